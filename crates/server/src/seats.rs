//! What people do with seats and time: sit down, stand up, lend, hand over, ask the table, rest. The rules of it are `sitting`'s.

use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use crate::lobby::{host_only, known_bot, waiting};
use crate::owner::Published;
use crate::random;
use crate::store::{Room, SeatRow, Status, StoreError};
use axum::http::StatusCode;
use bots::Level;
use sitting::{Deed, Entry, Terms};
use std::sync::Arc;

impl Core {
    /// Does something with a table, if that may be.
    pub async fn deed(self: &Arc<Self>, person: &str, id: &str, deed: Deed) -> Result<Vec<Entry>, Failure> {
        let (handle, _) = self.seen(id).await?;
        Ok(handle.deed(person, deed).await?)
    }

    /// Sits down on a free seat, the first one if none is named. A table that begins when it is full does so.
    pub async fn sit(self: &Arc<Self>, person: &str, id: &str, seat: Option<u8>) -> Result<u8, Failure> {
        self.with_whom_they_may(person, id).await?;
        let (_, now) = self.seen(id).await?;
        // A device may go from hand to hand where its host knows everybody; elsewhere one person has one hand.
        if !now.row.private && now.row.creator == person && now.seats_of(person).next().is_some() {
            return Err(Failure::new(StatusCode::CONFLICT, Code::SeveralSeats));
        }
        let done = self.deed(person, id, Deed::Sit { seat }).await?;
        let sat = done.iter().find_map(|entry| match entry {
            Entry::Sat { seat, .. } => Some(*seat),
            _ => None,
        });
        self.begin_if_full(id).await?;
        sat.ok_or(Failure::TAKEN)
    }

    /// Nobody sits down with people who keep them apart.
    async fn with_whom_they_may(self: &Arc<Self>, person: &str, id: &str) -> Result<(), Failure> {
        let (_, now) = self.seen(id).await?;
        match self.keeps_apart(&now, person).await? {
            true => Err(Failure::new(StatusCode::FORBIDDEN, Code::Blocked)),
            false => Ok(()),
        }
    }

    /// Asks the table for a bot's seat.
    pub async fn ask_for_seat(self: &Arc<Self>, person: &str, id: &str, seat: u8) -> Result<(), Failure> {
        self.with_whom_they_may(person, id).await?;
        self.deed(person, id, Deed::AskForSeat { seat }).await.map(drop)
    }

    async fn begin_if_full(self: &Arc<Self>, id: &str) -> Result<(), Failure> {
        let row = self.store.table(id).await?;
        let full = || async { Ok::<_, StoreError>(!self.store.seats(id).await?.iter().any(SeatRow::empty)) };
        if row.starts_full && row.status == Status::Waiting && full().await? {
            // Whoever else was faster has begun it.
            let _ = self.begin(id).await;
        }
        Ok(())
    }

    /// Whether a table begins by itself once it is full: the host's choice.
    pub async fn start_when_full(self: &Arc<Self>, person: &str, id: &str, on: bool) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        host_only(&now, person)?;
        waiting(&now)?;
        self.store.set_starts_full(id, on).await?;
        handle.refresh().await;
        self.begin_if_full(id).await
    }

    /// Gives a seat up: before the start it is free again, later a bot plays on for good.
    pub async fn leave(self: &Arc<Self>, person: &str, id: &str, seat: u8) -> Result<(), Failure> {
        let bot = Level::default().id().to_owned();
        self.deed(person, id, Deed::Leave { seat, bot }).await.map(drop)
    }

    /// Puts a bot on a free seat before the start (the host), or hands one's own seat to a bot, to be taken back.
    pub async fn to_bot(
        self: &Arc<Self>,
        person: &str,
        id: &str,
        seat: u8,
        bot: Option<&str>,
    ) -> Result<(), Failure> {
        let bot = bot.unwrap_or(Level::default().id());
        known_bot(bot)?;
        let (_, now) = self.seen(id).await?;
        let bot = bot.to_owned();
        let deed = match now.row.status {
            Status::Waiting => Deed::SeatBot { seat, bot },
            _ => Deed::Lend { seat, bot },
        };
        self.deed(person, id, deed).await?;
        self.begin_if_full(id).await
    }

    /// Draws lots for the seats: the host's right, before the game.
    pub async fn draw_lots(self: &Arc<Self>, person: &str, id: &str) -> Result<(), Failure> {
        let (_, now) = self.seen(id).await?;
        for a in (1..now.seats.len()).rev() {
            let b = random::below(a + 1);
            if a != b {
                self.deed(person, id, Deed::Swap { a: a as u8, b: b as u8 }).await?;
            }
        }
        Ok(())
    }

    /// Other terms: the host's before the game, later a question to everybody.
    pub async fn set_terms(self: &Arc<Self>, person: &str, id: &str, terms: Terms) -> Result<(), Failure> {
        self.deed(person, id, Deed::AskForTerms { terms }).await.map(drop)
    }

    /// Makes an invitation to a seat of a running game: by its owner, or where a bot plays it by somebody at the table.
    pub async fn invite_to(self: &Arc<Self>, person: &str, id: &str, seat: u8) -> Result<String, Failure> {
        let (handle, now) = self.seen(id).await?;
        if !may_give(&now, person, seat) {
            return Err(Failure::NOT_YOUR_SEAT);
        }
        let code = random::name(20);
        self.store.invite(&code, id, seat, person).await?;
        handle.refresh().await;
        Ok(code)
    }

    /// Takes a seat over by such an invitation, which is then used up.
    pub async fn take_over(self: &Arc<Self>, person: &str, code: &str) -> Result<String, Failure> {
        let invitation = self.store.invitation(code).await?;
        self.with_whom_they_may(person, &invitation.match_id).await?;
        let deed = Deed::TakeOver { seat: invitation.seat, by: invitation.person };
        self.deed(person, &invitation.match_id, deed).await?;
        self.store.drop_invitation(code).await?;
        Ok(invitation.match_id)
    }

    /// Says something in a waiting room, or where somebody watches.
    pub async fn say(self: &Arc<Self>, person: &str, id: &str, text: &str) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        self.store.say(id, person, room_of(&now, person), text, &random::name(12)).await?;
        handle.refresh().await;
        Ok(())
    }
}

/// Where somebody talks: those who play, and whoever keeps the table, among themselves; before the game everybody together.
pub fn room_of(now: &Published, person: &str) -> Room {
    let plays = now.row.status == Status::Waiting || now.sitting.sits(person) || now.row.creator == person;
    if plays { Room::Table } else { Room::Watchers }
}

/// Whether somebody may invite others to a seat of a running game.
pub fn may_give(now: &Published, person: &str, seat: u8) -> bool {
    let by = person.to_owned();
    // Asked as whoever would follow it, who is nobody yet.
    now.sitting.deed(crate::store::now(), "", &Deed::TakeOver { seat, by }).is_ok()
}
