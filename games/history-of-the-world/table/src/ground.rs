//! Sea, lands, names, terrain: what never changes on the map.

use crate::map::{Area, HEIGHT, LEAST_NAME, Map, READ_FROM_AFAR, REGION_NAMES, TRACK, WIDTH, map, wrap};
use history_of_the_world::{LANDS, Land, Options, Region, SEAS, Sea, board, targets};
use kernel::{Target, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use std::sync::{LazyLock, OnceLock};
use table::{Letters, Words, at};
use text::Lang;

/// The board with every land, for drawing; the table's options decide which is in play.
fn full_board() -> &'static history_of_the_world::Board {
    board(&Options { lands: 102, ..Options::default() })
}

/// Shapes of lands and waters, to be used where they are needed: in colours, as tints, as edges.
pub fn shapes() -> Markup {
    let map = map();
    html! {
        @for (i, land) in map.lands.iter().enumerate() { path id={ "s-" (i) } d=(land.path) fill-rule="evenodd" {} }
        @for (i, sea) in map.seas.iter().enumerate() { path id={ "w-" (i) } d=(sea.path) fill-rule="evenodd" {} }
    }
}

pub fn ground() -> Markup {
    let map = map();
    let board = full_board();
    let stand_in = Land::named("tasmania");
    html! {
        defs {
            clipPath id="map-edge" { rect width=(WIDTH) height=(HEIGHT) {} }
            pattern id="map-waves" width="76" height="34" patternUnits="userSpaceOnUse" {
                path.wave d="M0,24c9,-9 19,-9 28,0s19,9 28,0 14,-8 20,0" {}
            }
            (textures())
        }
        rect.under x="-900" y="-900" width="3400" height="2935" {}
        rect.band y=(HEIGHT) width=(WIDTH) height=(TRACK) {}
        g clip-path="url(#map-edge)" {
            rect.sea width=(WIDTH) height=(HEIGHT) {}
            rect width=(WIDTH) height=(HEIGHT) fill="url(#map-waves)" {}
            (graticule())
            g.waters { @for i in 0..SEAS { use href={ "#w-" (i) } {} } }
            @for path in &map.decoration.ice { path.ice d=(path) fill-rule="evenodd" {} }
            g.shoal { @for i in 0..LANDS { use href={ "#s-" (i) } {} } }
            @for path in &map.decoration.wild { path.wild d=(path) fill-rule="evenodd" {} }
            g.shore { @for i in 0..LANDS { use href={ "#s-" (i) } {} } }
            @for i in 0..LANDS {
                @let land = Land(i as u8);
                @let class = match board.region_of[land] { Some(region) => format!("land r-{}", region.0), None => "land barren".into() };
                @if Some(land) != stand_in {
                    use class=(class) href={ "#s-" (i) } data-tip={ "land-" (i) } {}
                } @else { use.wild href={ "#s-" (i) } {} }
            }
            // By pattern as well as by colour: nobody has to tell two greens apart.
            @for region in Region::all() {
                g.texture fill={ "url(#tx-" (region.0) ")" } {
                    @for land in board.regions[region] { @if Some(land) != stand_in { use href={ "#s-" (land.0) } {} } }
                }
            }
            @for path in &map.decoration.lake { path.lake d=(path) {} }
            @for path in &map.decoration.river { path.river d=(path) {} }
            @for path in &map.borders { path.border d=(path) {} }
            @for path in &map.borders { path.border-in d=(path) {} }
            @for path in &map.crossings { path.crossing d=(path) {} }
            @for path in &map.straits { path.strait d=(path) data-tip="strait" {} }
            @for path in &map.walls { path.wall d=(path) data-tip="wall" {} }
            (marks(map))
        }
        rect.map-frame x="2" y="2" width=(WIDTH - 4) height=(HEIGHT - 4) {}
        rect.map-line x="9" y="9" width=(WIDTH - 18) height=(HEIGHT - 18) {}
    }
}

/// Meridians and parallels, as an atlas has them.
fn graticule() -> Markup {
    html! {
        g.graticule {
            @for i in 1..10 { path d={ "M" (i * 160) ",0Q" (i * 160 + (i - 5) * 7) ",530 " (i * 160) "," (HEIGHT) } {} }
            @for i in 1..7 { path d={ "M0," (i * 151) "Q800," (i * 151 + 24) " " (WIDTH) "," (i * 151) } {} }
        }
    }
}

