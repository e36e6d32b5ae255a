//! `ecumene lengths`: how many answers a match takes, by how many play.

use crate::folders;
use crate::game::{Game, Sim};
use crate::print::say;
use anyhow::{Context, Result, ensure};
use bots::Level;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Who plays, and by which rules: what somebody meets who asks for nothing.
const LEVEL: Level = Level::Companion;
const PRESET: &str = "usual";

/// Plays with every number of seats and writes down the mean.
pub fn run(game: &dyn Game, games: u64, seed: u64, out: Option<PathBuf>) -> Result<()> {
    let info = game.info();
    let mut answers = BTreeMap::new();
    for seats in info.seats.min..=info.seats.max {
        let options = vec![(kernel::PRESET.to_owned(), PRESET.to_owned())];
        let bots = vec![LEVEL.spec()];
        let report = game.sim(&Sim { seats, games, bots, seed, options, save: None })?;
        ensure!(
            report.finished == games,
            "{} of {games} games of {seats} did not end",
            games - report.finished
        );
        answers.insert(seats, report.mean_length.round() as u32);
    }
    let file = match out {
        Some(file) => file,
        None => folders::of_game(info.id)?.join("lengths.json"),
    };
    let found =
        json!({ "bots": LEVEL.id(), "preset": PRESET, "games": games, "seed": seed, "answers": answers });
    std::fs::write(&file, format!("{found}\n"))
        .with_context(|| format!("cannot write {}", file.display()))?;
    say!("{}", file.display());
    Ok(())
}
