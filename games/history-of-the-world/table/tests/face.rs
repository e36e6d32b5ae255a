//! The face of History of the World keeps to the conventions of faces, in random games over many options.

use history_of_the_world::HistoryOfTheWorld;
use history_of_the_world_table::WorldMap;
use table::Trial;

const TRIAL: Trial<WorldMap> = Trial {
    tables: &[
        (3, &[]),
        (4, &[("naval_control", "true"), ("multiple_armies", "true")]),
        (5, &[("letter", "true"), ("naval_control", "true")]),
        (6, &[("lands", "102"), ("dealt_minors", "true")]),
    ],
    asked_every: 4,
    all_every: 40,
    worlds_every: 23,
    ..Trial::OFTEN
};

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<HistoryOfTheWorld>();
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<HistoryOfTheWorld>();
}

#[test]
fn nothing_is_lost_unasked() {
    assert!(TRIAL.nothing_is_lost_unasked() > 0);
}
