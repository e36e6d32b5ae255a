//! What other processes stored, step by step: a table is read anew only where that is not enough.

use super::task::Owner;
use crate::store::{EntryRow, Marks, StoreError, Stored, patient};

impl Owner {
    /// Another process may have gone on: looks how far storage has it. `beside` says that something beside the log changed.
    pub(super) async fn look(&mut self, beside: bool) {
        // Then it is read soon anyway.
        if self.behind || self.retry.is_some() {
            return;
        }
        let store = &self.core.store;
        let read = async { store.marks(&[self.id.to_string()]).await?.pop().ok_or(StoreError::Missing) };
        match patient(read).await {
            Ok(marks) => self.compare(&marks, beside).await,
            Err(why) => self.cannot_catch_up(&why),
        }
    }

    /// Reads what is new in storage, and shows it.
    pub(super) async fn compare(&mut self, marks: &Marks, beside: bool) {
        if self.behind || self.retry.is_some() {
            return;
        }
        let steps = marks.entries > self.entries && self.now.row.started.is_some();
        let told = marks.told > self.now.told.len();
        let chat = self.now.chat.last().map_or(0, |line| line.seq);
        let beside = beside || told || marks.chat > chat || marks.status != self.now.row.status.name();
        let read = match (steps, beside) {
            (false, false) => return,
            // Clocks go by the order in which steps and deeds came: both are read together.
            (true, _) if told => self.reload().await,
            (true, _) => self.follow(beside).await,
            (false, true) => {
                self.refresh().await;
                Ok(())
            }
        };
        match read {
            Ok(()) => self.publish(),
            Err(why) => self.cannot_catch_up(&why),
        }
    }

    fn cannot_catch_up(&mut self, why: &StoreError) {
        tracing::warn!(table = %self.id, "cannot see what others did: {why}");
        self.behind = true;
        self.rest();
    }

    /// Goes on with the steps that others stored.
    async fn follow(&mut self, beside: bool) -> Stored<()> {
        let store = &self.core.store;
        let rows = patient(store.entries(&self.id, self.entries as i64)).await?;
        let next = self.entries as i64 + 1;
        let whole = rows.iter().zip(next..).all(|(row, seq)| row.seq == seq);
        if !whole || self.hosted.is_none() || self.now.trouble.is_some() {
            return self.reload().await;
        }
        let steps: Vec<EntryRow> = rows.clone();
        let followed = self.with_hosted(move |hosted| hosted.follow(&rows).map(|()| hosted.moment())).await;
        let Some(Ok(moment)) = followed else { return self.reload().await };
        for row in &steps {
            if !row.msg.is_empty() {
                *self.known.entry((row.seat, row.msg.clone())).or_default() += 1;
            }
            let back = super::sitting::took_back(&row.body);
            self.stepped(row.at, &[(row.seat, row.open as u64, back)], moment.standing().is_some());
        }
        self.entries += steps.len();
        let over = moment.standing().is_some();
        self.now.moment = Some(moment);
        match beside || over {
            true => patient(self.read_beside()).await,
            false => Ok(()),
        }
    }
}
