//! What operators and moderators do, on a server that runs: it hears of it, and so do the people at its tables.

use crate::common::browser::{Browser, place};
use crate::common::*;
use clap::Parser;
use serde_json::{Value, json};
use server::Storage;
use server::operate::{Admin, Said, admin, backup, doctor, restore};
use std::time::Duration;

#[derive(Parser)]
struct Command {
    #[command(subcommand)]
    what: Admin,
}

/// As the command line does it: another process on the same database.
async fn operate(test: &Test, words: &str) -> anyhow::Result<Said> {
    let words = ["admin"].into_iter().chain(words.split(' '));
    let command = Command::try_parse_from(words)?.what;
    admin(settings(storage(test)), games(), command).await
}

fn storage(test: &Test) -> Storage {
    match &test.folder {
        Some(folder) => Storage::Folder(folder.path().to_owned()),
        None => Storage::Url(test.url.clone()),
    }
}

async fn done(test: &Test, words: &str) -> Said {
    operate(test, words).await.unwrap_or_else(|why| panic!("{words}: {why:#}"))
}

async fn refused(test: &Test, words: &str, says: &str) {
    let why = operate(test, words).await.err().unwrap_or_else(|| panic!("{words} was done"));
    assert!(format!("{why:#}").contains(says), "{words}: {why:#}");
}

async fn member(test: &Test, name: &str) -> Browser {
    let mut browser = Browser::new(test);
    let signed = browser.post("/account/sign-up", &format!("name={name}&password=secret-words")).await;
    assert_eq!(signed.status, 303, "{}", signed.text());
    browser
}

/// Until something holds: a server hears of what others did within a second.
async fn soon(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..400 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    panic!("{what} did not come about");
}

