//! Requests that are malformed, too large, not authorised, for somebody else's seat, or sent again: each gets the right
//! status and a sentence that helps; nothing changes, and nothing breaks.

use crate::common::*;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use server::client::{Answer, Client};

/// An error of the API says what and why.
fn check_error(answer: &Answer) -> Value {
    let body = answer.json().unwrap();
    assert!(body["error"].as_str().is_some_and(|code| !code.is_empty()), "{body}");
    let message = body["message"].as_str().unwrap();
    assert!(message.len() > 10 && !message.starts_with("fail-"), "{body}");
    body["error"].clone()
}

/// What an address of the API answers is in its document. Other methods than those it has are none of its answers.
pub fn check_documented(method: &str, path: &str, status: u16) {
    use std::sync::LazyLock;
    use utoipa::OpenApi;
    static DOCUMENT: LazyLock<Value> =
        LazyLock::new(|| serde_json::to_value(server::api::Document::openapi()).unwrap());
    let parts: Vec<&str> = path.split('?').next().unwrap().split('/').collect();
    let fits = |template: &str| {
        let template: Vec<&str> = template.split('/').collect();
        template.len() == parts.len()
            && template.iter().zip(&parts).all(|(t, p)| t == p || t.starts_with('{'))
    };
    let found = DOCUMENT["paths"].as_object().unwrap().iter().find(|(template, _)| fits(template));
    let Some(operation) = found.and_then(|(_, item)| item.get(method.to_lowercase())) else { return };
    let response = &operation["responses"][status.to_string()];
    assert!(response.is_object(), "{method} {path} answered {status}, which is not documented");
    assert!(status < 400 || response["content"].is_object(), "{method} {path} {status}: what does it say?");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_right_status_for_each_fault() {
    let test = Test::start().await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let nobody = Client::new(test.address());
    let liar = Client::new(test.address()).with("authorization", "Bearer 0123");
    let table = open_id(&ada, &["me", "me"]).await;
    let act = format!("/api/v1/tables/{table}/act");
    let good = json!({ "id": "g", "seat": 0, "decision": 0, "choice": 0 });
    let with = |key: &str, value: Value| {
        let mut act = good.clone();
        act[key] = value;
        act
    };
    let long = "x".repeat(65);
    let cases: Vec<(&Client, &str, Value, u16, &str)> = vec![
        (&nobody, &act, good.clone(), 401, "who_are_you"),
        (&liar, &act, good.clone(), 401, "bad_token"),
        (&bo, &act, good.clone(), 403, "not_your_seat"),
        (&ada, &act, with("seat", json!(5)), 403, "not_your_seat"),
        (&ada, &act, with("seat", json!(300)), 422, "bad_request"),
        (&ada, &act, with("choice", json!(99)), 409, "not_offered"),
        (&ada, &act, with("choice", json!(-1)), 422, "bad_request"),
        (&ada, &act, with("decision", json!(7)), 409, "stale"),
        (&ada, &act, with("id", json!("")), 400, "bad_message"),
        (&ada, &act, with("id", json!(long)), 400, "bad_message"),
        (&ada, &act, with("colour", json!("red")), 422, "bad_request"),
        (&ada, &act, with("action", json!("roll")), 400, "bad_request"),
        (
            &ada,
            &act,
            json!({ "id": "h", "seat": 0, "decision": 0, "action": { "fly": 1 } }),
            400,
            "bad_message",
        ),
        (&ada, &act, json!({ "id": "h", "seat": 0, "decision": 0, "action": "roll" }), 409, "not_offered"),
        (&ada, &act, json!({ "id": "h", "seat": 0, "take": "over" }), 400, "bad_request"),
        (&ada, &act, json!({ "id": "h", "seat": 0, "take": "undo" }), 409, "nothing_to_undo"),
        (&ada, "/api/v1/tables/none/act", good.clone(), 404, "no_table"),
        (&ada, "/api/v1/tables", json!({ "game": "chess", "seats": ["me"] }), 404, "no_game"),
        (&ada, "/api/v1/tables", json!({ "game": "raid", "seats": ["me"] }), 422, "unfit"),
        (&ada, "/api/v1/tables", json!({ "game": "raid", "seats": ["me", "you"] }), 400, "bad_request"),
        (
            &ada,
            "/api/v1/tables",
            json!({ "game": "raid", "seats": ["me", "bot:genius"] }),
            400,
            "bad_request",
        ),
        (
            &ada,
            "/api/v1/tables",
            json!({ "game": "raid", "seats": ["me", "me"], "options": { "x": "1" } }),
            422,
            "unfit",
        ),
        (
            &ada,
            "/api/v1/tables",
            json!({ "game": "raid", "seats": ["me", "me"], "options": { "no_peeking": "true" } }),
            422,
            "unfit",
        ),
        (&nobody, "/api/v1/tables", json!({ "game": "raid", "seats": ["me", "me"] }), 401, "who_are_you"),
        (&bo, "/api/v1/guests", json!({ "name": "a\u{202e}b" }), 400, "name_form"),
        (&bo, "/api/v1/guests", json!({ "name": "" }), 400, "name_form"),
    ];
    for (client, path, body, status, code) in cases {
        let answer = client.post(path, &body).await.unwrap();
        check_documented("POST", path, answer.status);
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.text());
        assert_eq!(check_error(&answer), code, "{path} {body}");
    }
    for (path, status) in [
        (format!("/api/v1/tables/{table}/view?as=0"), 403),
        (format!("/api/v1/tables/{table}/view?as=table"), 200),
        (format!("/api/v1/tables/{table}/view?as=zero"), 400),
        (format!("/api/v1/tables/{table}/offer"), 403),
        (format!("/t/{table}/export"), 409),
        (format!("/t/{table}/live?as=0"), 400),
        ("/api/v1/nothing".into(), 404),
        ("/nothing".into(), 404),
        ("/t/nothing".into(), 404),
        ("/j/nothing".into(), 404),
        ("/rules/chess".into(), 404),
        ("/assets/x/../../etc/passwd".into(), 404),
        ("/tables".into(), 405),
    ] {
        let answer = bo.get(&path).await.unwrap();
        assert_eq!(answer.status, status, "{path}: {}", answer.text());
        check_documented("GET", &path, answer.status);
    }
    let large = "x".repeat(200_000);
    let answer = ada.post(&act, &json!({ "id": large })).await.unwrap();
    assert_eq!((answer.status, check_error(&answer)), (413, json!("too_large")));
    let answer = ada.send("POST", &act, "text/plain", b"{}").await.unwrap();
    assert_eq!(answer.status, 415, "{}", answer.text());
    let answer = ada.send("POST", &act, "application/json", b"{\"id\": \xff\xfe").await.unwrap();
    assert_eq!(answer.status, 400, "{}", answer.text());
    // French is spoken to whoever asks for it.
    let answer = bo.clone().with("accept-language", "fr-CA,fr;q=0.9").get("/api/v1/nothing").await.unwrap();
    assert!(answer.text().contains("rien à cette adresse"), "{}", answer.text());
    let store = test.running.core.store.clone();
    assert!(store.entries(&table, 0).await.unwrap().is_empty(), "nothing of all this changed anything");
    let done = ada.post(&act, &good).await.unwrap();
    assert_eq!(done.status, 200);
    let replayed = ada.post(&act, &good).await.unwrap();
    assert_eq!(replayed.json().unwrap()["taken"], 1);
    assert_eq!(store.entries(&table, 0).await.unwrap().len(), 1);
}

