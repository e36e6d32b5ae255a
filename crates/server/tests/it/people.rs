//! Who is who: guests, accounts, invitations, seats, chat and notes.

use crate::common::browser::{Browser, place};
use crate::common::*;
use kernel::Rules;
use serde_json::json;
use server::client::Client;

/// A newcomer plays against bots with one click; all pages answer in both languages.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_at_once() {
    let test = Test::start().await;
    let mut me = Browser::new(&test);
    let home = me.get("/").await;
    assert_eq!(home.status, 200);
    assert!(home.text().contains("Raid"));
    assert!(home.header("set-cookie").is_none(), "a mere visit makes nobody");
    let table = place(&me.post("/tables", "game=raid&quick=bots").await);
    let page = me.get(&table).await;
    assert_eq!(page.status, 200);
    assert!(page.text().contains("Bid a card"), "the newcomer is asked: {}", page.text());
    assert!(me.get("/").await.text().contains(&table), "it is among my tables");
    assert_eq!(place(&me.post("/prefs", "lang=fr&back=/t/x").await), "/t/x");
    assert!(me.get(&table).await.text().contains("Misez une carte"));
    for path in
        ["/", "/new", "/new?game=raid", "/archive", "/rules/raid", "/account/sign-in", "/account/sign-up"]
    {
        let page = me.get(path).await;
        assert_eq!(page.status, 200, "{path}");
        assert!(page.text().contains("lang=\"fr\""), "{path}");
        assert!(!page.text().contains(">ui-"), "{path} shows a key: {}", page.text());
    }
    let wrong = me.post("/tables", "game=raid&seat.0=me&seat.1=none").await;
    assert_eq!(wrong.status, 422);
    assert!(wrong.text().contains("role=\"alert\""), "the form comes back and says why");
    let report = me.get(&format!("{table}/report")).await.json().unwrap();
    assert_eq!((&report["game"], &report["revision"]), (&json!("raid"), &json!(raid::Raid::REVISION)));
    assert!(report.get("seed").is_none());
}

/// A private table is entered by its invitation alone; the host may start, kick and abandon, nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn invitations_and_hosts() {
    let test = Test::start().await;
    let (mut host, mut friend, mut stranger) =
        (Browser::new(&test), Browser::new(&test), Browser::new(&test));
    let table = place(&host.post("/tables", "game=raid&seat.0=me&seat.1=open&private=on&title=Friday").await);
    let room = host.get(&table).await.text();
    let code = room.split("/j/").nth(1).unwrap().split(['"', '<']).next().unwrap().to_owned();
    assert!(!stranger.get("/").await.text().contains(&table), "a private table is not listed");
    assert_eq!(stranger.post(&format!("{table}/sit"), "seat=1").await.status, 403);
    assert!(!stranger.get(&table).await.text().contains(&code), "a stranger is not told the invitation");
    assert_eq!(host.post(&format!("{table}/start"), "").await.status, 409, "a seat is empty");

    let page = friend.get(&format!("/j/{code}")).await;
    assert!(page.text().contains("Friday"));
    assert_eq!(friend.post(&format!("/j/{code}"), "name=&seat=0").await.status, 409, "that seat is taken");
    assert_eq!(place(&friend.post(&format!("/j/{code}"), "name=Bo&seat=1").await), table);
    assert!(host.get(&table).await.text().contains("Bo"));
    assert_eq!(friend.post(&format!("{table}/start"), "").await.status, 403);
    assert_eq!(friend.post(&format!("{table}/kick"), "seat=0").await.status, 403);
    assert_eq!(host.post(&format!("{table}/kick"), "seat=1").await.status, 303);
    assert_eq!(place(&friend.post(&format!("/j/{code}"), "name=Bo&seat=1").await), table);
    assert_eq!(host.post(&format!("{table}/start"), "").await.status, 303);
    assert_eq!(host.post(&format!("{table}/start"), "").await.status, 409, "once is enough");
    assert_eq!(
        host.post(&format!("{table}/kick"), "seat=1").await.status,
        409,
        "nobody is sent away from a game"
    );
    assert_eq!(friend.get(&format!("{table}?as=1")).await.status, 200);
    assert_eq!(
        friend.get(&format!("{table}?as=0")).await.status,
        403,
        "nobody looks through somebody else's eyes"
    );
    assert_eq!(host.post(&format!("{table}/rematch"), "").await.status, 409, "not before the end");
    assert_eq!(friend.post(&format!("{table}/leave"), "seat=1").await.status, 303);
    let shown =
        host.0.get(&format!("/api/v1{}", table.replace("/t/", "/tables/"))).await.unwrap().json().unwrap();
    assert_eq!(shown["seats"][1]["bot"], true, "a bot plays on for whoever left");
}

