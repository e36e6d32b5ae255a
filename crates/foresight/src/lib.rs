//! What a choice would do, before it is taken: the log before the fact.
//!
//! A choice is applied to worlds drawn from what its seat may know. What the gauges of the seat's view say before and
//! after is what it *changes*; what the step *tells* is what the log would say, by its gist; what is asked *then* is the
//! next question. No game has a line of code for this beyond its [`Gauges`].
//!
//! Nothing leaks: the worlds come from the seat's knowledge and the chance from what is public (`luck`), so two worlds
//! that a seat cannot tell apart give the same foresight.

mod worlds;

use kernel::{Audience, Msg, Seat};
use kit::gauge::{EXACT, Gauge, Gauges, Of, Value};
use serde::Serialize;
use worlds::Seen;

/// What one choice would do.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Foresight {
    /// Nothing is drawn and nothing hidden turned up: this and nothing else will happen.
    pub sure: bool,
    pub changes: Vec<Change>,
    /// What would be told, the likeliest first, with its chance in parts of [`EXACT`].
    pub told: Vec<Outcome>,
    /// Whose answer comes next and what is asked, where it is the same in all worlds.
    pub then: Option<Then>,
    /// It may end the game: in so many parts of [`EXACT`].
    pub ends: u32,
}

/// One gauge that would change.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Change {
    pub of: Of,
    pub what: &'static str,
    /// `None` when it was not there, such as the mood of a city that is to be founded.
    pub before: Option<Value>,
    /// What it may become, likeliest first; `None` is gone.
    pub after: Vec<(Option<Value>, u32)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    pub gist: Msg,
    pub chance: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Then {
    pub seat: Seat,
    pub prompt: Option<Msg>,
}

/// How many worlds are tried where chance has a say. More would be finer than a reader wants to know and slower than
/// an offer may take.
pub const WORLDS: u32 = 48;

/// Foresees the choices of one seat at one position.
pub struct Foreseer<'a, G: Gauges> {
    state: &'a G::State,
    seat: Seat,
    luck: u64,
    now: Vec<Gauge>,
}

impl<'a, G: Gauges> Foreseer<'a, G> {
    /// `luck` must follow from public facts alone, such as the table and the number of the decision.
    pub fn new(state: &'a G::State, seat: Seat, luck: u64) -> Self {
        Foreseer { state, seat, luck, now: G::gauges(&G::view(state, Audience::Seat(seat))) }
    }

    /// What an action of the current offer would do.
    pub fn foresee(&self, action: &G::Action) -> Foresight {
        let seen = worlds::look::<G>(self.state, self.seat, action, self.luck);
        let mut told = seen.told();
        if let Some(exact) = G::exact(self.state, self.seat, action) {
            for (gist, chance) in exact {
                told.retain(|outcome| outcome.gist != gist);
                told.push(Outcome { gist, chance });
            }
        }
        told.sort_by_key(|outcome| std::cmp::Reverse(outcome.chance));
        Foresight {
            sure: seen.sure,
            changes: changes(&self.now, &seen),
            told,
            ends: seen.part(seen.ends),
            then: seen.then,
        }
    }
}

/// Compares what is now with what would be in each world.
fn changes(now: &[Gauge], seen: &Seen) -> Vec<Change> {
    let mut keys: Vec<(Of, &'static str)> = now.iter().map(|gauge| (gauge.of, gauge.what)).collect();
    for gauge in seen.gauges().flat_map(|(gauges, _)| gauges) {
        if !keys.contains(&(gauge.of, gauge.what)) {
            keys.push((gauge.of, gauge.what));
        }
    }
    keys.into_iter().filter_map(|key| change(key, now, seen)).collect()
}

fn change(key: (Of, &'static str), now: &[Gauge], seen: &Seen) -> Option<Change> {
    let value = |gauges: &[Gauge]| {
        gauges.iter().find(|gauge| (gauge.of, gauge.what) == key).map(|gauge| gauge.value.clone())
    };
    let before = value(now);
    let mut after: Vec<(Option<Value>, u32)> = Vec::new();
    for (gauges, share) in seen.gauges() {
        let becomes = value(gauges);
        match after.iter_mut().find(|(known, _)| *known == becomes) {
            Some((_, shares)) => *shares += share,
            None => after.push((becomes, share)),
        }
    }
    if after.iter().all(|(becomes, _)| *becomes == before) {
        return None;
    }
    after.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    for (_, chance) in &mut after {
        *chance = seen.part(*chance) / Seen::SHARES;
    }
    Some(Change { of: key.0, what: key.1, before, after })
}

/// A chance in parts of [`EXACT`] as a person reads it.
pub fn percent(chance: u32) -> u32 {
    (chance * 100 + EXACT / 2) / EXACT
}
