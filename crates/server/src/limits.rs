//! How often who may do what.
//!
//! By hand, because a bucket is twenty lines; `governor` would want a limiter for each deed and eight crates for them.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What is limited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Deed {
    /// Any request, by address.
    Request,
    /// A new guest, by address.
    Arrive,
    /// A try to sign in or up, by address.
    Sign,
    /// A try at one login, whoever tries.
    Password,
    /// A new table, a rematch or an imported match, by person.
    Create,
    /// A step, an undo, a redo, by person.
    Act,
    /// A line of chat, by person.
    Chat,
    /// A saved note, by person.
    Note,
    /// A change of a seat or of preferences, by person.
    Change,
    /// A moment of history, by person.
    Look,
    /// A question what a bot would do, by person.
    Hint,
    /// A look of the coach at one's choices, by person.
    Coach,
    /// A question what choices would do, by person.
    Foresee,
    /// A live connection, by person.
    Connect,
}

impl Deed {
    /// So many at once, then one more each so often.
    fn limit(self) -> (u32, Duration) {
        let (burst, every_ms) = match self {
            Deed::Request => (400, 20),
            Deed::Arrive => (40, 15_000),
            Deed::Sign => (10, 6_000),
            Deed::Password => (10, 20_000),
            Deed::Create => (30, 10_000),
            Deed::Act => (60, 50),
            Deed::Chat => (10, 2_000),
            Deed::Note => (20, 1_000),
            Deed::Change => (30, 1_000),
            Deed::Look => (60, 100),
            Deed::Hint => (5, 2_000),
            Deed::Coach => (20, 500),
            Deed::Foresee => (60, 50),
            Deed::Connect => (40, 1_000),
        };
        (burst, Duration::from_millis(every_ms))
    }
}

/// Buckets that are full again are forgotten; this many are kept before looking for them.
const SWEEP: usize = 20_000;

/// Counts deeds.
pub struct Limits {
    factor: f64,
    buckets: Mutex<HashMap<(Deed, String), (f64, Instant)>>,
}

impl Limits {
    /// All limits times `factor`; 0 lifts them.
    pub fn new(factor: f64) -> Limits {
        Limits { factor, buckets: Mutex::default() }
    }

    /// Whether `who` may do this now. Counts it if so.
    pub fn allow(&self, deed: Deed, who: &str) -> bool {
        if self.factor == 0.0 {
            return true;
        }
        let (burst, every) = deed.limit();
        let (burst, rate) = (burst as f64 * self.factor, self.factor / every.as_secs_f64());
        let now = Instant::now();
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= SWEEP {
            buckets.retain(|_, (_, since)| now.duration_since(*since) < Duration::from_secs(900));
        }
        let (left, since) = buckets.entry((deed, who.to_owned())).or_insert((burst, now));
        *left = (*left + now.duration_since(*since).as_secs_f64() * rate).min(burst);
        *since = now;
        let allowed = *left >= 1.0;
        if allowed {
            *left -= 1.0;
        } else {
            metrics::counter!("ecumene_limited_total", "deed" => format!("{deed:?}")).increment(1);
        }
        allowed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_no_more() {
        let limits = Limits::new(1.0);
        let allowed = (0..30).filter(|_| limits.allow(Deed::Sign, "a")).count();
        assert_eq!(allowed, 10);
        assert!(limits.allow(Deed::Sign, "b"), "another is not held up");
        assert!((0..1000).all(|_| Limits::new(0.0).allow(Deed::Sign, "a")));
    }
}
