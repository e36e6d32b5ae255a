//! What happens when everything fails: several processes on one PostgreSQL, people and bots playing at all of them, and
//! processes, PostgreSQL, NATS and the connections between them killed, paused or cut at random. Afterwards nothing that was
//! acknowledged is lost or doubled, every table goes on, and everybody sees the same.

mod cluster;
mod link;
mod nats;
pub mod players;
mod postgres;
mod screens;
mod spaces;
mod tools;

pub use cluster::{Place, Start};
pub use link::{Link, State};
pub use nats::NatsServer;
pub use postgres::Postgres;
pub use spaces::{Space, Switch};
pub(crate) use tools::Folder;
use tools::{free_address, loopback, run_command};

use crate::client::Client;
use crate::store::Store;
use anyhow::{Context, ensure};
use cluster::Cluster;
use futures_util::StreamExt;
use kernel::{Chance, Dice};
use players::{Held, World};
use screens::Screens;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// A table that does not go on within this time after the last fault does not go on.
const SOON: Duration = Duration::from_secs(60);

#[derive(Clone)]
pub struct Plan {
    pub game: String,
    /// Seats of a table.
    pub seats: u8,
    pub processes: usize,
    /// People who play, each at a table of their own and from two tabs; what both show is followed, too.
    pub players: usize,
    /// Tables of bots alone.
    pub bots: usize,
    /// When it is enough.
    pub until: Until,
    /// News go through NATS, which breaks too; else through PostgreSQL.
    pub nats: bool,
    /// One process on SQLite instead of several on PostgreSQL.
    pub sqlite: bool,
    /// Each process in a network of its own, whose cable is pulled too: that takes root.
    pub spaces: bool,
    /// Between two moves of a tab.
    pub pause: Duration,
    /// Between two faults, at most.
    pub between: Duration,
    pub seed: u64,
}

/// How long something breaks again and again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    Time(Duration),
    /// So many faults, one of each kind after the other.
    Faults(u64),
    /// So many kills of a process.
    Kills(u64),
}

#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Report {
    pub seconds: f64,
    /// What was done to the servers, and how often.
    pub faults: BTreeMap<&'static str, u64>,
    /// A process that was killed did not come up at once: what runs it starts it again, as a unit file does.
    pub starts_again: u64,
    pub held: Held,
    /// Pages that were open all along, and show afterwards what a new one shows at every process.
    pub screens: usize,
    /// Tables that took a step more afterwards, seen at every process.
    pub went_on: usize,
    /// Those that had come to their end.
    pub over: usize,
}

/// Tables that are looked at together.
const AT_ONCE: usize = 8;

const KILLED: &str = "process killed";
const CABLE: &str = "cable pulled";
const FAULTS: [&str; 8] = [
    KILLED,
    CABLE,
    "process paused",
    "database cut off",
    "database silent",
    "bus cut off",
    "PostgreSQL crashed",
    "NATS crashed",
];

impl Plan {
    /// What can break.
    fn faults(&self) -> impl Iterator<Item = &'static str> {
        let there = |fault: &&str| match *fault {
            KILLED | "process paused" => true,
            CABLE => self.spaces,
            fault if fault.contains("NATS") || fault.contains("bus") => self.nats,
            _ => !self.sqlite,
        };
        FAULTS.into_iter().filter(there)
    }
}

/// Lets everything fail while people and bots play; an error says what did not hold.
pub async fn run(plan: &Plan, start: Start, tell: &(dyn Fn(&str) + Sync)) -> anyhow::Result<Report> {
    ensure!(!plan.sqlite || plan.processes == 1 && !plan.nats, "SQLite is for one process");
    let mut cluster = Cluster::start(plan, start).await?;
    let mut world = World::of(&plan.game, plan.seats, cluster.addresses.clone());
    (world.pause, world.screens) = (plan.pause, Some(Screens::default()));
    let world = Arc::new(world);
    let mut dice = Dice::new(plan.seed);
    let mut playing = Vec::new();
    for n in 0..plan.players {
        let token = players::person(&world).await;
        playing.push(tokio::spawn(players::player(world.clone(), token, plan.seed + n as u64)));
    }
    let host = players::person(&world).await;
    let bots = open_bots(&world, &host, plan).await?;
    let begun = Instant::now();
    let mut report = Report::default();
    let mut kinds: Vec<&'static str> = Vec::new();
    loop {
        let kills = report.faults.get(KILLED).copied().unwrap_or_default();
        let go_on = match plan.until {
            Until::Time(time) => begun.elapsed() < time,
            Until::Faults(most) => report.faults.values().sum::<u64>() < most,
            Until::Kills(most) => kills < most,
        };
        if !go_on {
            break;
        }
        // One of each kind before any comes again, in another order each time. To kill is what a long run is about.
        if kinds.is_empty() {
            kinds.extend(plan.faults());
            if matches!(plan.until, Until::Kills(_)) {
                kinds.extend([KILLED; 60]);
            }
        }
        let fault = kinds.swap_remove(dice.below(kinds.len() as u32) as usize);
        let (node, time) = (dice.below(plan.processes as u32) as usize, 200 + dice.below(3_000) as u64);
        tell(fault);
        cluster.suffer(fault, node, Duration::from_millis(time), &world).await?;
        *report.faults.entry(fault).or_default() += 1;
        // Some play in between.
        tokio::time::sleep(plan.between * dice.below(1_000) / 1_000).await;
    }
    report.seconds = begun.elapsed().as_secs_f64();
    report.starts_again = cluster.starts_again;
    // A moment of peace, in which whatever is unanswered is answered.
    tokio::time::sleep(Duration::from_secs(5)).await;
    world.stop.store(true, Ordering::Relaxed);
    for player in playing {
        player.await?;
    }
    tell("everybody goes on");
    let store = Store::open(&cluster.url).await?;
    report.held = players::hold(&world, &store).await?;
    let tables = world.tables.lock().map(|tables| tables.clone()).unwrap_or_default();
    let look = async |(table, token): (String, String)| {
        went_on(&cluster, &store, &table, &token).await.with_context(|| table.clone())
    };
    let mut looks = futures_util::stream::iter(tables).map(look).buffer_unordered(AT_ONCE);
    while let Some(looked) = looks.next().await {
        match looked? {
            true => report.went_on += 1,
            false => report.over += 1,
        }
    }
    drop(looks);
    if let Some(screens) = &world.screens {
        report.screens = screens.agree(&world, &cluster.addresses).await?;
    }
    for table in &bots {
        bots_go_on(&cluster, table).await?;
    }
    store.close().await;
    Ok(report)
}

