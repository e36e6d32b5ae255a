//! The face of Age of Discovery keeps to the conventions of faces, in random games over many options.

use age_of_discovery::AgeOfDiscovery;
use age_of_discovery_table::Atlas;
use kernel::{Audience, Dice, Rules};
use table::trial::{self, Desk};
use table::{Screen, check, screen};

type G = AgeOfDiscovery;

/// Options that bring every sort of offer.
const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (2, &[]),
    (4, &[("scouting", "true"), ("buy_vp", "true")]),
    (3, &[("start_mode", "auction_nations"), ("letter", "true")]),
    (6, &[("start_mode", "random_nations"), ("builders", "false")]),
];

#[test]
fn every_target_is_drawn_once_and_in_both_languages() {
    let desk = Desk::<Atlas>::default();
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        trial::play::<G>(*seats, options, seed as u64, usize::MAX, |step, state| {
            // Every step is checked for whoever is asked, every tenth for everybody.
            let asked = G::open(state).first().map(Audience::Seat);
            let all = Audience::all(*seats).filter(|who| Some(*who) == asked || step % 10 == 0);
            for who in all {
                let lang = step % 2;
                desk.draw(state, *seats, who, lang, check::<Atlas>)
                    .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
            }
        });
    }
}

/// On what is sent to a browser: nobody can tell apart what he may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::<Atlas>::default();
    let draw = |state: &<G as Rules>::State, seats, who| -> Screen {
        desk.draw(state, seats, who, 1, screen::<Atlas>)
    };
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        let mut dice = Dice::new(99);
        trial::play::<G>(*seats, options, 40 + seed as u64, usize::MAX, |step, state| {
            if step % 7 != 0 {
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
