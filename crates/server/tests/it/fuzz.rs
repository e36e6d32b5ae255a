//! The API's document, taken at its word: requests are made from it at random, right ones and ones that are wrong in every way it
//! could be misread. Whatever is answered is documented, and has the form that is documented.

use crate::common::*;
use crate::requests::check_documented;
use kernel::{Chance, Dice};
use serde_json::{Map, Value, json};
use server::client::Client;
use std::collections::BTreeSet;
use std::time::Duration;
use utoipa::OpenApi;

const REQUESTS: usize = 1_500;
/// A stream has no end: what it says at once is enough.
const STREAM: Duration = Duration::from_millis(300);

struct Fuzz {
    document: Value,
    dice: Dice,
    /// Words that mean something somewhere, and words that mean nothing anywhere.
    words: Vec<String>,
}

impl Fuzz {
    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.dice.below(of.len() as u32) as usize].clone()
    }

    fn rarely(&mut self) -> bool {
        self.dice.below(12) == 0
    }

    fn word(&mut self) -> String {
        let at = self.dice.below(self.words.len() as u32) as usize;
        self.words[at].clone()
    }

    fn number(&mut self) -> Value {
        let numbers = [json!(0), json!(0), json!(1), json!(1), json!(2), json!(7), json!(-1), json!(255)];
        let odd = [json!(256), json!(u32::MAX), json!(u64::MAX), json!(i64::MIN), json!(1e300), json!(0.5)];
        if self.rarely() { self.one(&odd) } else { self.one(&numbers) }
    }

    fn anything(&mut self) -> Value {
        match self.dice.below(7) {
            0 => Value::Null,
            1 => json!(true),
            2 => self.number(),
            3 => json!([]),
            4 => json!({}),
            5 => json!([[{ "seat": [null] }]]),
            _ => json!(self.word()),
        }
    }

    /// What may stand under a name, mostly.
    fn meant(&mut self, name: &str) -> String {
        let words: &[&str] = match name {
            "game" => &["raid"],
            "seats" => &["me", "me", "open", "bot:random"],
            "clock" => &["none", "day", "week", "move:5", "live:10+5"],
            "away" => &["stand_in", "vote", "wait"],
            "take" => &["undo", "redo"],
            "as" => &["0", "1", "table"],
            _ => &[],
        };
        if words.is_empty() || self.rarely() { self.word() } else { self.one(words).to_owned() }
    }

    /// Something of this form; now and then of another.
    fn like(&mut self, schema: &Value, name: &str) -> Value {
        if self.rarely() {
            return self.anything();
        }
        if let Some(named) = schema["$ref"].as_str() {
            let named = self.document.pointer(named.trim_start_matches('#')).expect("it is there").clone();
            return self.like(&named, name);
        }
        for choice in ["oneOf", "anyOf", "allOf", "enum"] {
            if let Some(choices) = schema[choice].as_array() {
                let chosen = self.one(choices);
                return if choice == "enum" { chosen } else { self.like(&chosen, name) };
            }
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.one(kinds),
            kind => kind.clone(),
        };
        match kind.as_str() {
            Some("object") => {
                let mut made = Map::new();
                let required = schema["required"].as_array().cloned().unwrap_or_default();
                for (name, form) in schema["properties"].as_object().into_iter().flatten() {
                    let wanted = required.contains(&json!(name)) || self.dice.below(3) == 0;
                    if wanted && !self.rarely() {
                        made.insert(name.clone(), self.like(form, name));
                    }
                }
                if self.rarely() {
                    made.insert(self.word(), self.anything());
                }
                Value::Object(made)
            }
            Some("array") => {
                (0..self.dice.below(4)).map(|_| self.like(&schema["items"], name)).collect::<Vec<_>>().into()
            }
            Some("integer" | "number") => self.number(),
            Some("boolean") => json!(self.dice.below(2) == 0),
            Some("null") => Value::Null,
            Some("string") => json!(self.meant(name)),
            _ => self.anything(),
        }
    }

    /// A body for an operation, and what it is said to be.
    fn body(&mut self, operation: &Value) -> (&'static str, Vec<u8>) {
        let forms = &operation["requestBody"]["content"]["application/json"]["schema"];
        let mut text = self.like(&forms.clone(), "").to_string().into_bytes();
        match self.dice.below(40) {
            0 => text.truncate(text.len() / 2),
            1 => text.push(0xff),
            2 => text = "[".repeat(5_000).into_bytes(),
            3 => text = json!({ "name": "x".repeat(3 << 20) }).to_string().into_bytes(),
            4 => text.clear(),
            _ => {}
        }
        let kind = if self.rarely() { "text/plain" } else { "application/json" };
        (kind, text)
    }

    fn path(&mut self, template: &str, operation: &Value, tables: &[String]) -> String {
        let id = if self.rarely() { quoted(&self.word()) } else { self.one(tables) };
        let mut path = template.replace("{id}", &id);
        let mut sign = '?';
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            if parameter["in"] == "query" && self.dice.below(4) > 0 {
                let name = parameter["name"].as_str().unwrap();
                let value = self.like(&parameter["schema"].clone(), name);
                let value = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
                path += &format!("{sign}{name}={}", quoted(&value));
                sign = '&';
            }
        }
        path
    }

    /// Why a value does not have the form it should have.
    fn misfit(&self, schema: &Value, value: &Value) -> Option<String> {
        if let Some(named) = schema["$ref"].as_str() {
            let named = self.document.pointer(named.trim_start_matches('#')).expect("it is there");
            return self.misfit(named, value);
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let fits = choices.iter().any(|form| self.misfit(form, value).is_none());
                return (!fits).then(|| format!("{value} is none of {choices:?}"));
            }
        }
        if let Some(all) = schema["allOf"].as_array() {
            return all.iter().find_map(|form| self.misfit(form, value));
        }
        let is = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(n) if n.is_u64() || n.is_i64() => "integer",
            Value::Number(_) => "number",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        let may = |kind: &Value| kind == is || (kind == "number" && is == "integer");
        let right = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().any(may),
            Value::Null => true,
            kind => may(kind),
        };
        if !right {
            return Some(format!("{value} is not of type {}", schema["type"]));
        }
        if schema["enum"].as_array().is_some_and(|words| !words.contains(value)) {
            return Some(format!("{value} is none of {}", schema["enum"]));
        }
        let missing = |name: &&Value| value.get(name.as_str().unwrap_or_default()).is_none();
        if let Some(name) = schema["required"].as_array().into_iter().flatten().find(missing) {
            return Some(format!("{value} has no {name}"));
        }
        let forms = schema["properties"].as_object();
        let inside = forms.into_iter().flatten();
        let parts = inside.filter_map(|(name, form)| Some((form, value.get(name)?)));
        let items = value.as_array().into_iter().flatten().map(|item| (&schema["items"], item));
        parts.chain(items).find_map(|(form, part)| self.misfit(form, part))
    }
}

