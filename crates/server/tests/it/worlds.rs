//! Two worlds on the wire: what a connection receives, byte for byte, does not depend on what its audience may not know.
//!
//! The same match is played at several tables at once, from the same seed. One shows the truth; each of the others shows
//! one audience a world drawn anew after every step, as far as that audience cannot tell. The texts that audience's
//! sockets receive, and the answers of the API, must be the same.

use crate::common::face::{ClairvoyantFace, LeakyFace, RaidFace};
use crate::common::*;
use kernel::{Audience, Chance, Dice, Match, Seed};
use serde_json::{Value, json};
use server::client::{Client, Live};
use server::testing::{Lens, counted, resampled};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::Face;

const SEATS: u8 = 3;
/// So many lines of the log are asked for their sheets.
const LINES: usize = 80;
/// Every so many steps the picture for messengers is painted, and advice asked for.
const PAINTED: usize = 8;
/// That is thought over for so many rounds.
const ROUNDS: u32 = 8;

/// Everything that came up to now, without what names this table alone.
async fn heard(client: &Client, live: &mut Live, table: &str) -> Vec<String> {
    settled(client, live, table).await.iter().map(|text| clean(text, table)).collect()
}

/// Waits until a table has published so many steps: an answer is acknowledged just before.
async fn reached(client: &Client, table: &str, steps: usize) {
    while client.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap()["steps"] != steps {
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Without the table's name, and without the digest, which is made of texts that hold the name.
fn clean(text: &str, table: &str) -> String {
    let text = text.replace(table, "TABLE");
    let Some((before, rest)) = text.split_once(r#""digest":""#) else { return text };
    format!("{before}{}", rest.split_once('"').unwrap().1)
}

/// Plays `steps` steps; says at which step which audience could tell the worlds apart, else how many sheets of rounds were
/// compared.
async fn compare<F: Face>(seed: u64, steps: usize) -> Result<usize, String>
where
    F::Rules: bots::Opponents,
{
    let audiences: Vec<Audience> = Audience::all(SEATS).collect();
    let shown: Arc<Mutex<HashMap<String, Audience>>> = Arc::default();
    let (map, count) = (shown.clone(), AtomicU64::new(0));
    let lens: Lens = Arc::new(move |table, moment| {
        let moment = counted::<F>(&*moment, ROUNDS);
        match map.lock().unwrap().get(table) {
            Some(who) => resampled::<F>(&*moment, *who, seed ^ count.fetch_add(1, Ordering::Relaxed)),
            None => moment,
        }
    });
    let folder = tempfile::tempdir().unwrap();
    let mut settings = settings(server::Storage::Folder(folder.path().to_owned()));
    settings.testing.lens = Some(lens);
    let running = server::start(settings, vec![server::game::<F>()]).await.unwrap();
    let client = Client::guest(running.address, "Ada").await.unwrap();

    // A match file without entries is a match that is about to begin: the same seed at every table.
    let (begun, _) = Match::<F::Rules>::new(Default::default(), SEATS, Seed::from_number(seed)).unwrap();
    let file = begun.record().write();
    let truth = import(&client, &file).await;
    let mut worlds = Vec::new();
    for who in &audiences {
        let table = import(&client, &file).await;
        shown.lock().unwrap().insert(table.clone(), *who);
        worlds.push((*who, table));
    }
    let mut sockets = Vec::new();
    for (who, table) in &worlds {
        let eyes = match who {
            Audience::Seat(seat) => seat.to_string(),
            Audience::Table => "table".to_owned(),
        };
        let pair = [client.live(&truth, &eyes).await.unwrap(), client.live(table, &eyes).await.unwrap()];
        sockets.push((eyes, pair, table.clone()));
    }
    // Who is there is published a moment later. Then, for a start, a look back and forth; every byte counts.
    tokio::time::sleep(Duration::from_secs(1)).await;
    for (eyes, pair, table) in &mut sockets {
        let mut looks = Vec::new();
        for (live, table) in pair.iter_mut().zip([&truth, &*table]) {
            heard(&client, live, table).await;
            let mut texts = Vec::new();
            for step in [json!(0), Value::Null] {
                live.say(&json!({ "t": "at", "step": step })).await.unwrap();
                texts.push(clean(&live.hear_text().await.unwrap(), table));
            }
            looks.push(texts);
        }
        assert!(looks[0].iter().all(|text| text.starts_with(r#"{"t":"patch""#)), "{looks:?}");
        if looks[0] != looks[1] {
            return Err(format!("a look back, as {eyes}:\n{:#?}\n{:#?}", looks[0], looks[1]));
        }
    }
    let mut dice = Dice::new(seed);
    let (mut told, mut hints) = (0, 0);
    for step in 0..steps {
        for (eyes, pair, table) in &mut sockets {
            let [left, right] = pair;
            let (truly, otherwise) = (heard(&client, left, &truth).await, heard(&client, right, table).await);
            if truly != otherwise {
                return Err(format!("step {step}, as {eyes}:\n{truly:#?}\n{otherwise:#?}"));
            }
            let view = async |table: &str| {
                let path = format!("/api/v1/tables/{table}/view?as={eyes}");
                let mut view = client.get(&path).await.unwrap().json().unwrap();
                // How often a table was published differs by who came and went, not by what is hidden.
                view.as_object_mut().unwrap().remove("version");
                view
            };
            let (truly, otherwise) = (view(&truth).await, view(table).await);
            if truly != otherwise {
                return Err(format!("step {step}, API as {eyes}:\n{truly:#}\n{otherwise:#}"));
            }
            // The board as a picture, and whatever is said of a match once it is over: of this one nothing yet.
            let drawn = async |table: &str| {
                let mut texts = Vec::new();
                let shown = [format!("embed?at={step}"), format!("share?at={step}")];
                let eyed = [format!("at/{step}/board.svg?as={eyes}")].into_iter().chain(shown);
                for path in eyed.chain(["analysis", "dice", "draws"].map(str::to_owned)) {
                    let answer = client.get(&format!("/t/{table}/{path}")).await.unwrap();
                    texts.push((path, answer.status, clean(&answer.text(), table)));
                }
                texts
            };
            let (truly, otherwise) = (drawn(&truth).await, drawn(table).await);
            assert_eq!(
                truly.iter().map(|(_, status, _)| *status).collect::<Vec<_>>(),
                [200, 200, 200, 409, 409, 409]
            );
            if truly != otherwise {
                return Err(format!("step {step}, pictures as {eyes}:\n{truly:#?}\n{otherwise:#?}"));
            }
            let said = async |table: &str| asides(&client, table, eyes).await;
            let (truly, otherwise) = (said(&truth).await, said(table).await);
            if truly != otherwise {
                return Err(format!("step {step}, asides as {eyes}:\n{truly:#?}\n{otherwise:#?}"));
            }
            if eyes == "table" {
                // What a messenger is shown, once in a while: to paint takes longer than all else here.
                if step % PAINTED == 0 {
                    let painted = async |table: &str| {
                        let answer = client.get(&format!("/t/{table}/at/{step}/board.png")).await.unwrap();
                        assert_eq!((answer.status, answer.header("content-type")), (200, Some("image/png")));
                        answer.body
                    };
                    if painted(&truth).await != painted(table).await {
                        return Err(format!("step {step}: the picture for messengers"));
                    }
                }
                continue;
            }
            let since = async |table: &str| {
                let told = client.get(&format!("/t/{table}/since?seat={eyes}")).await.unwrap();
                untimed(&clean(&told.text(), table))
            };
            let (truly, otherwise) = (since(&truth).await, since(table).await);
            told += truly.matches("<li").count();
            if truly != otherwise {
                return Err(format!("step {step}, told again as {eyes}:\n{truly}\n{otherwise}"));
            }
            // What a bot would do there, and what it has against some choices; who is not asked is told so in both worlds.
            if step % PAINTED == 0 {
                let advised = async |table: &str| {
                    let mut said = Vec::new();
                    for what in ["hint", "coach"] {
                        let answer = client.get(&format!("/t/{table}/{what}?seat={eyes}")).await.unwrap();
                        assert!([200, 409].contains(&answer.status), "{}", answer.text());
                        said.push((answer.status, clean(&answer.text(), table)));
                    }
                    said
                };
                let (truly, otherwise) = (advised(&truth).await, advised(table).await);
                hints += truly.iter().filter(|(status, _)| *status == 200).count();
                if truly != otherwise {
                    return Err(format!("step {step}, advice to {eyes}:\n{truly:#?}\n{otherwise:#?}"));
                }
            }
            let foreseen = async |table: &str| {
                let path = format!("/api/v1/tables/{table}/offer?as={eyes}&foresee=true");
                client.get(&path).await.unwrap().json().unwrap()
            };
            let (truly, otherwise) = (foreseen(&truth).await, foreseen(table).await);
            if truly != otherwise {
                return Err(format!("step {step}, foresight as {eyes}:\n{truly:#}\n{otherwise:#}"));
            }
        }
        let Some((seat, action)) = choose(&client, &truth, &mut dice).await else { break };
        for table in worlds.iter().map(|(_, table)| table).chain([&truth]) {
            // Numbers are the same at every table; the answers are the true ones.
            let offer = offer(&client, table, seat).await;
            let act = json!({ "id": format!("s{step}"), "seat": seat, "decision": offer["decision"], "action": action });
            let answer = client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
            assert_eq!(answer.status, 200, "{}", answer.text());
            reached(&client, table, step + 1).await;
        }
    }
    let mut sheets = 0;
    for (eyes, _, table) in &sockets {
        // A line that ends nothing has no sheet, in either world.
        for line in 0..LINES {
            let sheet = async |table: &str| {
                let sheet = client.get(&format!("/t/{table}/round/{line}?as={eyes}")).await.unwrap();
                (sheet.status, clean(&sheet.text(), table))
            };
            let (truly, otherwise) = (sheet(&truth).await, sheet(table).await);
            sheets += (truly.0 == 200) as usize;
            if truly != otherwise {
                return Err(format!("the sheet of line {line}, as {eyes}:\n{}\n{}", truly.1, otherwise.1));
            }
        }
    }
    running.stop().await.unwrap();
    assert!(told > 0, "nothing was ever told again");
    assert!(hints > 0, "nobody was ever advised");
    Ok(sheets)
}

/// What else is told of a table: the report of a problem, one's own file of a running game, and every way to be refused.
async fn asides(client: &Client, table: &str, eyes: &str) -> Vec<(u16, String)> {
    let mut answers = vec![client.get(&format!("/t/{table}/report?as={eyes}")).await.unwrap()];
    // The file has what the first seat of whoever asks sees: here every seat is theirs.
    if eyes == "0" {
        answers.push(client.get(&format!("/t/{table}/export")).await.unwrap());
    }
    if let Ok(seat) = eyes.parse::<u8>() {
        let act = format!("/api/v1/tables/{table}/act");
        for said in [
            json!({ "decision": 999, "choice": 0 }),
            json!({ "decision": 0, "choice": 999 }),
            json!({ "decision": 0, "action": { "fly": 1 } }),
            json!({ "decision": 0, "steps": [{ "target": { "space": 999 } }] }),
            json!({ "take": "redo" }),
        ] {
            let mut said = said;
            (said["id"], said["seat"]) = (json!(format!("x{seat}")), json!(seat));
            let answer = client.post(&act, &said).await.unwrap();
            assert!(answer.status >= 400, "{said}: {}", answer.text());
            answers.push(answer);
        }
    }
    answers.iter().map(|answer| (answer.status, untimed(&clean(&answer.text(), table)))).collect()
}

/// Without the times of day, at which the tables were played one after the other.
fn untimed(text: &str) -> String {
    let mut parts = text.split("data-when=\"");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.trim_start_matches(|c: char| c.is_ascii_digit()))
}

async fn choose(client: &Client, table: &str, dice: &mut Dice) -> Option<(u8, Value)> {
    let open: Vec<u8> = {
        let view =
            client.get(&format!("/api/v1/tables/{table}/view?as=table")).await.unwrap().json().unwrap();
        serde_json::from_value(view["open"].clone()).unwrap()
    };
    let seat = *open.get(dice.below(open.len().max(1) as u32) as usize)?;
    let offer = offer(client, table, seat).await;
    let choices = offer["choices"].as_array().unwrap();
    let chosen = &choices[dice.below(choices.len() as u32) as usize];
    Some((seat, chosen["action"].clone()))
}

async fn import(client: &Client, file: &str) -> String {
    let body = format!("--x\r\ncontent-disposition: form-data; name=\"file\"\r\n\r\n{file}\r\n--x--\r\n");
    let answer =
        client.send("POST", "/import", "multipart/form-data; boundary=x", body.as_bytes()).await.unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text());
    answer.header("location").unwrap().trim_start_matches("/t/").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_depends_on_what_is_hidden() {
    for seed in 1..=2 {
        assert!(compare::<RaidFace>(seed, 24).await.unwrap() > 0, "nothing was ever over");
    }
}

/// A real game, whose screens are a hundred times as large.
#[tokio::test(flavor = "multi_thread")]
async fn no_byte_of_age_of_discovery_depends_on_what_is_hidden() {
    compare::<age_of_discovery_table::Atlas>(5, 40).await.unwrap();
}

/// The comparison can fail: a view that shows a spectator somebody's hand is found out.
#[tokio::test(flavor = "multi_thread")]
async fn a_leak_is_found() {
    let found = compare::<LeakyFace>(3, 4).await.unwrap_err();
    assert!(found.contains("as table"), "{found}");
}

/// What is foreseen is on the page and compared like the rest of it: odds that look into another hand are found out.
#[tokio::test(flavor = "multi_thread")]
async fn a_leak_of_foresight_is_found() {
    let found = compare::<ClairvoyantFace>(3, 4).await.unwrap_err();
    assert!(found.contains("fore-whole") && !found.contains("foresight as"), "on the page: {found}");
}

/// Everything that a server makes of a position, at length: see `ecumene leaks`, which compares all games so.
#[test]
fn no_message_depends_on_what_is_hidden() {
    let compared =
        server::game::<RaidFace>().two_worlds(1_200, 1, &|_| {}).unwrap_or_else(|leak| panic!("{leak}"));
    assert!(compared.matches > 3 && compared.differed * 2 > compared.positions, "{compared:?}");
    for what in [
        "patch",
        "view",
        "offer",
        "export",
        "board",
        "page",
        "foresight",
        "refusal",
        "plan",
        "digest",
        "sheet",
        "hint",
        "coach",
        "why",
    ] {
        assert!(compared.messages.get(what).is_some_and(|times| *times > 2), "{what}: {compared:?}");
    }
}

/// That comparison can fail, too.
#[test]
fn a_planted_leak_is_found_at_length() {
    let leak = server::game::<LeakyFace>().two_worlds(400, 1, &|_| {}).expect_err("a spectator sees a hand");
    assert_eq!(leak.who, Audience::Table, "{leak}");
    let leak = server::game::<ClairvoyantFace>().two_worlds(400, 1, &|_| {}).expect_err("odds tell a hand");
    assert!(matches!(leak.who, Audience::Seat(_)) && leak.truly != leak.otherwise, "{leak}");
}
