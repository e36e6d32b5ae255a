//! What browsers that went away were showing, so that one that comes back gets only what it missed.

use super::Shown;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const MOST: usize = 2048;
const KEEP: Duration = Duration::from_secs(180);

/// Found by digest: a digest names one screen, whoever shows it.
#[derive(Default)]
pub struct Parked(Mutex<HashMap<String, (Shown, Instant)>>);

impl Parked {
    pub fn park(&self, shown: Shown) {
        let mut map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if map.len() >= MOST {
            map.retain(|_, (_, since)| since.elapsed() < KEEP);
        }
        if map.len() < MOST {
            map.insert(shown.digest().to_owned(), (shown, Instant::now()));
        }
    }

    pub fn find(&self, digest: &str) -> Option<Shown> {
        let map = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        map.get(digest).filter(|(_, since)| since.elapsed() < KEEP).map(|(shown, _)| shown.clone())
    }
}
