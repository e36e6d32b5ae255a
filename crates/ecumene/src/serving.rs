//! The commands that try a server out: how much it takes, and what happens when everything fails.

use crate::print::say;
use crate::shelf::Shelf;
use anyhow::{Context, Result};
use clap::Subcommand;
use serde::Serialize;
use server::bench::{archive, crowd, open};
use server::chaos::{self, Start, Until};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command as Program, Stdio};
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
        #[arg(long, default_value = "age-of-discovery")]
        game: String,
        #[arg(long, default_value_t = 5_000)]
        entries: usize,
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
            Serving::Chaos { game, seats, processes, players, bots, seconds, kills, nats, seed } => {
                shelf.game(&game)?;
                let plan = chaos::Plan {
                    game,
                    seats,
                    processes: processes.into(),
                    players,
                    bots,
                    until: kills.map_or(Until::Time(Duration::from_secs(seconds)), Until::Kills),
                    nats,
                    pause: Duration::from_millis(200),
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
                show(&runtime.block_on(open(|| shelf.hosts(), &game, entries))?)?;
            }
        }
        Ok(true)
    }
}

/// Starts this program as a server; it says where it is.
fn start() -> Start {
    Arc::new(|database: &str, bus: Option<&str>| -> Result<(Child, SocketAddr)> {
        let mut program = Program::new(std::env::current_exe()?);
        program.args(["serve", "--listen", "127.0.0.1:0", "--limits", "0", "--database", database]);
        if let Some(bus) = bus {
            program.args(["--bus", bus]);
        }
        let mut child = program.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let lines = BufReader::new(child.stdout.take().context("no output")?).lines();
        let mut said = lines.map_while(|line| line.ok());
        let at = said.find_map(|line| line.strip_prefix("Ecumene is at http://")?.parse().ok());
        match at {
            Some(at) => Ok((child, at)),
            None => {
                let _ = child.kill();
                let _ = child.wait();
                anyhow::bail!("a server did not start: look at `ecumene serve --database {database}`")
            }
        }
    })
}
