//! Everything that is asked can be hit, read and reached: positions of every game, at five sizes, in both languages.
//!
//! `ECUMENE_LEGIBLE=40 cargo test -p browser legible -- --nocapture` walks so many positions a game and prints the
//! table; without it a few, the same ones every time. What is not nothing yet has a ceiling in `legible.json`, in findings a
//! hundred pages, which may only be lowered.

use crate::common::{House, Window};
use anyhow::{Context, Result, anyhow, ensure};
use chromiumoxide::cdp::browser_protocol::emulation::{
    SetDeviceMetricsOverrideParams, SetEmitTouchEventsForMouseParams, SetTouchEmulationEnabledParams,
};
use kernel::{Match, Record, Rules};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use table::Face;

/// Width, height, and whether a finger points. The largest first: what a small window made closer stays so when it grows.
const DESKS: [(u32, u32, bool); 3] = [(1920, 1080, false), (1366, 768, false), (1366, 625, false)];
const PHONES: [(u32, u32, bool); 2] = [(390, 844, true), (844, 390, true)];
const KINDS: [&str; 8] = ["small", "letters", "overlaps", "outside", "sideways", "through", "resized", "axe"];
/// Positions a game where nobody asks for more.
const FEW: usize = 3;

/// Findings by kind, and how many pages were looked at.
#[derive(Default, Clone)]
struct Tally {
    pages: u32,
    found: BTreeMap<&'static str, u32>,
    /// Pieces that say where they belong.
    placed: u64,
    /// Where the board lay on the first page of this size.
    board: Option<String>,
}

type Tallies = BTreeMap<(u32, u32), Tally>;

/// A match up to some step, as a file: from a game that was recorded.
fn cut<F: Face>(file: &str, share: f64) -> Result<String> {
    let record: Record<F::Rules> = serde_json::from_str(file)?;
    let (options, seats, seed, entries) = (record.options, record.seats, record.seed, record.entries);
    let (mut game, _) = Match::<F::Rules>::new(options, seats, seed).map_err(|r| anyhow!("{}", r.rule))?;
    let steps = ((entries.len() as f64 * share) as usize).min(entries.len().saturating_sub(1));
    game.follow(entries.into_iter().take(steps).collect())?;
    Ok(game.record().write())
}

/// Numbers between 0 and 1, the same ones every time; another seed gives others.
fn shares(n: usize) -> impl Iterator<Item = f64> {
    let seed = std::env::var("ECUMENE_TEST_SEED").ok().and_then(|n| n.parse::<f64>().ok()).unwrap_or(1.0);
    // The golden section leaves no part of a game out for long.
    (0..n).map(move |i| (0.13 + (seed - 1.0) * 0.37 + i as f64 * 0.618_033_988) % 1.0)
}

fn positions<F: Face>(n: usize) -> Result<Vec<String>> {
    let id = <F::Rules as Rules>::ID;
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(id).join("fixtures");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)?.map(|e| Ok(e?.path())).collect::<Result<_>>()?;
    files.sort();
    let kept = files.iter().map(std::fs::read_to_string).collect::<Result<Vec<_>, _>>()?;
    shares(n).enumerate().map(|(i, share)| cut::<F>(&kept[i % kept.len()], share)).collect()
}

/// The checker of accessibility, installed once beside the other build products; none without Node or its registry.
pub fn axe() -> Option<String> {
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("axe");
    let program = home.join("node_modules/axe-core/axe.min.js");
    if !program.exists() {
        std::fs::create_dir_all(&home).ok()?;
        let installed = std::process::Command::new("npm")
            .args(["install", "--silent", "--no-save", "--no-audit", "--no-fund", "axe-core@4"])
            .current_dir(&home)
            .status();
        installed.ok().filter(|status| status.success())?;
    }
    std::fs::read_to_string(program).ok()
}

