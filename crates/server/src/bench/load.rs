//! Many clients at many tables, four to a table: each move goes over a WebSocket, is stored, acknowledged, and pushed to
//! the four.

use super::percentile;
use crate::client::{Client, Live};
use crate::lobby::{Chair, Wish};
use crate::owner::Handle;
use crate::random::below;
use crate::serve::Running;
use crate::store::Status;
use anyhow::Context;
use kernel::Seat;
use serde::Serialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::mpsc;

/// Moves a second at each table, when they come at a steady rate: 2,000 in all with 1,000 clients, four to a table.
const RATE: f64 = 8.0;

#[derive(Serialize, Debug)]
pub struct Load {
    pub clients: usize,
    pub tables: usize,
    /// Moves sent at a steady rate, each at its time, whether or not others are still waiting.
    pub steady: Run,
    /// Each table moves again as soon as it may.
    pub flat_out: Run,
}

#[derive(Serialize, Debug)]
pub struct Run {
    pub asked_per_second: Option<f64>,
    pub moves_per_second: f64,
    /// From when a move was due to its acknowledgement: durably stored.
    pub ack_ms_p50: f64,
    pub ack_ms_p99: f64,
    /// From when a move was due until another client of the table had its update; updates of a burst are joined.
    pub seen_ms_p50: f64,
    pub seen_ms_p99: f64,
    pub updates_per_second: f64,
}

/// What the clients noted.
#[derive(Default)]
struct Notes {
    acks: Vec<f64>,
    seen: Vec<f64>,
    updates: u64,
}

struct Table {
    handle: Arc<Handle>,
    /// One a seat.
    sockets: Vec<Live>,
}

pub async fn measure(running: &Running, game: &str, clients: usize, time: Duration) -> anyhow::Result<Load> {
    let host = running.core.games.get(game).context("no such game")?;
    let seats = host.seats().1.min(4).max(host.seats().0) as usize;
    let mut tables = Vec::new();
    for _ in 0..(clients / seats).max(1) {
        tables.push(open(running, game, seats).await?);
    }
    let (count, sockets) = (tables.len(), tables.len() * seats);
    let (mut tables, steady) = run(tables, Some(RATE * count as f64), time).await?;
    for table in &mut tables {
        let now = table.handle.now().await.context("the owner is gone")?;
        if now.row.status == Status::Finished {
            *table = open(running, game, seats).await?;
        }
    }
    let (_, flat_out) = run(tables, None, time).await?;
    Ok(Load { clients: sockets, tables: count, steady, flat_out })
}

async fn open(running: &Running, game: &str, seats: usize) -> anyhow::Result<Table> {
    let (person, _) = running.core.new_guest(text::Lang::En).await.map_err(|f| anyhow::anyhow!("{f:?}"))?;
    let token = running
        .core
        .new_bot_token(&person.id, "load", Default::default())
        .await
        .map_err(|f| anyhow::anyhow!("{f:?}"))?;
    let wish = Wish {
        game: game.to_owned(),
        title: String::new(),
        chairs: vec![Chair::Me(None); seats],
        options: Vec::new(),
        private: true,
        terms: sitting::Terms::FREE,
        hints: false,
        practice: false,
    };
    let opened = running.core.open_table(&person.id, wish, text::Lang::En).await;
    let id = opened.map_err(|f| anyhow::anyhow!("{f:?}"))?;
    let handle = running.core.table(&id).await.map_err(|e| anyhow::anyhow!("{e}"))?;
    let client = Client::new(running.address).with("authorization", &format!("Bearer {token}"));
    let mut sockets = Vec::new();
    for seat in 0..seats {
        let mut live = client.live(&id, &seat.to_string()).await?;
        live.hear_one_of(&["screen"]).await?;
        sockets.push(live);
    }
    Ok(Table { handle, sockets })
}

async fn run(tables: Vec<Table>, rate: Option<f64>, time: Duration) -> anyhow::Result<(Vec<Table>, Run)> {
    let begun = Instant::now();
    let pause = rate.map(|rate| Duration::from_secs_f64(tables.len() as f64 / rate));
    let count = tables.len().max(1) as u32;
    let playing: Vec<_> = tables
        .into_iter()
        .zip(0u32..)
        .map(|(table, i)| {
            // Tables begin one after the other, so that moves are spread evenly.
            let first = pause.map_or(Duration::ZERO, |pause| pause * i / count);
            tokio::spawn(table.play(begun + first, pause, begun + time))
        })
        .collect();
    let (mut tables, mut all) = (Vec::new(), Notes::default());
    for task in playing {
        let (table, notes) = task.await??;
        tables.push(table);
        all.acks.extend(notes.acks);
        all.seen.extend(notes.seen);
        all.updates += notes.updates;
    }
    let seconds = begun.elapsed().as_secs_f64();
    all.acks.sort_by(f64::total_cmp);
    all.seen.sort_by(f64::total_cmp);
    let run = Run {
        asked_per_second: rate,
        moves_per_second: all.acks.len() as f64 / seconds,
        ack_ms_p50: percentile(&all.acks, 0.5),
        ack_ms_p99: percentile(&all.acks, 0.99),
        seen_ms_p50: percentile(&all.seen, 0.5),
        seen_ms_p99: percentile(&all.seen, 0.99),
        updates_per_second: all.updates as f64 / seconds,
    };
    Ok((tables, run))
}

