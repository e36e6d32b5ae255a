//! From an answer to a stored step: authorise, apply, append, and only then say yes.

use super::task::Owner;
use super::{By, Outcome};
use crate::host::{Answer, NewEntry, No, Storable, Taken};
use crate::store::{Append, AppendError, Lease, Notice, Row, Status, now};
use kernel::Seat;
use std::sync::Arc;

impl Owner {
    pub(super) async fn answer(&mut self, seat: Seat, answer: Answer, msg: String, by: By) -> Outcome {
        let begun = std::time::Instant::now();
        // Who sits there, or whether it has begun, may have changed by way of another process.
        if self.core.bus.shared() && (self.unauthorised(seat, &by).is_some() || self.closed().is_some()) {
            self.look(false).await;
        }
        // Overtaken by another process: reload and look at the question again. It gets stale, or is still good.
        for _ in 0..3 {
            // Each time anew: who agreed did so at one moment, and somebody may have stood up meanwhile.
            if let Some(no) = self.unauthorised(seat, &by) {
                return self.outcome(0, Some(no));
            }
            if let Some(&taken) = self.known.get(&(seat.0, msg.clone())) {
                return self.outcome(taken, None);
            }
            if let Some(no) = self.closed() {
                return self.outcome(0, Some(no));
            }
            // What nobody at the table said is said on behalf of whoever looks after it.
            let lease = match by {
                By::Bot | By::Standing { .. } if !self.in_charge() => return self.outcome(0, Some(No::Busy)),
                By::Bot | By::Standing { .. } => self.lease.clone(),
                By::Person(_) | By::Consent { .. } => None,
            };
            match self.attempt(seat, &answer, &msg, lease).await {
                // Refused: but what if only because another process went on?
                Ok(Outcome { taken: 0, .. }) if self.overtaken().await => {
                    self.look(false).await;
                    continue;
                }
                Ok(outcome) => {
                    metrics::histogram!("ecumene_answer_seconds").record(begun.elapsed().as_secs_f64());
                    return outcome;
                }
                Err(AppendError::Overtaken) => {
                    metrics::counter!("ecumene_overtaken_total").increment(1);
                    tracing::info!(table = %self.id, "another process went on with this match; reading it again");
                }
                Err(AppendError::Relieved) => {
                    self.relieved();
                    let read = self.reload().await;
                    if read.is_err() {
                        self.rest();
                    }
                    self.publish();
                    return self.outcome(0, Some(No::Busy));
                }
                Err(AppendError::Store(_)) => {
                    // Whether it was stored is not known: the log will tell, now or when it can be read again.
                    self.behind = true;
                    self.rest();
                    let read = self.reload().await;
                    self.publish();
                    let taken = self.known.get(&(seat.0, msg.clone())).copied();
                    return match (read, taken) {
                        (Ok(()), Some(taken)) => self.outcome(taken, None),
                        _ => self.outcome(0, Some(No::Storage)),
                    };
                }
            }
            if self.reload().await.is_err() {
                self.rest();
                return self.outcome(0, Some(No::Storage));
            }
            self.publish();
        }
        self.rest();
        self.outcome(0, Some(No::Busy))
    }

    /// Whether more is stored than we know.
    async fn overtaken(&self) -> bool {
        self.core.store.length(&self.id).await.is_ok_and(|stored| stored as usize > self.entries)
    }

    fn outcome(&self, taken: usize, no: Option<No>) -> Outcome {
        Outcome { taken, no, entries: self.entries, version: 0 }
    }

    /// Every command is held against the seat it is for.
    fn unauthorised(&self, seat: Seat, by: &By) -> Option<No> {
        let sitting = &self.now.sitting;
        match by {
            // It may have been taken back while the table waited.
            By::Standing { question } if self.stands(seat, question) => None,
            By::Consent { entries } if *entries == self.entries => None,
            By::Consent { .. } => Some(No::Rules(kernel::Refused::NothingToUndo)),
            By::Bot if sitting.may_answer(None, seat.0) => None,
            By::Person(person) if sitting.may_answer(Some(person), seat.0) => None,
            By::Person(person) if sitting.may_see(person, seat.0) => Some(No::BotPlays),
            _ => Some(No::NotYourSeat),
        }
    }

