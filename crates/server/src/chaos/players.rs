//! Players that never tire: they play from several tabs at once, resend what was not answered, sometimes send twice,
//! and remember what they were told.

use super::screens::Screens;
use crate::client::Client;
use crate::store::Store;
use anyhow::ensure;
use kernel::{Chance, Dice};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// From so many a person plays at once.
pub const TABS: usize = 2;

/// What is known of one message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Unknown,
    Acknowledged(usize),
    Refused,
}

/// Shared by all players: what they play, where the servers are, and what they were told.
pub struct World {
    pub game: String,
    /// All of them one player's, so that each can always go on.
    pub seats: u8,
    pub addresses: Mutex<Vec<SocketAddr>>,
    pub stop: AtomicBool,
    /// Between two moves of a tab.
    pub pause: Duration,
    next: AtomicU64,
    turn: AtomicU64,
    /// By table and message.
    fates: Mutex<BTreeMap<(String, String), Fate>>,
    /// With the token of whoever plays there.
    pub tables: Mutex<BTreeMap<String, String>>,
    pub resends: AtomicU64,
    /// What each tab shows, if somebody looks.
    pub screens: Option<Screens>,
    /// What should never have been said.
    broken: Mutex<Vec<String>>,
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl World {
    pub fn of(game: &str, seats: u8, addresses: Vec<SocketAddr>) -> World {
        World {
            game: game.to_owned(),
            seats,
            addresses: Mutex::new(addresses),
            stop: AtomicBool::new(false),
            pause: Duration::ZERO,
            next: AtomicU64::new(0),
            turn: AtomicU64::new(0),
            fates: Mutex::default(),
            tables: Mutex::default(),
            resends: AtomicU64::new(0),
            screens: None,
            broken: Mutex::default(),
        }
    }

    pub fn acknowledged(&self) -> usize {
        lock(&self.fates).values().filter(|fate| matches!(fate, Fate::Acknowledged(_))).count()
    }

    /// Talks to one of the servers, whichever.
    pub fn client(&self, token: &str) -> Client {
        let addresses = lock(&self.addresses);
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) as usize;
        let address = addresses.get(turn % addresses.len().max(1)).copied();
        let address = address.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 9)));
        Client::new(address).with("authorization", &format!("Bearer {token}"))
    }

    /// Where a server listens from now on.
    pub fn moved(&self, server: usize, address: SocketAddr) {
        if let Some(place) = lock(&self.addresses).get_mut(server) {
            *place = address;
        }
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// An answer in time; a server that was paused gives none.
async fn in_time<T>(asked: impl Future<Output = anyhow::Result<T>>) -> Option<T> {
    tokio::time::timeout(Duration::from_secs(30), asked).await.ok()?.ok()
}

/// A new person, whichever server takes them.
pub async fn person(world: &World) -> String {
    loop {
        let asked = json!({ "name": "Ada" });
        let answer = in_time(world.client("").post("/api/v1/guests", &asked)).await;
        let token = answer.and_then(|answer| answer.json().ok()?["token"].as_str().map(str::to_owned));
        if let Some(token) = token {
            return token;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// Plays at a table until the end, from several tabs at once; then at a new one.
pub async fn player(world: Arc<World>, token: String, seed: u64) {
    let mut dice = Dice::new(seed);
    while !world.stopped() {
        let seats = vec!["me"; world.seats as usize];
        let wish = json!({ "game": world.game, "seats": seats });
        let opened = in_time(world.client(&token).post("/api/v1/tables", &wish)).await;
        let Some(table) = opened.filter(|a| a.status == 201).and_then(|a| a.json().ok()) else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let Some(table) = table["id"].as_str().map(str::to_owned) else { continue };
        lock(&world.tables).insert(table.clone(), token.clone());
        let tabs = (0..TABS).map(|_| {
            if let Some(screens) = &world.screens {
                screens.open(&world, &table, &token);
            }
            tab(world.clone(), token.clone(), table.clone(), dice.below(u32::MAX) as u64)
        });
        let tabs: Vec<_> = tabs.collect();
        futures_util::future::join_all(tabs).await;
        // Its game is over, and they go on to another.
        if let Some(screens) = world.screens.as_ref().filter(|_| !world.stopped()) {
            screens.close(&table);
        }
    }
}

async fn tab(world: Arc<World>, token: String, table: String, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut silent = 0;
    while !world.stopped() && silent < 20 {
        tokio::time::sleep(world.pause).await;
        let seat = dice.below(world.seats as u32);
        let offer =
            in_time(world.client(&token).get(&format!("/api/v1/tables/{table}/offer?as={seat}"))).await;
        let Some(offer) = offer.filter(|a| a.status == 200).and_then(|a| a.json().ok()) else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let Some(choices) = offer["choices"].as_array() else {
            silent += 1;
            tokio::time::sleep(Duration::from_millis(2)).await;
            continue;
        };
        silent = 0;
        let message = format!("m{}", world.next.fetch_add(1, Ordering::Relaxed));
        let choice = dice.below(choices.len() as u32);
        let act = match dice.below(8) {
            0 => json!({ "id": message, "seat": seat, "take": "undo" }),
            _ => json!({ "id": message, "seat": seat, "decision": offer["decision"], "choice": choice }),
        };
        send(&world, &token, &table, &message, &act, dice.below(10) == 0).await;
    }
}

/// Sends until there is an answer, always with the same id; sometimes once more for good measure.
async fn send(world: &World, token: &str, table: &str, message: &str, act: &Value, twice: bool) {
    let key = (table.to_owned(), message.to_owned());
    lock(&world.fates).insert(key.clone(), Fate::Unknown);
    let mut again = twice;
    loop {
        let answer = in_time(world.client(token).post(&format!("/api/v1/tables/{table}/act"), act)).await;
        let fate = match answer {
            Some(answer) if answer.status == 200 => {
                let taken = answer.json().ok().and_then(|told| told["taken"].as_u64());
                Fate::Acknowledged(taken.unwrap_or_default() as usize)
            }
            Some(answer) if answer.status == 409 => Fate::Refused,
            Some(answer) if answer.status != 503 => {
                lock(&world.broken).push(format!("{act} was answered with {}", answer.text()));
                return;
            }
            _ if world.stopped() => return,
            _ => {
                world.resends.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
        };
        let before = lock(&world.fates).insert(key.clone(), fate);
        if let Some(before @ Fate::Acknowledged(_)) = before
            && before != fate
        {
            lock(&world.broken).push(format!("{key:?} was {before:?}, and is {fate:?}"));
        }
        if !std::mem::take(&mut again) {
            return;
        }
    }
}

/// What the log held, against what the players were told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Held {
    pub tables: usize,
    pub entries: usize,
    pub acknowledged: usize,
    pub resends: u64,
}

/// Holds the log against what the players were told: nothing acknowledged is lost or doubled, nothing refused is there.
pub async fn hold(world: &World, store: &Store) -> anyhow::Result<Held> {
    let broken = lock(&world.broken).clone();
    ensure!(broken.is_empty(), "{}", broken.join("\n"));
    let fates = lock(&world.fates).clone();
    let tables = lock(&world.tables).clone();
    let mut held =
        Held { tables: tables.len(), resends: world.resends.load(Ordering::Relaxed), ..Held::default() };
    let mut stored: BTreeMap<(String, String), usize> = BTreeMap::new();
    for table in tables.keys() {
        let rows = store.entries(table, 0).await?;
        let whole = rows.iter().zip(1..).all(|(row, seq)| row.seq == seq);
        ensure!(whole, "{table}: the log has a gap");
        held.entries += rows.len();
        for row in rows {
            *stored.entry((table.clone(), row.msg)).or_default() += 1;
        }
    }
    for (key, fate) in &fates {
        let found = stored.get(key).copied().unwrap_or(0);
        match fate {
            Fate::Acknowledged(taken) => {
                ensure!(found == *taken, "{key:?} was acknowledged with {taken}, and {found} are stored");
                held.acknowledged += 1;
            }
            Fate::Refused => ensure!(found == 0, "{key:?} was refused, and {found} are stored"),
            Fate::Unknown => ensure!(found <= 1, "{key:?} was done {found} times"),
        }
    }
    let unsent = stored.keys().find(|key| !fates.contains_key(*key));
    ensure!(unsent.is_none(), "nobody sent what is stored as {unsent:?}");
    Ok(held)
}
