//! Lessons: one is begun, gone on with, put away and played again; how far its reader is, is kept with the match.

use crate::common::*;
use server::client::Client;

async fn learn(client: &Client, fields: &str) -> String {
    let answer = client.form("/learn", fields).await.unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().trim_start_matches("/t/").to_owned()
}

async fn turn(client: &Client, table: &str, to: &str) -> u16 {
    client.form(&format!("/t/{table}/lesson"), &format!("to={to}")).await.unwrap().status
}

async fn page(client: &Client, table: &str) -> String {
    client.get(&format!("/t/{table}")).await.unwrap().text()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_read_card_by_card() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = learn(&ada, "game=raid").await;
    let shown = page(&ada, &table).await;
    assert!(shown.contains("id=\"t-lesson\"") && shown.contains("Three regions."), "the first card");
    assert!(shown.contains("data-lit=\"space-0\""));
    assert_eq!(turn(&ada, &table, "next").await, 303);
    let shown = page(&ada, &table).await;
    assert!(shown.contains("lesson open") && shown.contains("Answer."), "the second, to be tried");
    assert!(!shown.contains("You answered."));
    while !step(&ada, &table, &[0], "a").await {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let shown = page(&ada, &table).await;
    assert!(shown.contains("lesson done") && shown.contains("You answered."), "tried");
    // Put away, and found again where it was.
    assert_eq!(turn(&ada, &table, "away").await, 303);
    assert!(page(&ada, &table).await.contains("lesson away"));
    assert_eq!(learn(&ada, "game=raid").await, table);
    assert!(page(&ada, &table).await.contains("lesson done"));
    // The last card ends it; then it begins anew, at another table.
    assert_eq!(turn(&ada, &table, "next").await, 303);
    assert!(!page(&ada, &table).await.contains("id=\"t-lesson\""));
    assert_ne!(learn(&ada, "game=raid").await, table);
}

/// It is its reader's: nobody else sees it, turns it, or is asked about it; what cannot be learned is said.
#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_has_one_reader() {
    let test = Test::start().await;
    let (ada, eve) = (test.guest("Ada").await, test.guest("Eve").await);
    let table = learn(&ada, "game=raid").await;
    assert_eq!(turn(&eve, &table, "next").await, 403);
    assert!(!page(&eve, &table).await.contains("id=\"t-lesson\""));
    assert_eq!(turn(&ada, &table, "sideways").await, 400);
    let ordinary = open_id(&ada, &["me", "bot:random"]).await;
    assert_eq!(turn(&ada, &ordinary, "next").await, 404);
    assert_eq!(ada.form("/learn", "game=nothing").await.unwrap().status, 404);
    let again = learn(&ada, "game=raid&again=1").await;
    assert_ne!(again, table, "from the beginning");
}

/// A server that comes back still knows the card, on either database.
#[tokio::test(flavor = "multi_thread")]
async fn the_card_is_stored() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = learn(&ada, "game=raid").await;
    turn(&ada, &table, "next").await;
    let Test { running, folder, .. } = test;
    running.stop().await.unwrap();
    let folder = folder.unwrap();
    let running =
        server::start(settings(server::Storage::Folder(folder.path().to_owned())), games()).await.unwrap();
    let again = Client { address: running.address, headers: ada.headers.clone() };
    assert!(page(&again, &table).await.contains("data-turned=\"1\""));
    running.stop().await.unwrap();
}
