//! Words, rules and recorded games.

use age_of_discovery::AgeOfDiscovery;

#[test]
fn every_key_is_there_in_both_languages() {
    testkit::words::<AgeOfDiscovery>(&[testkit::beside!("src"), testkit::beside!("../table/src")]);
}

#[test]
fn every_rule_is_named_by_a_test() {
    testkit::covered(testkit::beside!(".."));
}

#[test]
fn recorded_games_replay() {
    testkit::replay_folder::<AgeOfDiscovery>(testkit::beside!("../fixtures"));
}
