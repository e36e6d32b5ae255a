//! People and programs play: over the API, over the live socket, with bots, with undo, through restarts.

use crate::common::*;
use serde_json::{Value, json};
use server::client::Client;
use server::{Settings, Storage};
use std::time::Duration;

/// A whole game between a program and bots.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_a_game_to_its_end() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "bot:random", "bot:companion"]).await;
    for n in 0..600 {
        if !step(&client, &table, &[0], &format!("m{n}")).await {
            let shown = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
            if shown["status"] == "finished" {
                assert_eq!(shown["standing"]["places"].as_array().unwrap().len(), 3);
                assert_eq!(
                    blake3::hash(&hex(shown["seed"].as_str().unwrap())).to_hex().as_str(),
                    shown["commitment"]
                );
                let file = client.get(&format!("/t/{table}/export")).await.unwrap();
                assert_eq!(file.status, 200);
                assert_eq!(file.json().unwrap()["game"], "raid");
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    panic!("the game did not end");
}

/// Whoever turns to another of their seats while a screen is being drawn is shown that seat next.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_turned_to_during_a_drawing_is_drawn_next() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let mut live = ada.live(&table, "0").await.unwrap();
    live.hear_one_of(&["screen"]).await.unwrap();
    for _ in 0..20 {
        // To look with the same eyes is drawn too, and the next wish comes meanwhile.
        for (eyes, second_is_me) in [([0, 1], true), ([1, 0], false)] {
            for eyes in eyes {
                live.say(&json!({ "t": "as", "as": eyes })).await.unwrap();
            }
            let turned = async {
                loop {
                    let patch = live.hear_one_of(&["patch"]).await.unwrap();
                    let changed = patch["changed"].as_array().unwrap();
                    let mat = changed.iter().find(|e| e["id"] == "t-mat-1");
                    if mat.is_some_and(|m| m["html"].as_str().unwrap().contains(" me") == second_is_me) {
                        return;
                    }
                }
            };
            tokio::time::timeout(Duration::from_secs(60), turned).await.expect("the other seat");
        }
    }
}

/// The line speaks the language of the page, even from a browser that does not say it again.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_speaks_the_language_of_its_page() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let reader = Client::new(test.address()).with("accept-language", "fr");
    let page = reader.get(&format!("/t/{table}")).await.unwrap().text();
    let said = |name: &str| {
        let begin = page.split_once(&format!(" data-{name}=\"")).unwrap().1;
        begin.split_once('"').unwrap().0.replace("&amp;", "&")
    };
    let socket = Client::new(test.address()).socket(&said("live")).await.unwrap();
    let mut live = server::client::Live { socket };
    live.say(&json!({ "t": "hello", "version": 0, "digest": said("digest") })).await.unwrap();
    let answer = live.hear_one_of(&["same", "patch", "screen"]).await.unwrap();
    assert_eq!(answer["t"], "same", "{answer}");
}

