//! Words and rule numbers.

use civilization_2010::Civilization2010;

#[test]
fn words() {
    testkit::words::<Civilization2010>(&[testkit::beside!("src")]);
}

#[test]
fn citations() {
    testkit::cited(testkit::beside!(".."));
}
