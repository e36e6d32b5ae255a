use crate::policy::{Policy, WORLDS};
use crate::{Bot, Glimpse, Mind};
use kernel::Dice;
use kit::Heuristic;

/// Tries each choice in a few worlds, finishes what it began by promise, and takes what then looks best.
pub struct Greedy<G: Heuristic> {
    policy: Policy<G>,
    dice: Dice,
}

impl<G: Heuristic> Greedy<G> {
    pub fn new(mind: Mind, seed: u64) -> Self {
        Greedy { policy: Policy::new(mind.plain()), dice: Dice::new(seed) }
    }
}

impl<G: Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        if at.choices.len() == 1 {
            return 0;
        }
        let judge = self.policy.mind.clone();
        let values = self.policy.outlook(at, WORLDS, &judge, &mut self.dice);
        let best = (0..values.len()).max_by(|a, b| values[*a].total_cmp(&values[*b]).then(b.cmp(a)));
        best.unwrap_or(0)
    }
}
