//! Where screens are drawn: a few threads of low priority with one queue. An answer never waits behind a drawing, and
//! when more is to be drawn than the machine can draw, each screen is drawn less often, from the newest state.

use crate::engine::{Fault, said};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// Below the threads that take answers and store them; the system gives these what is left.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Whose screen is drawn first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Somebody who just acted, or just came, waits for this one.
    Next,
    /// In the order of asking.
    Later,
}

/// Says whether its thread is still wanted.
type Job = Box<dyn FnOnce() -> bool + Send>;

/// Where a drawing stands, agreed between who draws and who waits.
const DRAWING: u8 = 0;
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

    fn work(&self) {
        lower_priority();
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
pub struct Studio(Arc<Shared>);

impl Studio {
    pub fn start(threads: usize) -> Studio {
        let studio = Studio(Arc::default());
        for _ in 0..threads.max(1) {
            studio.hire();
        }
        studio
    }

    fn hire(&self) {
        let shared = self.0.clone();
        let thread = std::thread::Builder::new().name("painter".into());
        if let Err(why) = thread.spawn(move || shared.work()) {
            tracing::error!("no thread to draw with: {why}");
        }
    }

    /// Draws when its turn comes. The limit counts from then on; a drawing beyond it is given up, and another thread
    /// takes the place of the one that may never come back.
    pub async fn draw<T: Send + 'static>(
        &self,
        turn: Turn,
        limit: Duration,
        draw: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let (reply, mut drawn) = oneshot::channel();
        let begun: Arc<OnceLock<Instant>> = Arc::default();
        let stands = Arc::new(AtomicU8::new(DRAWING));
        let (start, end) = (begun.clone(), stands.clone());
        let job: Job = Box::new(move || {
            // Nobody waits for it any more.
            if reply.is_closed() {
                return true;
            }
            let _ = start.set(Instant::now());
            let value = catch_unwind(AssertUnwindSafe(draw)).map_err(|panic| said(&*panic));
            let wanted = end.compare_exchange(DRAWING, DONE, Ordering::AcqRel, Ordering::Acquire).is_ok();
            let _ = reply.send(value);
            wanted
        });
        {
            let mut queue = self.0.queue();
            match turn {
                Turn::Next => queue.next.push_back(job),
                Turn::Later => queue.later.push_back(job),
            }
        }
        self.0.news.notify_one();
        loop {
            match tokio::time::timeout(limit, &mut drawn).await {
                Ok(Ok(Ok(value))) => return Ok(value),
                Ok(Ok(Err(why))) => {
                    metrics::counter!("ecumene_engine_faults_total").increment(1);
                    return Err(Fault::Panicked(why));
                }
                Ok(Err(_)) => return Err(Fault::Panicked("the server is stopping".into())),
                Err(_) if begun.get().is_none_or(|begun| begun.elapsed() < limit) => {}
                Err(_) => {
                    let given_up =
                        stands.compare_exchange(DRAWING, GIVEN_UP, Ordering::AcqRel, Ordering::Acquire);
                    if given_up.is_ok() {
                        metrics::counter!("ecumene_engine_faults_total").increment(1);
                        self.hire();
                        return Err(Fault::TooSlow(limit));
                    }
                }
            }
        }
    }
}

impl Drop for Studio {
    fn drop(&mut self) {
        self.0.queue().closed = true;
        self.0.news.notify_all();
    }
}

/// Asks the system to prefer every other thread of the process. Where it refuses, drawing is as important as the rest.
fn lower_priority() {
    #[cfg(target_os = "linux")]
    if let Err(why) = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE) {
        tracing::debug!("painters keep their priority: {why}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicUsize;

    #[tokio::test]
    async fn a_drawing_that_fails_or_never_ends_stops_nobody_else() {
        let studio = Studio::start(1);
        let limit = Duration::from_millis(50);
        let failed = studio.draw(Turn::Later, limit, || -> u8 { panic!("no ink") }).await;
        assert_eq!(failed, Err(Fault::Panicked("no ink".into())));
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let stuck = studio.draw(Turn::Later, limit, move || held.recv().is_err()).await;
        assert_eq!(stuck, Err(Fault::TooSlow(limit)));
        assert_eq!(studio.draw(Turn::Later, limit, || 7).await, Ok(7));
        drop(hold);
        assert_eq!(studio.draw(Turn::Later, limit, || 8).await, Ok(8));
    }

    #[tokio::test]
    async fn who_acted_comes_first() {
        let studio = Studio::start(1);
        let limit = Duration::from_secs(5);
        let order = Arc::new(AtomicUsize::new(0));
        let count = || {
            let order = order.clone();
            move || order.fetch_add(1, Ordering::SeqCst)
        };
        let (hold, held) = std::sync::mpsc::channel::<()>();
        let busy = studio.draw(Turn::Next, limit, move || held.recv().is_err());
        let (_, first, second, third, ()) = tokio::join!(
            busy,
            studio.draw(Turn::Later, limit, count()),
            studio.draw(Turn::Later, limit, count()),
            studio.draw(Turn::Next, limit, count()),
            async { drop(hold) },
        );
        assert_eq!((first, second, third), (Ok(1), Ok(2), Ok(0)));
    }
}
