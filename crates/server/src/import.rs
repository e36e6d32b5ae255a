//! A match that began elsewhere becomes a table: a match file, or a moment of another match.

use crate::code::Code;
use crate::core::Core;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Hosted, NewEntry, No, Unfit};
use crate::limits::Deed;
use crate::lobby::{checked_title, known_bot};
use crate::random;
use crate::store::{Append, Kin, NewTable, Row, SeatRow, Started, now};
use axum::http::StatusCode;
use kernel::Seed;
use std::sync::Arc;

/// What is kept of a match file.
pub(crate) struct Imported {
    game: String,
    seats: u8,
    options: String,
    started: Started,
    entries: Vec<NewEntry>,
    standing: Option<String>,
}

/// What a variation is to be.
pub struct Branch {
    /// After so many steps.
    pub step: usize,
    pub title: String,
    /// Where its maker sits, among bots of this level; without one everybody sits where they sat.
    pub seat: u8,
    pub bots: Option<String>,
}

impl Core {
    /// Whoever brings the file sits on every seat, as at a hot-seat table; a finished one can be looked at.
    pub async fn import(self: &Arc<Self>, person: &str, file: String) -> Result<String, Failure> {
        if !self.limits.allow(Deed::Create, person) {
            return Err(Failure::TOO_OFTEN);
        }
        let core = self.clone();
        let read = bounded(self.config.engine_limit * 10, move || read(&core, &file)).await;
        let imported = read.unwrap_or_else(|fault| Err(Unfit(fault.to_string())))?;
        let id = random::name(12);
        let sits = |seat| SeatRow { seat, person: Some(person.to_owned()), ..SeatRow::default() };
        let table = imported.table(&id, person, (0..imported.seats).map(sits).collect());
        self.adopt(&table, None, imported).await?;
        Ok(id)
    }

    /// A variation of a match: after so many of its steps it goes on with dice of its own, alone among bots or with those
    /// who sat there.
    pub async fn branch(self: &Arc<Self>, person: &str, id: &str, wish: Branch) -> Result<String, Failure> {
        let (handle, now) = self.seen(id).await?;
        if !now.may_branch(person) {
            return Err(Failure::new(StatusCode::CONFLICT, Code::NotOver));
        }
        let mine = |sits: &SeatRow| sits.person.as_deref() == Some(person);
        let seats: Vec<SeatRow> = match &wish.bots {
            None if !now.seats.iter().any(mine) => return Err(Failure::NOT_YOUR_SEAT),
            None => now.seats.to_vec(),
            Some(bot) => {
                known_bot(bot)?;
                let sits = |was: &SeatRow| match was.seat == wish.seat {
                    true => SeatRow { seat: was.seat, person: Some(person.to_owned()), ..SeatRow::default() },
                    false => SeatRow { seat: was.seat, bot: Some(bot.clone()), ..SeatRow::default() },
                };
                now.seats.iter().map(sits).collect()
            }
        };
        if wish.bots.is_some() && wish.seat >= now.row.seats {
            return Err(Failure::bad(format!(
                "there is no seat {}; accepted: 0 to {}",
                wish.seat,
                now.row.seats - 1
            )));
        }
        let title = checked_title(&wish.title)?;
        if !self.limits.allow(Deed::Create, person) {
            return Err(Failure::TOO_OFTEN);
        }
        let file = handle.record().await.ok_or(Failure::from(No::Busy))?;
        let (core, game) = (self.clone(), now.row.game.clone());
        let cut = move || {
            let host = core
                .games
                .get(&game)
                .ok_or_else(|| Unfit(format!("this server does not know the game '{game}'")))?;
            Imported::of(game.clone(), &*host.branch(&file, wish.step, Seed::new(random::bytes()))?)
        };
        let cut = bounded(self.config.engine_limit * 10, cut).await;
        let cut = cut.unwrap_or_else(|fault| Err(Unfit(fault.to_string())))?;
        let next = random::name(12);
        let table = NewTable { title, practice: true, ..cut.table(&next, person, seats) };
        let study = now.row.kin.as_ref().map_or(id, |kin| &kin.study).to_owned();
        let kin = Kin { parent: id.to_owned(), step: wish.step as i64, study, comment: String::new() };
        self.adopt(&table, Some(kin), cut).await?;
        self.hub.get(self, &next).refresh().await;
        Ok(next)
    }

    /// A table whose match has begun elsewhere.
    pub(crate) async fn adopt(
        self: &Arc<Self>,
        table: &NewTable,
        kin: Option<Kin>,
        imported: Imported,
    ) -> Result<(), Failure> {
        let id = table.id.clone();
        self.store.create_table(table).await?;
        if let Some(kin) = kin {
            self.store.set_kin(&id, &kin).await?;
        }
        // The log first: a table that is running has all of it.
        let at = now();
        let rows = imported.entries.into_iter().zip(1..).map(|(entry, seq)| Row {
            seq,
            seat: entry.seat.0 as i64,
            body: entry.body,
            hash: entry.hash,
            open: entry.open as i64,
            msg: String::new(),
            at,
        });
        let log = Append {
            match_id: id.as_str().into(),
            rows: rows.collect(),
            notices: Vec::new(),
            snapshot: None,
            ended: None,
            lease: None,
        };
        self.writer.append(log).await.map_err(|_| Failure::BROKEN)?;
        self.store.start(&id, &imported.started).await?;
        if imported.standing.is_some() {
            let end = Append {
                match_id: id.as_str().into(),
                rows: Vec::new(),
                notices: Vec::new(),
                snapshot: None,
                ended: imported.standing,
                lease: None,
            };
            self.writer.append(end).await.map_err(|_| Failure::BROKEN)?;
        }
        Ok(())
    }
}

fn read(core: &Core, file: &str) -> Result<Imported, Unfit> {
    let id = kernel::peek(file).map_err(|e| Unfit(e.to_string()))?;
    let host =
        core.games.get(&id).ok_or_else(|| Unfit(format!("this server does not know the game '{id}'")))?;
    Imported::of(id, &*host.import(file)?)
}

impl Imported {
    pub(crate) fn of(game: String, hosted: &dyn Hosted) -> Result<Imported, Unfit> {
        Ok(Imported {
            game,
            seats: hosted.seats(),
            options: hosted.options(),
            started: hosted.started(),
            entries: hosted.new_entries()?,
            standing: hosted.moment().standing(),
        })
    }

    /// How many steps it has, if none was taken back.
    pub(crate) fn steps(&self) -> usize {
        self.entries.len()
    }

    /// A private table for it, where nobody's time runs.
    fn table(&self, id: &str, creator: &str, seats: Vec<SeatRow>) -> NewTable {
        NewTable {
            id: id.to_owned(),
            game: self.game.clone(),
            title: String::new(),
            seats,
            options: self.options.clone(),
            private: true,
            invite: random::name(20),
            creator: creator.to_owned(),
            terms: sitting::Terms::FREE,
            starts_full: false,
            lesson: None,
            hints: true,
            practice: false,
        }
    }
}
