use crate::{Bot, Glimpse, Greedy};
use kernel::{Chance, Dice};
use kit::Heuristic;
use kit::heuristic::FOOLISH;

/// Plays as greedily as the next, but every third time it does not look: any choice that is not foolish will do. For
/// people who are learning: it makes a game of it and gives one away.
pub struct Careless<G: Heuristic> {
    greedy: Greedy<G>,
    weights: Vec<f32>,
    dice: Dice,
}

impl<G: Heuristic> Careless<G> {
    pub fn new(weights: Vec<f32>, seed: u64) -> Self {
        let greedy = Greedy::new(weights.clone(), seed);
        Careless { greedy, weights, dice: Dice::new(seed ^ 0xCA7E) }
    }
}

impl<G: Heuristic> Bot<G> for Careless<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        if self.dice.below(3) > 0 {
            return self.greedy.choose(at);
        }
        let pick = self.dice.below(at.choices.len() as u32) as usize;
        let world = at.world(&mut self.dice);
        let foolish = G::promise(&world, at.seat, &at.choices[pick], &self.weights) <= FOOLISH;
        if foolish { self.greedy.choose(at) } else { pick }
    }
}
