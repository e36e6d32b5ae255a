//! What operators and moderators do with tables and people. From the command line and from the page it is the same, and a
//! server that runs hears of what was done elsewhere by reading on in `interventions`.

use crate::code::Code;
use crate::core::{Core, pause};
use crate::failure::Failure;
use crate::store::{Mark, PersonRow, Status, Stored, now};
use axum::http::StatusCode;
use std::collections::HashSet;
use std::sync::{Arc, PoisonError, RwLock, Weak};
use std::time::Duration;

/// A day, in milliseconds.
pub const DAY: i64 = 24 * 3600 * 1000;
/// So many tables of one person are looked through.
const TABLES: i64 = 1000;
/// Read on in steps of so many.
const PAGE: i64 = 200;

/// Who may do nothing more here: asked at every message of every connection, so it is kept at hand.
#[derive(Default)]
pub struct Banned(RwLock<HashSet<String>>);

impl Banned {
    pub fn has(&self, person: &str) -> bool {
        self.0.read().unwrap_or_else(PoisonError::into_inner).contains(person)
    }

    fn set(&self, people: Vec<String>) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = people.into_iter().collect();
    }
}

impl Core {
    /// Closes a table to everybody. What was played there is kept.
    pub async fn close_table(self: &Arc<Self>, by: &str, id: &str, why: &str) -> Result<(), Failure> {
        self.store.table(id).await?;
        self.store.set_status(id, Status::Abandoned, None).await?;
        self.done(by, "close", id, why).await
    }

    /// Opens it again; false if it was not closed.
    pub async fn reopen_table(self: &Arc<Self>, by: &str, id: &str) -> Result<bool, Failure> {
        self.store.table(id).await?;
        let opened = self.store.reopen(id).await?;
        if opened {
            self.done(by, "reopen", id, "").await?;
        }
        Ok(opened)
    }

    /// Tries a match again that could not go on. Says why it still cannot.
    pub async fn thaw_table(self: &Arc<Self>, by: &str, id: &str) -> Result<Option<String>, Failure> {
        let handle = self.table(id).await?;
        handle.read_again().await;
        let (_, now) = self.seen(id).await?;
        self.done(by, "thaw", id, "").await?;
        Ok(now.trouble.as_ref().map(|why| why.to_string()))
    }

    /// Says something of a person until a time (0: for good), or takes it back. Whoever is banned gives up their seats;
    /// whoever's rights grow signs in anew.
    pub async fn set_mark(
        self: &Arc<Self>,
        by: &str,
        person: &PersonRow,
        mark: Mark,
        until: Option<i64>,
        why: &str,
    ) -> Result<(), Failure> {
        self.store.mark(&person.id, mark, until, why).await?;
        let on = until.is_some();
        match mark {
            Mark::Banned if on => {
                self.give_up_seats(by, &person.id).await?;
                self.store.end_tokens(&person.id).await?;
            }
            Mark::Moderator => self.store.end_sessions(&person.id).await?,
            _ => {}
        }
        let kind = format!("{}{}", if on { "" } else { "not " }, mark.name());
        self.done(by, &kind, &person.id, why).await
    }

    /// Two accounts of one person become one.
    pub async fn merge_people(
        self: &Arc<Self>,
        by: &str,
        from: &PersonRow,
        into: &PersonRow,
    ) -> Result<(), Failure> {
        let shared = self.store.tables_of(&from.id, TABLES).await?.into_iter().find(|table| {
            let sits = |who: &str| table.seats.iter().any(|seat| seat.person.as_deref() == Some(who));
            table.row.status != Status::Finished && sits(&from.id) && sits(&into.id)
        });
        if let Some(table) = shared {
            let why = format!("(Both sit at table {}.)", table.row.id);
            return Err(Failure::new(StatusCode::CONFLICT, Code::SitsHere).with(why));
        }
        self.store.move_seats(&from.id, &into.id).await?;
        self.store.forget_person(&from.id).await?;
        self.done(by, "merge", &into.id, &from.id).await
    }

