//! News between the processes of one database: "this match reached that entry", "something changed at that table", "who is
//! there". PostgreSQL holds the truth; news only say where to look. One process needs none; several hear of each other through
//! PostgreSQL itself or through NATS. What is lost is found by the sweep (see [`crate::together`]).

mod nats;
mod postgres;
mod remote;

pub use nats::Nats;
pub use postgres::Notified;
pub use remote::{Remote, Wire};

use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;

/// Something another process should know. Each is a hint: acting on it twice, late or never does no harm.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum News {
    /// The log of a match has so many entries.
    Reached { id: String, entries: usize },
    /// Something beside the log changed: seats, chat, status.
    Changed { id: String },
    /// Somebody opened their first connection to a table at this process,
    Came { id: String, who: String },
    /// and closed the last one.
    Went { id: String, who: String },
    /// Somebody looked into a waiting room.
    Glanced { id: String, who: String },
    /// Everybody who is at these tables by way of this process.
    Here { tables: Vec<(String, Vec<String>)> },
    /// A table was opened here: who is there by way of others?
    Asks { id: String },
}

/// What comes over a bus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// What the process `from` tells; each passes over its own.
    News { from: u64, news: News },
    /// There was a time in which nothing could be heard.
    Missed,
}

/// What carries news.
pub trait Bus: Send + Sync {
    /// Tells the other processes. Never blocks.
    fn publish(&self, news: News);
    fn subscribe(&self) -> broadcast::Receiver<Heard>;
    /// Whether there may be other processes at all.
    fn shared(&self) -> bool;
}

/// For a process that is alone: nothing is said, nothing is heard.
pub struct Local(broadcast::Sender<Heard>);

impl Default for Local {
    fn default() -> Self {
        Local(broadcast::channel(1).0)
    }
}

impl Bus for Local {
    fn publish(&self, _: News) {}
    fn subscribe(&self) -> broadcast::Receiver<Heard> {
        self.0.subscribe()
    }
    fn shared(&self) -> bool {
        false
    }
}
