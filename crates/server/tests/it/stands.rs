//! Standing answers: what somebody does not want to be asked again is declined for them, and nobody else hears of it.

use crate::common::*;
use serde_json::{Value, json};
use server::client::Client;
use std::time::Duration;

async fn stand(client: &Client, table: &str, seat: u8, verb: &str, scope: &str) -> u16 {
    let body = format!("seat={seat}&question=prompt-shield&scope={scope}");
    let path = format!("/t/{table}/{verb}");
    client.send("POST", &path, "application/x-www-form-urlencoded", body.as_bytes()).await.unwrap().status
}

/// What stands, as a seat's page has it.
async fn listed(client: &Client, table: &str, seat: u8) -> bool {
    client.get(&format!("/t/{table}?as={seat}")).await.unwrap().text().contains("/unstand")
}

async fn steps(client: &Client, table: &str) -> u64 {
    let view = client.get(&format!("/api/v1/tables/{table}/view?as=table")).await.unwrap();
    view.json().unwrap()["steps"].as_u64().unwrap()
}

async fn act(client: &Client, table: &str, seat: u8, offer: &Value, choice: usize) {
    let id = format!("{seat}-{}", offer["decision"]);
    let act = json!({ "id": id, "seat": seat, "decision": offer["decision"], "choice": choice });
    let answer = client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
}

/// Whether a seat is asked to shield itself.
fn shields(offer: &Value) -> bool {
    offer["prompt"] == "Shield?"
}

/// Plays, pressing on, until this seat is asked to shield itself; says at which step. The other seat does not.
async fn until_shield(client: &Client, table: &str, wanted: u8) -> u64 {
    for _ in 0..60 {
        for seat in 0..2 {
            let asked = offer(client, table, seat).await;
            if asked.is_null() {
                continue;
            }
            if shields(&asked) && seat == wanted {
                return steps(client, table).await;
            }
            act(client, table, seat, &asked, 0).await;
            break;
        }
    }
    panic!("nobody pressed on");
}

/// Waits until a table has so many steps.
async fn reached(client: &Client, table: &str, wanted: u64) {
    while steps(client, table).await < wanted {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Longer than the table ever takes to answer for somebody, with the delay of these tests.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(150)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn it_is_declined_until_it_is_taken_back() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let at = until_shield(&ada, &table, 1).await;
    assert!(!listed(&ada, &table, 1).await);
    assert_eq!(stand(&ada, &table, 1, "stand", "game").await, 303);
    reached(&ada, &table, at + 1).await;
    assert!(listed(&ada, &table, 1).await, "its seat sees it");
    assert!(!listed(&ada, &table, 0).await, "and nobody else does");
    // A server that comes back still knows.
    let Test { running, folder, .. } = test;
    running.stop().await.unwrap();
    let folder = folder.unwrap();
    let running =
        server::start(settings(server::Storage::Folder(folder.path().to_owned())), games()).await.unwrap();
    let ada = Client { address: running.address, headers: ada.headers.clone() };
    assert!(listed(&ada, &table, 1).await);
    assert_eq!(stand(&ada, &table, 1, "unstand", "").await, 303);
    assert!(!listed(&ada, &table, 1).await);
    let at = until_shield(&ada, &table, 1).await;
    a_while().await;
    assert_eq!(steps(&ada, &table).await, at, "it is asked again");
    running.stop().await.unwrap();
}

/// For a turn: whoever answers something else has had it.
#[tokio::test(flavor = "multi_thread")]
async fn it_ends_with_the_next_answer() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let at = until_shield(&ada, &table, 1).await;
    assert_eq!(stand(&ada, &table, 1, "stand", "turn").await, 303);
    reached(&ada, &table, at + 1).await;
    assert!(listed(&ada, &table, 1).await, "being answered for is no answer");
    let asked = offer(&ada, &table, 0).await;
    act(&ada, &table, 0, &asked, 0).await;
    assert!(listed(&ada, &table, 1).await, "nor is what others answer");
    let asked = offer(&ada, &table, 1).await;
    act(&ada, &table, 1, &asked, 0).await;
    assert!(!listed(&ada, &table, 1).await);
}

/// Only whoever sits there says so, and only of what the rules let be declined.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_nobody_elses_to_say() {
    let test = Test::start().await;
    let (ada, eve) = (test.guest("Ada").await, test.guest("Eve").await);
    let table = open_id(&ada, &["me", "me"]).await;
    assert_eq!(stand(&eve, &table, 1, "stand", "game").await, 403);
    assert_eq!(stand(&ada, &table, 1, "stand", "for ever").await, 400);
    let body = "seat=1&question=prompt-bid&scope=game";
    let form = "application/x-www-form-urlencoded";
    let answer = ada.send("POST", &format!("/t/{table}/stand"), form, body.as_bytes()).await.unwrap();
    assert_eq!(answer.status, 400, "bidding cannot be declined");
}
