//! The commands that try a server out: how much it takes, and what happens when everything fails.

use crate::print::say;
use crate::shelf::Shelf;
use anyhow::{Context, Result};
use clap::Subcommand;
use serde::Serialize;
use server::bench::{archive, crowd, fair, open};
use server::chaos::{self, Place, Start, Until};
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::time::Duration;

#[derive(Subcommand)]
pub enum Serving {
    /// Let processes, PostgreSQL, NATS and connections fail at random while people and bots play; tells what held
    Chaos {
        /// What is played
        #[arg(long, default_value = "age-of-discovery")]
        game: String,
        #[arg(long, default_value_t = 3)]
        seats: u8,
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=20))]
        processes: u16,
        /// People, each with a table of their own at which they play from two tabs
        #[arg(long, default_value_t = 100)]
        players: usize,
        /// Tables of bots alone
        #[arg(long, default_value_t = 10)]
        bots: usize,
        #[arg(long, default_value_t = 300)]
        seconds: u64,
        /// End after so many kills of a process instead
        #[arg(long, conflicts_with = "seconds")]
        kills: Option<u64>,
        /// News go through NATS, which fails too; without it through PostgreSQL
        #[arg(long)]
        nats: bool,
        /// One process on SQLite, which is killed and paused
        #[arg(long, conflicts_with_all = ["nats", "namespaces"])]
        sqlite: bool,
        /// Each process in a network of its own, whose cable is pulled too (takes root and iproute2)
        #[arg(long)]
        namespaces: bool,
        /// The most milliseconds between two faults
        #[arg(long, default_value_t = 1_000, value_name = "MS")]
        between: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
    /// Connect many clients to several processes: memory a client, moves a second
    Load {
        #[arg(long, default_value = "age-of-discovery")]
        game: String,
        #[arg(long, default_value_t = 10_000)]
        clients: usize,
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u16).range(1..=20))]
        processes: u16,
        #[arg(long, default_value_t = 20)]
        seconds: u64,
        /// Tables that move; the others look on
        #[arg(long, default_value_t = 50)]
        moving: usize,
        #[arg(long)]
        nats: bool,
    },
    /// Fill a database with finished matches, and measure the pages that list them
    Archive {
        #[arg(long, default_value = "age-of-discovery")]
        game: String,
        #[arg(long, default_value_t = 1_000_000)]
        matches: i64,
        /// A PostgreSQL database for this alone
        #[arg(long, value_name = "URL", conflicts_with = "data")]
        database: Option<String>,
        /// A folder for this alone
        #[arg(long, value_name = "DIR")]
        data: Option<PathBuf>,
    },
    /// Measure how long a long match takes to open in a process that has just started
    Open {
        #[arg(long, default_value = "civilization-2010")]
        game: String,
        #[arg(long, default_value_t = 5_000)]
        entries: usize,
    },
    /// Measure how fast somebody's bots answer beside a guest who has many tables of masters
    Fair {
        #[arg(long, default_value = "age-of-discovery")]
        game: String,
        #[arg(long, default_value_t = 3)]
        seats: u8,
        /// Tables of masters that one guest has
        #[arg(long, default_value_t = 30)]
        tables: usize,
        /// Against whom the other plays
        #[arg(long, default_value = "strategist")]
        bot: String,
        /// Answers of bots that are timed, alone and beside the masters
        #[arg(long, default_value_t = 60)]
        answers: usize,
        #[arg(long, default_value_t = 3)]
        rounds: usize,
    },
    /// Compare what everybody is sent of the true position with what they are sent of one that they cannot tell from it
    Leaks {
        /// One game; without it all of them, with the same number of positions each
        #[arg(long)]
        game: Option<String>,
        #[arg(long, default_value_t = 200_000)]
        positions: u64,
        #[arg(long, default_value_t = 1)]
        seed: u64,
    },
}

fn show(found: &impl Serialize) -> Result<()> {
    say!("{}", serde_json::to_string_pretty(found)?);
    Ok(())
}