/// A texture a region: lines of several slopes, dots, crosses. Neighbours differ.
fn textures() -> Markup {
    const DRAWN: [(u8, i16, &str); 13] = [
        (9, 45, "M0,0V9"),
        (10, 0, "M5,4v2M0,9v2M10,9v2"),
        (9, -45, "M0,0V9"),
        (12, 0, "M0,3h5M6,9h5"),
        (10, 90, "M0,0V10"),
        (12, 20, "M0,0V12"),
        (11, 0, "M3,5h5M5.5,2.5v5"),
        (13, 0, "M2,2l4,4M8,9l4,4"),
        (14, 0, "M0,7q3.5,-5 7,0t7,0"),
        (13, 0, "M7,2l-4,6h8Z"),
        (8, 0, "M0,0V8"),
        (12, 0, "M3,3l6,6M9,3l-6,6"),
        (11, 65, "M0,0V11M4,0V11"),
    ];
    html! {
        @for (i, (size, turn, path)) in DRAWN.iter().enumerate() {
            pattern id={ "tx-" (i) } width=(size) height=(size) patternUnits="userSpaceOnUse"
                patternTransform=[(*turn != 0).then(|| format!("rotate({turn})"))] { path.ink d=(path) {} }
        }
    }
}

/// A region, in large letters, for whoever sees the whole world.
fn realm(name: &str, (x, y): (f32, f32)) -> Markup {
    let lines = wrap(name, 2);
    html! {
        text.realm-name data-yields x=(x) y=(y - 12.0 * (lines.len() as f32 - 1.0)) {
            @for (i, line) in lines.iter().enumerate() { tspan x=(x) dy=[(i > 0).then_some(25)] { (line) } }
        }
    }
}

/// Mountains, forests and the Great Wall, on the side where they help.
fn marks(map: &Map) -> Markup {
    html! {
        g.marks {
            @for (x, y, _) in &map.marks.mountain { use href="#i-peak" x=(x) y=(y) {} }
            @for (x, y, _) in &map.marks.forest { use href="#i-tree" x=(x) y=(y) {} }
            @for (x, y, angle) in &map.marks.great_wall {
                use href="#i-tower" transform={ "translate(" (x) "," (y) ") rotate(" (angle + 90.0) ")" } {}
            }
        }
    }
}

/// A name in lines, and the size of its letters.
pub struct Written {
    pub lines: Vec<String>,
    pub size: f32,
    /// Its middle.
    pub y: f32,
}

/// As large as the room for it lets it be: in one line more where that is larger, and never too small to be read.
/// Lines that were not reckoned with grow away from the pieces.
pub fn written(text: &str, area: &Area) -> Written {
    let Area { label, spot, .. } = area;
    let room = label.letters as f32 * label.size * 0.74;
    let most = 1.12 * label.size;
    let ways = (label.lines..=label.lines + 1).map(|n| {
        let lines = wrap(text, n);
        let widest = lines.iter().map(|line| Letters::Serif.width(line, 1.0)).fold(0.1, f32::max);
        // More lines than the room is meant for are written closer.
        let high = if lines.len() > label.lines { 0.86 * most } else { most };
        let size = (room / widest).min(high).max(LEAST_NAME);
        let more = lines.len().saturating_sub(label.lines) as f32 * size * 0.54;
        let away = if label.angle != 0.0 { 0.0 } else { more.copysign(label.y - spot.y) };
        Written { size, lines, y: label.y + away }
    });
    let better = |a: Written, b: Written| if b.size > a.size + 0.5 { b } else { a };
    ways.reduce(better).expect("there is one way at least")
}

pub fn name(text: &str, area: &Area, class: &str, of: Target) -> Markup {
    let label = &area.label;
    let Written { lines, size, y } = written(text, area);
    let first = y - (lines.len() as f32 - 1.0) * size * 0.54 + size * 0.34;
    // The closer one has to be to read it, the later it is shown.
    let near = match size {
        _ if size >= READ_FROM_AFAR => "",
        15.5.. => " near-3",
        12.4.. => " near-2",
        _ => " near-1",
    };
    html! {
        g transform=[(label.angle != 0.0).then(|| format!("rotate({} {} {})", label.angle, label.x, label.y))] {
            text class={ (class) (near) } data-names=(at(of)) font-size=(format!("{size:.1}")) x=(label.x) y=(format!("{first:.1}")) {
                @if lines.len() == 1 { (lines[0]) } @else {
                    @for (i, line) in lines.iter().enumerate() {
                        tspan x=(label.x) dy=[(i > 0).then(|| format!("{:.1}", size * 1.08))] { (line) }
                    }
                }
            }
        }
    }
}

