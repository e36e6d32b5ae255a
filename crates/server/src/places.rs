//! What is held for a while rather than done once: connections and sockets, so many of an address and of a person; and how
//! long somebody waits who guesses passwords.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many each holds.
pub struct Held<K>(Arc<Mutex<HashMap<K, usize>>>);

impl<K> Default for Held<K> {
    fn default() -> Self {
        Held(Arc::default())
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Held until it is dropped.
pub struct Place(
    #[expect(dead_code, reason = "what it does, it does when it is dropped")] Box<dyn Send + Sync>,
);

struct One<K: Eq + Hash>(Arc<Mutex<HashMap<K, usize>>>, K);

impl<K: Eq + Hash> Drop for One<K> {
    fn drop(&mut self) {
        let mut held = locked(&self.0);
        if let Some(count) = held.get_mut(&self.1) {
            *count -= 1;
            if *count == 0 {
                held.remove(&self.1);
            }
        }
    }
}

impl<K: Eq + Hash + Clone + Send + Sync + 'static> Held<K> {
    /// One more for each of these, unless one of them holds as many as it may.
    pub fn take(&self, wanted: &[(K, usize)]) -> Option<Place> {
        let mut held = locked(&self.0);
        if wanted.iter().any(|(who, most)| held.get(who).is_some_and(|count| count >= most)) {
            return None;
        }
        wanted.iter().for_each(|(who, _)| *held.entry(who.clone()).or_default() += 1);
        let each: Vec<One<K>> = wanted.iter().map(|(who, _)| One(self.0.clone(), who.clone())).collect();
        Some(Place(Box::new(each)))
    }
}

/// After so many wrong passwords for one account the next tries wait,
const FREE: u32 = 3;
/// the first of them so long, each twice as long as the one before,
const FIRST: Duration = Duration::from_millis(250);
/// and none longer than this: its owner gets in, whoever else tries.
const LONGEST: Duration = Duration::from_secs(8);
/// When nobody has guessed for so long, it is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(15 * 60);

/// Wrong passwords, by account.
#[derive(Default)]
pub struct Guesses(Mutex<HashMap<String, (u32, Instant)>>);

impl Guesses {
    /// How long the next try waits.
    pub fn wait(&self, login: &str) -> Duration {
        let wrong =
            locked(&self.0).get(login).filter(|(_, at)| at.elapsed() < FORGOTTEN).map_or(0, |(n, _)| *n);
        match wrong.checked_sub(FREE) {
            None => Duration::ZERO,
            Some(beyond) => (FIRST * 2u32.pow(beyond.min(10))).min(LONGEST),
        }
    }

    pub fn wrong(&self, login: &str) {
        let mut guesses = locked(&self.0);
        if guesses.len() > 10_000 {
            guesses.retain(|_, (_, at)| at.elapsed() < FORGOTTEN);
        }
        let (count, at) = guesses.entry(login.to_owned()).or_insert((0, Instant::now()));
        *count = if at.elapsed() < FORGOTTEN { count.saturating_add(1) } else { 1 };
        *at = Instant::now();
    }

    pub fn right(&self, login: &str) {
        locked(&self.0).remove(login);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back() {
        let held = Held::default();
        let one = held.take(&[("a", 2), ("all", 3)]).unwrap();
        let _two = held.take(&[("a", 2), ("all", 3)]).unwrap();
        assert!(held.take(&[("a", 2), ("all", 3)]).is_none(), "a has two");
        let _three = held.take(&[("b", 2), ("all", 3)]).unwrap();
        assert!(held.take(&[("c", 2), ("all", 3)]).is_none(), "there are three");
        drop(one);
        assert!(held.take(&[("c", 2), ("all", 3)]).is_some());
    }

    #[test]
    fn who_guesses_waits_and_is_never_locked_out() {
        let guesses = Guesses::default();
        for n in 0..100 {
            let wait = guesses.wait("ada");
            assert_eq!(wait.is_zero(), n < FREE, "{n}: {wait:?}");
            assert!(wait <= LONGEST);
            guesses.wrong("ada");
        }
        assert_eq!(guesses.wait("ada"), LONGEST);
        assert!(guesses.wait("bo").is_zero());
        guesses.right("ada");
        assert!(guesses.wait("ada").is_zero());
    }
}
