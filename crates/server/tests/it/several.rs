//! Three processes on one PostgreSQL: whoever is at one sees at once what others do at another; what a table does by itself
//! is done by one of them, and by another when that one is gone.

use crate::child::{Served, spawn_at};
use crate::common::*;
use serde_json::{Value, json};
use server::chaos::{NatsServer, Place, Plan, Switch, Until};
use server::client::{Client, Live};
use server::store::{Append, AppendError, Lease, Row, Store, Writer};
use server::{Running, Storage};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// News are there at once; a machine that does much else may take this long.
const SOON: Duration = Duration::from_secs(20);

async fn three(url: &str, bus: Option<&str>) -> Vec<Running> {
    let mut all = Vec::new();
    for _ in 0..3 {
        let mut settings = settings(Storage::Url(url.to_owned()));
        settings.bus = bus.map(str::to_owned);
        all.push(server::start(settings, games()).await.unwrap());
    }
    all
}

/// The same person, by way of another process.
fn at(client: &Client, address: SocketAddr) -> Client {
    Client { address, ..client.clone() }
}

/// What is sent to a screen until it holds these words.
async fn until(live: &mut Live, words: &str) {
    let read = async { while !live.hear_text().await.unwrap().contains(words) {} };
    tokio::time::timeout(SOON, read).await.unwrap_or_else(|_| panic!("'{words}' was not seen"));
}

async fn online(running: &Running, table: &str) -> usize {
    let (handle, _) = running.core.seen(table).await.unwrap();
    handle.now().await.unwrap().online.len()
}

