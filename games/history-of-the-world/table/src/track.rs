//! Below the map: the empires of the epoch in their order, and the score track.

use crate::map::{HEIGHT, WIDTH};
use history_of_the_world::{Call, HistoryOfTheWorld, Track};
use kernel::{Seat, msg};
use maud::{Markup, html};
use table::{Part, Scene, seat_class};

const CALLS_Y: f32 = HEIGHT as f32 + 6.0;
const TRACK_Y: f32 = HEIGHT as f32 + 58.0;
const CELL: f32 = WIDTH as f32 / 100.0;

/// The spaces of the track never change.
pub fn ground() -> Markup {
    html! {
        g.track {
            rect.band x="0" y=(TRACK_Y) width=(WIDTH) height="48" {}
            @for i in 0..100u32 {
                @let x = i as f32 * CELL;
                @if i.is_multiple_of(5) { rect.five x=(x) y=(TRACK_Y) width=(CELL) height="48" {} text.track-n x=(x + CELL / 2.0) y=(TRACK_Y + 44.0) { (i) } }
                line.cell x1=(x) x2=(x) y1=(TRACK_Y) y2=(TRACK_Y + 48.0) {}
            }
        }
    }
}

pub fn parts(scene: &Scene<HistoryOfTheWorld>) -> Vec<Part> {
    let mut parts: Vec<Part> = scene.view.calls.iter().enumerate().map(|(i, call)| called(scene, i, call)).collect();
    parts.extend(scene.view.players.pairs().map(|(seat, _)| marker(scene, seat)));
    parts
}

fn called(scene: &Scene<HistoryOfTheWorld>, i: usize, call: &Call) -> Part {
    let id = format!("call-{i}");
    let width = WIDTH as f32 / 7.0;
    let now = scene.view.turn.as_ref().is_some_and(|t| t.empire == call.empire);
    let class = match (now, call.called, call.holder) {
        (true, ..) => "call now",
        (_, true, Some(_)) => "call done",
        (_, true, None) => "call out",
        _ => "call",
    };
    let mine = scene.view.players.pairs().find(|(s, p)| scene.audience.is(*s) && p.empire == Some(call.empire));
    let holder = call.holder.or(mine.map(|(s, _)| s));
    let svg = html! {
        g id=(id) class={ (class) " " (holder.map_or("nobody", seat_class)) } transform={ "translate(" (i as f32 * width) "," (CALLS_Y) ")" } data-tip={ "empire-" (call.empire.0) } {
            rect.plaque x="3" y="0" width=(width - 6.0) height="46" rx="6" {}
            text.call-n x="14" y="29" { (i + 1) }
            text.call-name x="34" y="21" { (scene.t(&call.empire.key())) }
            text.call-help x="34" y="38" {
                (scene.say(&msg("face-strength").num("n", call.strength)))
                @if call.capital { " · " (scene.t("face-capital")) }
                @if !call.fleets.is_empty() { " · " (scene.t("face-navigation")) }
            }
            @if let Some(seat) = holder { g transform={ "translate(" (width - 26.0) ",23) scale(.9)" } { use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {} } }
        }
    };
    Part::new(id, svg)
}

fn marker(scene: &Scene<HistoryOfTheWorld>, seat: Seat) -> Part {
    let id = format!("score-{}", seat.0);
    let points = scene.view.players[seat].points;
    let track = Track::at(points);
    // Markers that share a space stand behind each other.
    let shared = scene.view.players.pairs().filter(|(s, p)| *s < seat && Track::at(p.points).space == track.space).count();
    let x = (track.space as f32 + 0.5) * CELL;
    let y = TRACK_Y + 16.0 - 7.0 * shared as f32;
    let label = scene.say(&msg("face-points").seat("who", seat).num("n", points));
    let svg = html! {
        g id=(id) class={ "piece " (seat_class(seat)) } style={ "transform:translate(" (x) "px," (y) "px)" } data-tip=(label) role="img" aria-label=(label) {
            @if track.fort { g transform="translate(0,2) scale(.72)" { use href="#i-fort" {} } }
            g transform="scale(.82)" { use href={ "#shape-" (seat.0) } x="-12" y="-12" width="24" height="24" {} }
            @if track.capital { g transform="translate(0,-12) scale(.6)" { use href="#i-capital" {} } }
        }
    };
    Part::new(id, svg)
}