pub async fn resize(me: &Window, (width, height, touch): (u32, u32, bool)) -> Result<()> {
    let size = SetDeviceMetricsOverrideParams::builder()
        .width(width as i64)
        .height(height as i64)
        .device_scale_factor(1.0)
        .mobile(touch);
    me.page.execute(size.build().map_err(anyhow::Error::msg)?).await?;
    me.page.execute(SetTouchEmulationEnabledParams::new(touch)).await?;
    me.page.execute(SetEmitTouchEventsForMouseParams::new(false)).await?;
    Ok(())
}

/// The table of a position in one language and theme, once something is asked.
async fn look(me: &Window, path: &str, lang: &str, theme: &str) -> Result<()> {
    me.get(&format!(
        "fetch('/prefs', {{ method: 'POST', body: new URLSearchParams({{ lang: '{lang}', theme: '{theme}', back: '/' }}) }}) \
         .then(() => true)"
    ))
    .await?;
    me.visit(path).await?;
    me.until(&format!("document.documentElement.lang === '{lang}' && document.querySelector('#t-link.on')"))
        .await?;
    me.until_asked().await
}

/// All of what is wrong with the page, by kind.
async fn findings(me: &Window, axe: Option<&str>) -> Result<(BTreeMap<String, Vec<String>>, u64, String)> {
    let seen = me.get(include_str!("legible.js")).await?;
    let placed = seen["placed"].as_u64().context("a number of pieces")?;
    let board = seen["board"].as_str().context("a board")?.to_owned();
    let mut found: BTreeMap<String, Vec<String>> = serde_json::from_value(seen["found"].clone())?;
    if let Some(axe) = axe {
        found.insert("axe".into(), barred(me, axe).await?);
    }
    Ok((found, placed, board))
}

/// What the checker of accessibility finds on a page.
pub async fn barred(me: &Window, axe: &str) -> Result<Vec<String>> {
    me.get(&format!("{axe}; true")).await?;
    let run = "axe.run(document, { resultTypes: ['violations'] }).then(r => r.violations.flatMap(v => \
               v.nodes.map(n => v.id + ': ' + n.html.slice(0, 90))))";
    Ok(serde_json::from_value(me.get(run).await?)?)
}

/// Every position is loaded for the mouse and for the finger, in each language; each window it may have is then given its size,
/// as a person drags a window or turns a phone. The checker of accessibility, which costs most, looks at every second of these
/// pages: in the course of the positions at every language, pointer and theme.
async fn walk<F: Face>(me: &Window, n: usize, axe: Option<&str>, said: &mut String) -> Result<Tallies> {
    let long = n > FEW;
    let id = <F::Rules as Rules>::ID;
    let mut tallies = Tallies::new();
    for (at, file) in positions::<F>(n)?.iter().enumerate() {
        me.bring(file).await?;
        let path = me.path().await?;
        for (kind, sizes) in [&DESKS[..], &PHONES[..]].into_iter().enumerate() {
            let langs: &[&str] = if long { &["en", "fr"] } else { &[["en", "fr"][(at + kind) % 2]] };
            for (l, lang) in langs.iter().enumerate() {
                let theme = ["light", "dark"][(at / 2 + l) % 2];
                resize(me, sizes[0]).await?;
                look(me, &path, lang, theme).await?;
                let checked = axe.filter(|_| !long || (at + kind + l) % 2 == 0);
                for (i, size) in sizes.iter().enumerate() {
                    resize(me, *size).await?;
                    let (found, placed, board) =
                        findings(me, checked.filter(|_| i == at % sizes.len())).await?;
                    let tally = tallies.entry((size.0, size.1)).or_default();
                    tally.pages += 1;
                    tally.placed += placed;
                    for kind in KINDS {
                        *tally.found.entry(kind).or_default() += found.get(kind).map_or(0, Vec::len) as u32;
                    }
                    // Whatever is asked, the board is as large as before.
                    let first = tally.board.get_or_insert_with(|| board.clone());
                    *tally.found.entry("resized").or_default() += (*first != board) as u32;
                    let seen = format!("{id}-{at}-{}x{}-{lang}-{theme}", size.0, size.1);
                    for (kind, list) in found.iter().filter(|(_, list)| !list.is_empty()) {
                        said.push_str(&format!("{seen} {kind}: {}\n", list.join(" | ")));
                    }
                    if found.values().any(|list| !list.is_empty()) || at == 0 {
                        me.keep(&seen).await?;
                    }
                }
            }
        }
        resize(me, DESKS[1]).await?;
        me.visit("/").await?;
    }
    Ok(tallies)
}

