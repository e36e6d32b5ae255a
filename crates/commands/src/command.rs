//! What each command does with its arguments.

use crate::analysed;
use crate::bench::Figures;
use crate::contests::{Contests, specs};
use crate::coverage;
use crate::game::{Chosen, Replay, Sim, Start, Tree};
use crate::lengths;
use crate::new;
use crate::operators::Operators;
use crate::print::{self, say};
use crate::record::{self, Wanted};
use crate::serving::Serving;
use crate::shelf::Shelf;
use anyhow::{Context, Result};
use clap::Subcommand;
use serde_json::json;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use text::Lang;

#[derive(Subcommand)]
pub enum Command {
    /// Serve the table: open it in a browser and play
    Serve(Box<server::Config>),
    /// What can be played: seats, options, rule revision
    Games {
        #[arg(long)]
        json: bool,
    },
    /// Play games between bots without a table: winners, lengths, speed
    Sim {
        game: String,
        /// How many sit at the table
        #[arg(long)]
        seats: u8,
        /// How many games to play
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// One bot for all seats, or one for each
        #[arg(long, value_delimiter = ',', default_value = "random")]
        bots: Vec<String>,
        /// The same seed plays the same games
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[command(flatten)]
        chosen: Chosen,
        /// Keep each game as a match file in this folder
        #[arg(long, value_name = "DIR")]
        save: Option<PathBuf>,
        #[arg(long)]
        json: bool,
    },
    #[command(flatten)]
    Bots(Contests),
    #[command(flatten)]
    Serving(Serving),
    /// Run worked examples; ends with "N passed, M failed"
    Check {
        /// Example files, or folders of them
        #[arg(required = true)]
        paths: Vec<PathBuf>,
    },
    /// Make a new game: a whole small one under a name of your own, to be changed into another
    New {
        /// Its id: words of a-z and 0-9 joined by -
        id: String,
        /// What it is called; from the id unless given
        #[arg(long)]
        title: Option<String>,
        /// Make its folder in this one; in a checkout that is `games`, elsewhere the current one
        #[arg(long = "in", value_name = "DIR")]
        folder: Option<PathBuf>,
        /// The checkout that a game outside it is built against
        #[arg(long, value_name = "PATH")]
        project: Option<PathBuf>,
    },
    /// List the rules of a game that no test names (to be run in a checkout)
    Coverage {
        /// Only this game
        game: Option<String>,
        /// Those that the rules' source does not name instead; 95 of a hundred must be there
        #[arg(long)]
        source: bool,
    },
    /// Record a game between bots for the game's fixtures; without a name, record those of older rules anew
    Record {
        game: String,
        /// What the file is to be called, behind the revision of the rules
        name: Option<String>,
        #[command(flatten)]
        start: Start,
        /// Write to this folder instead of the game's own
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Count how many answers a match takes, by the number of seats: the game's lengths.json, from which pages say how long
    Lengths {
        game: String,
        /// Games with each number of seats
        #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Write to this file instead of the game's own
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
    /// Count the ways a game can go: positions after 1, 2, … answers
    Perft {
        game: String,
        /// How many answers deep
        #[arg(long, value_parser = clap::value_parser!(u8).range(1..))]
        depth: u8,
        /// Random answers before counting begins, to count from the middle of a game
        #[arg(long, default_value_t = 0)]
        after: u32,
        #[command(flatten)]
        start: Start,
        #[arg(long)]
        json: bool,
    },
    /// Show and verify a match file
    Replay {
        file: PathBuf,
        /// Stop after this step
        #[arg(long)]
        at: Option<usize>,
        /// Show what this seat (from 0) sees, as JSON
        #[arg(long, value_name = "SEAT")]
        view: Option<u8>,
        /// Instead of the log, what was foreseen of each answer and what happened; with --at, of the one of that step
        #[arg(long, conflicts_with = "view")]
        foresee: bool,
        /// Language of the log: en or fr
        #[arg(long, default_value = "en")]
        lang: Lang,
    },
    /// Look a finished match over: what turned it, luck and skill apart, what would have been better
    Analyse {
        /// A match file; or a folder of them: then whether the chances that are said of them came true
        file: PathBuf,
        #[arg(long)]
        json: bool,
        /// Language of what is told: en or fr
        #[arg(long, default_value = "en")]
        lang: Lang,
    },
    /// What the match files of a folder come to: length, points and wins by seat, what goes with victory, dice
    Stats {
        folder: PathBuf,
        #[arg(long)]
        json: bool,
    },
    /// Replay every stored match on this build: a gate before a new release goes live
    Validate {
        #[command(flatten)]
        config: Box<server::Config>,
        #[arg(long)]
        json: bool,
    },
    #[command(flatten)]
    Operators(Operators),
    /// Make a code with which somebody who forgot their password chooses a new one; it counts for a day, once
    ResetCode {
        /// The name of their account
        name: String,
        #[command(flatten)]
        config: Box<server::Config>,
    },
    /// Measure the figures of README's table
    Bench {
        /// Only this game
        game: Option<String>,
        #[arg(long)]
        json: bool,
    },
}

pub fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("accepted: OPTION=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

impl Command {
    /// True when all is well, false when a check fell short.
    pub fn run(self, shelf: &Shelf) -> Result<bool> {
        match self {
            Command::Serve(config) => {
                tokio::runtime::Runtime::new()?.block_on(server::run(*config, shelf.hosts()))?;
            }
            Command::Games { json } => list(shelf, json)?,
            Command::Sim { game: id, seats, games, bots, seed, chosen, save, json } => {
                let (bots, options) = (specs(&bots, None)?, chosen.pairs());
                let report = shelf.game(&id)?.sim(&Sim { seats, games, bots, seed, options, save })?;
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&report)?),
                    false => print::sim(&report),
                }
                return Ok(report.finished == report.games);
            }
            Command::Bots(command) => return command.run(shelf),
            Command::Serving(command) => return command.run(shelf),
            Command::Check { paths } => return check(shelf, &paths),
            Command::Coverage { game, source } => {
                return coverage::coverage(&shelf.chosen(game.as_deref())?, source);
            }
            Command::New { id, title, folder, project } => {
                new::run(shelf, &new::Wanted { id, title, folder, project })?;
            }
            Command::Record { game: id, name, start, out } => {
                record::run(&*shelf.game(&id)?, &Wanted { name, start, out })?;
            }
            Command::Lengths { game: id, games, seed, out } => {
                lengths::run(&*shelf.game(&id)?, games, seed, out)?;
            }
            Command::Perft { game: id, depth, after, start, json } => {
                let seed = start.seed;
                let counts = shelf.game(&id)?.perft(&Tree { depth: depth.into(), after, start })?;
                match json {
                    true => say!("{}", json!({ "game": id, "seed": seed, "counts": counts })),
                    false => counts
                        .iter()
                        .zip(1..)
                        .for_each(|(count, depth): (_, u32)| say!("{depth:>4} {count:>16}")),
                }
            }
            Command::Replay { file, at, view, foresee, lang } => {
                let json = read(&file)?;
                let id = kernel::peek(&json).with_context(|| file.display().to_string())?;
                let shown = shelf.game(&id)?.replay(&json, &Replay { at, view, foresee, lang });
                say!("{}", shown.with_context(|| file.display().to_string())?);
            }
            Command::Analyse { file, json, .. } if file.is_dir() => {
                let add = |text: &str, said: &mut _| shelf.game(&kernel::peek(text)?)?.said(text, said);
                let said = analysed::came_true(&file, add)?.report();
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&said)?),
                    false => say!("{}", analysed::show_said(&said)),
                }
            }
            Command::Analyse { file, json, lang } => {
                let text = read(&file)?;
                let id = kernel::peek(&text).with_context(|| file.display().to_string())?;
                let told = shelf.game(&id)?.analyse(&text, json, lang);
                say!("{}", told.with_context(|| file.display().to_string())?);
            }
            Command::Stats { folder, json } => {
                let facts = |text: &str| shelf.game(&kernel::peek(text)?)?.facts(text);
                let found = analysed::stats(&folder, facts)?;
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&found)?),
                    false => found.iter().for_each(|one| say!("{}", analysed::show(one))),
                }
            }
            Command::Validate { config, json } => return validate(shelf, *config, json),
            Command::Operators(command) => return command.run(shelf),
            Command::ResetCode { name, config } => reset_code(&name, *config)?,
            Command::Bench { game: only, json } => bench(shelf, only, json)?,
        }
        Ok(true)
    }
}

