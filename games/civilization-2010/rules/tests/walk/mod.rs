//! Random games that several tests walk through.
#![allow(dead_code, reason = "each test file walks in its own way")]

use civilization_2010::*;
use kernel::{Arg, Chance, Cx, Dice, Msg, Notes, Offer, Rules, Seat};

type G = Civilization2010;

/// What is said of a step, without what would become of whoever stays there.
pub fn step(label: &Msg) -> &Msg {
    let inner = label.args.iter().find_map(|(name, arg)| match arg {
        Arg::Msg(inner) if *name == "step" => Some(&**inner),
        _ => None,
    });
    inner.unwrap_or(label)
}

/// Random games, step by step: what a seat is offered.
pub fn asked(games: u64, mut each: impl FnMut(&State, Seat, &Offer<Action>)) {
    played(games, |state, seat, offer, _| each(state, seat, offer));
}

/// Random games, step by step: what a seat is offered, and then what its answer told.
pub fn played(games: u64, mut each: impl FnMut(&State, Seat, &Offer<Action>, &Notes<Event>)) {
    for seed in 0..games {
        let mut state = testkit::start::<G>(&Options::default(), 2 + (seed % 3) as u8, seed);
        let (mut dice, mut choose) = (Dice::new(seed), Dice::new(seed + 1000));
        for _ in 0..3_000 {
            let Some(seat) = G::open(&state).first() else { break };
            let offer = G::offer_for(&state, seat);
            let action = offer.choices[choose.below(offer.choices.len() as u32) as usize].action;
            let (before, mut notes) = (state.clone(), Notes::default());
            G::apply(&mut state, seat, action, &mut Cx::recording(G::REVISION, &mut dice, &mut notes));
            each(&before, seat, &offer, &notes);
        }
    }
}
