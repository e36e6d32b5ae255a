//! The world: land and sea, markers, settlements, stacks.

use crate::map::{self, map};
use crate::places;
use crate::{draw, tips};
use civilization_2002::Civilization2002;
use civilization_2002::ids::*;
use civilization_2002::state::{Face, Phase, size_name};
use civilization_2002::targets;
use civilization_2002::view::{PieceView, RegionView};
use kernel::{Seat, Target, msg};
use maud::{Markup, PreEscaped, html};
use table::{Part, Scene, Words, at};

pub fn ground(words: &Words) -> Markup {
    html! {
        rect.ocean width="1600" height="960" {}
        g.seas { @for area in Area::all().filter(|a| !a.is_land()) { (shape(area, words)) } }
        g.wraps aria-hidden="true" {
            @for path in &map().wraps { path d=(path) {} }
            g transform="translate(1600,0)" { @for path in &map().wraps { path d=(path) {} } }
        }
        g.shores aria-hidden="true" { @for area in Area::lands() { path d=(map::shape(area).path) {} } }
        g.lands { @for area in Area::lands() { (shape(area, words)) } }
        g.lakes aria-hidden="true" { @for path in &map().lakes { path d=(path) {} } }
        g.names aria-hidden="true" { @for area in Area::all() { (name(area, words)) } }
        rect.map-frame x="2" y="2" width="1596" height="956" {}
    }
}

fn shape(area: Area, words: &Words) -> Markup {
    let shape = map::shape(area);
    let kind = if area.is_land() { "land" } else { "sea" };
    html! {
        path class={ (kind) " c-" (shape.continent) } d=(shape.path) fill-rule="evenodd"
            data-target=(at(Target::Space(targets::area(area)))) data-tip=(words.get(&area.key()))
            role="img" aria-label=(words.get(&area.key())) {}
    }
}

/// As many lines as the drawn map has, so that names fit where they were fitted.
fn name(area: Area, words: &Words) -> Markup {
    let label = &map::shape(area).label;
    let key = area.key();
    let lines = split(words.get(&key), label.lines.len());
    let first = label.y - (lines.len() as f32 - 1.0) * label.size * 0.52 + label.size * 0.33;
    let size = if area.is_land() { label.size } else { label.size.min(15.0) };
    html! {
        text class={ @if area.is_land() { "name" } @else { "name water" } } font-size=(size)
            transform={ "rotate(" (label.angle) " " (label.x) " " (label.y) ")" } {
            @for (i, line) in lines.iter().enumerate() { tspan x=(label.x) y=(first + i as f32 * label.size * 1.04) { (line) } }
        }
    }
}

/// A name over so many lines, as evenly as its words allow.
fn split(text: &str, lines: usize) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    if lines < 2 || words.len() < 2 {
        return vec![text.to_owned()];
    }
    let longest = text.chars().count().div_ceil(lines) + 1;
    let mut out: Vec<String> = vec![String::new()];
    for word in words {
        let last = out.last_mut().expect("never empty");
        if !last.is_empty() && last.chars().count() + word.chars().count() > longest {
            out.push(word.to_owned());
        } else {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        }
    }
    out
}

/// What stands in an area: the settlement, the marker, then one stack for each owner and kind.
#[derive(Default)]
struct Pile<'a> {
    settlement: bool,
    marker: bool,
    stacks: Vec<Stack<'a>>,
}

struct Stack<'a> {
    pieces: Vec<&'a PieceView>,
}

impl Pile<'_> {
    fn len(&self) -> usize {
        self.settlement as usize + self.marker as usize + self.stacks.len()
    }
}

pub fn parts(scene: &Scene<Civilization2002>) -> Vec<Part> {
    let view = scene.view;
    let mut piles: Vec<Pile> = (0..AREAS).map(|_| Pile::default()).collect();
    for region in &view.regions {
        let pile = &mut piles[region.area.index()];
        pile.settlement = region.owner.is_some();
        pile.marker = region.face != Face::Gone;
    }
    for piece in &view.pieces {
        let stacks = &mut piles[piece.area.index()].stacks;
        let alike = |other: &PieceView| {
            other.seat == piece.seat
                && other.figure == piece.figure
                && other.picked == piece.picked
                && other.frozen == piece.frozen
                // Of those that move now, who has moved is another stack.
                && (other.left == piece.left || view.phase != Phase::Movement || !view.open.contains(piece.seat))
                && other.aboard == piece.aboard
        };
        match stacks.iter_mut().find(|s| alike(s.pieces[0])) {
            Some(stack) => stack.pieces.push(piece),
            None => stacks.push(Stack { pieces: vec![piece] }),
        }
    }
    let mut parts = Vec::new();
    for region in &view.regions {
        let pile = &piles[region.area.index()];
        let count = pile.len();
        if let Some(owner) = region.owner {
            parts.push(settlement(scene, region, owner, Spot::of(region.area, 0, count)));
        }
        if region.face != Face::Gone {
            let index = pile.settlement as usize;
            parts.push(marker(scene, region, Spot::of(region.area, index, count)));
        }
    }
    for (area, pile) in Area::all().zip(&piles) {
        let (count, before) = (pile.len(), pile.len() - pile.stacks.len());
        for (i, stack) in pile.stacks.iter().enumerate() {
            stack_parts(scene, stack, Spot::of(area, before + i, count), &mut parts);
        }
    }
    for (area, seats) in &view.challenges {
        let who: Vec<&str> = seats.iter().map(|s| scene.name(s)).collect();
        let id = format!("c-{}", area.0);
        let svg = html! {
            g id=(id) class="piece" style=(Spot::of(*area, 0, 1).style()) data-tip=(who.join(", ")) {
                use href="#i-battle" x="-15" y="-49" width="30" height="30" {}
            }
        };
        parts.push(Part::new(id, svg));
    }
    parts
}