async fn on_a_running_server(on: On) {
    let test = Test::on(on, |_| {}).await;
    let (mut ada, mut bo) = (member(&test, "Ada").await, member(&test, "Bo").await);
    let table = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    let id = table.strip_prefix("/t/").unwrap();
    assert_eq!(bo.post(&format!("{table}/sit"), "seat=1").await.status, 303);
    assert_eq!(ada.post(&format!("{table}/start"), "").await.status, 303);
    let mut live = bo.0.live(id, "1").await.unwrap();
    settled(&bo.0, &mut live, id).await;

    let listed = done(&test, "list").await;
    assert!(listed.text.contains(id) && listed.text.contains("running"), "{}", listed.text);
    assert_eq!(done(&test, "list --status finished").await.text, "");
    refused(&test, "list --status lost", "accepted: waiting, running").await;
    let people = done(&test, "list people --like bo").await;
    assert!(people.text.contains("account bo") && !people.text.contains("account ada"), "{}", people.text);
    let shown = done(&test, &format!("show {id}")).await.json;
    assert_eq!((&shown["status"], &shown["seats"][1]["name"]), (&json!("running"), &json!("Bo")), "{shown}");
    assert!(!shown.to_string().contains("seed"), "nothing hidden: {shown}");
    assert_eq!(done(&test, "show Ada").await.json["person"]["login"], "ada");
    let file: Value = done(&test, &format!("export {id}")).await.json;
    assert_eq!(file["game"], "raid");
    assert_eq!(done(&test, "export ada").await.json["person"][0]["name"], "Ada");
    let lift = format!("close {id} --lift");
    for (words, says) in [
        ("show nobody-at-all", "nobody here has the id"),
        ("thaw nothing", "there is no table 'nothing'"),
        ("close nothing", "there is no table 'nothing'"),
        ("merge ada Ada", "one account already"),
        (lift.as_str(), "is not closed"),
    ] {
        refused(&test, words, says).await;
    }

    // Who is muted is not heard; who is banned can look on, and their seat is played by a bot.
    done(&test, "mute bo --days 1 --why shouting").await;
    live.say(&json!({ "t": "chat", "id": "c1", "text": "HELLO" })).await.unwrap();
    assert_eq!(live.hear_one_of(&["ok", "no"]).await.unwrap()["code"], "muted");
    done(&test, "mute bo --lift").await;
    live.say(&json!({ "t": "chat", "id": "c2", "text": "hello" })).await.unwrap();
    assert_eq!(live.hear_one_of(&["ok", "no"]).await.unwrap()["t"], "ok");
    done(&test, "ban Bo --why cheating").await;
    soon("the ban", async || bo.0.form("/tables", "game=raid&quick=bots").await.unwrap().status == 403).await;
    soon("a bot in the seat", async || {
        let shown = ada.0.get(&format!("/api/v1/tables/{id}")).await.unwrap().json().unwrap();
        shown["seats"][1]["bot"] == true
    })
    .await;
    soon("the end of the connection", async || {
        let said = live.say(&json!({ "t": "beat" })).await;
        said.is_err() || live.hear_one_of(&["beat", "bye"]).await.map_or(true, |heard| heard["t"] == "bye")
    })
    .await;
    assert_eq!(bo.get(&table).await.status, 200, "to look on is allowed");
    let mut elsewhere = Browser::new(&test);
    assert_eq!(elsewhere.post("/account/sign-in", "name=Bo&password=secret-words").await.status, 403);
    done(&test, "ban Bo --lift").await;
    assert_eq!(elsewhere.post("/account/sign-in", "name=Bo&password=secret-words").await.status, 303);

    // A table that is closed is closed to everybody, and can be opened again.
    done(&test, &format!("close {id} --why offensive")).await;
    soon("the closing", async || ada.0.get(&table).await.unwrap().status == 410).await;
    assert!(!ada.get("/").await.text().contains(&table));
    done(&test, &format!("close {id} --lift")).await;
    soon("the opening", async || ada.0.get(&table).await.unwrap().status == 200).await;

    // Two accounts of one person become one; a code lets its owner back in; who is deleted is gone.
    let mut cy = member(&test, "Cy").await;
    let hers = place(&cy.post("/tables", "game=raid&seat.0=me&seat.1=me").await);
    done(&test, "merge cy Bo").await;
    assert!(elsewhere.get("/").await.text().contains(&hers), "the table came along");
    let code = done(&test, "reset bo").await.text;
    let again = elsewhere.post("/account/reset", &format!("code={code}&password=other-words")).await;
    assert_eq!(again.status, 303, "{}", again.text());
    done(&test, "delete bo").await;
    refused(&test, "show bo", "nobody here").await;
    let told = done(&test, "list interventions").await.text;
    for word in ["muted", "not muted", "banned", "close", "reopen", "merge", "delete"] {
        assert!(told.contains(word), "{word}: {told}");
    }
    test.running.stop().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_work_on_a_running_server_on_sqlite() {
    on_a_running_server(On::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn operators_work_on_a_running_server_on_postgres() {
    on_a_running_server(On::Postgres).await;
}

/// Frozen for a reason that is gone: an operator need not wait until somebody opens it, nor for the half minute.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_thawed() {
    let test = Test::with(|s| s.minute = Duration::from_secs(60)).await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    for n in 0..4 {
        assert!(step(&ada, &table, &[0, 1], &format!("m{n}")).await);
    }
    let pool = test.database().await;
    let damage = async |text: &'static str| {
        sqlx::query(text).bind(table.clone()).execute(&pool).await.unwrap();
    };
    damage("UPDATE entries SET hash = 'x' || hash WHERE match_id = $1 AND seq = 4").await;
    damage("DELETE FROM snapshots WHERE match_id = $1").await;
    let said = done(&test, &format!("thaw {table}")).await;
    assert!(!said.well && said.text.contains("still cannot be played"), "{}", said.text);
    let status = async || {
        let shown = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        shown["status"].as_str().unwrap().to_owned()
    };
    soon("the server's own look", async || status().await == "frozen").await;
    damage("UPDATE entries SET hash = SUBSTR(hash, 2) WHERE match_id = $1 AND seq = 4").await;
    assert!(done(&test, &format!("thaw {table}")).await.well);
    soon("the thaw", async || status().await == "running").await;
    pool.close().await;
    assert!(step(&ada, &table, &[0, 1], "again").await);
}

/// What broke has a number: on the page, in the API's answer. The log has it too.
#[tokio::test(flavor = "multi_thread")]
async fn what_breaks_has_a_number() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let pool = test.database().await;
    let text = "UPDATE matches SET terms = 'nonsense' WHERE id = $1";
    let fresh = open_id(&ada, &["me", "open"]).await;
    sqlx::query(text).bind(fresh.clone()).execute(&pool).await.unwrap();
    let home = ada.get("/api/v1/tables").await.unwrap();
    assert_eq!(home.status, 500, "{}", home.text());
    let incident = home.json().unwrap()["incident"].as_str().unwrap().to_owned();
    assert_eq!(incident.len(), 8);
    let page = ada.get("/").await.unwrap();
    assert!(page.status == 500 && page.text().contains("give this number:"), "{}", page.text());
    let fault = ada.get("/api/v1/tables/none").await.unwrap().json().unwrap();
    assert!(fault["incident"].is_null(), "what was asked wrongly is no incident: {fault}");
    assert_eq!(ada.get(&format!("/t/{table}")).await.unwrap().status, 200);
    pool.close().await;
}

