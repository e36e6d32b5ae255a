//! The face of Clash of Cultures keeps to the conventions of faces, in whole random games over many options.

#[path = "../../rules/tests/common/mod.rs"]
mod common;

use clash_of_cultures::{ClashOfCultures, State};
use clash_of_cultures_table::HexBoard;
use common::FromTheMiddle;
use kernel::{Audience, Dice, Rules};
use table::trial::{self, Desk};
use table::{Screen, check, screen};

type G = ClashOfCultures;

/// Options that bring every sort of offer.
const TABLES: [(u8, &[(&str, &str)]); 6] = [
    (2, &[]),
    (3, &[("sealed_cards", "true")]),
    (4, &[("letter", "true")]),
    (2, &[("length", "die"), ("events", "optional")]),
    (3, &[("length", "wonder"), ("plague_ban", "false")]),
    (4, &[("length", "four"), ("events", "icons")]),
];

/// Plays tables from the beginning and, since random play seldom gets far, from the middle.
fn play(seed: u64, mut each: impl FnMut(u8, usize, &State)) {
    for (i, (seats, options)) in TABLES.iter().enumerate() {
        let seed = seed + i as u64;
        trial::play::<G>(*seats, options, seed, usize::MAX, |step, state| each(*seats, step, state));
        trial::play::<FromTheMiddle>(*seats, options, seed, usize::MAX, |step, state| {
            each(*seats, step, state)
        });
    }
}

#[test]
fn every_target_is_drawn_and_in_both_languages() {
    let desk = Desk::<HexBoard>::default();
    let mut fights = 0;
    play(0, |seats, step, state| {
        // Every fourth step is checked for whoever is asked, some for everybody.
        if step % 4 != 0 && state.battle.is_none() && G::standing(state).is_none() {
            return;
        }
        fights += state.battle.is_some() as u32;
        let asked = G::open(state).first().map(Audience::Seat);
        let all = Audience::all(seats).filter(|who| Some(*who) == asked || step % 60 == 0);
        for who in all {
            let lang = step / 4 % 2;
            desk.draw(state, seats, who, lang, check::<HexBoard>)
                .unwrap_or_else(|e| panic!("{seats} seats, {:?}, step {step}, {who:?}: {e}", state.options));
        }
    });
    assert!(fights > 20, "battles were seen: {fights}");
}

/// Design, property 3, on what is sent to a browser: nobody can tell apart what he may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::<HexBoard>::default();
    let draw = |state: &State, seats, who| -> Screen { desk.draw(state, seats, who, 1, screen::<HexBoard>) };
    let mut dice = Dice::new(99);
    play(40, |seats, step, state| {
        if step % 97 != 0 && (state.battle.is_none() || step % 3 != 0) {
            return;
        }
        for who in Audience::all(seats) {
            let other = G::resample(state, who, &mut dice);
            assert!(
                draw(state, seats, who) == draw(&other, seats, who),
                "{seats} seats, step {step}: {who:?} sees a difference"
            );
        }
    });
}