/// R10.1: the resource of a land, inside its shape: where names are long it would lie in another land beside its name.
pub fn gem(words: &Words, land: Land) -> Markup {
    let area = map().land(land);
    let tip = || words.fill(&msg("face-gem").term("land", land.key()));
    html! {
        @if let Some((x, y)) = area.gem.filter(|_| full_board().resources.has(land)) {
            g.gem transform={ "translate(" (x) "," (y) ")" } data-tip=(tip()) { use href="#i-gem" {} }
        }
    }
}

/// What waters, lands and regions are called: over the colours of the owners, which would tinge it, and under the pieces. Always
/// the same in a language, so drawn once.
pub fn names(words: &Words) -> Markup {
    static NAMES: [OnceLock<Markup>; Lang::ALL.len()] = [const { OnceLock::new() }; Lang::ALL.len()];
    let nth = Lang::ALL.iter().position(|lang| *lang == words.lang()).unwrap_or_default();
    NAMES[nth].get_or_init(|| draw_names(words)).clone()
}

fn draw_names(words: &Words) -> Markup {
    let (map, board, stand_in) = (map(), full_board(), Land::named("tasmania"));
    html! {
        g.names id="names" {
            @for i in 0..SEAS { (name(words.get(&Sea(i as u8).key()), &map.seas[i], "water", targets::sea(Sea(i as u8)))) }
            @for i in 0..LANDS {
                @let land = Land(i as u8);
                @let class = if board.barren.has(land) { "name dim" } else { "name" };
                @if Some(land) != stand_in {
                    (name(words.get(&land.key()), &map.lands[i], class, targets::land(land)))
                    (gem(words, land))
                }
            }
            @for region in Region::all() { (realm(words.get(&region.key()), REGION_NAMES[region.index()])) }
        }
    }
}

/// Edges of waters that light up: over the colours of the owners, under the pieces. Always the same, so drawn once.
pub fn edges() -> Markup {
    static EDGES: LazyLock<Markup> = LazyLock::new(draw_edges);
    EDGES.clone()
}

fn draw_edges() -> Markup {
    html! {
        g.edges id="edges" {
            @for i in 0..SEAS { use.edge href={ "#w-" (i) } data-target=(at(targets::sea(Sea(i as u8)))) data-tip={ "sea-" (i) } {} }
        }
    }
}

/// Whole regions, over their lands.
pub fn wholes() -> Markup {
    static WHOLES: LazyLock<Markup> = LazyLock::new(draw_wholes);
    WHOLES.clone()
}

