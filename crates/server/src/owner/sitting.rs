//! The people of a table and its time: deeds and what time does are written down before anybody sees them.

use super::task::Owner;
use crate::store::{EntryRow, Lease, MatchRow, SeatRow, Status, StoreError, Writing, now};
use sitting::{Deed, Entry, Logged, Refusal, Sitting, Tempo};
use std::sync::Arc;

/// Why a deed was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undone {
    Refused(Refusal),
    /// It could not be written down.
    Storage,
}

impl Owner {
    /// Somebody does something with the table itself.
    pub(super) async fn deed(&mut self, person: &str, deed: &Deed) -> Result<Vec<Entry>, Undone> {
        if self.core.bus.shared() {
            self.look(false).await;
        }
        // Where another process was faster it is looked at again: perhaps it is refused now.
        for _ in 0..4 {
            let at = now();
            let entries = self.now.sitting.deed(at, person, deed).map_err(Undone::Refused)?;
            if entries.is_empty() || self.write_down(at, &entries, None).await? {
                return Ok(entries);
            }
        }
        Err(Undone::Storage)
    }

    /// Does what is due: somebody's time is out, a vote or a holiday ends.
    pub(super) async fn keep_time(&mut self) {
        if !self.now.running() || self.behind || self.retry.is_some() {
            return;
        }
        if self.now.sitting.due(now()).is_empty() || !self.in_charge() {
            return;
        }
        // Whoever is asked may have answered by way of another process.
        if self.core.bus.shared() {
            self.look(false).await;
        }
        let at = now();
        let due = self.now.sitting.due(at);
        if due.is_empty() || self.behind {
            return;
        }
        let stood_in = due.iter().filter(|entry| matches!(entry, Entry::StoodIn { .. })).count();
        match self.write_down(at, &due, self.lease.clone()).await {
            Ok(written) => {
                metrics::counter!("ecumene_standins_total").increment(if written {
                    stood_in as u64
                } else {
                    0
                });
            }
            Err(_) => self.rest(),
        }
    }

    /// Writes entries down and shows what they lead to; false where the table's log was longer than known, and is read now.
    async fn write_down(&mut self, at: i64, entries: &[Entry], lease: Option<Lease>) -> Result<bool, Undone> {
        let was = self.now.sitting.clone();
        let mut is = (*was).clone();
        // A table that was opened before there were logs begins its own with how it stands.
        let first = self.now.told.is_empty().then(|| was.opened());
        let logged: Vec<Logged> =
            first.iter().chain(entries).map(|entry| Logged { at, entry: entry.clone() }).collect();
        logged.iter().for_each(|logged| is.apply(logged));
        let asked = entries.iter().filter_map(|entry| match entry {
            Entry::Proposed { n, .. } => is.proposals.iter().find(|proposal| proposal.n == *n),
            _ => None,
        });
        let away = asked.flat_map(|question| is.silent(question).map(|who| (question.n, who.clone())));
        let away = away.filter(|(_, who)| !self.presence.has(who)).collect();
        let (after, entries) = (self.now.told.len(), &logged[..]);
        let writing = Writing { after, entries, was: &was.chairs, is: &is, away, lease: lease.as_ref() };
        let written = match self.core.store.write_down(&self.id, writing).await {
            Ok(()) => true,
            Err(StoreError::Taken) => false,
            Err(StoreError::Relieved) => {
                self.relieved();
                false
            }
            Err(why) => {
                tracing::warn!(table = %self.id, "not written down: {why}");
                return Err(Undone::Storage);
            }
        };
        self.refresh().await;
        self.publish();
        if written {
            self.tell_of_change();
        }
        Ok(written)
    }

    /// Says when this table must be looked at again, before it leaves memory.
    pub(super) async fn fall_asleep(&mut self) {
        let sitting = &self.now.sitting;
        if self.now.row.status != Status::Running || sitting.terms.tempo == Tempo::Free {
            return;
        }
        let wake_at = sitting.next_due().map_or(i64::MAX, |due| due.until);
        if let Err(why) = self.core.store.sleep_until(&self.id, wake_at).await {
            tracing::warn!(table = %self.id, "it is not known when to wake it: {why}");
        }
    }

    /// The entries of a table and of its game, in the order of time.
    pub(super) fn rebuilt(
        &self,
        row: &MatchRow,
        seats: &[SeatRow],
        log: &[Logged],
        game: &[EntryRow],
    ) -> Sitting {
        let minute = self.core.config.minute.as_millis() as i64;
        let asked = row.started.as_ref().map(|started| started.setup_open as u64);
        let opened = log.first().cloned().unwrap_or_else(|| {
            let chairs = seats.iter().map(SeatRow::chair).collect();
            let (host, terms) = (row.creator.clone(), row.terms);
            Logged { at: row.created, entry: Entry::Opened { host, chairs, terms, playing: asked.is_some() } }
        });
        let mut sitting = Sitting::open(&opened, minute)
            .unwrap_or_else(|| Sitting::nobody(&row.creator, row.created, minute));
        if let Some(asked) = asked.filter(|_| sitting.playing) {
            sitting.first_asked(opened.at, asked);
        }
        let mut steps = game.iter().peekable();
        for logged in log.iter().skip(1) {
            while let Some(step) = steps.next_if(|step| sitting.playing && step.at < logged.at) {
                sitting.step(step.at, step.seat, step.open as u64, took_back(&step.body));
            }
            sitting.apply(logged);
            if let (Entry::Began, Some(asked)) = (&logged.entry, asked) {
                sitting.first_asked(logged.at, asked);
            }
        }
        for step in steps {
            sitting.step(step.at, step.seat, step.open as u64, took_back(&step.body));
        }
        sitting.over = matches!(row.status, Status::Finished | Status::Abandoned);
        reconcile(&mut sitting, seats);
        sitting
    }

    /// The game went on.
    pub(super) fn stepped(&mut self, at: i64, steps: &[(u8, u64, bool)], over: bool) {
        let mut sitting = (*self.now.sitting).clone();
        for (seat, asked, back) in steps {
            sitting.step(at, *seat, *asked, *back);
        }
        sitting.over |= over;
        self.now.sitting = Arc::new(sitting);
    }
}

/// Seats are stored together with what the log says of them; whoever was forgotten since is gone from both eyes and answers.
pub(super) fn reconcile(sitting: &mut Sitting, seats: &[SeatRow]) {
    for (chair, sits) in sitting.chairs.iter_mut().zip(seats) {
        if (&chair.person, &chair.bot) != (&sits.person, &sits.bot) {
            *chair = sits.chair();
        }
    }
}

/// Whether an entry of the game says that steps were taken back (`kernel::What::Undid`). Not read as JSON: a long log has
/// thousands, and all it decides is whether a clock begins anew.
pub(super) fn took_back(body: &str) -> bool {
    body.contains("\"undid\":")
}
