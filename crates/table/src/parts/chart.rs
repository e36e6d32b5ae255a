//! Points over time, or whatever a game counts, as a line a seat.

use crate::{Face, Scene, seat_class};
use kernel::{PerSeat, Points, Seat};
use maud::{Markup, html};
use std::fmt::Write;

const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 240.0;
const LEFT: f32 = 40.0;
const RIGHT: f32 = 28.0;
const TOP: f32 = 14.0;
const BOTTOM: f32 = 26.0;

/// Nothing for fewer than two moments. Long games are thinned: a browser has no use for a thousand corners.
pub fn draw<F: Face>(points: &[PerSeat<Points>], scene: &Scene<F::Rules>) -> Markup {
    if points.len() < 2 {
        return html! {};
    }
    let last = points.len() - 1;
    let halves = || points.iter().flat_map(PerSeat::iter).map(|p| p.in_halves());
    let low = halves().min().unwrap_or(0).min(0).div_euclid(2);
    let high = (halves().max().unwrap_or(0) + 1).div_euclid(2).max(low + 5);
    let x = |step: usize| LEFT + (WIDTH - LEFT - RIGHT) * step as f32 / last as f32;
    let y = |value: Points| {
        HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (value.as_f32() - low as f32) / (high - low) as f32
    };
    let stride = tick(high - low);
    let lines = (low / stride..=high / stride).map(|k| Points::from(k * stride));
    html! {
        figure.chart {
            figcaption { (scene.t(F::MEASURE.chart)) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(scene.t(F::MEASURE.chart)) {
                @for value in lines {
                    line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(value)) y2=(y(value)) {}
                    text.axis x=(LEFT - 8.0) y=(y(value) + 4.0) text-anchor="end" { (value) }
                }
                text.axis x=((LEFT + WIDTH - RIGHT) / 2.0) y=(HEIGHT - 6.0) text-anchor="middle" { (scene.t("ui-chart-steps")) }
                @for seat in Seat::all(points[0].seats()) {
                    g class=(seat_class(seat)) {
                        path.curve d=(curve(points, seat, &x, &y)) {}
                        svg x=(x(last) - 9.0) y=(y(points[last][seat]) - 9.0) width="18" height="18" viewBox="-12 -12 24 24" {
                            title { (scene.name(seat)) }
                            use href={ "#shape-" (seat.0 % 6) } x="-12" y="-12" width="24" height="24" {}
                        }
                    }
                }
            }
        }
    }
}

/// Points stay level until they change, so the curve is a staircase.
fn curve(
    points: &[PerSeat<Points>],
    seat: Seat,
    x: &dyn Fn(usize) -> f32,
    y: &dyn Fn(Points) -> f32,
) -> String {
    let mut path = format!("M{:.1},{:.1}", x(0), y(points[0][seat]));
    let mut value = points[0][seat];
    for (step, now) in points.iter().enumerate().skip(1) {
        if now[seat] != value {
            value = now[seat];
            let _ = write!(path, "H{:.1}V{:.1}", x(step), y(value));
        }
    }
    let _ = write!(path, "H{:.1}", x(points.len() - 1));
    path
}

/// A round distance between grid lines: about five of them.
fn tick(range: i32) -> i32 {
    let mut step = 1;
    for factor in [5, 2].into_iter().cycle() {
        if range / step <= 6 {
            break;
        }
        step *= factor;
    }
    step
}