fn draw_wholes() -> Markup {
    let board = full_board();
    html! {
        g.edges id="wholes" {
            @for region in Region::all() {
                @let (x, y) = REGION_NAMES[region.index()];
                g.edge.whole data-target=(at(targets::region(region))) data-tip={ "region-" (region.0) } data-badge-at={ (x) "," (y) } {
                    @for land in board.regions[region] { use href={ "#s-" (land.0) } {} }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::WorldMap;
    use crate::map::Spot;

    /// A name as a turned box: its middle, half its width and height, its angle.
    struct Box {
        at: (f32, f32),
        half: (f32, f32),
        turn: f32,
    }

    impl Box {
        fn corners(&self) -> [(f32, f32); 4] {
            let (sin, cos) = self.turn.to_radians().sin_cos();
            let (w, h) = self.half;
            [(-w, -h), (w, -h), (w, h), (-w, h)]
                .map(|(x, y)| (self.at.0 + x * cos - y * sin, self.at.1 + x * sin + y * cos))
        }
        /// Whether no line can be drawn between the two.
        fn meets(&self, other: &Box) -> bool {
            [self.turn, self.turn + 90.0, other.turn, other.turn + 90.0].iter().all(|turn| {
                let (sin, cos) = turn.to_radians().sin_cos();
                let shadow = |of: &Box| {
                    let along = of.corners().map(|(x, y)| x * cos + y * sin);
                    (
                        along.iter().copied().fold(f32::MAX, f32::min),
                        along.iter().copied().fold(f32::MIN, f32::max),
                    )
                };
                let ((a, b), (c, d)) = (shadow(self), shadow(other));
                a < d && c < b
            })
        }
    }

    fn boxes(lang: Lang) -> Vec<(String, f32, Box)> {
        let words = Words::at::<WorldMap>(lang).unwrap_or_else(|p| panic!("{p:?}"));
        let lands = (0..LANDS).map(|i| (words.get(&Land(i as u8).key()).to_owned(), &map().lands[i]));
        let seas = (0..SEAS).map(|i| (words.get(&Sea(i as u8).key()).to_owned(), &map().seas[i]));
        lands
            .chain(seas)
            .map(|(name, area)| {
                let Written { lines, size, y } = written(&name, area);
                let widest = lines.iter().map(|line| Letters::Serif.width(line, size)).fold(0.0, f32::max);
                // Most faces are narrower than the widest; a hair of the outermost letters may touch.
                let half = (widest * 0.44, (lines.len() as f32 * 1.08 - 0.42) * size / 2.0);
                (name, size, Box { at: (area.label.x, y), half, turn: area.label.angle })
            })
            .collect()
    }

    #[test]
    fn no_name_is_too_small_to_be_read_where_the_camera_goes() {
        for lang in Lang::ALL {
            for (name, size, _) in boxes(lang) {
                assert!(size >= LEAST_NAME, "{lang}: {name}: {size}");
            }
        }
    }

    #[test]
    fn no_name_lies_on_another() {
        for lang in Lang::ALL {
            let boxes = boxes(lang);
            let mut pairs = Vec::new();
            for (i, (name, _, place)) in boxes.iter().enumerate() {
                pairs.extend(
                    boxes[..i].iter().filter(|b| b.2.meets(place)).map(|b| format!("{name} / {}", b.0)),
                );
            }
            assert!(pairs.is_empty(), "{lang}: {pairs:#?}");
        }
    }

    /// Whoever sees the whole world reads the names of regions and of waters.
    #[test]
    fn names_of_regions_lie_on_no_water() {
        for lang in Lang::ALL {
            let words = Words::at::<WorldMap>(lang).unwrap_or_else(|p| panic!("{p:?}"));
            let waters = boxes(lang).split_off(LANDS);
            for region in Region::all() {
                let lines = wrap(words.get(&region.key()), 2);
                let widest = lines.iter().map(|line| Letters::Serif.width(line, 23.0)).fold(0.0, f32::max);
                let (x, y) = REGION_NAMES[region.index()];
                let place =
                    Box { at: (x, y - 8.0), half: (widest * 0.46, lines.len() as f32 * 11.0), turn: 0.0 };
                for (name, _, water) in &waters {
                    assert!(!place.meets(water), "{lang}: {lines:?} / {name}");
                }
            }
        }
    }

    /// A shape's corners, ring by ring.
    fn rings(path: &str) -> Vec<Vec<(f32, f32)>> {
        let number = |text: &str| text.parse::<f32>().unwrap_or_else(|_| panic!("{text}"));
        let corner =
            |text: &str| text.split_once(',').map(|(x, y)| (number(x), number(y))).expect("two numbers");
        path.split('M')
            .skip(1)
            .map(|ring| ring.trim_end_matches('Z').split('L').map(corner).collect())
            .collect()
    }

    fn within((x, y): (f32, f32), path: &str) -> bool {
        let rings = rings(path);
        let sides = rings.iter().flat_map(|ring| ring.iter().zip(ring.iter().cycle().skip(1)));
        let crossed = sides.filter(|((ax, ay), (bx, by))| {
            (*ay > y) != (*by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax
        });
        crossed.count() % 2 == 1
    }

    /// R10.1: whose a resource is can be seen: it lies inside its own land, and neither a name nor a piece lies on it.
    #[test]
    fn resources_lie_in_their_own_land() {
        let pieces: Vec<Box> = map().lands.iter().map(|area| army(area.spot)).collect();
        for land in full_board().resources {
            let (x, y) = map().land(land).gem.unwrap_or_else(|| panic!("{}: no place", land.name()));
            let corners =
                [(0.0, -6.5), (6.0, -1.0), (0.0, 6.5), (-6.0, -1.0)].map(|(dx, dy)| (x + dx, y + dy));
            assert!(corners.iter().all(|corner| within(*corner, &map().land(land).path)), "{}", land.name());
            let gem = Box { at: (x, y), half: (6.0, 6.5), turn: 0.0 };
            assert!(!pieces.iter().any(|piece| piece.meets(&gem)), "{}: a piece", land.name());
            for lang in Lang::ALL {
                for (name, _, place) in boxes(lang) {
                    assert!(!place.meets(&gem), "{lang}: {}: {name}", land.name());
                }
            }
        }
        let nowhere =
            map().lands.iter().enumerate().filter(|(i, _)| !full_board().resources.has(Land(*i as u8)));
        assert!(nowhere.into_iter().all(|(_, area)| area.gem.is_none()));
    }

    fn army(Spot { x, y, scale }: Spot) -> Box {
        Box { at: (x, y + scale), half: (13.0 * scale, 17.0 * scale), turn: 0.0 }
    }
}
