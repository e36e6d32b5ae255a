use crate::policy::{Policy, worth, worth_of};
use crate::{Bot, Glimpse};
use kernel::{Cx, Dice};
use kit::Heuristic;
use kit::heuristic::FOOLISH;

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
        let values = self.assess(at);
        let best = (0..values.len()).max_by(|a, b| values[*a].total_cmp(&values[*b]).then(b.cmp(a)));
        best.unwrap_or(0)
    }
}

impl<G: Heuristic> Greedy<G> {
    /// What each choice is worth; what is foolish in every world is worth less than anything.
    fn assess(&mut self, at: &Glimpse<G>) -> Vec<f32> {
        let Greedy { policy, dice } = self;
        let worlds: Vec<G::State> = (0..WORLDS).map(|_| at.world(dice)).collect();
        let mut value = |action: &G::Action, world: &G::State| {
            let promise = G::promise(world, at.seat, action, &policy.weights);
            if promise <= FOOLISH {
                return promise;
            }
            let mut state = world.clone();
            G::apply(&mut state, at.seat, action.clone(), &mut Cx::playout(dice));
            policy.finish_turn(&mut state, at.seat, FOLLOW, dice);
            // A little promise decides between choices that lead to the same place.
            0.01 * promise + worth_of(&worth::<G>(&state, &policy.weights), at.seat).value()
        };
        at.choices.iter().map(|action| worlds.iter().map(|world| value(action, world)).sum()).collect()
    }
}
