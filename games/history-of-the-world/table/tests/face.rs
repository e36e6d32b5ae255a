//! The face of History of the World keeps to the conventions of faces, in random games over many options.

use history_of_the_world::{HistoryOfTheWorld, State};
use history_of_the_world_table::WorldMap;
use kernel::Rules;
use table::{Face, Trial, trial};

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

/// R5.1 to R5.3: while a bar is there, each part of the turn can be done or says the one reason why not.
#[test]
fn each_part_of_a_turn_can_be_done_or_says_why_not() {
    let (mut open, mut shut) = ([0; 5], [0; 5]);
    let mut look = |state: &State| {
        let Some(seat) = HistoryOfTheWorld::open(state).first() else { return };
        let offer = HistoryOfTheWorld::offer_for(state, seat);
        let Some(bar) = WorldMap::bar(&offer) else { return };
        for deed in bar {
            let can = offer.choices.iter().any(|choice| WorldMap::deed(&choice.action) == Some(deed));
            let key = format!("deed-{deed}");
            let reasons = offer.refused.iter().filter(|refusal| refusal.is_about(&key)).count();
            assert_eq!(reasons, usize::from(!can), "{deed}: {:?}", offer.prompt);
            let i = WorldMap::DEEDS[1].iter().position(|d| d == deed).expect("of the longer row");
            *if can { &mut open[i] } else { &mut shut[i] } += 1;
        }
    };
    for seed in 0..4 {
        trial::play::<HistoryOfTheWorld>(4, &[], seed, 900, |_, state| look(state));
        trial::play::<HistoryOfTheWorld>(5, &[("naval_control", "true")], seed, 900, |_, state| look(state));
    }
    assert!(open.iter().chain(&shut).all(|&n| n > 5), "each was seen both ways: {open:?}, {shut:?}");
}
