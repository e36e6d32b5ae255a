//! How long a match takes, by how many play: answers that were counted, and what an answer takes people.

use crate::{Face, Words};
use kernel::{Rules, msg};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What an answer takes somebody who knows the game, with looking on while others play. How many answers there are is
/// measured; this is a round number, the same for every game.
const SECONDS: u32 = 10;
/// A person is rarely more exact about an evening.
const MINUTES: u32 = 10;
/// So many answers each, on the mean, and a match is heavy; and very heavy.
const HEAVY: u32 = 130;
const VERY_HEAVY: u32 = 250;

/// `lengths.json`, as `ecumene lengths` writes it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Lengths {
    /// Mean answers of everybody in a match, by the number of seats.
    answers: BTreeMap<u8, u32>,
}

impl Lengths {
    pub(crate) fn of<F: Face>() -> Option<Lengths> {
        serde_json::from_str(F::TEACHING.lengths).ok()
    }

    /// How long it takes so many, in the reader's words.
    pub(crate) fn times(&self, words: &Words) -> Vec<(u8, String)> {
        let said = |(seats, answers): (&u8, &u32)| {
            let minutes = (answers * SECONDS / 60).div_ceil(MINUTES).max(1) * MINUTES;
            let key = match (minutes / 60, minutes % 60) {
                (0, _) => "ui-takes-minutes",
                (_, 0) => "ui-takes-hours",
                _ => "ui-takes-both",
            };
            (*seats, words.fill(&msg(key).num("hours", minutes / 60).num("minutes", minutes % 60)))
        };
        self.answers.iter().map(said).collect()
    }

    /// How much there is to decide, in a word.
    pub(crate) fn weight<'a>(&self, words: &'a Words) -> &'a str {
        let each = self.answers.iter().map(|(seats, answers)| answers / u32::from(*seats).max(1));
        let mean = each.sum::<u32>() / (self.answers.len() as u32).max(1);
        words.get(match mean {
            VERY_HEAVY.. => "ui-weight-very-heavy",
            HEAVY.. => "ui-weight-heavy",
            _ => "ui-weight-medium",
        })
    }
}

/// Numbers of seats that nobody measured.
pub(crate) fn unmeasured<F: Face>() -> Vec<String> {
    let Some(lengths) = Lengths::of::<F>() else { return vec!["lengths.json cannot be read".to_owned()] };
    let (least, most) = F::Rules::SEATS;
    let lost = |seats: &u8| !lengths.answers.contains_key(seats);
    (least..=most).filter(lost).map(|seats| format!("nobody measured a match of {seats}")).collect()
}
