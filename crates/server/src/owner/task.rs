//! The owner's loop.

use super::{By, Command, Presence, Published};
use crate::bus::News;
use crate::core::Core;
use crate::engine::bounded;
use crate::host::{Hosted, Log, Moment, No, Trouble};
use crate::pool::Urgency;
use crate::random::below;
use crate::store::{MatchRow, SeatRow, Status, Stored, patient};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

type Played = (Box<dyn Hosted>, Arc<dyn Moment>);

/// So many lines of chat go with a table.
const CHAT: i64 = 200;

pub(super) struct Owner {
    pub core: Arc<Core>,
    pub id: Arc<str>,
    /// None before the start, and when the log cannot be played.
    pub hosted: Option<Box<dyn Hosted>>,
    pub entries: usize,
    /// Messages that made entries: seat and message, to how many.
    pub known: HashMap<(u8, String), usize>,
    pub now: Published,
    pub commands: mpsc::WeakSender<Command>,
    pub publish: watch::Sender<Option<Arc<Published>>>,
    pub presence: Arc<Presence>,
    /// Decisions some bot is already thinking about.
    pub thinking: HashSet<(u8, u32)>,
    /// When the last entry was stored, or the match started.
    pub last_at: i64,
    pub snapshot_at: usize,
    /// What is in memory may not be what is stored: it is read again before anything else.
    pub behind: bool,
    /// Failures of storage in a row,
    pub failures: u32,
    /// and when it is tried again.
    pub retry: Option<Instant>,
    /// When the log was last read.
    looked: Instant,
}

impl Owner {
    pub async fn run(
        core: Arc<Core>,
        id: Arc<str>,
        mut queue: mpsc::Receiver<Command>,
        commands: mpsc::WeakSender<Command>,
        publish: watch::Sender<Option<Arc<Published>>>,
        presence: Arc<Presence>,
    ) {
        let mut owner = match Owner::wake(core.clone(), id.clone(), commands, publish, presence).await {
            Ok(owner) => owner,
            Err(why) => {
                tracing::warn!(table = %id, "cannot open the table: {why}");
                return core.hub.forget(&id);
            }
        };
        owner.publish();
        let sleep_after = core.config.sleep_after;
        let mut last_used = Instant::now();
        let mut stopping = core.stopping.subscribe();
        let mut tick = tokio::time::interval(Duration::from_secs(2).min(sleep_after));
        loop {
            let retry = owner.retry;
            tokio::select! {
                command = queue.recv() => match command {
                    Some(command) => {
                        last_used = Instant::now();
                        owner.command(command).await;
                    }
                    None => break,
                },
                // Whoever still asks hears that the server is busy, and asks again when it is back.
                () = crate::core::stopped(&mut stopping) => break,
                () = until(retry) => owner.heal().await,
                _ = tick.tick() => {
                    owner.stand_in().await;
                    let busy = owner.retry.is_some() || !owner.thinking.is_empty();
                    let idle = last_used.elapsed() >= sleep_after && !busy;
                    if idle && core.hub.let_sleep(&id) {
                        break;
                    }
                }
            }
        }
        owner.save_snapshot().await;
    }

