//! Who thinks now, of all bots and hints. Few do at once, so that people's steps find a core; next is whoever has had least of
//! it: however many tables one person opens, another's bot does not wait for them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// What is thought about first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// A bot at a table, for whom people wait.
    Play,
    /// Somebody asks what a bot would do.
    Hint,
}

/// What somebody has thought counts half after so many seconds.
const HALF_LIFE: f64 = 30.0;
/// Who waits for less is not told their place.
const WORTH_TELLING: Duration = Duration::from_secs(3);

struct Waiter {
    number: u64,
    rank: Rank,
    person: String,
    table: String,
    since: Instant,
    tell: oneshot::Sender<Slot>,
}

#[derive(Default)]
struct State {
    taken: usize,
    /// Slots that each person has now.
    has: HashMap<String, usize>,
    /// Seconds thought, by person and by table, as of a moment.
    used: HashMap<String, (f64, Option<Instant>)>,
    waiting: Vec<Waiter>,
    numbers: u64,
}

impl State {
    fn used(&self, who: &str, now: Instant) -> f64 {
        self.used.get(who).map_or(0.0, |(seconds, at)| {
            let past = at.map_or(0.0, |at| now.duration_since(at).as_secs_f64());
            seconds * 0.5f64.powf(past / HALF_LIFE)
        })
    }

    fn charge(&mut self, who: &str, seconds: f64, now: Instant) {
        let used = self.used(who, now) + seconds;
        self.used.insert(who.to_owned(), (used, Some(now)));
        if self.used.len() > 10_000 {
            self.used.retain(|_, (_, at)| {
                at.is_some_and(|at| now.duration_since(at).as_secs_f64() < 20.0 * HALF_LIFE)
            });
        }
    }

    /// Those who wait, in the order in which they would be let.
    fn order(&self) -> Vec<usize> {
        let now = Instant::now();
        let mut order: Vec<usize> = (0..self.waiting.len()).collect();
        let key = |at: &usize| {
            let waiter = &self.waiting[*at];
            let has = self.has.get(&waiter.person).copied().unwrap_or(0);
            (waiter.rank, has, self.used(&waiter.person, now), self.used(&waiter.table, now), waiter.number)
        };
        order.sort_by(|a, b| key(a).partial_cmp(&key(b)).unwrap_or(std::cmp::Ordering::Equal));
        order
    }
}

struct Shared {
    state: Mutex<State>,
    slots: usize,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// One person has all slots but one, so that whoever else comes finds it free.
    fn most(&self) -> usize {
        (self.slots - 1).max(1)
    }

    fn may(&self, state: &State, person: &str) -> bool {
        state.taken < self.slots && state.has.get(person).is_none_or(|has| *has < self.most())
    }

    fn begin(self: &Arc<Self>, state: &mut State, person: &str, table: &str) -> Slot {
        state.taken += 1;
        *state.has.entry(person.to_owned()).or_default() += 1;
        Slot {
            shared: Some(self.clone()),
            person: person.to_owned(),
            table: table.to_owned(),
            begun: Instant::now(),
        }
    }

    fn end(state: &mut State, person: &str) {
        state.taken -= 1;
        if let Some(has) = state.has.get_mut(person) {
            *has -= 1;
            if *has == 0 {
                state.has.remove(person);
            }
        }
    }

    /// Lets in whoever may come in.
    fn let_in(self: &Arc<Self>, state: &mut State) {
        while state.taken < self.slots {
            let next = state.order().into_iter().find(|at| self.may(state, &state.waiting[*at].person));
            let Some(next) = next else { break };
            let waiter = state.waiting.remove(next);
            metrics::histogram!("ecumene_bot_wait_seconds").record(waiter.since.elapsed().as_secs_f64());
            let slot = self.begin(state, &waiter.person, &waiter.table);
            if let Err(mut slot) = waiter.tell.send(slot) {
                // Nobody waits for it any more.
                slot.shared = None;
                Shared::end(state, &waiter.person);
            }
        }
        metrics::gauge!("ecumene_bots_waiting").set(state.waiting.len() as f64);
    }
}

/// A slot for thinking, until it is dropped.
pub struct Slot {
    shared: Option<Arc<Shared>>,
    person: String,
    table: String,
    begun: Instant,
}

impl Drop for Slot {
    fn drop(&mut self) {
        let Some(shared) = self.shared.take() else { return };
        let (mut state, now) = (shared.state(), Instant::now());
        let seconds = now.duration_since(self.begun).as_secs_f64();
        state.charge(&self.person, seconds, now);
        state.charge(&self.table, seconds, now);
        Shared::end(&mut state, &self.person);
        shared.let_in(&mut state);
    }
}

