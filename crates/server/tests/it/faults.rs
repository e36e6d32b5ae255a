//! Rules that fail: the match is frozen with a friendly notice, its log is kept, and every other table goes on.

use crate::common::*;
use serde_json::json;
use std::time::Duration;

/// A table of the broken game where the first seat is asked where to aim.
async fn about_to_aim(client: &server::client::Client) -> String {
    let wish = json!({ "game": "broken", "seats": ["me", "me"] });
    let table = client.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let table = table["id"].as_str().unwrap().to_owned();
    assert!(step(client, &table, &[0], "a").await && step(client, &table, &[1], "b").await);
    table
}

async fn aim(client: &server::client::Client, table: &str, at: u8) -> server::client::Answer {
    let asked = offer(client, table, 0).await;
    let act = json!({ "id": "aim", "seat": 0, "decision": asked["decision"], "action": { "aim": at } });
    client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap()
}

async fn stays_frozen(test: &Test, client: &server::client::Client, table: &str) {
    let shown = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(
        (&shown["steps"], &shown["seats"][0]["open"]),
        (&json!(2), &json!(true)),
        "the last good state is shown"
    );
    let page = client.clone().with("accept-language", "fr").get(&format!("/t/{table}")).await.unwrap();
    assert_eq!(page.status, 200);
    assert!(page.text().contains("frozen") || page.text().contains("gelée"), "the page says what happened");
    let again = aim(client, table, 0).await;
    assert_eq!((again.status, again.json().unwrap()["error"].clone()), (409, json!("frozen")));
    // Everybody else plays on.
    let other = open_id(client, &["me", "me"]).await;
    assert!(step(client, &other, &[0], "x").await);
    let store = test.running.core.store.clone();
    assert_eq!(store.entries(table, 0).await.unwrap().len(), 2, "the log is kept");
    let health = client.get("/health").await.unwrap();
    assert_eq!(health.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_panic_freeze_their_match_only() {
    // It is not tried again while the test looks at it.
    let test = Test::with(|s| s.minute = Duration::from_secs(60)).await;
    let client = test.guest("Ada").await;
    let table = about_to_aim(&client).await;
    let answer = aim(&client, &table, 1).await;
    assert_eq!(
        (answer.status, answer.json().unwrap()["error"].clone()),
        (409, json!("frozen")),
        "{}",
        answer.text()
    );
    stays_frozen(&test, &client, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_that_never_end_freeze_their_match_only() {
    let test = Test::with(|s| {
        s.engine_limit = Duration::from_millis(300);
        s.minute = Duration::from_secs(60);
    })
    .await;
    let client = test.guest("Ada").await;
    let table = about_to_aim(&client).await;
    let begun = std::time::Instant::now();
    let answer = aim(&client, &table, 2).await;
    assert!(begun.elapsed() < Duration::from_secs(20));
    assert_eq!(
        (answer.status, answer.json().unwrap()["error"].clone()),
        (409, json!("frozen")),
        "{}",
        answer.text()
    );
    stays_frozen(&test, &client, &table).await;
}

/// The step that made the rules fail was never stored: whoever opens the table later finds it as it was before, and may
/// go another way.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_froze_at_a_step_goes_on_when_it_is_opened_again() {
    let test = Test::with(|s| s.minute = Duration::from_secs(2)).await;
    let client = test.guest("Ada").await;
    let table = about_to_aim(&client).await;
    assert_eq!(aim(&client, &table, 1).await.status, 409);
    let page = client.get(&format!("/t/{table}")).await.unwrap();
    assert!(page.text().contains("frozen"), "not at once: to play a long log takes a while");
    let thawed = async || {
        client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap()["status"] == "running"
    };
    for _ in 0..100 {
        if thawed().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(thawed().await, "opened a second later, it is tried again");
    let other = json!({ "id": "another", "seat": 0, "decision": offer(&client, &table, 0).await["decision"],
        "action": { "aim": 0 } });
    let answer = client.post(&format!("/api/v1/tables/{table}/act"), &other).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    let row = test.running.core.store.table(&table).await.unwrap();
    assert_eq!((row.status, row.trouble), (server::store::Status::Running, None));
}
