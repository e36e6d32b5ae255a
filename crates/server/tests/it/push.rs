//! Web push: a browser subscribes, a push service gets what only that browser can read, and one that is gone is forgotten.

use crate::common::browser::Browser;
use crate::common::*;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use ring::{aead, agreement, hkdf, rand::SystemRandom};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// Takes one message of a push service: its header lines and its body.
async fn take(listener: &TcpListener, status: &str) -> (Vec<String>, Vec<u8>) {
    let (stream, _) =
        tokio::time::timeout(Duration::from_secs(60), listener.accept()).await.expect("a message").unwrap();
    let mut stream = BufReader::new(stream);
    let (mut lines, mut length) = (Vec::new(), 0);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap() <= 2 {
            break;
        }
        if let Some(n) = line.strip_prefix("content-length: ") {
            length = n.trim().parse().unwrap();
        }
        lines.push(line.trim().to_owned());
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await.unwrap();
    let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    (lines, body)
}

struct Len(usize);
impl hkdf::KeyType for Len {
    fn len(&self) -> usize {
        self.0
    }
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[&[u8]]) -> [u8; N] {
    let mut out = [0; N];
    let prk = hkdf::Salt::new(hkdf::HKDF_SHA256, salt).extract(secret);
    prk.expand(info, Len(N)).unwrap().fill(&mut out).unwrap();
    out
}

