//! Several processes on one database. Any of them serves any table. What a table does by itself (bots, stand-ins, standing
//! answers) and what is done once for all (reminders, analyses) is done by whoever holds its lease: as long as that process
//! says it is there, and not a moment longer. News that were lost are found by a sweep.
//!
//! On SQLite a process is alone: everything is its own, and nothing of this costs anything.

use crate::bus::{Heard, News};
use crate::core::{Core, pause};
use crate::store::{Backend, Lease, Store, Stored};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio::sync::broadcast::error::RecvError;

/// A process that has not said for so long that it is there, is gone.
const GONE: Duration = Duration::from_secs(6);
/// It says so this often; what others left is looked for as often.
const BEAT: Duration = Duration::from_millis(1500);
/// Tables in memory are held against storage after so many beats,
const SWEEP: u32 = 3;
/// and everybody who is there is told of after so many.
const ROLL_CALL: u32 = 7;
/// Leases taken over at once: others take their share.
const SHARE: i64 = 50;
/// People of one message.
const PEOPLE: usize = 150;

/// What this process holds of the others' work.
pub struct Together {
    /// Alone on this database.
    alone: bool,
    node: String,
    store: Store,
    /// When it last said that it is there, and storage heard it.
    heard_at: Mutex<Option<Instant>>,
    /// Another process is gone: tables may wait for somebody.
    pub left_over: Notify,
}

impl Together {
    pub fn new(store: Store, node: u64) -> Together {
        Together {
            alone: store.backend() == Backend::Sqlite,
            node: format!("{node:016x}"),
            store,
            heard_at: Mutex::new(None),
            left_over: Notify::new(),
        }
    }

    /// Whether there is nobody to share with.
    pub fn alone(&self) -> bool {
        self.alone
    }

    /// Whether others still count on this process.
    fn counted_on(&self) -> bool {
        let heard_at = self.heard_at.lock().unwrap_or_else(PoisonError::into_inner);
        self.alone || heard_at.is_some_and(|at| at.elapsed() < GONE)
    }

    /// Whether a lease that was given is worth acting on. Storage has the last word when something is written.
    pub fn holds(&self, lease: &Lease) -> bool {
        lease.node == self.node && self.counted_on()
    }

    /// Takes a lease, if nobody has it. While storage cannot be asked whoever wants it is woken again.
    pub async fn take(self: &Arc<Self>, name: &str) -> Option<Lease> {
        if !self.counted_on() {
            return None;
        }
        self.store.take_lease(name, &self.node).await.unwrap_or_else(|why| {
            tracing::warn!(name, "no lease: {why}");
            self.look_again_soon();
            None
        })
    }

    /// A table that may wait for somebody could not be opened: whatever waits is looked for again.
    pub fn look_again_soon(self: &Arc<Self>) {
        if !self.alone {
            let together = Arc::downgrade(self);
            tokio::spawn(async move {
                tokio::time::sleep(BEAT).await;
                if let Some(together) = together.upgrade() {
                    together.left_over.notify_one();
                }
            });
        }
    }

    pub async fn give_back(&self, lease: &Lease) {
        if let Err(why) = self.store.drop_lease(lease).await {
            tracing::debug!(name = lease.name, "a lease runs out by itself: {why}");
        }
    }

    /// Says that this process is there.
    pub async fn say_so(&self) -> Stored<()> {
        if self.alone {
            return Ok(());
        }
        // Measured from before it is said: storage counts from later on.
        let begun = Instant::now();
        self.store.be_there(&self.node, GONE.as_millis() as i64).await?;
        let mut heard_at = self.heard_at.lock().unwrap_or_else(PoisonError::into_inner);
        let was_away = heard_at.replace(begun).is_some_and(|at| begun.duration_since(at) >= GONE);
        if was_away {
            tracing::warn!("this process was away for a while: others may do by now what it did for all");
            // Tables that asked for a lease meanwhile were given none, and nobody else may be there to take them.
            self.left_over.notify_one();
        }
        Ok(())
    }

    /// Leaves at once, so that others need not wait.
    pub async fn leave(&self) {
        if !self.alone
            && let Err(why) = self.store.leave(&self.node).await
        {
            tracing::debug!("others find out by themselves: {why}");
        }
    }
}

impl Core {
    /// Tells other processes, where there may be any.
    pub fn tell(&self, news: News) {
        self.bus.publish(news);
    }

