//! The face of Age of Discovery keeps to the conventions of faces, in random games over many options.

use civilization_2002::Civilization2002;
use civilization_2002_table::World;
use kernel::{Audience, Dice, Rules};
use table::trial::{self, Desk};
use table::{Screen, check, screen};

type G = Civilization2002;

/// Both rule sets; the first turns, since every step draws a whole page.
const TABLES: [(u8, &[(&str, &str)]); 4] = [
    (2, &[]),
    (4, &[("rules", "advanced"), ("length", "long")]),
    (3, &[("rules", "advanced"), ("letter", "true"), ("loans", "resource")]),
    (6, &[("rich", "true")]),
];
const STEPS: usize = 220;

fn play(seats: u8, options: &[(&str, &str)], seed: u64, each: impl FnMut(usize, &<G as Rules>::State)) {
    trial::play::<G>(seats, options, seed, STEPS, each);
}

#[test]
fn every_target_is_drawn_once_and_in_both_languages() {
    let desk = Desk::<World>::default();
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        play(*seats, options, seed as u64, |step, state| {
            // Every step is checked for whoever is asked, every tenth for everybody.
            let asked = G::open(state).first().map(Audience::Seat);
            let all = Audience::all(*seats).filter(|who| Some(*who) == asked || step % 10 == 0);
            for who in all {
                let lang = step % 2;
                desk.draw(state, *seats, who, lang, check::<World>)
                    .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
            }
        });
    }
}

/// Whole games, so that every sort of question of every era is drawn: each new sort when it comes, and now and then.
#[test]
fn whole_games_are_drawn() {
    let desk = Desk::<World>::default();
    for (seats, options) in [(2, LONG), (3, BASIC), (4, LONG)] {
        let mut sorts = std::collections::BTreeMap::new();
        trial::play::<G>(seats, options, 77 + seats as u64, usize::MAX, |step, state| {
            let sort = (state.era, format!("{:?}", std::mem::discriminant(state.frames.top())));
            let seen = sorts.entry(sort).or_insert(0);
            *seen += 1;
            if *seen > 3 && step % 150 != 0 {
                return;
            }
            let who = G::open(state).first().map_or(Audience::Table, Audience::Seat);
            desk.draw(state, seats, who, step % 2, check::<World>)
                .unwrap_or_else(|e| panic!("{seats} seats, {options:?}, step {step}, {who:?}: {e}"));
        });
        assert!(sorts.len() > 12, "{} sorts of questions", sorts.len());
    }
}

const LONG: &[(&str, &str)] = &[("rules", "advanced"), ("length", "long"), ("carriers", "only")];
const BASIC: &[(&str, &str)] = &[];

/// Design, property 3, on what is sent to a browser: nobody can tell apart what he may not know.
#[test]
fn two_worlds_look_the_same() {
    let desk = Desk::<World>::default();
    let draw = |state: &<G as Rules>::State, seats, who| -> Screen {
        desk.draw(state, seats, who, 1, screen::<World>)
    };
    for (seed, (seats, options)) in TABLES.iter().enumerate() {
        let mut dice = Dice::new(99);
        play(*seats, options, 40 + seed as u64, |step, state| {
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
