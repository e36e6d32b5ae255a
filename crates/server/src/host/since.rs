//! What can be told again of a match: the stretch that others played since a seat last answered, a step of the past, the
//! cards of the log.

use super::Sight;
use super::moment_of::MomentOf;
use kernel::{Audience, Rules, Seat};
use kit::Heuristic;
use table::{Digest, Effect, Face, Glance, Since};

/// What a moment tells those who were not there.
pub trait Tellable: Send + Sync {
    /// The stretch of the game that others played since a seat last answered; none in the past.
    fn stretch(&self, seat: Seat) -> Option<Since>;
    /// What an audience could compare with another moment.
    fn glance(&self, audience: Audience) -> Glance;
    /// The story of a stretch, told again for the seat that looks.
    fn digest(&self, ends: &Ends, sight: &Sight) -> Option<String>;
    /// The card of a line of the log, by its number among those that the audience heard.
    fn card(&self, line: usize, sight: &Sight) -> Option<String>;
    /// What happened at the step that led here.
    fn replayed(&self, sight: &Sight) -> Vec<Effect<String>>;
}

/// A stretch, and what could be seen at both its ends.
pub struct Ends {
    pub since: Since,
    pub before: Glance,
    pub after: Glance,
}

impl<F: Face<Rules: Heuristic>> Tellable for MomentOf<F> {
    fn stretch(&self, seat: Seat) -> Option<Since> {
        Since::of(&self.actors, seat).filter(|_| self.live)
    }

    fn glance(&self, audience: Audience) -> Glance {
        Glance::of::<F>(&F::Rules::view(&self.state, audience))
    }

    fn digest(&self, ends: &Ends, sight: &Sight) -> Option<String> {
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

    fn card(&self, line: usize, sight: &Sight) -> Option<String> {
        let heard = self.story.iter().filter(|told| told.to.include(sight.audience));
        // Lines without words are not in the log, and not counted there.
        let mut said = heard.filter(|told| !self.line(told, sight.lang, sight.seats).text.is_empty());
        let card = F::card(&said.nth(line)?.event)?;
        Some(card.draw(self.words(sight.lang), sight.seats).into_string())
    }

    fn replayed(&self, sight: &Sight) -> Vec<Effect<String>> {
        let last = self.story.from(self.story.partition_point(|line| line.step < self.at));
        let heard = last.filter(|line| line.to.include(sight.audience));
        table::effects::<F>(heard.map(|line| &line.event), self.words(sight.lang), sight.seats)
    }
}
