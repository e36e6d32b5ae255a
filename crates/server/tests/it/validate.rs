//! `ecumene validate`: a log that was tampered with is found, whatever was done to it.

use crate::common::*;
use server::Storage;
use sqlx::any::AnyPoolOptions;

#[tokio::test(flavor = "multi_thread")]
async fn a_tampered_log_is_found() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    let other = open_id(&client, &["me", "me"]).await;
    for n in 0..8 {
        assert!(step(&client, &table, &[0, 1], &format!("m{n}")).await);
        assert!(step(&client, &other, &[0, 1], &format!("m{n}")).await);
    }
    let Test { running, folder, .. } = test;
    running.stop().await.unwrap();
    let folder = folder.unwrap();
    let settings = settings(Storage::Folder(folder.path().to_owned()));
    let sound = server::validate(&settings, games()).await.unwrap();
    assert_eq!((sound.matches, sound.entries, sound.broken.len()), (2, 16, 0), "{:?}", sound.broken);

    // Each is undone before the next, by putting the whole log back.
    let url = format!("sqlite://{}", folder.path().join("ecumene.db").display());
    let pool = AnyPoolOptions::new().max_connections(1).connect(&url).await.unwrap();
    let run = async |text: &'static str| {
        let done = sqlx::query(text).bind(table.clone()).execute(&pool).await;
        done.unwrap_or_else(|e| panic!("{text}: {e}")).rows_affected()
    };
    sqlx::query("CREATE TABLE kept AS SELECT * FROM entries").execute(&pool).await.unwrap();
    for tamper in [
        // Another's words in somebody's mouth, a forged die, a forged state, an entry that is gone, one said twice.
        "UPDATE entries SET body = (SELECT k.body FROM kept k WHERE k.match_id = $1 AND k.seq = 1) WHERE match_id = $1 AND seq = 2",
        "UPDATE entries SET body = REPLACE(body, '\"drawn\":[', '\"drawn\":[7,') WHERE match_id = $1",
        "UPDATE entries SET hash = (SELECT k.hash FROM kept k WHERE k.match_id = $1 AND k.seq = 1) WHERE match_id = $1 AND seq = 4",
        "DELETE FROM entries WHERE match_id = $1 AND seq = 3",
        "UPDATE entries SET body = '{nonsense' WHERE match_id = $1 AND seq = 5",
        "UPDATE matches SET seed = REPLACE(REPLACE(seed, 'a', 'b'), '1', '2') WHERE id = $1",
    ] {
        assert!(run(tamper).await > 0, "{tamper}");
        let found = server::validate(&settings, games()).await.unwrap();
        let broken: Vec<&str> = found.broken.iter().map(|(id, _)| id.as_str()).collect();
        assert_eq!(broken, [table.as_str()], "{tamper}: {:?}", found.broken);
        run("DELETE FROM entries WHERE match_id = $1").await;
        run("INSERT INTO entries SELECT * FROM kept WHERE match_id = $1").await;
    }
}

/// Rules that fail at what stands in a log are a finding like any other: the search goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_at_which_the_rules_fail_is_found() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let wish = serde_json::json!({ "game": "broken", "seats": ["me", "me"] });
    let failing = client.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let failing = failing["id"].as_str().unwrap().to_owned();
    for n in 0..3 {
        assert!(step(&client, &failing, &[0, 1], &format!("m{n}")).await);
    }
    let sound = open_id(&client, &["me", "me"]).await;
    assert!(step(&client, &sound, &[0, 1], "m").await);
    let settings = settings(Storage::Folder(test.folder.as_ref().unwrap().path().to_owned()));
    let pool = test.database().await;
    let text =
        "UPDATE entries SET body = REPLACE(body, '\"aim\":0', '\"aim\":1') WHERE match_id = $1 AND seq = 3";
    let done = sqlx::query(text).bind(failing.clone()).execute(&pool).await.unwrap();
    assert_eq!(done.rows_affected(), 1);
    let found = server::validate(&settings, games()).await.unwrap();
    assert_eq!((found.matches, found.broken.len()), (2, 1), "{:?}", found.broken);
    assert!(
        found.broken[0].0 == failing && found.broken[0].1.contains("the rules failed"),
        "{:?}",
        found.broken
    );
    pool.close().await;

    // Served, it shows what was good before.
    let Test { running, folder, .. } = test;
    running.stop().await.unwrap();
    let folder = folder.unwrap();
    let pool = AnyPoolOptions::new()
        .max_connections(1)
        .connect(&format!("sqlite://{}", folder.path().join("ecumene.db").display()))
        .await
        .unwrap();
    sqlx::query("DELETE FROM snapshots").execute(&pool).await.unwrap();
    pool.close().await;
    let running = server::start(settings, games()).await.unwrap();
    let client = server::client::Client::new(running.address);
    let page = client.get(&format!("/t/{failing}")).await.unwrap();
    assert_eq!(page.status, 200, "{}", page.text());
    assert!(page.text().contains("its last good state"), "{}", page.text());
    let shown = client.get(&format!("/api/v1/tables/{failing}")).await.unwrap().json().unwrap();
    assert_eq!((&shown["status"], &shown["steps"]), (&"frozen".into(), &2.into()), "{shown}");
    running.stop().await.unwrap();
}