/// A hint is for whoever sits there, about what they are asked, and only where the table has hints.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_gives_hints_where_the_table_allows() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = open_id(&ada, &["me", "me", "bot:random"]).await;
    // On one device with two seats, one of them is asked sooner or later.
    let mut asked = offer(&ada, &table, 0).await;
    for asked_for in 0..100 {
        if !asked.is_null() && asked["choices"].as_array().unwrap().len() > 1 {
            break;
        }
        step(&ada, &table, &[0, 1], &format!("h{}", asked_for)).await;
        asked = offer(&ada, &table, 0).await;
    }
    let hint = ada.get(&format!("/t/{table}/hint?seat=0")).await.unwrap();
    assert_eq!(hint.status, 200, "{}", hint.text());
    let hint = hint.json().unwrap();
    assert_eq!(hint["decision"], asked["decision"]);
    let best = hint["best"].as_array().unwrap();
    assert!((1..=4).contains(&best.len()));
    for advice in best {
        let choice = &asked["choices"][advice["choice"].as_u64().unwrap() as usize];
        assert_eq!(choice["label"], advice["label"]);
        assert!((1.0..=3.0).contains(&advice["place"].as_f64().unwrap()), "{advice}");
    }
    // The coach comes by itself, for the same seat and by the same right; while others think it is silent.
    let path = format!("/t/{table}/coach?seat=0");
    let mut coach = ada.get(&path).await.unwrap();
    while coach.status == 204 {
        coach = ada.get(&path).await.unwrap();
    }
    assert_eq!(coach.status, 200, "{}", coach.text());
    let coach = coach.json().unwrap();
    assert_eq!(coach["decision"], asked["decision"]);
    for doubt in coach["doubts"].as_array().unwrap() {
        let choice = doubt["choice"].as_u64().unwrap() as usize;
        assert!(choice < asked["choices"].as_array().unwrap().len(), "{doubt}");
        assert!(doubt["html"].as_str().unwrap().contains("Coach"), "{doubt}");
    }
    assert_eq!(bo.get(&path).await.unwrap().status, 403);
    assert_eq!(bo.get(&format!("/t/{table}/hint?seat=0")).await.unwrap().status, 403);
    assert_eq!(ada.get(&format!("/t/{table}/hint?seat=2")).await.unwrap().status, 403);
    assert_eq!(ada.get(&format!("/t/{table}/hint?seat=x")).await.unwrap().status, 400);

    let wish = json!({ "game": "raid", "seats": ["me", "bot:random"], "hints": false });
    let strict = ada.post("/api/v1/tables", &wish).await.unwrap().json().unwrap();
    let strict = strict["id"].as_str().unwrap();
    let refused = ada.get(&format!("/t/{strict}/hint?seat=0")).await.unwrap();
    assert_eq!(refused.status, 403);
    assert!(refused.text().contains("without hints"), "{}", refused.text());
    assert_eq!(ada.get(&format!("/t/{strict}/coach?seat=0")).await.unwrap().status, 403);
}

fn hex(text: &str) -> Vec<u8> {
    (0..text.len()).step_by(2).map(|i| u8::from_str_radix(&text[i..i + 2], 16).unwrap()).collect()
}

/// Two people at two screens see each other's steps; a refused answer says why and changes nothing.
#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_live() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let table = open_id(&ada, &["me", "open"]).await;
    assert_eq!(bo.post(&format!("/api/v1/tables/{table}/join"), &json!({})).await.unwrap().status, 200);
    assert_eq!(ada.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.unwrap().status, 200);

    let mut left = ada.live(&table, "0").await.unwrap();
    let mut right = bo.live(&table, "1").await.unwrap();
    assert_eq!(left.hear().await.unwrap()["t"], "screen");
    let screen = right.hear_one_of(&["screen"]).await.unwrap();
    assert!(!screen["elements"].as_array().unwrap().is_empty());

    let decision = offer(&ada, &table, 0).await["decision"].clone();
    left.say(&json!({ "t": "act", "id": "a", "seat": 0, "decision": decision, "steps": [{ "choice": 0 }] }))
        .await
        .unwrap();
    let ok = left.hear_one_of(&["ok", "no"]).await.unwrap();
    assert_eq!((&ok["t"], &ok["taken"]), (&json!("ok"), &json!(1)), "{ok}");
    let patch = right.hear_one_of(&["patch"]).await.unwrap();
    assert!(patch.to_string().contains("has_bid"), "the other screen shows that a bid was made: {patch}");

    // The same message again, another for the same decision, somebody else's seat.
    for (message, expected) in [
        (json!({ "t": "act", "id": "a", "seat": 0, "decision": decision, "steps": [{ "choice": 0 }] }), "ok"),
        (
            json!({ "t": "act", "id": "b", "seat": 0, "decision": decision, "steps": [{ "choice": 1 }] }),
            "not_open",
        ),
        (
            json!({ "t": "act", "id": "c", "seat": 1, "decision": decision, "steps": [{ "choice": 0 }] }),
            "not_your_seat",
        ),
        (json!({ "t": "act", "id": "d", "seat": 0, "decision": decision, "steps": [] }), "bad_message"),
        (json!({ "t": "dance" }), "bad_message"),
        (json!({ "t": "undo", "id": "e", "seat": 0 }), "ok"),
        (json!({ "t": "undo", "id": "f", "seat": 0 }), "nothing_to_undo"),
        (json!({ "t": "redo", "id": "g", "seat": 0 }), "ok"),
    ] {
        left.say(&message).await.unwrap();
        let answer = left.hear_one_of(&["ok", "no"]).await.unwrap();
        let found = if answer["t"] == "ok" { "ok".into() } else { answer["code"].clone() };
        assert_eq!(found, expected, "{message} was answered with {answer}");
    }
    let shown = ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(shown["steps"], 1);
}

