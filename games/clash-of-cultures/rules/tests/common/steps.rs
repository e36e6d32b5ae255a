//! Random games from the middle, step by step.

use crate::common::FromTheMiddle;
use clash_of_cultures::{Event, Options, State};
use kernel::{Chance, Dice, Match, Rules, Seed};

type G = FromTheMiddle;

/// Each step of a game a seed, with the state before it, what was told, and the state after.
pub fn steps(seeds: u64, options: impl Fn(u64) -> Options, mut each: impl FnMut(&State, &[&Event], &State)) {
    for seed in 0..seeds {
        let (mut game, _) = Match::<G>::new(options(seed), 3, Seed::from_number(seed)).expect("three");
        let mut dice = Dice::new(seed);
        for _ in 0..1500 {
            let Some(seat) = G::open(game.state()).first() else { break };
            let decision = game.decision(seat).expect("open");
            let (number, choices) = (decision.number, &decision.offer.choices);
            let action = choices[dice.below(choices.len() as u32) as usize].action;
            let before = game.state().clone();
            let done = game.submit(seat, number, action).expect("offered");
            let told: Vec<&Event> = done.told.iter().map(|t| &t.event).collect();
            each(&before, &told, game.state());
        }
    }
}
