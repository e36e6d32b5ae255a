//! The face of Clash of Cultures keeps to the conventions of faces, in whole random games over many options.

use clash_of_cultures::ClashOfCultures;
use clash_of_cultures_table::HexBoard;
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

#[test]
fn every_target_is_drawn_and_in_both_languages() {
    let desk = Desk::<HexBoard>::default();
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        trial::play::<G>(*seats, options, seed as u64, usize::MAX, |step, state| {
            // Every second step is checked for whoever is asked, some for everybody.
            if step % 2 != 0 && G::standing(state).is_none() {
                return;
            }
            let asked = G::open(state).first().map(Audience::Seat);
            let all = Audience::all(*seats).filter(|who| Some(*who) == asked || step % 60 == 0);
            for who in all {
                let lang = step / 2 % 2;
                desk.draw(state, *seats, who, lang, check::<HexBoard>)
                    .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
            }
        });
    }
}

/// Design, property 3, on what is sent to a browser: nobody can tell apart what he may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::<HexBoard>::default();
    let draw = |state: &<G as Rules>::State, seats, who| -> Screen {
        desk.draw(state, seats, who, 1, screen::<HexBoard>)
    };
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        let mut dice = Dice::new(99);
        trial::play::<G>(*seats, options, 40 + seed as u64, usize::MAX, |step, state| {
            if step % 37 != 0 && state.battle.is_none() {
                return;
            }
            for who in Audience::all(*seats) {
                let other = G::resample(state, who, &mut dice);
                assert!(
                    draw(state, *seats, who) == draw(&other, *seats, who),
                    "{seats} seats, step {step}: {who:?} sees a difference"
                );
            }
        });
    }
}
