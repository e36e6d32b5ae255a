//! The commands about bots.

use crate::game::{Chosen, Contest, Other};
use crate::print::{self, say};
use crate::shelf::Shelf;
use anyhow::{Context, Result, bail};
use bots::blunders::Wanted;
use bots::gather::Plan;
use bots::tune::Course;
use bots::{Level, Spec};
use clap::Subcommand;
use std::path::{Path, PathBuf};

#[derive(Subcommand)]
pub enum Contests {
    /// Let bots play each other, seats rotated: win rates with 95% intervals, ratings, thinking times
    Arena {
        game: String,
        /// One bot for each seat: random, novice, greedy, search, search:MILLISECONDS, search:ITERATIONSi, or a level with or
        /// without a temperament (companion, strategist-raider)
        #[arg(long, value_delimiter = ',', required_unless_present = "suite")]
        bots: Vec<String>,
        #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        /// Thinking time of every plain `search`, in milliseconds
        #[arg(long, value_name = "M", default_value_t = 200)]
        budget_ms: u32,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Games at a time; one for each core unless told otherwise
        #[arg(long)]
        jobs: Option<usize>,
        /// Decisions after which a game is given up; it then counts for nobody
        #[arg(long, default_value_t = bots::LIMIT, value_parser = clap::value_parser!(u64).range(1..))]
        limit: u64,
        #[command(flatten)]
        chosen: Chosen,
        /// A file like the game's data/weights.json, by which bots called -other play (search:300-other)
        #[arg(long, value_name = "FILE")]
        other: Option<PathBuf>,
        /// A file like the game's data/learned.json, by which they correct what they see; without it they correct nothing
        #[arg(long, value_name = "FILE", requires = "other")]
        other_learned: Option<PathBuf>,
        /// Count what they do instead: explored, built, captured, left unspent
        #[arg(long)]
        style: bool,
        /// With --style: every event by its text key
        #[arg(long, requires = "style")]
        all: bool,
        /// Instead, the positions of games/<id>/bots: what each level must never answer
        #[arg(long, conflicts_with_all = ["bots", "style"])]
        suite: bool,
        /// With --suite: only these levels
        #[arg(long, value_delimiter = ',', requires = "suite")]
        levels: Vec<String>,
        /// With --suite: how often each position is tried, by other chance
        #[arg(long, default_value_t = 1, requires = "suite")]
        tries: u64,
        #[arg(long)]
        json: bool,
    },
    /// Collect positions for the suite: bots play, a long search looks their games over
    Blunders {
        game: String,
        #[arg(long)]
        seats: u8,
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..))]
        games: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Who plays
        #[arg(long, default_value = "companion")]
        player: String,
        /// One in how many answers is any that is offered; 0 for none
        #[arg(long, default_value_t = 0)]
        slips: u32,
        /// Iterations of the search that looks a decision over
        #[arg(long, default_value_t = 4000)]
        depth: u32,
        /// Positions kept of one game
        #[arg(long, default_value_t = 6)]
        most: usize,
        #[command(flatten)]
        chosen: Chosen,
        /// Write to this folder instead of the game's own
        #[arg(long, value_name = "DIR")]
        out: Option<PathBuf>,
    },
    /// Improve the weights of a game's bots by self-play; prints the file with its evidence
    Tune {
        game: String,
        /// Numbers of seats, taken in turn; with --calibrate one
        #[arg(long, value_delimiter = ',', required = true)]
        seats: Vec<u8>,
        /// Generations: in each the weights follow what won
        #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
        generations: u32,
        /// Directions tried in a generation
        #[arg(long, default_value_t = 32, value_parser = clap::value_parser!(u32).range(1..))]
        directions: u32,
        /// Games of the final match; with --calibrate in all
        #[arg(long, default_value_t = 200)]
        games: u32,
        /// Who plays: greedy is quick, search:60i plays as those do that use the weights
        #[arg(long, default_value = "greedy")]
        player: Spec,
        /// Begin with the weights of this file instead of the game's own
        #[arg(long, value_name = "FILE", conflicts_with = "calibrate")]
        from: Option<PathBuf>,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Write the weights here instead
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        /// Measure instead how far a lead is to be trusted: the line of `trust` for this number of seats
        #[arg(long, conflicts_with_all = ["generations", "directions", "player"])]
        calibrate: bool,
        /// Games at a time; one for each core unless told otherwise
        #[arg(long)]
        jobs: Option<usize>,
    },
    /// Learn by self-play what to correct in a game's evaluation; prints the file with its evidence
    Learn {
        game: String,
        /// Numbers of seats to learn from
        #[arg(long, value_delimiter = ',', required = true)]
        seats: Vec<u8>,
        /// Games with each number of seats: one number for all, or one for each
        #[arg(long, value_delimiter = ',', default_value = "1000")]
        games: Vec<u64>,
        /// Where chance begins; ten million further on for each further number of seats
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        jobs: Option<usize>,
        /// Who plays: greedy is quick, search:60i plays as those do that use what is learned
        #[arg(long, default_value = "greedy")]
        player: Spec,
        /// Write the file here instead
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
    },
}

