//! How long pages take with very many finished matches behind them, and how long a long match takes to open.

use super::percentile;
use crate::chaos::{Folder, Place, Start};
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

/// So often a process is started to open a match.
const STARTS: usize = 5;
/// So many steps of a hundred are taken back, at first.
const UNDONE: usize = 45;
/// So many games are tried until one is long enough.
const GAMES: usize = 12;

#[derive(Serialize, Debug)]
pub struct Opened {
    pub game: String,
    pub entries: usize,
    /// In milliseconds, each by a process that has just started and has shown nothing yet: with the snapshot that play leaves
    /// behind, and without. The first is the best of them.
    pub cold_ms: Vec<f64>,
    pub without_snapshot_ms: Vec<f64>,
    /// Of that, time on a core (where /proc tells it, to a hundredth of a second).
    pub cold_cpu_ms: Vec<f64>,
    pub without_snapshot_cpu_ms: Vec<f64>,
}

/// Opens a match, made as long as wanted by taking steps back and again, in processes that have just started.
pub async fn open(
    games: Vec<Box<dyn Host>>,
    start: Start,
    game: &str,
    entries: usize,
) -> anyhow::Result<Opened> {
    let folder = Folder::make()?;
    let running = crate::serve::start(super::settings(folder.path()), games).await?;
    let guest = Client::guest(running.address, "Ada").await?;
    let (mut id, mut length, mut undone) = (String::new(), 0, UNDONE);
    for _ in 0..GAMES {
        let wish = serde_json::json!({ "game": game, "seats": ["me", "me", "me"] });
        let table = guest.post("/api/v1/tables", &wish).await?.json()?;
        id = table["id"].as_str().context("no table")?.to_owned();
        length = 0;
        let (handle, _) = running.core.seen(&id).await?;
        while length < entries {
            let Some(longer) = long(&handle, length, undone).await? else { break };
            length = longer;
        }
        if length >= entries {
            break;
        }
        // A game that was over before: the next one goes back and forth more often.
        undone += (102 - undone) / 3;
    }
    anyhow::ensure!(length >= entries, "every game was over before: the last one after {length} entries");
    running.stop().await?;
    let url = folder.database();
    let (cold_ms, cold_cpu_ms) = cold(&start, &url, &guest, &id).await?;
    let store = Store::open(&url).await?;
    store.forget_snapshot(&id).await?;
    store.close().await;
    let (without_snapshot_ms, without_snapshot_cpu_ms) = cold(&start, &url, &guest, &id).await?;
    let game = game.to_owned();
    Ok(Opened { game, entries: length, cold_ms, without_snapshot_ms, cold_cpu_ms, without_snapshot_cpu_ms })
}

/// How long the page of a table takes, for somebody who plays there, that is the first thing a process is asked for, and how much
/// of it on a core.
async fn cold(
    start: &Start,
    url: &str,
    player: &Client,
    table: &str,
) -> anyhow::Result<(Vec<f64>, Vec<f64>)> {
    let mut times = Vec::new();
    for _ in 0..STARTS {
        let (start, url) = (start.clone(), url.to_owned());
        let (mut child, address) = tokio::task::spawn_blocking(move || start(&Place::on(&url))).await??;
        // Whatever it does when it starts, it does now.
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        let before = on_a_core(child.id());
        let begun = Instant::now();
        let answer = Client { address, ..player.clone() }.get(&format!("/t/{table}")).await;
        let ms = begun.elapsed().as_secs_f64() * 1000.0;
        let cpu = on_a_core(child.id()) - before;
        child.kill()?;
        child.wait()?;
        let answer = answer?;
        anyhow::ensure!(answer.status == 200, "{}", answer.text());
        times.push((ms, cpu));
    }
    times.sort_by(|a, b| a.0.total_cmp(&b.0));
    Ok(times.into_iter().unzip())
}

/// Milliseconds that a process was on a core up to now.
fn on_a_core(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The fields after the name, which may hold anything.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_ascii_whitespace();
    fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<f64>().ok()).sum::<f64>() * 10.0
}

/// Goes on with a match: a step of whoever is asked, at random, and so often of a hundred times back again. None once the game
/// is over.
async fn long(handle: &crate::owner::Handle, length: usize, undone: usize) -> anyhow::Result<Option<usize>> {
    use crate::host::{Answer, Step};
    use crate::owner::By;
    let now = handle.now().await.context("the owner is gone")?;
    let moment = now.moment.as_ref().context("not started")?;
    let asked = (0..8).find_map(|seat| Some((kernel::Seat(seat), moment.asked(kernel::Seat(seat))?)));
    let Some((seat, (decision, choices))) = asked else { return Ok(None) };
    let by = || By::Person(now.row.creator.clone());
    let answer = Answer::Act { decision, steps: vec![Step::Choice(crate::random::below(choices))] };
    let mut outcome = handle.answer(seat, answer, String::new(), by()).await;
    if crate::random::below(100) < undone {
        let back = handle.answer(seat, Answer::Undo, String::new(), by()).await;
        outcome.entries = outcome.entries.max(back.entries);
    }
    Ok(Some(outcome.entries.max(length)))
}
