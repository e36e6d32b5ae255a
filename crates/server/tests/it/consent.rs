//! Taking back by consent: everybody agrees or nothing happens, dice stay unless people practise, and all of it can be read.

use crate::common::*;
use serde_json::{Value, json};
use server::client::Client;

async fn say(client: &Client, table: &str, seat: u8, word: &str) -> u16 {
    let path = format!("/t/{table}/take-back");
    client.form(&path, &format!("seat={seat}&say={word}")).await.unwrap().status
}

async fn page(client: &Client, table: &str) -> String {
    client.get(&format!("/t/{table}")).await.unwrap().text()
}

async fn steps(client: &Client, table: &str) -> u64 {
    let view = client.get(&format!("/api/v1/tables/{table}/view?as=table")).await.unwrap();
    view.json().unwrap()["steps"].as_u64().unwrap()
}

/// Three people at a table that has begun.
async fn three(test: &Test, options: Value) -> ([Client; 3], String) {
    let people = [test.guest("Ada").await, test.guest("Bo").await, test.guest("Cy").await];
    let mut wish = json!({ "game": "raid", "seats": ["me", "open", "open"] });
    wish.as_object_mut().unwrap().extend(options.as_object().unwrap().clone());
    let opened = people[0].post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let table = opened["id"].as_str().unwrap().to_owned();
    for guest in &people[1..] {
        assert_eq!(
            guest.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap().status,
            200
        );
    }
    let begun = people[0].post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap();
    assert_eq!(begun.status, 200);
    (people, table)
}

