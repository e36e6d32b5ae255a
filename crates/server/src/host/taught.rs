//! A moment of a match that is played for a lesson: what its reader did and heard since the card was turned.

use super::Sight;
use super::moment_of::MomentOf;
use bots::Opponents;
use kernel::{Audience, Rules, Seat};
use lessons::{Heard, Progress, Standpoint};
use table::{Face, Kind, LessonInput, Scene, Screen};

impl<F: Face<Rules: Opponents>> MomentOf<F> {
    /// Lays the open card beside what is drawn already.
    pub(super) fn teach(
        &self,
        screen: &mut Screen,
        seat: Seat,
        view: &<F::Rules as Rules>::View,
        progress: &Progress,
        sight: &Sight,
    ) {
        let lesson = table::lessons_of::<F>().iter().find(|lesson| lesson.id == progress.lesson);
        let Some(lesson) = lesson.filter(|lesson| self.live && lesson.me() == seat) else { return };
        let from = progress.since(self.at).unwrap_or(self.at);
        let mine = self.actors.iter().enumerate().skip(from).filter(|(_, actor)| **actor == seat);
        let did: Vec<_> =
            mine.filter_map(|(i, _)| self.actions.from(i).next()).map(|a| (**a).clone()).collect();
        let heard = self.story.from(self.story.partition_point(|line| line.step <= from));
        let heard = heard.filter(|line| line.to.include(Audience::Seat(seat)));
        let said = heard.map(|line| F::Rules::narrate(&line.event));
        let told: Vec<Heard> = said.map(|said| (said.key.to_string(), said.about() == Some(seat))).collect();
        let (offer, words) = (self.decision(seat).map(|decision| &decision.offer), self.words(sight.lang));
        let audience = Audience::Seat(seat);
        let scene = Scene { view, offer, foreseen: &[], audience, words, seats: sight.seats };
        let kind = |action: &_| F::kind(&scene, action).map(Kind::name);
        let at = Standpoint::<F::Rules> {
            view,
            offer,
            did: &did,
            told: &told,
            over: self.standing.is_some(),
            deed: F::deed,
            kind: &kind,
        };
        let name = &|seat: Seat| sight.seats.get(seat.index()).map_or_else(String::new, |s| s.name.clone());
        let can_undo = self.can_undo.contains(seat);
        let card = LessonInput { lesson, progress, at, table: &sight.table.id, name, can_undo };
        table::put_lesson(screen, &card, words);
    }
}
