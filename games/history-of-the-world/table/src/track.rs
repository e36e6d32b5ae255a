//! Beside the map: the empires of the epoch in their order. Below it: the score track.

use crate::map::{HEIGHT, SIDE, WIDTH};
use history_of_the_world::{Call, HistoryOfTheWorld, Track};
use kernel::{Seat, msg};
use kit::Named;
use maud::{Markup, html};
use table::{Part, Scene, seat_class};

const TRACK_Y: f32 = HEIGHT as f32 + 3.0;
const CELL: f32 = (WIDTH + SIDE) as f32 / 100.0;
/// Height of an empire's plaque, with the gap below it.
const ROW: f32 = 61.0;

/// The spaces of the track never change.
pub fn ground() -> Markup {
    html! {
        g.track {
            rect.band x="0" y=(TRACK_Y) width=(WIDTH + SIDE) height="48" {}
            @for i in 0..100u32 {
                @let x = i as f32 * CELL;
                @if i.is_multiple_of(5) {
                    rect.five x=(x) y=(TRACK_Y) width=(CELL) height="48" {} text.track-n x=(x + CELL / 2.0) y=(TRACK_Y + 44.0) { (i) }
                }
                line.cell x1=(x) x2=(x) y1=(TRACK_Y) y2=(TRACK_Y + 48.0) {}
            }
        }
    }
}

pub fn parts(scene: &Scene<HistoryOfTheWorld>) -> Vec<Part> {
    let mut parts: Vec<Part> =
        scene.view.calls.iter().enumerate().map(|(i, call)| called(scene, i, call)).collect();
    parts.extend(scene.view.players.pairs().map(|(seat, _)| marker(scene, seat)));
    parts
}

fn called(scene: &Scene<HistoryOfTheWorld>, i: usize, call: &Call) -> Part {
    let id = format!("call-{i}");
    let width = SIDE as f32 - 14.0;
    let now = scene.view.turn.as_ref().is_some_and(|t| t.empire == call.empire);
    let class = match (now, call.called, call.holder) {
        (true, ..) => "call now",
        (_, true, Some(_)) => "call done",
        (_, true, None) => "call out",
        _ => "call",
    };
    let mine =
        scene.view.players.pairs().find(|(s, p)| scene.audience.is(*s) && p.empire == Some(call.empire));
    let holder = call.holder.or(mine.map(|(s, _)| s));
    let svg = html! {
        g id=(id) class={ (class) " " (holder.map_or("nobody", seat_class)) }
            transform={ "translate(" (WIDTH + 7) "," (6.0 + i as f32 * ROW) ")" } data-tip={ "empire-" (call.empire.0) } {
            rect.plaque width=(width) height=(ROW - 5.0) rx="7" {}
            text.call-n x="12" y="37" { (i + 1) }
            text.call-name x="40" y="26" { (scene.t(&call.empire.key())) }
            text.call-help x="40" y="47" {
                (scene.say(&msg("face-strength").num("n", call.strength)))
            }
            @if call.capital { g transform="translate(162,47) scale(.68)" { use href="#i-capital" {} } }
            @if !call.fleets.is_empty() { g transform="translate(190,42) scale(.6)" { use href="#i-fleet" {} } }
            @if let Some(seat) = holder {
                g transform={ "translate(" (width - 22.0) "," (ROW / 2.0 - 2.5) ") scale(1.15)" } {
                    use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {}
                }
            }
        }
    };
    Part::new(id, svg)
}

fn marker(scene: &Scene<HistoryOfTheWorld>, seat: Seat) -> Part {
    let id = format!("score-{}", seat.0);
    let points = scene.view.players[seat].points;
    let track = Track::at(points);
    // Markers that share a space stand behind each other.
    let shared = scene
        .view
        .players
        .pairs()
        .filter(|(s, p)| *s < seat && Track::at(p.points).space == track.space)
        .count();
    let x = (track.space as f32 + 0.5) * CELL;
    let y = TRACK_Y + 16.0 - 7.0 * shared as f32;
    let label = scene.say(&msg("face-points").seat("who", seat).num("n", points));
    let svg = html! {
        g id=(id) class={ "piece " (seat_class(seat)) } style={ "transform:translate(" (x) "px," (y) "px)" } data-tip=(label) role="img"
            aria-label=(label) {
            @if track.fort { g transform="translate(0,2) scale(.72)" { use href="#i-fort" {} } }
            g transform="scale(.95)" { use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {} }
            @if track.capital { g transform="translate(0,-12) scale(.6)" { use href="#i-capital" {} } }
        }
    };
    Part::new(id, svg)
}
