//! From a stored log to a match.

use super::{Log, Trouble, Unfit};
use crate::store::SnapshotRow;
use kernel::{Entry, FORMAT, Match, Record, RecordError, Rules, Seed, Snapshot};
use serde_json::Value;
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

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
        before: serde_json::from_str(&log.started.before).map_err(unfit)?,
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

/// The match as a snapshot has it.
fn at_snapshot<G: Rules>(log: &Log, snapshot: &SnapshotRow) -> Result<Match<G>, Trouble> {
    let taken: Snapshot<G> = serde_json::from_str(&snapshot.body).map_err(|e| Trouble::Log(e.to_string()))?;
    let record = record::<G>(log, taken.entries(), snapshot.hash.clone())?;
    Ok(Match::resume(record, taken)?)
}

/// The match before its first entry.
fn at_start<G: Rules>(log: &Log) -> Result<Match<G>, Trouble> {
    Ok(Match::load(record::<G>(log, 0, log.started.setup_hash.clone())?)?)
}

pub fn resume<G: Rules>(log: &Log, snapshot: &SnapshotRow) -> Result<Match<G>, Trouble> {
    current::<G>(log)?;
    follow(at_snapshot::<G>(log, snapshot)?, log)
}

pub fn replay<G: Rules>(log: &Log) -> Result<Match<G>, Trouble> {
    current::<G>(log)?;
    follow(at_start::<G>(log)?, log)
}

/// Looked at before anything else: options, snapshots and entries of other rules may not even be readable.
fn current<G: Rules>(log: &Log) -> Result<(), Trouble> {
    match log.started.revision {
        found if found > G::REVISION => Err(Trouble::Newer { found, known: G::REVISION }),
        found if found < G::OLDEST => Err(Trouble::Older { found, oldest: G::OLDEST }),
        _ => Ok(()),
    }
}

fn follow<G: Rules>(mut game: Match<G>, log: &Log) -> Result<Match<G>, Trouble> {
    game.follow(entries::<G>(log, game.entries().len()..log.entries.len())?)?;
    // It must lead where it led when it was written.
    let expected = log.entries.last().map_or(&log.started.setup_hash, |row| &row.hash);
    let found = game.hash();
    if found == *expected {
        return Ok(game);
    }
    Err(Trouble::Log(format!("the log leads to state {found}, but {expected} was stored")))
}

/// Plays a log as far as it leads where it led when it was written, from a snapshot or from the start.
pub fn furthest<G: Rules>(log: &Log, from: Option<&SnapshotRow>) -> Option<Match<G>> {
    let begin = || match from {
        Some(snapshot) => at_snapshot::<G>(log, snapshot).ok(),
        None => at_start::<G>(log).ok(),
    };
    let mut game = begin()?;
    let good = Cell::new(game.entries().len());
    // An entry that makes the rules fail may leave anything behind: what was good before it is played once more.
    let played = catch_unwind(AssertUnwindSafe(|| {
        while let Some(row) = log.entries.get(good.get()) {
            let next = entries::<G>(log, good.get()..good.get() + 1);
            let fits = next.is_ok_and(|next| game.follow(next).is_ok()) && game.hash() == row.hash;
            if !fits {
                return;
            }
            good.set(good.get() + 1);
        }
    }));
    if played.is_ok() && game.entries().len() == good.get() {
        return Some(game);
    }
    let mut again = begin()?;
    again.follow(entries::<G>(log, again.entries().len()..good.get()).ok()?).ok()?;
    Some(again)
}

/// As [`replay`], looking at the state after each entry: two wrongs that end well are found too.
pub fn verify<G: Rules>(log: &Log) -> Result<(), Unfit> {
    let unfit = |why: Trouble| Unfit(why.to_string());
    current::<G>(log).map_err(unfit)?;
    let mut game = at_start::<G>(log).map_err(unfit)?;
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

impl From<RecordError> for Trouble {
    fn from(error: RecordError) -> Trouble {
        match error {
            RecordError::Older { found, oldest } => Trouble::Older { found, oldest },
            RecordError::Newer { found, known } => Trouble::Newer { found, known },
            other => Trouble::Log(other.to_string()),
        }
    }
}

impl From<Unfit> for Trouble {
    fn from(unfit: Unfit) -> Trouble {
        Trouble::Log(unfit.0)
    }
}
