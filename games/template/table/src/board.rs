//! The desert: what never changes, and over it camps, the sun and the caravans of the day.

use crate::{of, shape};
use kernel::{Seat, msg};
use kit::{Id, Named};
use maud::{Markup, html};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::{Part, Scene, Words, at};
use template::{Hour, Template, Well, targets, tracks};

pub const WIDTH: u32 = 1100;
pub const HEIGHT: u32 = 650;

/// Where the wells lie.
fn place(well: Well) -> (i32, i32) {
    static PLACES: LazyLock<Vec<(i32, i32)>> = LazyLock::new(|| {
        let places: BTreeMap<String, (i32, i32)> =
            serde_json::from_str(include_str!("../data/map.json")).expect("data/map.json is ours");
        Well::all().map(|well| places[well.name()]).collect()
    });
    PLACES[well.index()]
}

pub fn ground(words: &Words) -> Markup {
    html! {
        // The desert goes on beyond the board, as far as a window is wide or high.
        rect.sky x="-700" y="-900" width="2500" height="1100" {}
        path.dune.far d="M-700,118H0C130,70 270,140 440,108C610,76 700,128 880,96C960,80 1040,92 1100,104H1800V1600H-700Z" {}
        path.dune.mid d="M-700,290H0C200,220 360,330 610,268C810,220 940,300 1100,250H1800V1600H-700Z" {}
        path.dune.near d="M-700,500H0C240,430 440,540 700,470C880,424 1010,480 1100,452H1800V1600H-700Z" {}
        g.ripples {
            path d="M90,330q40-14 80,0t80,0M610,120q30-10 60,0t60,0M880,560q36-12 72,0t72,0" {}
            path d="M150,600q36-12 72,0t72,0M590,440q30-10 60,0t60,0" {}
        }
        g.tracks { @for (a, b) in tracks() { (track(place(a), place(b))) } }
        @for well in Well::all() { (drawn(words, well)) }
    }
}

/// A track bends a little, always to the same side.
fn track((x1, y1): (i32, i32), (x2, y2): (i32, i32)) -> Markup {
    let (x, y) = ((x1 + x2) / 2 + (y2 - y1) / 9, (y1 + y2) / 2 - (x2 - x1) / 9);
    html! { path d={ "M" (x1) "," (y1) "Q" (x) "," (y) " " (x2) "," (y2) } {} }
}

fn drawn(words: &Words, well: Well) -> Markup {
    let (x, y) = place(well);
    let key = well.key();
    let name = words.get(&key);
    html! {
        g.well transform={ "translate(" (x) "," (y) ")" } data-target=(at(targets::well(well))) data-tip=(well.name()) role="img"
            aria-label=(name) {
            circle.hit r="56" {}
            use href="#i-well" {}
            circle.ring r="56" {}
            g transform="translate(38,-30)" { circle.worth r="19" {} text.number y="8" { (well.worth()) } }
            text.name y="64" { (name) }
        }
    }
}

pub fn parts(scene: &Scene<Template>) -> Vec<Part> {
    let mut parts = vec![sun(scene)];
    for (well, owner) in scene.view.wells.pairs() {
        parts.push(camp(scene, well, *owner));
    }
    parts.push(caravans(scene));
    parts
}

/// The camp at a well, in the colour of its owner.
fn camp(scene: &Scene<Template>, well: Well, owner: Option<Seat>) -> Part {
    let id = format!("camp-{}", well.name());
    let (x, y) = place(well);
    let svg = html! {
        g id=(id) {
            @if let Some(seat) = owner {
                g class=(of(seat, "camp")) transform={ "translate(" (x - 30) "," (y + 2) ")" } data-tip="camp" role="img"
                    aria-label=(scene.name(seat)) {
                    use href="#i-camp" {} g transform="translate(0,6) scale(.62)" { (shape(seat)) }
                }
            }
        }
    };
    Part::new(id, svg)
}

/// It rises with the day and stands highest while caravans travel.
fn sun(scene: &Scene<Template>) -> Part {
    let view = scene.view;
    let steps = 2 * view.options.days as i32;
    let step = 2 * (view.day as i32 - 1) + view.traveller.is_some() as i32;
    let x = 90 + 920 * step / steps;
    let y = if view.traveller.is_some() { 44 } else { 78 };
    let svg = html! {
        g id="sun" {
            g.piece.sun style={ "transform:translate(" (x) "px," (y) "px)" } aria-hidden="true" {
                circle.glow r="42" {} circle.disc r="25" {}
            }
        }
    };
    Part::new("sun", svg)
}

/// Who travels when, from the top down; those who are back are faded.
fn caravans(scene: &Scene<Template>) -> Part {
    let view = scene.view;
    let mut line: Vec<(Hour, Seat)> =
        view.players.pairs().filter_map(|(seat, player)| Some((player.hour?, seat))).collect();
    line.sort();
    let now = view.traveller.and_then(|seat| view.players[seat].hour);
    let class = |hour: Hour| match now {
        Some(now) if hour == now => "caravan now",
        Some(now) if hour > now => "caravan",
        _ => "caravan back",
    };
    let svg = html! {
        g id="caravans" {
            @for (i, (hour, seat)) in line.iter().enumerate() {
                g class=(of(*seat, class(*hour))) transform={ "translate(72," (190 + 110 * i) ")" } role="img"
                    aria-label=(scene.say(&msg("event-turned-up").seat("who", *seat).num("hour", hour.0))) {
                    use href="#i-caravan" {}
                    g transform="translate(-8,-6) scale(.55)" { (shape(*seat)) }
                    text.number y="50" { (scene.say(&msg("face-hour").num("n", hour.0))) }
                }
            }
        }
    };
    Part::new("caravans", svg)
}