/// Restarting the server between any two steps changes nothing: offers, numbers and views stay as they were.
#[tokio::test(flavor = "multi_thread")]
async fn a_restart_in_the_middle_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let start = async || {
        let settings: Settings = settings(Storage::Folder(folder.path().to_owned()));
        server::start(settings, games()).await.unwrap()
    };
    let mut running = start().await;
    let mut client = Client::guest(running.address, "Ada").await.unwrap();
    let table = open_id(&client, &["me", "me", "me"]).await;
    for n in 0..40 {
        let mut seen = Vec::new();
        for _ in 0..2 {
            let mut all = Vec::new();
            for seat in ["0", "1", "2", "table"] {
                let view = client.get(&format!("/api/v1/tables/{table}/view?as={seat}")).await.unwrap();
                let mut view = view.json().unwrap();
                view.as_object_mut().unwrap().remove("version");
                all.push(view);
            }
            seen.push(all);
            if seen.len() == 1 {
                running.stop().await.unwrap();
                running = start().await;
                client.address = running.address;
            }
        }
        assert_eq!(seen[0], seen[1], "before step {n}");
        if !step(&client, &table, &[0, 1, 2], &format!("m{n}")).await {
            assert!(n > 10, "the game ended after {n} steps");
            return;
        }
    }
}

/// A drag is two steps in one message; the first that is refused stops the rest.
#[tokio::test(flavor = "multi_thread")]
async fn several_steps_in_one_answer() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    assert!(step(&client, &table, &[0], "bid0").await);
    assert!(step(&client, &table, &[1], "bid1").await);
    let asked = offer(&client, &table, 0).await;
    let act = json!({ "id": "drag", "seat": 0, "decision": asked["decision"],
        "steps": [{ "target": { "space": 2 } }, { "action": "roll" }, { "choice": 99 }, { "choice": 0 }] });
    let answer = client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
    let answer = answer.json().unwrap();
    assert_eq!(
        (&answer["taken"], &answer["stopped"]["error"]),
        (&json!(2), &json!("not_offered")),
        "{answer}"
    );
    // A resend of it is the same answer, and nothing more is done.
    let again = client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap().json().unwrap();
    assert_eq!((&again["taken"], &again["entries"]), (&json!(2), &answer["entries"]));
}

