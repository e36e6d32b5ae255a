//! The API's document is what the API does: every address and method of it is asked by everybody, about every kind of table,
//! with every kind of body, and answers nothing that is not documented.

use crate::common::*;
use crate::requests::check_documented;
use serde_json::{Value, json};
use server::client::Client;
use std::collections::BTreeSet;
use utoipa::OpenApi;

#[tokio::test(flavor = "multi_thread")]
async fn every_status_is_documented() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let playing = open_id(&ada, &["me", "me"]).await;
    let waiting = open_id(&ada, &["me", "open"]).await;
    let closed = open_id(&ada, &["me", "me"]).await;
    let core = &test.running.core;
    core.close_table("", &closed, "").await.unwrap();
    let nobody = Client::new(test.address());
    let liar = Client::new(test.address()).with("authorization", "Bearer 0123");
    let foreign = Client::new(test.address()).with("origin", "https://evil.example");
    let offered = offer(&ada, &playing, 0).await;
    let seat = if offered.is_null() { 1 } else { 0 };
    let decision = offer(&ada, &playing, seat).await["decision"].clone();
    let bodies: Vec<Value> = vec![
        json!({}),
        json!([]),
        json!({ "name": "Cy" }),
        json!({ "name": "" }),
        json!({ "seat": 1 }),
        json!({ "seat": 9, "invite": "x" }),
        json!({ "game": "raid", "seats": ["me", "me"] }),
        json!({ "game": "raid", "seats": ["me", "open"], "clock": "sundial" }),
        json!({ "game": "chess", "seats": ["me"] }),
        json!({ "id": "a", "seat": 0, "decision": 99, "choice": 0 }),
        json!({ "id": "b", "seat": seat, "decision": decision, "choice": 0 }),
        json!({ "id": "c", "seat": 0, "take": "undo" }),
    ];
    let document = serde_json::to_value(server::api::Document::openapi()).unwrap();
    let mut seen: BTreeSet<(String, String, u16)> = BTreeSet::new();
    for (template, item) in document["paths"].as_object().unwrap() {
        // A stream has no end; what it refuses, it refuses at once.
        let stream = template.ends_with("/stream");
        for method in item.as_object().unwrap().keys().map(|method| method.to_uppercase()) {
            for id in [&playing, &waiting, &closed, &"none".to_owned()] {
                let path = template.replace("{id}", id);
                for eyes in ["", "?as=0", "?as=table", "?as=king", "?as=0&foresee=true"] {
                    for client in [&ada, &bo, &nobody, &liar, &foreign] {
                        if stream && eyes != "?as=king" {
                            continue;
                        }
                        let wanted = if method == "GET" { &bodies[..1] } else { &bodies[..] };
                        for body in wanted {
                            let text = body.to_string();
                            let (kind, text) =
                                if method == "GET" { ("", "") } else { ("application/json", text.as_str()) };
                            let answer = client
                                .send(&method, &format!("{path}{eyes}"), kind, text.as_bytes())
                                .await
                                .unwrap();
                            check_documented(&method, &path, answer.status);
                            assert!(answer.status < 500, "{method} {path}{eyes} {body}: {}", answer.text());
                            seen.insert((method.clone(), template.clone(), answer.status));
                        }
                        if method == "POST" {
                            let odd = client.send("POST", &path, "text/plain", b"x").await.unwrap();
                            check_documented("POST", &path, odd.status);
                            seen.insert((method.clone(), template.clone(), odd.status));
                        }
                    }
                }
                if !template.contains("{id}") {
                    break;
                }
            }
        }
    }
    let statuses: BTreeSet<u16> = seen.iter().map(|(.., status)| *status).collect();
    for status in [200, 201, 400, 401, 403, 404, 409, 415, 422] {
        assert!(statuses.contains(&status), "{status} never came: {statuses:?}");
    }
}
