//! Words in both languages.

mod common;

use clash_of_cultures::ClashOfCultures;
use text::{Both, Spoken};

#[test]
fn words() {
    testkit::words::<ClashOfCultures>(&[testkit::beside!("src")]);
}

impl Spoken for common::FromTheMiddle {
    const TEXT: Both = ClashOfCultures::TEXT;
    const RULES: Both = ClashOfCultures::RULES;
}

/// The same from the middle of the game, where more is said.
#[test]
fn words_from_the_middle() {
    testkit::words::<common::FromTheMiddle>(&[testkit::beside!("src")]);
}
