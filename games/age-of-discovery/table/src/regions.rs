//! The map: land and sea once a page, and on each region its tile, its good and its workers.

use crate::draw::{self, Figure};
use crate::map::{Place, map, place};
use age_of_discovery::{AgeOfDiscovery, Kind, LandView, Region, View, targets};
use kernel::{Seat, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Part, Scene, Words, at};

/// Names of waters: key, place, size, angle.
const WATERS: [(&str, f32, f32, u8, i16); 5] = [
    ("face-atlantic", 838.0, 512.0, 27, -24),
    ("face-pacific", 62.0, 500.0, 25, -78),
    ("face-caribbean-sea", 470.0, 742.0, 15, 0),
    ("face-gulf", 314.0, 592.0, 15, 0),
    ("face-south-atlantic", 860.0, 1128.0, 22, 0),
];

/// Sea, land and names: never changes.
pub fn ground(words: &Words) -> Markup {
    let map = map();
    html! {
        defs {
            clipPath id="map-edge" { rect x="10" y="10" width="955" height="1180" rx="8" {} }
            pattern id="map-waves" width="64" height="28" patternUnits="userSpaceOnUse" {
                path.wave d="M0,20c8,-8 16,-8 24,0s16,8 24,0 12,-6 16,0" {}
            }
        }
        g clip-path="url(#map-edge)" {
            rect.sea x="0" y="0" width="975" height="1200" {}
            rect x="0" y="0" width="975" height="1200" fill="url(#map-waves)" {}
            (graticule())
            @for path in &map.wild { path.wild d=(path) fill-rule="evenodd" {} }
            g.shore { @for region in Region::all() { path d=(map.land(region)) {} } }
            @for region in Region::all() {
                path class={ "land land-" (region.name()) } d=(map.land(region)) fill-rule="evenodd"
                    data-target=(at(targets::region(region))) data-tip=(region.key()) {}
            }
            @for path in &map.lakes { path.lake d=(path) {} }
            @for path in &map.rivers { path.river d=(path) {} }
            @for path in &map.straits { path.strait d=(path) {} }
            @for (key, x, y, size, angle) in WATERS {
                text.water x=(x) y=(y) font-size=(size) transform={ "rotate(" (angle) " " (x) " " (y) ")" } { (words.get(key)) }
            }
        }
        rect.map-frame x="10" y="10" width="955" height="1180" rx="8" {}
        @for region in Region::all() { (name(region, words)) }
    }
}

/// Meridians and parallels, as an atlas has them.
fn graticule() -> Markup {
    html! {
        g.graticule {
            @for i in 1..6 { path d={ "M" (i * 170 - 40) ",0Q" (i * 165 - 20) ",600 " (i * 170 - 40) ",1200" } {} }
            @for i in 1..7 { path d={ "M0," (i * 180) "Q490," (i * 180 + 26) " 975," (i * 180) } {} }
        }
    }
}

/// The good and, after it, the name, as large as both fit.
struct Heading {
    good: f32,
    /// Middle of the name.
    name: f32,
    size: f32,
}

fn heading(region: Region, name: &str) -> Heading {
    const GOOD: f32 = 40.0;
    let Place { x, width, .. } = place(region);
    // Letters of this face are about as wide as this, in their size.
    let letters = name.chars().count() as f32 * 0.6;
    let size = ((width - GOOD) / letters).min(23.0);
    let left = x - (GOOD + letters * size) / 2.0;
    Heading { good: left + 14.0, name: left + GOOD + letters * size / 2.0, size }
}

fn name(region: Region, words: &Words) -> Markup {
    let Place { x, y, width, height, plate } = place(region);
    let key = region.key();
    html! {
        g.place {
            @if let Some((lx, ly)) = plate {
                line.leader x1=(x - width.copysign(x - lx) / 2.0) y1=(y + 22.0) x2=(lx) y2=(ly) {}
                rect class={ "plate land-" (region.name()) } x=(x - width / 2.0) y=(y) width=(width) height=(height) rx="8"
                    data-target=(at(targets::region(region))) data-tip=(key) {}
            }
            @let name = words.get(&key);
            @let Heading { name: middle, size, .. } = heading(region, name);
            text.region-name x=(middle) y=(y + 25.0) font-size=(size) { (name) }
        }
    }
}

/// One part a region.
pub fn parts(scene: &Scene<AgeOfDiscovery>) -> Vec<Part> {
    scene
        .view
        .regions
        .pairs()
        .map(|(region, land)| {
            let id = format!("r-{}", region.name());
            let svg = html! { g id=(id) class="region" { (content(scene, region, land)) } };
            Part::new(id, svg)
        })
        .collect()
}

fn content(scene: &Scene<AgeOfDiscovery>, region: Region, land: &LandView) -> Markup {
    let y = place(region).y;
    let left = heading(region, scene.t(&region.key())).good;
    html! {
        @if land.good_there {
            g id={ "rg-" (region.name()) } class="piece" style={ "transform:translate(" (left) "px," (y + 18.0) "px) scale(.8)" }
                data-piece={ "good-" (land.good.index()) } data-n="1" data-tip={ "token-" (region.name()) } role="img"
                    aria-label=(scene.t(&land.good.key())) {
                (draw::good(land.good))
            }
        }
        @if land.discovered { (colonies(scene, region, land)) } @else { (tile(scene, region, land)) }
    }
}

