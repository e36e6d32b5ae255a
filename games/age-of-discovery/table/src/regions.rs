//! The chart: land and sea once a page, and for each region a card beside it.

use crate::colony;
use crate::map::{CARD, CHART, Place, TO_BOARD, map, pin, place};
use age_of_discovery::{AgeOfDiscovery, Region, View, targets};
use kernel::Seat;
use kit::{Id, Named};
use maud::{Markup, html};
use table::{Part, Scene, Words, at};

/// Names of waters: key, place, size, angle.
const WATERS: [(&str, f32, f32, u8, i16); 3] = [
    ("face-atlantic", 345.0, 470.0, 17, -24),
    ("face-pacific", 92.0, 630.0, 15, 0),
    ("face-south-atlantic", 352.0, 664.0, 14, 0),
];

/// Sea and land: never changes.
pub fn ground(words: &Words) -> Markup {
    let map = map();
    let (x, y, w, h) = CHART;
    html! {
        defs {
            clipPath id="map-edge" { rect x=(x) y=(y) width=(w) height=(h) rx="7" {} }
            pattern id="map-waves" width="40" height="18" patternUnits="userSpaceOnUse" {
                path.wave d="M0,13c5,-5 10,-5 15,0s10,5 15,0 7,-4 10,0" {}
            }
            pattern id="map-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)" {
                line.hatch y2="5" {}
            }
        }
        g clip-path="url(#map-edge)" {
            rect.sea x=(x) y=(y) width=(w) height=(h) {}
            rect x=(x) y=(y) width=(w) height=(h) fill="url(#map-waves)" {}
            g transform=(TO_BOARD) {
                (graticule())
                g.shoal { @for region in Region::all() { path d=(map.land(region)) {} } }
                g.shore { @for region in Region::all() { path d=(map.land(region)) {} } }
                @for path in &map.wild { path.wild d=(path) fill-rule="evenodd" {} path.grain d=(path) fill-rule="evenodd" {} }
                @for region in Region::all() {
                    g data-target=(at(targets::region(region))) data-tip=(region.key()) {
                        path class={ "land land-" (region.name()) } d=(map.land(region)) fill-rule="evenodd" {}
                        // All of the land can be taken; its card and its pin are what is outlined.
                        @let (x, y, rx, ry) = pin(region);
                        ellipse.ring cx=(x) cy=(y) rx=(rx) ry=(ry) {}
                    }
                    path.inner d=(map.land(region)) fill-rule="evenodd" {}
                }
                @for path in &map.lakes { path.lake d=(path) {} }
                @for path in &map.rivers { path.river d=(path) {} }
                @for path in &map.straits { path.strait d=(path) {} }
            }
            (rose(366.0, 624.0))
            @for (key, x, y, size, angle) in WATERS {
                text.water x=(x) y=(y) font-size=(size) transform={ "rotate(" (angle) " " (x) " " (y) ")" } { (words.get(key)) }
            }
        }
        rect.map-frame x=(x) y=(y) width=(w) height=(h) rx="7" {}
        rect.map-line x=(x + 5.0) y=(y + 5.0) width=(w - 10.0) height=(h - 10.0) rx="4" {}
        @for region in Region::all() { (leader(region)) }
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

/// The rose of the winds: eight of them, half of each in shade.
fn rose(x: f32, y: f32) -> Markup {
    html! {
        g.winds transform={ "translate(" (x) "," (y) ")" } aria-hidden="true" {
            circle.wind-ring r="21" {} circle.wind-ring r="17.5" {}
            @for turn in [45, 135, 225, 315] { g transform={ "rotate(" (turn) ") scale(.72)" } {
                path.wind d="M0,-25L3.6,-4L0,0Z" {} path.wind-light d="M0,-25L-3.6,-4L0,0Z" {} } }
            @for turn in [0, 90, 180, 270] { g transform={ "rotate(" (turn) ")" } {
                path.wind d="M0,-27L4.6,-4.6L0,0Z" {} path.wind-light d="M0,-27L-4.6,-4.6L0,0Z" {} } }
        }
    }
}

/// From the card to the land that it speaks of.
fn leader(region: Region) -> Markup {
    let Place { x, y, land: (lx, ly) } = place(region);
    let from = if *lx < *x {
        *x
    } else if *lx > *x + CARD {
        *x + CARD
    } else {
        *lx
    };
    html! {
        line.leader x1=(from) y1=(y + 34.0) x2=(lx) y2=(ly) {}
        circle.pin cx=(lx) cy=(ly) r="3.4" {}
    }
}

/// One part a region, and over them all whatever is opened to choose from.
pub fn parts(scene: &Scene<AgeOfDiscovery>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::with_capacity(10);
    for (region, land) in scene.view.regions.pairs() {
        let id = format!("r-{}", region.name());
        let svg = html! { g id=(id) class="region" { (colony::card(scene, region, land)) } };
        parts.push(Part::new(id, svg));
    }
    for (region, land) in scene.view.regions.pairs() {
        if colony::asked_for(scene, region, land) {
            let id = format!("open-{}", region.name());
            let svg = html! { g id=(id) class="opened" { (colony::opened(scene, region, land)) } };
            parts.push(Part::new(id, svg));
        }
    }
    parts
}

/// How many workers everybody has over there, for the reference table.
pub fn sizes(view: &View, region: Region) -> Vec<(Seat, u32)> {
    (0..view.seats).map(|s| (Seat(s), view.regions[region].workers[s as usize].total())).collect()
}
