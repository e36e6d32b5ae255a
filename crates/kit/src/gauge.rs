//! What a player keeps an eye on: numbers of a seat, conditions of a place. Named once a game and read from a view, so
//! that mats, foresight, digests, curves and statistics all speak of the same things and none can tell a secret.

use kernel::{Msg, Points, Rules, Seat, Target};
use serde::Serialize;

/// A game that says what is worth watching.
pub trait Gauges: Rules {
    /// Everything worth watching in this view, each at most once, in the order a player would name it.
    fn gauges(view: &Self::View) -> Vec<Gauge>;

    /// What an event comes down to, without dice, cards and numbers that only chance decides: "won", "tie", "lost". What
    /// is foreseen is counted by it. `None` for what nobody wants to be told beforehand.
    fn gist(event: &Self::Event) -> Option<Msg> {
        Some(Self::narrate(event))
    }

    /// Exact chances of what an action leads to, by the gist of its event, in parts of [`EXACT`]; where the game can
    /// compute them. The first is what the action is for, such as a battle won, even where it cannot be: its chance is
    /// the number that stands on the choice. Reads only what `seat` may know.
    fn exact(state: &Self::State, seat: Seat, action: &Self::Action) -> Option<Vec<(Msg, u32)>> {
        let _ = (state, seat, action);
        None
    }

    /// Whether the first of the [exact](Gauges::exact) chances is what the action is for. Where nobody chooses by them, as by dice
    /// that are rolled whatever is answered, no number stands on the choice.
    fn aims(action: &Self::Action) -> bool {
        let _ = action;
        true
    }

    /// What a place of a gauge is called. Without a name it is only spoken of where the choice itself is there.
    fn place(target: Target) -> Option<Msg> {
        let _ = target;
        None
    }
}

/// Chances are given in parts of this.
pub const EXACT: u32 = 10_000;

/// A chance in parts of [`EXACT`] as a person reads it.
pub fn percent(chance: u32) -> u32 {
    // Half a hundredth goes to the likelier side: what comes true and what does not are a hundred together.
    let half = EXACT / 2 - u32::from(chance < EXACT / 2);
    (chance * 100 + half) / EXACT
}

/// One thing worth watching.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Gauge {
    /// Whose or where it is.
    pub of: Of,
    /// The text key `gauge-<what>` names it; a face draws `i-gauge-<what>` for it.
    pub what: &'static str,
    /// How much it is now.
    pub value: Value,
    /// It is there to be used and gone when the part or the turn ends: armies to place, actions left. Whoever would
    /// leave some of it unused is told.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub lapses: bool,
}

/// Whose or where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Of {
    /// Of somebody.
    Seat(Seat),
    /// Of a place on the board.
    Place(Target),
}

/// What a gauge shows.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(i32),
    /// Points that may end in a half.
    Points(Points),
    /// A word of a small scale, by its text key: `mood-angry`.
    Word(&'static str),
    /// Somebody: who leads here, whose city it is.
    Who(SeatName),
}

/// A seat as a value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub struct SeatName {
    /// Who it is.
    pub seat: Seat,
}

impl Value {
    /// What can be counted, in halves.
    pub fn halves(&self) -> Option<i32> {
        match self {
            Value::Number(n) => Some(2 * n),
            Value::Points(points) => Some(points.in_halves()),
            Value::Word(_) | Value::Who(_) => None,
        }
    }
}

impl Gauge {
    /// The score of a seat, as it is shown.
    pub fn points(seat: Seat, points: Points) -> Gauge {
        Gauge { of: Of::Seat(seat), what: "points", value: Value::Points(points), lapses: false }
    }
    /// A number of a seat.
    pub fn of(seat: Seat, what: &'static str, number: impl Into<i32>) -> Gauge {
        Gauge { of: Of::Seat(seat), what, value: Value::Number(number.into()), lapses: false }
    }
    /// A number of a place.
    pub fn at(place: Target, what: &'static str, number: impl Into<i32>) -> Gauge {
        Gauge { of: Of::Place(place), what, value: Value::Number(number.into()), lapses: false }
    }
    /// A condition of a place, as a word of a small scale.
    pub fn word(place: Target, what: &'static str, word: &'static str) -> Gauge {
        Gauge { of: Of::Place(place), what, value: Value::Word(word), lapses: false }
    }
    /// Somebody at a place: who leads there.
    pub fn who(place: Target, what: &'static str, seat: Seat) -> Gauge {
        Gauge { of: Of::Place(place), what, value: Value::Who(SeatName { seat }), lapses: false }
    }
    /// A word of a seat, by its text key: its government.
    pub fn says(seat: Seat, what: &'static str, word: &'static str) -> Gauge {
        Gauge { of: Of::Seat(seat), what, value: Value::Word(word), lapses: false }
    }
    /// Marks what is lost when it is not used in time.
    pub fn lapsing(mut self) -> Gauge {
        self.lapses = true;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What comes true and what does not are a hundred together.
    #[test]
    fn halves_go_to_the_likelier_side() {
        assert_eq!((percent(1_250), percent(8_750)), (12, 88));
        assert!((0..=EXACT).filter(|n| *n != EXACT / 2).all(|n| percent(n) + percent(EXACT - n) == 100));
    }
}