/// As it stands in an address.
fn quoted(text: &str) -> String {
    text.bytes()
        .map(|b| if b.is_ascii_alphanumeric() { (b as char).into() } else { format!("%{b:02X}") })
        .collect()
}

async fn fuzz(on: On, seed: u64) {
    let test = Test::on(on, |_| {}).await;
    let (ada, bo) = (test.guest("Ada").await, test.guest("Bo").await);
    let playing = open_id(&ada, &["me", "me"]).await;
    let alone = open_id(&ada, &["me", "bot:random"]).await;
    let waiting = open_id(&ada, &["me", "open"]).await;
    let closed = open_id(&ada, &["me", "me"]).await;
    test.running.core.close_table("", &closed, "").await.unwrap();
    let nobody = Client::new(test.address());
    let liar = nobody.clone().with("authorization", "Bearer 0123");
    let foreign = ada.clone().with("origin", "https://evil.example");
    let clients = [&ada, &ada, &ada, &ada, &bo, &nobody, &liar, &foreign];
    let tables = [playing.clone(), playing.clone(), alone, waiting, closed, "none".to_owned()];
    let known = ["raid", "raid", "me", "me", "open", "bot:random", "0", "1", "table", "undo", "redo", "Ada"];
    let odd = ["", "\0", "é\u{202e}\u{1f3f0}", "../..", "%", "true", "-1", "king", "bot:none", "' OR 1=1 --"];
    let mut words: Vec<String> = known.iter().chain(&odd).map(|word| (*word).to_owned()).collect();
    words.extend(["x".repeat(70), "y".repeat(3_000)]);
    let document = serde_json::to_value(server::api::Document::openapi()).unwrap();
    let mut fuzz = Fuzz { document, dice: Dice::new(seed), words };
    let operations: Vec<(String, String, Value)> = {
        let paths = fuzz.document["paths"].as_object().unwrap().iter();
        let listed = paths.flat_map(|(path, item)| {
            item.as_object()
                .unwrap()
                .iter()
                .map(|(method, what)| (path.clone(), method.to_uppercase(), what.clone()))
        });
        listed.collect()
    };
    let mut seen: BTreeSet<(String, u16)> = BTreeSet::new();
    for n in 0..REQUESTS {
        let (template, method, operation) = fuzz.one(&operations);
        let mut path = fuzz.path(&template, &operation, &tables);
        let mut client = fuzz.one(&clients);
        let with_body = operation["requestBody"].is_object();
        let (kind, mut body) = if with_body { fuzz.body(&operation) } else { ("", Vec::new()) };
        // Every second answer is one that may be given.
        if template.ends_with("/act") && n % 2 == 0 {
            let seat = if offer(&ada, &playing, 0).await.is_null() { 1 } else { 0 };
            let decision = offer(&ada, &playing, seat).await["decision"].clone();
            let id = format!("f{}", n / 4);
            let said = json!({ "id": id, "seat": seat, "decision": decision, "choice": 0 });
            body = said.to_string().into_bytes();
        }
        // A place is free until somebody takes it.
        if template.ends_with("/join") && n % 2 == 0 {
            (client, path, body) = (&bo, template.replace("{id}", &tables[3]), b"{}".to_vec());
        }
        let asked = client.send(&method, &path, kind, &body);
        let answer = if template.ends_with("/stream") {
            let Ok(answer) = tokio::time::timeout(STREAM, asked).await else { continue };
            answer.unwrap()
        } else {
            asked.await.unwrap()
        };
        let about = || format!("{method} {path} {}: {}", String::from_utf8_lossy(&body), answer.text());
        assert!(answer.status < 500, "{}", about());
        check_documented(&method, &template, answer.status);
        let told =
            &operation["responses"][answer.status.to_string()]["content"]["application/json"]["schema"];
        if told.is_object() {
            let misfit = fuzz.misfit(told, &answer.json().unwrap_or_else(|why| panic!("{why}: {}", about())));
            assert!(misfit.is_none(), "{misfit:?}: {}", about());
        }
        seen.insert((format!("{method} {template}"), answer.status));
    }
    let statuses: BTreeSet<u16> = seen.iter().map(|(_, status)| *status).collect();
    for status in [200, 201, 400, 401, 403, 404, 409, 410, 413, 415, 422] {
        assert!(statuses.contains(&status), "{status} never came: {seen:?}");
    }
    for (template, method, _) in &operations {
        let fine = |(what, status): &(String, u16)| *what == format!("{method} {template}") && *status < 300;
        assert!(
            template.ends_with("/stream") || seen.iter().any(fine),
            "{method} {template} never went well: {seen:?}"
        );
    }
    println!("{} answers of {} addresses: {seen:?}", REQUESTS, operations.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_the_answer_is_documented_on_sqlite() {
    fuzz(On::Sqlite, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_asked_the_answer_is_documented_on_postgres() {
    fuzz(On::Postgres, 2).await;
}