/// History: any moment can be seen, with the eyes of whoever asks; what is past asks nothing.
#[tokio::test(flavor = "multi_thread")]
async fn history_shows_every_moment() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    for n in 0..6 {
        assert!(step(&client, &table, &[0, 1], &format!("m{n}")).await);
    }
    let mut live = client.live(&table, "0").await.unwrap();
    live.hear_one_of(&["screen"]).await.unwrap();
    // Who is there is published a moment later.
    tokio::time::sleep(Duration::from_millis(300)).await;
    settled(&client, &mut live, &table).await;
    live.say(&json!({ "t": "at", "step": 1 })).await.unwrap();
    let past = live.hear_one_of(&["patch", "no"]).await.unwrap();
    assert_eq!(past["t"], "patch", "{past}");
    live.say(&json!({ "t": "at", "step": 99 })).await.unwrap();
    live.hear_one_of(&["no"]).await.unwrap();
    live.say(&json!({ "t": "at", "step": null })).await.unwrap();
    let back = live.hear_one_of(&["patch"]).await.unwrap();
    assert_eq!(back["effects"], json!([]));
    // Whoever comes back to a page of the past is shown that first, and not the game as it stands.
    live.say(&json!({ "t": "hello", "at": 1 })).await.unwrap();
    let past = live.hear_one_of(&["screen", "patch", "same"]).await.unwrap();
    assert_eq!(past["t"], "screen", "{past}");
    let slider = past["elements"].as_array().unwrap().iter().find(|e| e["id"] == "t-history").unwrap();
    assert!(slider["html"].as_str().unwrap().contains("history past"), "{slider}");
    for step in [0, 3, 6] {
        assert_eq!(client.get(&format!("/t/{table}/at/{step}")).await.unwrap().status, 200, "step {step}");
    }
    assert_eq!(client.get(&format!("/t/{table}/at/7")).await.unwrap().status, 404);
}

/// A page that was loaded misses nothing when its socket opens, and gets what it missed when it comes back.
#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_connection_gets_what_it_missed() {
    use futures_util::SinkExt;
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    let hello = async |digest: &str| {
        let mut socket = client.socket(&format!("/t/{table}/live?as=0")).await.unwrap();
        let text = json!({ "t": "hello", "version": 1, "digest": digest }).to_string();
        socket.send(tokio_tungstenite::tungstenite::Message::text(text)).await.unwrap();
        server::client::Live { socket }
    };
    let mut first = hello("").await;
    let screen = first.hear().await.unwrap();
    assert_eq!(screen["t"], "screen");
    // Presence came with the connection, so the newest digest is what the next message says, if there is one.
    let newest = async |message: Value, live: &mut server::client::Live| {
        let mut digest = message["digest"].as_str().unwrap().to_owned();
        while let Ok(Ok(message)) = tokio::time::timeout(Duration::from_millis(500), live.hear()).await {
            digest = message["digest"].as_str().unwrap_or(&digest).to_owned();
        }
        digest
    };
    let digest = newest(screen, &mut first).await;
    drop(first);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert!(step(&client, &table, &[0], "m0").await);
    let mut second = hello(&digest).await;
    let missed = second.hear().await.unwrap();
    assert_eq!(missed["t"], "patch", "what was missed, not everything: {missed}");
    let digest = newest(missed, &mut second).await;
    drop(second);
    tokio::time::sleep(Duration::from_millis(100)).await;
    let again = hello(&digest).await.hear().await.unwrap();
    assert!(again["t"] == "same" || again["t"] == "patch", "{again}");
    let unknown = hello("0123456789abcdef").await.hear().await.unwrap();
    assert_eq!(unknown["t"], "screen");
}

/// A seat is handed to a bot, which plays, and taken back.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_to_a_bot_and_back() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    let post =
        async |verb: &str, fields: &str| client.form(&format!("/t/{table}/{verb}"), fields).await.unwrap();
    assert_eq!(post("bot", "seat=1&bot=random").await.status, 303);
    let bid = json!({ "id": "x", "seat": 1, "decision": 0, "choice": 0 });
    let refused = client.post(&format!("/api/v1/tables/{table}/act"), &bid).await.unwrap();
    assert_eq!(refused.status, 403, "a bot plays it: {}", refused.text());
    let bot_has_bid = async || {
        let view = client.get(&format!("/api/v1/tables/{table}/view?as=table")).await.unwrap();
        view.json().unwrap()["view"]["players"][1]["has_bid"] == true
    };
    for _ in 0..100 {
        if bot_has_bid().await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(bot_has_bid().await);
    assert_eq!(post("unbot", "seat=1").await.status, 303);
    assert_eq!(post("bot", "seat=1&bot=genius").await.status, 400);
    let shown: Value = client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    assert_eq!(shown["seats"][1]["bot"], false);
}

