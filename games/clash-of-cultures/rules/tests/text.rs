//! Words in both languages.

mod common;

use clash_of_cultures::ClashOfCultures;
use text::{Both, Spoken};

#[test]
fn words() {
    testkit::words::<ClashOfCultures>(&[testkit::beside!("src")]);
}

const TABLE: Both =
    Both { en: include_str!("../../table/text/en.ftl"), fr: include_str!("../../table/text/fr.ftl") };

/// What the table adds, said with names that begin with a vowel and with 0, 1 and 2.
#[test]
fn sentences_of_the_table() {
    testkit::sentences(&[TABLE]);
}

/// R14.1: an event is read by everybody and concerns whoever revealed it, so it calls nobody "you".
#[test]
fn events_call_nobody_you() {
    let ours = |line: &&str| line.starts_with("happening-") && line.contains("-help");
    for (text, words) in [
        (ClashOfCultures::TEXT.en, &["you", "your", "yours"][..]),
        (ClashOfCultures::TEXT.fr, &["vous", "vos", "votre"]),
    ] {
        for line in text.lines().filter(ours) {
            let said = line.split(|c: char| !c.is_alphabetic());
            assert!(!said.clone().any(|word| words.contains(&word)), "{line}");
        }
    }
}

#[test]
fn one_word_for_one_thing() {
    let texts = [ClashOfCultures::TEXT, ClashOfCultures::RULES, TABLE];
    testkit::glossary(testkit::beside!("../glossary.json"), &texts);
}

/// The same from the middle of the game, where more is said.
#[test]
fn words_from_the_middle() {
    testkit::words::<common::FromTheMiddle>(&[testkit::beside!("src")]);
}

/// No two answers to one question read alike.
#[test]
fn choices_can_be_told_apart() {
    testkit::told_apart::<ClashOfCultures>(20_000);
}

#[test]
fn choices_from_the_middle_can_be_told_apart() {
    testkit::told_apart::<common::FromTheMiddle>(20_000);
}

#[test]
fn coverage() {
    testkit::covered(testkit::beside!(".."));
}

#[test]
fn citations() {
    testkit::cited(testkit::beside!(".."));
}