/// An account keeps the seats of the guest it was; signing in brings along what a guest took elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn accounts_keep_their_seats() {
    let test = Test::start().await;
    let mut first = Browser::new(&test);
    let table = place(&first.post("/tables", "game=raid&seat.0=me&seat.1=hot").await);
    assert_eq!(first.post("/account/sign-up", "name=Ada&password=short").await.status, 400);
    place(&first.post("/account/sign-up", "name=Ada&password=correct+horse").await);
    assert_eq!(first.post("/account/sign-up", "name=Eve&password=correct+horse").await.status, 409);
    assert!(first.get("/").await.text().contains(&table));

    let mut second = Browser::new(&test);
    let other = place(&second.post("/tables", "game=raid&seat.0=me&seat.1=hot").await);
    assert_eq!(second.post("/account/sign-in", "name=ADA&password=wrong+horse").await.status, 401);
    let mut eve = Browser::new(&test);
    assert_eq!(
        eve.post("/account/sign-up", "name=ada&password=correct+horse").await.status,
        409,
        "the name is taken"
    );
    let back = place(
        &second.post("/account/sign-in", "name=ADA&password=correct+horse&back=https://evil.example").await,
    );
    assert_eq!(back, "/", "never to another site");
    let lobby = second.get("/").await.text();
    assert!(lobby.contains(&table) && lobby.contains(&other));

    let page = second.post("/account/tokens", "label=my+bot").await;
    let token = page.text().split("<code>").nth(1).unwrap().split('<').next().unwrap().to_owned();
    let bot = Client::new(test.address()).with("authorization", &format!("Bearer {token}"));
    assert_eq!(bot.get("/api/v1/tables").await.unwrap().json().unwrap().as_array().unwrap().len(), 2);
    assert_eq!(second.post("/account/password", "old=nope&new=battery+staple").await.status, 401);
    assert_eq!(second.post("/account/password", "old=correct+horse&new=battery+staple").await.status, 200);
    assert_eq!(
        bot.get("/api/v1/tables").await.unwrap().status,
        401,
        "a new password ends every other session"
    );
    assert_eq!(first.get("/account").await.status, 303, "the other device is out");
    place(&second.post("/account/sign-out", "").await);
    assert_eq!(second.get("/account").await.status, 303);
}

/// Chat and notes: kept, private to the table or the person, never in the log.
#[tokio::test(flavor = "multi_thread")]
async fn chat_and_notes_stay_beside_the_log() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = open_id(&ada, &["me", "me"]).await;
    let mut live = ada.live(&table, "0").await.unwrap();
    let mut onlooker = bo.live(&table, "table").await.unwrap();
    for _ in 0..2 {
        live.say(&json!({ "t": "chat", "id": "c1", "text": " well <b>met</b> " })).await.unwrap();
        assert_eq!(live.hear_one_of(&["ok", "no"]).await.unwrap()["t"], "ok");
    }
    live.say(&json!({ "t": "note", "id": "n1", "text": "aim low" })).await.unwrap();
    live.hear_one_of(&["ok"]).await.unwrap();
    onlooker.say(&json!({ "t": "chat", "id": "c2", "text": "boo" })).await.unwrap();
    assert_eq!(onlooker.hear_one_of(&["ok", "no"]).await.unwrap()["t"], "ok", "who watches talks apart");
    let mine = ada.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(mine.contains("well &lt;b&gt;met&lt;/b&gt;") && mine.contains("aim low"));
    assert!(!mine.contains("<p>boo</p>"), "who plays does not hear who watches");
    assert_eq!(mine.matches("well &lt;b").count(), 1, "sent twice, said once");
    let theirs = bo.get(&format!("/t/{table}")).await.unwrap().text();
    assert!(!theirs.contains("well &lt;b") && !theirs.contains("aim low"));
    assert!(theirs.contains("<p>boo</p>"));
    assert!(step(&ada, &table, &[0], "m").await);
    let log = test.running.core.store.entries(&table, 0).await.unwrap();
    assert!(log.iter().all(|e| !e.body.contains("Ada") && !e.body.contains("met")));
    // What was said among players stays among them, also when the game is over.
    for n in 0..1000 {
        if !step(&ada, &table, &[0, 1], &format!("e{n}")).await {
            break;
        }
    }
    let shown = bo.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(shown["status"], "finished");
    assert!(ada.get(&format!("/t/{table}")).await.unwrap().text().contains("well &lt;b"));
    assert!(!bo.get(&format!("/t/{table}")).await.unwrap().text().contains("well &lt;b"));
}

/// A finished match is exported, imported and looked at; a rematch seats the same people.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_file_makes_the_round() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let wish = json!({ "game": "raid", "seats": ["me", "me"], "options": { "rounds": "short" } });
    let table =
        ada.post("/api/v1/tables", &wish).await.unwrap().json().unwrap()["id"].as_str().unwrap().to_owned();
    let mut n = 0;
    while step(&ada, &table, &[0, 1], &format!("m{n}")).await {
        n += 1;
    }
    let file = ada.get(&format!("/t/{table}/export")).await.unwrap().text();
    let send = async |file: &str| {
        let body = format!("--x\r\ncontent-disposition: form-data; name=\"file\"\r\n\r\n{file}\r\n--x--\r\n");
        ada.send("POST", "/import", "multipart/form-data; boundary=x", body.as_bytes()).await.unwrap()
    };
    let copy = place(&send(&file).await);
    let shown =
        ada.get(&format!("/api/v1{}", copy.replace("/t/", "/tables/"))).await.unwrap().json().unwrap();
    assert_eq!((&shown["status"], &shown["steps"]), (&json!("finished"), &json!(n)));
    assert_eq!(ada.get(&format!("{copy}/export")).await.unwrap().text(), file);
    let forged = file.replacen("\"drawn\": [", "\"drawn\": [9,", 1);
    assert_eq!(send(&forged).await.status, 422);
    assert_eq!(send("{}").await.status, 422);
    assert_eq!(send("not json").await.status, 422);

    let next = place(&ada.form(&format!("/t/{table}/rematch"), "").await.unwrap());
    assert_eq!(place(&ada.form(&format!("/t/{table}/rematch"), "").await.unwrap()), next, "one rematch");
    assert_eq!(ada.get(&next).await.unwrap().status, 200);
}
