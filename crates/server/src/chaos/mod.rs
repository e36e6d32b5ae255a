//! What happens when everything fails: several processes on one PostgreSQL, people and bots playing at all of them, and
//! processes, PostgreSQL, NATS and the connections between them killed, paused or cut at random. Afterwards nothing that was
//! acknowledged is lost or doubled, every table goes on, and everybody sees the same.

mod link;
mod nats;
pub mod players;
mod postgres;

pub use link::{Link, State};
pub use nats::NatsServer;
pub use postgres::Postgres;

use crate::client::Client;
use crate::store::Store;
use anyhow::{Context, ensure};
use kernel::{Chance, Dice};
use players::{Held, World};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// A table that does not go on within this time after the last fault does not go on.
const SOON: Duration = Duration::from_secs(60);

/// Starts a process that serves: its database and its bus are given, and it says where it listens.
pub type Start = Arc<dyn Fn(&str, Option<&str>) -> anyhow::Result<(Child, SocketAddr)> + Send + Sync>;

#[derive(Clone)]
pub struct Plan {
    pub game: String,
    /// Seats of a table.
    pub seats: u8,
    pub processes: usize,
    /// People who play, each at a table of their own and from two tabs.
    pub players: usize,
    /// Tables of bots alone.
    pub bots: usize,
    /// When it is enough.
    pub until: Until,
    /// News go through NATS, which breaks too; else through PostgreSQL.
    pub nats: bool,
    /// Between two moves of a tab.
    pub pause: Duration,
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
    pub held: Held,
    /// Tables that took a step more afterwards, seen at every process.
    pub went_on: usize,
    /// Those that had come to their end.
    pub over: usize,
}

const KILLED: &str = "process killed";
const FAULTS: [&str; 7] = [
    KILLED,
    "process paused",
    "database cut off",
    "database silent",
    "bus cut off",
    "PostgreSQL crashed",
    "NATS crashed",
];

struct Node {
    child: Child,
    database: Link,
    bus: Option<Link>,
    url: String,
}

struct Cluster {
    start: Start,
    postgres: Postgres,
    nats: Option<NatsServer>,
    nodes: Vec<Node>,
    /// Past every link.
    url: String,
    addresses: Vec<SocketAddr>,
}

impl Cluster {
    async fn start(plan: &Plan, start: Start) -> anyhow::Result<Cluster> {
        let postgres = Postgres::own()?;
        let nats = plan.nats.then(NatsServer::start).transpose()?;
        let url = postgres.new_database().await?;
        let mut cluster = Cluster { start, postgres, nats, nodes: Vec::new(), url, addresses: Vec::new() };
        for _ in 0..plan.processes {
            let database = Link::to(cluster.postgres.address()?).await?;
            let bus = match &cluster.nats {
                Some(nats) => Some(Link::to(nats.address).await?),
                None => None,
            };
            let name = cluster.url.rsplit('/').next().unwrap_or_default();
            let url = format!("postgres://ecumene@{}/{name}", database.address);
            let (child, address) = cluster.serve(&url, bus.as_ref()).await?;
            cluster.nodes.push(Node { child, database, bus, url });
            cluster.addresses.push(address);
        }
        Ok(cluster)
    }

    async fn serve(&self, url: &str, bus: Option<&Link>) -> anyhow::Result<(Child, SocketAddr)> {
        let (start, url) = (self.start.clone(), url.to_owned());
        let bus = bus.map(|link| format!("nats://{}", link.address));
        tokio::task::spawn_blocking(move || start(&url, bus.as_deref())).await?
    }

