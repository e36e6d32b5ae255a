//! What a choice would do, as programs and pages are told it.

use crate::common::*;
use serde_json::{Value, json};
use server::client::Client;

async fn foreseen(client: &Client, table: &str, seat: u8) -> Value {
    let answer = client.get(&format!("/api/v1/tables/{table}/offer?as={seat}&foresee=true")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json().unwrap()
}

/// Every choice says what it would do, and what is sure comes true: the score a seat was to have is the one it has.
#[tokio::test(flavor = "multi_thread")]
async fn a_program_is_told_what_its_choices_would_do() {
    let test = Test::start().await;
    let client = test.guest("Ada").await;
    let table = open_id(&client, &["me", "me"]).await;
    let (mut sure, mut told) = (0, 0);
    for n in 0..60 {
        let Some((seat, offer)) = asked(&client, &table).await else { break };
        let plain = crate::common::offer(&client, &table, seat).await;
        assert!(plain["choices"][0]["foreseen"].is_null(), "only on demand: {plain}");
        let choices = offer["choices"].as_array().unwrap();
        assert!(choices.iter().all(|choice| choice["foreseen"]["said"].is_string()), "{offer}");
        let choice = &choices[n % choices.len()];
        let foreseen = &choice["foreseen"];
        let act = json!({ "id": format!("f{n}"), "seat": seat, "decision": offer["decision"], "choice": choice["choice"] });
        let answer = client.post(&format!("/api/v1/tables/{table}/act"), &act).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text());
        told += foreseen["told"].as_array().unwrap().len();
        if foreseen["sure"] == false {
            continue;
        }
        sure += 1;
        let path = format!("/api/v1/tables/{table}/view?as={seat}");
        let view = client.get(&path).await.unwrap().json().unwrap();
        for change in foreseen["changes"].as_array().unwrap().iter().filter(|c| c["what"] == "score") {
            let whose = change["of"]["seat"].as_u64().unwrap() as usize;
            assert_eq!(view["view"]["players"][whose]["score"], change["after"][0][0], "{change} {view}");
        }
    }
    assert!(sure > 5 && told > 5, "{sure} sure, {told} told");
}

async fn asked(client: &Client, table: &str) -> Option<(u8, Value)> {
    for seat in 0..2 {
        let offer = foreseen(client, table, seat).await;
        if !offer.is_null() {
            return Some((seat, offer));
        }
    }
    None
}

/// A page may ask about one choice; with eyes that are not that seat's it may not.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_asks_about_one_choice() {
    let test = Test::start().await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let (seat, offer) = asked(&ada, &table).await.unwrap();
    let mut live = ada.live(&table, &seat.to_string()).await.unwrap();
    live.hear_one_of(&["screen"]).await.unwrap();
    let question = json!({ "t": "foresee", "seat": seat, "decision": offer["decision"], "choice": 0 });
    live.say(&question).await.unwrap();
    let answer = live.hear_one_of(&["foreseen"]).await.unwrap();
    assert_eq!((&answer["decision"], &answer["choice"]), (&offer["decision"], &json!(0)));
    assert_eq!(answer["spoken"], offer["choices"][0]["foreseen"]["said"]);
    assert!(answer["html"].as_str().unwrap().contains("fore-whole"), "{answer}");
    let mut other = ada.live(&table, &(1 - seat).to_string()).await.unwrap();
    other.hear_one_of(&["screen"]).await.unwrap();
    other.say(&question).await.unwrap();
    assert_eq!(other.hear_one_of(&["no", "foreseen"]).await.unwrap()["t"], "no");
}
