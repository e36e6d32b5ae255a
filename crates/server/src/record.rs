//! A match file made of what is stored, without the rules: for a match that this build cannot play.

use crate::failure::Failure;
use crate::store::{EntryRow, MatchRow, Store};
use kernel::{FORMAT, Seed};
use serde::Serialize;
use serde_json::Value;

/// As `kernel::Record`, whatever the game.
#[derive(Serialize)]
struct Stored<'a> {
    ecumene: u32,
    game: &'a str,
    revision: u32,
    seats: u8,
    options: Value,
    commitment: String,
    seed: &'a str,
    setup: Value,
    entries: Vec<Value>,
    hash: &'a str,
}

/// The match file. What cannot even be read stands in it as text, so that nothing is lost.
pub async fn as_stored(store: &Store, row: &MatchRow) -> Result<String, Failure> {
    let started = row.started.as_ref().ok_or(Failure::NO_TABLE)?;
    let entries = store.entries(&row.id, 0).await?;
    let read = |text: &String| serde_json::from_str(text).unwrap_or_else(|_| Value::String(text.clone()));
    let seed: Option<Seed> = serde_json::from_value(Value::String(started.seed.clone())).ok();
    let file = Stored {
        ecumene: FORMAT,
        game: &row.game,
        revision: started.revision,
        seats: row.seats,
        options: read(&row.options),
        commitment: seed.map(|seed| seed.commitment()).unwrap_or_default(),
        seed: &started.seed,
        setup: read(&started.setup),
        entries: entries.iter().map(|entry: &EntryRow| read(&entry.body)).collect(),
        hash: entries.last().map_or(&started.setup_hash, |entry| &entry.hash),
    };
    serde_json::to_string_pretty(&file).map_err(|_| Failure::BROKEN)
}
