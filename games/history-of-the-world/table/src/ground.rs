//! Sea, lands, names, terrain: what never changes on the map.

use crate::map::{Area, HEIGHT, Label, Map, SIDE, Spot, TRACK, WIDTH, map, wrap};
use history_of_the_world::{LANDS, Land, Options, Region, SEAS, Sea, board, targets};
use kit::{Id, Named};
use maud::{Markup, html};
use std::sync::LazyLock;
use table::{Words, at};

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

pub fn ground(words: &Words) -> Markup {
    let map = map();
    let board = full_board();
    let stand_in = Land::named("tasmania");
    html! {
        defs { clipPath id="map-edge" { rect width=(WIDTH) height=(HEIGHT) {} } }
        rect.under width=(WIDTH + SIDE) height=(HEIGHT + TRACK) {}
        g clip-path="url(#map-edge)" {
            rect.sea width=(WIDTH) height=(HEIGHT) {}
            g.waters { @for i in 0..SEAS { use href={ "#w-" (i) } {} } }
            @for path in &map.decoration.ice { path.ice d=(path) fill-rule="evenodd" {} }
            @for path in &map.decoration.wild { path.wild d=(path) fill-rule="evenodd" {} }
            g.shore { @for i in 0..LANDS { use href={ "#s-" (i) } {} } }
            @for i in 0..LANDS {
                @let land = Land(i as u8);
                @let class = match board.region_of[land] { Some(region) => format!("land r-{}", region.0), None => "land barren".into() };
                @if Some(land) != stand_in {
                    use class=(class) href={ "#s-" (i) } data-tip={ "land-" (i) } {}
                } @else { use.wild href={ "#s-" (i) } {} }
            }
            @for path in &map.decoration.lake { path.lake d=(path) {} }
            @for path in &map.decoration.river { path.river d=(path) {} }
            @for path in &map.crossings { path.crossing d=(path) {} }
            @for path in &map.straits { path.strait d=(path) data-tip="strait" {} }
            @for path in &map.walls { path.wall d=(path) data-tip="wall" {} }
            (marks(map))
            g.names {
                @for i in 0..SEAS { (name(words.get(&Sea(i as u8).key()), &map.seas[i].label, "water", false)) }
                @for i in 0..LANDS {
                    @let land = Land(i as u8);
                    @let class = if board.barren.has(land) { "name dim" } else { "name" };
                    @if Some(land) != stand_in {
                        (name(words.get(&land.key()), &map.lands[i].label, class, board.resources.has(land)))
                    }
                }
            }
        }
        rect.map-frame x="2" y="2" width=(WIDTH - 4) height=(HEIGHT - 4) {}
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

/// A name as large as the room for it lets it be, a resource before it.
pub fn name(text: &str, label: &Label, class: &str, resource: bool) -> Markup {
    let lines = wrap(text, label.lines);
    let longest = lines.iter().map(|l| l.chars().count()).max().unwrap_or(1);
    let size = 1.12 * label.size * (label.letters as f32 / longest as f32).clamp(0.62, 1.0);
    let first = label.y - (lines.len() as f32 - 1.0) * size * 0.54 + size * 0.34;
    let left = label.x - longest as f32 * size * 0.27 - 9.0;
    html! {
        g transform=[(label.angle != 0.0).then(|| format!("rotate({} {} {})", label.angle, label.x, label.y))] {
            text class=(class) font-size=(format!("{size:.1}")) x=(label.x) y=(format!("{first:.1}")) {
                @if lines.len() == 1 { (lines[0]) } @else {
                    @for (i, line) in lines.iter().enumerate() {
                        tspan x=(label.x) dy=[(i > 0).then(|| format!("{:.1}", size * 1.08))] { (line) }
                    }
                }
            }
            @if resource {
                g.gem transform={ "translate(" (format!("{left:.1}")) "," (label.y) ")" } data-tip="resource" { use href="#i-gem" {} }
            }
        }
    }
}

/// Edges that light up: over the colours of the owners, under the pieces. Always the same, so drawn once.
pub fn edges() -> Markup {
    static EDGES: LazyLock<Markup> = LazyLock::new(draw_edges);
    EDGES.clone()
}

/// Under the pieces of a land.
fn badge_at(land: &Area) -> String {
    let Spot { x, y, scale } = land.spot;
    format!("{x:.0},{:.0}", y + 27.0 * scale)
}

fn draw_edges() -> Markup {
    let board = full_board();
    html! {
        g.edges id="edges" {
            @for i in 0..SEAS { use.edge href={ "#w-" (i) } data-target=(at(targets::sea(Sea(i as u8)))) data-tip={ "sea-" (i) } {} }
            @for (i, land) in map().lands.iter().enumerate() {
                use.edge href={ "#s-" (i) } data-target=(at(targets::land(Land(i as u8)))) data-tip={ "land-" (i) }
                    data-badge-at=(badge_at(land)) {}
            }
            @for region in Region::all() {
                g.edge.whole data-target=(at(targets::region(region))) data-tip={ "region-" (region.0) } {
                    @for land in board.regions[region] { use href={ "#s-" (land.0) } {} }
                }
            }
        }
    }
}
