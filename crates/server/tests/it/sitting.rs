//! People and time at a real server: who vanishes, who returns, seats that change hands, votes, pauses, rematches.

use crate::common::browser::{Browser, place};
use crate::common::*;
use serde_json::{Value, json};
use server::client::Client;
use std::time::Duration;

async fn shown(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap()
}

/// The table's own log, as one text.
async fn log(client: &Client, table: &str) -> String {
    let lines = shown(client, table).await["log"].as_array().unwrap().clone();
    lines.iter().map(|line| line["text"].as_str().unwrap().to_owned()).collect::<Vec<_>>().join("\n")
}

async fn until_told(client: &Client, table: &str, text: &str) {
    for _ in 0..300 {
        if log(client, table).await.contains(text) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody was told '{text}': {}", log(client, table).await);
}

async fn form(client: &Client, table: &str, verb: &str, fields: &str) -> u16 {
    client.form(&format!("/t/{table}/{verb}"), fields).await.unwrap().status
}

/// Ada's table with one seat for Bo, begun; what else there is to say of it.
async fn two(ada: &Client, bo: &Client, more: Value) -> String {
    let mut wish = json!({ "game": "raid", "seats": ["me", "open", "bot:random"], "clock": "none" });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let answer = ada.post("/api/v1/tables", &wish).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text());
    let table = answer.json().unwrap()["id"].as_str().unwrap().to_owned();
    assert_eq!(form(bo, &table, "sit", "seat=1").await, 303);
    assert_eq!(form(ada, &table, "start", "").await, 303);
    table
}

/// Somebody's time runs out: a bot plays on, everybody is told, and looking in is enough to be back.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_vanishes_and_returns() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    // A minute is short here.
    let table = two(&ada, &bo, json!({ "clock": "move:1" })).await;
    let seat = |shown: &Value, seat: usize| shown["seats"][seat].clone();
    let timed = shown(&bo, &table).await;
    assert!((0..2).any(|n| seat(&timed, n)["open"] == true && seat(&timed, n)["until"].is_i64()), "{timed}");
    until_told(&bo, &table, "was away for too long").await;
    let who = if log(&bo, &table).await.contains("Ada was away") { (&ada, "Ada", 0) } else { (&bo, "Bo", 1) };
    let page = who.0.get(&format!("/t/{table}")).await.unwrap().text();
    until_told(&bo, &table, &format!("{} is back", who.1)).await;
    assert!(
        page.contains(&format!("id=\"t-mat-{}\" class=\"mat seat-{} me", who.2, who.2)),
        "their seat is theirs"
    );
    let french = who.0.clone().with("accept-language", "fr");
    assert!(!log(&french, &table).await.is_empty());
}

/// Where one person plays among bots, nobody waits and no clock runs.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_timed_among_bots() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let wish = json!({ "game": "raid", "seats": ["me", "bot:random"], "clock": "move:1" });
    let made = ada.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    assert!(made["seats"][0]["left"].is_null(), "{made}");
    for bad in [
        json!({ "clock": "soon" }),
        json!({ "hours": "8-9" }),
        json!({ "away": "pray" }),
        json!({ "holidays": 999 }),
    ] {
        let mut wish = json!({ "game": "raid", "seats": ["me", "bot:random"] });
        wish.as_object_mut().unwrap().extend(bad.as_object().unwrap().clone());
        let answer = ada.post("/api/v1/tables", &wish).await.unwrap();
        assert_eq!(answer.status, 400, "{bad}");
    }
}