/// All that think in a process.
pub struct Thinkers(Arc<Shared>);

impl Thinkers {
    /// So many at once for one person, and one more for another.
    pub fn new(each: usize) -> Thinkers {
        Thinkers(Arc::new(Shared { state: Mutex::default(), slots: each.max(1) + 1 }))
    }

    /// A slot for a table of this person, when it comes; none when the server ends.
    pub async fn slot(&self, rank: Rank, person: &str, table: &str) -> Option<Slot> {
        let receive = {
            let mut state = self.0.state();
            let (tell, receive) = oneshot::channel();
            state.numbers += 1;
            let number = state.numbers;
            let (person, table) = (person.to_owned(), table.to_owned());
            state.waiting.push(Waiter { number, rank, person, table, since: Instant::now(), tell });
            self.0.let_in(&mut state);
            receive
        };
        receive.await.ok()
    }

    /// A slot that can be had at once.
    pub fn at_once(&self, person: &str, table: &str) -> Option<Slot> {
        let mut state = self.0.state();
        (state.waiting.is_empty() && self.0.may(&state, person))
            .then(|| self.0.begin(&mut state, person, table))
    }

    /// At which place in line the bots of a table are, from 1, if they wait for long.
    pub fn place(&self, table: &str) -> Option<usize> {
        let state = self.0.state();
        let waits = |waiter: &Waiter| waiter.table == table && waiter.since.elapsed() >= WORTH_TELLING;
        if !state.waiting.iter().any(waits) {
            return None;
        }
        state.order().into_iter().position(|at| waits(&state.waiting[at])).map(|at| at + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt as _;

    /// One guest has thirty tables of five masters; whoever else comes is let in at once, and after them whoever has had least.
    #[tokio::test]
    async fn many_tables_of_one_do_not_hold_up_another() {
        let thinkers = Thinkers::new(1);
        let hog =
            thinkers.slot(Rank::Play, "hog", "t0").now_or_never().flatten().expect("the first is let in");
        let mut queue: Vec<_> = (1..150)
            .map(|n| {
                let table = format!("t{}", n % 30);
                let thinkers = &thinkers;
                Box::pin(async move { thinkers.slot(Rank::Play, "hog", &table).await })
            })
            .collect();
        for waits in &mut queue {
            assert!(waits.now_or_never().is_none(), "one person has one slot of two");
        }
        for _ in 0..20 {
            let other = thinkers.slot(Rank::Play, "other", "u").now_or_never().flatten();
            drop(other.expect("another finds the second one free, every time"));
        }
        let other = thinkers.slot(Rank::Play, "other", "u").now_or_never().flatten().unwrap();
        let mut third = Box::pin(thinkers.slot(Rank::Play, "third", "v"));
        assert!((&mut third).now_or_never().is_none(), "two think");
        let mut hint = Box::pin(thinkers.slot(Rank::Hint, "fourth", "w"));
        assert!((&mut hint).now_or_never().is_none());
        assert_eq!(thinkers.place("v"), None, "not worth telling yet");
        std::thread::sleep(Duration::from_millis(20));
        drop(other);
        let third =
            (&mut third).now_or_never().flatten().expect("who has had least is next, not who came first");
        drop(third);
        assert!((&mut hint).now_or_never().flatten().is_some(), "the hog has what it may have");
        drop(hog);
        assert!((&mut queue[0]).now_or_never().flatten().is_some(), "and goes on");
    }

    #[tokio::test]
    async fn play_comes_before_hints_and_who_goes_gives_up_their_place() {
        let thinkers = Thinkers::new(1);
        let one = thinkers.slot(Rank::Play, "a", "ta").now_or_never().flatten().unwrap();
        let _two = thinkers.slot(Rank::Play, "b", "tb").now_or_never().flatten().unwrap();
        assert!(thinkers.at_once("c", "tc").is_none());
        let mut hint = Box::pin(thinkers.slot(Rank::Hint, "c", "tc"));
        assert!((&mut hint).now_or_never().is_none());
        let mut gone = Box::pin(thinkers.slot(Rank::Play, "d", "td"));
        assert!((&mut gone).now_or_never().is_none());
        drop(gone);
        let mut play = Box::pin(thinkers.slot(Rank::Play, "e", "te"));
        assert!((&mut play).now_or_never().is_none());
        drop(one);
        let play =
            (&mut play).now_or_never().flatten().expect("play is first, and nobody waits for who went");
        assert!((&mut hint).now_or_never().is_none());
        drop(play);
        assert!((&mut hint).now_or_never().flatten().is_some());
    }
}
