//! How often who may do what.
//!
//! By hand, because a bucket is twenty lines; `governor` would want a limiter for each deed and eight crates for them.

use crate::places::{Guesses, Held, Place};
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
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
    /// A mail to whoever forgot the password of one account.
    Forgot,
    /// A new table, a rematch or an imported match, by person.
    Create,
    /// A step, an undo, a redo, by person.
    Act,
    /// A complaint, by person.
    Complain,
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
            Deed::Forgot => (3, 600_000),
            Deed::Create => (30, 10_000),
            Deed::Act => (60, 50),
            Deed::Complain => (5, 60_000),
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

/// Connections of all together, of one address, and sockets of one address and of one person. A household, or a club behind
/// one address, has room; who comes through a proxy of ours counts as the proxy says.
const CONNECTIONS: usize = 20_000;
const CONNECTIONS_EACH: usize = 400;
const SOCKETS_ADDRESS: usize = 200;
const SOCKETS_PERSON: usize = 24;
/// Tables of one person that wait in the lobby for players.
const LOBBY: usize = 4;

/// How limits count an address: the old ones one by one, the new ones by the network that a household gets.
pub fn household(address: IpAddr) -> String {
    match address.to_canonical() {
        IpAddr::V6(new) if !new.is_loopback() => {
            let [a, b, c, d, ..] = new.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
        }
        other => other.to_string(),
    }
}

/// Counts deeds, and what is held.
pub struct Limits {
    factor: f64,
    buckets: Mutex<HashMap<(Deed, String), (f64, Instant)>>,
    connections: Held<String>,
    sockets: Held<String>,
    guesses: Guesses,
}

impl Limits {
    /// All limits times `factor`; 0 lifts them.
    pub fn new(factor: f64) -> Limits {
        Limits {
            factor,
            buckets: Mutex::default(),
            connections: Held::default(),
            sockets: Held::default(),
            guesses: Guesses::default(),
        }
    }

    /// So many times the factor; any number without limits.
    fn most(&self, limit: usize) -> usize {
        if self.factor == 0.0 { usize::MAX } else { (limit as f64 * self.factor).ceil() as usize }
    }

    /// A connection from this address, which may be a proxy of ours. None when there are too many.
    pub fn connection(&self, peer: IpAddr, proxy: bool) -> Option<Place> {
        let all = (String::new(), self.most(CONNECTIONS));
        let one = (household(peer), self.most(CONNECTIONS_EACH));
        let place = if proxy { self.connections.take(&[all]) } else { self.connections.take(&[all, one]) };
        if place.is_none() {
            metrics::counter!("ecumene_limited_total", "deed" => "Connection").increment(1);
        }
        place
    }

    /// A live connection of somebody at an address.
    pub fn socket(&self, address: &str, person: &str) -> Option<Place> {
        let mut wanted = vec![(address.to_owned(), self.most(SOCKETS_ADDRESS))];
        if !person.is_empty() {
            wanted.push((person.to_owned(), self.most(SOCKETS_PERSON)));
        }
        let place = self.sockets.take(&wanted);
        if place.is_none() {
            metrics::counter!("ecumene_limited_total", "deed" => "Socket").increment(1);
        }
        place
    }

    /// How many tables of one person may wait in the lobby.
    pub fn lobby_places(&self) -> usize {
        self.most(LOBBY)
    }

    /// Waits before a password is tried, the longer the more wrong ones there were: it slows whoever guesses, and locks nobody out.
    pub async fn slow(&self, login: &str) {
        if self.factor > 0.0 {
            tokio::time::sleep(self.guesses.wait(login)).await;
        }
    }

    /// A password was tried.
    pub fn tried(&self, login: &str, right: bool) {
        if right { self.guesses.right(login) } else { self.guesses.wrong(login) }
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
