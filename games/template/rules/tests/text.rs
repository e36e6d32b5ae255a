//! Words and rule numbers.

use template::Template as G;
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

#[test]
fn source() {
    testkit::sourced(testkit::beside!(".."), testkit::SHARE);
}

#[test]
fn citations() {
    testkit::cited(testkit::beside!(".."));
}