/// Steps that share an update: everything that happened is seen once, in order, and what was taken back is not.
#[test]
fn joined_steps_lose_no_effect_and_repeat_none() {
    use kernel::{Audience, Seat, Seed};
    use server::host::{Answer, Hosted, Moment, Sight, Step};
    let host = server::game::<age_of_discovery_table::Atlas>();
    let mut game = host.begin(&host.read_options(Vec::new()).unwrap(), 3, Seed::from_number(11)).unwrap();
    let seats = vec![table::SeatInfo { name: "Ada".into(), ..Default::default() }; 3];
    let about = table::TableInfo::default();
    let seen = |moment: &dyn Moment, since: usize, audience: Audience| {
        let sight =
            Sight { audience, lang: text::Lang::En, seats: &seats, chat: &[], note: "", table: &about };
        moment.effects(since, &sight)
    };
    let asked = |game: &dyn Hosted| {
        let moment = game.moment();
        (0..3).find_map(|seat| Some((Seat(seat), moment.asked(Seat(seat))?)))
    };
    let act = |game: &mut dyn Hosted, n: usize| {
        let (seat, (decision, choices)) = asked(game).expect("the game goes on");
        let steps = vec![Step::Choice(n % choices)];
        assert!(game.answer(seat, &Answer::Act { decision, steps }).no.is_none());
        seat
    };
    let audiences: Vec<Audience> = Audience::all(3).collect();
    let (mut alone, mut begun, mut undone) = (vec![Vec::new(); audiences.len()], 0, 0);
    for n in 0..300 {
        let before = game.entries();
        let seat = act(&mut *game, n * 7 + n / 5);
        // Now and then somebody takes a step back and takes another: the one that is gone is not to be seen.
        if n % 3 == 0 && game.answer(seat, &Answer::Undo).no.is_none() {
            undone += 1;
            act(&mut *game, n * 5 + 1);
        }
        let moment = game.moment();
        for (who, list) in audiences.iter().zip(&mut alone) {
            list.extend(seen(&*moment, before, *who));
        }
        if n % 9 == 8 {
            for (who, list) in audiences.iter().zip(&mut alone) {
                assert_eq!(seen(&*moment, begun, *who), *list, "steps up to {n}, as {who:?}");
                assert!(seen(&*moment, moment.entries(), *who).is_empty());
                list.clear();
            }
            begun = moment.entries();
        }
    }
    assert!(undone > 20, "only {undone} steps were taken back");
    assert!(!seen(&*game.moment(), 0, Audience::Table).is_empty());
    // A match that was read from its log tells the same.
    let again = host.import(&game.record()).unwrap();
    assert_eq!(seen(&*again.moment(), begun, audiences[0]), seen(&*game.moment(), begun, audiences[0]));
    assert_eq!(seen(&*again.moment(), 0, audiences[0]), seen(&*game.moment(), 0, audiences[0]));
}

/// A line of the log has the colour of whom it is about, not of who made the step that it came from.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_has_the_colour_of_whom_it_is_about() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "bot:random"]).await;
    let (mut own, mut others) = (0, 0);
    for n in 0..60 {
        step(&ada, &table, &[0], &format!("c{n}")).await;
        if n % 20 < 19 {
            continue;
        }
        let page = ada.get(&format!("/t/{table}")).await.unwrap().text();
        for line in page.split("<li id=\"t-line-").skip(1) {
            let class = line.split_once("class=\"").unwrap().1.split_once('"').unwrap().0;
            let text = line.split_once("data-at=").unwrap().1.split_once('>').unwrap().1;
            let hers = text.starts_with("Ada ");
            assert_eq!(class, if hers { "seat-0" } else { "seat-1" }, "{text:.40}");
            own += hers as usize;
            others += !hers as usize;
        }
    }
    assert!(own > 3 && others > 3, "{own} lines about her, {others} about the other");
}
