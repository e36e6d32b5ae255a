//! Positions with answers that nobody should give, held by the levels that answer at once.

use bots::Level;
use bots::suite::{expect, expect_temperaments};
use history_of_the_world::HistoryOfTheWorld as G;

const RULES: &str = env!("CARGO_MANIFEST_DIR");

#[test]
fn the_companion_knows_better() {
    expect::<G>(RULES, Level::Companion, 0.95);
}

#[test]
fn a_novice_throws_nothing_away() {
    expect::<G>(RULES, Level::Novice, 0.95);
}

#[test]
fn every_temperament_likes_something() {
    expect_temperaments::<G>();
}