/// Somebody complains; a moderator, and nobody else, sees it and says what comes of it.
#[tokio::test(flavor = "multi_thread")]
async fn moderators_look_after_others() {
    let test = Test::start().await;
    let (mut ada, mut bo) = (member(&test, "Ada").await, member(&test, "Bo").await);
    let mut eve = member(&test, "Eve").await;
    let table = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    bo.post(&format!("{table}/sit"), "seat=1").await;
    bo.post(&format!("{table}/say"), "text=%3Cscript%3E").await;
    let form = ada.get(&format!("{table}/complaint")).await.text();
    assert!(form.contains(">Bo</option>") && !form.contains(">Ada</option>"), "{form}");
    let about = form.split("<option value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    for wrong in ["about=nobody&text=x".to_owned(), format!("about={about}&text=")] {
        assert_eq!(ada.post(&format!("{table}/complaint"), &wrong).await.status, 400, "{wrong}");
    }
    let complain = format!("about={about}&text=shouts+%3Cb%3E");
    for _ in 0..2 {
        assert_eq!(ada.post(&format!("{table}/complaint"), &complain).await.status, 200);
    }
    assert_eq!(eve.get("/moderation").await.status, 404, "not yet");
    assert_eq!(eve.post("/moderation", "do=ban&person=x").await.status, 404);
    done(&test, "moderator Eve").await;
    assert_eq!(eve.get("/account").await.status, 303, "rights changed: she signs in anew");
    assert_eq!(eve.post("/account/sign-in", "name=Eve&password=secret-words").await.status, 303);
    assert!(eve.get("/account").await.text().contains("href=\"/moderation\""));
    let page = eve.get("/moderation").await.text();
    assert!(page.contains("— Bo: “&lt;script&gt;”"), "with what was said there: {page}");
    assert!(page.contains("shouts &lt;b&gt;") && page.matches("name=\"complaint\"").count() == 2, "{page}");
    let complaints: Vec<String> = (page.split("name=\"complaint\" value=\"").skip(1))
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect();
    let act = format!("complaint={}&do=dance", complaints[0]);
    assert_eq!(eve.post("/moderation", &act).await.status, 400);
    let act = format!("complaint={}&do=mute", complaints[0]);
    assert_eq!(eve.post("/moderation", &act).await.status, 303);
    assert_eq!(bo.post(&format!("{table}/say"), "text=again").await.status, 403);
    assert_eq!(eve.post("/moderation", &act).await.status, 404, "it was handled");
    let act = format!("complaint={}&do=close", complaints[1]);
    assert_eq!(eve.post("/moderation", &act).await.status, 303);
    assert_eq!(ada.get(&table).await.status, 404);
    let found = eve.get("/moderation?like=bo").await.text();
    assert!(found.contains("· muted") && found.contains("value=\"unmute\""), "{found}");
    assert_eq!(eve.post("/moderation", &format!("person={about}&do=unmute")).await.status, 303);
    let eves = eve.get("/moderation?like=eve").await.text();
    assert!(eves.contains("Muted: Bo") && eves.contains("May talk again: Bo"), "in words, by name: {eves}");
    assert!(
        eves.contains("· moderator") && !eves.contains("value=\"ban\""),
        "nobody bans a moderator: {eves}"
    );
    assert_eq!(ada.get("/moderation").await.status, 404);
}

/// Copied while the server runs, brought back into either kind of database, and played again.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_kept_comes_back() {
    let test = Test::start().await;
    let mut ada = member(&test, "Ada").await;
    let table = place(&ada.post("/tables", "game=raid&seat.0=me&seat.1=me&title=Kept").await);
    let id = table.strip_prefix("/t/").unwrap().to_owned();
    for n in 0..8 {
        assert!(step(&ada.0, &id, &[0, 1], &format!("m{n}")).await);
    }
    let out = tempfile::tempdir().unwrap();
    let file = out.path().join("kept.backup");
    let here = settings(storage(&test));
    let kept = backup(&here, games(), &file, false).await.unwrap();
    let played = kept.replayed.unwrap();
    assert_eq!((played.matches, played.entries, played.broken.len()), (1, 8, 0), "{:?}", played.broken);
    assert!(step(&ada.0, &id, &[0, 1], "later").await, "the server ran all the while");
    let again = backup(&here, games(), &file, true).await.unwrap_err();
    assert!(again.to_string().contains("exists already"), "{again}");
    let not_empty = restore(&here, games(), &file).await.unwrap_err();
    assert!(not_empty.to_string().contains("not empty"), "{not_empty}");

    let postgres = postgres::Postgres::start().unwrap();
    for there in [Storage::Folder(out.path().join("there")), Storage::Url(postgres.database().await)] {
        let there = settings(there);
        let restored = restore(&there, games(), &file).await.unwrap();
        assert_eq!(restored.rows, kept.rows);
        let running = server::start(there.clone(), games()).await.unwrap();
        let mut home = Browser(server::client::Client::new(running.address));
        assert_eq!(home.post("/account/sign-in", "name=Ada&password=secret-words").await.status, 303);
        assert!(home.get("/").await.text().contains("Kept"));
        assert!(step(&home.0, &id, &[0, 1], "on").await, "it goes on from there");
        running.stop().await.unwrap();
        // And from there to a file again: the same rows and what came since.
        let back = out.path().join(format!("back-{}", running_kind(&there)));
        assert!(backup(&there, games(), &back, true).await.unwrap().rows > kept.rows);
    }

    // A file that is cut short, changed or no backup at all fills nothing.
    let whole = std::fs::read(&file).unwrap();
    let empty = settings(Storage::Folder(out.path().join("empty")));
    for (bytes, says) in [
        (whole[..whole.len() / 2].to_vec(), "damaged"),
        (b"{}".to_vec(), "damaged or no backup"),
        (gz(b"{\"head\":{\"ecumene_backup\":9,\"version\":\"\",\"schema\":1,\"at\":0}}\n"), "has form 9"),
        (gz(b"{\"head\":{\"ecumene_backup\":1,\"version\":\"\",\"schema\":1,\"at\":0}}\n"), "cut short"),
        (gz(&changed(&whole)), "was changed"),
    ] {
        let bad = out.path().join("bad.backup");
        std::fs::write(&bad, bytes).unwrap();
        let why = restore(&empty, games(), &bad).await.unwrap_err();
        assert!(format!("{why:#}").contains(says), "{says}: {why:#}");
    }
}

