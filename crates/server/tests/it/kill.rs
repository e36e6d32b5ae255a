//! A server is killed (SIGKILL) at random moments under play, again and again. Whatever was acknowledged is in the log,
//! exactly once; whatever was refused is not; whatever was never answered is there fully or not at all.

use crate::child::spawn;
use crate::common::players::{person, player, verify, world};
use crate::common::*;
use kernel::{Chance, Dice};
use std::sync::atomic::Ordering;
use std::time::Duration;

const KILLS: usize = 200;
async fn kill_many_times(storage: String) {
    let (mut child, address) = spawn(&storage, 1);
    let world = world(vec![address]);
    let mut players = Vec::new();
    for seed in 0..3 {
        players.push(tokio::spawn(player(world.clone(), person(&world).await, seed)));
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
        let (next, address) = tokio::task::spawn_blocking(move || spawn(&at, 1)).await.unwrap();
        child = next;
        world.moved(0, address);
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