impl Contests {
    /// True when all is well, false when something fell short.
    pub fn run(self, shelf: &Shelf) -> Result<bool> {
        match self {
            Contests::Arena { game, suite: true, levels, tries, json, .. } => {
                let held = shelf.game(&game)?.suite(&levels_named(&levels)?, tries)?;
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&held)?),
                    false => print::suite(&game, &held),
                }
                return Ok(held.iter().all(|level| level.faults.is_empty()));
            }
            Contests::Arena {
                game,
                bots,
                games,
                budget_ms,
                seed,
                jobs,
                limit,
                chosen,
                other,
                other_learned,
                style,
                all,
                json,
                ..
            } => {
                let bots = specs(&bots, Some(budget_ms))?;
                let options = chosen.pairs();
                let learned = other_learned.map(|file| read(&file)).transpose()?;
                let other = match other {
                    Some(file) => Some(Other { weights: read(&file)?, learned }),
                    None => None,
                };
                let contest = Contest { bots, games, seed, jobs: cores(jobs), limit, options, other };
                if style {
                    let found = shelf.game(&game)?.style(&contest, all)?;
                    match json {
                        true => say!("{}", serde_json::to_string_pretty(&found)?),
                        false => print::style(&found),
                    }
                    return Ok(found.unfinished == 0);
                }
                let report = shelf.game(&game)?.arena(&contest)?;
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&report)?),
                    false => print::arena(&report),
                }
                return Ok(report.unfinished == 0);
            }
            Contests::Blunders { game, seats, games, seed, player, slips, depth, most, chosen, out } => {
                let player = player.parse::<Spec>()?;
                let options = chosen.pairs().into_iter().collect();
                let wanted = Wanted { seats, options, seed, player, slips, depth, most };
                for file in shelf.game(&game)?.blunders(&wanted, games, out)? {
                    say!("{}", file.display());
                }
            }
            Contests::Tune { game, seats, games, seed, out, calibrate: true, jobs, .. } => {
                let [seats] = seats[..] else {
                    bail!("--calibrate measures one number of seats at a time, as --seats 4");
                };
                let plan = Plan { seats, games: games.into(), seed, jobs: cores(jobs), player: Spec::Greedy };
                let found = shelf.game(&game)?.calibrate(&plan)?;
                write(out, &serde_json::to_string_pretty(&found)?)?;
            }
            Contests::Tune {
                game,
                seats,
                generations,
                directions,
                games,
                player,
                from,
                seed,
                out,
                jobs,
                ..
            } => {
                let jobs = cores(jobs);
                let course =
                    Course { seats, generations, directions, player, final_games: games, seed, jobs };
                let from = from.map(|file| read(&file)).transpose()?;
                let tuned = shelf.game(&game)?.tune(&course, from.as_deref())?;
                write(out, &serde_json::to_string_pretty(&tuned)?)?;
            }
            Contests::Learn { game, seats, games, seed, jobs, player, out } => {
                let of = |(i, &seats): (usize, &u8)| Plan {
                    seats,
                    games: games.get(i).or(games.last()).copied().unwrap_or(1000),
                    seed: seed + 10_000_000 * i as u64,
                    jobs: cores(jobs),
                    player,
                };
                let plans: Vec<Plan> = seats.iter().enumerate().map(of).collect();
                let (file, said) = shelf.game(&game)?.learn(&plans)?;
                eprintln!("{said}");
                write(out, &file)?;
            }
        }
        Ok(true)
    }
}

fn cores(jobs: Option<usize>) -> usize {
    jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

fn write(out: Option<PathBuf>, text: &str) -> Result<()> {
    match out {
        Some(file) => std::fs::write(&file, format!("{text}\n"))
            .with_context(|| format!("cannot write {}", file.display()))?,
        None => say!("{text}"),
    }
    Ok(())
}

fn levels_named(names: &[String]) -> Result<Vec<Level>> {
    let ids = || Level::ALL.map(Level::id).join(", ");
    let named = |name: &String| match Level::ALL.into_iter().find(|level| level.id() == name) {
        Some(level) => Ok(level),
        None => bail!("unknown level '{name}'; accepted: {}", ids()),
    };
    if names.is_empty() { Ok(Level::ALL.to_vec()) } else { names.iter().map(named).collect() }
}

/// Bots by name; a plain `search` thinks as long as `--budget-ms` says.
pub fn specs(names: &[String], budget_ms: Option<u32>) -> Result<Vec<Spec>> {
    let named = |name: &String| match (name.as_str(), budget_ms) {
        ("search", Some(ms)) => format!("search:{ms}").parse(),
        _ => name.parse(),
    };
    Ok(names.iter().map(named).collect::<Result<_, _>>()?)
}
