//! Finds the owner of a match, or wakes it.

use super::task::Owner;
use super::{Command, Handle, Presence};
use crate::bus::News;
use crate::core::Core;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, watch};

/// All owners that are awake in this process.
#[derive(Default)]
pub struct Hub(Mutex<HashMap<Arc<str>, Arc<Handle>>>);

impl Hub {
    fn map(&self) -> MutexGuard<'_, HashMap<Arc<str>, Arc<Handle>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The owner of a table that is known to exist; woken if it sleeps.
    pub fn get(&self, core: &Arc<Core>, id: &str) -> Arc<Handle> {
        let mut map = self.map();
        if let Some(handle) = map.get(id) {
            return handle.clone();
        }
        let id: Arc<str> = id.into();
        let (commands, queue) = mpsc::channel(256);
        let (publish, published) = watch::channel(None);
        let presence = Arc::new(Presence::default());
        let handle = Arc::new(Handle {
            id: id.clone(),
            commands: commands.clone(),
            published,
            presence: presence.clone(),
        });
        map.insert(id.clone(), handle.clone());
        metrics::gauge!("ecumene_owners").set(map.len() as f64);
        drop(map);
        tokio::spawn(Owner::run(core.clone(), id, queue, commands.downgrade(), publish, presence));
        handle
    }

    /// The owner, if it is awake.
    pub fn awake(&self, id: &str) -> Option<Arc<Handle>> {
        self.map().get(id).cloned()
    }

    /// Forgets an owner that wants to sleep, unless somebody holds its handle. True when it may go.
    pub(super) fn let_sleep(&self, id: &str) -> bool {
        let mut map = self.map();
        let needed = map.get(id).is_some_and(|handle| Arc::strong_count(handle) > 1);
        if !needed {
            map.remove(id);
            metrics::gauge!("ecumene_owners").set(map.len() as f64);
        }
        !needed
    }

    /// An owner that failed to load goes at once; whoever asks again wakes another.
    pub(super) fn forget(&self, id: &str) {
        self.map().remove(id);
    }

    /// Passes on what another process stored.
    pub async fn hear(&self, news: News) {
        if let Some(handle) = self.awake(&news.match_id) {
            let _ = handle.commands.send(Command::Overtaken { entries: news.entries }).await;
        }
    }
}
