//! Words and rule numbers.

use history_of_the_world::HistoryOfTheWorld;

#[test]
fn words() {
    testkit::words::<HistoryOfTheWorld>(&[testkit::beside!("src"), testkit::beside!("../table/src")]);
}

#[test]
fn coverage() {
    testkit::covered(testkit::beside!(".."));
}