    /// Takes somebody out for good, as they could do by themselves.
    pub async fn remove_person(self: &Arc<Self>, by: &str, person: &str) -> Result<(), Failure> {
        let tables = self.store.tables_of(person, TABLES).await?;
        self.give_up_seats(by, person).await?;
        self.store.forget_person(person).await?;
        for table in tables {
            self.changed(&table.row.id).await;
        }
        if by != person {
            self.done(by, "delete", person, "").await?;
        }
        Ok(())
    }

    /// Their seats are given up as anybody's are, so that every table's log says so.
    async fn give_up_seats(self: &Arc<Self>, by: &str, person: &str) -> Result<(), Failure> {
        for table in self.store.tables_of(person, TABLES).await? {
            let id = &table.row.id;
            let theirs = table.seats.iter().filter(|sits| sits.person.as_deref() == Some(person));
            for seat in theirs.map(|sits| sits.seat).filter(|_| table.row.status != Status::Finished) {
                match self.leave(person, id, seat).await {
                    // By themselves, people leave a server that runs; an operator may be elsewhere.
                    Ok(()) if by == person => {}
                    Ok(()) => self.done(by, "seat", id, person).await?,
                    Err(why) => {
                        tracing::warn!(table = %id, seat, "a seat is not given up with its person: {why:?}")
                    }
                }
            }
        }
        Ok(())
    }

    async fn done(self: &Arc<Self>, by: &str, kind: &str, subject: &str, why: &str) -> Result<(), Failure> {
        tracing::warn!(by, kind, subject, why, "an intervention");
        metrics::counter!("ecumene_interventions_total").increment(1);
        self.store.intervene(by, kind, subject, why).await?;
        Ok(self.take_note(kind, subject).await?)
    }

    /// What is in memory is brought in line with what was done.
    async fn take_note(self: &Arc<Self>, kind: &str, subject: &str) -> Stored<()> {
        match (kind, self.hub.awake(subject)) {
            ("thaw", Some(table)) => table.read_again().await,
            ("close" | "reopen" | "seat", Some(table)) => table.refresh().await,
            ("thaw" | "close" | "reopen" | "seat", None) => {}
            _ => {
                self.banned.set(self.store.marked(Mark::Banned).await?);
                for table in self.store.tables_of(subject, TABLES).await? {
                    if let Some(handle) = self.hub.awake(&table.row.id) {
                        handle.refresh().await;
                    }
                }
            }
        }
        Ok(())
    }

    /// Whether somebody may talk to others.
    pub async fn may_talk(&self, person: &str) -> Result<(), Failure> {
        match self.store.person(person).await?.marks {
            marks if marks.banned => Err(Failure::BANNED),
            marks if marks.muted => Err(Failure::new(StatusCode::FORBIDDEN, Code::Muted)),
            _ => Ok(()),
        }
    }
}

/// Until when something holds that is said for so many days; for good without them.
pub fn until(days: Option<u32>) -> i64 {
    days.map_or(0, |days| now() + i64::from(days) * DAY)
}

/// Reads on in what was done elsewhere, as long as the server runs.
pub async fn follow(core: Weak<Core>) {
    let mut last = None;
    loop {
        let Some(core) = core.upgrade() else { return };
        if let Err(why) = read_on(&core, &mut last).await {
            tracing::warn!("cannot read what operators did: {why}");
        }
        let second = core.config.minute / 60;
        if !pause(core, second.max(Duration::from_millis(50))).await {
            return;
        }
    }
}

async fn read_on(core: &Arc<Core>, last: &mut Option<i64>) -> Stored<()> {
    let Some(after) = *last else {
        // What was done before is in what is stored.
        let newest = core.store.last_intervention().await?;
        core.banned.set(core.store.marked(Mark::Banned).await?);
        *last = Some(newest);
        return Ok(());
    };
    for row in core.store.interventions(after, PAGE).await? {
        core.take_note(&row.kind, &row.subject).await?;
        *last = Some(row.seq);
    }
    Ok(())
}
