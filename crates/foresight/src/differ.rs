//! In what the futures of two choices differ, by what their seat would see of them.

use crate::changes::counted;
use kernel::Seat;
use kit::gauge::{EXACT, Gauge, Of, Value};
use serde::Serialize;

/// One thing that comes out otherwise after one choice than after another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Difference {
    pub of: Of,
    pub what: &'static str,
    pub how: How,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// So much more, or less, on average.
    By(f32),
    /// Mostly this instead of that, in so many parts of [`EXACT`].
    Instead { this: Option<Value>, of: Option<Value>, chance: u32 },
}

/// A place that comes out otherwise in fewer worlds is nobody's doing.
const SHARE: f32 = 0.35;
/// A number differs clearly when the means lie so many spreads apart.
const SPREADS: f32 = 0.5;

/// What is otherwise after `this` than after `that`, what matters most first: the points, then places that change hands, then
/// the numbers of the seat itself. Each list has what the gauges say in one world.
pub fn differ(seat: Seat, this: &[Vec<Gauge>], that: &[Vec<Gauge>]) -> Vec<Difference> {
    let mut found: Vec<(f32, Difference)> = Vec::new();
    for (of, what) in keys(this.iter().chain(that)) {
        let (mine, theirs) = (values(this, of, what), values(that, of, what));
        let numbers =
            mine.iter().chain(&theirs).all(|value| value.is_none_or(|value| value.halves().is_some()));
        match of {
            Of::Seat(whose) if numbers && (whose == seat || what == "points") => {
                let (a, b) = (mean(&mine), mean(&theirs));
                let by = a.0 - b.0;
                let spreads = by.abs() / (a.1 + b.1).max(0.5);
                if by.abs() >= 0.5 && spreads >= SPREADS {
                    // Somebody else's points matter less than one's own, and more than anything that is not points.
                    let weight = match (what, whose == seat) {
                        ("points", true) => 100.0,
                        ("points", false) => 5.0,
                        _ => 0.0,
                    };
                    found.push((weight + spreads.min(4.0), Difference { of, what, how: How::By(by) }));
                }
            }
            Of::Place(_) if !numbers => {
                let (a, b) = (mostly(&mine), mostly(&theirs));
                let moved = a.1 - share(&theirs, a.0);
                if a.0 != b.0 && moved >= SHARE {
                    let how = How::Instead {
                        this: a.0.cloned(),
                        of: b.0.cloned(),
                        chance: (a.1 * EXACT as f32) as u32,
                    };
                    found.push((10.0 + moved, Difference { of, what, how }));
                }
            }
            _ => {}
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, difference)| difference).collect()
}

/// Everything that any world has, once.
fn keys<'g>(worlds: impl Iterator<Item = &'g Vec<Gauge>>) -> Vec<(Of, &'static str)> {
    let mut keys: Vec<(Of, &'static str)> = Vec::new();
    for gauge in worlds.flatten() {
        let key = (gauge.of, gauge.what);
        if !keys.contains(&key) {
            keys.push(key);
        }
    }
    keys
}

fn values<'g>(worlds: &'g [Vec<Gauge>], of: Of, what: &str) -> Vec<Option<&'g Value>> {
    let of = |gauges: &'g Vec<Gauge>| {
        gauges.iter().find(|gauge| gauge.of == of && gauge.what == what).map(|gauge| &gauge.value)
    };
    worlds.iter().map(of).collect()
}

/// The mean and the spread; a number that is not there is none.
fn mean(values: &[Option<&Value>]) -> (f32, f32) {
    let numbers =
        || values.iter().map(|value| value.and_then(|value| value.halves()).unwrap_or_default() as f32 / 2.0);
    let n = values.len().max(1) as f32;
    let mean = numbers().sum::<f32>() / n;
    (mean, (numbers().map(|x| (x - mean).powi(2)).sum::<f32>() / n).sqrt())
}

/// What it mostly is, and in which share of the worlds.
fn mostly<'g>(values: &[Option<&'g Value>]) -> (Option<&'g Value>, f32) {
    let counted = counted(values.iter().map(|value| (*value, 1)));
    counted.first().map_or((None, 0.0), |(value, n)| (*value, *n as f32 / values.len() as f32))
}

fn share(values: &[Option<&Value>], which: Option<&Value>) -> f32 {
    values.iter().filter(|value| **value == which).count() as f32 / values.len().max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Target;

    const ME: Seat = Seat(0);
    const BLUE: Seat = Seat(1);

    fn world(points: i32, virginia: Seat) -> Vec<Gauge> {
        let place = Target::Space(3);
        vec![
            Gauge::of(ME, "points", points),
            Gauge::of(BLUE, "money", points),
            Gauge::who(place, "leader", virginia),
        ]
    }

    #[test]
    fn points_come_first_and_then_a_place_that_changes_hands() {
        let this = [world(4, BLUE), world(5, BLUE), world(6, BLUE), world(5, ME)];
        let that = [world(11, ME), world(10, ME), world(12, BLUE), world(11, ME)];
        let found = differ(ME, &this, &that);
        assert_eq!(found[0].how, How::By(-6.0), "{found:?}");
        let How::Instead { chance, .. } = &found[1].how else { panic!("{found:?}") };
        assert_eq!((found[1].what, *chance), ("leader", 7_500));
        assert_eq!(found.len(), 2, "what others have in hand is no reason: {found:?}");
    }

    #[test]
    fn what_only_chance_moves_is_not_said() {
        let this = [world(1, ME), world(9, BLUE), world(5, ME), world(3, BLUE)];
        let that = [world(9, BLUE), world(2, ME), world(4, BLUE), world(4, ME)];
        assert!(differ(ME, &this, &that).is_empty());
    }
}
