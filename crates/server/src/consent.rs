//! Taking back by consent: beyond the fence of others' answers, if everybody who sits here agrees. What dice and cards showed
//! stays, unless the table says that it is a practice game.

use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use crate::host::Answer;
use crate::owner::{By, Published};
use crate::store::{Fate, SeatRow, StoreError, TakeBackRow};
use axum::http::StatusCode;
use kernel::Seat;
use std::sync::Arc;

/// What somebody says about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Say {
    Ask,
    Yes,
    No,
    Withdraw,
}

impl Say {
    pub fn of(word: &str) -> Option<Say> {
        Some(match word {
            "ask" => Say::Ask,
            "yes" => Say::Yes,
            "no" => Say::No,
            "withdraw" => Say::Withdraw,
            _ => return None,
        })
    }
}

impl Published {
    /// The question that is open, if there is one: it goes with the next entry of the log.
    pub fn take_back(&self) -> Option<&TakeBackRow> {
        let entries = self.moment.as_ref()?.entries() as i64;
        self.take_backs.iter().find(|row| row.entries == entries && row.fate == Fate::Asked)
    }

    /// Seats of people whom a step of `seat` cannot be taken back without: all that others play themselves.
    pub fn consents(&self, seat: u8) -> impl Iterator<Item = &SeatRow> {
        let asks = self.seats.iter().find(|sits| sits.seat == seat).and_then(|sits| sits.person.as_deref());
        self.seats
            .iter()
            .filter(move |sits| sits.bot.is_none() && sits.person.is_some() && sits.person.as_deref() != asks)
    }

    /// Those of them who have yet to say yes.
    pub fn silent<'a>(&'a self, asked: &'a TakeBackRow) -> impl Iterator<Item = &'a SeatRow> {
        self.consents(asked.seat).filter(|sits| asked.agreed & 1 << sits.seat == 0)
    }
}

impl Core {
    /// Somebody asks to take their last step back, or answers whoever does.
    pub async fn take_back(
        self: &Arc<Self>,
        person: &str,
        id: &str,
        seat: u8,
        say: Say,
    ) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        let own = |seat: u8| now.seats_of(person).any(|mine| mine.0 == seat);
        if !own(seat) {
            return Err(Failure::NOT_YOUR_SEAT);
        }
        let gone = Failure::new(StatusCode::CONFLICT, Code::BackGone);
        let moment = now.moment.as_ref().filter(|_| now.running()).ok_or(gone.clone())?;
        let entries = moment.entries();
        let asked = now.take_back();
        match (say, asked) {
            (Say::Ask, None) => {
                if !moment.can_take_back(Seat(seat), now.row.practice) {
                    return Err(Failure::new(StatusCode::CONFLICT, Code::NothingToUndo));
                }
                match self.store.ask_back(id, entries as i64, seat).await {
                    Err(StoreError::Taken) => {
                        return Err(Failure::new(StatusCode::CONFLICT, Code::BackRefused));
                    }
                    other => other?,
                }
                let away = now.consents(seat).filter_map(|sits| sits.person.as_ref());
                for person in away.filter(|person| !now.online.contains(person)) {
                    self.store.put_by(id, entries as i64, person, "back").await?;
                }
            }
            // Two ask for the same moment: the first question is theirs to answer.
            (Say::Ask, Some(_)) => return Err(Failure::new(StatusCode::CONFLICT, Code::BackAsked)),
            (Say::Yes, Some(_)) => {
                let mine = now.seats_of(person).fold(0, |bits, seat| bits | 1i64 << seat.0);
                self.store.agree_back(id, entries as i64, mine).await?;
            }
            (Say::No, Some(_)) => self.store.settle_back(id, entries as i64, Fate::Refused).await?,
            (Say::Withdraw, Some(asked)) if own(asked.seat) => {
                self.store.settle_back(id, entries as i64, Fate::Withdrawn).await?;
            }
            (Say::Withdraw, Some(_)) => return Err(Failure::NOT_YOUR_SEAT),
            (_, None) => return Err(gone),
        }
        handle.refresh().await;
        let Some(now) = handle.now().await else { return Ok(()) };
        let Some(asked) = now.take_back().filter(|asked| now.silent(asked).next().is_none()) else {
            return Ok(());
        };
        let (seat, learned) = (Seat(asked.seat), now.row.practice);
        let by = By::Consent { entries };
        let outcome = handle.answer(seat, Answer::TakeBack { learned }, String::new(), by).await;
        match outcome.no {
            // Somebody answered meanwhile: the question went with that.
            Some(no) if outcome.taken == 0 => Err(no.into()),
            _ => {
                self.store.settle_back(id, entries as i64, Fate::Taken).await?;
                handle.refresh().await;
                Ok(())
            }
        }
    }
}
