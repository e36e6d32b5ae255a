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
