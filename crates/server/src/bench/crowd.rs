//! Many clients at several processes: what each costs in memory, and how many moves a second they take together. The four seats
//! of a table are at different processes, so that every move crosses.

use super::percentile;
use crate::chaos::{NatsServer, Place, Postgres, Start};
use crate::client::{Client, Live};
use anyhow::Context;
use serde::Serialize;
use serde_json::json;
use std::net::SocketAddr;
use std::process::Child;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// Seats of a table.
const SEATS: usize = 4;
/// So often a connection is tried again.
const TRIES: usize = 20;
/// Tables that are opened at the same time.
const AT_ONCE: usize = 16;

pub struct Plan {
    pub game: String,
    pub clients: usize,
    pub processes: usize,
    pub time: Duration,
    /// News go through NATS; else through PostgreSQL.
    pub nats: bool,
    /// Tables that move during the measurement; the others only look on.
    pub moving: usize,
}

#[derive(Serialize, Debug)]
pub struct Crowd {
    pub clients: usize,
    pub tables: usize,
    pub processes: usize,
    /// Until all were connected and had their screen.
    pub connected_seconds: f64,
    /// Of all processes together, before the first client and with all of them.
    pub memory_mb: (f64, f64),
    pub kb_a_client: f64,
    pub moves_per_second: f64,
    /// From a move to its acknowledgement.
    pub ack_ms_p50: f64,
    pub ack_ms_p99: f64,
    /// From a move until a client at another process had its update.
    pub seen_elsewhere_ms_p50: f64,
    pub seen_elsewhere_ms_p99: f64,
}

struct Table {
    id: String,
    client: Client,
    sockets: Vec<Live>,
}

/// Processes that end with the measurement.
struct Processes(Vec<(Child, SocketAddr)>);