async fn becomes<T: PartialEq + std::fmt::Debug>(wanted: T, found: impl AsyncFn() -> T) {
    let begun = Instant::now();
    loop {
        let now = found().await;
        if now == wanted {
            return;
        }
        assert!(begun.elapsed() < SOON, "{now:?} does not become {wanted:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Tables, seats, starts, steps, chat and presence, each by way of another process than the one that looks.
async fn everything_crosses(url: &str, bus: Option<&str>) {
    let servers = three(url, bus).await;
    let [one, two, three] = [0, 1, 2].map(|n| servers[n].address);
    let ada = Client::guest(one, "Ada").await.unwrap();
    let bo = Client::guest(two, "Bo").await.unwrap();
    let cy = Client::guest(three, "Cy").await.unwrap();
    let table = open_id(&ada, &["me", "open"]).await;
    let shown =
        async |client: &Client| client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(shown(&cy).await["status"], "waiting", "a table of one process is there at another");
    // Seats.
    let sat = bo.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap();
    assert_eq!(sat.status, 200, "{}", sat.text());
    assert_eq!(shown(&ada).await["seats"][1]["name"], "Bo");
    assert_eq!(shown(&cy).await["seats"][1]["name"], "Bo");
    // Starts.
    let begun = ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap();
    assert!(begun.status < 300, "{}", begun.text());
    assert_eq!(shown(&bo).await["status"], "running");
    // Presence.
    let mut adas = ada.live(&table, "0").await.unwrap();
    adas.hear_one_of(&["screen"]).await.unwrap();
    let mut bos = bo.live(&table, "1").await.unwrap();
    bos.hear_one_of(&["screen"]).await.unwrap();
    let mut cys = cy.live(&table, "table").await.unwrap();
    cys.hear_one_of(&["screen"]).await.unwrap();
    for server in &servers {
        becomes(3, async || online(server, &table).await).await;
    }
    // Chat, to screens that nobody touched.
    bos.say(&json!({ "t": "chat", "id": "c1", "text": "Ahoy from afar" })).await.unwrap();
    until(&mut adas, "Ahoy from afar").await;
    // Steps: what is acknowledged at one process is what the next one knows, whichever it is.
    for turn in 0..12 {
        let (seat, client) = if turn % 2 == 0 { (0, &ada) } else { (1, &bo) };
        let somewhere = at(client, [one, two, three][turn % 3]);
        let asked = offer(&somewhere, &table, seat).await;
        if asked.is_null() {
            continue;
        }
        let act =
            json!({ "id": format!("m{turn}"), "seat": seat, "decision": asked["decision"], "choice": 0 });
        let answer = somewhere.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        let steps = shown(&somewhere).await["steps"].clone();
        for other in [one, two, three] {
            assert_eq!(shown(&at(&cy, other)).await["steps"], steps, "what was stored is known everywhere");
        }
    }
    for live in [&mut adas, &mut bos, &mut cys] {
        tokio::time::timeout(SOON, live.hear_one_of(&["patch"])).await.expect("seen").unwrap();
    }
    // Somebody leaves.
    drop(cys);
    becomes(2, async || online(&servers[0], &table).await).await;
    for server in servers {
        server.stop().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_crosses_through_postgres() {
    let postgres = postgres::Postgres::start().unwrap();
    everything_crosses(&postgres.database().await, None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_crosses_through_nats() {
    let postgres = postgres::Postgres::start().unwrap();
    let nats = NatsServer::start().unwrap();
    everything_crosses(&postgres.database().await, Some(&nats.url())).await;
}

async fn steps(client: &Client, table: &str) -> u64 {
    let shown: Value = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    shown["steps"].as_u64().unwrap_or_default()
}

/// News that never came: what is in memory is held against storage, and screens show what was missed.
#[tokio::test(flavor = "multi_thread")]
async fn lost_news_are_found() {
    let postgres = postgres::Postgres::start().unwrap();
    let url = postgres.database().await;
    let mut nats = NatsServer::start().unwrap();
    let servers = three(&url, Some(&nats.url())).await;
    let ada = Client::guest(servers[0].address, "Ada").await.unwrap();
    let table = open_id(&ada, &["me", "me"]).await;
    let mut far = at(&ada, servers[1].address).live(&table, "table").await.unwrap();
    far.hear_one_of(&["screen"]).await.unwrap();
    nats.stop();
    assert!(step(&ada, &table, &[0, 1], "unheard").await);
    tokio::time::timeout(SOON, far.hear_one_of(&["patch", "screen"]))
        .await
        .expect("found by the sweep")
        .unwrap();
    nats.start_again().unwrap();
    for server in servers {
        server.stop().await.unwrap();
    }
}

/// An alarm reads it. In a process of its own: there nothing was counted before it started.
#[tokio::test(flavor = "multi_thread")]
async fn whether_others_are_heard_is_told() {
    let postgres = postgres::Postgres::start().unwrap();
    let (url, mut nats) = (postgres.database().await, NatsServer::start().unwrap());
    let bus = nats.url();
    let started = move || spawn_at(&Place { bus: Some(&bus), ..Place::on(&url) }, 400);
    let (child, address) = tokio::task::spawn_blocking(started).await.unwrap();
    let _served = Served { child, address };
    let told = async || {
        let counted = Client::new(address).get("/metrics").await.unwrap().text();
        counted.lines().find_map(|line| line.strip_prefix("ecumene_bus_up ").map(str::to_owned))
    };
    becomes(Some("1".to_owned()), &told).await;
    nats.stop();
    becomes(Some("0".to_owned()), &told).await;
    nats.start_again().unwrap();
    becomes(Some("1".to_owned()), &told).await;
}

/// The process that looks after the bots of a table is killed: another does within ten seconds, though nobody looks.
#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_is_replaced() {
    let postgres = postgres::Postgres::start().unwrap();
    let url = postgres.database().await;
    let first = Served::start(&url, 400).await;
    let client = Client::guest(first.address, "Ada").await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(open_id(&client, &["bot:random", "bot:random", "bot:random"]).await);
    }
    let second = Served::start(&url, 400).await;
    let third = Served::start(&url, 400).await;
    let store = Store::open(&url).await.unwrap();
    for table in &tables {
        becomes(true, async || store.length(table).await.unwrap() > 0).await;
    }
    drop(first);
    let begun = Instant::now();
    let mut before = Vec::new();
    for table in &tables {
        before.push(store.length(table).await.unwrap());
    }
    let mut late = Duration::ZERO;
    for (table, before) in tables.iter().zip(before) {
        let over = async || store.table(table).await.unwrap().status != server::store::Status::Running;
        becomes(true, async || over().await || store.length(table).await.unwrap() > before).await;
        late = late.max(begun.elapsed());
    }
    println!("replaced after {late:?}");
    assert!(late < Duration::from_secs(10), "{late:?}");
    // Nobody asked these two for anything; and each table has one that looks after it.
    let watch = at(&client, second.address);
    assert!(steps(&watch, &tables[0]).await > 0);
    drop((second, third));
}

/// A holder that was away, and does not know that another has what it held, cannot write.
#[tokio::test(flavor = "multi_thread")]
async fn who_was_away_cannot_write() {
    let postgres = postgres::Postgres::start().unwrap();
    let store = Store::open(&postgres.database().await).await.unwrap();
    let (writer, _writing) = Writer::start(store.clone());
    let append = |seq: i64, lease: Option<Lease>| Append {
        match_id: "table".into(),
        rows: vec![Row {
            seq,
            seat: 0,
            body: "{}".into(),
            hash: String::new(),
            open: 1,
            msg: String::new(),
            at: 0,
        }],
        notices: Vec::new(),
        snapshot: None,
        ended: None,
        lease,
    };
    store.be_there("one", 60_000).await.unwrap();
    store.be_there("two", 60_000).await.unwrap();
    let held = store.take_lease("table", "one").await.unwrap().expect("nobody has it");
    assert_eq!(store.take_lease("table", "two").await.unwrap(), None, "it is held");
    assert!(store.take_orphans("two", 10).await.unwrap().is_empty());
    writer.append(append(1, Some(held.clone()))).await.unwrap();
    // Its time is up: another takes it, and does something.
    store.be_there("one", -1).await.unwrap();
    let taken = store.take_orphans("two", 10).await.unwrap().pop().expect("left over");
    assert!(taken.number > held.number && taken.node == "two");
    // It comes back and knows nothing of it. Beside it others write, whom that does not concern.
    store.be_there("one", 60_000).await.unwrap();
    let (stale, other) = tokio::join!(
        writer.append(append(2, Some(held.clone()))),
        writer.append(Append { match_id: "another".into(), ..append(1, None) })
    );
    assert!(matches!(stale, Err(AppendError::Relieved)), "{stale:?}");
    other.unwrap();
    assert_eq!(store.length("table").await.unwrap(), 1, "nothing of it is stored");
    writer.append(append(2, Some(taken.clone()))).await.unwrap();
    store.drop_lease(&held).await.unwrap();
    assert_eq!(store.take_lease("table", "one").await.unwrap(), None, "what is another's is not given back");
    store.drop_lease(&taken).await.unwrap();
    assert!(store.take_lease("table", "one").await.unwrap().is_some_and(|lease| lease.number > taken.number));
}

/// A hundred people, each from two tabs.
fn chaos(nats: bool, seed: u64) -> Plan {
    // Where networks can be made, each process has one: that takes root.
    let spaces = Switch::make().and_then(|switch| switch.space(0).map(drop)).is_ok();
    let faults = 5 + 2 * u64::from(nats) + u64::from(spaces);
    Plan {
        game: "raid".into(),
        seats: 3,
        processes: 3,
        players: 100,
        bots: 4,
        until: Until::Faults(faults),
        nats,
        sqlite: false,
        spaces,
        pause: Duration::from_millis(1_500),
        between: Duration::from_secs(1),
        seed,
    }
}

async fn all_fails(plan: Plan) {
    let start = Arc::new(|place: &Place| Ok(spawn_at(place, 300)));
    let report = server::chaos::run(&plan, start, &|_| {}).await.unwrap();
    println!("{report:?}");
    assert!(report.held.acknowledged > plan.players, "there was play: {report:?}");
    assert!(report.screens >= plan.players, "there were pages: {report:?}");
    assert_eq!(report.went_on + report.over, report.held.tables);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fails_and_nothing_is_lost_through_nats() {
    all_fails(chaos(true, 5)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fails_and_nothing_is_lost_through_postgres() {
    all_fails(Plan { players: 12, pause: Duration::from_millis(100), ..chaos(false, 6) }).await;
}

/// One process on SQLite, killed and paused.
#[tokio::test(flavor = "multi_thread")]
async fn one_process_fails_and_nothing_is_lost() {
    let plan =
        Plan { processes: 1, sqlite: true, spaces: false, until: Until::Faults(12), ..chaos(false, 7) };
    let between = Duration::from_millis(300);
    all_fails(Plan { players: 12, pause: Duration::from_millis(50), between, ..plan }).await;
}
