//! What the tests share: a small game with a face, a server around it, a database to choose.

#![allow(dead_code)]

#[path = "../../../../testkit/src/toy.rs"]
pub mod raid;

pub mod browser;
pub mod face;
pub mod players;
pub mod postgres;

use serde_json::{Value, json};
use server::client::Client;
use server::testing::Testing;
use server::{Running, Settings, Storage};
use std::net::SocketAddr;
use std::time::Duration;
use tempfile::TempDir;

/// Settings that suit a test: any free port, no limits, quick bots, cheap passwords.
pub fn settings(storage: Storage) -> Settings {
    Settings {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        storage,
        bus: None,
        open: false,
        public_url: None,
        proxies: Default::default(),
        bot_delay: Duration::from_millis(1),
        engine_limit: Duration::from_secs(5),
        analysis: Duration::from_millis(200),
        sleep_after: Duration::from_secs(300),
        limits: 0.0,
        log_json: false,
        smtp: None,
        private_hooks: true,
        assets_from: None,
        snapshot_every: 5,
        minute: Duration::from_millis(500),
        testing: Testing { weak_passwords: true, ..Testing::default() },
    }
}

pub struct Test {
    pub running: Running,
    /// Kept while the server needs it.
    pub folder: Option<TempDir>,
    pub postgres: Option<postgres::Postgres>,
    /// Of the database, to reach past the server.
    pub url: String,
}

/// Where a test's server keeps its things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum On {
    Sqlite,
    Postgres,
}

impl Test {
    /// A server with the toy game on an embedded database of its own.
    pub async fn start() -> Test {
        Test::with(|_| {}).await
    }

    pub async fn with(change: impl FnOnce(&mut Settings)) -> Test {
        Test::on(On::Sqlite, change).await
    }

    pub async fn on(on: On, change: impl FnOnce(&mut Settings)) -> Test {
        let (mut folder, mut postgres) = (None, None);
        let (storage, url) = match on {
            On::Sqlite => {
                let folder = folder.insert(tempfile::tempdir().unwrap());
                let url = format!("sqlite://{}", folder.path().join("ecumene.db").display());
                (Storage::Folder(folder.path().to_owned()), url)
            }
            On::Postgres => {
                let url = postgres.insert(postgres::Postgres::start().unwrap()).database().await;
                (Storage::Url(url.clone()), url)
            }
        };
        let mut settings = settings(storage);
        change(&mut settings);
        let running = server::start(settings, games()).await.unwrap();
        Test { running, folder, postgres, url }
    }

    /// The database itself, past the server.
    pub async fn database(&self) -> sqlx::AnyPool {
        sqlx::any::install_default_drivers();
        sqlx::any::AnyPoolOptions::new().max_connections(1).connect(&self.url).await.unwrap()
    }

    pub fn address(&self) -> SocketAddr {
        self.running.address
    }

    pub async fn guest(&self, name: &str) -> Client {
        Client::guest(self.address(), name).await.unwrap()
    }
}

pub fn games() -> Vec<Box<dyn server::Host>> {
    vec![
        server::game::<face::RaidFace>(),
        server::game::<face::BrokenFace>(),
        server::game::<face::SlowFace>(),
    ]
}

/// Opens a table of the toy game; `seats` are `me`, `open` or `bot:random`.
pub async fn open(client: &Client, seats: &[&str]) -> Value {
    let answer = client.post("/api/v1/tables", &json!({ "game": "raid", "seats": seats })).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    answer.json().unwrap()
}

pub async fn open_id(client: &Client, seats: &[&str]) -> String {
    open(client, seats).await["id"].as_str().unwrap().to_owned()
}

/// Everything that came until a connection shows what is published now: it says in every beat which version it drew.
pub async fn settled(client: &Client, live: &mut server::client::Live, table: &str) -> Vec<String> {
    let path = format!("/api/v1/tables/{table}/view?as=table");
    let newest = client.get(&path).await.unwrap().json().unwrap()["version"].as_u64().unwrap();
    let mut texts = Vec::new();
    loop {
        live.say(&json!({ "t": "beat" })).await.unwrap();
        let beat = loop {
            let text = live.hear_text().await.unwrap();
            if text.starts_with(r#"{"t":"beat""#) {
                break serde_json::from_str::<Value>(&text).unwrap();
            }
            texts.push(text.as_str().to_owned());
        };
        if beat["version"].as_u64().unwrap() >= newest {
            return texts;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// What a seat is asked, or null.
pub async fn offer(client: &Client, table: &str, seat: u8) -> Value {
    let answer = client.get(&format!("/api/v1/tables/{table}/offer?as={seat}")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json().unwrap()
}

/// Takes the first choice of whichever of these seats is asked; false when none is.
pub async fn step(client: &Client, table: &str, seats: &[u8], message: &str) -> bool {
    for &seat in seats {
        let offer = offer(client, table, seat).await;
        if offer.is_null() {
            continue;
        }
        let act = json!({ "id": message, "seat": seat, "decision": offer["decision"], "choice": 0 });
        let answer = client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        return true;
    }
    false
}
