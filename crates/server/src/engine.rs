//! Rules run apart and within bounds: whatever a game does, the server goes on.
//!
//! The bound is on work, not on the clock: a process that was stopped for a while, or a machine that is overloaded, says
//! nothing about the rules.

use std::future::Future;
use std::pin::pin;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// Why a call of the rules gave no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    #[error("the rules failed: {0}")]
    Panicked(String),
    #[error("the rules took longer than {0:?}")]
    TooSlow(Duration),
}

/// How often a call is looked at within its time. However long a pause, it is seen as one look.
const LOOKS: u32 = 4;
/// A call that does not even work, but waits for something, is given up after so many times its time.
const WAITS: u32 = 20;

/// How much of its time a call has used.
#[derive(Default)]
pub struct Meter(OnceLock<Begun>);

struct Begun {
    thread: u32,
    worked: Option<Duration>,
}

impl Meter {
    /// To be called where the work is done, when it begins.
    pub fn begin(&self) {
        let thread = this_thread();
        let _ = self.0.set(Begun { thread, worked: time_on_core(thread) });
    }

    /// Time on a core since then. None before the beginning, and where the system does not tell.
    fn worked(&self) -> Option<Duration> {
        let Begun { thread, worked } = self.0.get()?;
        Some(time_on_core(*thread)?.saturating_sub((*worked)?))
    }
}

/// How long the thread at hand has worked on something, by its own measure.
pub struct Worked {
    begun: Instant,
    thread: u32,
    before: Option<Duration>,
}

impl Worked {
    pub fn begin() -> Worked {
        let thread = this_thread();
        Worked { begun: Instant::now(), thread, before: time_on_core(thread) }
    }

    /// Asks the system only once the clock says that it may be too long: a pause is no work.
    pub fn less_than(&self, limit: Duration) -> bool {
        let worked = || Some(time_on_core(self.thread)?.saturating_sub(self.before?));
        self.begun.elapsed() < limit || worked().is_some_and(|worked| worked < limit)
    }
}

/// Waits for work that is measured. None once it has used up its time and `give_up` agrees.
pub async fn watched<T>(
    limit: Duration,
    meter: &Meter,
    work: impl Future<Output = T>,
    mut give_up: impl FnMut() -> bool,
) -> Option<T> {
    let mut work = pin!(work);
    let mut looks = 0;
    loop {
        match tokio::time::timeout(limit / LOOKS, &mut work).await {
            Ok(value) => return Some(value),
            // Still waiting for its turn.
            Err(_) if meter.0.get().is_none() => {}
            Err(_) => {
                looks += 1;
                let over = match meter.worked() {
                    Some(worked) => worked >= limit || looks >= LOOKS * WAITS,
                    // One look more than fits in the time: a pause is one look.
                    None => looks > LOOKS,
                };
                if over && give_up() {
                    metrics::counter!("ecumene_engine_faults_total").increment(1);
                    return None;
                }
            }
        }
    }
}

/// Runs rules code on a thread of its own. A call beyond its time is given up: its thread may never come back, but
/// nobody waits for it.
pub async fn bounded<T: Send + 'static>(
    limit: Duration,
    call: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Fault> {
    let meter = Arc::new(Meter::default());
    let begun = meter.clone();
    let work = tokio::task::spawn_blocking(move || {
        begun.begin();
        call()
    });
    match watched(limit, &meter, work, || true).await {
        Some(Ok(value)) => Ok(value),
        Some(Err(failed)) => {
            metrics::counter!("ecumene_engine_faults_total").increment(1);
            Err(Fault::Panicked(words(failed)))
        }
        None => Err(Fault::TooSlow(limit)),
    }
}

#[cfg(target_os = "linux")]
fn this_thread() -> u32 {
    rustix::thread::gettid().as_raw_pid().unsigned_abs()
}

/// As the system counts it for any thread of this process, in hundredths of a second.
#[cfg(target_os = "linux")]
fn time_on_core(thread: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/self/task/{thread}/stat")).ok()?;
    // The name, in brackets, may hold anything. After it, the 12th and 13th are time in the program and in the system.
    let mut fields = stat.rsplit_once(')')?.1.split_ascii_whitespace().skip(11);
    let mut ticks = || fields.next()?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks()? + ticks()?) * 10))
}

#[cfg(not(target_os = "linux"))]
fn this_thread() -> u32 {
    0
}

#[cfg(not(target_os = "linux"))]
fn time_on_core(_: u32) -> Option<Duration> {
    None
}

fn words(failed: tokio::task::JoinError) -> String {
    match failed.try_into_panic() {
        Ok(payload) => said(&*payload),
        Err(_) => "the server is stopping".to_owned(),
    }
}

/// What a panic had to say.
pub(crate) fn said(payload: &(dyn std::any::Any + Send)) -> String {
    match (payload.downcast_ref::<&str>(), payload.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (_, Some(text)) => text.clone(),
        _ => "no reason given".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Works for as long as it is told, whatever the clock says.
    fn toil(time: Duration) -> u32 {
        let (thread, mut turns) = (this_thread(), 0);
        let begun = (Instant::now(), time_on_core(thread));
        loop {
            for _ in 0..10_000 {
                turns = std::hint::black_box(turns + 1u32);
            }
            let worked = match (begun.1, time_on_core(thread)) {
                (Some(before), Some(now)) => now - before,
                _ => begun.0.elapsed(),
            };
            if worked > time {
                return turns;
            }
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_is_bounded_and_waiting_is_not_work() {
        let limit = Duration::from_millis(200);
        assert_eq!(
            bounded(limit, || toil(Duration::from_secs(2))).await,
            Err(Fault::TooSlow(limit)),
            "ten times its time"
        );
        // As after a pause: the clock went on, the rules did not.
        let late = bounded(limit, || std::thread::sleep(Duration::from_millis(900))).await;
        if cfg!(target_os = "linux") {
            assert_eq!(late, Ok(()));
        }
    }
}
