//! Words and rule numbers.

use history_of_the_world::HistoryOfTheWorld as G;
use text::{Both, Spoken};

/// What only the table says.
const TABLE: Both =
    Both { en: include_str!("../../table/text/en.ftl"), fr: include_str!("../../table/text/fr.ftl") };

#[test]
fn words() {
    testkit::words::<G>(&[testkit::beside!("src"), testkit::beside!("../table/src")]);
}

#[test]
fn sentences_of_the_table() {
    testkit::sentences(&[G::TEXT, TABLE]);
}

#[test]
fn glossary() {
    testkit::glossary(testkit::beside!("../glossary.json"), &[G::TEXT, G::RULES, TABLE]);
}

#[test]
fn coverage() {
    testkit::covered(testkit::beside!(".."));
}

/// All of them, not only the share that a game must have.
#[test]
fn source() {
    testkit::sourced(testkit::beside!(".."), 100);
}

#[test]
fn citations() {
    testkit::cited(testkit::beside!(".."));
}

/// No two answers to one question read alike.
#[test]
fn choices_can_be_told_apart() {
    testkit::told_apart::<history_of_the_world::HistoryOfTheWorld>(20_000);
}
