//! From a stored log to a match.

use super::{Log, Unfit};
use crate::store::SnapshotRow;
use kernel::{Entry, FORMAT, Match, Record, Rules, Seed, Snapshot};
use serde_json::Value;

/// The record up to an entry.
fn record<G: Rules>(log: &Log, upto: usize, hash: String) -> Result<Record<G>, Unfit> {
    let unfit = |e: serde_json::Error| Unfit(e.to_string());
    let seed: Seed = serde_json::from_value(Value::String(log.started.seed.clone())).map_err(unfit)?;
    Ok(Record {
        ecumene: FORMAT,
        game: G::ID.to_owned(),
        revision: log.started.revision,
        seats: log.seats,
        options: serde_json::from_str(&log.options).map_err(unfit)?,
        commitment: seed.commitment(),
        seed,
        setup: serde_json::from_str(&log.started.setup).map_err(unfit)?,
        entries: entries::<G>(log, 0..upto)?,
        hash,
    })
}

fn entries<G: Rules>(log: &Log, range: std::ops::Range<usize>) -> Result<Vec<Entry<G::Action>>, Unfit> {
    let rows = log.entries.get(range).ok_or_else(|| Unfit("the log is shorter than its snapshot".into()))?;
    rows.iter()
        .map(|row| {
            serde_json::from_str(&row.body)
                .map_err(|e| Unfit(format!("entry {} is unreadable: {e}", row.seq)))
        })
        .collect()
}

pub fn resume<G: Rules>(log: &Log, snapshot: &SnapshotRow) -> Result<Match<G>, Unfit> {
    let taken: Snapshot<G> = serde_json::from_str(&snapshot.body).map_err(|e| Unfit(e.to_string()))?;
    let upto = taken.entries();
    let record = record::<G>(log, upto, snapshot.hash.clone())?;
    let mut game = Match::resume(record, taken).map_err(|e| Unfit(e.to_string()))?;
    game.follow(entries::<G>(log, upto..log.entries.len())?).map_err(|e| Unfit(e.to_string()))?;
    checked(game, log)
}

pub fn replay<G: Rules>(log: &Log) -> Result<Match<G>, Unfit> {
    let record = record::<G>(log, 0, log.started.setup_hash.clone())?;
    let mut game = Match::load(record).map_err(|e| Unfit(e.to_string()))?;
    game.follow(entries::<G>(log, 0..log.entries.len())?).map_err(|e| Unfit(e.to_string()))?;
    checked(game, log)
}

/// As [`replay`], looking at the state after each entry: two wrongs that end well are found too.
pub fn verify<G: Rules>(log: &Log) -> Result<(), Unfit> {
    let record = record::<G>(log, 0, log.started.setup_hash.clone())?;
    let mut game = Match::<G>::load(record).map_err(|e| Unfit(e.to_string()))?;
    for (i, row) in log.entries.iter().enumerate() {
        if row.seq != i as i64 + 1 {
            return Err(Unfit(format!("entry {} is missing", i + 1)));
        }
        game.follow(entries::<G>(log, i..i + 1)?).map_err(|e| Unfit(e.to_string()))?;
        let found = game.hash();
        if found != row.hash {
            let expected = &row.hash;
            return Err(Unfit(format!("entry {} leads to state {found}, but {expected} was stored", i + 1)));
        }
    }
    // The seed was committed to: dice that it does not give were put there by somebody.
    game.verify_dice().map_err(|at| Unfit(format!("the chance at entry {at} is not what the seed gives")))
}

/// The log must lead where it led when it was written.
fn checked<G: Rules>(game: Match<G>, log: &Log) -> Result<Match<G>, Unfit> {
    let expected = log.entries.last().map_or(&log.started.setup_hash, |row| &row.hash);
    let found = game.hash();
    if found == *expected {
        return Ok(game);
    }
    Err(Unfit(format!("the log leads to state {found}, but {expected} was stored")))
}
