//! The face of History of the World keeps to the conventions of faces, in random games over many options.

use history_of_the_world::HistoryOfTheWorld;
use history_of_the_world_table::WorldMap;
use kernel::{Audience, Dice, Rules};
use table::trial::{self, Desk};
use table::{Screen, check, screen};

type G = HistoryOfTheWorld;

/// Options that bring every sort of offer.
const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (3, &[]),
    (4, &[("naval_control", "true"), ("multiple_armies", "true")]),
    (5, &[("letter", "true"), ("naval_control", "true")]),
    (6, &[("lands", "102"), ("dealt_minors", "true")]),
];

#[test]
fn every_target_is_drawn_once_and_in_both_languages() {
    let desk = Desk::<WorldMap>::default();
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        trial::play::<G>(*seats, options, seed as u64, usize::MAX, |step, state| {
            // Every fourth step is checked for whoever is asked, every fortieth for everybody.
            let asked = G::open(state).first().map(Audience::Seat);
            let all =
                Audience::all(*seats).filter(|who| (Some(*who) == asked && step % 4 == 0) || step % 40 == 0);
            for who in all {
                let lang = step % 2;
                desk.draw(state, *seats, who, lang, check::<WorldMap>)
                    .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
            }
        });
    }
}

/// Design, property 3, on what is sent to a browser: nobody can tell apart what they may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::<WorldMap>::default();
    let draw = |state: &<G as Rules>::State, seats, who| -> Screen {
        desk.draw(state, seats, who, 1, screen::<WorldMap>)
    };
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        let mut dice = Dice::new(99);
        trial::play::<G>(*seats, options, 40 + seed as u64, usize::MAX, |step, state| {
            if step % 23 != 0 {
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