/// Another site can neither post nor open a socket in somebody's name; strict headers are everywhere.
#[tokio::test(flavor = "multi_thread")]
async fn other_sites_are_kept_out() {
    let test = Test::start().await;
    let client = Client::new(test.address());
    let answer = client.form("/tables", "game=raid&quick=bots").await.unwrap();
    assert_eq!(answer.status, 303, "{}", answer.text());
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let table = answer.header("location").unwrap().to_owned();
    let me = client.with("cookie", cookie.split(';').next().unwrap());
    let host = format!("http://{}", test.address());
    for (name, value, allowed) in [
        ("origin", "https://evil.example", false),
        ("origin", "null", false),
        ("sec-fetch-site", "cross-site", false),
        ("sec-fetch-site", "same-site", false),
        ("sec-fetch-site", "same-origin", true),
        ("origin", host.as_str(), true),
    ] {
        let from = me.clone().with(name, value);
        let posted = from.form("/prefs", "theme=dark&back=/").await.unwrap();
        assert_eq!(posted.status, if allowed { 303 } else { 403 }, "{name}: {value}");
        let socket = from.socket(&format!("{table}/live?as=0")).await;
        assert_eq!(socket.is_ok(), allowed, "{name}: {value}");
        // Only a token of ours speaks for itself: whatever else a browser sends along is no pass.
        for word in ["Basic YTpi", "bearer x", "Bearer", "Digest x"] {
            let posted = from.clone().with("authorization", word).form("/prefs", "theme=dark").await.unwrap();
            assert_eq!(posted.status == 403, !allowed, "{name}: {value}, {word}");
            let socket = from.clone().with("authorization", word).socket(&format!("{table}/live?as=0")).await;
            assert_eq!(socket.is_ok(), allowed, "{name}: {value}, {word}");
        }
    }
    let page = me.get(&table).await.unwrap();
    assert_eq!(page.status, 200);
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"), "{policy}");
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let html = page.text();
    let inline = html.split("<script").skip(1).filter(|s| !s.starts_with(" type=\"module\" src=\"/assets/"));
    assert_eq!(inline.count(), 0, "no inline script");
    for asset in html.split('"').filter(|s| s.starts_with("/assets/")) {
        let answer = me.get(asset).await.unwrap();
        assert_eq!(answer.status, 200, "{asset}");
        assert!(answer.header("cache-control").unwrap().contains("immutable"));
    }
}

