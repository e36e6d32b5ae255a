//! Plans: tried on a private copy over the line, kept, played in one go, and nobody else's business.

use crate::common::*;
use serde_json::{Value, json};
use server::client::{Client, Live};

/// The newest prompt that a line was sent, as its HTML.
async fn prompt(client: &Client, live: &mut Live, table: &str, was: &str) -> String {
    let mut seen = was.to_owned();
    for text in settled(client, live, table).await {
        let message: Value = serde_json::from_str(&text).unwrap();
        for list in ["changed", "elements"] {
            for element in message[list].as_array().into_iter().flatten() {
                if element["id"] == "t-prompt" {
                    seen = element["html"].as_str().unwrap().to_owned();
                }
            }
        }
    }
    seen
}

fn attribute(html: &str, name: &str) -> Option<u64> {
    html.split(&format!("{name}=\"")).nth(1)?.split('"').next()?.parse().ok()
}

async fn page(client: &Client, table: &str, seat: u8) -> String {
    client.get(&format!("/t/{table}?as={seat}")).await.unwrap().text()
}

async fn plan(client: &Client, table: &str, seat: u8, word: &str) -> u16 {
    let fields = format!("seat={seat}&say={word}");
    client.form(&format!("/t/{table}/plan"), &fields).await.unwrap().status
}

/// Two people, and the first has bid: the second may plan.
async fn two(test: &Test) -> (Client, Client, String) {
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = open_id(&ada, &["me", "open"]).await;
    assert_eq!(bo.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap().status, 200);
    assert_eq!(ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap().status, 200);
    (ada, bo, table)
}

/// Begins to try, takes `steps` first choices on the copy, and keeps them.
async fn keep(client: &Client, table: &str, seat: u8, steps: usize) -> Vec<String> {
    let mut live = client.live(table, &seat.to_string()).await.unwrap();
    let mut now = prompt(client, &mut live, table, "").await;
    live.say(&json!({ "t": "try", "on": true })).await.unwrap();
    let mut prompts = Vec::new();
    for n in 0..steps {
        now = loop {
            let seen = prompt(client, &mut live, table, &now).await;
            if attribute(&seen, "data-decision").is_some_and(|d| d >= 1 << 30) {
                break seen;
            }
        };
        let decision = attribute(&now, "data-decision").unwrap();
        let act = json!({ "t": "act", "id": format!("try-{n}"), "seat": seat, "decision": decision, "steps": [{ "choice": 0 }] });
        live.say(&act).await.unwrap();
        prompts.push(now.clone());
        now = prompt(client, &mut live, table, &now).await;
    }
    live.say(&json!({ "t": "keep", "id": "keep" })).await.unwrap();
    settled(client, &mut live, table).await;
    prompts
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_tried_kept_and_played() {
    let test = Test::start().await;
    let (ada, bo, table) = two(&test).await;
    assert!(step(&ada, &table, &[0], "bid").await);
    let before = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().text();
    // Ada leads the first round: she plans her aim while Bo has yet to bid.
    keep(&ada, &table, 0, 1).await;
    assert_eq!(ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().text(), before, "nothing happened");
    let mine = page(&ada, &table, 0).await;
    assert!(mine.contains("id=\"t-plan\""), "her own page has it");
    assert!(!mine.contains("value=\"play\""), "she is not asked yet");
    for other in [
        page(&bo, &table, 1).await,
        test.guest("Eve").await.get(&format!("/t/{table}")).await.unwrap().text(),
    ] {
        assert!(!other.contains("id=\"t-plan\""), "and nobody else's");
    }
    assert_eq!(plan(&bo, &table, 0, "play").await, 409);
    assert_eq!(plan(&ada, &table, 0, "play").await, 409, "she is not asked");
    assert!(step(&bo, &table, &[1], "bid-b").await);
    assert!(page(&ada, &table, 0).await.contains("value=\"play\""), "now it is offered");
    assert_eq!(plan(&ada, &table, 0, "play").await, 303);
    let offer = offer(&ada, &table, 0).await;
    assert_eq!(offer["prompt"], "Roll", "her aim is taken: {offer}");
    assert!(!page(&ada, &table, 0).await.contains("id=\"t-plan\""), "a plan is played once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_breaks_says_where() {
    let test = Test::start().await;
    let (ada, bo, table) = two(&test).await;
    // Bo plans a bid, and then bids that very card by hand: it is gone.
    keep(&bo, &table, 1, 1).await;
    assert!(page(&bo, &table, 1).await.contains("value=\"play\""), "asked at once, and possible");
    assert!(step(&bo, &table, &[1], "by-hand").await && step(&ada, &table, &[0], "bid").await);
    for n in 0..30 {
        if !offer(&bo, &table, 1).await.is_null() {
            break;
        }
        assert!(step(&ada, &table, &[0], &format!("on-{n}")).await);
    }
    let seen = page(&bo, &table, 1).await;
    assert!(seen.contains("breaks at step 1") && !seen.contains("value=\"play\""), "{seen}");
    assert_eq!(plan(&bo, &table, 1, "play").await, 409);
    assert_eq!(plan(&bo, &table, 1, "drop").await, 303);
    assert!(!page(&bo, &table, 1).await.contains("id=\"t-plan\""));
    assert_eq!(plan(&bo, &table, 1, "drop").await, 409, "there is none any more");
    assert_eq!(plan(&bo, &table, 1, "burn").await, 400);
}

/// Whoever plays several seats from one device tries nothing: another might look on.
#[tokio::test(flavor = "multi_thread")]
async fn a_shared_device_has_no_plans() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    assert!(!page(&ada, &table, 0).await.contains("data-do=\"try\""));
    let mut live = ada.live(&table, "0").await.unwrap();
    live.say(&json!({ "t": "try", "on": true })).await.unwrap();
    let heard = settled(&ada, &mut live, &table).await;
    assert!(heard.iter().any(|text| text.contains("no_plan")), "{heard:?}");
}