/// The table, a line a game and size; and what is above its ceiling.
fn judge(id: &str, tallies: &Tallies, ceilings: &Value) -> (String, Vec<String>) {
    let (mut table, mut above) = (String::new(), Vec::new());
    for ((width, height), tally) in tallies {
        let counts: Vec<String> = KINDS.iter().map(|kind| format!("{:>9}", tally.found[kind])).collect();
        table.push_str(&format!(
            "{id:<22}{:<10}{:>6}{}\n",
            format!("{width}x{height}"),
            tally.pages,
            counts.concat()
        ));
    }
    // Where no piece says where it belongs, nothing was looked at.
    if tallies.values().all(|tally| tally.placed == 0) {
        above.push(format!("{id}: no piece says where it belongs"));
    }
    // A game without ceilings is only told about.
    let Some(ceilings) = ceilings.get(id) else { return (table, above) };
    let pages: u32 = tallies.values().map(|t| t.pages).sum();
    for kind in KINDS {
        let found: u32 = tallies.values().map(|t| t.found[kind]).sum();
        let rate = found as f64 * 100.0 / pages.max(1) as f64;
        let ceiling = ceilings[kind].as_f64().unwrap_or(0.0);
        if rate > ceiling {
            above.push(format!("{id}: {kind} {rate:.0} a hundred pages, at most {ceiling:.0}"));
        }
    }
    (table, above)
}

/// The numbers of a game, and the pages that were wrong.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_asked_can_be_hit_read_and_reached() -> Result<()> {
    let n = std::env::var("ECUMENE_LEGIBLE").ok().and_then(|n| n.parse().ok()).unwrap_or(FEW);
    let only = std::env::var("ECUMENE_LEGIBLE_GAME").unwrap_or_default();
    let house = House::open().await?;
    let me = Window::open(&house, "legible", (1366, 768)).await?;
    let axe = axe();
    if axe.is_none() {
        eprintln!("no Node here: accessibility was not checked");
    }
    let ceilings: Value = serde_json::from_str(include_str!("legible.json"))?;
    let (mut table, mut above, mut said) = (String::new(), Vec::new(), String::new());
    macro_rules! games {
        ($($face:ty),*) => { $({
            let id = <<$face as Face>::Rules as Rules>::ID;
            if id.contains(&only) {
                let tallies = walk::<$face>(&me, n, axe.as_deref(), &mut said).await?;
                let (lines, more) = judge(id, &tallies, &ceilings);
                table.push_str(&lines);
                above.extend(more);
            }
        })* };
    }
    games!(
        age_of_discovery_table::Atlas,
        history_of_the_world_table::WorldMap,
        clash_of_cultures_table::HexBoard,
        civilization_2002_table::World,
        civilization_2010_table::Atlas
    );
    me.close().await;
    let head: Vec<String> = KINDS.iter().map(|kind| format!("{kind:>9}")).collect();
    let table = format!("{:<22}{:<10}{:>6}{}\n{table}", "game", "size", "pages", head.concat());
    println!("{table}");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../test-output");
    std::fs::create_dir_all(&folder)?;
    std::fs::write(folder.join("legible.txt"), format!("{table}\n{said}"))?;
    ensure!(above.is_empty(), "{}\n{table}All of it is in test-output/legible.txt.", above.join("\n"));
    Ok(())
}
