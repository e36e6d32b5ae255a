//! Below the map: the score track, in two rows of fifty.

use crate::map::{HEIGHT, WIDTH};
use history_of_the_world::{HistoryOfTheWorld, Track};
use kernel::{Seat, msg};
use maud::{Markup, html};
use table::{Part, Scene, seat_class};

const TOP: f32 = HEIGHT as f32 + 3.0;
const ROW: f32 = 35.0;
const A_ROW: u32 = 50;
const CELL: f32 = WIDTH as f32 / A_ROW as f32;

/// Left upper corner of a space.
fn corner(space: u32) -> (f32, f32) {
    ((space % A_ROW) as f32 * CELL, TOP + (space / A_ROW) as f32 * ROW)
}

/// The spaces of the track never change.
pub fn ground() -> Markup {
    html! {
        g.track {
            @for i in 0..100u32 {
                @let (x, y) = corner(i);
                rect class={ @if i.is_multiple_of(5) { "five" } @else { "cell" } } x=(x + 1.0) y=(y)
                    width=(CELL - 2.0) height=(ROW - 2.0) rx="4" {}
                @if i.is_multiple_of(5) { text.track-n x=(x + CELL / 2.0) y=(y + 23.0) { (i) } }
            }
        }
    }
}

pub fn parts(scene: &Scene<HistoryOfTheWorld>) -> Vec<Part> {
    scene.view.players.pairs().map(|(seat, _)| marker(scene, seat)).collect()
}

fn marker(scene: &Scene<HistoryOfTheWorld>, seat: Seat) -> Part {
    let id = format!("score-{}", seat.0);
    let points = scene.view.players[seat].points;
    let track = Track::at(points);
    // Markers that share a space stand beside each other.
    let same = |s: Seat| Track::at(scene.view.players[s].points).space == track.space;
    let sharing: Vec<Seat> = scene.view.players.pairs().map(|(s, _)| s).filter(|s| same(*s)).collect();
    let place = sharing.iter().position(|s| *s == seat).unwrap_or(0) as f32;
    let step = (20.0 / sharing.len() as f32).min(9.0);
    let (x, y) = corner(track.space as u32);
    let (x, y) = (x + CELL / 2.0 + step * (place - (sharing.len() as f32 - 1.0) / 2.0), y + ROW / 2.0 - 1.0);
    let label = scene.say(&msg("face-points").seat("who", seat).num("n", points));
    let svg = html! {
        g id=(id) class={ "piece " (seat_class(seat)) } style={ "transform:translate(" (x) "px," (y) "px)" } data-tip=(label) role="img"
            aria-label=(label) {
            @if track.fort { g transform="translate(0,2) scale(.72)" { use href="#i-fort" {} } }
            use href={ "#shape-" (seat.0) } x="-13" y="-13" width="26" height="26" {}
            @if track.capital { g transform="translate(0,-12) scale(.6)" { use href="#i-capital" {} } }
        }
    };
    Part::new(id, svg)
}
