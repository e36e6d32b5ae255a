//! What happened since a seat last answered: told by the log, whoever asks and whenever.

use crate::common::*;
use serde_json::json;
use server::client::Client;

async fn since(client: &Client, table: &str, seat: u8) -> (u16, String) {
    let answer = client.get(&format!("/t/{table}/since?seat={seat}")).await.unwrap();
    (answer.status, answer.text())
}

/// From which step to which it tells.
fn ends(digest: &str) -> (usize, usize) {
    let number = |name: &str| {
        let rest = digest.split(&format!("data-{name}=\"")).nth(1).unwrap_or_else(|| panic!("{digest}"));
        rest.split('"').next().unwrap().parse().unwrap()
    };
    (number("from"), number("to"))
}

/// Ada plays three seats until the first has answered, others have gone on, and somebody has rolled.
async fn begun(client: &Client) -> String {
    let table = open_id(client, &["me", "me", "me"]).await;
    for n in 0..8 {
        assert!(step(client, &table, &[0, 1, 2], &format!("s{n}")).await);
    }
    table
}

/// The log says where a seat last answered: a server that comes back tells the same, byte for byte.
#[tokio::test(flavor = "multi_thread")]
async fn the_log_says_where_somebody_was() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = begun(&ada).await;
    let (status, told) = since(&ada, &table, 1).await;
    assert_eq!(status, 200, "{told}");
    let (from, to) = ends(&told);
    assert!(from > 0 && to > from, "{told}");
    assert!(told.contains("cards</li>"), "the change of a gauge: {told}");
    let Test { running, folder, .. } = test;
    running.stop().await.unwrap();
    let folder = folder.unwrap();
    let running =
        server::start(settings(server::Storage::Folder(folder.path().to_owned())), games()).await.unwrap();
    let again = Client { address: running.address, headers: ada.headers.clone() };
    assert_eq!(since(&again, &table, 1).await, (200, told));
    running.stop().await.unwrap();
}

/// What a seat answers after the others leaves its digest as it was; what they answer then begins another.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_does_not_take_it_away() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    assert_eq!(since(&ada, &table, 0).await.0, 409, "nobody did anything yet");
    assert!(step(&ada, &table, &[0], "a").await);
    assert_eq!(since(&ada, &table, 0).await.0, 409, "nobody else did anything yet");
    assert_eq!(ends(&since(&ada, &table, 1).await.1), (0, 1));
    assert!(step(&ada, &table, &[1], "b").await);
    let (_, told) = since(&ada, &table, 0).await;
    assert_eq!(ends(&told), (1, 2));
    assert!(step(&ada, &table, &[0], "c").await);
    let (_, still) = since(&ada, &table, 0).await;
    assert!(ends(&still) == (1, 2) && still.contains("What the others did last"), "{still}");
    // An answer taken back is no answer.
    let undo = json!({ "id": "u", "seat": 0 });
    ada.post(&format!("/api/v1/tables/{table}/undo"), &undo).await.unwrap();
    assert_eq!(ends(&since(&ada, &table, 0).await.1), (1, 2));
    // With the second answer a round ends: what that brought is told.
    assert!(step(&ada, &table, &[0], "d").await && step(&ada, &table, &[0], "e").await);
    assert_eq!(ends(&since(&ada, &table, 0).await.1), (3, 4));
}

/// It is for whoever sits there, and so are the cards of what only they heard.
#[tokio::test(flavor = "multi_thread")]
async fn it_is_nobody_elses_business() {
    let test = Test::start().await;
    let (ada, eve) = (test.guest("Ada").await, test.guest("Eve").await);
    let table = begun(&ada).await;
    assert_eq!(since(&eve, &table, 1).await.0, 403);
    assert_eq!(eve.get(&format!("/t/{table}/card/0?as=1")).await.unwrap().status, 403);
}

/// A line of the log that has a card shows it again, by its number there; other lines have none.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_shows_its_card() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let mut found = None;
    for n in 0..30 {
        let page = ada.get(&format!("/t/{table}?as=0")).await.unwrap().text();
        found = page.split("data-card=\"").nth(1).map(|rest| rest.split('"').next().unwrap().to_owned());
        if found.is_some() || !step(&ada, &table, &[0, 1], &format!("s{n}")).await {
            break;
        }
    }
    let line: usize = found.expect("somebody rolled").parse().unwrap();
    let card = ada.get(&format!("/t/{table}/card/{line}?as=0")).await.unwrap();
    assert_eq!(card.status, 200);
    assert!(card.text().contains("event-card") && card.text().contains("rolled"), "{}", card.text());
    assert_eq!(
        ada.get(&format!("/t/{table}/card/0?as=0")).await.unwrap().status,
        404,
        "cards are drawn at first"
    );
    assert_eq!(ada.get(&format!("/t/{table}/card/9999?as=0")).await.unwrap().status, 404);
}
