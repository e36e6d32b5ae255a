//! A server is killed (SIGKILL) at random moments under play, again and again. Whatever was acknowledged is in the log,
//! exactly once; whatever was refused is not; whatever was never answered is there fully or not at all.

use crate::common::players::{World, player, verify};
use crate::common::*;
use kernel::{Chance, Dice};
use serde_json::json;
use server::Storage;
use server::client::Client;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::Ordering;
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
        .args(["--exact", "kill::child", "--nocapture"])
        .env(STORAGE, storage)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let address =
        lines.map_while(Result::ok).find_map(|l| l.strip_prefix("listening ").map(|a| a.parse().unwrap()));
    (child, address.expect("the server says where it listens"))
}

async fn kill_many_times(storage: String) {
    let (mut child, address) = spawn(&storage);
    let world = Arc::new(World::default());
    *world.addresses.lock().unwrap() = vec![address];
    let mut players = Vec::new();
    for seed in 0..3 {
        let answer = Client::new(address).post("/api/v1/guests", &json!({ "name": "Ada" })).await.unwrap();
        let token = answer.json().unwrap()["token"].as_str().unwrap().to_owned();
        players.push(tokio::spawn(player(world.clone(), token, seed)));
    }
    let mut dice = Dice::new(17);
    for _ in 0..KILLS {
        // Some play, then a random moment of it.
        let enough = world.acknowledged() + 1 + dice.below(3) as usize;
        for _ in 0..2000 {
            if world.acknowledged() >= enough {
                break;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(dice.below(12_000) as u64)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        let at = storage.clone();
        let (next, address) = tokio::task::spawn_blocking(move || spawn(&at)).await.unwrap();
        child = next;
        *world.addresses.lock().unwrap() = vec![address];
    }
    // A moment of peace, in which whatever is unanswered is answered.
    tokio::time::sleep(Duration::from_secs(1)).await;
    world.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let acknowledged = verify(&world, &storage).await;
    let resends = world.resends.load(Ordering::Relaxed);
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
