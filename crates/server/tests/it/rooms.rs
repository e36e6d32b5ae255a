//! Around the game: invitations, waiting rooms, seats and their names, forms that are refused, whoever only watches.

use crate::common::browser::{Browser, place};
use crate::common::*;
use serde_json::json;
use server::client::Client;

/// The code in an invitation's address.
fn code(page: &str) -> String {
    page.split("/j/").nth(1).unwrap().split(['"', '<']).next().unwrap().to_owned()
}

/// The address of the invitation that a waiting room shows.
fn link(page: &str) -> String {
    page.split("data-copy=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// What is typed in a form, as it is sent.
fn typed(text: &str) -> String {
    text.bytes().map(|b| format!("%{b:02X}")).collect()
}

/// Plays a match of one person to its end.
async fn play_out(client: &Client, table: &str, seats: &[u8]) {
    let mut n = 0;
    while step(client, table, seats, &format!("end{n}")).await {
        n += 1;
    }
}

/// Plays the first seat of a match among bots to its end.
async fn play_out_among_bots(client: &Client, table: &str) {
    for n in 0..2000 {
        let shown = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
        if shown["status"] == "finished" {
            return;
        }
        if !step(client, table, &[0], &format!("end{n}")).await {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
    }
    panic!("it has no end");
}

/// A host who opens a table at an address, and the link that its waiting room shows.
async fn invited_at(test: &Test, headers: &[(&str, &str)]) -> String {
    let mut host = Browser::new(test);
    for (name, value) in headers {
        host.0.headers.push(((*name).to_owned(), (*value).to_owned()));
    }
    let table = place(&host.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    let room = link(&host.get(&table).await.text());
    let shown = host.get(&format!("/api/v1{}", table.replace("/t/", "/tables/"))).await.json().unwrap();
    assert_eq!(shown["invite"], room.as_str(), "programs are told the same");
    room
}

/// An invitation has the address its host asked from, so that a friend can use it as it stands.
#[tokio::test(flavor = "multi_thread")]
async fn invitations_have_the_address_they_were_asked_from() {
    let test = Test::start().await;
    let own = format!("http://{}/j/", test.address());
    assert!(invited_at(&test, &[]).await.starts_with(&own));
    let named = [("host", "table.example:8080")];
    assert!(invited_at(&test, &named).await.starts_with("http://table.example:8080/j/"));
    let six = [("host", "[2001:db8::7]:8080")];
    assert!(invited_at(&test, &six).await.starts_with("http://[2001:db8::7]:8080/j/"));
    let forged =
        [("host", "table.example"), ("x-forwarded-host", "evil.example"), ("x-forwarded-proto", "https")];
    assert!(
        invited_at(&test, &forged).await.starts_with("http://table.example/j/"),
        "no proxy is trusted here"
    );
    for strange in
        ["a/../b", "user@table.example", "table.example\"><b>", "", "a b", "a:b:c", "[::1", "a:99999"]
    {
        let link = invited_at(&test, &[("host", strange)]).await;
        assert!(link.starts_with(&own), "{strange}: {link}");
    }

    let proxied = Test::with(|s| s.proxies = server::proxies::Proxies::here()).await;
    let told = [("x-forwarded-host", "games.example"), ("x-forwarded-proto", "https"), ("host", "inner:1")];
    assert!(invited_at(&proxied, &told).await.starts_with("https://games.example/j/"));
    // The last is what our own proxy saw; those before it are hearsay.
    let several = [("x-forwarded-host", "evil.example, games.example"), ("x-forwarded-proto", "http, https")];
    assert!(invited_at(&proxied, &several).await.starts_with("https://games.example/j/"));
    let odd = [("x-forwarded-host", "<b>"), ("x-forwarded-proto", "gopher"), ("host", "inner:1")];
    assert!(invited_at(&proxied, &odd).await.starts_with("http://inner:1/j/"));

    let public = Test::with(|s| s.public_url = Some("https://play.example".into())).await;
    assert!(invited_at(&public, &named).await.starts_with("https://play.example/j/"));
}

/// What a request calls this server is shown to whoever sent it and to nobody else: it is never written down.
#[tokio::test(flavor = "multi_thread")]
async fn the_name_in_a_request_is_not_kept() {
    let test = Test::start().await;
    let mut host = Browser::new(&test);
    host.0.headers.push(("host".into(), "evil.example".into()));
    let table = place(&host.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    assert!(link(&host.get(&table).await.text()).starts_with("http://evil.example/"));
    place(&host.post("/account/sign-up", "name=Mallory&password=correct+horse").await);
    let hook = typed("http://127.0.0.1:9/x");
    assert_eq!(host.post("/account/reminders", &format!("often=now&hook={hook}&mail=")).await.status, 200);
    let mut friend = Browser::new(&test);
    let invite = code(&host.get(&table).await.text());
    place(&friend.post(&format!("/j/{invite}"), "name=Bo&seat=1").await);
    let seen = friend.get(&table).await.text();
    assert!(!seen.contains("evil.example"), "{seen}");
    let folder = test.folder.as_ref().unwrap().path();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        assert!(!bytes.windows(12).any(|w| w == b"evil.example"), "{}", path.display());
    }
}

/// Whoever opens a table for others keeps it among theirs, begins it, or closes it.
#[tokio::test(flavor = "multi_thread")]
async fn an_organiser_without_a_seat_keeps_the_table() {
    let test = Test::start().await;
    let (mut host, mut ada, mut bo) = (Browser::new(&test), Browser::new(&test), Browser::new(&test));
    let table = place(&host.post("/tables", "game=raid&seat.0=open&seat.1=open&private=on").await);
    // A private table is listed for nobody else.
    let mine = |page: String| page.contains(&table);
    assert!(mine(host.get("/").await.text()), "it is among the organiser's tables");
    let invite = code(&host.get(&table).await.text());
    place(&ada.post(&format!("/j/{invite}"), "name=Ada&seat=0").await);
    place(&bo.post(&format!("/j/{invite}"), "name=Bo&seat=1").await);
    let room = host.get(&table).await.text();
    assert!(room.contains(&format!("action=\"{table}/start\"")), "{room}");
    place(&host.post(&format!("{table}/start"), "").await);
    assert!(mine(host.get("/").await.text()), "also while others play");
    let listed = host.get("/api/v1/tables").await.json().unwrap();
    assert!(listed.as_array().unwrap().iter().any(|t| table.ends_with(t["id"].as_str().unwrap())));

    let other = place(&host.post("/tables", "game=raid&seat.0=open&seat.1=open").await);
    assert_eq!(place(&host.post(&format!("{other}/abandon"), "").await), "/");
    assert!(!host.get("/").await.text().contains(&other), "what was closed is gone");
    assert!(mine(host.get("/").await.text()));
    // Guests who make an account keep what they organised.
    let mut elsewhere = Browser::new(&test);
    place(&elsewhere.post("/account/sign-up", "name=Orla&password=correct+horse").await);
    place(&host.post("/account/sign-in", "name=orla&password=correct+horse").await);
    assert!(mine(elsewhere.get("/").await.text()));
}

/// People are called what they are called, in any script; what hides or turns text is no name.
#[tokio::test(flavor = "multi_thread")]
async fn names_in_any_script() {
    let test = Test::start().await;
    let client = Client::new(test.address());
    let good = [
        "Ada",
        "Zoë O’Hara-Núñez",
        "می‌خواهم",
        "שָׁלוֹם",
        "क्‍षत्रिय",
        "ශ්‍රී ලංකා",
        "王小明",
        "김철수",
        "👩‍🚀 Ana",
        "👨‍👩‍👧‍👦",
        "❤️‍🔥",
        "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
        "🇫🇷",
        "𐌰𐌱",
    ];
    for name in good {
        let answer = client.post("/api/v1/guests", &json!({ "name": name })).await.unwrap();
        assert_eq!(answer.status, 201, "{name}: {}", answer.text());
        assert_eq!(answer.json().unwrap()["name"], name);
    }
    let (longest, long) = ("é".repeat(40), "é".repeat(41));
    assert_eq!(client.post("/api/v1/guests", &json!({ "name": longest })).await.unwrap().status, 201);
    let bad = [
        "",
        "  ",
        &long,
        "a\u{202e}b",
        "a\u{2066}b\u{2069}",
        "a\u{200b}b",
        "a\nb",
        "a\u{0}b",
        "a\u{2028}b",
        "A\u{200d}na",
        "\u{200d}",
        "آ\u{200c}",
        "آ\u{200c}\u{200c}ب",
        "\u{feff}Ana",
        "\u{3164}",
        "\u{2800}",
        "Ana\u{e0041}",
    ];
    for name in bad {
        let answer = client.post("/api/v1/guests", &json!({ "name": name })).await.unwrap();
        assert_eq!(answer.status, 400, "{name:?}");
        assert_eq!(answer.json().unwrap()["error"], "name_form");
    }
    // Two accounts cannot differ in a joiner that nobody sees.
    let sign_up = async |name: &str| {
        let fields = format!("name={}&password=correct+horse", typed(name));
        Browser::new(&test).post("/account/sign-up", &fields).await.status
    };
    assert_eq!(sign_up("می‌خواهم").await, 303);
    assert_eq!(sign_up("میخواهم").await, 409);
}

/// A preset counts whatever the switches say; one's own choice is the switches; what there is not is said.
#[tokio::test(flavor = "multi_thread")]
async fn rules_are_chosen_by_a_name_or_one_by_one() {
    let test = Test::start().await;
    let mut me = Browser::new(&test);
    let shown = me.get("/new?game=raid").await.text();
    for said in [
        "value=\"first\" data-sets=\"rounds=short\"",
        "name=\"preset\" value=\"usual\" data-sets=\"\" checked",
    ] {
        assert!(shown.contains(said), "{said}: {shown}");
    }
    let mut rounds = async |fields: &str| {
        let table =
            place(&me.post("/tables", &format!("game=raid&seat.0=me&seat.1=bot:random&{fields}")).await);
        let report = me.get(&format!("{table}/report")).await.text();
        ["short", "long"]
            .into_iter()
            .find(|n| report.contains(&format!("\"rounds\":\"{n}\"")))
            .map(str::to_owned)
    };
    assert_eq!(rounds("preset=first&opt.rounds=long").await.as_deref(), Some("short"));
    assert_eq!(rounds("preset=usual&opt.rounds=short").await.as_deref(), Some("long"));
    assert_eq!(rounds("preset=own&opt.rounds=short").await.as_deref(), Some("short"));
    let refused = me.post("/tables", "game=raid&seat.0=me&seat.1=open&preset=easy").await;
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("accepted: first, usual"), "{}", refused.text());
    let games = test.guest("Ada").await.get("/api/v1/games").await.unwrap().json().unwrap();
    assert_eq!(games[0]["presets"][0], serde_json::json!({ "id": "first", "sets": { "rounds": "short" } }));
}

/// A form that is refused comes back as it was filled in, and says what is wrong beside the field, in one language.
#[tokio::test(flavor = "multi_thread")]
async fn a_refused_form_keeps_every_field() {
    let test = Test::start().await;
    let mut me = Browser::new(&test);
    let fields = "game=raid&seat.0=hot&name.0=Ana+%26+Bo&seat.1=open&seat.2=none&seat.3=none&opt.rounds=short\
        &opt.no_peeking=false&opt.no_peeking=true&title=Friday+%22night%22&private=on&hints=false&clock=week&away=vote&holidays=7";
    let page = me.post("/tables", fields).await;
    assert_eq!(page.status, 422);
    let page = page.text();
    for kept in [
        "value=\"Friday &quot;night&quot;\"",
        "value=\"Ana &amp; Bo\"",
        "<option value=\"hot\" selected",
        "<option value=\"open\" selected",
        "<option value=\"short\" selected",
        "name=\"clock\" value=\"week\" checked",
        "<option value=\"vote\" selected",
        "<option value=\"7\" selected",
        "name=\"opt.no_peeking\" value=\"true\" checked",
        "name=\"private\" value=\"on\" checked",
    ] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    assert!(!page.contains("name=\"hints\" value=\"true\" checked"), "{page}");
    assert_eq!(page.matches("value=\"none\" selected").count(), 2, "{page}");
    assert!(page.contains("Two cannot play without peeking."));
    assert!(page.contains("name=\"preset\" value=\"own\" checked"), "the switches are in sight: {page}");

    // Beside the field: it is marked, and the sentence stands in its label's group.
    let wrong =
        me.post("/tables", &format!("game=raid&seat.0=me&seat.1=hot&name.1={}", typed("a\u{202e}b"))).await;
    assert_eq!(wrong.status, 400);
    let wrong = wrong.text();
    let field = wrong.split("name=\"name.1\"").nth(1).unwrap().split('>').next().unwrap();
    assert!(field.contains("aria-invalid=\"true\"") && field.contains("aria-describedby"), "{field}");
    assert!(wrong.contains("A name has 1 to 40 characters"), "{wrong}");
    assert!(wrong.contains("a\u{202e}b"), "what was typed is still there");

    place(&me.post("/prefs", "lang=fr&back=/").await);
    let page = me.post("/tables", fields).await.text();
    assert!(page.contains("À deux, il faut pouvoir regarder."), "{page}");
    assert!(!page.contains("Two cannot play"), "{page}");
    let few = me.post("/tables", "game=raid&seat.0=me").await.text();
    assert!(few.contains("2 à 4") && !few.contains("seats"), "{few}");
}

/// The same of the other forms: accounts, reminders, keys, guests' names, invitations.
#[tokio::test(flavor = "multi_thread")]
async fn every_other_form_keeps_what_was_typed() {
    let test = Test::start().await;
    let mut me = Browser::new(&test);
    let guest = me.post("/prefs", &format!("name={}&back=/", typed("x\u{202e}y"))).await;
    assert_eq!(guest.status, 400);
    let guest = guest.text();
    assert!(guest.contains("x\u{202e}y") && guest.contains("aria-invalid=\"true\""), "{guest}");
    let short = me.post("/account/sign-up", "name=Ada&password=short").await.text();
    let password = short.split("name=\"password\"").nth(1).unwrap().split('>').next().unwrap();
    assert!(password.contains("aria-invalid") && short.contains("value=\"Ada\""), "{short}");
    assert!(!short.contains("\"short\""), "a password is never sent back");
    place(&me.post("/account/sign-up", "name=Ada&password=correct+horse").await);
    let hook = typed("ftp://nowhere.example/x");
    let page = me.post("/account/reminders", &format!("often=daily&hook={hook}&mail=")).await;
    assert_eq!(page.status, 400);
    let page = page.text();
    assert!(page.contains("value=\"ftp://nowhere.example/x\""), "{page}");
    assert!(page.contains("value=\"daily\" selected"), "{page}");
    let label = me.post("/account/tokens", &format!("label={}", typed("my\u{200b}bot"))).await;
    assert_eq!(label.status, 400);
    assert!(label.text().contains("my\u{200b}bot"));

    let mut host = Browser::new(&test);
    let table = place(&host.post("/tables", "game=raid&seat.0=me&seat.1=open&seat.2=open").await);
    let invite = code(&host.get(&table).await.text());
    let mut friend = Browser::new(&test);
    let page = friend.post(&format!("/j/{invite}"), &format!("name={}&seat=2", typed("B\u{202e}o"))).await;
    assert_eq!(page.status, 400);
    let page = page.text();
    assert!(page.contains("B\u{202e}o") && page.contains("aria-invalid=\"true\""), "{page}");
    let third = page.split("name=\"seat\" value=\"2\"").nth(1).unwrap().split('>').next().unwrap();
    assert!(third.contains("checked"), "the seat that was chosen stays so: {page}");
}

/// Each seat of one device has its own name: as it was given, or a number.
#[tokio::test(flavor = "multi_thread")]
async fn seats_of_one_device_have_their_own_names() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let fields = "game=raid&seat.0=me&seat.1=hot&name.1=Cleo&seat.2=hot&seat.3=none&opt.rounds=short";
    let table = place(&ada.form("/tables", fields).await.unwrap());
    let id = table.trim_start_matches("/t/").to_owned();
    let names = async |id: &str| {
        let shown = ada.get(&format!("/api/v1/tables/{id}")).await.unwrap().json().unwrap();
        let name = |s: &serde_json::Value| s["name"].as_str().unwrap().to_owned();
        shown["seats"].as_array().unwrap().iter().map(name).collect::<Vec<_>>()
    };
    assert_eq!(names(&id).await, ["Ada", "Cleo", "Player 3"]);
    play_out(&ada, &id, &[0, 1, 2]).await;
    let page = ada.get(&table).await.unwrap().text();
    for place in ["t-mat-1", "t-log", "t-final-area"] {
        let part = page.split(&format!("id=\"{place}\"")).nth(1).unwrap();
        assert!(part.contains("Cleo") && part.contains("Player 3"), "{place}");
    }
    let archive = ada.get("/archive").await.unwrap().text();
    assert!(archive.contains("Cleo") && archive.contains("Player 3"), "{archive}");

    let next = place(&ada.form(&format!("{table}/rematch"), "").await.unwrap());
    assert_eq!(names(next.trim_start_matches("/t/")).await, ["Cleo", "Player 2", "Player 3"], "one seat on");
    ada.form("/prefs", "name=Adele&lang=fr&back=/").await.unwrap();
    assert_eq!(names(next.trim_start_matches("/t/")).await, ["Cleo", "Joueur 2", "Joueur 3"], "in French");

    // A seat that changes hands leaves its name behind.
    let bo = test.guest("Bo").await;
    let wish = json!({ "game": "raid", "seats": ["me", "me:Cleo", "open"], "private": true });
    let made = ada.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let waiting = made["id"].as_str().unwrap();
    assert_eq!(made["seats"][1]["name"], "Cleo");
    place(&ada.form(&format!("/t/{waiting}/leave"), "seat=1").await.unwrap());
    let invited = format!("/j/{}", code(made["invite"].as_str().unwrap()));
    place(&bo.form(&invited, "seat=1").await.unwrap());
    assert_eq!(names(waiting).await, ["Adele", "Bo", ""]);
    // A seat lent to a bot keeps it.
    let handed = ada.form(&format!("{next}/bot"), "seat=0").await.unwrap();
    assert_eq!(handed.status, 303);
    assert_eq!(names(next.trim_start_matches("/t/")).await[0], "Cleo");
}

/// Nothing is offered that would be refused.
#[tokio::test(flavor = "multi_thread")]
async fn only_what_one_may_do_is_offered() {
    let test = Test::start().await;
    let (mut host, mut friend, mut onlooker) =
        (Browser::new(&test), Browser::new(&test), Browser::new(&test));
    let fields = "game=raid&seat.0=me&seat.1=open&seat.2=bot:random&opt.rounds=short";
    let table = place(&host.post("/tables", fields).await);
    let invite = code(&host.get(&table).await.text());
    place(&friend.post(&format!("/j/{invite}"), "name=Bo&seat=1").await);
    place(&host.post(&format!("{table}/start"), "").await);
    let forms = |page: &str, verb: &str| page.matches(&format!("action=\"{table}/{verb}\"")).count();
    for (person, own) in [(&mut host, 1), (&mut friend, 1), (&mut onlooker, 0)] {
        let page = person.get(&table).await.text();
        assert_eq!((forms(&page, "bot"), forms(&page, "unbot")), (own, 0), "{page}");
    }
    place(&friend.post(&format!("{table}/bot"), "seat=1").await);
    let page = friend.get(&table).await.text();
    assert_eq!(
        (forms(&page, "bot"), forms(&page, "unbot")),
        (0, 2),
        "beside the question, and among the seats"
    );
    let page = host.get(&table).await.text();
    assert_eq!((forms(&page, "bot"), forms(&page, "unbot")), (1, 0), "a friend's stand-in is the friend's");
    place(&friend.post(&format!("{table}/unbot"), "seat=1").await);
    assert!(onlooker.get(&table).await.text().contains("You are watching"));
    assert!(!friend.get(&table).await.text().contains("You are watching"));
}

/// A rematch is offered to whoever played, and to nobody who only opened the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_for_those_who_played() {
    let test = Test::start().await;
    let mut host = Browser::new(&test);
    let ada = test.guest("Ada").await;
    let table =
        place(&host.post("/tables", "game=raid&seat.0=open&seat.1=bot:random&opt.rounds=short").await);
    place(&ada.form(&format!("{table}/sit"), "seat=0").await.unwrap());
    place(&host.post(&format!("{table}/start"), "").await);
    play_out_among_bots(&ada, table.trim_start_matches("/t/")).await;
    let form = format!("action=\"{table}/rematch\"");
    assert!(!host.get(&table).await.text().contains(&form));
    assert!(ada.get(&table).await.unwrap().text().contains(&form));
}

/// Who comes too late is told so, and shown what there is to see.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_that_comes_too_late() {
    let test = Test::start().await;
    let (mut host, mut friend, mut late) = (Browser::new(&test), Browser::new(&test), Browser::new(&test));
    let table = place(&host.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    let invite = format!("/j/{}", code(&host.get(&table).await.text()));
    assert!(late.get(&invite).await.text().contains("Sit down"));
    place(&friend.post(&invite, "name=Bo&seat=1").await);
    let watch = format!("href=\"{table}\"");
    for begun in [false, true] {
        let page = late.get(&invite).await.text();
        assert!(page.contains("All seats are taken") && page.contains(&watch), "{page}");
        assert!(!page.contains("Sit down") && !page.contains("<form method=\"post\" action=\"/j/"), "{page}");
        if !begun {
            place(&host.post(&format!("{table}/start"), "").await);
        }
    }
    // Whoever pressed the button a moment too late reads the same, with the reason.
    let page = late.post(&invite, "name=Cy&seat=1").await;
    assert_eq!(page.status, 409);
    assert!(page.text().contains("role=\"alert\"") && page.text().contains(&watch));
    let closed = place(&host.post("/tables", "game=raid&seat.0=me&seat.1=open").await);
    let invite = format!("/j/{}", code(&host.get(&closed).await.text()));
    place(&host.post(&format!("{closed}/abandon"), "").await);
    assert_eq!(late.get(&invite).await.status, 404, "a table that was closed invites nobody");
}