/// Where people come by https, browsers are told to come by nothing else.
#[tokio::test(flavor = "multi_thread")]
async fn https_is_for_good() {
    for (url, told) in [("https://play.example", true), ("http://play.example", false)] {
        let test = Test::with(|s| s.public_url = Some(url.into())).await;
        for path in ["/", "/nothing", "/api/v1/games"] {
            let answer = Client::new(test.address()).get(path).await.unwrap();
            assert_eq!(answer.header("strict-transport-security").is_some(), told, "{url}{path}");
        }
    }
}

/// Guessing passwords, posting in a rush: limits of one table hold.
#[tokio::test(flavor = "multi_thread")]
async fn limits_hold() {
    let test = Test::with(|s| s.limits = 1.0).await;
    let client = Client::new(test.address());
    let mut refused = 0;
    for n in 0..20 {
        let answer =
            client.form("/account/sign-in", &format!("name=ada{n}&password=guess{n:04}")).await.unwrap();
        match answer.status {
            401 => {}
            429 => {
                refused += 1;
                assert!(answer.header("retry-after").is_some());
            }
            _ => panic!("{}", answer.text()),
        }
    }
    assert!(refused >= 8, "{refused}");
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let mut live = ada.live(&table, "0").await.unwrap();
    for n in 0..15 {
        live.say(&json!({ "t": "chat", "id": format!("c{n}"), "text": "hello" })).await.unwrap();
    }
    let mut answers = Vec::new();
    while answers.len() < 15 {
        let answer = live.hear_one_of(&["ok", "no"]).await.unwrap();
        answers.push(answer["code"].as_str().unwrap_or("ok").to_owned());
    }
    assert!(answers.iter().filter(|a| *a == "too_fast").count() >= 4, "{answers:?}");
}

