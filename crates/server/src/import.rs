//! A match file becomes a table.

use crate::core::Core;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Hosted, NewEntry, Unfit};
use crate::limits::Deed;
use crate::random;
use crate::store::{Append, NewTable, Row, SeatRow, Started, now};
use std::sync::Arc;

/// What is kept of a match file.
struct Imported {
    game: String,
    seats: u8,
    options: String,
    started: Started,
    entries: Vec<NewEntry>,
    standing: Option<String>,
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
        let sits = |seat| SeatRow { seat, person: Some(person.to_owned()), name: None, own: None, bot: None };
        let table = NewTable {
            id: id.clone(),
            game: imported.game,
            title: String::new(),
            seats: (0..imported.seats).map(sits).collect(),
            options: imported.options,
            private: true,
            invite: random::name(20),
            creator: person.to_owned(),
            idle: "none".into(),
            idle_after: 1440,
            lesson: None,
            hints: true,
            practice: false,
        };
        self.store.create_table(&table).await?;
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
            };
            self.writer.append(end).await.map_err(|_| Failure::BROKEN)?;
        }
        Ok(id)
    }
}

fn read(core: &Core, file: &str) -> Result<Imported, Unfit> {
    let id = kernel::peek(file).map_err(|e| Unfit(e.to_string()))?;
    let host =
        core.games.get(&id).ok_or_else(|| Unfit(format!("this server does not know the game '{id}'")))?;
    let hosted: Box<dyn Hosted> = host.import(file)?;
    Ok(Imported {
        game: id,
        seats: hosted.seats(),
        options: hosted.options(),
        started: hosted.started(),
        entries: hosted.new_entries()?,
        standing: hosted.moment().standing(),
    })
}
