//! Positions to begin from, and games played out at random without the checks that cost most.

use kernel::{Chance, Cx, Dice, Rules};

/// The position after setup.
pub fn start<G: Rules>(options: &G::Options, seats: u8, seed: u64) -> G::State {
    G::setup(options, seats, &mut Cx::playout(&mut Dice::new(seed)))
        .unwrap_or_else(|refusal| panic!("{}, {seats} seats: {}", G::ID, refusal.rule))
}

/// Plays at random to the end, and gives the last position and how many answers led there. Somebody who is asked always
/// has an answer, the game ends within `limit` answers, and what is left is in order.
pub fn play_out<G: Rules>(options: &G::Options, seats: u8, seed: u64, limit: usize) -> (G::State, usize) {
    let mut state = start::<G>(options, seats, seed);
    let mut dice = Dice::new(seed);
    let mut menu: Vec<G::Action> = Vec::new();
    for step in 0..limit {
        let open = G::open(&state);
        if open.is_empty() {
            G::audit(&state).unwrap_or_else(|e| panic!("{}, {seats} seats, game {seed}: {e}", G::ID));
            return (state, step);
        }
        let seat = open.iter().nth(dice.below(open.len() as u32) as usize).expect("one of those asked");
        menu.clear();
        G::choices(&state, seat, &mut menu);
        assert!(!menu.is_empty(), "{}, {seats} seats, game {seed}, step {step}: nothing is offered", G::ID);
        let action = menu.swap_remove(dice.below(menu.len() as u32) as usize);
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut dice));
    }
    panic!("{}, {seats} seats, game {seed} does not end within {limit} answers", G::ID);
}
