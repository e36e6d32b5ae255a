//! Whether the server can do its work: it tries to write, because reading alone says nothing about a full disk.

use crate::core::Core;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

/// Whoever asks more often hears what was found last.
const FRESH: Duration = Duration::from_secs(1);
/// Storage that takes longer for one row is not well.
const SOON: Duration = Duration::from_secs(3);

/// What was found last, and when.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Result<(), &'static str>)>>);

impl Core {
    /// Why the server cannot do its work now, in a word, if it cannot.
    pub async fn ailment(&self) -> Option<&'static str> {
        if *self.stopping.borrow() {
            return Some("stopping");
        }
        // Held while it is tried: however many ask, one row is written.
        let mut last = self.health.0.lock().await;
        if let Some((at, found)) = *last
            && at.elapsed() < FRESH
        {
            return found.err();
        }
        let found = match tokio::time::timeout(SOON, self.store.probe()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(why)) => {
                tracing::warn!("not healthy: {why}");
                Err(reason(why.kind()))
            }
            Err(_) => {
                tracing::warn!("not healthy: storage took more than {SOON:?}");
                metrics::counter!("ecumene_storage_failures_total", "kind" => "late").increment(1);
                Err(reason("late"))
            }
        };
        *last = Some((Instant::now(), found));
        found.err()
    }
}

/// What is said to anybody; the log says the rest.
fn reason(kind: &str) -> &'static str {
    match kind {
        "full" => "storage is full",
        "read_only" => "storage can only be read",
        "locked" => "storage is locked by somebody else",
        "unreachable" => "storage cannot be reached",
        "late" => "storage does not answer in time",
        _ => "storage cannot be written to",
    }
}
