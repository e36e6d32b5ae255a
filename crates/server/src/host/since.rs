//! What can be told again of a match: the stretch that others played since a seat last answered, a step of the past, the
//! cards of the log.

use super::Sight;
use super::moment_of::{MomentOf, StoryLine};
use bots::Opponents;
use kernel::{Audience, Rules, Seat};
use std::sync::Arc;
use table::{Digest, Effect, Face, Glance, OwnLine, Round, Since};

/// What a moment tells those who were not there.
pub trait Tellable: Send + Sync {
    /// The stretch of the game that others played since a seat last answered; none in the past.
    fn stretch(&self, seat: Seat) -> Option<Since>;
    /// The log as an audience heard it: the step and the sentence.
    fn told(&self, sight: &Sight) -> Vec<(u32, String)>;
    /// What an audience could compare with another moment.
    fn glance(&self, audience: Audience) -> Glance;
    /// The story of a stretch, told again for the seat that looks.
    fn digest(&self, ends: &Ends, sight: &Sight) -> Option<String>;
    /// The card of a line of the log, by its number among those that the audience heard.
    fn card(&self, line: usize, sight: &Sight) -> Option<String>;
    /// The stretch of the game that a line of the log ended, by its number among those that the audience heard.
    fn ended(&self, line: usize, sight: &Sight) -> Option<Ended>;
    /// The sheet of what was ended.
    fn round(&self, ended: &Ended, ends: &Ends, sight: &Sight) -> Option<String>;
    /// What happened at the step that led here.
    fn replayed(&self, sight: &Sight) -> Vec<Effect<String>>;
}

/// A stretch, and what could be seen at both its ends.
pub struct Ends {
    pub since: Since,
    pub before: Glance,
    pub after: Glance,
    /// When each seat last answered, where that is told.
    pub when: Vec<Option<i64>>,
}

/// A round or a turn that is over.
pub struct Ended {
    /// Its steps.
    pub since: Since,
    /// Its lines, of those that the audience heard; the last one ended it.
    lines: std::ops::RangeInclusive<usize>,
}

impl<F: Face<Rules: Opponents>> Tellable for MomentOf<F> {
    fn stretch(&self, seat: Seat) -> Option<Since> {
        let since = Since::but(&self.actors, &self.passed, seat);
        let from = since.map_or(0, |since| since.from);
        let late = self.story.from(self.story.partition_point(|line| line.step < from));
        let mine = |step: usize| step.checked_sub(1).and_then(|at| self.actors.get(at)) == Some(&seat);
        let heard = late.filter(|line| line.to.include(Audience::Seat(seat)) && mine(line.step));
        let own: Vec<OwnLine> = heard
            .map(|line| {
                let sentence = F::Rules::narrate(&line.event);
                let (about, closes) = (sentence.about(), F::closes(&line.event).is_some());
                let fate = F::card(&line.event).is_some();
                OwnLine { step: line.step, key: sentence.key, about, closes, fate }
            })
            .collect();
        Since::with_own(since, &own, seat).filter(|_| self.live)
    }

    fn told(&self, sight: &Sight) -> Vec<(u32, String)> {
        let story = self.story(sight.audience, sight.lang, sight.seats);
        story.iter().map(|line| (line.step, line.text.to_string())).collect()
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
            when: &ends.when,
            words: self.words(sight.lang),
            seats: sight.seats,
            table: &sight.table.id,
        };
        Some(table::digest::<F>(&digest).into_string())
    }

    fn card(&self, line: usize, sight: &Sight) -> Option<String> {
        let card = F::card(&self.said(sight).nth(line)?.event)?;
        Some(card.draw(self.words(sight.lang), sight.seats).into_string())
    }

    fn ended(&self, line: usize, sight: &Sight) -> Option<Ended> {
        let closing = |told: &StoryLine<_>| F::closes(&told.event).is_some();
        let said: Vec<&Arc<StoryLine<_>>> = self.said(sight).take(line + 1).collect();
        let last = said.get(line).filter(|told| closing(told))?;
        let before = said[..line].iter().rposition(|told| closing(told));
        let from = before.map_or(0, |before| said[before].step);
        Some(Ended {
            since: Since { from, to: last.step },
            lines: before.map_or(0, |before| before + 1)..=line,
        })
    }

    fn round(&self, ended: &Ended, ends: &Ends, sight: &Sight) -> Option<String> {
        let (first, last) = (*ended.lines.start(), *ended.lines.end());
        let told: Vec<&Arc<StoryLine<_>>> = self.said(sight).skip(first).take(last - first).collect();
        let close = F::closes(&self.said(sight).nth(last)?.event)?;
        let lines: Vec<_> = told.iter().map(|told| self.line(told, sight.lang, sight.seats)).collect();
        let briefs: Vec<_> = told.iter().map(|told| F::brief(&told.event)).collect();
        let cards: Vec<_> = told.iter().filter_map(|told| F::card(&told.event)).collect();
        let scored: Vec<_> = told.iter().filter_map(|told| F::scored(&told.event)).collect();
        let round = Round {
            me: match sight.audience {
                Audience::Seat(me) => Some(me),
                Audience::Table => None,
            },
            close: &close,
            since: ended.since,
            lines: &lines,
            briefs: &briefs,
            cards: &cards,
            scored: &scored,
            before: &ends.before,
            after: &ends.after,
            words: self.words(sight.lang),
            seats: sight.seats,
            table: &sight.table.id,
        };
        Some(table::round::<F>(&round).into_string())
    }

    fn replayed(&self, sight: &Sight) -> Vec<Effect<String>> {
        let last = self.story.from(self.story.partition_point(|line| line.step < self.at));
        let heard = last.filter(|line| line.to.include(sight.audience));
        table::effects::<F>(heard.map(|line| &line.event), self.words(sight.lang), sight.seats)
    }
}

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// The lines of the log as an audience counts them: those without words are not there.
    fn said<'s>(
        &'s self,
        sight: &'s Sight,
    ) -> impl Iterator<Item = &'s Arc<StoryLine<<F::Rules as Rules>::Event>>> {
        let heard = self.story.iter().filter(|told| told.to.include(sight.audience));
        heard.filter(|told| !self.line(told, sight.lang, sight.seats).text.is_empty())
    }
}