impl Serving {
    pub fn run(self, shelf: &Shelf) -> Result<bool> {
        let runtime = tokio::runtime::Runtime::new()?;
        match self {
            Serving::Chaos {
                game,
                seats,
                processes,
                players,
                bots,
                seconds,
                kills,
                nats,
                sqlite,
                namespaces,
                between,
                seed,
            } => {
                shelf.game(&game)?;
                let plan = chaos::Plan {
                    game,
                    seats,
                    processes: if sqlite { 1 } else { processes.into() },
                    players,
                    bots,
                    until: kills.map_or(Until::Time(Duration::from_secs(seconds)), Until::Kills),
                    nats,
                    sqlite,
                    spaces: namespaces,
                    pause: Duration::from_millis(200),
                    between: Duration::from_millis(between),
                    seed,
                };
                let tell = |what: &str| eprintln!("{what}");
                show(&runtime.block_on(chaos::run(&plan, start(), &tell))?)?;
            }
            Serving::Load { game, clients, processes, seconds, moving, nats } => {
                shelf.game(&game)?;
                let (processes, time) = (processes.into(), Duration::from_secs(seconds));
                let plan = crowd::Plan { game, clients, processes, time, nats, moving };
                show(&runtime.block_on(crowd::crowd(&plan, start()))?)?;
            }
            Serving::Archive { game, matches, database, data } => {
                shelf.game(&game)?;
                let storage = match (database, data) {
                    (Some(url), _) => server::Storage::Url(url),
                    (None, folder) => {
                        server::Storage::Folder(folder.context("give --database URL or --data DIR")?)
                    }
                };
                show(&runtime.block_on(archive(shelf.hosts(), &game, storage, matches))?)?;
            }
            Serving::Open { game, entries } => {
                shelf.game(&game)?;
                show(&runtime.block_on(open(shelf.hosts(), start(), &game, entries))?)?;
            }
            Serving::Fair { game, seats, tables, bot, answers, rounds } => {
                shelf.game(&game)?;
                let plan = fair::Plan { game, seats, tables, bot, answers, rounds };
                show(&runtime.block_on(fair::fair(&plan, start()))?)?;
            }
            Serving::Leaks { game, positions, seed } => {
                game.as_ref().map(|game| shelf.game(game)).transpose()?;
                let wanted = |id: &str| game.as_ref().is_none_or(|game| game == id);
                for host in shelf.hosts().iter().filter(|host| wanted(host.id())) {
                    let tell = |so_far: &server::Compared| {
                        eprint!("\r{} {} of {positions}", so_far.game, so_far.positions);
                    };
                    let found = host.two_worlds(positions, seed, &tell);
                    eprintln!();
                    match found {
                        Ok(compared) => show(&compared)?,
                        Err(leak) => anyhow::bail!("{leak}"),
                    }
                }
            }
        }
        Ok(true)
    }
}

/// Starts this program as a server; it says where it is.
fn start() -> Start {
    Arc::new(|place: &Place| -> Result<(Child, SocketAddr)> {
        let (database, listen) = (place.database, place.listen().to_string());
        let mut program = place.program(std::env::current_exe()?);
        program.args(["serve", "--listen", &listen, "--limits", "0", "--database", database]);
        if let Some(bus) = place.bus {
            program.args(["--bus", bus]);
        }
        program.env("RUST_LOG", "warn");
        let mut child = program.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let last = last_words(child.stderr.take().context("no errors")?);
        let lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        let mut said = lines.map_while(|line| line.ok());
        let at = said.find_map(|line| line.strip_prefix("Ecumene is at http://")?.parse().ok());
        match at {
            Some(at) => Ok((child, at)),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                let said = last.join().unwrap_or_default();
                anyhow::bail!("a server did not start: look at `ecumene serve --database {database}`\n{said}")
            }
        }
    })
}

/// Reads what a process says until it ends, and keeps the last of it: a pipe that nobody reads would stop it.
fn last_words(said: impl Read + Send + 'static) -> std::thread::JoinHandle<String> {
    std::thread::spawn(move || {
        let mut last = String::new();
        for line in BufReader::new(said).lines().map_while(Result::ok) {
            if last.len() > 4_000 {
                last.clear();
            }
            last = last + &line + "\n";
        }
        last
    })
}
