//! Matches that a build cannot play: their players are told so in words, see what can be seen, can take the match along,
//! and go on once the cause is gone. To look at one changes nothing.

use crate::common::*;
use kernel::Rules;
use serde_json::{Value, json};
use server::client::Client;
use sqlx::{AnyPool, Row};
use std::time::Duration;

/// A table with some steps behind it that nobody looks at, and the database past the server.
async fn played(on: On) -> (Test, Client, String, AnyPool) {
    // What was asleep is read anew when somebody comes; what was tried is tried again a moment later.
    let test = Test::on(on, |s| {
        s.sleep_after = Duration::from_secs(1);
        s.minute = Duration::from_millis(400);
        s.snapshot_every = 1000;
    })
    .await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    for n in 0..6 {
        assert!(step(&ada, &table, &[0, 1], &format!("m{n}")).await);
    }
    let pool = test.database().await;
    (test, ada, table, pool)
}

/// Waits until the table is no longer in memory.
async fn asleep(test: &Test, table: &str) {
    for _ in 0..400 {
        if test.running.core.hub.awake(table).is_none() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the table does not sleep");
}

/// Takes away the snapshot that is made when a table goes to sleep: the log alone carries it.
async fn without_snapshot(table: &str, pool: &AnyPool) {
    for _ in 0..400 {
        let text = "DELETE FROM snapshots WHERE match_id = $1";
        let gone = sqlx::query(text).bind(table.to_owned()).execute(pool).await.unwrap();
        if gone.rows_affected() > 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no snapshot was made");
}

async fn run(pool: &AnyPool, text: &'static str, table: &str) {
    let done = sqlx::query(text).bind(table.to_owned()).execute(pool).await.unwrap();
    assert!(done.rows_affected() > 0, "{text}");
}

/// What is stored of the match itself.
async fn status(pool: &AnyPool, table: &str) -> (String, Option<String>) {
    let text = "SELECT status, trouble FROM matches WHERE id = $1";
    let row = sqlx::query(text).bind(table.to_owned()).fetch_one(pool).await.unwrap();
    (row.get("status"), row.get("trouble"))
}

/// Everything that can be asked of such a table has an answer, and none of them is a fault of the server's.
async fn is_told(ada: &Client, table: &str, code: &str, en: &str, fr: &str) {
    for (lang, words) in [("en", en), ("fr", fr)] {
        let page = Client::new(ada.address).with("accept-language", lang);
        let page = page.get(&format!("/t/{table}")).await.unwrap();
        assert_eq!(page.status, 200, "{}", page.text());
        assert!(page.text().contains(words), "{lang}: {}", page.text());
    }
    let shown = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(shown["status"], "frozen", "{shown}");
    let act = json!({ "id": "x", "seat": 0, "decision": 0, "choice": 0 });
    let answer = ada.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
    assert_eq!((answer.status, answer.json().unwrap()["error"].clone()), (409, json!(code)));
    for path in ["/t/{}/report", "/t/{}/at/1", "/t/{}/hint?seat=0", "/api/v1/tables/{}/view", "/"] {
        let answer = ada.get(&path.replace("{}", table)).await.unwrap();
        assert!(answer.status < 500, "{path}: {}", answer.text());
    }
    // Whoever plays it can take it along; it tells all secrets, so nobody else can.
    let file = ada.get(&format!("/t/{table}/export")).await.unwrap();
    assert_eq!(file.status, 200, "{}", file.text());
    let file: Value = file.json().unwrap();
    assert_eq!((&file["game"], file["entries"].as_array().unwrap().len()), (&json!("raid"), 6));
    let stranger = Client::guest(ada.address, "Bo").await.unwrap();
    assert_eq!(stranger.get(&format!("/t/{table}/export")).await.unwrap().status, 409);
}

/// The cause is gone: it goes on by itself.
async fn goes_on(ada: &Client, table: &str) {
    for _ in 0..100 {
        let shown = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        if shown["status"] == "running" {
            assert_eq!(shown["steps"], 6);
            assert!(step(ada, table, &[0, 1], "again").await);
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it does not go on");
}

async fn a_broken_log(on: On) {
    let (test, ada, table, pool) = played(on).await;
    asleep(&test, &table).await;
    without_snapshot(&table, &pool).await;
    run(&pool, "UPDATE entries SET hash = 'x' || hash WHERE match_id = $1 AND seq = 5", &table).await;
    run(&pool, "UPDATE entries SET hash = 'x' || hash WHERE match_id = $1 AND seq = 6", &table).await;
    let words = ("its last good state", "son dernier état valable");
    is_told(&ada, &table, "broken_log", words.0, words.1).await;
    let shown = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(shown["steps"], 4, "the last good state is shown");
    assert_eq!(status(&pool, &table).await, ("running".into(), None), "to look at it froze nothing");
    run(&pool, "UPDATE entries SET hash = SUBSTR(hash, 2) WHERE match_id = $1 AND seq >= 5", &table).await;
    goes_on(&ada, &table).await;
    pool.close().await;
    test.running.stop().await.unwrap();
}

async fn other_rules(on: On) {
    assert_eq!((raid::Raid::REVISION, raid::Raid::OLDEST), (2, 2));
    let (test, ada, table, pool) = played(on).await;
    for (change, code, en, fr) in [
        (
            "UPDATE matches SET revision = 0 WHERE id = $1",
            "older_rules",
            "begun under revision 0 of the rules; this server plays them from revision 2 on",
            "commencé sous la révision 0 des règles",
        ),
        (
            "UPDATE matches SET revision = 9 WHERE id = $1",
            "newer_rules",
            "played by revision 9 of the rules; this server knows them up to revision 2",
            "suit la révision 9 des règles",
        ),
    ] {
        asleep(&test, &table).await;
        run(&pool, change, &table).await;
        is_told(&ada, &table, code, en, fr).await;
        assert_eq!(status(&pool, &table).await, ("running".into(), None), "to look at it froze nothing");
    }
    run(&pool, "UPDATE matches SET revision = 2 WHERE id = $1", &table).await;
    goes_on(&ada, &table).await;
    pool.close().await;
    test.running.stop().await.unwrap();
}

/// Frozen by an older version of the server, for whatever reason: opened, it goes on.
async fn frozen_of_old(on: On) {
    let (test, ada, table, pool) = played(on).await;
    asleep(&test, &table).await;
    run(&pool, "UPDATE matches SET status = 'frozen', trouble = 'too slow' WHERE id = $1", &table).await;
    goes_on(&ada, &table).await;
    assert_eq!(status(&pool, &table).await, ("running".into(), None));
    pool.close().await;
    test.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_told_and_thaws_on_sqlite() {
    a_broken_log(On::Sqlite).await;
    other_rules(On::Sqlite).await;
    frozen_of_old(On::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_is_told_and_thaws_on_postgres() {
    a_broken_log(On::Postgres).await;
    other_rules(On::Postgres).await;
    frozen_of_old(On::Postgres).await;
}
