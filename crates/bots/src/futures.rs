//! What comes of a choice, played on: the same worlds for every choice, so that what differs is the choice's doing.

use crate::policy::{Policy, Worth, worth, worth_of};
use crate::{Ahead, Glimpse, Mind, Opponents};
use kernel::{Chance, Cx, Dice};
use kit::Heuristic;

/// Steps played on after a choice, and then until somebody else is asked: far enough that others have answered it.
const PLAY_ON: u32 = 36;
/// Fewer worlds say too little.
const FEWEST: usize = 8;

/// Where a choice leads in one world.
pub struct Future<G: Heuristic> {
    /// What the position is worth to the seat then.
    pub worth: Worth,
    /// A position in a world that the seat could not tell from the true one.
    pub state: G::State,
}

/// Plays on from each of these choices in up to so many worlds, as long as `patience` lasts: for each choice its futures,
/// in the same order of worlds. Nothing, if there was no time for enough of them.
pub fn futures<G: Opponents>(
    at: &Glimpse<G>,
    mind: &Mind,
    choices: &[usize],
    worlds: usize,
    dice: &mut Dice,
    patience: impl Fn() -> bool,
) -> Vec<Vec<Future<G>>> {
    G::futures(Ahead { at, mind, choices, worlds }, dice, &patience)
}

pub fn compiled<G: Heuristic>(
    Ahead { at, mind, choices, worlds }: Ahead<G>,
    dice: &mut Dice,
    patience: &dyn Fn() -> bool,
) -> Vec<Vec<Future<G>>> {
    let mut policy = Policy::<G>::new(mind.clone());
    let mut found: Vec<Vec<Future<G>>> = choices.iter().map(|_| Vec::with_capacity(worlds)).collect();
    for _ in 0..worlds {
        if !patience() {
            break;
        }
        let world = at.world(dice);
        let luck = u64::from(dice.below(u32::MAX));
        for (choice, futures) in choices.iter().zip(&mut found) {
            let (mut state, mut dice) = (world.clone(), Dice::new(luck));
            G::apply(&mut state, at.seat, at.choices[*choice].clone(), &mut Cx::playout(&mut dice));
            policy.play_on(&mut state, PLAY_ON, &mut dice);
            let worth = worth_of(&worth::<G>(&state, mind), at.seat);
            futures.push(Future { worth, state });
        }
    }
    found.retain(|futures| futures.len() >= FEWEST);
    if found.len() == choices.len() { found } else { Vec::new() }
}

/// By how much the first is worth more than the other on average, and how far that may be chance: a standard error.
pub fn ahead_of<G: Heuristic>(first: &[Future<G>], other: &[Future<G>]) -> (f32, f32) {
    let by: Vec<f32> = first.iter().zip(other).map(|(a, b)| a.worth.value() - b.worth.value()).collect();
    let n = by.len().max(1) as f32;
    let mean = by.iter().sum::<f32>() / n;
    let squares: f32 = by.iter().map(|by| (by - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0).max(1.0) / n).sqrt())
}