/// A discovery tile: face down, or as far as the viewer has seen it.
fn tile(scene: &Scene<AgeOfDiscovery>, region: Region, land: &LandView) -> Markup {
    let Place { x, y, .. } = place(region);
    let label = match &land.tile {
        Some(found) => {
            let facts = &found.facts;
            msg("face-tile-known")
                .num("resistance", facts.resistance)
                .num("plunder", facts.plunder)
                .num("soldier", facts.per_soldier)
                .num("points", facts.vp)
        }
        None => msg("face-tile-hidden"),
    };
    let label = scene.say(&label);
    html! {
        g id={ "rt-" (region.name()) } class="tile" transform={ "translate(" (x) "," (y + 70.0) ")" }
            data-target=(at(targets::tile(region))) data-tip=(label) role="img" aria-label=(label) {
            rect.ring x="-52" y="-34" width="104" height="68" rx="9" {}
            @if let Some(found) = &land.tile {
                (draw::discovery(&found.facts))
                @if !land.public { circle.seen cx="46" cy="-28" r="9" {} path.seen-eye d="M40,-28q6,-6 12,0q-6,6 -12,0" {} }
            } @else {
                rect.tile-back x="-48" y="-30" width="96" height="60" rx="6" {}
                use href="#i-compass" {}
            }
        }
        @for (i, seat) in land.seen_by.iter().filter(|_| !land.public).enumerate() {
            g class=(table::seat_class(seat))
                transform={ "translate(" (x - 60.0) "," (y + 50.0 + 14.0 * i as f32) ") scale(.5)" } {
                    use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {} }
        }
    }
}

/// A row of workers for each seat, wrapped into the place and made smaller where there are many.
fn colonies(scene: &Scene<AgeOfDiscovery>, region: Region, land: &LandView) -> Markup {
    let Place { x, y, width, height, .. } = place(region);
    let stacks: Vec<(Seat, Kind, u8)> = (0..scene.view.seats)
        .flat_map(|s| {
            land.workers[s as usize].pairs().filter(|(_, n)| **n > 0).map(move |(k, n)| (Seat(s), k, *n))
        })
        .collect();
    let (rows, scale) = flow(&stacks, *width, *height - 34.0);
    let first = y + 34.0 + (height - 34.0) / 2.0 - (rows.len() as f32 - 1.0) * 26.0 * scale;
    html! {
        @for (r, row) in rows.iter().enumerate() {
            @let wide = row_width(row) * scale;
            @let xs = positions(row, *x - wide / 2.0, scale);
            @for ((seat, kind, n), fx) in row.iter().zip(xs) {
                (Figure {
                    id: format!("c-{}-{}-{}", region.index(), seat.0, kind.index()),
                    seat: *seat, kind: *kind, count: *n, x: fx, y: first + r as f32 * 52.0 * scale, scale: 0.95 * scale,
                    target: Some(targets::colonists(region, *seat, *kind)),
                    label: &colony_label(scene, *seat, *kind, *n, region),
                }.svg())
            }
        }
    }
}

fn colony_label(scene: &Scene<AgeOfDiscovery>, seat: Seat, kind: Kind, n: u8, region: Region) -> String {
    let key = kind.key();
    format!("{} × {n} {}, {}", scene.t(&key), scene.name(seat), scene.t(&region.key()))
}

type Stack = (Seat, Kind, u8);

const STEP: f32 = 38.0;
const GAP: f32 = 10.0;

fn row_width(row: &[Stack]) -> f32 {
    let breaks = row.windows(2).filter(|w| w[0].0 != w[1].0).count();
    row.len() as f32 * STEP + breaks as f32 * GAP
}

/// Middles of the figures of a row that starts at `left`.
fn positions(row: &[Stack], left: f32, scale: f32) -> Vec<f32> {
    let mut x = left + STEP * scale / 2.0;
    row.iter()
        .enumerate()
        .map(|(i, stack)| {
            if i > 0 {
                x += STEP * scale + if row[i - 1].0 != stack.0 { GAP * scale } else { 0.0 };
            }
            x
        })
        .collect()
}

/// Rows that fit into the room, at the largest size that lets them.
fn flow(stacks: &[Stack], width: f32, height: f32) -> (Vec<Vec<Stack>>, f32) {
    for scale in [1.0, 0.85, 0.72, 0.6, 0.5, 0.42] {
        let mut rows: Vec<Vec<Stack>> = vec![Vec::new()];
        for stack in stacks {
            let row = rows.last_mut().expect("there is always a row");
            row.push(*stack);
            if row_width(row) * scale > width && row.len() > 1 {
                row.pop();
                rows.push(vec![*stack]);
            }
        }
        if rows.len() as f32 * 52.0 * scale <= height + 6.0 || scale == 0.42 {
            return (rows, scale);
        }
    }
    unreachable!("the smallest size is always taken")
}

/// How many workers everybody has over there, for the reference table.
pub fn sizes(view: &View, region: Region) -> Vec<(Seat, u32)> {
    (0..view.seats).map(|s| (Seat(s), view.regions[region].workers[s as usize].total())).collect()
}
