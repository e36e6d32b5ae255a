use crate::{Bot, Glimpse};
use kernel::{Chance, Dice, Rules};

/// Answers at random: the measure of everything else.
pub struct Random(Dice);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Dice::new(seed))
    }
}

impl<G: Rules> Bot<G> for Random {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        self.0.below(at.choices.len() as u32) as usize
    }
}
