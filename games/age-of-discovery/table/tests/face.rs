//! The face of Age of Discovery keeps to the conventions of faces, in random games over many options.

use age_of_discovery::AgeOfDiscovery;
use age_of_discovery_table::Atlas;
use table::Trial;

const TRIAL: Trial<Atlas> = Trial {
    tables: &[
        (2, &[]),
        (4, &[("scouting", "true"), ("buy_vp", "true")]),
        (3, &[("start_mode", "auction_nations"), ("letter", "true")]),
        (6, &[("start_mode", "random_nations"), ("builders", "false")]),
    ],
    ..Trial::OFTEN
};

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<AgeOfDiscovery>();
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<AgeOfDiscovery>();
}
