//! Databases of every version open: what each step of the schema was given is there after all later ones, and plays on.

use crate::common::*;
use serde_json::Value;
use server::Storage;
use server::store::{Copied, Store};
use std::collections::BTreeMap;

/// What a database holds, by table: columns, and rows.
type Everything = BTreeMap<String, (Vec<String>, Vec<Vec<Value>>)>;

async fn everything(store: &Store) -> Everything {
    let (mut all, mut last) = (Everything::new(), String::new());
    let copied = store.copy_out(|copied| {
        match copied {
            Copied::Table { name, columns } => {
                last = name.clone();
                all.insert(name, (columns, Vec::new()));
            }
            Copied::Row(row) => all.get_mut(&last).unwrap().1.push(row),
        }
        Ok(())
    });
    copied.await.unwrap();
    all
}

/// Columns a table has at some step of the schema; none if it is not there yet.
async fn columns(pool: &sqlx::AnyPool, table: &str) -> Vec<String> {
    use sqlx::Row;
    let text = format!("SELECT name FROM pragma_table_info('{table}')");
    let rows = sqlx::query(sqlx::AssertSqlSafe(text)).fetch_all(pool).await.unwrap();
    rows.iter().map(|row| row.get("name")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_every_version_opens() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let played = open_id(&ada, &["me", "me"]).await;
    let waiting = open_id(&ada, &["me", "open"]).await;
    for n in 0..6 {
        assert!(step(&ada, &played, &[0, 1], &format!("m{n}")).await);
    }
    let Test { running, folder, .. } = test;
    let store = running.core.store.clone();
    let now = everything(&store).await;
    running.stop().await.unwrap();
    drop(folder);
    for schema in 1..=Store::newest_schema() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::Folder(folder.path().to_owned());
        let old = Store::of_schema(&storage, schema).await.unwrap();
        sqlx::any::install_default_drivers();
        let url = format!("sqlite://{}", folder.path().join("ecumene.db").display());
        let pool = sqlx::any::AnyPoolOptions::new().max_connections(1).connect(&url).await.unwrap();
        let mut put = 0;
        for (table, (names, rows)) in std::iter::once(("people", &now["people"]))
            .chain(now.iter().filter(|(name, _)| *name != "people").map(|(name, all)| (name.as_str(), all)))
        {
            let has = columns(&pool, table).await;
            let kept: Vec<usize> = (0..names.len()).filter(|at| has.contains(&names[*at])).collect();
            if kept.is_empty() {
                continue;
            }
            let names: Vec<String> = kept.iter().map(|at| names[*at].clone()).collect();
            let rows: Vec<Vec<Value>> =
                rows.iter().map(|row| kept.iter().map(|at| row[*at].clone()).collect()).collect();
            old.copy_in(table, &names, &rows).await.unwrap();
            put += rows.len();
        }
        assert!(put > 10, "schema {schema}: {put} rows");
        pool.close().await;
        old.close().await;

        let settings = settings(storage);
        let sound = server::validate(&settings, games()).await.unwrap();
        assert_eq!(
            (sound.matches, sound.entries, sound.broken.len()),
            (1, 6, 0),
            "schema {schema}: {:?}",
            sound.broken
        );
        let running = server::start(settings, games()).await.unwrap();
        let again = server::client::Client { address: running.address, ..ada.clone() };
        assert!(step(&again, &played, &[0, 1], "on").await, "schema {schema}: it goes on");
        for path in [format!("/t/{waiting}"), "/".into(), "/archive".into()] {
            let page = again.get(&path).await.unwrap();
            assert_eq!(page.status, 200, "schema {schema} {path}: {}", page.text());
        }
        running.stop().await.unwrap();
    }
}

/// What waits for nobody any more is swept away, and nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn stale_guests_and_empty_tables_are_swept() {
    const DAY: i64 = 24 * 3600 * 1000;
    let test = Test::start().await;
    let (idle, plays) = (test.guest("Idle").await, test.guest("Plays").await);
    let waiting = open_id(&idle, &["open", "open"]).await;
    let running = open_id(&plays, &["me", "me"]).await;
    let core = &test.running.core;
    let swept =
        async |days: i64| server::testing::sweep(core, server::store::now() + days * DAY).await.unwrap();
    assert_eq!(swept(1).await, Default::default());
    let first = swept(31).await;
    assert_eq!((first.guests, first.given_up), (1, 1), "who never sat down, and a table nobody came to");
    assert_eq!(idle.get("/").await.unwrap().status, 401, "the token is unknown now");
    assert_eq!(plays.get(&format!("/t/{running}")).await.unwrap().status, 200);
    assert_eq!(plays.get(&format!("/t/{waiting}")).await.unwrap().status, 404);
    let later = swept(400).await;
    assert_eq!(later.guests, 0, "who plays stays, however long they think");
    assert!(plays.get(&format!("/t/{running}")).await.unwrap().status == 200);
}
