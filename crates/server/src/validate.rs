//! A release gate: every stored match is played again on this build, its state compared entry by entry.

use crate::config::Settings;
use crate::engine::said;
use crate::host::{Games, Host, Log};
use crate::store::Store;
use serde::Serialize;
use std::panic::{AssertUnwindSafe, catch_unwind};

#[derive(Clone, Debug, Default, Serialize)]
pub struct Validated {
    pub matches: usize,
    pub entries: usize,
    /// Match and what is wrong with it.
    pub broken: Vec<(String, String)>,
}

/// Replays every match of a database. Snapshots are left aside: the log must carry itself.
pub async fn validate(settings: &Settings, games: Vec<Box<dyn Host>>) -> anyhow::Result<Validated> {
    let store = Store::of(&settings.storage).await?;
    let games = Games::new(games);
    let mut found = Validated::default();
    for id in store.begun().await? {
        let row = store.table(&id).await?;
        let Some(started) = row.started.clone() else { continue };
        let entries = store.entries(&id, 0).await?;
        found.matches += 1;
        found.entries += entries.len();
        let log = Log { options: row.options.clone(), seats: row.seats, started, snapshot: None, entries };
        let played = match games.get(&row.game) {
            // Rules that changed may fail at what they would never offer: that is a finding, not the end of the search.
            Some(host) => catch_unwind(AssertUnwindSafe(|| host.verify(&log)))
                .map_err(|panic| format!("the rules failed: {}", said(&*panic)))
                .and_then(|verified| verified.map_err(|why| why.0)),
            None => Err(format!("this build does not know the game '{}'", row.game)),
        };
        if let Err(why) = played {
            found.broken.push((id, why));
        }
    }
    store.close().await;
    Ok(found)
}
