//! Two tabs, two clients, two server processes; requests that come twice, late or in another order: a match never
//! forks. Its log is one serial order, and says of every message what its sender was told.

use crate::common::players::{person, player, verify, world};
use crate::common::*;
use serde_json::json;
use server::{Storage, store::Store};
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Two servers on one database; on SQLite they do not even hear of each other, which is the worst that can be.
async fn two_servers(storage: Storage, name: String) {
    let one = server::start(settings(storage.clone()), games()).await.unwrap();
    let two = server::start(settings(storage), games()).await.unwrap();
    let world = world(vec![one.address, two.address]);
    let mut players = Vec::new();
    for seed in 0..4 {
        players.push(tokio::spawn(player(world.clone(), person(&world).await, seed)));
    }
    // By what was played, not by the clock: machines differ.
    for _ in 0..1_800 {
        if world.acknowledged() >= 300 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    world.stop.store(true, Ordering::Relaxed);
    for player in players {
        player.await.unwrap();
    }
    one.stop().await.unwrap();
    two.stop().await.unwrap();
    let acknowledged = verify(&world, &name).await;
    assert!(acknowledged >= 300, "there was play: {acknowledged}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_fork_a_match_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().to_str().unwrap().to_owned();
    two_servers(Storage::Folder(folder.path().to_owned()), name).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_never_fork_a_match_on_postgres() {
    let postgres = postgres::Postgres::start().unwrap();
    let url = postgres.database().await;
    two_servers(Storage::Url(url.clone()), url).await;
}

/// The same message fifty times at once, and fifty messages for one decision: each is answered, one step is taken.
#[tokio::test(flavor = "multi_thread")]
async fn a_stampede_takes_one_step() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    let path = format!("/api/v1/tables/{table}/act");
    let same = json!({ "id": "same", "seat": 0, "decision": 0, "choice": 0 });
    let answers = futures_util::future::join_all((0..50).map(|_| client.post(&path, &same))).await;
    for answer in answers {
        let answer = answer.unwrap();
        assert_eq!(
            (answer.status, answer.json().unwrap()["taken"].clone()),
            (200, json!(1)),
            "{}",
            answer.text()
        );
    }
    let messages: Vec<_> = (0..50)
        .map(|n| json!({ "id": format!("n{n}"), "seat": 1, "decision": 0, "choice": n % 4 }))
        .collect();
    let answers = futures_util::future::join_all(messages.iter().map(|m| client.post(&path, m))).await;
    let mut taken = 0;
    for answer in answers {
        let answer = answer.unwrap();
        match answer.status {
            200 => taken += 1,
            409 => {}
            _ => panic!("{}", answer.text()),
        }
    }
    assert_eq!(taken, 1);
    let folder = test.folder.as_ref().unwrap().path().to_owned();
    test.running.stop().await.unwrap();
    let store = Store::in_folder(&folder).await.unwrap();
    let messages: Vec<String> = store.entries(&table, 0).await.unwrap().into_iter().map(|e| e.msg).collect();
    assert_eq!(messages.len(), 2);
    assert_eq!(messages[0], "same");
}
