//! How a game is played on quickly, and what a position is worth.

use kernel::{Chance, Cx, Dice, PerSeat, Seat, SeatSet};
use kit::Heuristic;

/// Plays on by the promise of each action.
pub struct Policy<G: Heuristic> {
    pub weights: Vec<f32>,
    menu: Vec<G::Action>,
}

impl<G: Heuristic> Policy<G> {
    pub fn new(weights: Vec<f32>) -> Self {
        Policy { weights, menu: Vec::with_capacity(64) }
    }

    /// One step of whoever is asked; false when nobody is. One step in eight is taken at random: a policy that never
    /// errs sees too little.
    pub fn step(&mut self, state: &mut G::State, dice: &mut Dice) -> bool {
        let Some(seat) = G::open(state).first() else { return false };
        self.menu.clear();
        G::offer(state, seat, &mut self.menu);
        let pick = match self.menu.len() {
            1 => 0,
            n if dice.below(8) == 0 => dice.below(n as u32) as usize,
            _ => self.best(state, seat, dice),
        };
        G::apply(state, seat, self.menu.swap_remove(pick), &mut Cx::playout(dice));
        true
    }

    /// The most promising; ties are broken by chance.
    fn best(&self, state: &G::State, seat: Seat, dice: &mut Dice) -> usize {
        let (mut best, mut top, mut ties) = (0, f32::NEG_INFINITY, 0);
        for (i, action) in self.menu.iter().enumerate() {
            let promise = G::promise(state, seat, action, &self.weights);
            if promise > top {
                (best, top, ties) = (i, promise, 1);
            } else if promise == top {
                ties += 1;
                if dice.below(ties) == 0 {
                    best = i;
                }
            }
        }
        best
    }

    /// Plays `steps` further, or less if the game ends.
    pub fn play_on(&mut self, state: &mut G::State, steps: u32, dice: &mut Dice) {
        for _ in 0..steps {
            if !self.step(state, dice) {
                return;
            }
        }
    }

    /// Plays on while only `seat` is asked: to the end of what it has begun.
    pub fn finish_turn(&mut self, state: &mut G::State, seat: Seat, limit: u32, dice: &mut Dice) {
        for _ in 0..limit {
            if G::open(state) != SeatSet::of(seat) {
                return;
            }
            self.step(state, dice);
        }
    }
}

/// What the position is worth to each seat, from 0 (lost) to 1 (won): half for being first, half for how many one
/// is ahead of.
pub fn rewards<G: Heuristic>(state: &G::State, weights: &[f32]) -> PerSeat<f32> {
    match G::standing(state) {
        Some(standing) => {
            let winners = standing.winners();
            let seats = standing.places.seats();
            standing.places.map(|seat, place| {
                let win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                let ahead = |other: &&u8| {
                    if place < *other {
                        2.0
                    } else if place == *other {
                        1.0
                    } else {
                        0.0f32
                    }
                };
                // Oneself counts as a draw and is taken off again.
                let beaten: f32 = standing.places.iter().map(|p| ahead(&p)).sum::<f32>() - 1.0;
                0.5 * win + 0.5 * beaten / (2.0 * (seats - 1).max(1) as f32)
            })
        }
        None => {
            let values = G::evaluate(state, weights);
            let swing = G::swing(state, weights).max(f32::MIN_POSITIVE);
            let top = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            let share = |v: f32| ((v - top) / swing * 2.0).exp();
            let total: f32 = values.iter().map(|v| share(*v)).sum();
            let rivals = (values.len() as f32 - 1.0).max(1.0);
            values.map(|seat, mine| {
                let logistic = |theirs: f32| 1.0 / (1.0 + ((theirs - mine) / swing * 2.0).exp());
                let ahead: f32 = values.pairs().filter(|(s, _)| *s != seat).map(|(_, v)| logistic(*v)).sum();
                0.5 * share(*mine) / total + 0.5 * ahead / rivals
            })
        }
    }
}

/// A fair reward for a seat, even if the evaluation knows fewer seats.
pub(crate) fn reward_of(rewards: &PerSeat<f32>, seat: Seat) -> f32 {
    rewards.get(seat).copied().unwrap_or(0.5)
}