/// The service of the package is a user of its own, and root brings its database back. Only where the test is root.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_root_brings_back_belongs_to_whoever_the_folder_belongs_to() {
    use std::os::unix::fs::{MetadataExt, chown};
    let test = Test::start().await;
    let out = tempfile::tempdir().unwrap();
    let (file, theirs) = (out.path().join("kept.backup"), out.path().join("theirs"));
    backup(&settings(storage(&test)), games(), &file, true).await.unwrap();
    std::fs::create_dir(&theirs).unwrap();
    if chown(&theirs, Some(64_989), Some(64_989)).is_err() {
        eprintln!("not root here");
        return;
    }
    restore(&settings(Storage::Folder(theirs.clone())), games(), &file).await.unwrap();
    for entry in std::fs::read_dir(&theirs).unwrap() {
        let entry = entry.unwrap();
        let found = entry.metadata().unwrap();
        assert_eq!((found.uid(), found.gid()), (64_989, 64_989), "{:?}", entry.file_name());
    }
}

fn running_kind(settings: &server::Settings) -> &'static str {
    if matches!(settings.storage, Storage::Folder(_)) { "sqlite" } else { "postgres" }
}

fn gz(bytes: &[u8]) -> Vec<u8> {
    use std::io::Write;
    let mut to = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    to.write_all(bytes).unwrap();
    to.finish().unwrap()
}

fn changed(whole: &[u8]) -> Vec<u8> {
    let mut text = String::new();
    std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(whole), &mut text).unwrap();
    assert!(text.contains("Kept"));
    text.replace("Kept", "Bent").into_bytes()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_doctor_says_what_is_wrong() {
    let test = Test::start().await;
    let folder = test.folder.as_ref().unwrap().path().to_owned();
    let config = server::Config { data: Some(folder), listen: Some(test.address()), ..Default::default() };
    let found = doctor(config.clone()).await;
    let all: Vec<String> = found.iter().map(|finding| finding.to_string()).collect();
    let all = all.join("\n");
    for part in ["configuration", "schema", "storage", "clock", "bus", "mail", "push", "server"] {
        assert!(all.contains(part), "{part}: {all}");
    }
    assert!(!all.contains("BAD") && all.contains("is healthy"), "{all}");
    let pool = test.database().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    assert!(step(&ada, &table, &[0, 1], "m").await);
    sqlx::query("UPDATE entries SET at = at + 86400000").execute(&pool).await.unwrap();
    sqlx::query("INSERT INTO server_keys (name, value) VALUES ('push', '!')").execute(&pool).await.unwrap();
    let ill = server::Config {
        smtp_url: Some("smtp://127.0.0.1:1".into()),
        mail_from: Some("table@play.example".into()),
        ..config.clone()
    };
    let found = doctor(ill).await;
    let all: Vec<String> = found.iter().map(|finding| finding.to_string()).collect();
    for says in ["the newest move is", "the stored key is damaged", "the mail server cannot be reached"] {
        assert!(all.iter().any(|line| line.starts_with("BAD") && line.contains(says)), "{says}: {all:#?}");
    }
    let wrong = server::Config { public_url: Some("play.example".into()), ..config };
    let found = doctor(wrong).await;
    assert!(found.len() == 1 && found[0].said.contains("http://"), "{found:?}");
    pool.close().await;
}
