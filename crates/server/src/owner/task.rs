//! The owner's loop.

use super::presence::Presence;
use super::{By, Command, Published};
use crate::bus::News;
use crate::core::Core;
use crate::host::{Hosted, Moment, No, Trouble};
use crate::pool::Urgency;
use crate::store::{Lease, Status, Stored};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, watch};
use tokio::time::Instant;

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
    /// What somebody took an answer back for: they want to be asked this, whatever stands.
    pub spared: Option<(u8, u32)>,
    pub snapshot_at: usize,
    /// What is in memory may not be what is stored: it is read again before anything else.
    pub behind: bool,
    /// Failures of storage in a row,
    pub failures: u32,
    /// and when it is tried again.
    pub retry: Option<Instant>,
    /// When the log was last read.
    pub looked: Instant,
    /// The sitting is what the logs of table and game lead to; else they are read anew.
    pub seated: bool,
    /// What the table does by itself is done here.
    pub lease: Option<Lease>,
    /// Whether it may be was asked, and not answered yet.
    pub asks_for_charge: bool,
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
                core.hub.forget(&id);
                return core.together.look_again_soon();
            }
        };
        owner.publish();
        core.tell(News::Asks { id: id.to_string() });
        let sleep_after = core.config.sleep_after;
        let mut last_used = Instant::now();
        let mut stopping = core.stopping.subscribe();
        let mut tick = tokio::time::interval(Duration::from_secs(2).min(sleep_after));
        loop {
            let retry = owner.retry;
            tokio::select! {
                command = queue.recv() => match command {
                    Some(command) => {
                        if command.by_somebody() {
                            last_used = Instant::now();
                        }
                        owner.command(command).await;
                    }
                    None => break,
                },
                // Whoever still asks hears that the server is busy, and asks again when it is back.
                () = crate::core::stopped(&mut stopping) => break,
                () = until(retry) => owner.heal().await,
                _ = tick.tick() => {
                    owner.keep_time().await;
                    // Perhaps whoever looked after the table does not any more.
                    owner.wake_bots();
                    owner.wake_standing();
                    let busy = owner.retry.is_some() || !owner.thinking.is_empty();
                    let idle = last_used.elapsed() >= sleep_after && !busy;
                    if idle && core.hub.let_sleep(&id) {
                        owner.fall_asleep().await;
                        break;
                    }
                }
            }
        }
        owner.save_snapshot().await;
        owner.step_down().await;
    }

    async fn wake(
        core: Arc<Core>,
        id: Arc<str>,
        commands: mpsc::WeakSender<Command>,
        publish: watch::Sender<Option<Arc<Published>>>,
        presence: Arc<Presence>,
    ) -> Stored<Owner> {
        let row = core.store.table(&id).await?;
        let minute = core.config.minute.as_millis() as i64;
        let now = Published {
            version: 0,
            sitting: Arc::new(sitting::Sitting::nobody(&row.creator, row.created, minute)),
            told: Arc::new([]),
            names: Arc::default(),
            invitations: Arc::new([]),
            row: Arc::new(row),
            seats: Arc::new([]),
            moment: None,
            chat: Arc::new([]),
            stands: Arc::new([]),
            plans: Arc::new([]),
            take_backs: Arc::new([]),
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
            spared: None,
            snapshot_at: 0,
            behind: false,
            failures: 0,
            retry: None,
            looked: Instant::now(),
            seated: false,
            lease: None,
            asks_for_charge: false,
        };
        owner.reload().await?;
        Ok(owner)
    }

    async fn command(&mut self, command: Command) {
        match command {
            Command::Answer { seat, answer, msg, by, reply } => {
                let sound = self.now.trouble.is_none();
                let bot = by == By::Bot;
                let said = self.heard(seat, &answer, &by);
                let mut outcome = self.answer(seat, answer, msg, by).await;
                let stored = outcome.taken > 0;
                if bot && matches!(outcome.no, Some(No::Busy | No::Storage)) {
                    // Nobody sends it again: the bot thinks once more when it is tried again.
                    self.thinking.retain(|(thinks, _)| *thinks != seat.0);
                }
                if stored {
                    outcome.version = self.now.version + 1;
                }
                self.settle_standing(seat, said, stored).await;
                // Stored, acknowledged, published: in this order.
                let _ = reply.send(outcome);
                if stored || sound != self.now.trouble.is_none() {
                    self.publish();
                }
                if stored {
                    self.core.tell(News::Reached { id: self.id.to_string(), entries: self.entries });
                }
            }
            Command::Deed { person, deed, reply } => {
                let done = self.deed(&person, &deed).await;
                let _ = reply.send(done);
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
                let _ = reply.send(());
                self.tell_of_change();
            }
            Command::Show => self.publish(),
            Command::Look { beside, reply } => {
                self.look(beside).await;
                if let Some(reply) = reply {
                    let _ = reply.send(());
                }
            }
            Command::ReadAgain => {
                self.behind = true;
                self.heal().await;
                self.tell_of_change();
            }
            Command::Compare { marks } => self.compare(&marks, false).await,
            Command::InCharge { lease } => self.charged(lease).await,
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
        self.tell_of_change();
    }

    /// Other processes read what changed beside the log.
    pub fn tell_of_change(&self) {
        self.core.tell(News::Changed { id: self.id.to_string() });
    }

    /// Shows the newest stored state to whoever watches.
    pub fn publish(&mut self) {
        self.now.version += 1;
        self.now.online = self.presence.list();
        let mut seen = self.now.clone();
        seen.moment = seen.moment.map(|moment| self.through_lens(moment));
        self.publish.send_replace(Some(Arc::new(seen)));
        self.wake_bots();
        self.wake_standing();
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