    async fn wake(
        core: Arc<Core>,
        id: Arc<str>,
        commands: mpsc::WeakSender<Command>,
        publish: watch::Sender<Option<Arc<Published>>>,
        presence: Arc<Presence>,
    ) -> Stored<Owner> {
        let row = core.store.table(&id).await?;
        let now = Published {
            version: 0,
            row: Arc::new(row),
            seats: Arc::new([]),
            moment: None,
            chat: Arc::new([]),
            online: Arc::new([]),
            trouble: None,
        };
        let mut owner = Owner {
            core,
            id,
            hosted: None,
            entries: 0,
            known: HashMap::new(),
            now,
            commands,
            publish,
            presence,
            thinking: HashSet::new(),
            last_at: 0,
            snapshot_at: 0,
            behind: false,
            failures: 0,
            retry: None,
            looked: Instant::now(),
        };
        owner.reload().await?;
        Ok(owner)
    }

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
        let with_moment = |hosted: Box<dyn Hosted>| {
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
    async fn heal(&mut self) {
        self.retry = None;
        if !self.behind {
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
        let renamed = names(&seats) != names(&self.now.seats);
        self.now.row = Arc::new(row);
        self.now.seats = seats.into();
        self.now.chat = chat.into();
        if renamed {
            let moment = self.with_hosted(|hosted| {
                hosted.renamed();
                hosted.moment()
            });
            self.now.moment = moment.await.or(self.now.moment.take());
        }
        Ok(())
    }

    async fn command(&mut self, command: Command) {
        match command {
            Command::Answer { seat, answer, msg, by, reply } => {
                let sound = self.now.trouble.is_none();
                let bot = by == By::Bot;
                let mut outcome = self.answer(seat, answer, msg, by).await;
                let stored = outcome.taken > 0;
                if bot && matches!(outcome.no, Some(No::Busy | No::Storage)) {
                    // Nobody sends it again: the bot thinks once more when it is tried again.
                    self.thinking.retain(|(thinks, _)| *thinks != seat.0);
                }
                if stored {
                    outcome.version = self.now.version + 1;
                }
                // Stored, acknowledged, published: in this order.
                let _ = reply.send(outcome);
                if stored || sound != self.now.trouble.is_none() {
                    self.publish();
                }
                if stored {
                    let core = &self.core;
                    core.bus.publish(News {
                        from: core.node,
                        match_id: self.id.to_string(),
                        entries: self.entries,
                    });
                }
            }
            Command::At { steps, reply } => {
                let moment = self.with_hosted(move |hosted| hosted.moment_at(steps)).await;
                let _ = reply.send(moment.flatten().map(|moment| self.through_lens(moment)));
            }
            Command::Record { reply } => {
                let record = self.with_hosted(|hosted| hosted.record()).await;
                let _ = reply.send(record);
            }
            Command::Refresh { reply } => {
                self.refresh().await;
                self.publish();
                if let Some(reply) = reply {
                    let _ = reply.send(());
                }
            }
            Command::Overtaken { entries } => {
                if entries > self.entries {
                    self.behind = true;
                    self.heal().await;
                }
            }
            Command::LookAgain { reply } => {
                // Not with every look: to play a long log takes a while.
                if self.now.trouble.is_some() && self.looked.elapsed() >= self.core.config.minute / 2 {
                    self.behind = true;
                    self.heal().await;
                }
                let _ = reply.send(());
            }
        }
    }

    async fn refresh(&mut self) {
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

    /// Lends the match to rules code that runs apart. A match that does not come back is frozen.
    pub async fn with_hosted<T: Send + 'static>(
        &mut self,
        call: impl FnOnce(&mut dyn Hosted) -> T + Send + 'static,
    ) -> Option<T> {
        let mut hosted = self.hosted.take()?;
        let lent = self.core.engines.run(Urgency::Later, self.core.config.engine_limit, move || {
            let value = call(&mut *hosted);
            (hosted, value)
        });
        match lent.await {
            Ok((hosted, value)) => {
                self.hosted = Some(hosted);
                Some(value)
            }
            Err(fault) => {
                // The log is untouched, and the last moment still shows where it led.
                self.freeze(Trouble::Rules(fault.to_string())).await;
                None
            }
        }
    }

    /// Freezes the match, because the rules failed at a step: nothing more is accepted, everything stored is kept. It is
    /// tried again when somebody opens it.
    async fn freeze(&mut self, why: Trouble) {
        if self.now.trouble.is_some() {
            return;
        }
        tracing::error!(table = %self.id, game = %self.now.row.game, entries = self.entries, "match frozen: {why}");
        metrics::counter!("ecumene_matches_frozen_total").increment(1);
        if let Err(e) = self.core.store.set_status(&self.id, Status::Frozen, Some(&why.to_string())).await {
            tracing::error!(table = %self.id, "cannot mark the match as frozen: {e}");
        }
        self.thinking.clear();
        self.looked = Instant::now();
        self.now.trouble = Some(why);
    }

    /// Shows the newest stored state to whoever watches.
    pub fn publish(&mut self) {
        self.now.version += 1;
        self.now.online = self.presence.list();
        let mut seen = self.now.clone();
        seen.moment = seen.moment.map(|moment| self.through_lens(moment));
        self.publish.send_replace(Some(Arc::new(seen)));
        self.wake_bots();
    }

    /// What others see of a moment: itself, unless a test shows another world.
    fn through_lens(&self, moment: Arc<dyn Moment>) -> Arc<dyn Moment> {
        match &self.core.config.testing.lens {
            Some(lens) => lens(&self.id, moment),
            None => moment,
        }
    }

    pub async fn save_snapshot(&mut self) {
        if self.entries <= self.snapshot_at || self.now.trouble.is_some() {
            return;
        }
        self.snapshot_at = self.entries;
        let Some(Some(snapshot)) = self.with_hosted(|hosted| hosted.snapshot()).await else { return };
        if let Err(why) = self.core.store.save_snapshot(&self.id, &snapshot).await {
            tracing::warn!(table = %self.id, "snapshot not saved: {why}");
        }
    }
}

/// Waits for a moment; for ever when there is none.
async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

fn names(seats: &[SeatRow]) -> Vec<(&Option<String>, &Option<String>, &Option<String>)> {
    seats.iter().map(|s| (&s.own, &s.name, &s.bot)).collect()
}
