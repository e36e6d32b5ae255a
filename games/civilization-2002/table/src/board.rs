//! The world: colours of the owners, settlements, markers, figures.

use crate::piles::{Pile, Stack, piles};
use crate::{draw, far, ground, region, tips};
use civilization_2002::data::data;
use civilization_2002::exposed::Exposed;
use civilization_2002::ids::*;
use civilization_2002::options::RuleSet;
use civilization_2002::state::{Face, size_name};
use civilization_2002::targets;
use civilization_2002::view::{PieceView, RegionView};
use civilization_2002::{Civilization2002, Pending};
use kernel::{Seat, Target, msg};
use maud::{PreEscaped, html};
use table::{Part, Scene, at, seat_class};

type S<'a> = Scene<'a, Civilization2002>;

pub fn parts(scene: &S) -> Vec<Part> {
    let view = scene.view;
    let piles = piles(scene);
    let of = |seat: Seat| view.within_reach_of(seat).into_iter().map(move |place| (seat, place));
    let reached: Vec<(Seat, Exposed)> = view.players.iter().flat_map(|player| of(player.seat)).collect();
    let mut parts: Vec<Part> = view.regions.iter().map(|region| realm(scene, region, &reached)).collect();
    parts.push(Part::new("areas", html! { (ground::areas(scene.words)) }));
    parts.extend(far::parts(scene));
    for region in &view.regions {
        let pile = &piles[region.area.index()];
        let spot = Spot::of(pile, 0);
        if let Some(owner) = region.owner {
            parts.push(settlement(scene, region, owner, spot));
        }
        if pile.marker {
            parts.push(marker(scene, region, spot));
        }
    }
    for pile in &piles {
        for (i, stack) in pile.stacks.iter().enumerate() {
            stack_parts(scene, stack, Spot::of(pile, pile.fixed() + i), &mut parts);
        }
    }
    for (area, seats) in &view.challenges {
        let who: Vec<&str> = seats.iter().map(|s| scene.name(s)).collect();
        let id = format!("c-{}", area.0);
        let spot = Spot::of(&piles[area.index()], 0);
        let svg = html! {
            g id=(id) class="piece" style=(spot.style()) data-clear data-tip=(who.join(", ")) role="img" aria-label=(who.join(", ")) {
                circle.clash r="15" cy="-27" {} use href="#i-battle" x="-11" y="-38" width="22" height="22" {}
            }
        };
        parts.push(Part::new(id, svg));
    }
    parts
}

/// Whose a region is: a tint, and an edge along the inside of its border. Nobody's has its part, too: what comes after it
/// would otherwise be sent anew whenever a village is founded.
fn realm(scene: &S, region: &RegionView, reached: &[(Seat, Exposed)]) -> Part {
    let (id, n) = (format!("o-{}", region.area.0), region.area.0);
    let svg = html! {
        g id=(id) class=[region.owner.map(|owner| format!("realm {}", seat_class(owner)))] aria-hidden="true" {
            (region::tip(scene, region, reached))
            @if region.owner.is_some() {
                use.tint href={ "#r-" (n) } {}
                use.rim href={ "#r-" (n) } clip-path={ "url(#v-" (n) ")" } {}
            }
        }
    };
    Part::new(id, svg)
}

/// A place inside an area, and how large things are drawn there.
#[derive(Clone, Copy)]
struct Spot {
    area: Area,
    at: (f32, f32),
    scale: f32,
}

impl Spot {
    fn of(pile: &Pile, index: usize) -> Spot {
        Spot { area: pile.area, at: pile.room.place(index), scale: pile.room.scale }
    }
    fn style(self) -> PreEscaped<String> {
        PreEscaped(format!("transform:translate({:.0}px,{:.0}px)", self.at.0, self.at.1))
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

fn settlement(scene: &S, region: &RegionView, owner: Seat, spot: Spot) -> Part {
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
                @if scene.view.options.rules == RuleSet::Advanced {
                    @if region.happy { use href="#i-happy" x="-17" y="-17" width="10" height="10" {} }
                    @if region.productive { use href="#i-gear" x="7" y="-17" width="10" height="10" {} }
                }
            }
        }
    };
    Part::new(id, svg)
}