fn reset_code(name: &str, config: server::Config) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let code = runtime.block_on(server::reset_code(&config.of_the_server().settle()?, name))?;
    say!("{code}");
    Ok(())
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

fn list(shelf: &Shelf, json: bool) -> Result<()> {
    let infos: Vec<_> = shelf.games().iter().map(|g| g.info()).collect();
    if json {
        say!("{}", serde_json::to_string_pretty(&infos)?);
        return Ok(());
    }
    for info in infos {
        say!("{}  {} (revision {})", info.id, info.title, info.revision);
        say!("  seats: {} to {}", info.seats.min, info.seats.max);
        for option in info.options {
            say!("  {}: {} (default {})", option.key, option.values.join(" | "), option.default);
        }
        for preset in info.presets {
            let sets = preset.sets.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>();
            say!(
                "  preset {}: {}",
                preset.id,
                if sets.is_empty() { "as by default".into() } else { sets.join(", ") }
            );
        }
    }
    Ok(())
}

/// The example files of a path: itself, or those of a folder and of the folders in it.
fn example_files(path: &Path) -> Result<Vec<PathBuf>, String> {
    if !path.exists() {
        return Err("no such file or folder".into());
    }
    if !path.is_dir() {
        return Ok(vec![path.to_owned()]);
    }
    let files = testkit::json_files(path);
    if files.is_empty() {
        return Err("no example (a .json file) in this folder".into());
    }
    Ok(files)
}

