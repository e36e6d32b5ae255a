use crate::policy::{Policy, reward_of, rewards};
use crate::{Bot, Glimpse};
use kernel::{Cx, Dice};
use kit::Heuristic;

/// Tries each choice in a few worlds, finishes what it began by promise, and takes what then looks best.
pub struct Greedy<G: Heuristic> {
    policy: Policy<G>,
    dice: Dice,
}

/// Worlds tried for each choice: enough that one lucky draw does not decide.
const WORLDS: u32 = 4;
/// Own steps followed after the choice.
const FOLLOW: u32 = 12;

impl<G: Heuristic> Greedy<G> {
    pub fn new(weights: Vec<f32>, seed: u64) -> Self {
        Greedy { policy: Policy::new(weights), dice: Dice::new(seed) }
    }
}

impl<G: Heuristic> Bot<G> for Greedy<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        if at.choices.len() == 1 {
            return 0;
        }
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| at.world(&mut self.dice)).collect();
        let mut best = (0, f32::NEG_INFINITY);
        for (i, action) in at.choices.iter().enumerate() {
            let mut value = 0.0;
            for world in &worlds {
                // A little promise decides between choices that lead to the same place.
                value += 0.01 * G::promise(world, at.seat, action, &self.policy.weights);
                let mut state = world.clone();
                G::apply(&mut state, at.seat, action.clone(), &mut Cx::playout(&mut self.dice));
                self.policy.finish_turn(&mut state, at.seat, FOLLOW, &mut self.dice);
                value += reward_of(&rewards::<G>(&state, &self.policy.weights), at.seat);
            }
            if value > best.1 {
                best = (i, value);
            }
        }
        best.0
    }
}
