//! Matches that are over: looked over once, played on from, and open to everybody's eyes; and nothing of this before.

use crate::common::*;
use resvg::tiny_skia::Pixmap;
use serde_json::{Value, json};
use server::client::Client;
use std::time::Duration;

async fn begun(client: &Client, seats: &[&str]) -> String {
    let wish = json!({ "game": "raid", "seats": seats, "options": { "rounds": "short" } });
    let answer = client.post("/api/v1/tables", &wish).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json().unwrap()["id"].as_str().unwrap().to_owned()
}

/// A match played to its end by whoever sits on these seats.
async fn played(client: &Client, seats: &[&str]) -> (String, usize) {
    let table = begun(client, seats).await;
    let mut n = 0;
    while step(client, &table, &[0, 1, 2][..seats.len()], &format!("m{n}")).await {
        n += 1;
    }
    (table, n)
}

async fn text(client: &Client, path: &str) -> (u16, String) {
    let answer = client.get(path).await.unwrap();
    (answer.status, answer.text())
}

/// The page of how it was won, once it is there.
async fn looked_over(client: &Client, table: &str) -> String {
    for _ in 0..600 {
        let (status, page) = text(client, &format!("/t/{table}/analysis")).await;
        assert_eq!(status, 200, "{page}");
        if page.contains("after-moments") {
            return page;
        }
        assert!(page.contains("after-wait"), "{page}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it was never looked over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_looked_over_once_it_is_over_and_not_before() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let running = begun(&ada, &["me", "me"]).await;
    for page in ["analysis", "dice", "draws"] {
        assert_eq!(text(&ada, &format!("/t/{running}/{page}")).await.0, 409, "{page}");
    }
    // Nor when it is asked for without a page.
    test.running.core.look_over(&running);
    let (table, steps) = played(&ada, &["me", "me"]).await;
    let page = looked_over(&ada, &table).await;
    assert!(page.contains("class=\"chances\"") && page.contains("after-shares"), "{page}");
    assert!(page.contains(&format!("/t/{table}/at/{steps}/board.png")), "a messenger shows that very board");
    // By itself, at the end of the match; that of the running one is nowhere.
    let kept: Vec<String> = {
        use sqlx::Row;
        let rows =
            sqlx::query("SELECT match_id FROM analyses").fetch_all(&test.database().await).await.unwrap();
        rows.iter().map(|row| row.get("match_id")).collect()
    };
    assert_eq!(kept, std::slice::from_ref(&table));
    // In the other language, too.
    let french = Client::new(test.address()).with("accept-language", "fr");
    let page = text(&french, &format!("/t/{table}/analysis")).await.1;
    assert!(page.contains("Chance et adresse") && !page.contains("ui-after"), "{page}");
    // What it comes to, and what one's own matches come to.
    let (status, page) = text(&ada, "/archive/raid").await;
    assert!(status == 200 && page.contains("after-stats"), "{page}");
    let (status, page) = text(&ada, "/mine").await;
    assert!(status == 200 && page.contains(&format!("/t/{table}/analysis")), "{page}");
    // On both seats it is one match, and says nothing of who won.
    assert_eq!(page.matches(&format!("/t/{table}/analysis")).count(), 1, "{page}");
    assert!(page.contains("several seats") && !page.contains("Even share"), "{page}");
    assert_eq!(text(&french, "/mine").await.0, 401);
    assert_eq!(text(&ada, "/archive/chess").await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_everything_once_it_is_over() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let running = begun(&ada, &["me", "bot:random"]).await;
    assert_eq!(text(&bo, &format!("/t/{running}/at/0?as=0")).await.0, 403);
    assert_eq!(text(&bo, &format!("/t/{running}/at/0/board.svg?as=0")).await.0, 403);
    assert_eq!(text(&bo, &format!("/t/{running}/track?as=0")).await.0, 403);
    let (table, steps) = played(&ada, &["me", "me"]).await;
    assert_eq!(text(&bo, &format!("/t/{table}/at/0?as=0")).await.0, 200);
    assert_eq!(text(&bo, &format!("/t/{table}/at/0?as=5")).await.0, 403, "there is no such seat");
    let track: Value = serde_json::from_str(&text(&bo, &format!("/t/{table}/track?as=1")).await.1).unwrap();
    assert_eq!((&track["steps"], track["actors"].as_array().map(Vec::len)), (&json!(steps), Some(steps)));
    let (status, board) = text(&bo, &format!("/t/{table}/at/{steps}/board.svg")).await;
    assert!(status == 200 && board.starts_with("<svg"), "{board}");
    for kind in ["svg", "png"] {
        assert_eq!(text(&bo, &format!("/t/{table}/at/9999/board.{kind}")).await.0, 404);
    }
    let embedded = bo.get(&format!("/t/{table}/embed?at=1")).await.unwrap();
    assert!(embedded.header("content-security-policy").unwrap().contains("frame-ancestors *"));
}

/// What the page names as its picture is a PNG of that very board, and while the match runs one of what everybody sees.
#[tokio::test(flavor = "multi_thread")]
async fn a_messenger_is_shown_that_very_board() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = begun(&ada, &["me", "bot:random"]).await;
    let page = text(&bo, &format!("/t/{table}/at/0")).await.1;
    let named = page.split("<meta property=\"og:image\" content=\"").nth(1).expect("a picture");
    let (address, rest) = named.split_once('"').expect("an address");
    assert!(!rest.contains("og:image\""), "messengers show the first, so there is one");
    let path = &address[address.find("/t/").expect("of this table")..];
    assert_eq!(path, format!("/t/{table}/at/0/board.png"));
    let shown = bo.get(path).await.unwrap();
    assert_eq!((shown.status, shown.header("content-type")), (200, Some("image/png")));
    let picture = Pixmap::decode_png(&shown.body).expect("a picture");
    assert_eq!((picture.width(), picture.height()), (900, 300), "the toy's board is 300 by 100");
    // A seat's own is its own; who plays there is shown the same as everybody unless they ask for theirs.
    assert_eq!(text(&bo, &format!("/t/{table}/at/0/board.png?as=0")).await.0, 403);
    assert!(ada.get(path).await.unwrap().body == shown.body);
    assert_eq!(ada.get(&format!("{path}?as=0")).await.unwrap().status, 200);
}

/// Every number that the browser draws once more is here: what it was drawn from, and by which seed.
#[tokio::test(flavor = "multi_thread")]
async fn the_dice_are_told_with_what_they_were_drawn_from() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let (table, _) = played(&ada, &["me", "me"]).await;
    let draws: Value = serde_json::from_str(&text(&ada, &format!("/t/{table}/draws")).await.1).unwrap();
    let file: Value = serde_json::from_str(&text(&ada, &format!("/t/{table}/export")).await.1).unwrap();
    assert_eq!((&draws["seed"], &draws["wrong"]), (&file["seed"], &Value::Null));
    let setup = &draws["entries"][0];
    assert_eq!(setup["entry"], 0);
    assert_eq!(setup["draws"].as_array().map(Vec::len), file["setup"].as_array().map(Vec::len));
    let page = text(&ada, &format!("/t/{table}/dice")).await.1;
    assert!(
        page.contains(file["commitment"].as_str().unwrap()) && page.contains(file["seed"].as_str().unwrap())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn any_moment_can_be_played_on_from() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let (table, steps) = played(&ada, &["me", "me"]).await;
    let branch = async |client: &Client, table: &str, form: &str| {
        client.form(&format!("/t/{table}/branch"), form).await.unwrap()
    };
    let place = |answer: &server::client::Answer| {
        assert_eq!(answer.status, 303, "{}", answer.text());
        answer.header("location").unwrap().trim_start_matches("/t/").to_owned()
    };
    // Somebody else, alone among bots, from the middle.
    let middle = steps / 2;
    let first =
        place(&branch(&bo, &table, &format!("step={middle}&seat=1&with=random&title=Otherwise")).await);
    let shown = bo.get(&format!("/api/v1/tables/{first}")).await.unwrap().json().unwrap();
    assert_eq!(shown["status"], "running", "{shown}");
    assert!(shown["steps"].as_u64().unwrap() >= middle as u64);
    // With the same people: only one of them may ask for it. A variation has variations of its own.
    assert_eq!(branch(&bo, &table, "step=1&with=people").await.status, 403);
    let second = place(&branch(&ada, &table, "step=0&with=people").await);
    assert_eq!(branch(&ada, &first, "step=1&with=random").await.status, 409, "others play it, and it runs");
    let mut n = 0;
    while step(&ada, &second, &[0, 1], &format!("b{n}")).await {
        n += 1;
    }
    let third = place(&branch(&ada, &second, &format!("step={}&with=people", n / 2)).await);
    // The chance of a variation is its own, from there on; each is as provable as any match.
    let draws: Value = serde_json::from_str(&text(&ada, &format!("/t/{second}/draws")).await.1).unwrap();
    assert_eq!((&draws["wrong"], draws["before"].as_array().map(Vec::len)), (&Value::Null, Some(1)));
    let host = test.running.core.games.get("raid").unwrap();
    let store = &test.running.core.store;
    for id in [&second, &third] {
        let row = store.table(id).await.unwrap();
        let entries = store.entries(id, 0).await.unwrap();
        let started = row.started.unwrap();
        let log =
            server::host::Log { options: row.options, seats: row.seats, started, snapshot: None, entries };
        host.verify(&log).unwrap();
    }
    // What is asked for must make sense.
    for (form, status) in [
        ("step=99999", 422),
        ("step=x", 400),
        (&*format!("step={steps}"), 422),
        ("step=1&seat=7&with=random", 400),
        ("step=1&with=wizard", 400),
    ] {
        assert_eq!(branch(&ada, &table, form).await.status, status, "{form}");
    }
    // The tree, with names and comments that only their makers change.
    let comment = "title=A+better+bid&comment=It+was+worth+a+try";
    assert_eq!(bo.form(&format!("/t/{second}/comment"), comment).await.unwrap().status, 403);
    assert_eq!(ada.form(&format!("/t/{second}/comment"), comment).await.unwrap().status, 303);
    assert_eq!(ada.form(&format!("/t/{table}/comment"), comment).await.unwrap().status, 403, "no variation");
    for id in [&table, &first, &third] {
        let (status, page) = text(&bo, &format!("/t/{id}/study")).await;
        assert_eq!(status, 200, "{page}");
        for said in [&*first, &*second, &*third, "Otherwise", "A better bid", "It was worth a try"] {
            assert!(page.contains(said), "{said} is not in the study of {id}: {page}");
        }
    }
    // Variations are no matches of the archive.
    looked_over(&ada, &second).await;
    assert!(!text(&ada, "/mine").await.1.contains(&second));
}

/// What one sees may be carried away at any time; the whole of it once it is over.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_may_save_what_they_see() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = begun(&ada, &["me", "bot:random"]).await;
    // The bot answers when it likes; then nothing moves until Ada does.
    let seen = loop {
        let seen = ada.get(&format!("/api/v1/tables/{table}/view?as=0")).await.unwrap().json().unwrap();
        if seen["open"] == json!([0]) {
            break seen;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    let (status, file) = text(&ada, &format!("/t/{table}/export")).await;
    let view: Value = serde_json::from_str(&file).unwrap();
    assert_eq!((status, &view["seat"], &view["view"]), (200, &json!(0), &seen["view"]), "{seen}");
    assert!(view.get("seed").is_none() && view.get("entries").is_none(), "{file}");
    assert_eq!(text(&bo, &format!("/t/{table}/export")).await.0, 409);
    // The page that leads to it, with a link and a frame for everybody.
    for (client, file) in [(&ada, true), (&bo, false)] {
        let (status, page) = text(client, &format!("/t/{table}/share?at=0")).await;
        assert_eq!((status, page.contains(&format!("/t/{table}/export"))), (200, file), "{page}");
        assert!(
            page.contains(&format!("/t/{table}/at/0<")) && page.contains(&format!("/t/{table}/embed?at=0")),
            "{page}"
        );
    }
    assert_eq!(text(&ada, "/t/nowhere/share").await.0, 404);
}
