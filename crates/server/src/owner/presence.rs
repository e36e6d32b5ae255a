//! Who is at a table: by a connection to this process, by way of another, or by a look into the waiting room.

use super::{Command, Handle};
use crate::bus::{Bus, News};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// A waiting room looks again every few seconds; who did not for so long is gone.
const GLANCE: Duration = Duration::from_secs(12);
/// Another process tells again and again who is there; whom it did not name for so long left without our hearing of it.
const ELSEWHERE: Duration = Duration::from_secs(40);

#[derive(Default)]
struct Places {
    /// Connections to this process.
    here: HashMap<String, usize>,
    /// By way of which other process, and when it said so last.
    elsewhere: HashMap<u64, HashMap<String, Instant>>,
    /// Waiting rooms have no connections.
    glances: HashMap<String, Instant>,
}

impl Places {
    fn online(&self) -> impl Iterator<Item = &String> {
        let elsewhere = self.elsewhere.values().flatten();
        let still = elsewhere.filter(|(_, at)| at.elapsed() < ELSEWHERE).map(|(who, _)| who);
        self.here.keys().chain(still)
    }
}

#[derive(Default)]
pub struct Presence(Mutex<Places>);

impl Presence {
    fn places(&self) -> MutexGuard<'_, Places> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn add(&self, person: &str) -> bool {
        let mut places = self.places();
        let count = places.here.entry(person.to_owned()).or_default();
        *count += 1;
        *count == 1
    }

    fn remove(&self, person: &str) -> bool {
        let mut places = self.places();
        let Some(count) = places.here.get_mut(person) else { return false };
        *count -= 1;
        let last = *count == 0;
        if last {
            places.here.remove(person);
        }
        last
    }

    /// Notes who looks in, if they are somebody.
    pub fn glance(&self, person: &str) {
        if !person.is_empty() {
            self.places().glances.insert(person.to_owned(), Instant::now());
        }
    }

    /// Whoever is there or looked in lately.
    pub fn seen(&self) -> Arc<[String]> {
        let mut places = self.places();
        places.glances.retain(|_, at| at.elapsed() < GLANCE);
        let all: BTreeSet<&String> = places.online().chain(places.glances.keys()).collect();
        all.into_iter().cloned().collect()
    }

    pub fn has(&self, person: &str) -> bool {
        self.places().online().any(|who| who == person)
    }

    pub fn list(&self) -> Arc<[String]> {
        let places = self.places();
        let all: BTreeSet<&String> = places.online().collect();
        all.into_iter().cloned().collect()
    }

    /// Those who are connected to this process.
    pub fn here(&self) -> Vec<String> {
        self.places().here.keys().cloned().collect()
    }

    /// Another process says that these are there. True when that is new.
    pub fn came(&self, node: u64, people: &[String]) -> bool {
        let mut places = self.places();
        let known = places.elsewhere.entry(node).or_default();
        let now = Instant::now();
        let fresh = people.iter().filter(|who| known.insert((*who).clone(), now).is_none());
        fresh.count() > 0
    }

    /// And that somebody left. True when that is new.
    pub fn went(&self, node: u64, person: &str) -> bool {
        self.places().elsewhere.get_mut(&node).is_some_and(|known| known.remove(person).is_some())
    }

    /// Only these processes are still there. True when that changes who is.
    pub fn only_from(&self, nodes: &HashSet<u64>) -> bool {
        let mut places = self.places();
        let before = places.elsewhere.len();
        places.elsewhere.retain(|node, _| nodes.contains(node));
        places.elsewhere.len() < before
    }
}

/// A person's presence at a table.
pub struct Here {
    id: Arc<str>,
    person: String,
    presence: Arc<Presence>,
    commands: mpsc::Sender<Command>,
    bus: Arc<dyn Bus>,
}

impl Here {
    pub(super) fn new(handle: &Handle, person: &str) -> Here {
        let here = Here {
            id: handle.id.clone(),
            person: person.to_owned(),
            presence: handle.presence.clone(),
            commands: handle.commands.clone(),
            bus: handle.bus.clone(),
        };
        if here.presence.add(person) {
            here.tell(News::Came { id: here.id.to_string(), who: here.person.clone() });
        }
        here
    }

    fn tell(&self, news: News) {
        // A full queue means that something else is published soon, with the presence of then.
        let _ = self.commands.try_send(Command::Show);
        self.bus.publish(news);
    }
}

impl Drop for Here {
    fn drop(&mut self) {
        if self.presence.remove(&self.person) {
            self.tell(News::Went { id: self.id.to_string(), who: self.person.clone() });
        }
    }
}