impl Drop for Processes {
    fn drop(&mut self) {
        for (child, _) in &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Processes {
    /// Resident memory of all, in MB.
    fn memory(&self) -> f64 {
        let of = |child: &Child| {
            let status = std::fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
            let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
            line.split_ascii_whitespace().nth(1)?.parse::<f64>().ok()
        };
        self.0.iter().filter_map(|(child, _)| of(child)).sum::<f64>() / 1024.0
    }
}

pub async fn crowd(plan: &Plan, start: Start) -> anyhow::Result<Crowd> {
    let postgres = Postgres::own()?;
    let nats = plan.nats.then(NatsServer::start).transpose()?;
    let (url, bus) = (postgres.new_database().await?, nats.as_ref().map(NatsServer::url));
    let mut processes = Processes(Vec::new());
    for _ in 0..plan.processes {
        let (start, url, bus) = (start.clone(), url.clone(), bus.clone());
        let started = move || start(&Place { bus: bus.as_deref(), ..Place::on(&url) });
        processes.0.push(tokio::task::spawn_blocking(started).await??);
    }
    let addresses: Vec<SocketAddr> = processes.0.iter().map(|(_, address)| *address).collect();
    // What a process needs before anybody comes: one page of everything.
    for address in &addresses {
        Client::new(*address).get("/").await?;
    }
    let before = processes.memory();
    let begun = Instant::now();
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let opening: Vec<_> = (0..(plan.clients / SEATS).max(1))
        .map(|n| {
            let (gate, addresses, game) = (gate.clone(), addresses.clone(), plan.game.clone());
            tokio::spawn(async move {
                let _turn = gate.acquire().await?;
                open(&game, &addresses, n).await
            })
        })
        .collect();
    let mut tables = Vec::new();
    for opened in opening {
        tables.push(opened.await??);
    }
    let connected_seconds = begun.elapsed().as_secs_f64();
    tokio::time::sleep(Duration::from_secs(3)).await;
    let after = processes.memory();
    let (count, clients) = (tables.len(), tables.len() * SEATS);
    let idle = tables.split_off(plan.moving.min(count));
    // Those who only look on answer beats and take what comes.
    let watching: Vec<_> =
        idle.into_iter().flat_map(|table| table.sockets).map(|live| tokio::spawn(watch(live))).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let begun = Instant::now();
    let moving: Vec<_> = tables.into_iter().map(|table| tokio::spawn(table.play(stop.clone()))).collect();
    tokio::time::sleep(plan.time).await;
    stop.store(true, Ordering::Relaxed);
    let (mut acks, mut seen) = (Vec::new(), Vec::new());
    for one in moving {
        let (a, s) = one.await??;
        acks.extend(a);
        seen.extend(s);
    }
    let seconds = begun.elapsed().as_secs_f64();
    watching.iter().for_each(|task| task.abort());
    acks.sort_by(f64::total_cmp);
    seen.sort_by(f64::total_cmp);
    Ok(Crowd {
        clients,
        tables: count,
        processes: plan.processes,
        connected_seconds,
        memory_mb: (before, after),
        kb_a_client: (after - before) * 1024.0 / clients as f64,
        moves_per_second: acks.len() as f64 / seconds,
        ack_ms_p50: percentile(&acks, 0.5),
        ack_ms_p99: percentile(&acks, 0.99),
        seen_elsewhere_ms_p50: percentile(&seen, 0.5),
        seen_elsewhere_ms_p99: percentile(&seen, 0.99),
    })
}

async fn watch(mut live: Live) {
    while live.hear_text().await.is_ok() {}
}

async fn open(game: &str, addresses: &[SocketAddr], n: usize) -> anyhow::Result<Table> {
    let client = Client::guest(addresses[n % addresses.len()], "Ada").await?;
    let opened = client.post("/api/v1/tables", &json!({ "game": game, "seats": vec!["me"; SEATS] })).await?;
    let id = opened.json()?["id"].as_str().with_context(|| opened.text())?.to_owned();
    let mut sockets = Vec::new();
    for seat in 0..SEATS {
        let there = Client { address: addresses[(n + seat) % addresses.len()], ..client.clone() };
        sockets.push(connect(&there, &id, seat).await?);
    }
    Ok(Table { id, client, sockets })
}

/// As a browser does: a server that has too much to do is asked again.
async fn connect(client: &Client, id: &str, seat: usize) -> anyhow::Result<Live> {
    let mut tries = 0;
    loop {
        let live = async {
            let mut live = client.live(id, &seat.to_string()).await?;
            live.hear_one_of(&["screen"]).await?;
            anyhow::Ok(live)
        };
        match live.await {
            Ok(live) => return Ok(live),
            Err(why) if tries == TRIES => return Err(why),
            Err(_) => tries += 1,
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
}

impl Table {
    /// Moves until it is told to stop, or the game is over: whoever is asked says so at their own process.
    async fn play(mut self, stop: Arc<AtomicBool>) -> anyhow::Result<(Vec<f64>, Vec<f64>)> {
        let (mut acks, mut seen) = (Vec::new(), Vec::new());
        let mut message = 0;
        'game: while !stop.load(Ordering::Relaxed) {
            let view = self.client.get(&format!("/api/v1/tables/{}/view?as=table", self.id)).await?.json()?;
            let Some(seat) = view["open"][0].as_u64() else { break };
            let offer =
                self.client.get(&format!("/api/v1/tables/{}/offer?as={seat}", self.id)).await?.json()?;
            if !offer["decision"].is_number() {
                continue;
            }
            message += 1;
            let act = json!({ "t": "act", "id": format!("m{message}"), "seat": seat, "decision": offer["decision"],
                "steps": [{ "choice": 0 }] });
            let begun = Instant::now();
            let (mine, other) = (seat as usize % SEATS, (seat as usize + 1) % SEATS);
            self.sockets[mine].say(&act).await?;
            loop {
                let text = self.sockets[mine].hear_text().await?;
                if text.starts_with(r#"{"t":"no""#) {
                    continue 'game;
                }
                if text.starts_with(r#"{"t":"ok""#) {
                    break;
                }
            }
            acks.push(begun.elapsed().as_secs_f64() * 1000.0);
            while !self.sockets[other].hear_text().await?.starts_with(r#"{"t":"patch""#) {}
            seen.push(begun.elapsed().as_secs_f64() * 1000.0);
            for n in (0..SEATS).filter(|n| *n != other) {
                // What lies there is taken, so that no server waits for a reader.
                while let Ok(text) = tokio::time::timeout(Duration::ZERO, self.sockets[n].hear_text()).await {
                    text?;
                }
            }
        }
        Ok((acks, seen))
    }
}
