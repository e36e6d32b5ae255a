//! Words and rule numbers.

use civilization_2010::Civilization2010;

#[test]
fn words() {
    testkit::words::<Civilization2010>(&[testkit::beside!("src")]);
}

/// No two answers to one question read alike.
#[test]
fn choices_can_be_told_apart() {
    testkit::told_apart::<civilization_2010::Civilization2010>(20_000);
}

#[test]
fn citations() {
    testkit::cited(testkit::beside!(".."));
}
