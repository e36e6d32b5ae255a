//! Faults of storage and of the machine heal by themselves: once the cause is gone, the next step at every table is
//! stored and seen, without a restart.

use crate::child::Served;
use crate::common::*;
use serde_json::{Value, json};
use server::Storage;
use server::client::{Answer, Client, Live};
use std::net::SocketAddr;
use std::time::{Duration, Instant};

/// How long a table may take to go on once the cause is gone.
const SOON: Duration = Duration::from_secs(120);

/// What goes on at a server when something breaks under it: people at their screens, and bots among themselves.
struct Tables {
    ada: Client,
    people: Vec<(String, Live)>,
    bots: Vec<String>,
    messages: usize,
}

impl Tables {
    async fn open(address: SocketAddr, count: usize, game: &str) -> Tables {
        let ada = Client::guest(address, "Ada").await.unwrap();
        let open = async |seats: Value| {
            let answer = ada.post("/api/v1/tables", &json!({ "game": game, "seats": seats })).await.unwrap();
            assert_eq!(answer.status, 201, "{}", answer.text());
            answer.json().unwrap()["id"].as_str().unwrap().to_owned()
        };
        let (mut people, mut bots) = (Vec::new(), Vec::new());
        for _ in 0..count {
            let table = open(json!(["me", "me"])).await;
            let mut live = ada.live(&table, "0").await.unwrap();
            live.hear_one_of(&["screen"]).await.unwrap();
            people.push((table, live));
        }
        // Last, because their games do not wait for anybody and would be over.
        for _ in 0..count {
            bots.push(open(json!(["bot:random", "bot:random", "bot:random"])).await);
        }
        Tables { ada, people, bots, messages: 0 }
    }

    async fn get(&self, path: &str) -> Option<Value> {
        let answer = self.ada.get(path).await.ok()?;
        (answer.status == 200).then(|| answer.json().unwrap())
    }

    /// Tries to take the next step at a table; None while there is no answer to what is asked.
    async fn act(&self, table: &str, message: &str) -> Option<Answer> {
        for seat in 0..2 {
            let offer = self.get(&format!("/api/v1/tables/{table}/offer?as={seat}")).await?;
            if offer.is_null() {
                continue;
            }
            let act = json!({ "id": message, "seat": seat, "decision": offer["decision"], "choice": 0 });
            return self.ada.post(&format!("/api/v1/tables/{table}/act"), &act).await.ok();
        }
        None
    }

