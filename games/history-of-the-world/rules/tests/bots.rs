//! Positions with answers that nobody should give, held by the levels that answer at once.

use bots::Level;
use bots::suite::{Case, expect, folder};
use history_of_the_world::HistoryOfTheWorld as G;
use std::path::Path;

fn cases() -> Vec<Case<G>> {
    let files = Path::new(env!("CARGO_MANIFEST_DIR")).join("../bots");
    let (cases, stale) = folder::<G>(&files).unwrap_or_else(|why| panic!("{why}"));
    assert!(!cases.is_empty() || !stale.is_empty(), "no positions at all");
    cases
}

#[test]
fn the_companion_knows_better() {
    expect(&cases(), Level::Companion, 0.95);
}

#[test]
fn a_novice_throws_nothing_away() {
    expect(&cases(), Level::Novice, 0.95);
}