impl Table {
    /// Moves until the time is over, or the game is. Every socket is a client with a task of its own.
    async fn play(
        self,
        first: Instant,
        pause: Option<Duration>,
        end: Instant,
    ) -> anyhow::Result<(Table, Notes)> {
        let Table { handle, sockets } = self;
        let (told, mut heard) = mpsc::channel::<Heard>(64);
        let due = Arc::new(Due { origin: first, at: AtomicU64::new(0), stop: AtomicBool::new(false) });
        let mut says = Vec::new();
        let mut clients = Vec::new();
        for live in sockets {
            let (say, words) = mpsc::channel(16);
            says.push(say);
            clients.push(tokio::spawn(client(live, words, told.clone(), due.clone())));
        }
        let mut notes = Notes::default();
        let mut next = first;
        let mut message = 0u64;
        while Instant::now() < end {
            tokio::time::sleep_until(next.into()).await;
            let now = handle.now().await.context("the owner is gone")?;
            let moment = now.moment.as_ref().context("not started")?;
            let asked = (0..says.len()).find_map(|s| Some((s, moment.asked(Seat(s as u8))?)));
            let Some((seat, (decision, choices))) = asked else { break };
            let begun = if pause.is_some() { next } else { Instant::now() };
            due.at.store(begun.duration_since(due.origin).as_micros() as u64 + 1, Ordering::Relaxed);
            message += 1;
            let act = json!({ "t": "act", "id": format!("{}-{message}", now.version), "seat": seat, "decision": decision,
                "steps": [{ "choice": below(choices) }] });
            says[seat].send(act).await?;
            loop {
                match heard.recv().await.context("all clients are gone")? {
                    Heard::Acknowledged => break,
                    Heard::Seen(ms) => notes.seen.push(ms),
                    Heard::Refused(why) => anyhow::bail!("a move was refused: {why}"),
                }
            }
            notes.acks.push(begun.elapsed().as_secs_f64() * 1000.0);
            next = pause.map_or_else(Instant::now, |pause| next + pause);
        }
        due.stop.store(true, Ordering::Relaxed);
        drop((says, told));
        while let Some(told) = heard.recv().await {
            if let Heard::Seen(ms) = told {
                notes.seen.push(ms);
            }
        }
        let mut sockets = Vec::new();
        for client in clients {
            let (live, updates) = client.await??;
            notes.updates += updates;
            sockets.push(live);
        }
        Ok((Table { handle, sockets }, notes))
    }
}

/// When the newest move of a table was due.
struct Due {
    origin: Instant,
    /// Microseconds after the origin, and one; 0 once somebody has seen it.
    at: AtomicU64,
    stop: AtomicBool,
}

enum Heard {
    Acknowledged,
    Refused(Value),
    Seen(f64),
}

/// One client: says what it is given, reads everything that comes.
async fn client(
    mut live: Live,
    mut words: mpsc::Receiver<Value>,
    told: mpsc::Sender<Heard>,
    due: Arc<Due>,
) -> anyhow::Result<(Live, u64)> {
    let mut updates = 0;
    let mut mine = false;
    loop {
        tokio::select! {
            word = words.recv() => match word {
                Some(word) => {
                    mine = true;
                    live.say(&word).await?;
                }
                None => return Ok((live, updates)),
            },
            text = live.hear_text() => {
                let text = text?;
                // The kind stands first; parsing the whole would measure the generator.
                if text.starts_with(r#"{"t":"ok""#) {
                    told.send(Heard::Acknowledged).await?;
                } else if text.starts_with(r#"{"t":"no""#) {
                    told.send(Heard::Refused(serde_json::from_str(&text)?)).await?;
                } else if text.starts_with(r#"{"t":"patch""#) {
                    updates += 1;
                    // Somebody else's move has arrived here.
                    let at = if std::mem::take(&mut mine) { 0 } else { due.at.swap(0, Ordering::Relaxed) };
                    if at > 0 && !due.stop.load(Ordering::Relaxed) {
                        let ms = due.origin.elapsed().as_secs_f64() * 1000.0 - (at - 1) as f64 / 1000.0;
                        let _ = told.try_send(Heard::Seen(ms));
                    }
                }
            }
        }
    }
}
