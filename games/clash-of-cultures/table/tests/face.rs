//! The face of Clash of Cultures keeps to the conventions of faces, in random games over many options: from the beginning
//! and, since random play seldom gets far, from the middle.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use clash_of_cultures::ClashOfCultures;
use clash_of_cultures_table::HexBoard;
use common::FromTheMiddle;
use table::Trial;

const TRIAL: Trial<HexBoard> = Trial {
    // Options that bring every sort of offer.
    tables: &[
        (2, &[]),
        (3, &[("sealed_cards", "true")]),
        (4, &[("letter", "true")]),
        (2, &[("length", "die"), ("events", "optional")]),
        (3, &[("length", "wonder"), ("plague_ban", "false")]),
        (4, &[("length", "four"), ("events", "icons")]),
    ],
    asked_every: 4,
    all_every: 60,
    worlds_every: 97,
    always: |state| state.battle.is_some(),
    ..Trial::OFTEN
};

#[test]
fn every_target_is_drawn() {
    TRIAL.every_target_is_drawn::<ClashOfCultures>();
}

#[test]
fn every_target_is_drawn_from_the_middle() {
    let tried = TRIAL.every_target_is_drawn::<FromTheMiddle>();
    assert!(tried.always > 20, "battles were seen: {tried:?}");
}

#[test]
fn two_worlds_look_the_same() {
    TRIAL.two_worlds_look_the_same::<ClashOfCultures>();
}

#[test]
fn two_worlds_look_the_same_from_the_middle() {
    TRIAL.two_worlds_look_the_same::<FromTheMiddle>();
}