/// What the browser does with a message: RFC 8291, written from that side.
fn opened(body: &[u8], own: agreement::EphemeralPrivateKey, public: &[u8], auth: &[u8; 16]) -> Value {
    let (salt, rest) = body.split_at(16);
    let (server, sealed) = rest[5..].split_at(rest[4] as usize);
    let point = agreement::UnparsedPublicKey::new(&agreement::ECDH_P256, server);
    let text = agreement::agree_ephemeral(own, &point, |shared| {
        let secret: [u8; 32] = derived(auth, shared, &[b"WebPush: info\0", public, server]);
        let key: [u8; 16] = derived(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce: [u8; 12] = derived(salt, &secret, &[b"Content-Encoding: nonce\0"]);
        let key = aead::LessSafeKey::new(aead::UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let mut sealed = sealed.to_vec();
        let plain = key
            .open_in_place(aead::Nonce::assume_unique_for_key(nonce), aead::Aad::empty(), &mut sealed)
            .expect("sealed for this browser");
        assert_eq!(plain.last(), Some(&2), "the last record");
        plain[..plain.len() - 1].to_vec()
    });
    serde_json::from_slice(&text.unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_reads_that_it_is_somebodys_turn() {
    let test = Test::with(|s| s.minute = Duration::from_secs(1)).await;
    let service = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let mut bo = Browser::new(&test);
    bo.post("/prefs", "name=Bo&lang=fr&back=/").await;
    let own = agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
    let (public, auth) = (own.compute_public_key().unwrap(), [9; 16]);
    let endpoint = format!("http://{}/send/abc", service.local_addr().unwrap());
    let keys = json!({ "p256dh": BASE64.encode(public.as_ref()), "auth": BASE64.encode(auth) });
    for bad in [
        json!({ "endpoint": "ftp://x", "keys": keys }),
        json!({ "endpoint": endpoint, "keys": { "p256dh": "AAAA", "auth": "AAAA" } }),
        json!({ "endpoint": endpoint }),
    ] {
        assert!(bo.0.post("/push", &bad).await.unwrap().status >= 400, "{bad}");
    }
    let key = bo.0.get("/push/key").await.unwrap().json().unwrap()["key"].as_str().unwrap().to_owned();
    assert_eq!(BASE64.decode(&key).unwrap().len(), 65);
    let subscribed = bo.0.post("/push", &json!({ "endpoint": endpoint, "keys": keys })).await.unwrap();
    assert_eq!(subscribed.status, 204, "{}", subscribed.text());

    // A guest hears of it, too: Ada begins, and Bo is asked.
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "open"]).await;
    assert_eq!(bo.0.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap().status, 200);
    assert_eq!(ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap().status, 200);
    let (lines, body) = take(&service, "201 Created").await;
    let line = |name: &str| lines.iter().find_map(|l| l.strip_prefix(name)).unwrap_or_default().to_owned();
    assert!(lines[0].starts_with("POST /send/abc "), "{lines:?}");
    assert_eq!(line("content-encoding: "), "aes128gcm");
    assert!(line("ttl: ").parse::<u32>().unwrap() > 0);
    let proof = line("authorization: ");
    assert!(proof.starts_with("vapid t=") && proof.ends_with(&format!("k={key}")), "{proof}");
    let said = opened(&body, own, public.as_ref(), &auth);
    assert_eq!(said["url"], format!("/t/{table}"));
    assert_eq!(said["waiting"], 1);
    assert!(
        said["title"].as_str().unwrap().contains("tour") || said["title"].as_str().unwrap().contains("vous"),
        "{said}"
    );
    let known = ["title", "body", "url", "waiting"];
    assert!(
        said.as_object().unwrap().keys().all(|key| known.contains(&key.as_str())),
        "nothing else is in it"
    );

    // A browser that is gone is forgotten.
    let second = open_id(&ada, &["me", "open"]).await;
    assert_eq!(bo.0.post(&format!("/api/v1/tables/{second}/join"), &json!({})).await.unwrap().status, 200);
    assert_eq!(ada.post(&format!("/api/v1/tables/{second}/start"), &json!({})).await.unwrap().status, 200);
    take(&service, "410 Gone").await;
    let pool = test.database().await;
    let text = "SELECT COUNT(*) FROM push_subscriptions";
    for _ in 0..200 {
        let (rows,): (i64,) = sqlx::query_as(text).fetch_one(&pool).await.unwrap();
        if rows == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is still known");
}

/// What a browser reads of a table is the same whatever is hidden there: the second seat is sent it of the true match, then of one
/// in another world.
#[tokio::test(flavor = "multi_thread")]
async fn a_message_tells_nothing_of_the_game() {
    use crate::common::face::RaidFace;
    use kernel::{Audience, Seat};
    let mut read = Vec::new();
    for world in [None, Some(1), Some(2)] {
        let lens: server::testing::Lens = std::sync::Arc::new(move |_, moment| match world {
            Some(luck) => server::testing::resampled::<RaidFace>(&*moment, Audience::Seat(Seat(1)), luck),
            None => moment,
        });
        let test = Test::with(|s| {
            s.minute = Duration::from_secs(1);
            s.testing.lens = Some(lens);
            s.testing.seeds = Some(std::sync::Arc::new(7.into()));
        })
        .await;
        let service = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut bo = Browser::new(&test);
        bo.post("/prefs", "name=Bo&lang=fr&back=/").await;
        let own =
            agreement::EphemeralPrivateKey::generate(&agreement::ECDH_P256, &SystemRandom::new()).unwrap();
        let (public, auth) = (own.compute_public_key().unwrap(), [9; 16]);
        let endpoint = format!("http://{}/send/abc", service.local_addr().unwrap());
        let keys = json!({ "p256dh": BASE64.encode(public.as_ref()), "auth": BASE64.encode(auth) });
        let subscribed = bo.0.post("/push", &json!({ "endpoint": endpoint, "keys": keys })).await.unwrap();
        assert_eq!(subscribed.status, 204, "{}", subscribed.text());
        let ada = test.guest("Ada").await;
        let table = open_id(&ada, &["me", "open"]).await;
        assert_eq!(bo.0.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap().status, 200);
        assert_eq!(ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap().status, 200);
        let (_, body) = take(&service, "201 Created").await;
        read.push(opened(&body, own, public.as_ref(), &auth).to_string().replace(&table, "TABLE"));
    }
    assert!(read[0].contains("waiting"), "{read:?}");
    assert!(read.iter().all(|said| *said == read[0]), "{read:?}");
}

/// The app: a worker that looks after all pages, a page for when there is no line, and the next table.
#[tokio::test(flavor = "multi_thread")]
async fn the_app_and_the_next_table() {
    let test = Test::start().await;
    let mut me = Browser::new(&test);
    let worker = me.get("/sw.js").await;
    assert_eq!(worker.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert!(!worker.text().contains("\"@"), "every blank is filled in");
    for path in worker.text().split('"').filter(|part| part.starts_with("/assets/")) {
        if path.len() > 8 {
            assert_eq!(me.get(path).await.status, 200, "{path}");
        }
    }
    assert!(me.get("/offline").await.text().contains("No line"));
    assert_eq!(me.get("/next").await.header("location"), Some("/"), "nothing waits");
    let mut tables = Vec::new();
    for _ in 0..3 {
        tables.push(browser::place(&me.post("/tables", "game=raid&seat.0=me&seat.1=me").await));
    }
    let mut seen = vec![browser::place(&me.get("/next").await)];
    for _ in 0..2 {
        let from = seen.last().unwrap().strip_prefix("/t/").unwrap().to_owned();
        seen.push(browser::place(&me.get(&format!("/next?from={from}")).await));
    }
    seen.sort();
    tables.sort();
    assert_eq!(seen, tables, "round and round");
    assert!(me.get(&tables[0]).await.text().contains("next-table"), "each leads on");
}