fn check(shelf: &Shelf, paths: &[PathBuf]) -> Result<bool> {
    let (mut passed, mut failed) = (0, 0);
    let mut files = Vec::new();
    for path in paths {
        match example_files(path) {
            Ok(found) => files.extend(found),
            Err(why) => {
                failed += 1;
                say!("{}: {why}", path.display());
            }
        }
    }
    for file in &files {
        let result = read(file).map_err(|e| format!("{e:#}")).and_then(|json| {
            let value: serde_json::Value =
                serde_json::from_str(&json).map_err(|e| format!("not an example file: {e}"))?;
            let id = value
                .get("game")
                .and_then(|g| g.as_str())
                .ok_or("not an example file: it has no field 'game'")?;
            shelf.game(id).map_err(|e| e.to_string())?.check(&json)
        });
        match result {
            Ok(()) => passed += 1,
            Err(why) => {
                failed += 1;
                say!("{}: {why}", file.display());
            }
        }
    }
    say!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

fn validate(shelf: &Shelf, config: server::Config, json: bool) -> Result<bool> {
    let settings = config.settle()?;
    let found = tokio::runtime::Runtime::new()?.block_on(server::validate(&settings, shelf.hosts()))?;
    if json {
        say!("{}", serde_json::to_string_pretty(&found)?);
    } else {
        for (id, why) in &found.broken {
            say!("{id}: {why}");
        }
        say!("{} matches, {} entries: {} broken", found.matches, found.entries, found.broken.len());
    }
    Ok(found.broken.is_empty())
}

/// Clients connected at once, as in README's table; each load lasts so many seconds.
const CLIENTS: [usize; 3] = [50, 200, 1000];
const LOAD_SECONDS: u64 = 5;

fn bench(shelf: &Shelf, only: Option<String>, json: bool) -> Result<()> {
    let chosen = shelf.chosen(only.as_deref())?;
    let hosts = || shelf.hosts();
    let runtime = tokio::runtime::Runtime::new()?;
    let drawn: Vec<&'static str> = hosts().iter().map(|host| host.id()).collect();
    let mut figures: BTreeMap<&str, Figures> = BTreeMap::new();
    for game in chosen {
        let id = game.info().id;
        let mut measured = game.bench();
        if drawn.contains(&id) {
            let report = runtime.block_on(server::bench::bench(hosts, id, &[], 0))?;
            measured.render_us = Some(report.drawing.render_us_p50);
        }
        figures.insert(id, measured);
    }
    // The load is the same whatever the game; one game is enough.
    let load = match only {
        Some(_) => None,
        None => Some(runtime.block_on(server::bench::bench(hosts, drawn[0], &CLIENTS, LOAD_SECONDS))?),
    };
    if json {
        say!("{}", serde_json::to_string_pretty(&json!({ "games": figures, "server": load }))?);
        return Ok(());
    }
    figures.iter().for_each(|(id, figures)| print::figures(id, figures));
    if let Some(report) = load {
        say!("server ({}): {}", report.game, serde_json::to_string_pretty(&report)?);
    }
    Ok(())
}
