//! What an owner knows is what is stored: read when it wakes, when something beside the log changed, and again after
//! storage failed.

use super::task::Owner;
use crate::engine::bounded;
use crate::host::{Hosted, Log, Moment, Trouble};
use crate::random::below;
use crate::store::{MatchRow, SeatRow, Status, Stored, patient};
use kernel::{Seat, SeatSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::Instant;

type Played = (Box<dyn Hosted>, Arc<dyn Moment>);

/// So many lines of chat go with a table.
const CHAT: i64 = 200;

impl Owner {
    /// Throws away what is in memory and reads everything again. Nothing is written but that a match which was frozen
    /// goes on, if it can: merely to look at a match changes nothing.
    pub async fn reload(&mut self) -> Stored<()> {
        self.behind = true;
        self.hosted = None;
        self.thinking.clear();
        patient(self.read_beside()).await?;
        self.looked = Instant::now();
        let row = self.now.row.clone();
        let Some(started) = row.started.clone() else {
            self.behind = false;
            return Ok(());
        };
        let store = &self.core.store;
        let read = async { Ok((store.entries(&self.id, 0).await?, store.snapshot(&self.id).await?)) };
        let (entries, snapshot) = patient(read).await?;
        self.entries = entries.len();
        self.snapshot_at = snapshot.as_ref().map_or(0, |s| s.seq as usize);
        self.last_at = entries.last().map_or(row.changed, |e| e.at);
        self.known.clear();
        for entry in &entries {
            if !entry.msg.is_empty() {
                *self.known.entry((entry.seat, entry.msg.clone())).or_default() += 1;
            }
        }
        let log = Log { options: row.options.clone(), seats: row.seats, started, snapshot, entries };
        let (hosted, trouble) = self.play(Arc::new(log), &row).await;
        self.now.moment = hosted.as_ref().map(|(_, moment)| moment.clone());
        self.hosted = hosted.map(|(hosted, _)| hosted);
        if let Some(why) = trouble.as_ref().filter(|_| trouble != self.now.trouble) {
            tracing::error!(table = %self.id, game = %row.game, entries = self.entries, "cannot be played: {why}");
            metrics::counter!("ecumene_matches_unplayable_total").increment(1);
        }
        self.now.trouble = trouble;
        self.behind = false;
        self.thaw().await;
        Ok(())
    }

    /// The match, and why it cannot go on if it cannot: then what is left of it, to be looked at.
    async fn play(&self, log: Arc<Log>, row: &MatchRow) -> (Option<Played>, Option<Trouble>) {
        // A long log may take longer than a step; still it is bounded.
        let limit = self.core.config.engine_limit * 10;
        let bots = around_one(&self.now.seats);
        let with_moment = move |mut hosted: Box<dyn Hosted>| {
            hosted.seated(bots);
            let moment = hosted.moment();
            (hosted, moment)
        };
        let (core, game, whole) = (self.core.clone(), row.game.clone(), log.clone());
        let load = move || match core.games.get(&game) {
            Some(host) => host.load(&whole).map(with_moment),
            None => Err(Trouble::NoGame(game)),
        };
        let why = match bounded(limit, load).await {
            Ok(Ok(played)) => return (Some(played), None),
            Ok(Err(why)) => why,
            Err(fault) => Trouble::Log(fault.to_string()),
        };
        if !matches!(why, Trouble::Log(_)) {
            return (None, Some(why));
        }
        let (core, game) = (self.core.clone(), row.game.clone());
        let rescue = move || core.games.get(&game)?.rescue(&log).map(with_moment);
        (bounded(limit, rescue).await.ok().flatten(), Some(why))
    }

    /// A match that was frozen and can be played is what its log says again.
    async fn thaw(&mut self) {
        let Some(moment) = self.now.moment.as_ref().filter(|_| self.now.trouble.is_none()) else { return };
        if self.now.row.status != Status::Frozen {
            return;
        }
        let status = if moment.standing().is_some() { Status::Finished } else { Status::Running };
        tracing::info!(table = %self.id, "a frozen match can be played again");
        if let Err(why) = self.core.store.thaw(&self.id, status).await {
            tracing::warn!(table = %self.id, "it is still called frozen: {why}");
        }
        let mut row = (*self.now.row).clone();
        (row.status, row.trouble) = (status, None);
        self.now.row = Arc::new(row);
    }

    /// Storage failed: it is tried again after a while, and after longer ones while it goes on failing. Not all tables at
    /// the same moment.
    pub fn rest(&mut self) {
        self.failures = (self.failures + 1).min(6);
        let pause = 100u64 << self.failures;
        let pause = pause + below(pause as usize / 2) as u64;
        self.retry = Some(Instant::now() + Duration::from_millis(pause.min(4_000)));
    }

    /// Tries again what storage did not do.
    pub async fn heal(&mut self) {
        self.retry = None;
        if !self.behind {
            self.wake_standing();
            return self.wake_bots();
        }
        match self.reload().await {
            Ok(()) => self.publish(),
            Err(why) => {
                tracing::warn!(table = %self.id, "cannot read the match yet: {why}");
                self.rest();
            }
        }
    }

    /// Reads what is kept beside the log.
    pub async fn read_beside(&mut self) -> Stored<()> {
        let store = &self.core.store;
        let row = store.table(&self.id).await?;
        let seats = store.seats(&self.id).await?;
        let chat = store.chat(&self.id, CHAT).await?;
        let stands = store.stands(&self.id).await?;
        let plans = store.plans(&self.id).await?;
        let take_backs = store.take_backs(&self.id).await?;
        let renamed = names(&seats) != names(&self.now.seats);
        self.now.row = Arc::new(row);
        self.now.seats = seats.into();
        self.now.chat = chat.into();
        self.now.stands = stands.into();
        self.now.plans = plans.into();
        self.now.take_backs = take_backs.into();
        if renamed {
            let bots = around_one(&self.now.seats);
            let moment = self.with_hosted(move |hosted| {
                hosted.seated(bots);
                hosted.moment()
            });
            self.now.moment = moment.await.or(self.now.moment.take());
        }
        Ok(())
    }

    /// Reads what changed beside the log, and the match itself if it has just begun.
    pub async fn refresh(&mut self) {
        let started = self.now.row.started.is_some();
        let read = patient(self.read_beside()).await;
        let begun = !started && self.now.row.started.is_some();
        let read = match read {
            Ok(()) if begun => self.reload().await,
            other => other,
        };
        match read {
            Ok(()) => self.thaw().await,
            Err(why) => {
                tracing::warn!(table = %self.id, "cannot read the table: {why}");
                self.behind = true;
                self.rest();
            }
        }
    }
}

fn names(seats: &[SeatRow]) -> Vec<(&Option<String>, &Option<String>, &Option<String>)> {
    seats.iter().map(|s| (&s.own, &s.name, &s.bot)).collect()
}

/// The bots of a table where one person plays with nobody else; none where there are others, even if they lent their seat.
fn around_one(seats: &[SeatRow]) -> SeatSet {
    let alone = seats.iter().filter(|sits| sits.bot.is_none()).count() == 1
        && seats.iter().filter(|sits| sits.person.is_some()).count() == 1;
    let bots = seats.iter().filter(|sits| alone && sits.bot.is_some());
    bots.map(|sits| Seat(sits.seat)).collect()
}
