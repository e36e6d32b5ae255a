//! The face of Clash of Cultures keeps to the conventions of faces, in random games over many options: from the beginning
//! and, since random play seldom gets far, from the middle.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use clash_of_cultures::{ClashOfCultures, Pending, State};
use clash_of_cultures_table::HexBoard;
use common::FromTheMiddle;
use kernel::Rules;
use table::{Face, Trial, trial};

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

/// R5.4: in every turn each of the six actions is in the bar, to be done or with the one reason why not.
#[test]
fn each_action_can_be_done_or_says_why_not() {
    let (mut open, mut shut) = ([0; 6], [0; 6]);
    let mut look = |state: &State| {
        let Pending::Actions = state.frames.top() else { return };
        let offer = ClashOfCultures::offer_for(state, state.turn.seat);
        for (i, deed) in HexBoard::DEEDS[0].iter().enumerate() {
            let can = offer.choices.iter().any(|choice| HexBoard::deed(&choice.action) == Some(deed));
            let about = |key: &str| key == format!("deed-{deed}");
            let reasons = offer.refused.iter().filter(|r| r.about.as_ref().is_some_and(|m| about(&m.key)));
            assert_eq!(reasons.count(), usize::from(!can), "{deed}");
            *if can { &mut open[i] } else { &mut shut[i] } += 1;
        }
    };
    for seed in 0..3 {
        trial::play::<ClashOfCultures>(4, &[], seed, 1_500, |_, state| look(state));
        trial::play::<FromTheMiddle>(3, &[], seed, 1_500, |_, state| look(state));
    }
    assert!(open.iter().chain(&shut).all(|&n| n > 10), "each was seen both ways: {open:?}, {shut:?}");
}