    /// Something beside the log of a table changed: whoever has it in memory reads it, here and elsewhere.
    pub async fn changed(&self, id: &str) {
        match self.hub.awake(id) {
            Some(handle) => handle.refresh().await,
            None => self.tell(News::Changed { id: id.to_owned() }),
        }
    }
}

/// Says that this process is there, takes over what others left, and looks for what was missed, until the server stops.
pub async fn run(core: Weak<Core>) {
    let mut beats = 0u32;
    let mut known: HashSet<String> = HashSet::new();
    loop {
        let Some(core) = core.upgrade() else { return };
        if core.together.alone {
            return;
        }
        if let Err(why) = beat(&core, beats, &mut known).await {
            tracing::warn!("others may take this process for gone: {why}");
        }
        beats = beats.wrapping_add(1);
        if !pause(core, BEAT).await {
            return;
        }
    }
}

async fn beat(core: &Arc<Core>, beats: u32, known: &mut HashSet<String>) -> Stored<()> {
    let together = &core.together;
    crate::store::patient(together.say_so()).await?;
    let there: HashSet<String> = core.store.nodes().await?.into_iter().collect();
    metrics::gauge!("ecumene_processes").set(there.len() as f64);
    if known.iter().any(|node| !there.contains(node)) {
        let ids: HashSet<u64> = there.iter().filter_map(|node| u64::from_str_radix(node, 16).ok()).collect();
        core.hub.only_from(&ids);
        together.left_over.notify_one();
    }
    *known = there;
    take_over(core).await?;
    if beats % SWEEP == SWEEP - 1 {
        sweep(core).await?;
    }
    if beats.is_multiple_of(ROLL_CALL) {
        roll_call(core);
    }
    Ok(())
}

/// Does for tables from now on what a process did that is gone.
async fn take_over(core: &Arc<Core>) -> Stored<()> {
    let left = core.store.take_orphans(&core.together.node, SHARE).await?;
    for lease in left {
        metrics::counter!("ecumene_leases_taken_over_total").increment(1);
        match is_table(&lease.name) {
            true => core.hub.get(core, &lease.name.clone()).put_in_charge(lease),
            // Whoever needs it asks for it.
            false => core.together.give_back(&lease).await,
        }
    }
    Ok(())
}

/// Leases of tables are called by their ids, which are letters and digits.
fn is_table(name: &str) -> bool {
    name != REMINDERS && !name.contains(':')
}

/// The lease of whoever sends reminders.
pub const REMINDERS: &str = "reminders";

/// The lease of whoever looks a match over.
pub fn analysis_of(id: &str) -> String {
    format!("analysis:{id}")
}

/// Holds every table in memory against storage: a few statements for all.
async fn sweep(core: &Core) -> Stored<()> {
    let ids = core.hub.ids();
    for marks in core.store.marks(&ids).await? {
        if let Some(handle) = core.hub.awake(&marks.id) {
            handle.compare(marks);
        }
    }
    Ok(())
}

/// Tells who is at which table by way of this process.
fn roll_call(core: &Core) {
    let mut tables: Vec<(String, Vec<String>)> = Vec::new();
    let mut people = 0;
    for (id, here) in core.hub.here() {
        for some in here.chunks(PEOPLE) {
            if people + some.len() > PEOPLE {
                core.tell(News::Here { tables: std::mem::take(&mut tables) });
                people = 0;
            }
            people += some.len();
            tables.push((id.clone(), some.to_vec()));
        }
    }
    if !tables.is_empty() {
        core.tell(News::Here { tables });
    }
}

/// Passes on what other processes tell, until the bus or the server ends.
pub async fn listen(mut news: tokio::sync::broadcast::Receiver<Heard>, core: Weak<Core>) {
    loop {
        let heard = news.recv().await;
        let Some(core) = core.upgrade() else { return };
        match heard {
            Ok(Heard::News { from, .. }) if from == core.node => {}
            Ok(Heard::News { from, news }) => core.hub.hear(&core, from, news),
            // Whatever it was, all that is in memory is read again.
            Ok(Heard::Missed) | Err(RecvError::Lagged(_)) => {
                metrics::counter!("ecumene_news_missed_total").increment(1);
                core.hub.look_around();
            }
            Err(RecvError::Closed) => return,
        }
    }
}
