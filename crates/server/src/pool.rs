//! A few threads with one queue, for work that computes. One pool runs the rules. Another, of low priority, draws
//! screens: an answer never waits behind a drawing, and when more is to be drawn than the machine can draw, each screen is
//! drawn less often, from the newest state.

use crate::engine::{Fault, Meter, said, watched};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::oneshot;

/// How the system shares its cores between a pool and the rest of the process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rank {
    Equal,
    /// Gets what is left.
    Low,
}

/// What is done first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Urgency {
    /// Somebody waits for this one: who acted, or just came.
    Next,
    /// In the order of asking.
    Later,
}

/// Says whether its thread is still wanted.
type Job = Box<dyn FnOnce() -> bool + Send>;

/// Where a job stands, agreed between who works and who waits.
const WORKING: u8 = 0;
const DONE: u8 = 1;
const GIVEN_UP: u8 = 2;

#[derive(Default)]
struct Queue {
    next: VecDeque<Job>,
    later: VecDeque<Job>,
    closed: bool,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, rank: Rank) {
        if rank == Rank::Low {
            lower_priority();
        }
        let mut queue = self.queue();
        loop {
            if queue.closed {
                return;
            }
            match queue.next.pop_front().or_else(|| queue.later.pop_front()) {
                Some(job) => {
                    drop(queue);
                    if !job() {
                        return;
                    }
                    queue = self.queue();
                }
                None => queue = self.news.wait(queue).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }
}

/// The threads; they end when this is dropped.
pub struct Pool {
    name: &'static str,
    rank: Rank,
    shared: Arc<Shared>,
}

impl Pool {
    pub fn start(name: &'static str, threads: usize, rank: Rank) -> Pool {
        let pool = Pool { name, rank, shared: Arc::default() };
        for _ in 0..threads.max(1) {
            pool.hire();
        }
        pool
    }

    fn hire(&self) {
        let (shared, rank) = (self.shared.clone(), self.rank);
        let thread = std::thread::Builder::new().name(self.name.into());
        if let Err(why) = thread.spawn(move || shared.work(rank)) {
            tracing::error!("no thread for the pool '{}': {why}", self.name);
        }
    }

    /// Does something when its turn comes. The limit is on its work from then on; what works longer is given up, and
    /// another thread takes the place of the one that may never come back.
    pub async fn run<T: Send + 'static>(
        &self,
        urgency: Urgency,
        limit: Duration,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, done) = oneshot::channel();
        let meter: Arc<Meter> = Arc::default();
        let stands = Arc::new(AtomicU8::new(WORKING));
        let (start, end) = (meter.clone(), stands.clone());
        let job: Job = Box::new(move || {
            // Nobody waits for it any more.
            if reply.is_closed() {
                return true;
            }
            start.begin();
            let value = catch_unwind(AssertUnwindSafe(work)).map_err(|panic| said(&*panic));
            let wanted = end.compare_exchange(WORKING, DONE, Ordering::AcqRel, Ordering::Acquire).is_ok();
            let _ = reply.send(value);
            wanted
        });
        {
            let mut queue = self.shared.queue();
            match urgency {
                Urgency::Next => queue.next.push_back(job),
                Urgency::Later => queue.later.push_back(job),
            }
        }
        self.shared.news.notify_one();
        // Done at the very last moment is done.
        let give_up =
            || stands.compare_exchange(WORKING, GIVEN_UP, Ordering::AcqRel, Ordering::Acquire).is_ok();
        match watched(limit, &meter, done, give_up).await {
            Some(Ok(Ok(value))) => Ok(value),
            Some(Ok(Err(why))) => {
                metrics::counter!("ecumene_engine_faults_total").increment(1);
                Err(Fault::Panicked(why))
            }
            Some(Err(_)) => Err(Fault::Panicked("the server is stopping".into())),
            None => {
                self.hire();
                Err(Fault::TooSlow(limit))
            }
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.queue().closed = true;
        self.shared.news.notify_all();
    }
}

/// Asks the system to prefer every other thread of the process. Where it refuses, all are equal.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), 19) {
        tracing::debug!("threads keep their priority: {why}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[tokio::test]
    async fn what_fails_or_never_ends_stops_nobody_else() {
        let pool = Pool::start("test", 1, Rank::Low);
        let (limit, soon) = (Duration::from_secs(30), Duration::from_millis(50));
        let failed = pool.run(Urgency::Later, limit, || -> u8 { panic!("no ink") }).await;
        assert_eq!(failed, Err(Fault::Panicked("no ink".into())));
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let stuck = pool.run(Urgency::Later, soon, move || held.recv().is_err()).await;
        assert_eq!(stuck, Err(Fault::TooSlow(soon)));
        assert_eq!(pool.run(Urgency::Later, limit, || 7).await, Ok(7));
        drop(hold);
        assert_eq!(pool.run(Urgency::Later, limit, || 8).await, Ok(8));
    }

    #[tokio::test]
    async fn who_acted_comes_first() {
        let pool = Pool::start("test", 1, Rank::Low);
        let limit = Duration::from_secs(5);
        let order = Arc::new(AtomicUsize::new(0));
        let count = || {
            let order = order.clone();
            move || order.fetch_add(1, Ordering::SeqCst)
        };
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let busy = pool.run(Urgency::Next, limit, move || held.recv().is_err());
        let (_, first, second, third, ()) = tokio::join!(
            busy,
            pool.run(Urgency::Later, limit, count()),
            pool.run(Urgency::Later, limit, count()),
            pool.run(Urgency::Next, limit, count()),
            async { drop(hold) },
        );
        assert_eq!((first, second, third), (Ok(1), Ok(2), Ok(0)));
    }
}