/// Everybody bids, so that the bids lie open; then the leader aims.
async fn bid_all(people: &[Client; 3], table: &str) {
    for (seat, person) in people.iter().enumerate() {
        assert!(step(person, table, &[seat as u8], &format!("bid-{seat}")).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_agrees_or_nothing_happens() {
    let test = Test::start().await;
    let ([ada, bo, cy], table) = three(&test, json!({})).await;
    assert!(step(&ada, &table, &[0], "a").await);
    assert!(!page(&ada, &table).await.contains("ask-back"), "undo is enough");
    assert!(step(&bo, &table, &[1], "b").await);
    assert!(page(&ada, &table).await.contains("ask-back"), "another answered: they can be asked");
    assert!(!page(&cy, &table).await.contains("ask-back"), "who has done nothing has nothing to take back");
    assert_eq!(say(&cy, &table, 2, "ask").await, 409);
    assert_eq!(say(&bo, &table, 0, "ask").await, 403, "nobody asks for another");
    assert_eq!(say(&bo, &table, 1, "yes").await, 409, "nobody asked");
    assert_eq!(say(&ada, &table, 0, "perhaps").await, 400);
    assert_eq!(say(&ada, &table, 0, "ask").await, 303);
    assert_eq!(say(&bo, &table, 1, "ask").await, 409, "one question at a time");
    for (person, answers) in [(&ada, false), (&bo, true), (&cy, true)] {
        let page = page(person, &table).await;
        assert!(page.contains("id=\"t-take-back\""));
        assert_eq!(page.contains("value=\"yes\""), answers);
        assert_eq!(page.contains("value=\"withdraw\""), !answers);
    }
    let watching = test.guest("Eve").await;
    let seen = page(&watching, &table).await;
    assert!(seen.contains("id=\"t-take-back\"") && !seen.contains("value=\"yes\""), "who watches is told");
    assert_eq!(say(&watching, &table, 1, "yes").await, 403);
    assert_eq!(say(&bo, &table, 1, "yes").await, 303);
    assert_eq!(steps(&ada, &table).await, 2, "one has yet to answer");
    assert_eq!(say(&cy, &table, 2, "yes").await, 303);
    assert_eq!(steps(&ada, &table).await, 0, "her step, and what was answered since");
    assert!(page(&watching, &table).await.contains("everybody agreed"), "everybody can read it");

    // Somebody says no; the same is not asked twice.
    assert!(step(&ada, &table, &[0], "c").await && step(&bo, &table, &[1], "d").await);
    assert_eq!(say(&ada, &table, 0, "ask").await, 303);
    assert_eq!(say(&cy, &table, 2, "no").await, 303);
    assert_eq!(say(&bo, &table, 1, "yes").await, 409);
    assert_eq!(steps(&ada, &table).await, 2);
    assert_eq!(say(&ada, &table, 0, "ask").await, 409);
    assert!(page(&ada, &table).await.contains("somebody said no"));

    // Bids lie open after the third: what was learned stays, and an open question goes with the next answer.
    assert!(step(&cy, &table, &[2], "e").await);
    assert_eq!(say(&ada, &table, 0, "ask").await, 409, "bids are open now");
    assert!(!page(&ada, &table).await.contains("ask-back"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_goes_with_the_next_answer() {
    let test = Test::start().await;
    let ([ada, bo, cy], table) = three(&test, json!({})).await;
    assert!(step(&ada, &table, &[0], "a").await && step(&bo, &table, &[1], "b").await);
    assert_eq!(say(&ada, &table, 0, "ask").await, 303);
    assert_eq!(say(&ada, &table, 0, "withdraw").await, 303);
    assert_eq!(say(&bo, &table, 1, "yes").await, 409, "it was withdrawn");
    assert_eq!(say(&ada, &table, 0, "ask").await, 303, "and may be asked again");
    assert!(step(&cy, &table, &[2], "c").await);
    for (person, seat) in [(&bo, 1), (&cy, 2)] {
        assert_eq!(say(person, &table, seat, "yes").await, 409, "the game went on");
    }
    assert_eq!(steps(&ada, &table).await, 3);
    assert!(page(&ada, &table).await.contains("the game went on"));
}

/// A practice game says so to everybody; there even the die is taken back, and falls anew.
#[tokio::test(flavor = "multi_thread")]
async fn who_practises_takes_back_the_die() {
    let test = Test::start().await;
    let (people, table) = three(&test, json!({ "practice": true })).await;
    bid_all(&people, &table).await;
    let [ada, bo, cy] = &people;
    assert!(step(ada, &table, &[0], "aim").await && step(ada, &table, &[0], "roll").await);
    let rolled = steps(ada, &table).await;
    for person in &people {
        assert!(page(person, &table).await.contains("Practice game"), "everybody is told");
    }
    assert_eq!(say(ada, &table, 0, "ask").await, 303);
    assert_eq!(say(bo, &table, 1, "yes").await, 303);
    assert_eq!(say(cy, &table, 2, "yes").await, 303);
    assert_eq!(steps(ada, &table).await, rolled - 1);
    // The log plays again as it is: on another start it leads to the same place.
    let Test { running, folder, .. } = test;
    running.stop().await.unwrap();
    let folder = folder.unwrap();
    let running =
        server::start(settings(server::Storage::Folder(folder.path().to_owned())), games()).await.unwrap();
    let ada = Client { address: running.address, headers: ada.headers.clone() };
    assert_eq!(steps(&ada, &table).await, rolled - 1);
    assert!(step(&ada, &table, &[0], "again").await);
    running.stop().await.unwrap();
}

/// Among bots alone a practice game asks nobody.
#[tokio::test(flavor = "multi_thread")]
async fn alone_nobody_is_asked() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let wish = json!({ "game": "raid", "seats": ["me", "me"], "practice": true });
    let opened = ada.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let table = opened["id"].as_str().unwrap().to_owned();
    for n in 0..4 {
        assert!(step(&ada, &table, &[0, 1], &format!("s{n}")).await);
    }
    let before = steps(&ada, &table).await;
    assert_eq!(say(&ada, &table, 0, "ask").await, 303);
    assert!(steps(&ada, &table).await < before, "it is done at once");
}