async fn open_bots(world: &World, host: &str, plan: &Plan) -> anyhow::Result<Vec<String>> {
    let mut tables = Vec::new();
    let begun = Instant::now();
    while tables.len() < plan.bots {
        let wish = json!({ "game": plan.game, "seats": vec!["bot:random"; plan.seats as usize] });
        let opened = world.client(host).post("/api/v1/tables", &wish).await?;
        // People begin to play at the same moment: whoever is told to come again does.
        match opened.json()?["id"].as_str() {
            Some(table) => tables.push(table.to_owned()),
            None => ensure!(begun.elapsed() < SOON, "no table for bots: {}", opened.text()),
        }
    }
    Ok(tables)
}

/// Whether a table takes one step more, by way of one process, and is then the same at all of them; false when its game is over.
async fn went_on(cluster: &Cluster, store: &Store, table: &str, token: &str) -> anyhow::Result<bool> {
    let row = store.table(table).await?;
    let views = async || -> anyhow::Result<Vec<Value>> {
        let mut views = Vec::new();
        for address in &cluster.addresses {
            let answer = Client::new(*address).get(&format!("/api/v1/tables/{table}/view?as=table")).await?;
            ensure!(answer.status == 200, "{}", answer.text());
            let mut view = answer.json()?;
            // Each process counts its own.
            view["version"] = Value::Null;
            views.push(view);
        }
        Ok(views)
    };
    let same = async || -> anyhow::Result<()> {
        let begun = Instant::now();
        loop {
            let found = views().await;
            if found.as_ref().is_ok_and(|views| views.windows(2).all(|pair| pair[0] == pair[1])) {
                return Ok(());
            }
            ensure!(begun.elapsed() < SOON, "it is not the same everywhere: {found:?}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    same().await?;
    if row.status != crate::store::Status::Running {
        return Ok(false);
    }
    let client = |n: usize| {
        let address = cluster.addresses[n % cluster.addresses.len()];
        Client::new(address).with("authorization", &format!("Bearer {token}"))
    };
    let mut screens = Vec::new();
    for n in 0..cluster.addresses.len() {
        let mut live = client(n).live(table, "table").await?;
        tokio::time::timeout(SOON, live.hear_one_of(&["screen"])).await??;
        screens.push(live);
    }
    let begun = Instant::now();
    let mut said = String::new();
    'taken: for turn in 0.. {
        for seat in 0..row.seats {
            let offer = client(turn).get(&format!("/api/v1/tables/{table}/offer?as={seat}")).await;
            let Some(offer) = offer.ok().and_then(|answer| answer.json().ok()) else { continue };
            if !offer["decision"].is_number() {
                continue;
            }
            let act = json!({ "id": "once-more", "seat": seat, "decision": offer["decision"], "choice": 0 });
            match client(turn).post(&format!("/api/v1/tables/{table}/act"), &act).await {
                Ok(answer) if answer.status == 200 => break 'taken,
                Ok(answer) => said = answer.text(),
                Err(why) => said = why.to_string(),
            }
        }
        ensure!(begun.elapsed() < SOON, "it does not go on: {said}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    for mut screen in screens {
        let seen = tokio::time::timeout(SOON, screen.hear_one_of(&["patch", "screen"])).await;
        seen.context("the step was not seen at every process")??;
    }
    same().await?;
    Ok(true)
}

async fn bots_go_on(cluster: &Cluster, table: &str) -> anyhow::Result<()> {
    let client = Client::new(cluster.addresses[0]);
    let steps = async || -> anyhow::Result<(u64, bool)> {
        let shown = client.get(&format!("/api/v1/tables/{table}")).await?.json()?;
        Ok((shown["steps"].as_u64().unwrap_or_default(), shown["status"] == "finished"))
    };
    let (before, _) = steps().await?;
    let begun = Instant::now();
    loop {
        let (now, over) = steps().await?;
        if over || now > before {
            return Ok(());
        }
        ensure!(begun.elapsed() < SOON, "the bots at {table} do not play");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}