/// A place inside an area, and how large things are drawn there.
#[derive(Clone, Copy)]
struct Spot {
    area: Area,
    at: (f32, f32),
    scale: f32,
}

impl Spot {
    fn of(area: Area, index: usize, count: usize) -> Spot {
        Spot { area, at: places::place(area, index), scale: places::scale(area, count) }
    }
    fn style(self) -> PreEscaped<String> {
        PreEscaped(format!("transform:translate({:.1}px,{:.1}px)", self.at.0, self.at.1))
    }
    /// As an attribute of the drawing inside, moved aside by so much.
    fn size(self, x: f32, y: f32) -> Option<String> {
        let plain = self.scale > 0.99 && x == 0.0 && y == 0.0;
        (!plain).then(|| format!("scale({:.2}) translate({x},{y})", self.scale))
    }
    /// The area it stands in, for whoever wants to know.
    fn inside(self) -> impl maud::Render {
        at(Target::Space(targets::area(self.area)))
    }
}

fn settlement(scene: &Scene<Civilization2002>, region: &RegionView, owner: Seat, spot: Spot) -> Part {
    let id = format!("s-{}", region.area.0);
    let size = scene
        .t(["size-none", "size-village", "size-town", "size-city", "size-metropolis"][region.size as usize]);
    let tip = scene.say(
        &msg("face-settlement")
            .term("where", region.area.key())
            .with("what", size_name(region.size))
            .seat("who", owner)
            .num("n", region.value),
    );
    let svg = html! {
        g id=(id) class="piece" style=(spot.style()) data-in=(spot.inside())
            role="img" aria-label={ (size) ", " (scene.name(owner)) } data-tip=(tip) {
            g transform=[spot.size(0.0, 0.0)] {
                (draw::settlement(owner, region.size))
                @if scene.view.options.rules == civilization_2002::options::RuleSet::Advanced {
                    @if region.happy { use href="#i-happy" x="-18" y="-20" width="11" height="11" {} }
                    @if region.productive { use href="#i-gear" x="-18" y="6" width="11" height="11" {} }
                }
            }
        }
    };
    Part::new(id, svg)
}

fn marker(scene: &Scene<Civilization2002>, region: &RegionView, spot: Spot) -> Part {
    let id = format!("k-{}", region.area.0);
    let tip = region.marker.map_or("marker-hidden".into(), |m| m.key());
    let secret = region.face == Face::Down;
    let svg = html! {
        g id=(id) class={ "piece mark-" @if secret { "down" } @else { "up" } } style=(spot.style()) data-in=(spot.inside()) role="img"
            aria-label=(scene.t(&tip)) data-tip=(tips::id(scene, &tip)) {
            g transform=[spot.size(0.0, 0.0)] {
                @match region.marker {
                    Some(marker) => { (draw::marker(marker)) @if secret { circle.known r="13.500" {} } }
                    None => { use.unseen href="#i-m-hidden" x="-9" y="-9" width="18" height="18" {} }
                }
            }
        }
    };
    Part::new(id, svg)
}

/// Alike pieces lie on each other; what is offered lies on top and can be picked.
fn stack_parts(scene: &Scene<Civilization2002>, stack: &Stack, spot: Spot, parts: &mut Vec<Part>) {
    let count = stack.pieces.len();
    let mut order: Vec<&PieceView> = stack.pieces.clone();
    order.sort_by_key(|p| (scene.offered(Target::Piece(p.id)), std::cmp::Reverse(p.slot)));
    for (i, piece) in order.iter().enumerate() {
        let depth = (count - 1 - i).min(3) as f32;
        let top = i + 1 == count;
        parts.push(one(scene, piece, spot, depth * 2.0, top.then_some(count)));
    }
}

fn one(
    scene: &Scene<Civilization2002>,
    piece: &PieceView,
    spot: Spot,
    aside: f32,
    top_of: Option<usize>,
) -> Part {
    let id = format!("p-{}", piece.id);
    let name = scene.say(&piece.figure.name());
    let lift = if piece.picked { -7.0 } else { 0.0 };
    let tip = match piece.aboard {
        Some(_) => format!("{name} · {} · {}", scene.name(piece.seat), scene.t("face-aboard")),
        None => format!("{name} · {} · {}", scene.name(piece.seat), points(scene, piece)),
    };
    let svg = html! {
        g id=(id) class={ "piece fig" @if piece.picked { " picked" } @if piece.aboard.is_some() { " cargo" } }
            style=(spot.style()) data-in=(spot.inside()) data-target=(at(Target::Piece(piece.id))) role="img"
            aria-label={ (name) ", " (scene.name(piece.seat)) } data-tip=(tip) {
            rect.ring x="-19" y="-19" width="38" height="38" rx="9" transform=[spot.size(aside, lift - aside)] {}
            g transform=[spot.size(aside, lift - aside)] {
                (draw::token(piece.seat, piece.figure.kind))
                @if let Some(n) = top_of.filter(|n| *n > 1) {
                    g.count { circle cx="13" cy="-13" r="9.500" {} text x="13" y="-8.500" { (n) } }
                }
                @if piece.frozen { use href="#i-frozen" x="-17" y="-18" width="12" height="12" {} }
                @if piece.aboard.is_some() { path.deck d="M-13,15Q0,20 13,15" {} }
            }
        }
    };
    Part::new(id, svg)
}

fn points(scene: &Scene<Civilization2002>, piece: &PieceView) -> String {
    scene.say(&msg("face-points-left").num("n", piece.left))
}

/// A kind of figure as a message of the market.
pub fn figure_name(scene: &Scene<Civilization2002>, kind: Kind) -> String {
    scene.say(&scene.view.market[kind.index()].figure.name())
}
