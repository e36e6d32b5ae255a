//! The log is the game: a header and append-only entries, as a file that replays on any machine.

use crate::{Refused, Rules, Seat, Seed};
use serde::{Deserialize, Serialize};

/// Version of the file format.
pub const FORMAT: u32 = 1;

/// One line of the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry<A> {
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    #[serde(flatten)]
    pub what: What<A>,
    /// The chance outcomes of this entry, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub drawn: Vec<u32>,
}

/// What an entry says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What<A> {
    /// A step was taken.
    Did(A),
    /// Steps were taken back: so many of those in force stay.
    Undid(u32),
}

/// The chance of a match that another was played on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Before {
    /// The setup and so many entries
    pub entries: u32,
    /// had the chance of this seed.
    pub seed: Seed,
}

/// A match file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Rules> {
    /// [`FORMAT`].
    pub ecumene: u32,
    /// The id of the game.
    pub game: String,
    /// The revision of the rules it began with.
    pub revision: u32,
    /// How many play.
    pub seats: u8,
    /// What the table chose.
    pub options: G::Options,
    /// Hash of the seed, known to all from the start.
    pub commitment: String,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Matches it was played on from, the oldest first: up to so many entries the chance was theirs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Before>,
    /// Chance outcomes of setup.
    pub setup: Vec<u32>,
    /// The log.
    pub entries: Vec<Entry<G::Action>>,
    /// Hash of the state all this leads to.
    pub hash: String,
}

/// Why a match file was not loaded. Nothing is ever half-loaded.
#[allow(missing_docs)] // The sentences say what their fields are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    /// It cannot be read.
    #[error("not a match file: {0}")]
    Damaged(String),
    /// It is of another format.
    #[error("match file of format {0}; this program reads format {FORMAT}")]
    Format(u64),
    /// It is of another game.
    #[error("a match of '{found}', not of '{wanted}'")]
    OtherGame { found: String, wanted: &'static str },
    /// Its rules are newer than these.
    #[error("played by revision {found} of the rules; this program knows revisions up to {known}")]
    Newer { found: u32, known: u32 },
    #[error(
        "begun under revision {found} of the rules; this program plays matches from revision {oldest} on"
    )]
    /// Its rules are older than any that are still played.
    Older { found: u32, oldest: u32 },
    /// So many cannot play.
    #[error("{found} seats; {min} to {max} are accepted")]
    Seats { found: u8, min: u8, max: u8 },
    /// The options do not go together.
    #[error("setup refused: {0}")]
    Setup(String),
    /// The chance of setup does not fit.
    #[error("setup: {0}")]
    SetupChance(String),
    /// The seed is another than was promised.
    #[error("the seed is not the one that was committed to")]
    Commitment,
    /// An entry was not offered.
    #[error("entry {entry}: {why}")]
    Entry { entry: usize, why: Refused },
    /// The chance of an entry does not fit.
    #[error("entry {entry}: {why}")]
    Chance { entry: usize, why: String },
    /// It ends elsewhere.
    #[error("the log leads to another state than the file says: its hash is {found}, expected {expected}")]
    Hash { found: String, expected: String },
}

/// Which game a match file is of, before its rules are known.
pub fn peek(json: &str) -> Result<String, RecordError> {
    let value: serde_json::Value =
        serde_json::from_str(json).map_err(|e| RecordError::Damaged(e.to_string()))?;
    match value.get("ecumene").and_then(|v| v.as_u64()) {
        Some(format) if format == FORMAT as u64 => {}
        Some(format) => return Err(RecordError::Format(format)),
        None => return Err(RecordError::Damaged("it has no field 'ecumene'".into())),
    }
    let game = value.get("game").and_then(|v| v.as_str());
    game.map(str::to_owned).ok_or_else(|| RecordError::Damaged("it has no field 'game'".into()))
}

impl<G: Rules> Record<G> {
    /// Reads a match file and checks all that can be checked without playing it.
    pub fn read(json: &str) -> Result<Self, RecordError> {
        let found = peek(json)?;
        if found != G::ID {
            return Err(RecordError::OtherGame { found, wanted: G::ID });
        }
        let record: Self = serde_json::from_str(json).map_err(|e| RecordError::Damaged(e.to_string()))?;
        record.check()?;
        Ok(record)
    }

    pub(crate) fn check(&self) -> Result<(), RecordError> {
        if self.revision > G::REVISION {
            return Err(RecordError::Newer { found: self.revision, known: G::REVISION });
        }
        if self.revision < G::OLDEST {
            return Err(RecordError::Older { found: self.revision, oldest: G::OLDEST });
        }
        let (min, max) = G::SEATS;
        if self.seats < min || self.seats > max {
            return Err(RecordError::Seats { found: self.seats, min, max });
        }
        if self.seed.commitment() != self.commitment {
            return Err(RecordError::Commitment);
        }
        Ok(())
    }

    /// The file.
    pub fn write(&self) -> String {
        serde_json::to_string_pretty(self).expect("a record is plain data")
    }
}
