//! What the server can take: drawing, bytes, and moves a second with many clients connected, each move durably stored
//! before it is acknowledged. Clients and server share the machine and the process.

mod archive;
pub mod crowd;
pub mod fair;
mod load;
mod screens;

pub use archive::{Archive, Opened, archive, open};
pub use load::Load;
pub use screens::Drawing;

use crate::config::{Settings, Storage};
use crate::host::Host;
use serde::Serialize;
use std::net::SocketAddr;
use std::time::Duration;

#[derive(Serialize, Debug)]
pub struct Report {
    pub game: &'static str,
    pub drawing: Drawing,
    pub loads: Vec<Load>,
}

/// Measures the game `id` of those that `games` makes. `seconds` is how long each load lasts.
pub async fn bench(
    games: impl Fn() -> Vec<Box<dyn Host>>,
    id: &str,
    clients: &[usize],
    seconds: u64,
) -> anyhow::Result<Report> {
    let known = games();
    let ids: Vec<&str> = known.iter().map(|game| game.id()).collect();
    let Some(host) = known.iter().find(|game| game.id() == id) else {
        anyhow::bail!("unknown game '{id}'; accepted: {}", ids.join(", "))
    };
    let drawing = screens::measure(&**host)?;
    let mut loads = Vec::new();
    for &clients in clients {
        let folder = std::env::temp_dir().join(format!("ecumene-bench-{}", crate::random::name(8)));
        let running = crate::serve::start(settings(&folder), games()).await?;
        let load = load::measure(&running, id, clients, Duration::from_secs(seconds)).await;
        running.stop().await?;
        let _ = std::fs::remove_dir_all(&folder);
        loads.push(load?);
    }
    Ok(Report { game: host.id(), drawing, loads })
}

fn settings(folder: &std::path::Path) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        storage: Storage::Folder(folder.to_owned()),
        bus: None,
        open: false,
        public_url: None,
        proxies: Default::default(),
        bot_delay: Duration::ZERO,
        engine_limit: Duration::from_secs(30),
        analysis: Duration::ZERO,
        sleep_after: Duration::from_secs(300),
        limits: 0.0,
        log_json: false,
        smtp: None,
        private_hooks: false,
        assets_from: None,
        snapshot_every: 64,
        minute: Duration::from_secs(60),
        testing: Default::default(),
    }
}

/// The value below which this share of the sorted values lies.
fn percentile(sorted: &[f64], share: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * share).round() as usize).copied().unwrap_or_default()
}
