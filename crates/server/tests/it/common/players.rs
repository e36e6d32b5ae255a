//! Players that never tire: they play from several tabs at once, resend what was not answered, sometimes send twice,
//! and remember what they were told.

use super::{games, settings};
use kernel::{Chance, Dice};
use serde_json::json;
use server::client::Client;
use server::store::Store;
use server::{Settings, Storage};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// What is known of one message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Unknown,
    Acknowledged(usize),
    Refused,
}

/// Shared by all players: where the server is, and what they were told.
#[derive(Default)]
pub struct World {
    pub addresses: Mutex<Vec<SocketAddr>>,
    pub stop: AtomicBool,
    next: AtomicU64,
    turn: AtomicU64,
    /// By table and message.
    fates: Mutex<BTreeMap<(String, String), Fate>>,
    pub tables: Mutex<BTreeSet<String>>,
    pub resends: AtomicU64,
}

impl World {
    pub fn acknowledged(&self) -> usize {
        let fates = self.fates.lock().unwrap();
        fates.values().filter(|fate| matches!(fate, Fate::Acknowledged(_))).count()
    }

    /// Talks to one of the servers, whichever.
    fn client(&self, token: &str) -> Client {
        let addresses = self.addresses.lock().unwrap();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) as usize;
        Client::new(addresses[turn % addresses.len()]).with("authorization", &format!("Bearer {token}"))
    }
}

/// Plays at a table until the end of the test, from several tabs at once; then at a new one.
pub async fn player(world: Arc<World>, token: String, seed: u64) {
    let mut dice = Dice::new(seed);
    let stopped = || world.stop.load(Ordering::Relaxed);
    while !stopped() {
        let wish = json!({ "game": "raid", "seats": ["me", "me", "me"] });
        let opened = world.client(&token).post("/api/v1/tables", &wish).await;
        let Some(table) = opened.ok().filter(|a| a.status == 201).and_then(|a| a.json().ok()) else {
            tokio::time::sleep(Duration::from_millis(10)).await;
            continue;
        };
        let table = table["id"].as_str().unwrap().to_owned();
        world.tables.lock().unwrap().insert(table.clone());
        let tabs =
            (0..2).map(|_| tab(world.clone(), token.clone(), table.clone(), dice.below(u32::MAX) as u64));
        futures_util::future::join_all(tabs).await;
    }
}

async fn tab(world: Arc<World>, token: String, table: String, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut silent = 0;
    while !world.stop.load(Ordering::Relaxed) && silent < 20 {
        let seat = dice.below(3);
        let offer = world.client(&token).get(&format!("/api/v1/tables/{table}/offer?as={seat}")).await;
        let Some(offer) = offer.ok().filter(|a| a.status == 200).and_then(|a| a.json().ok()) else {
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
async fn send(world: &World, token: &str, table: &str, message: &str, act: &serde_json::Value, twice: bool) {
    let key = (table.to_owned(), message.to_owned());
    world.fates.lock().unwrap().insert(key.clone(), Fate::Unknown);
    let mut again = twice;
    loop {
        let answer = world.client(token).post(&format!("/api/v1/tables/{table}/act"), act).await;
        let fate = match answer {
            Ok(answer) if answer.status == 200 => {
                Fate::Acknowledged(answer.json().unwrap()["taken"].as_u64().unwrap() as usize)
            }
            Ok(answer) if answer.status == 409 => Fate::Refused,
            Ok(answer) if answer.status != 503 => panic!("{act} was answered with {}", answer.text()),
            _ if world.stop.load(Ordering::Relaxed) => return,
            _ => {
                world.resends.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
        };
        let before = world.fates.lock().unwrap().insert(key.clone(), fate);
        if let Some(before @ Fate::Acknowledged(_)) = before {
            assert_eq!(before, fate, "{message}: what was acknowledged stays so");
        }
        if !std::mem::take(&mut again) {
            return;
        }
    }
}

/// Holds the log against what the players were told. Returns how many messages were acknowledged.
pub async fn verify(world: &World, storage: &str) -> usize {
    let url = storage.starts_with("postgres:");
    let store =
        if url { Store::open(storage).await } else { Store::in_folder(storage.as_ref()).await }.unwrap();
    let fates = world.fates.lock().unwrap().clone();
    let tables = world.tables.lock().unwrap().clone();
    let (mut acknowledged, mut entries) = (0, 0);
    let mut stored: BTreeMap<(String, String), usize> = BTreeMap::new();
    for table in &tables {
        let rows = store.entries(table, 0).await.unwrap();
        let numbers: Vec<i64> = rows.iter().map(|r| r.seq).collect();
        assert_eq!(numbers, (1..=rows.len() as i64).collect::<Vec<_>>(), "{table}: the log has no gap");
        entries += rows.len();
        for row in rows {
            *stored.entry((table.clone(), row.msg)).or_default() += 1;
        }
    }
    for (key, fate) in &fates {
        let found = stored.get(key).copied().unwrap_or(0);
        match fate {
            Fate::Acknowledged(taken) => {
                assert_eq!(found, *taken, "{key:?} was acknowledged");
                acknowledged += 1;
            }
            Fate::Refused => assert_eq!(found, 0, "{key:?} was refused"),
            Fate::Unknown => assert!(found <= 1, "{key:?} was done twice"),
        }
    }
    assert!(stored.keys().all(|key| fates.contains_key(key)), "nothing is stored that nobody sent");
    // Every log plays again to the state it was stored with: the server checks it on loading.
    let settings: Settings =
        settings(if url { Storage::Url(storage.into()) } else { Storage::Folder(storage.into()) });
    let running = server::start(settings, games()).await.unwrap();
    let client = Client::new(running.address);
    for table in &tables {
        let shown = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        assert!(shown["status"] == "running" || shown["status"] == "finished", "{shown}");
    }
    running.stop().await.unwrap();
    let resends = world.resends.load(Ordering::Relaxed);
    println!("{} tables, {entries} entries, {acknowledged} acknowledged, {resends} resends", tables.len());
    acknowledged
}
