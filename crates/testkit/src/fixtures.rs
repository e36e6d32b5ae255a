//! Recorded games that must replay for ever.

use crate::example::json_files;
use kernel::{Match, Record, Rules};
use std::path::Path;

/// Replays one match file: every entry is legal, the state is the recorded one, the dice are the seed's.
pub fn replay_text<G: Rules>(json: &str) -> Result<Match<G>, String> {
    let record = Record::<G>::read(json).map_err(|e| e.to_string())?;
    let m = Match::load(record).map_err(|e| e.to_string())?;
    m.verify_dice().map_err(|entry| format!("entry {entry} holds other chance than the seed gives"))?;
    Ok(m)
}

/// Replays every match file of a folder; panics with those that fail, and when there is none.
pub fn replay_folder<G: Rules>(folder: &Path) {
    let files = json_files(folder);
    assert!(!files.is_empty(), "no match file in {}", folder.display());
    for file in files {
        let json = std::fs::read_to_string(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        replay_text::<G>(&json).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    }
}
