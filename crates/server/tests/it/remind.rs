//! Reminders reach people who are away: once, all tables together, tried again when they fail, and never to an address
//! that might be the operator's own.

use crate::common::browser::{Browser, place};
use crate::common::*;
use serde_json::{Value, json};
use server::client::Client;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// A service somebody's webhook belongs to; fails as often as it is told to.
#[derive(Clone)]
struct Service {
    port: u16,
    heard: Arc<Mutex<Vec<Value>>>,
}

impl Service {
    async fn start(mut failures: u32) -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let service = Service { port: listener.local_addr().unwrap().port(), heard: Arc::default() };
        let heard = service.heard.clone();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let mut stream = BufReader::new(stream);
                let (mut line, mut length) = (String::new(), 0);
                while stream.read_line(&mut line).await.unwrap() > 2 {
                    if let Some(n) = line.strip_prefix("content-length: ") {
                        length = n.trim().parse().unwrap();
                    }
                    line.clear();
                }
                let mut body = vec![0; length];
                stream.read_exact(&mut body).await.unwrap();
                heard.lock().unwrap().push(serde_json::from_slice(&body).unwrap());
                let status = if failures > 0 { "500 No" } else { "204 Taken" };
                failures = failures.saturating_sub(1);
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        service
    }

    fn count(&self) -> usize {
        self.heard.lock().unwrap().len()
    }

    async fn until(&self, count: usize) -> Value {
        for _ in 0..600 {
            if let Some(found) = self.heard.lock().unwrap().get(count - 1) {
                return found.clone();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("only {} messages came", self.count());
    }

    fn form(&self, often: &str) -> String {
        format!("often={often}&hook=http%3A%2F%2F127.0.0.1%3A{}%2Fhook%3Fkey%3D1&mail=", self.port)
    }
}

/// Somebody with an account.
async fn member(test: &Test, name: &str) -> Client {
    let mut browser = Browser::new(test);
    place(&browser.post("/account/sign-up", &format!("name={name}&password=secret-words&back=/")).await);
    browser.0
}

async fn set(client: &Client, fields: &str) -> server::client::Answer {
    client.form("/account/reminders", fields).await.unwrap()
}

/// A table of two where the game has begun.
async fn begun(ada: &Client, bo: &Client) -> String {
    let table = open_id(ada, &["me", "open"]).await;
    assert_eq!(bo.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap().status, 200);
    assert_eq!(ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap().status, 200);
    table
}

/// Plays until the second seat is asked after the first one's step.
async fn until_asked(ada: &Client, bo: &Client, table: &str, mark: &str) {
    for n in 0..60 {
        if offer(ada, table, 0).await.is_null() {
            assert!(step(bo, table, &[1], &format!("{mark}b{n}")).await);
        } else {
            let was_asked = !offer(bo, table, 1).await.is_null();
            assert!(step(ada, table, &[0], &format!("{mark}a{n}")).await);
            if !was_asked && !offer(bo, table, 1).await.is_null() {
                return;
            }
        }
    }
    panic!("the second seat was never asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_is_tried_again_and_comes_once() {
    let test = Test::with(|s| s.minute = Duration::from_secs(1)).await;
    let (ada, bo) = (test.guest("Ada").await, member(&test, "Bo").await);
    let service = Service::start(2).await;
    assert_eq!(set(&bo, &service.form("now")).await.status, 200);
    let (one, two) = (begun(&ada, &bo).await, begun(&ada, &bo).await);
    until_asked(&ada, &bo, &one, "x").await;
    until_asked(&ada, &bo, &two, "y").await;
    // Two tries fail; the third holds every table, and nothing but their names.
    let told = service.until(3).await;
    let text = told["text"].as_str().unwrap();
    for table in [&one, &two] {
        let link = format!("http://{}/t/{table}", test.address());
        assert!(text.contains(&link), "{text}");
        assert!(
            told["tables"].as_array().unwrap().iter().any(|t| t["url"] == link && t["kind"] == "your_turn")
        );
    }
    assert_eq!(text.matches("your turn").count(), 2, "{text}");
    let known = ["id", "kind", "game", "name", "url"];
    let keys = told["tables"][0].as_object().unwrap().keys();
    assert!(keys.clone().all(|key| known.contains(&key.as_str())), "{keys:?}");
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(service.count(), 3, "what was delivered is not delivered again");
    assert!(!bo.get("/account").await.unwrap().text().contains("role=\"alert\""), "the trouble is over");

    // Whoever wants none gets none.
    assert_eq!(set(&bo, &service.form("never")).await.status, 200);
    assert!(step(&bo, &one, &[1], "z").await);
    until_asked(&ada, &bo, &one, "w").await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(service.count(), 3);
}

/// Whoever is asked first was not there to see the game begin.
async fn asked_first(on: On) {
    let test = Test::on(on, |s| s.minute = Duration::from_secs(1)).await;
    let (ada, bo) = (test.guest("Ada").await, member(&test, "Bo").await);
    let service = Service::start(0).await;
    assert_eq!(set(&bo, &service.form("now")).await.status, 200);
    let table = begun(&ada, &bo).await;
    let told = service.until(1).await;
    assert_eq!((&told["tables"][0]["id"], &told["tables"][0]["kind"]), (&json!(table), &json!("your_turn")));
    // A match that was imported is not at its beginning; nobody is told of a question that is long answered.
    let pool = test.database().await;
    let text = "SELECT COUNT(*) FROM outbox WHERE match_id = $1 AND seq = 0";
    let (rows,): (i64,) = sqlx::query_as(text).bind(table).fetch_one(&pool).await.unwrap();
    assert_eq!(rows, 2, "both are asked to bid");
    pool.close().await;
    test.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_first_is_reminded_on_sqlite() {
    asked_first(On::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_asked_first_is_reminded_on_postgres() {
    asked_first(On::Postgres).await;
}

/// A service that takes a connection and never says a word holds up nobody but its own reader.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_service_delays_nobody_else() {
    let test = Test::with(|s| s.minute = Duration::from_secs(1)).await;
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let slow = Service { port: silent.local_addr().unwrap().port(), heard: Arc::default() };
    let service = Service::start(0).await;
    let ada = test.guest("Ada").await;
    for name in ["Slow", "Slower", "Slowest"] {
        let member = member(&test, name).await;
        assert_eq!(set(&member, &slow.form("now")).await.status, 200);
        begun(&ada, &member).await;
    }
    // All three are under way, and wait.
    let mut held = Vec::new();
    for _ in 0..3 {
        let came = tokio::time::timeout(Duration::from_secs(10), silent.accept()).await;
        held.push(came.expect("all three at once").unwrap());
    }
    let bo = member(&test, "Bo").await;
    assert_eq!(set(&bo, &service.form("now")).await.status, 200);
    begun(&ada, &bo).await;
    let told = tokio::time::timeout(Duration::from_secs(10), service.until(1)).await;
    assert!(told.is_ok(), "it came while the others still wait");
    drop(held);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_answers_in_time_is_not_reminded() {
    let test = Test::with(|s| s.minute = Duration::from_secs(2)).await;
    let (ada, bo) = (test.guest("Ada").await, member(&test, "Bo").await);
    let service = Service::start(0).await;
    assert_eq!(set(&bo, &service.form("now")).await.status, 200);
    let table = begun(&ada, &bo).await;
    until_asked(&ada, &bo, &table, "x").await;
    while !offer(&bo, &table, 1).await.is_null() {
        assert!(step(&bo, &table, &[1], &format!("{}", offer(&bo, &table, 1).await["decision"])).await);
    }
    tokio::time::sleep(Duration::from_secs(4)).await;
    assert_eq!(service.count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_operators_network_is_out_of_reach() {
    let test = Test::with(|s| s.private_hooks = false).await;
    let bo = member(&test, "Bo").await;
    for hook in
        ["http://example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://169.254.169.254/"]
    {
        let answer = set(&bo, &format!("often=now&hook={hook}&mail=")).await;
        assert_eq!(answer.status, 400, "{hook}");
        assert!(answer.text().contains("webhook"), "{}", answer.text());
    }
    assert_eq!(set(&bo, "often=now&hook=https://discord.com/api/webhooks/1/x&mail=").await.status, 200);
    assert_eq!(set(&bo, "often=hourly&hook=&mail=").await.status, 400);
    assert_eq!(set(&bo, "often=now&hook=&mail=bo@example.org").await.status, 400, "no mail server is set up");
    let mut guest = Browser::new(&test);
    place(&guest.post("/prefs", "theme=dark&back=/").await);
    assert_eq!(set(&guest.0, "often=now&hook=&mail=").await.status, 401, "guests have no account");
}

/// A mail server that keeps what it is given.
async fn mail_server() -> (u16, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let kept: Arc<Mutex<Vec<String>>> = Arc::default();
    let mails = kept.clone();
    tokio::spawn(async move {
        loop {
            let (stream, _) = listener.accept().await.unwrap();
            let mails = mails.clone();
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                stream.write_all(b"220 here\r\n").await.unwrap();
                let (mut line, mut mail, mut reading) = (String::new(), String::new(), false);
                while stream.read_line(&mut line).await.is_ok_and(|n| n > 0) {
                    let answer = match (reading, line.trim_end()) {
                        (true, ".") => {
                            reading = false;
                            // Long lines come in pieces.
                            let whole = mail.replace("=\r\n", "").replace("=3D", "=");
                            mails.lock().unwrap().push(whole);
                            mail.clear();
                            "250 kept\r\n"
                        }
                        (true, _) => {
                            mail.push_str(&line);
                            ""
                        }
                        (false, "DATA") => {
                            reading = true;
                            "354 go on\r\n"
                        }
                        (false, "QUIT") => "221 bye\r\n",
                        _ => "250 ok\r\n",
                    };
                    line.clear();
                    stream.write_all(answer.as_bytes()).await.unwrap();
                }
            });
        }
    });
    (port, kept)
}

async fn nth_mail(kept: &Arc<Mutex<Vec<String>>>, n: usize) -> String {
    for _ in 0..400 {
        if let Some(mail) = kept.lock().unwrap().get(n) {
            return mail.clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("mail {n} never came");
}

/// The path of a link of ours in a mail.
fn link(mail: &str, path: &str) -> String {
    let at = mail.find(path).unwrap_or_else(|| panic!("no {path} in {mail}"));
    mail[at..].split(['\r', '\n', '>', ' ']).next().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn mail_goes_to_confirmed_addresses_and_can_be_stopped_from_the_mail() {
    let (port, kept) = mail_server().await;
    let test = Test::with(|s| {
        s.smtp = Some((format!("smtp://127.0.0.1:{port}"), "Ecumene <table@example.org>".into()));
    })
    .await;
    let (ada, bo) = (test.guest("Ada").await, member(&test, "Bo").await);
    assert_eq!(set(&bo, "often=now&hook=&mail=nonsense").await.status, 400);
    let answer = set(&bo, "often=now&hook=&mail=bo@example.org").await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let table = begun(&ada, &bo).await;
    until_asked(&ada, &bo, &table, "x").await;
    let confirm = link(&nth_mail(&kept, 0).await, "/reminders/mail/");
    tokio::time::sleep(Duration::from_secs(2)).await;
    assert_eq!(kept.lock().unwrap().len(), 1, "nobody confirmed the address yet");
    // The link is in nobody's session: whoever reads the mail may follow it.
    let reader = Client::new(test.address());
    assert_eq!(reader.get(&confirm).await.unwrap().status, 200);
    assert_eq!(kept.lock().unwrap().len(), 1, "looking at the link does nothing");
    assert_eq!(reader.form(&confirm, "").await.unwrap().status, 200);
    let mail = nth_mail(&kept, 1).await;
    assert!(mail.contains(&format!("/t/{table}")) && mail.contains("List-Unsubscribe: <http"), "{mail}");
    let off = link(&mail, "/reminders/off/");
    assert_eq!(reader.get(&off).await.unwrap().status, 200);
    assert_eq!(reader.form(&off, "").await.unwrap().status, 200);
    assert_eq!(reader.get("/reminders/off/0123").await.unwrap().status, 404);
    let page = bo.get("/account").await.unwrap().text();
    assert!(page.contains("<option value=\"never\" selected>"), "{page}");
}

/// A question to the table is told to whoever is away, waits for them on the first page, and is gone once it is answered.
async fn questions(on: On) {
    let test = Test::on(on, |s| s.minute = Duration::from_secs(1)).await;
    let (ada, bo, cy) = (test.guest("Ada").await, member(&test, "Bo").await, test.guest("Cy").await);
    let table = open_id(&ada, &["me", "open", "open"]).await;
    let form = async |who: &Client, verb: &str, fields: &str| {
        who.form(&format!("/t/{table}/{verb}"), fields).await.unwrap().status
    };
    assert_eq!((form(&bo, "sit", "seat=1").await, form(&cy, "sit", "seat=2").await), (303, 303));
    assert_eq!(form(&ada, "start", "").await, 303);
    // Bo looks in, and knows of the bid; then leaves, and sets reminders up.
    assert_eq!(bo.get(&format!("/t/{table}")).await.unwrap().status, 200);
    let service = Service::start(0).await;
    assert_eq!(set(&bo, &service.form("now")).await.status, 200);
    let asks =
        async |who: &Client| who.get("/").await.unwrap().text().contains("The table asks you something");

    assert_eq!(form(&ada, "pause", "").await, 303);
    let told = service.until(1).await;
    let first = |told: &Value| (told["tables"][0]["id"].clone(), told["tables"][0]["kind"].clone());
    assert_eq!(first(&told), (json!(table), json!("asked")), "{told}");
    assert!(told["text"].as_str().unwrap().contains("Your table asks you something"), "{told}");
    assert_eq!((asks(&ada).await, asks(&bo).await, asks(&cy).await), (false, true, true), "Ada asked it");
    assert_eq!(form(&cy, "vote", "n=1&yes=true").await, 303);
    assert_eq!((asks(&bo).await, asks(&cy).await), (true, false), "Cy answered");
    assert_eq!(form(&bo, "vote", "n=1&yes=false").await, 303);
    assert!(!asks(&bo).await, "it is settled");

    // The same for a step that somebody wants to take back.
    assert!(step(&ada, &table, &[0], "a").await && step(&cy, &table, &[2], "c").await);
    assert_eq!(form(&ada, "take-back", "seat=0&say=ask").await, 303);
    assert_eq!(first(&service.until(2).await), (json!(table), json!("back")));
    assert_eq!((asks(&ada).await, asks(&bo).await, asks(&cy).await), (false, true, true));
    assert_eq!(form(&ada, "take-back", "seat=0&say=withdraw").await, 303);
    assert!(!asks(&bo).await && !asks(&cy).await, "nobody is asked any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_on_sqlite() {
    questions(On::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_on_postgres() {
    questions(On::Postgres).await;
}
