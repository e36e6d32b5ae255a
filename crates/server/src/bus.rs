//! News between server processes: "this match reached that entry". One process needs none; several put a real bus
//! behind this trait, with PostgreSQL holding the truth.

use tokio::sync::broadcast;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News {
    /// The process that tells; each passes over its own news.
    pub from: u64,
    pub match_id: String,
    /// Length of the log, as stored.
    pub entries: usize,
}

pub trait Bus: Send + Sync {
    /// Tells the other processes. Never blocks; what is lost is found at the next append, which the key refuses.
    fn publish(&self, news: News);
    fn subscribe(&self) -> broadcast::Receiver<News>;
}

/// Within one process.
pub struct Local(broadcast::Sender<News>);

impl Default for Local {
    fn default() -> Self {
        Local(broadcast::channel(1024).0)
    }
}

impl Bus for Local {
    fn publish(&self, news: News) {
        // Nobody listening is no fault.
        let _ = self.0.send(news);
    }
    fn subscribe(&self) -> broadcast::Receiver<News> {
        self.0.subscribe()
    }
}