    /// Whether the match takes answers at all.
    fn closed(&self) -> Option<No> {
        if let Some(why) = &self.now.trouble {
            return Some(No::Frozen(why.clone()));
        }
        match self.now.row.status {
            Status::Waiting => Some(No::NotStarted),
            Status::Abandoned => Some(No::Rules(kernel::Refused::Over)),
            _ if self.behind || self.hosted.is_none() => Some(No::Storage),
            _ => None,
        }
    }

    async fn attempt(
        &mut self,
        seat: Seat,
        answer: &Answer,
        msg: &str,
        lease: Option<Lease>,
    ) -> Result<Outcome, AppendError> {
        let said = answer.clone();
        let due = self.snapshot_at + self.core.config.snapshot_every;
        let applied = self.with_hosted(move |hosted| {
            let taken = hosted.answer(seat, &said);
            let moment = (!taken.entries.is_empty()).then(|| hosted.moment());
            let snapshot = (hosted.entries() >= due).then(|| hosted.snapshot()).flatten();
            (taken, moment, snapshot)
        });
        let Some((Taken { entries, no }, moment, snapshot)) = applied.await else {
            let no = self.now.trouble.clone().map_or(No::Storage, No::Frozen);
            return Ok(self.outcome(0, Some(no)));
        };
        let Some(moment) = moment else { return Ok(self.outcome(0, no)) };
        let taken = entries.len();
        let steps: Vec<(u8, u64, bool)> =
            entries.iter().map(|e| (e.seat.0, e.open as u64, super::sitting::took_back(&e.body))).collect();
        let at = now();
        let snapshot_at = snapshot.as_ref().map(|s| s.seq as usize);
        let append = Append { snapshot, lease, ..self.append(entries, &*moment, msg, at) };
        let ended = append.ended.clone();
        // Until this returns, nothing outside knows of the step.
        self.core.writer.append(append).await?;
        (self.failures, self.retry) = (0, None);
        metrics::counter!("ecumene_steps_total").increment(taken as u64);
        self.entries += taken;
        self.snapshot_at = snapshot_at.unwrap_or(self.snapshot_at);
        self.stepped(at, &steps, ended.is_some());
        if !msg.is_empty() {
            self.known.insert((seat.0, msg.to_owned()), taken);
        }
        if ended.is_some() {
            let mut row = (*self.now.row).clone();
            (row.status, row.standing) = (Status::Finished, ended);
            self.now.row = Arc::new(row);
            // Matches among bots alone are looked over when somebody wants to know.
            if self.now.seats.iter().any(|sits| sits.person.is_some()) {
                self.core.look_over(&self.id);
            }
        }
        self.now.moment = Some(moment);
        Ok(self.outcome(taken, no))
    }

    fn append(&self, entries: Vec<NewEntry>, moment: &dyn Storable, msg: &str, at: i64) -> Append {
        let first = self.entries as i64 + 1;
        let numbered = entries.into_iter().enumerate();
        let rows = numbered.map(|(i, entry)| Row {
            seq: first + i as i64,
            seat: entry.seat.0 as i64,
            body: entry.body,
            hash: entry.hash,
            open: entry.open as i64,
            msg: msg.to_owned(),
            at,
        });
        Append {
            match_id: self.id.clone(),
            rows: rows.collect(),
            notices: self.notices(moment),
            snapshot: None,
            ended: moment.standing(),
            lease: None,
        }
    }

    /// Who is to be told and does not see it for themselves.
    fn notices(&self, moment: &dyn Storable) -> Vec<Notice> {
        let before = self.now.moment.as_ref().map_or(0, |moment| moment.open());
        let over = moment.standing().is_some();
        let mut notices: Vec<Notice> = Vec::new();
        for sits in self.now.seats.iter().filter(|s| s.bot.is_none()) {
            let asked = moment.open() & !before & 1 << sits.seat != 0;
            let Some(person) = sits.person.as_ref().filter(|p| (asked || over) && !self.presence.has(p))
            else {
                continue;
            };
            if notices.iter().all(|n| n.person != *person) {
                let kind = if over { "finished" } else { "your_turn" };
                notices.push(Notice { person: person.clone(), kind });
            }
        }
        notices
    }
}
