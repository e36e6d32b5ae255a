//! How long pages take with very many finished matches behind them, and how long a long match takes to open.

use super::percentile;
use crate::client::Client;
use crate::config::{Settings, Storage};
use crate::host::Host;
use crate::store::Store;
use anyhow::Context;
use serde::Serialize;
use std::time::Instant;

/// How often each page is asked for.
const TIMES: usize = 40;

#[derive(Serialize, Debug)]
pub struct Archive {
    pub matches: i64,
    pub filled_seconds: f64,
    /// Each page with its median and its worst time, in milliseconds.
    pub pages: Vec<(String, f64, f64)>,
}

/// Fills a database with finished matches of a game until it has so many, and measures the pages that list them. The database
/// stays as it is afterwards: the next measurement goes on from there.
pub async fn archive(
    games: Vec<Box<dyn Host>>,
    game: &str,
    storage: Storage,
    matches: i64,
) -> anyhow::Result<Archive> {
    anyhow::ensure!(games.iter().any(|known| known.id() == game), "unknown game '{game}'");
    let store = Store::of(&storage).await?;
    let begun = Instant::now();
    store.fill_archive(game, matches).await?;
    let filled_seconds = begun.elapsed().as_secs_f64();
    let count = store.finished().await?;
    store.close().await;
    let settings = Settings { storage, ..super::settings(std::path::Path::new("")) };
    let running = crate::serve::start(settings, games).await?;
    let guest = Client::guest(running.address, "Ada").await?;
    let mut pages = Vec::new();
    for path in ["/", "/archive", &format!("/archive/{game}"), "/mine", "/api/v1/tables"] {
        let mut times = Vec::new();
        for _ in 0..TIMES {
            let begun = Instant::now();
            let answer = guest.get(path).await?;
            times.push(begun.elapsed().as_secs_f64() * 1000.0);
            anyhow::ensure!(answer.status == 200, "{path}: {}", answer.text());
        }
        times.sort_by(f64::total_cmp);
        pages.push((path.to_owned(), percentile(&times, 0.5), percentile(&times, 1.0)));
    }
    running.stop().await?;
    Ok(Archive { matches: count, filled_seconds, pages })
}

#[derive(Serialize, Debug)]
pub struct Opened {
    pub entries: usize,
    /// In milliseconds, of a process that has just started: with the snapshot that play leaves behind, and without.
    pub cold_ms: f64,
    pub without_snapshot_ms: f64,
}

/// Opens the match of a record file, made as long as wanted by taking steps back and again, in a process that has just started.
pub async fn open(
    games: impl Fn() -> Vec<Box<dyn Host>>,
    game: &str,
    entries: usize,
) -> anyhow::Result<Opened> {
    let folder = std::env::temp_dir().join(format!("ecumene-open-{}", crate::random::name(8)));
    let running = crate::serve::start(super::settings(&folder), games()).await?;
    let guest = Client::guest(running.address, "Ada").await?;
    let wish = serde_json::json!({ "game": game, "seats": ["me", "me", "me"] });
    let table = guest.post("/api/v1/tables", &wish).await?.json()?;
    let id = table["id"].as_str().context("no table")?.to_owned();
    let mut length = 0;
    let (handle, _) = running.core.seen(&id).await?;
    while length < entries {
        length = long(&handle, length).await?;
    }
    drop(handle);
    running.stop().await?;
    let timed = async || -> anyhow::Result<f64> {
        let running = crate::serve::start(super::settings(&folder), games()).await?;
        let begun = Instant::now();
        let answer = Client::new(running.address).get(&format!("/t/{id}")).await?;
        let ms = begun.elapsed().as_secs_f64() * 1000.0;
        anyhow::ensure!(answer.status == 200, "{}", answer.text());
        running.stop().await?;
        Ok(ms)
    };
    let cold_ms = timed().await?;
    let store = Store::in_folder(&folder).await?;
    store.forget_snapshot(&id).await?;
    store.close().await;
    let without_snapshot_ms = timed().await?;
    let _ = std::fs::remove_dir_all(&folder);
    Ok(Opened { entries: length, cold_ms, without_snapshot_ms })
}

/// Goes on with a match: a step of whoever is asked, at random; where the game would end, it is taken back.
async fn long(handle: &crate::owner::Handle, length: usize) -> anyhow::Result<usize> {
    use crate::host::{Answer, Step};
    use crate::owner::By;
    let now = handle.now().await.context("the owner is gone")?;
    let moment = now.moment.as_ref().context("not started")?;
    let asked = (0..8).find_map(|seat| Some((kernel::Seat(seat), moment.asked(kernel::Seat(seat))?)));
    let Some((seat, (decision, choices))) = asked else {
        anyhow::bail!("the game was over after {length} entries")
    };
    let by = || By::Person(now.row.creator.clone());
    let answer = Answer::Act { decision, steps: vec![Step::Choice(crate::random::below(choices))] };
    let mut outcome = handle.answer(seat, answer, String::new(), by()).await;
    // What can be taken back is, now and then: a long log of a game that is not over.
    if crate::random::below(100) < 45 {
        let undone = handle.answer(seat, Answer::Undo, String::new(), by()).await;
        outcome.entries = outcome.entries.max(undone.entries);
    }
    Ok(outcome.entries.max(length))
}