    /// While it is broken: whoever acts is told so in words, in time, and that it may be sent again.
    async fn suffer(&mut self) {
        self.messages += 1;
        let message = format!("during-{}", self.messages);
        let deeds = self.people.iter().map(|(table, _)| async {
            let begun = Instant::now();
            if let Some(answer) = self.act(table, &message).await {
                assert_eq!(answer.status, 503, "{}", answer.text());
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
        });
        futures_util::future::join_all(deeds).await;
        let health = self.health(503).await;
        assert!(health["reason"].as_str().is_some_and(|why| why.starts_with("storage")), "{health}");
    }

    /// `/health` says so, at once or as soon as what it found last is no longer fresh.
    async fn health(&self, status: u16) -> Value {
        for _ in 0..100 {
            let health = self.ada.get("/health").await.unwrap();
            if health.status == status {
                return health.json().unwrap();
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the server does not say {status} of its health");
    }

    /// How many steps each table of bots has taken; none while it does not say.
    async fn steps(&self, table: &str) -> Option<u64> {
        self.shown(table).await?["steps"].as_u64()
    }

    async fn shown(&self, table: &str) -> Option<Value> {
        let shown = self.get(&format!("/api/v1/tables/{table}")).await?;
        assert_ne!(shown["status"], "frozen", "{shown}");
        Some(shown)
    }

    /// Whether bots have gone on from there, or to the end of their game, which may have come before anybody looked.
    async fn went_on(&self, table: &str, from: u64) -> bool {
        let shown = self.shown(table).await;
        shown.is_some_and(|shown| !shown["standing"].is_null() || shown["steps"].as_u64() > Some(from))
    }

    /// Every table goes on: what people do is stored and seen at the screen that was open all the while; bots play.
    async fn go_on(&mut self) {
        let deadline = Instant::now() + SOON;
        let mut begun = Vec::new();
        for table in &self.bots {
            let steps = loop {
                if let Some(steps) = self.steps(table).await {
                    break steps;
                }
                assert!(Instant::now() < deadline, "{table} does not answer");
                tokio::time::sleep(Duration::from_millis(100)).await;
            };
            begun.push(steps);
        }
        self.messages += 1;
        let message = format!("after-{}", self.messages);
        for n in 0..self.people.len() {
            let table = self.people[n].0.clone();
            let before = self.steps(&table).await.unwrap();
            let mut said = String::new();
            // The same message again and again, as a browser sends it.
            loop {
                if let Some(answer) = self.act(&table, &message).await {
                    if answer.status == 200 {
                        break;
                    }
                    said = answer.text();
                }
                assert!(Instant::now() < deadline, "{table}: {said}");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            let live = &mut self.people[n].1;
            let texts = tokio::time::timeout(SOON, settled(&self.ada, live, &table)).await.expect("seen");
            assert!(texts.iter().any(|t| t.starts_with(r#"{"t":"patch""#)), "{table}: {texts:?}");
            assert_eq!(self.steps(&table).await.unwrap(), before + 1);
        }
        for (table, before) in self.bots.iter().zip(begun) {
            while !self.went_on(table, before).await {
                assert!(Instant::now() < deadline, "the bots at {table} do not play");
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
        }
        self.health(200).await;
    }
}

/// Bots that take their time, so that games are not over before the fault is.
const UNHURRIED: Duration = Duration::from_millis(400);

async fn on_postgres(url: &str) -> server::Running {
    let mut settings = settings(Storage::Url(url.to_owned()));
    settings.bot_delay = UNHURRIED;
    server::start(settings, games()).await.unwrap()
}

/// The largest size of a file is what a test can take from a process without being root, and give back: SQLite fails to
/// write its log at the moment of the commit, as on a full disk, and ends the transaction by itself, as there. (That it
/// is so for SQLITE_FULL itself is tested beside the store.)
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn no_room_and_room_again_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path().to_str().unwrap(), UNHURRIED.as_millis() as u64).await;
    let mut tables = Tables::open(served.address, 3, "raid").await;
    for _ in 0..2 {
        served.largest_file(Some(0));
        tables.suffer().await;
        tokio::time::sleep(Duration::from_secs(2)).await;
        tables.suffer().await;
        // Nothing can be written, but everything can be read.
        let page = tables.ada.get(&format!("/t/{}", tables.people[0].0)).await.unwrap();
        assert_eq!(page.status, 200, "{}", page.text());
        served.largest_file(None);
        tables.go_on().await;
    }
    let metrics = tables.ada.get("/metrics").await.unwrap().text();
    let mut failures = metrics.lines().filter(|line| line.starts_with("ecumene_storage_failures_total"));
    assert!(failures.any(|line| !line.ends_with(" 0")), "{metrics}");
}

/// The same from PostgreSQL: every write is refused as on a full disk, until it is not.
#[tokio::test(flavor = "multi_thread")]
async fn no_room_and_room_again_on_postgres() {
    let postgres = postgres::Postgres::start().unwrap();
    let url = postgres.database().await;
    let running = on_postgres(&url).await;
    let mut tables = Tables::open(running.address, 3, "raid").await;
    let pool = sqlx::AnyPool::connect(&url).await.unwrap();
    let run = async |text: &'static str| {
        sqlx::raw_sql(text).execute(&pool).await.unwrap();
    };
    run("CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
         RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
         END $$ LANGUAGE plpgsql")
    .await;
    run("DO $$ DECLARE t text; BEGIN FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
         EXECUTE format('CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON %I EXECUTE FUNCTION full_disk()', t);
         END LOOP; END $$")
    .await;
    tables.suffer().await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    tables.suffer().await;
    let page = tables.ada.get(&format!("/t/{}", tables.people[0].0)).await.unwrap();
    assert_eq!(page.status, 200, "{}", page.text());
    run("DO $$ DECLARE t text; BEGIN FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
         EXECUTE format('DROP TRIGGER full_disk ON %I', t); END LOOP; END $$")
    .await;
    tables.go_on().await;
    pool.close().await;
    running.stop().await.unwrap();
}

/// PostgreSQL is gone for longer than anybody waits for it, and comes back.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_gone_and_back() {
    let mut postgres = postgres::Postgres::own().unwrap();
    let url = postgres.database().await;
    let running = on_postgres(&url).await;
    let mut tables = Tables::open(running.address, 6, "raid").await;
    postgres.stop();
    tables.suffer().await;
    tokio::time::sleep(Duration::from_secs(outage())).await;
    postgres.start_again();
    tables.go_on().await;
    // A moment's outage too, at which nobody acts: no more than a new start.
    postgres.stop();
    postgres.start_again();
    tables.go_on().await;
    running.stop().await.unwrap();
}

/// Seconds of an outage; a long one is asked for by name.
fn outage() -> u64 {
    std::env::var("ECUMENE_TEST_OUTAGE_S").ok().and_then(|text| text.parse().ok()).unwrap_or(8)
}

/// What can take SQLite away from a server: another process that holds its lock for longer than anybody waits.
#[tokio::test(flavor = "multi_thread")]
async fn sqlite_locked_and_free_again() {
    let test = Test::with(|s| s.bot_delay = UNHURRIED).await;
    let mut tables = Tables::open(test.address(), 3, "raid").await;
    let file = test.folder.as_ref().unwrap().path().join("ecumene.db");
    let pool = sqlx::any::AnyPoolOptions::new()
        .max_connections(1)
        .connect(&format!("sqlite://{}", file.display()))
        .await
        .unwrap();
    let mut holder = pool.acquire().await.unwrap();
    sqlx::query("BEGIN EXCLUSIVE").execute(&mut *holder).await.unwrap();
    tables.suffer().await;
    sqlx::query("ROLLBACK").execute(&mut *holder).await.unwrap();
    tables.go_on().await;
}

/// A process that was stopped for ten seconds in the middle of everything goes on where it was: no match is frozen
/// because the clock went on without it.
#[cfg(target_os = "linux")]
async fn a_pause(storage: &str) {
    use rustix::process::Signal;
    let served = Served::start(storage, 1).await;
    // A game whose steps take a while: at any moment some are being taken.
    let mut tables = Tables::open(served.address, 8, "slow").await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    served.signal(Signal::STOP);
    tokio::time::sleep(Duration::from_secs(10)).await;
    served.signal(Signal::CONT);
    tables.go_on().await;
    let metrics = tables.ada.get("/metrics").await.unwrap().text();
    assert!(metrics.contains("\necumene_matches_frozen_total 0"), "{metrics}");
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_freezes_nothing_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    a_pause(folder.path().to_str().unwrap()).await;
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_freezes_nothing_on_postgres() {
    let postgres = postgres::Postgres::start().unwrap();
    a_pause(&postgres.database().await).await;
}
