//! Words and rule numbers.

use age_of_discovery::AgeOfDiscovery;
use text::{Both, Spoken};

/// What the table adds to the texts of the rules.
const TABLE: Both =
    Both { en: include_str!("../../table/text/en.ftl"), fr: include_str!("../../table/text/fr.ftl") };

#[test]
fn every_key_is_there_in_both_languages() {
    testkit::words::<AgeOfDiscovery>(&[testkit::beside!("src"), testkit::beside!("../table/src")]);
}

#[test]
fn what_the_table_says_reads_well() {
    testkit::sentences(&[TABLE]);
}

#[test]
fn one_word_for_one_thing() {
    testkit::glossary(
        testkit::beside!("../glossary.json"),
        &[AgeOfDiscovery::TEXT, AgeOfDiscovery::RULES, TABLE],
    );
}

#[test]
fn every_rule_is_named_by_a_test() {
    testkit::covered(testkit::beside!(".."));
}

#[test]
fn what_is_cited_leads_somewhere() {
    testkit::cited(testkit::beside!(".."));
}

/// No two answers to one question read alike.
#[test]
fn choices_can_be_told_apart() {
    testkit::told_apart::<age_of_discovery::AgeOfDiscovery>(20_000);
}