/// Beside a settlement a small ring, alone a large one; what nobody has turned up is a small back.
fn marker(scene: &S, region: &RegionView, spot: Spot) -> Part {
    let id = format!("k-{}", region.area.0);
    let tip = region.marker.map_or("marker-hidden".into(), |m| m.key());
    let secret = region.face == Face::Down;
    let aside = if region.owner.is_some() { (9.0, 9.0) } else { (0.0, 0.0) };
    let radius = if region.owner.is_some() { 8.0 } else { 12.0 };
    let svg = html! {
        g id=(id) class={ "piece mark-" @if secret { "down" } @else { "up" } } style=(spot.style()) data-in=(spot.inside()) role="img"
            aria-label=(scene.t(&tip)) data-tip=(tips::id(scene, &tip)) {
            g transform=[spot.size(aside.0, aside.1)] {
                @match region.marker {
                    Some(marker) => { (draw::marker(marker, radius)) @if secret { circle.known r=(radius) {} } }
                    None => { use.unseen href="#i-m-hidden" x="-9" y="-9" width="18" height="18" {} }
                }
            }
        }
    };
    Part::new(id, svg)
}

/// What is offered lies on top and can be picked.
fn stack_parts(scene: &S, stack: &Stack, spot: Spot, parts: &mut Vec<Part>) {
    let count = stack.pieces.len();
    let mut order: Vec<&PieceView> = stack.pieces.clone();
    order.sort_by_key(|p| (scene.offered(Target::Piece(p.id)), std::cmp::Reverse(p.slot)));
    for (i, piece) in order.iter().enumerate() {
        let depth = (count - 1 - i).min(2) as f32;
        let top = i + 1 == count;
        parts.push(one(scene, piece, spot, depth * 0.8, top.then_some(count)));
    }
}

fn one(scene: &S, piece: &PieceView, spot: Spot, aside: f32, top_of: Option<usize>) -> Part {
    let id = format!("p-{}", piece.id);
    let name = scene.say(&piece.figure.name());
    let lift = if piece.picked { -6.0 } else { 0.0 };
    let tip = match piece.aboard {
        Some(_) => format!("{name} · {} · {}", scene.name(piece.seat), scene.t("face-aboard")),
        None => format!("{name} · {} · {}", scene.name(piece.seat), points(scene, piece)),
    };
    let class = |word: &'static str, so: bool| if so { word } else { "" };
    let state = [class(" picked", piece.picked), class(" cargo", piece.aboard.is_some())].concat();
    let svg = html! {
        g id=(id) class={ "piece fig" (state) } style=(spot.style()) data-in=(spot.inside())
            data-target=(at(Target::Piece(piece.id))) data-piece=(id) role="img"
            aria-label={ (name) ", " (scene.name(piece.seat)) } data-tip=(tip) {
            rect.ring x="-18" y="-18" width="36" height="36" rx="8" transform=[spot.size(aside, lift - aside)] {}
            g transform=[spot.size(aside, lift - aside)] {
                (draw::token(piece.seat, piece.figure.kind))
                @if let Some(n) = top_of.filter(|n| *n > 1) {
                    g.count { circle cx="10" cy="10" r="10" {} text x="10" y="16" { (n) } }
                }
                @if piece.frozen { use href="#i-frozen" x="-17" y="-18" width="12" height="12" {} }
                @if piece.aboard.is_some() { path.deck d="M-13,15Q0,20 13,15" {} }
            }
        }
    };
    Part::new(id, svg)
}

/// R2.3.1: what is left to whoever moves now; to everybody else what they begin with when they do.
fn points(scene: &S, piece: &PieceView) -> String {
    let mover = match scene.view.frame {
        Pending::Movement(frame) => Some(frame.seat),
        Pending::Challenge(frame) => Some(frame.mover),
        Pending::Looked(frame) => Some(frame.seat),
        _ => None,
    };
    match mover == Some(piece.seat) {
        true => scene.say(&msg("face-points-left").num("n", piece.left)),
        false => {
            let points = data().tables.movement[piece.figure.kind.index()];
            scene.say(&msg("face-points-each").num("n", points))
        }
    }
}

/// A kind of figure as a message of the market.
pub fn figure_name(scene: &S, kind: Kind) -> String {
    scene.say(&scene.view.market[kind.index()].figure.name())
}
