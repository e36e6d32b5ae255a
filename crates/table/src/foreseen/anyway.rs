//! What an answer does, and what comes whatever is answered.

use super::change::{brings, certain_gain, likeliest_gain};
use super::{Foreseen, Mark, range};
use foresight::{Change, Foresight};
use kernel::Tone;
use kit::gauge::{Gauges, Of};

/// Whose doing a change is.
#[derive(PartialEq)]
pub(super) enum Doing {
    Own,
    Rounds,
    Unknown,
}

impl<G: Gauges> Foreseen<'_, G> {
    /// Whose doing a change is, where the answer ends a round: the round's if every answer that ends it brings the same.
    /// Where no other ends it, nobody can tell.
    pub(super) fn doing(&self, change: &Change) -> Doing {
        let closes = &self.foresight.closes;
        let here = matches!(change.of, Of::Place(place) if place == self.place);
        if closes.is_none() || here {
            return Doing::Own;
        }
        let closing = || self.scene.foreseen.iter().filter(|other| other.closes == *closes);
        match closing().nth(1) {
            None => Doing::Unknown,
            Some(_) if closing().all(|other| brings(other, change)) => Doing::Rounds,
            Some(_) if self.besides(change) != 0 && self.gain(change) == Some((0, 0)) => Doing::Rounds,
            Some(_) => Doing::Own,
        }
    }

    /// Whether all answers have this change in common.
    pub(super) fn alike(&self, change: &Change) -> bool {
        let all = self.scene.foreseen;
        all.len() > 1 && all.iter().all(|foresight| brings(foresight, change))
    }

    /// Whether some answers have chances, or bring the reader what others do not: beside those, what all bring would look as if it came of
    /// one alone.
    pub(super) fn others_differ(&self) -> bool {
        let own = |change: &&Change| matches!(change.of, Of::Seat(seat) if self.scene.audience.is(seat));
        let same = |other: &Foresight| {
            other.changes.iter().filter(own).eq(self.foresight.changes.iter().filter(own))
        };
        self.scene.foreseen.iter().any(|other| other.odds.is_some() || !same(other))
    }

    /// Whether most of them have it in common, as the worker that nearly every answer places.
    pub(super) fn common(&self, change: &Change) -> bool {
        self.most(self.scene.foreseen.iter().filter(|foresight| brings(foresight, change)).count())
    }

    /// How much of a change comes whatever is answered, in halves. A number that is paid for and comes in again with the end of the
    /// round is a price all the same.
    pub(super) fn besides(&self, change: &Change) -> i32 {
        let own = matches!(change.of, Of::Seat(seat) if self.scene.audience.is(seat));
        let known = |changes: &[Change]| {
            let same = changes.iter().find(|other| (other.of, other.what) == (change.of, change.what));
            same.and_then(certain_gain).unwrap_or_default()
        };
        match self.declining() {
            _ if !own => 0,
            Some(declining) => known(&declining.changes),
            None if self.scene.foreseen.is_empty() => known(&self.foresight.anyway),
            None => self.with_all(change),
        }
    }

    /// What comes of declining, where it ends the same as this answer: nothing but what comes anyway.
    fn declining(&self) -> Option<&Foresight> {
        let closes = self.foresight.closes.as_ref()?;
        let closing = |other: &Foresight| other.closes.as_ref() == Some(closes);
        self.scene.foreseen.iter().filter(|other| closing(other)).nth(1)?;
        let mut answers = self.scene.offer?.choices.iter().zip(self.scene.foreseen);
        answers
            .find(|(choice, other)| choice.show.tone == Tone::Idle && closing(other))
            .map(|(_, other)| other)
    }

    /// What most answers bring, where something is told after all of them and each brings some of it: what it is less or more is
    /// the doing of the one.
    fn with_all(&self, change: &Change) -> i32 {
        let all = self.scene.foreseen;
        let gain = |other: &Foresight| {
            let mut same = other.changes.iter().filter(|c| (c.of, c.what) == (change.of, change.what));
            same.find_map(likeliest_gain).filter(|gain| *gain > 0)
        };
        let Some(gains) = all.iter().map(gain).collect::<Option<Vec<i32>>>() else { return 0 };
        let shared = self.told(true);
        let tells =
            |other: &Foresight| shared.iter().any(|told| other.told.iter().any(|o| o.gist == told.gist));
        let mut counts =
            gains.iter().map(|gain| (*gain, gains.iter().filter(|other| *other == gain).count()));
        let most = counts.find(|(_, count)| self.most(*count)).filter(|_| all.iter().all(tells));
        most.map_or(0, |(gain, _)| gain)
    }

    /// What this answer pays or wins of what comes anyway, so that nothing of it is seen in the end.
    pub(super) fn evened(&self) -> Vec<Mark<'static>> {
        let Some(declining) = self.declining() else { return Vec::new() };
        let gone = |change: &&Change| {
            let here = self.foresight.changes.iter().any(|c| (c.of, c.what) == (change.of, change.what));
            !here && matches!(change.of, Of::Seat(seat) if self.scene.audience.is(seat))
        };
        let mark = |change: &Change| {
            let by = -certain_gain(change).filter(|by| *by != 0)?;
            let class = if by < 0 { "down" } else { "up" };
            Some(Mark {
                what: Some(change.what),
                seat: None,
                text: range(by, by),
                class,
                alike: false,
                own: true,
            })
        };
        declining.changes.iter().filter(gone).filter_map(mark).collect()
    }
}