/// A seat goes to a friend by invitation and from there to somebody who watched, by vote; who had it sees it no more.
async fn a_seat_changes_hands_twice(on: On) {
    let test = Test::on(on, |_| {}).await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let (cy, dee) = (test.guest("Cy").await, test.guest("Dee").await);
    let table = two(&ada, &bo, json!({})).await;
    let sees =
        async |who: &Client| who.get(&format!("/api/v1/tables/{table}/view?as=1")).await.unwrap().status;
    let mut eyes = bo.live(&table, "1").await.unwrap();
    assert_eq!((sees(&bo).await, sees(&cy).await), (200, 403));

    assert_eq!(form(&ada, &table, "invite", "seat=1").await, 403, "a friend's seat is the friend's to give");
    assert_eq!(form(&bo, &table, "invite", "seat=1").await, 303);
    let page = bo.get(&format!("/t/{table}")).await.unwrap().text();
    let code = page.split("/j/").nth(1).unwrap().split(['"', '<']).next().unwrap().to_owned();
    assert!(
        !ada.get(&format!("/t/{table}")).await.unwrap().text().contains(&code),
        "only who made it has it"
    );
    let invitation = cy.get(&format!("/j/{code}")).await.unwrap().text();
    assert!(invitation.contains("Bo offers you a seat"), "{invitation}");
    assert_eq!(cy.form(&format!("/j/{code}"), "name=Cy").await.unwrap().status, 303);
    assert_eq!((sees(&bo).await, sees(&cy).await), (403, 200));
    // What Bo's page is sent from now on is what everybody may see.
    settled(&bo, &mut eyes, &table).await;
    eyes.say(&json!({ "t": "as", "as": 1 })).await.unwrap();
    assert_eq!(eyes.hear_one_of(&["no", "screen", "patch"]).await.unwrap()["code"], "not_your_seat");
    assert_eq!(dee.form(&format!("/j/{code}"), "name=Dee").await.unwrap().status, 404, "it was used");

    // Cy resigns; Dee, who watches, asks for the seat and most agree. Bo, who knows it, might have it again; nobody else's.
    assert_eq!(form(&cy, &table, "resign", "seat=1").await, 303);
    assert_eq!(sees(&cy).await, 403);
    // A page that comes back too late is let in to watch, not kept out for ever.
    assert!(cy.live(&table, "1").await.is_ok(), "who gave a seat up may watch");
    assert_eq!(form(&bo, &table, "ask", "seat=2").await, 409, "Bo knows what seat 1 saw");
    assert_eq!(form(&dee, &table, "ask", "seat=1").await, 303);
    assert_eq!(form(&cy, &table, "vote", "n=1&yes=true").await, 403, "who does not sit has no say");
    assert_eq!(form(&ada, &table, "vote", "n=1&yes=true").await, 303);
    assert_eq!((sees(&dee).await, sees(&cy).await, sees(&bo).await), (200, 403, 403));
    let told = log(&dee, &table).await;
    for line in [
        "Bo handed the seat over to Cy",
        "Cy resigned",
        "Dee asks for seat 2",
        "Ada agrees",
        "Dee took over seat 2",
    ] {
        assert!(told.contains(line), "{line}: {told}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_hands_twice_on_sqlite() {
    a_seat_changes_hands_twice(On::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_hands_twice_on_postgres() {
    a_seat_changes_hands_twice(On::Postgres).await;
}

/// Clocks rest if everybody agrees, go on if one wants to; another pace needs everybody; a holiday is one's own.
#[tokio::test(flavor = "multi_thread")]
async fn the_table_agrees() {
    let test = Test::start().await;
    let (ada, bo, eve) = (test.guest("Ada").await, test.guest("Bo").await, test.guest("Eve").await);
    let table = two(&ada, &bo, json!({ "clock": "week", "holidays": 3 })).await;
    assert_eq!(form(&eve, &table, "pause", "").await, 403);
    assert_eq!(form(&ada, &table, "pause", "").await, 303);
    assert_eq!(shown(&ada, &table).await["paused"], false, "Bo was not asked yet");
    assert!(bo.get(&format!("/t/{table}")).await.unwrap().text().contains("Ada asks for a pause."));
    assert_eq!(form(&bo, &table, "vote", "n=1&yes=true").await, 303);
    let rests = shown(&ada, &table).await;
    assert!(
        rests["paused"] == true && rests["seats"].as_array().unwrap().iter().all(|s| s["until"].is_null()),
        "{rests}"
    );
    assert_eq!(form(&bo, &table, "resume", "").await, 303);
    assert_eq!(shown(&ada, &table).await["paused"], false);

    assert_eq!(form(&bo, &table, "terms", "clock=day&away=vote").await, 303);
    assert_eq!(form(&ada, &table, "vote", "n=2&yes=false").await, 303);
    assert_eq!(shown(&ada, &table).await["clock"], "week");
    assert_eq!(
        form(&ada, &table, "terms", "clock=live&minutes=60&seconds=10&hours_from=08:00&hours_to=22:00").await,
        303
    );
    assert_eq!(form(&bo, &table, "vote", "n=3&yes=true").await, 303);
    let now = shown(&ada, &table).await;
    assert_eq!((&now["clock"], &now["hours"]), (&json!("live:60+10"), &json!("08:00-22:00+00:00")));

    let table = two(&ada, &bo, json!({ "clock": "week", "holidays": 3 })).await;
    assert_eq!(form(&bo, &table, "holiday", "days=4").await, 409, "there are three");
    for who in [&ada, &bo] {
        assert_eq!(form(who, &table, "holiday", "days=2").await, 303);
    }
    let rests = shown(&ada, &table).await;
    let open = rests["seats"].as_array().unwrap().iter().find(|s| s["open"] == true && s["until"].is_i64());
    if let Some(open) = open {
        // It runs out after the holiday, not before: a week and what is left of two days.
        let week = 7 * 24 * 60 * 500;
        assert!(open["until"].as_i64().unwrap() - server::store::now() > week, "{open}");
    }
    assert_eq!(form(&bo, &table, "back", "").await, 303);
    assert!(log(&ada, &table).await.contains("Bo is back from holiday"));
}

/// From the invitation to the rematch: a card for messengers, talk before the game, seats arranged, a start by itself, and once
/// more with another first.
#[tokio::test(flavor = "multi_thread")]
async fn from_the_invitation_to_the_rematch() {
    let test = Test::start().await;
    let (mut host, mut bo) = (Browser::new(&test), Browser::new(&test));
    place(&host.post("/prefs", "name=Ada&back=/").await);
    let fields = "game=raid&title=Friday&seat.0=me&seat.1=open&opt.rounds=short&clock=none";
    let table = place(&host.post("/tables", fields).await);
    let room = host.get(&table).await.text();
    let code = room.split("/j/").nth(1).unwrap().split(['"', '<']).next().unwrap().to_owned();
    let invitation = bo.get(&format!("/j/{code}")).await.text();
    assert!(
        invitation.contains("<meta property=\"og:title\" content=\"Friday – One seat is free\">"),
        "{invitation}"
    );
    let picture =
        invitation.split("property=\"og:image\" content=\"").nth(1).unwrap().split('"').next().unwrap();
    let picture = host.get(&picture[picture.find("/card/").unwrap()..]).await;
    assert_eq!((picture.status, picture.header("content-type")), (200, Some("image/jpeg")));
    assert!(invitation.contains("At the table: Ada."), "{invitation}");
    place(&host.post(&format!("{table}/say"), "text=Who+comes%3F").await);
    place(&bo.post(&format!("{table}/say"), "text=I+do").await);
    assert!(host.get(&table).await.text().contains("I do"));
    place(&host.post(&format!("{table}/swap"), "seat=1&with=0").await);
    assert_eq!(bo.post(&format!("{table}/swap"), "seat=1&with=0").await.status, 403);
    place(&host.post(&format!("{table}/full"), "on=true").await);
    assert_eq!(place(&bo.post(&format!("/j/{code}"), "name=Bo&seat=0").await), table);
    assert!(bo.get(&table).await.text().contains("id=\"t-prompt\""), "it began by itself");

    let id = table.trim_start_matches("/t/").to_owned();
    let mut n = 0;
    loop {
        let before = n;
        for (who, seat) in [(&bo.0, 0), (&host.0, 1)] {
            n += step(who, &id, &[seat], &format!("m{n}")).await as usize;
        }
        if n == before {
            break;
        }
    }
    let next = place(&host.post(&format!("{table}/rematch"), "").await);
    assert!(bo.get(&table).await.text().contains(&format!("href=\"{next}\"")), "everybody sees it");
    let home = bo.get("/").await.text();
    assert!(home.contains(&next) && home.contains("A seat is kept for you"), "{home}");
    assert_eq!(place(&bo.get("/next").await), next, "it waits for Bo");
    let room = bo.get(&next).await.text();
    assert!(room.contains("kept for") && room.contains("Play again"), "{room}");
    let mut eve = Browser::new(&test);
    assert_eq!(eve.post(&format!("{next}/sit"), "").await.status, 409, "it is kept");
    place(&bo.post(&format!("{next}/sit"), "").await);
    let shown = shown(&bo.0, next.trim_start_matches("/t/")).await;
    assert_eq!(
        (&shown["status"], &shown["seats"][0]["name"]),
        (&json!("running"), &json!("Ada")),
        "another is first"
    );
    assert_eq!((&shown["options"]["rounds"], &shown["clock"]), (&json!("short"), &json!("none")));
}

/// A table that was opened before tables had a log goes on, and has one from its next entry on.
#[tokio::test(flavor = "multi_thread")]
async fn an_older_table_goes_on() {
    let mut test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = two(&ada, &bo, json!({})).await;
    let database = test.database().await;
    for text in ["DELETE FROM table_log", "UPDATE matches SET terms = NULL, idle = 'bot', idle_after = 1440"]
    {
        sqlx::query(text).execute(&database).await.unwrap();
    }
    database.close().await;
    let settings = settings(server::Storage::Folder(test.folder.as_ref().unwrap().path().to_owned()));
    test.running.stop().await.unwrap();
    test.running = server::start(settings, games()).await.unwrap();
    let token =
        |client: &Client| client.headers.iter().find(|(name, _)| name == "authorization").unwrap().1.clone();
    let ada = Client::new(test.address()).with("authorization", &token(&ada));
    let bo = Client::new(test.address()).with("authorization", &token(&bo));
    let before = shown(&ada, &table).await;
    assert_eq!((&before["clock"], &before["seats"][1]["name"]), (&json!("day"), &json!("Bo")));
    assert_eq!(form(&bo, &table, "bot", "seat=1").await, 303);
    assert!(log(&ada, &table).await.contains("Bo lent the seat to a bot"));
    assert_eq!(shown(&ada, &table).await["seats"][1]["stand_in"], true);
    assert_eq!(form(&bo, &table, "unbot", "seat=1").await, 303);
    assert_eq!(shown(&ada, &table).await["seats"][1]["stand_in"], false);
}
