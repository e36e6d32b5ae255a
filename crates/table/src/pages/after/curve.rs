//! The chance of each seat over a match, as a line a seat.

use crate::pages::Chrome;
use crate::{SeatInfo, seat_class};
use kernel::Seat;
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f32 = 860.0;
const HEIGHT: f32 = 250.0;
const LEFT: f32 = 46.0;
const RIGHT: f32 = 20.0;
const TOP: f32 = 26.0;
const BOTTOM: f32 = 34.0;
/// A browser has no use for more corners.
const CORNERS: usize = 400;

/// `marks` are steps with a number on the line of a seat, `rounds` those at which one ended.
pub fn draw(
    chrome: &Chrome,
    chances: &[Vec<f32>],
    seats: &[SeatInfo],
    marks: &[(usize, u8)],
    rounds: &[usize],
) -> Markup {
    let last = chances.len().saturating_sub(1).max(1);
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / last as f32;
    let y = |chance: f32| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance;
    let stretches = rounds.iter().copied().chain([last]).scan(0, |from, to| {
        let stretch = (*from, to);
        *from = to;
        Some(stretch)
    });
    html! {
        svg.chances viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(chrome.t("ui-after-curve")) {
            @for quarter in 0..=4 {
                @let at = y(quarter as f32 / 4.0);
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at) y2=(at) {}
                text.axis x=(LEFT - 8.0) y=(at + 4.0) text-anchor="end" { (quarter * 25) }
            }
            @for (n, (from, to)) in stretches.enumerate() {
                rect class=(if n % 2 == 0 { "scale ink" } else { "scale" }) x=(x(from)) y=(HEIGHT - BOTTOM + 3.0)
                    width=(x(to) - x(from)) height="6" {}
                @if x(to) - x(from) > 26.0 && !rounds.is_empty() {
                    text.axis x=((x(from) + x(to)) / 2.0) y=(HEIGHT - 10.0) text-anchor="middle" { (n + 1) }
                }
            }
            @for (n, (step, seat)) in marks.iter().enumerate() {
                g.mark-at data-go=(step) {
                    line x1=(x(*step)) x2=(x(*step)) y1=(TOP) y2=(HEIGHT - BOTTOM) {}
                    circle cx=(x(*step)) cy=(TOP - 12.0) r="11" {}
                    text x=(x(*step)) y=(TOP - 7.5) text-anchor="middle" { (n + 1) }
                    g class=(seat_class(Seat(*seat))) {
                        circle.dot cx=(x(*step)) cy=(y(chance(chances, *step, *seat as usize))) r="4.5" {}
                    }
                }
            }
            @for seat in 0..chances.first().map_or(0, Vec::len) {
                g class=(seat_class(Seat(seat as u8))) {
                    path.line d=(path(chances, seat, &x, &y)) { title { (seats.get(seat).map_or("", |info| &info.name)) } }
                }
            }
        }
    }
}

fn chance(chances: &[Vec<f32>], step: usize, seat: usize) -> f32 {
    chances.get(step).and_then(|chances| chances.get(seat)).copied().unwrap_or(0.0)
}

fn path(chances: &[Vec<f32>], seat: usize, x: &dyn Fn(usize) -> f32, y: &dyn Fn(f32) -> f32) -> String {
    let every = chances.len().div_ceil(CORNERS).max(1);
    let last = chances.len().saturating_sub(1);
    let mut path = String::new();
    for step in (0..last).step_by(every).chain([last]) {
        let y = y(chance(chances, step, seat));
        let _ = write!(path, "{}{:.1},{y:.1}", if path.is_empty() { "M" } else { "L" }, x(step));
    }
    path
}
