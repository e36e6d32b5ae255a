//! Why did you do that? A bot answers whoever sits at its table.

use crate::common::*;
use std::time::Duration;

/// A bot says in one line why; nobody else has to.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_says_why() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = open_id(&ada, &["me", "bot:companion", "bot:novice-raider"]).await;
    let steps = async || {
        let shown = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        shown["steps"].as_u64().unwrap()
    };
    let ask = async |step: u64| ada.get(&format!("/t/{table}/why?step={step}")).await.unwrap();
    for round in 0..1000 {
        if steps().await >= 8 {
            break;
        }
        if !step(&ada, &table, &[0], &format!("w{round}")).await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    let (mut said, mut mine) = (0, 0);
    for step in 1..=8 {
        // As often as one may ask in a row.
        if said == 3 {
            break;
        }
        let answer = ask(step).await;
        match answer.status {
            200 => {
                let why = answer.json().unwrap()["why"].as_str().unwrap().to_owned();
                assert!(why.contains("(bot ") && !why.contains('\n') && why.len() < 400, "{why}");
                said += 1;
            }
            // My own step: I know why.
            400 => mine += 1,
            other => panic!("{other}: {}", answer.text()),
        }
    }
    assert!(said > 0 && mine > 0, "{said} of bots, {mine} of mine");
    assert_eq!(ask(0).await.status, 400);
    assert_eq!(ask(100_000).await.status, 400);
    assert_eq!(bo.get(&format!("/t/{table}/why?step=1")).await.unwrap().status, 403);
    // Not every step is told of: whoever plays on is offered to ask sooner or later.
    let mut page = String::new();
    for round in 0..1000 {
        page = ada.get(&format!("/t/{table}")).await.unwrap().text();
        if page.contains("data-why=") {
            break;
        }
        if !step(&ada, &table, &[0], &format!("o{round}")).await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }
    assert!(page.contains("data-why="), "the log offers to ask: {page}");
    assert!(page.contains("Novice raider (bot 3)"), "a temperament is named");
}
