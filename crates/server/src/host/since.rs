//! What a seat is told again: the stretch that others played since it last answered, and cards of the log.

use super::frame::Moment;
use super::{Frame, Sight};
use kernel::{Audience, Seat};
use kit::Heuristic;
use table::{Digest, Face, Glance, Since};

/// A stretch, and what could be seen at both its ends.
pub struct Ends {
    pub since: Since,
    pub before: Glance,
    pub after: Glance,
}

impl<F: Face<Rules: Heuristic>> Moment<F> {
    pub(super) fn since(&self, seat: Option<Seat>) -> Option<Since> {
        seat.filter(|_| self.live).and_then(|me| Since::of(&self.actors, me))
    }

    pub(super) fn told_again(&self, ends: &Ends, sight: &Sight) -> Option<String> {
        let Audience::Seat(me) = sight.audience else { return None };
        let story = self.story(sight.audience, sight.lang, sight.seats);
        let digest = Digest {
            me,
            since: ends.since,
            actors: &self.actors,
            story: &story,
            before: &ends.before,
            after: &ends.after,
            words: self.words(sight.lang),
            seats: sight.seats,
            table: &sight.table.id,
        };
        Some(table::digest::<F>(&digest).into_string())
    }

    pub(super) fn card_of(&self, line: usize, sight: &Sight) -> Option<String> {
        let words = self.words(sight.lang);
        let heard = self.story.iter().filter(|told| told.to.include(sight.audience));
        // Lines without words are not in the log, and not counted there.
        let mut said = heard.filter(|told| !self.line(told, sight.lang, sight.seats).text.is_empty());
        let card = F::card(&said.nth(line)?.event)?;
        Some(card.draw(words, sight.seats).into_string())
    }
}