/// Whatever bytes come, over HTTP or over a socket: an answer with a status below 500, and the server goes on.
#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_harms_nothing_on_sqlite() {
    nonsense(On::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_answered_and_harms_nothing_on_postgres() {
    nonsense(On::Postgres).await;
}

/// Bytes that mean something to somebody along the way: to a database, to a path, to a header.
const ODD: [&str; 14] = [
    "%00",
    "a%00b",
    "%ff%fe",
    "%c0%80",
    "%ed%a0%80",
    "%0d%0a",
    "..%2f..",
    "%2500",
    "%5c",
    "%f0%9f%98%80",
    "'--",
    "%25",
    "%7f",
    "%e2%80%ae",
];

/// The same bytes wherever something is read: as an address, in a query, in a form, in JSON, over the socket.
async fn oddities(test: &Test) {
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let mut live = ada.live(&table, "0").await.unwrap();
    for (n, odd) in ODD.into_iter().enumerate() {
        for path in [
            "/t/{}",
            "/j/{}",
            "/t/{}/live",
            "/t/{}/export",
            "/t/{}/report",
            "/t/{}/analysis",
            "/t/{}/study",
            "/t/{}/dice",
            "/t/{}/draws",
            "/t/{}/embed",
            "/t/{}/track",
            "/t/T/track?as={}",
            "/t/T/embed?at={}",
            "/t/T/study?step={}",
            "/t/T/at/{}/board.svg",
            "/t/T/at/{}/board.png",
            "/archive/{}",
            "/rules/{}",
            "/assets/{}/style.css",
            "/reminders/off/{}",
            "/reminders/mail/{}",
            "/new?game={}",
            "/archive?before={}",
            "/t/T?as={}",
            "/t/T/hint?seat={}",
            "/t/T/coach?seat={}",
            "/api/v1/tables/{}",
            "/api/v1/tables/{}/view",
            "/api/v1/tables/T/view?as={}",
            "/api/v1/tables/{}/stream",
            "/{}",
        ] {
            let path = path.replace('T', &table).replace("{}", odd);
            let answer = ada.get(&path).await.unwrap();
            assert!(answer.status < 500, "GET {path}: {} {}", answer.status, answer.text());
        }
        for (path, fields) in [
            ("/prefs", "name={}&lang={}&theme={}&back=/{}"),
            ("/account/sign-in", "name={}&password=12345678{}"),
            ("/account/sign-up", "name=x{}&password=12345678{}&back=/{}"),
            ("/account/tokens", "label={}"),
            ("/account/tokens", "revoke={}"),
            ("/account/reminders", "often=now&hook=https://example.org/{}&mail={}"),
            (
                "/tables",
                "game=raid&title={}&seat.0=me&seat.1=me&clock={}&away={}&hours_from={}&hours_to=1&holidays={}",
            ),
            ("/t/T/bot", "seat=0&bot={}"),
            ("/t/T/say", "text={}"),
            ("/t/T/vote", "n={}&yes={}"),
            ("/t/T/holiday", "days={}"),
            ("/t/T/swap", "seat=0&with={}"),
            ("/t/T/terms", "clock={}"),
            ("/j/{}", "name={}&seat=0"),
            ("/reminders/off/{}", ""),
        ] {
            let path = path.replace('T', &table).replace("{}", odd);
            let answer = ada.form(&path, &fields.replace("{}", odd)).await.unwrap();
            assert!(answer.status < 500, "POST {path} {fields} {odd}: {}", answer.text());
        }
        let raw = ["\u{0}", "a\u{0}b", "\u{202e}", "\u{feff}", "\r\n", "\u{7f}"][n % 6];
        for (path, body) in [
            ("/api/v1/guests".to_owned(), json!({ "name": raw })),
            ("/api/v1/tables".to_owned(), json!({ "game": raw, "seats": ["me", "me"], "title": raw })),
            (
                "/api/v1/tables".to_owned(),
                json!({ "game": "raid", "seats": ["me", "me"], "title": format!("x{raw}"), "options": { raw: raw } }),
            ),
            (format!("/api/v1/tables/{table}/join"), json!({ "invite": raw })),
            (
                format!("/api/v1/tables/{table}/act"),
                json!({ "id": format!("x{raw}{n}"), "seat": 0, "decision": 0, "choice": 0 }),
            ),
            (
                format!("/api/v1/tables/{table}/act"),
                json!({ "id": "x", "seat": 0, "decision": 0, "action": { raw: raw } }),
            ),
        ] {
            let answer = ada.post(&path, &body).await.unwrap();
            assert!(answer.status < 500, "{path} {body}: {}", answer.text());
        }
        for (kind, id) in [("chat", format!("c{n}")), ("note", format!("n{n}")), ("chat", format!("c{raw}"))]
        {
            live.say(&json!({ "t": kind, "id": id, "text": format!("odd {raw} text") })).await.unwrap();
            let answer = live.hear_one_of(&["ok", "no"]).await.unwrap();
            let fine = answer["t"] == "ok" || answer["code"] == "bad_message";
            assert!(fine, "{kind} {id:?}: {answer}");
        }
        for name in ["cookie", "authorization", "accept-language", "x-forwarded-for", "origin"] {
            let value = format!("ecumene={}", raw.replace(['\r', '\n'], "\t"));
            // What is not even HTTP is refused before anything of ours hears of it.
            if let Ok(answer) = Client::new(test.address()).with(name, &value).get("/").await {
                assert!(answer.status < 500, "{name} {raw:?}: {}", answer.text());
            }
        }
    }
    assert_eq!(ada.get("/health").await.unwrap().status, 200);
}

async fn nonsense(on: On) {
    let test = Test::on(on, |_| {}).await;
    oddities(&test).await;
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let mut runner = TestRunner::deterministic();
    let paths = prop::sample::select(vec![
        "/",
        "/new",
        "/tables",
        "/archive",
        "/import",
        "/t/{}",
        "/t/{}/at/3",
        "/t/{}/at/x",
        "/t/{}/live",
        "/t/{}/export",
        "/t/{}/report",
        "/t/{}/analysis",
        "/t/{}/study",
        "/t/{}/draws",
        "/t/{}/embed",
        "/t/{}/track",
        "/t/{}/at/3/board.svg",
        "/t/{}/branch",
        "/t/{}/comment",
        "/archive/raid",
        "/mine",
        "/t/{}/sit",
        "/t/{}/leave",
        "/t/{}/kick",
        "/t/{}/swap",
        "/t/{}/lots",
        "/t/{}/full",
        "/t/{}/terms",
        "/t/{}/pause",
        "/t/{}/resume",
        "/t/{}/vote",
        "/t/{}/holiday",
        "/t/{}/back",
        "/t/{}/ask",
        "/t/{}/invite",
        "/t/{}/say",
        "/t/{}/resign",
        "/t/{}/bot",
        "/t/{}/unbot",
        "/t/{}/start",
        "/t/{}/rematch",
        "/t/{}/abandon",
        "/t/{}/dance",
        "/j/{}",
        "/account",
        "/account/sign-in",
        "/account/sign-up",
        "/account/password",
        "/account/tokens",
        "/prefs",
        "/rules/raid",
        "/health",
        "/metrics",
        "/api/v1/games",
        "/api/v1/tables",
        "/api/v1/tables/{}",
        "/api/v1/tables/{}/join",
        "/api/v1/tables/{}/act",
        "/api/v1/tables/{}/view?as=1",
        "/api/v1/tables/{}/offer?as=0",
        "/api/v1/guests",
        "/api/v1/openapi.json",
    ]);
    let words = "(seat|name|game|opt.rounds|password|lang|theme|back|clock|hours_from|with|n|days|text|seat.0|seat.9)=[a-z0-9%&=]{0,12}";
    let bodies = prop_oneof![
        Just(Vec::new()),
        prop::collection::vec(any::<u8>(), 0..200),
        prop::string::string_regex(&format!("{words}(&{words}){{0,4}}"))
            .unwrap()
            .prop_map(String::into_bytes),
        json_value().prop_map(|v| v.to_string().into_bytes()),
    ];
    let kinds = prop::sample::select(vec![
        "",
        "application/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain",
        "\u{1}",
    ]);
    let methods = prop::sample::select(vec!["GET", "POST", "PUT", "DELETE", "HEAD", "BREW"]);
    let requests = (methods, paths, kinds, bodies);
    for _ in 0..400 {
        let (method, path, kind, body) = requests.new_tree(&mut runner).unwrap().current();
        let path = path.replace("{}", &table);
        let Ok(answer) = ada.send(method, &path, kind, &body).await else {
            continue; // Not HTTP at all: the connection is closed.
        };
        assert!(answer.status < 500, "{method} {path} {kind} {body:?}: {}", answer.text());
        // What is not even HTTP is refused before anything of ours hears of it.
        let heard = kind != "\u{1}" && method != "HEAD";
        if path.starts_with("/api/") && answer.status >= 400 && heard {
            check_error(&answer);
            check_documented(method, &path, answer.status);
        }
    }
    let seen = async || ada.get(&format!("/api/v1/tables/{table}")).await.unwrap().json().unwrap();
    let status = seen().await["status"].clone();
    assert!(status == "running", "{status}");
    let ada = test.guest("Ada").await;
    let table = open_id(&ada, &["me", "me"]).await;
    let messages = prop_oneof![
        json_value().prop_map(|v| v.to_string()),
        (prop::sample::select(vec!["hello", "act", "undo", "chat", "note", "at", "as", "follow", "lang", "beat", "restart"]), json_value())
            .prop_map(|(t, v)| {
                let all = json!({ "t": t, "id": "x", "seat": v, "as": v, "step": v, "text": v, "lang": v, "steps": v,
                                  "decision": 0 });
                all.to_string()
            }),
        (0u8..4, 0u32..9, 0usize..9).prop_map(|(seat, decision, choice)|
            json!({ "t": "act", "id": "y", "seat": seat, "decision": decision,
                    "steps": [{ "choice": choice }, { "target": { "space": choice } }] }).to_string()),
    ];
    for _ in 0..25 {
        let mut live = ada.live(&table, "0").await.unwrap();
        for _ in 0..12 {
            use futures_util::SinkExt;
            let text = messages.new_tree(&mut runner).unwrap().current();
            if live.socket.send(tokio_tungstenite::tungstenite::Message::text(text)).await.is_err() {
                break;
            }
        }
        // It still answers, or said goodbye; it never hangs.
        let _ = live.say(&json!({ "t": "beat" })).await;
        let heard =
            tokio::time::timeout(std::time::Duration::from_secs(10), live.hear_one_of(&["beat", "bye"]))
                .await;
        assert!(heard.is_ok(), "no answer");
    }
    assert_eq!(ada.get("/health").await.unwrap().status, 200);
    let metrics = ada.get("/metrics").await.unwrap().text();
    assert!(!metrics.contains("ecumene_engine_faults_total 1"), "{metrics}");
}

fn json_value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (0u8..6).prop_map(Value::from),
        "[a-z]{0,8}".prop_map(Value::from),
        prop::sample::select(vec!["raid", "me", "open", "bot:random", "undo", "hello", "\u{0}", "é😀"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 6, |inner| {
        let keys = prop::sample::select(vec![
            "t", "id", "seat", "seats", "decision", "choice", "action", "steps", "take", "name", "game",
            "options", "x",
        ]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
            prop::collection::vec((keys, inner), 0..6)
                .prop_map(|pairs| Value::Object(pairs.into_iter().map(|(k, v)| (k.to_owned(), v)).collect())),
        ]
    })
}
