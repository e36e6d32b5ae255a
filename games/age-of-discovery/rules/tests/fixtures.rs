//! Recorded games replay for ever.

use age_of_discovery::AgeOfDiscovery;

#[test]
fn recorded_games_replay() {
    testkit::replay_folder::<AgeOfDiscovery>(testkit::beside!("../fixtures"));
}
