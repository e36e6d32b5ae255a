//! People who mean harm: half-open connections, floods of sockets, guessed passwords, tokens that reach too far, a lobby full of
//! one person's tables, addresses that somebody makes up.

use crate::common::browser::{Browser, place};
use crate::common::*;
use serde_json::json;
use server::client::Client;
use server::proxies::Proxies;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Whoever does not say what they want is sent away; whoever comes four hundred times from one place is one too many; and
/// everybody else is served all the while.
#[tokio::test(flavor = "multi_thread")]
async fn half_open_connections_hold_nobody_up() {
    let test = Test::with(|s| {
        s.limits = 0.1;
        s.testing.head = Some(Duration::from_millis(700));
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..40 {
        let mut stream = TcpStream::connect(test.address()).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
        open.push(stream);
    }
    // The forty-first of one address hears that it is one too many.
    let mut late = TcpStream::connect(test.address()).await.unwrap();
    let mut heard = Vec::new();
    let _ = late.read_to_end(&mut heard).await;
    let heard = String::from_utf8_lossy(&heard).into_owned();
    assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 503"), "{heard}");
    // Those that never said what they want are gone after a while, and there is room again.
    for mut stream in open {
        let mut said = Vec::new();
        let _ = stream.read_to_end(&mut said).await;
    }
    assert_eq!(Client::new(test.address()).get("/health").await.unwrap().status, 200);
}

/// A proxy of ours has as many connections as it needs.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_is_not_one_visitor() {
    let test = Test::with(|s| {
        s.limits = 0.1;
        s.proxies = Proxies::here();
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..60 {
        open.push(TcpStream::connect(test.address()).await.unwrap());
    }
    let told = Client::new(test.address()).with("x-forwarded-for", "203.0.113.9");
    assert_eq!(told.get("/health").await.unwrap().status, 200);
    assert_eq!(told.get("/metrics").await.unwrap().status, 404, "from elsewhere, through a proxy here");
    assert_eq!(Client::new(test.address()).get("/metrics").await.unwrap().status, 200);
}

/// Without a proxy nobody is believed about where they come from.
#[tokio::test(flavor = "multi_thread")]
async fn addresses_are_not_made_up() {
    let test = Test::with(|s| {
        s.limits = 1.0;
        s.proxies = Proxies::new(&["192.0.2.1".into()]).unwrap();
    })
    .await;
    let mut refused = 0;
    for n in 0..20 {
        let client = Client::new(test.address()).with("x-forwarded-for", &format!("203.0.113.{n}"));
        let answer =
            client.form("/account/sign-in", &format!("name=ada{n}&password=wrong-words")).await.unwrap();
        refused += (answer.status == 429) as usize;
    }
    assert!(refused >= 8, "twenty addresses are one: {refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_of_one_person_are_bounded() {
    let test = Test::with(|s| s.limits = 0.25).await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let mut open = Vec::new();
    while let Ok(live) = ada.live(&table, "0").await {
        open.push(live);
        assert!(open.len() <= 6, "a quarter of twenty-four");
    }
    assert!(!open.is_empty());
    drop(open.pop());
    for _ in 0..400 {
        tokio::time::sleep(Duration::from_millis(25)).await;
        if ada.live(&table, "0").await.is_ok() {
            return;
        }
    }
    panic!("a place that was given back is not given again");
}

/// Whoever guesses waits; the owner gets in all the same, from wherever they are.
#[tokio::test(flavor = "multi_thread")]
async fn guessing_locks_nobody_out() {
    let test = Test::with(|s| {
        s.limits = 1.0;
        s.proxies = Proxies::here();
    })
    .await;
    let mut owner = Browser::new(&test);
    assert_eq!(owner.post("/account/sign-up", "name=Ada&password=secret-words").await.status, 303);
    for n in 0..6 {
        let guest = Client::new(test.address()).with("x-forwarded-for", &format!("203.0.113.{n}"));
        let answer = guest.form("/account/sign-in", &format!("name=ada&password=guess{n:04}")).await.unwrap();
        assert_eq!(answer.status, 401, "{}", answer.text());
    }
    let home = Client::new(test.address()).with("x-forwarded-for", "198.51.100.1");
    let begun = std::time::Instant::now();
    let answer = home.form("/account/sign-in", "name=ada&password=secret-words").await.unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert!(begun.elapsed() >= Duration::from_millis(500), "slowed");
    assert_eq!(home.form("/account/sign-up", "name=Bo&password=password1").await.unwrap().status, 400);
}

/// A new session at every change of rights: an old cookie is worth nothing afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn rights_change_with_a_new_session() {
    let test = Test::start().await;
    let mut ada = Browser::new(&test);
    place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=me").await);
    let as_guest = ada.0.clone();
    assert_eq!(ada.post("/account/sign-up", "name=Ada&password=secret-words").await.status, 303);
    assert_eq!(as_guest.get("/account/export").await.unwrap().status, 401, "the guest's cookie");
    assert_eq!(ada.get("/account").await.status, 200);
    let before = ada.0.clone();
    let changed = ada.post("/account/password", "old=secret-words&new=other-words").await;
    assert_eq!(changed.status, 200, "{}", changed.text());
    assert_eq!(before.get("/account/export").await.unwrap().status, 401, "the cookie from before");
    assert_eq!(ada.get("/account").await.status, 200, "hers goes on");
}

/// A program plays, and does nothing with its owner's account; one that may look changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn tokens_reach_as_far_as_they_say() {
    let test = Test::start().await;
    let mut ada = Browser::new(&test);
    assert_eq!(ada.post("/account/sign-up", "name=Ada&password=secret-words").await.status, 303);
    let mut token = async |fields: &str| {
        let page = ada.post("/account/tokens", fields).await;
        assert_eq!(page.status, 200, "{}", page.text());
        let text = page.text();
        let token = text.split('"').chain(text.split(['<', '>'])).find(|part| {
            part.len() >= 40 && part.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_')
        });
        Client::new(test.address()).with("authorization", &format!("Bearer {}", token.expect("a token")))
    };
    let (plays, looks) = (token("label=plays").await, token("label=looks&scope=look").await);
    let table = open_id(&plays, &["me", "me"]).await;
    for client in [&plays, &looks] {
        for path in ["/account", "/account/export", "/moderation"] {
            assert_eq!(client.get(path).await.unwrap().status, 403, "{path}");
        }
        for (path, fields) in [
            ("/account/tokens", "label=more"),
            ("/account/password", "old=a&new=b"),
            ("/prefs", "theme=dark"),
        ] {
            assert_eq!(client.form(path, fields).await.unwrap().status, 403, "{path}");
        }
        assert_eq!(client.get(&format!("/api/v1/tables/{table}/view?as=0")).await.unwrap().status, 200);
    }
    let offered = offer(&looks, &table, 0).await;
    let seat = if offered.is_null() { 1 } else { 0 };
    let decision = offer(&looks, &table, seat).await["decision"].clone();
    let act = json!({ "id": "a", "seat": seat, "decision": decision, "choice": 0 });
    let answer = looks.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
    assert_eq!((answer.status, answer.json().unwrap()["error"].clone()), (403, json!("token_scope")));
    assert!(looks.live(&table, "0").await.is_err(), "a socket can do more than look");
    assert_eq!(plays.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap().status, 200);
    assert_eq!(ada.post("/account/tokens", "label=x&scope=rule").await.status, 400);
}

/// The lobby is everybody's, and at a table that anybody may join one person has one hand.
#[tokio::test(flavor = "multi_thread")]
async fn the_lobby_has_room_for_others() {
    let test = Test::with(|s| s.limits = 1.0).await;
    let ada = test.guest("Ada").await;
    let open = async |seats: &[&str], private: bool| {
        let wish = json!({ "game": "raid", "seats": seats, "private": private });
        let answer = ada.post("/api/v1/tables", &wish).await.unwrap();
        (answer.status, answer.json().unwrap())
    };
    for _ in 0..4 {
        assert_eq!(open(&["me", "open"], false).await.0, 201);
    }
    let (status, said) = open(&["me", "open"], false).await;
    assert_eq!((status, &said["error"]), (409, &json!("lobby_full")), "{said}");
    assert_eq!(open(&["me", "open"], true).await.0, 201, "by invitation it takes no place");
    assert_eq!(open(&["me", "me"], false).await.0, 201, "nor does one that is full");
    let (status, said) = open(&["me", "me", "open"], false).await;
    assert_eq!((status, &said["error"]), (409, &json!("several_seats")), "{said}");
    let (status, known) = open(&["me", "me", "open"], true).await;
    assert_eq!(status, 201, "among people who know each other: {known}");

    let bo = test.guest("Bo").await;
    let wish = json!({ "game": "raid", "seats": ["me", "open", "open"] });
    let table = bo.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let join = format!("/api/v1/tables/{}/join", table["id"].as_str().unwrap());
    let again = bo.post(&join, &json!({ "seat": 1 })).await.unwrap();
    assert_eq!((again.status, again.json().unwrap()["error"].clone()), (409, json!("several_seats")));
    assert_eq!(ada.post(&join, &json!({ "seat": 1 })).await.unwrap().status, 200);
    assert_eq!(
        ada.post(&join, &json!({ "seat": 2 })).await.unwrap().json().unwrap()["seat"],
        2,
        "she moves over"
    );
    let shown =
        ada.get(&format!("/api/v1/tables/{}", table["id"].as_str().unwrap())).await.unwrap().json().unwrap();
    assert_eq!(shown["seats"][1]["mine"], false, "one seat a person: {shown}");
}
