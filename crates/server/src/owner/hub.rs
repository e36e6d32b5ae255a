//! Finds the owner of a match, or wakes it.

use super::presence::Presence;
use super::task::Owner;
use super::{Command, Handle};
use crate::bus::News;
use crate::core::Core;
use std::collections::{HashMap, HashSet};
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
            bus: core.bus.clone(),
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

    /// Every table that is awake.
    pub fn ids(&self) -> Vec<String> {
        self.map().keys().map(ToString::to_string).collect()
    }

    fn handles(&self) -> Vec<Arc<Handle>> {
        self.map().values().cloned().collect()
    }

    /// Who is connected to this process, by table.
    pub fn here(&self) -> Vec<(String, Vec<String>)> {
        let tables = self.handles().into_iter().map(|handle| (handle.id.to_string(), handle.presence.here()));
        tables.filter(|(_, here)| !here.is_empty()).collect()
    }

    /// Whoever was there by way of another process than these is not any more.
    pub fn only_from(&self, nodes: &HashSet<u64>) {
        for handle in self.handles().iter().filter(|handle| handle.presence.only_from(nodes)) {
            handle.show();
        }
    }

    /// Something may have happened at any table while nothing was heard: all are looked at, one after the other.
    pub fn look_around(&self) {
        let handles: Vec<_> = self.handles().iter().map(Arc::downgrade).collect();
        tokio::spawn(async move {
            for handle in handles {
                if let Some(handle) = handle.upgrade() {
                    handle.look(true);
                }
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            }
        });
    }

    /// Passes on what another process tells.
    pub fn hear(&self, core: &Core, node: u64, news: News) {
        match news {
            News::Reached { id, entries } => {
                let behind = |handle: &Arc<Handle>| handle.entries().is_none_or(|known| known < entries);
                if let Some(handle) = self.awake(&id).filter(behind) {
                    handle.look(false);
                }
            }
            News::Changed { id } => self.with(&id, |handle| handle.look(true)),
            News::Came { id, who } => self.with(&id, |handle| handle.came(node, &[who])),
            News::Went { id, who } => self.with(&id, |handle| handle.went(node, &who)),
            News::Glanced { id, who } => self.with(&id, |handle| handle.presence.glance(&who)),
            News::Here { tables } => {
                for (id, people) in tables {
                    self.with(&id, |handle| handle.came(node, &people));
                }
            }
            News::Asks { id } => self.with(&id, |handle| {
                let people = handle.presence.here();
                if !people.is_empty() {
                    core.tell(News::Here { tables: vec![(id.clone(), people)] });
                }
            }),
        }
    }

    fn with(&self, id: &str, what: impl FnOnce(&Handle)) {
        if let Some(handle) = self.awake(id) {
            what(&handle);
        }
    }
}

impl Handle {
    /// How long the log is, as it was published last.
    fn entries(&self) -> Option<usize> {
        self.published.borrow().as_ref()?.moment.as_ref().map(|moment| moment.entries())
    }

    fn show(&self) {
        let _ = self.commands.try_send(Command::Show);
    }

    fn came(&self, node: u64, people: &[String]) {
        if self.presence.came(node, people) {
            self.show();
        }
    }

    fn went(&self, node: u64, person: &str) {
        if self.presence.went(node, person) {
            self.show();
        }
    }
}
