//! The owner's loop.

use super::{Command, Presence, Published};
use crate::bus::News;
use crate::core::Core;
use crate::engine::bounded;
use crate::host::{Frame, Hosted, Log, Unfit};
use crate::pool::Turn;
use crate::store::{MatchRow, SeatRow, Status, Stored};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

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
        let mut tick = tokio::time::interval(std::time::Duration::from_secs(2).min(sleep_after));
        loop {
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
                _ = tick.tick() => {
                    owner.stand_in().await;
                    let idle = last_used.elapsed() >= sleep_after && owner.thinking.is_empty();
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
            frame: None,
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
        };
        owner.reload().await?;
        Ok(owner)
    }

    /// Throws away what is in memory and reads everything again.
    pub async fn reload(&mut self) -> Stored<()> {
        self.hosted = None;
        self.thinking.clear();
        self.read_beside().await?;
        let row = self.now.row.clone();
        let Some(started) = row.started.clone() else { return Ok(()) };
        let entries = self.core.store.entries(&self.id, 0).await?;
        let snapshot = self.core.store.snapshot(&self.id).await?;
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
        match self.play(log, &row).await {
            Ok((hosted, frame)) => {
                self.hosted = Some(hosted);
                self.now.frame = Some(frame);
            }
            Err(why) => self.trouble(why.0).await,
        }
        Ok(())
    }

    async fn play(&self, log: Log, row: &MatchRow) -> Result<(Box<dyn Hosted>, Arc<dyn Frame>), Unfit> {
        let core = self.core.clone();
        let game = row.game.clone();
        // A long log may take longer than a step; still it is bounded.
        let limit = self.core.config.engine_limit * 10;
        let load = move || match core.games.get(&game) {
            Some(host) => host.load(log).map(|hosted| {
                let frame = hosted.frame();
                (hosted, frame)
            }),
            None => Err(Unfit(format!("this server does not know the game '{game}'"))),
        };
        bounded(limit, load).await.unwrap_or_else(|fault| Err(Unfit(fault.to_string())))
    }

    /// Reads what is kept beside the log.
    pub async fn read_beside(&mut self) -> Stored<()> {
        let store = &self.core.store;
        let row = store.table(&self.id).await?;
        let seats = store.seats(&self.id).await?;
        let chat = store.chat(&self.id, CHAT).await?;
        let renamed = names(&seats) != names(&self.now.seats);
        self.now.trouble = row.trouble.clone();
        self.now.row = Arc::new(row);
        self.now.seats = seats.into();
        self.now.chat = chat.into();
        if renamed {
            let frame = self.with_hosted(|hosted| {
                hosted.renamed();
                hosted.frame()
            });
            self.now.frame = frame.await.or(self.now.frame.take());
        }
        Ok(())
    }

    async fn command(&mut self, command: Command) {
        match command {
            Command::Answer { seat, answer, msg, by, reply } => {
                let sound = self.now.trouble.is_none();
                let mut outcome = self.answer(seat, answer, msg, by).await;
                let stored = outcome.taken > 0;
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
                let frame = self.with_hosted(move |hosted| hosted.frame_at(steps)).await;
                let _ = reply.send(frame.flatten());
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
                if entries > self.entries && self.reload().await.is_ok() {
                    self.publish();
                }
            }
            Command::Fault(why) => {
                // Whoever draws it hears of it once: a screen that cannot be drawn is not drawn for ever.
                if self.now.trouble.is_none() {
                    self.trouble(why).await;
                    self.publish();
                }
            }
        }
    }

    async fn refresh(&mut self) {
        let started = self.now.row.started.is_some();
        if let Err(why) = self.read_beside().await {
            tracing::warn!(table = %self.id, "cannot read the table: {why}");
        }
        let begun = !started && self.now.row.started.is_some();
        if begun && let Err(why) = self.reload().await {
            tracing::warn!(table = %self.id, "cannot read the log: {why}");
        }
    }

    /// Lends the match to rules code that runs apart. A match that does not come back is frozen.
    pub async fn with_hosted<T: Send + 'static>(
        &mut self,
        call: impl FnOnce(&mut dyn Hosted) -> T + Send + 'static,
    ) -> Option<T> {
        let mut hosted = self.hosted.take()?;
        let lent = self.core.engines.run(Turn::Later, self.core.config.engine_limit, move || {
            let value = call(&mut *hosted);
            (hosted, value)
        });
        match lent.await {
            Ok((hosted, value)) => {
                self.hosted = Some(hosted);
                Some(value)
            }
            Err(fault) => {
                // The log is untouched, and the last frame still shows where it led.
                self.trouble(fault.to_string()).await;
                None
            }
        }
    }

    /// Freezes the match: nothing more is accepted, everything stored is kept.
    pub async fn trouble(&mut self, why: String) {
        if self.now.trouble.is_some() {
            return;
        }
        tracing::error!(table = %self.id, game = %self.now.row.game, entries = self.entries, "match frozen: {why}");
        metrics::counter!("ecumene_matches_frozen_total").increment(1);
        if let Err(e) = self.core.store.set_status(&self.id, Status::Frozen, Some(&why)).await {
            tracing::error!(table = %self.id, "cannot mark the match as frozen: {e}");
        }
        self.now.trouble = Some(why);
    }

    /// Shows the newest stored state to whoever watches.
    pub fn publish(&mut self) {
        self.now.version += 1;
        self.now.online = self.presence.list();
        let mut seen = self.now.clone();
        if let Some(lens) = &self.core.config.lens {
            seen.frame = seen.frame.map(|frame| lens(&self.id, &frame));
        }
        self.publish.send_replace(Some(Arc::new(seen)));
        self.wake_bots();
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

fn names(seats: &[SeatRow]) -> Vec<(&Option<String>, &Option<String>, &Option<String>)> {
    seats.iter().map(|s| (&s.own, &s.name, &s.bot)).collect()
}
