//! `ecumene record`: games that must replay for ever, for a game's `fixtures`.

use crate::folders;
use crate::game::{Game, Start, Take};
use crate::print::say;
use anyhow::{Context, Result, anyhow, bail};
use bots::Opponents;
use bots::{Glimpse, Spec};
use kernel::{Chance, Match, PerSeat, Refusal, Seed};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::path::{Path, PathBuf};

/// Greedy bots in every other seat, random ones between them, and now and then somebody takes a step back.
pub fn record<G: Opponents>(options: G::Options, seats: u8, seed: Seed) -> Result<String, Refusal> {
    // The streams of a match count up from 0: these are far away from them.
    let mut dice = seed.stream(u64::MAX);
    let mut bots = PerSeat::new(seats, |seat| {
        let spec = if seat.0 % 2 == 0 { Spec::Greedy } else { Spec::Random };
        spec.make::<G>(dice.below(u32::MAX) as u64)
    });
    let (mut game, _) = Match::<G>::new(options, seats, seed)?;
    while let Some(seat) = G::open(game.state()).first() {
        if game.can_undo(seat) && dice.below(8) == 0 {
            game.undo(seat).unwrap_or_else(|e| panic!("{e}"));
            continue;
        }
        let decision = game.decision(seat).unwrap_or_else(|| panic!("seat {seat} is asked"));
        let actions: Vec<G::Action> = decision.offer.choices.iter().map(|c| c.action.clone()).collect();
        let (number, pick) =
            (decision.number, bots[seat].choose(&Glimpse::new(game.state(), seat, &actions)));
        game.submit(seat, number, actions[pick].clone()).unwrap_or_else(|e| panic!("{e}"));
    }
    Ok(game.record().write())
}

/// What is told of a game on the command line.
pub struct Wanted {
    pub name: Option<String>,
    pub start: Start,
    pub out: Option<PathBuf>,
}

/// Records one game by its name; without a name, all those anew that were recorded under another revision.
pub fn run(game: &dyn Game, wanted: &Wanted) -> Result<()> {
    let folder = match &wanted.out {
        Some(folder) => folder.clone(),
        None => folders::of_game(game.info().id)?.join("fixtures"),
    };
    std::fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    match &wanted.name {
        Some(name) => {
            let seats = wanted.start.seats.unwrap_or(game.info().seats.min);
            let seed = Seed::from_number(wanted.start.seed);
            let take = Take { seats, options: wanted.start.chosen.pairs(), seed };
            write(&folder.join(format!("r{}-{name}.json", game.info().revision)), &game.record(&take)?)
        }
        None if wanted.start.seats.is_some() || !wanted.start.chosen.is_default() => {
            bail!("a game with these seats and options needs a name for its file")
        }
        None => again(game, &folder),
    }
}

/// What a match file says of its table, whatever its rules were.
#[derive(Deserialize)]
struct Header {
    revision: u32,
    seats: u8,
    options: Map<String, Value>,
    seed: Seed,
}

/// The same tables with the same seeds, under the rules of today.
fn again(game: &dyn Game, folder: &Path) -> Result<()> {
    let revision = game.info().revision;
    let mut done = 0;
    for file in testkit::json_files(folder) {
        let json =
            std::fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let old: Header =
            serde_json::from_str(&json).map_err(|e| anyhow!("{}: no match file: {e}", file.display()))?;
        if old.revision == revision {
            continue;
        }
        let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let options = old.options.iter().map(|(key, value)| (key.clone(), text(value))).collect();
        let take = Take { seats: old.seats, options, seed: old.seed };
        let json = game.record(&take).with_context(|| file.display().to_string())?;
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        let name = match name.strip_prefix(&format!("r{}-", old.revision)) {
            Some(rest) => format!("r{revision}-{rest}"),
            None => name.into_owned(),
        };
        std::fs::remove_file(&file).with_context(|| format!("cannot replace {}", file.display()))?;
        write(&folder.join(name), &json)?;
        done += 1;
    }
    eprintln!("{done} recorded anew; the others are of revision {revision} already");
    Ok(())
}

fn write(file: &Path, json: &str) -> Result<()> {
    std::fs::write(file, json).with_context(|| format!("cannot write {}", file.display()))?;
    say!("{}", file.display());
    Ok(())
}