    /// Breaks something for a while, and mends it.
    async fn suffer(
        &mut self,
        fault: &'static str,
        node: usize,
        time: Duration,
        world: &World,
    ) -> anyhow::Result<()> {
        match fault {
            KILLED => {
                self.nodes[node].child.kill()?;
                self.nodes[node].child.wait()?;
                let (child, address) =
                    self.serve(&self.nodes[node].url, self.nodes[node].bus.as_ref()).await?;
                self.nodes[node].child = child;
                self.addresses[node] = address;
                world.moved(node, address);
            }
            "process paused" => {
                signal(&self.nodes[node].child, "STOP")?;
                tokio::time::sleep(time).await;
                signal(&self.nodes[node].child, "CONT")?;
            }
            "database cut off" | "database silent" => {
                let state = if fault == "database silent" { State::Silent } else { State::Cut };
                self.nodes[node].database.set(state);
                tokio::time::sleep(time).await;
                self.nodes[node].database.set(State::Open);
            }
            "bus cut off" => {
                if let Some(bus) = &self.nodes[node].bus {
                    bus.set(State::Cut);
                    tokio::time::sleep(time).await;
                    bus.set(State::Open);
                }
            }
            "PostgreSQL crashed" => {
                self.postgres.stop()?;
                tokio::time::sleep(time).await;
                self.postgres.start_again()?;
            }
            _ => {
                if let Some(nats) = &mut self.nats {
                    nats.stop();
                    tokio::time::sleep(time).await;
                    nats.start_again()?;
                }
            }
        }
        Ok(())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            let _ = node.child.kill();
            let _ = node.child.wait();
        }
    }
}

/// Lets everything fail while people and bots play; an error says what did not hold.
pub async fn run(plan: &Plan, start: Start, tell: &(dyn Fn(&str) + Sync)) -> anyhow::Result<Report> {
    let mut cluster = Cluster::start(plan, start).await?;
    let mut world = World::of(&plan.game, plan.seats, cluster.addresses.clone());
    world.pause = plan.pause;
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
            let there = |fault: &&&str| plan.nats || !(fault.contains("NATS") || fault.contains("bus"));
            kinds.extend(FAULTS.iter().filter(there));
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
        tokio::time::sleep(Duration::from_millis(dice.below(1_000) as u64)).await;
    }
    report.seconds = begun.elapsed().as_secs_f64();
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
    for (table, token) in tables {
        match went_on(&cluster, &store, &table, &token).await.with_context(|| table.clone())? {
            true => report.went_on += 1,
            false => report.over += 1,
        }
    }
    for table in &bots {
        bots_go_on(&cluster, table).await?;
    }
    store.close().await;
    Ok(report)
}

async fn open_bots(world: &World, host: &str, plan: &Plan) -> anyhow::Result<Vec<String>> {
    let mut tables = Vec::new();
    for _ in 0..plan.bots {
        let wish = json!({ "game": plan.game, "seats": vec!["bot:random"; plan.seats as usize] });
        let opened = world.client(host).post("/api/v1/tables", &wish).await?;
        let table = opened.json()?["id"].as_str().context("no table for bots")?.to_owned();
        tables.push(table);
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

/// Sends a process a signal, by its name.
fn signal(child: &Child, name: &str) -> anyhow::Result<()> {
    run_command(Command::new("kill").arg(format!("-{name}")).arg(child.id().to_string())).map(drop)
}

/// Runs a program to its end; what it wrote, or why it failed.
pub(crate) fn run_command(command: &mut Command) -> anyhow::Result<String> {
    let shown = format!("{command:?}");
    let out = command.stdin(Stdio::null()).output().with_context(|| shown.clone())?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    ensure!(out.status.success(), "{shown}: {}{}", text(&out.stdout), text(&out.stderr));
    Ok(text(&out.stdout))
}

pub(crate) fn free_port() -> anyhow::Result<u16> {
    Ok(std::net::TcpListener::bind("127.0.0.1:0")?.local_addr()?.port())
}

/// A folder that is removed with its last use.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub fn make() -> anyhow::Result<Folder> {
        let path = std::env::temp_dir().join(format!("ecumene-{}", crate::random::name(12)));
        std::fs::create_dir_all(&path)?;
        Ok(Folder(path))
    }
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
