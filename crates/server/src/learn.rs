//! Lessons: tables where one person is taught among bots, and how far they are.

use crate::core::Core;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::Unfit;
use crate::import::Imported;
use crate::limits::Deed;
use crate::random;
use crate::store::{NewTable, SeatRow, Status};
use lessons::{Lesson, Progress, Way};
use std::sync::Arc;

impl Core {
    /// A lesson of a game.
    pub fn lesson(&self, game: &str, id: &str) -> Option<&'static Lesson> {
        self.games.get(game)?.lessons().iter().find(|lesson| lesson.id == id)
    }

    /// A lesson of a game, the first unless named: the table where this person has begun it, or a new one.
    pub async fn learn(
        self: &Arc<Self>,
        person: &str,
        game: &str,
        named: Option<&str>,
        again: bool,
    ) -> Result<String, Failure> {
        let host = self.games.get(game).ok_or(Failure::NO_GAME)?;
        let wanted = |lesson: &&Lesson| named.is_none_or(|id| lesson.id == id);
        let lesson = host.lessons().iter().find(wanted).ok_or(Failure::NO_PAGE)?;
        if let Some(id) = self.begun(person, game, lesson).await?.filter(|_| !again) {
            return Ok(id);
        }
        if !self.limits.allow(Deed::Create, person) {
            return Err(Failure::TOO_OFTEN);
        }
        let unfit = |why: Unfit| Failure::from(why).at("options");
        let seat = |seat: u8| match seat == lesson.me {
            true => SeatRow { seat, person: Some(person.to_owned()), ..SeatRow::default() },
            false => SeatRow { seat, bot: Some(lesson.bots.clone()), ..SeatRow::default() },
        };
        let mut table = NewTable {
            id: random::name(12),
            game: game.to_owned(),
            title: String::new(),
            seats: (0..lesson.seats).map(seat).collect(),
            options: host.read_options(lesson.options.clone().into_iter().collect()).map_err(unfit)?,
            private: true,
            invite: random::name(20),
            creator: person.to_owned(),
            terms: sitting::Terms::FREE,
            starts_full: false,
            hints: true,
            practice: false,
            lesson: Some(Progress::begin(lesson)),
        };
        tracing::info!(table = %table.id, game, lesson = %lesson.id, "lesson opened");
        if lesson.opening.is_none() {
            self.store.create_table(&table).await?;
            self.begin(&table.id).await?;
            return Ok(table.id);
        }
        let (core, game) = (self.clone(), game.to_owned());
        let play = move || {
            let host = core.games.get(&game).ok_or_else(|| Unfit(format!("no game '{game}'")))?;
            Imported::of(game.clone(), &*host.opened(lesson)?)
        };
        let opened = bounded(self.config.engine_limit * 10, play).await;
        let opened = opened.unwrap_or_else(|fault| Err(Unfit(fault.to_string())))?;
        // What bots did before it is nothing that its reader did.
        table.lesson = Some(Progress { from: opened.steps(), ..Progress::begin(lesson) });
        self.adopt(&table, None, opened).await?;
        self.hub.get(self, &table.id).refresh().await;
        Ok(table.id)
    }

    /// Where this person is in a lesson that is not at its end. One that was put away is taken out again.
    async fn begun(
        self: &Arc<Self>,
        person: &str,
        game: &str,
        lesson: &Lesson,
    ) -> Result<Option<String>, Failure> {
        let mine = self.store.tables_of(person, 50).await?;
        let goes_on = |at: &&Progress| at.lesson == lesson.id && !at.done(lesson);
        let found = mine.iter().filter(|table| table.row.game == game && table.row.status == Status::Running);
        for table in found {
            let Some(at) = table.row.lesson.as_ref().filter(goes_on) else { continue };
            if at.away {
                self.turn(person, &table.row.id, Way::Away(false)).await?;
            }
            return Ok(Some(table.row.id.clone()));
        }
        Ok(None)
    }

    /// Turns a card of the lesson at a table, or puts it away.
    pub async fn turn(self: &Arc<Self>, person: &str, id: &str, way: Way) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        if now.seats_of(person).next().is_none() {
            return Err(Failure::NOT_YOUR_SEAT);
        }
        let mut at = now.row.lesson.clone().ok_or(Failure::NO_PAGE)?;
        let lesson = self.lesson(&now.row.game, &at.lesson).ok_or(Failure::NO_PAGE)?;
        let steps = now.moment.as_ref().map_or(0, |moment| moment.steps().0);
        at.turn(way, lesson, steps);
        self.store.set_lesson(id, &at).await?;
        handle.refresh().await;
        Ok(())
    }
}
