//! The chance of each seat over a match, as a line a seat; what it is at a step is read under a finger or a mouse.

use crate::pages::Chrome;
use crate::{SeatInfo, seat_class};
use kernel::{Seat, msg};
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
/// Numbers on the curve stand so far apart, and a round's name needs so much.
const APART: f32 = 25.0;
const NAMED: f32 = 62.0;

/// `marks` are steps with a number on the line of a seat, `rounds` those at which one ended; whoever won has ground under the line.
pub fn draw(
    chrome: &Chrome,
    chances: &[Vec<f32>],
    seats: &[SeatInfo],
    marks: &[(usize, u8)],
    rounds: &[usize],
    winners: &[Seat],
) -> Markup {
    let last = chances.len().saturating_sub(1).max(1);
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / last as f32;
    let y = |chance: f32| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * chance;
    let stretches = rounds.iter().copied().chain([last]).scan(0, |from, to| {
        let stretch = (*from, to);
        *from = to;
        Some(stretch)
    });
    let steps = corners(chances);
    let ground = |seat: Seat| {
        let line = path(chances, seat.index(), &steps, &x, &y);
        format!("{line}L{:.1},{:.1}L{:.1},{:.1}Z", x(last), y(0.0), x(0), y(0.0))
    };
    let heads = spread(&marks.iter().map(|(step, _)| x(*step)).collect::<Vec<_>>());
    let word = |n: usize| chrome.words.fill(&msg("ui-after-round").num("n", n as i64));
    html! {
        svg.chances viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(chrome.t("ui-after-curve"))
            data-steps=(last) data-left=(LEFT) data-right=(RIGHT) data-read=(read(chances, &steps)) {
            @for seat in winners { g class=(seat_class(*seat)) { path.ground d=(ground(*seat)) {} } }
            @for quarter in 0..=4 {
                @let at = y(quarter as f32 / 4.0);
                line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(at) y2=(at) {}
                text.axis x=(LEFT - 8.0) y=(at + 4.0) text-anchor="end" { (quarter * 25) @if quarter == 4 { "\u{202f}%" } }
            }
            @for (n, (from, to)) in stretches.enumerate() {
                rect class=(if n % 2 == 0 { "scale ink" } else { "scale" }) x=(x(from)) y=(HEIGHT - BOTTOM + 3.0)
                    width=(x(to) - x(from)) height="6" {}
                @if x(to) - x(from) > 26.0 && !rounds.is_empty() {
                    text.axis x=((x(from) + x(to)) / 2.0) y=(HEIGHT - 10.0) text-anchor="middle" {
                        @if x(to) - x(from) > NAMED { (word(n + 1)) } @else { (n + 1) }
                    }
                }
            }
            @for seat in 0..chances.first().map_or(0, Vec::len) {
                g class=(seat_class(Seat(seat as u8))) {
                    path.line d=(path(chances, seat, &steps, &x, &y)) { title { (seats.get(seat).map_or("", |info| &info.name)) } }
                }
            }
            @for (n, (step, seat)) in marks.iter().enumerate() {
                g.mark-at data-go=(step) {
                    path.stem d={ "M" (heads[n]) "," (TOP - 2.0) "L" (x(*step)) "," (TOP + 8.0) "V" (HEIGHT - BOTTOM) } {}
                    circle cx=(heads[n]) cy=(TOP - 12.0) r="11" {}
                    text x=(heads[n]) y=(TOP - 7.5) text-anchor="middle" { (n + 1) }
                    g class=(seat_class(Seat(*seat))) {
                        circle.dot cx=(x(*step)) cy=(y(chance(chances, *step, *seat as usize))) r="4.5" {}
                    }
                }
            }
            line.reader y1=(TOP) y2=(HEIGHT - BOTTOM) hidden {}
        }
    }
}

fn chance(chances: &[Vec<f32>], step: usize, seat: usize) -> f32 {
    chances.get(step).and_then(|chances| chances.get(seat)).copied().unwrap_or(0.0)
}

/// The steps at which the line has a corner.
fn corners(chances: &[Vec<f32>]) -> Vec<usize> {
    let every = chances.len().div_ceil(CORNERS).max(1);
    let last = chances.len().saturating_sub(1);
    (0..last).step_by(every).chain([last]).collect()
}

fn path(
    chances: &[Vec<f32>],
    seat: usize,
    steps: &[usize],
    x: &dyn Fn(usize) -> f32,
    y: &dyn Fn(f32) -> f32,
) -> String {
    let mut path = String::new();
    for step in steps {
        let y = y(chance(chances, *step, seat));
        let _ = write!(path, "{}{:.1},{y:.1}", if path.is_empty() { "M" } else { "L" }, x(*step));
    }
    path
}

/// Steps and the chances there in percent, to be read out where somebody points.
fn read(chances: &[Vec<f32>], steps: &[usize]) -> String {
    let at = |step: &usize| {
        let said = chances[*step].iter().map(|chance| (chance * 100.0).round().to_string());
        format!("{step}:{}", said.collect::<Vec<_>>().join(","))
    };
    if chances.is_empty() { String::new() } else { steps.iter().map(at).collect::<Vec<_>>().join(" ") }
}

/// Where numbers stand that belong at these places, in order: no two of them on each other, none beyond the edge.
fn spread(places: &[f32]) -> Vec<f32> {
    let mut heads: Vec<f32> = Vec::new();
    for place in places {
        let free = heads.last().map_or(f32::NEG_INFINITY, |last| last + APART);
        heads.push(place.max(free));
    }
    let mut most = WIDTH - 12.0;
    for head in heads.iter_mut().rev() {
        *head = head.min(most);
        most = *head - APART;
    }
    heads
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_on_the_curve_never_cover_each_other() {
        let heads = spread(&[50.0, 60.0, 300.0, 838.0, 840.0]);
        assert!(heads.windows(2).all(|pair| pair[1] - pair[0] >= APART), "{heads:?}");
        assert_eq!((heads[0], heads[2]), (50.0, 300.0), "what has room stays");
        assert!(heads[4] <= WIDTH - 12.0);
    }

    #[test]
    fn what_is_read_out_are_the_corners_of_the_lines() {
        let chances = vec![vec![0.5, 0.5], vec![0.333, 0.667], vec![1.0, 0.0]];
        assert_eq!(read(&chances, &corners(&chances)), "0:50,50 1:33,67 2:100,0");
        assert_eq!(corners(&vec![vec![0.5; 2]; 4_001]).len(), 365);
    }
}
