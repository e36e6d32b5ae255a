//! A server is killed (SIGKILL) at random moments under play, again and again. Whatever was acknowledged is in the log,
//! exactly once; whatever was refused is not; whatever was never answered is there fully or not at all.

mod common;

use common::*;
use kernel::{Chance, Dice};
use serde_json::json;
use server::client::Client;
use server::store::Store;
use server::{Settings, Storage};
use std::collections::{BTreeMap, BTreeSet};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

const KILLS: usize = 200;
const STORAGE: &str = "ECUMENE_KILL_TEST_STORAGE";

/// Not a test: the server that is killed. It runs in a process of its own, started from here.
#[tokio::test(flavor = "multi_thread")]
async fn child() {
    let Ok(storage) = std::env::var(STORAGE) else { return };
    let storage = match storage.starts_with("postgres:") {
        true => Storage::Url(storage),
        false => Storage::Folder(storage.into()),
    };
    let running = server::start(settings(storage), games()).await.unwrap();
    println!("\nlistening {}", running.address);
    std::future::pending::<()>().await;
}

fn spawn(storage: &str) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "child", "--nocapture"])
        .env(STORAGE, storage)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address = lines.map_while(Result::ok).find_map(|l| l.strip_prefix("listening ").map(|a| a.parse().unwrap()));
    (child, address.expect("the server says where it listens"))
}

/// What is known of one message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Unknown,
    Acknowledged(usize),
    Refused,
}

/// Shared by all players: where the server is, and what they were told.
struct World {
    address: Mutex<SocketAddr>,
    stop: AtomicBool,
    next: AtomicU64,
    /// By table and message.
    fates: Mutex<BTreeMap<(String, String), Fate>>,
    tables: Mutex<BTreeSet<String>>,
    resends: AtomicU64,
}

impl World {
    fn client(&self, token: &str) -> Client {
        Client::new(*self.address.lock().unwrap()).with("authorization", &format!("Bearer {token}"))
    }
}

/// Plays at a table until the end of the test, from several tabs at once; then at a new one.
async fn player(world: Arc<World>, token: String, seed: u64) {
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
        let tabs = (0..2).map(|_| tab(world.clone(), token.clone(), table.clone(), dice.below(u32::MAX) as u64));
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

async fn kill_many_times(storage: String) {
    let (mut child, address) = spawn(&storage);
    let world = Arc::new(World {
        address: Mutex::new(address),
        stop: AtomicBool::new(false),
        next: AtomicU64::new(0),
        fates: Mutex::default(),
        tables: Mutex::default(),
        resends: AtomicU64::new(0),
    });
    let mut players = Vec::new();
    for seed in 0..3 {
        let answer = Client::new(address).post("/api/v1/guests", &json!({ "name": "Ada" })).await.unwrap();
        let token = answer.json().unwrap()["token"].as_str().unwrap().to_owned();
        players.push(tokio::spawn(player(world.clone(), token, seed)));
    }
    let mut dice = Dice::new(17);
    for _ in 0..KILLS {
        tokio::time::sleep(Duration::from_millis(5 + dice.below(60) as u64)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        let at = storage.clone();
        let (next, address) = tokio::task::spawn_blocking(move || spawn(&at)).await.unwrap();
        child = next;
        *world.address.lock().unwrap() = address;
    }
    // A moment of peace, in which whatever is unanswered is answered.
    tokio::time::sleep(Duration::from_millis(500)).await;
    world.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    verify(&world, &storage).await;
}

async fn verify(world: &World, storage: &str) {
    let url = storage.starts_with("postgres:");
    let store = if url { Store::open(storage).await } else { Store::in_folder(storage.as_ref()).await }.unwrap();
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
    let settings: Settings = settings(if url { Storage::Url(storage.into()) } else { Storage::Folder(storage.into()) });
    let running = server::start(settings, games()).await.unwrap();
    let client = Client::new(running.address);
    for table in &tables {
        let shown = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        assert!(shown["status"] == "running" || shown["status"] == "finished", "{shown}");
    }
    running.stop().await.unwrap();
    let resends = world.resends.load(Ordering::Relaxed);
    println!("{KILLS} kills, {} tables, {entries} entries, {acknowledged} acknowledged, {resends} resends", tables.len());
    assert!(acknowledged > KILLS, "there was play between the kills: {acknowledged}");
    assert!(resends > 20, "kills hit messages on their way: {resends}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_step_is_lost_or_doubled_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    kill_many_times(folder.path().to_str().unwrap().to_owned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_step_is_lost_or_doubled_on_postgres() {
    let postgres = postgres::Postgres::start().unwrap();
    kill_many_times(postgres.database().await).await;
}
