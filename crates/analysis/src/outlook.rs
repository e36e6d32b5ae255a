//! The chance of each seat in a position of a match: what it comes to when it is played on.
//!
//! What a position looks like in the middle of a turn favours whoever has just acted or is just about to; and in the last
//! turns a look knows less than the few steps that are left. So each position is played on until everybody has been asked
//! about once more, many times over, and what is seen there is what is said here. Positions of one match are played on with
//! the same chance at the same step: where the answer that was given is the one a playout would give, nothing changes, and
//! what changes is what the answer did.

use crate::Effort;
use bots::arena::in_parallel;
use bots::{Mind, Opponents, Policy, worth};
use kernel::Dice;
use kit::heuristic::manner;

/// Of all thinking, the part that chances get,
const PART: f32 = 0.25;
/// what a playout costs, in iterations of a search,
const COST: f32 = 2.0;
/// and how many there are of a position: fewer say too little, more nothing new.
const PLAYS: (u32, u32) = (12, 64);
/// No playout is longer.
const LONGEST: usize = 160;
/// The power to which chances are raised before they are said: quick hands that play on give away more of a lead than players
/// do. `ecumene analyse FOLDER` finds it; it came out between 1.05 and 1.10 in each of five games.
const FIRMNESS: f32 = 1.08;

/// How positions of a match are played on.
pub struct Outlook<'m> {
    mind: &'m Mind,
    plays: u32,
    luck: u64,
}

impl<'m> Outlook<'m> {
    pub fn new<G: Opponents>(mind: &'m Mind, effort: &Effort, positions: usize, luck: u64) -> Outlook<'m> {
        let thought = effort.millis as f32 * PART * manner::<G>().pace.unwrap_or(1.0);
        let plays = (thought / COST / positions.max(1) as f32) as u32;
        Outlook { mind, plays: plays.clamp(PLAYS.0, PLAYS.1), luck }
    }

    /// The chances in all positions, from the start on. None when it was told to stop.
    pub fn along<G: Opponents>(
        &self,
        positions: &[G::State],
        jobs: usize,
        go_on: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Vec<f32>>> {
        let found = in_parallel(positions.len() as u64, jobs, &|_| (), &|step| {
            go_on().then(|| self.of::<G>(&positions[step as usize], step as usize))
        });
        found.into_iter().collect()
    }

    fn of<G: Opponents>(&self, position: &G::State, step: usize) -> Vec<f32> {
        if G::standing(position).is_some() {
            return at_once::<G>(position, self.mind);
        }
        let mut policy = Policy::<G>::new(self.mind.clone());
        let mut sum = vec![0.0; at_once::<G>(position, self.mind).len()];
        for play in 0..self.plays {
            let found = self.played_on(&mut policy, position.clone(), step, play);
            sum.iter_mut().zip(found).for_each(|(sum, chance)| *sum += chance / self.plays as f32);
        }
        firm(&sum, FIRMNESS)
    }

    /// Where the next turns end, on the mean: after each of them somebody else looks best.
    fn played_on<G: Opponents>(
        &self,
        policy: &mut Policy<G>,
        mut state: G::State,
        step: usize,
        play: u32,
    ) -> Vec<f32> {
        let far = self.mind.manner.play_on as usize;
        let mut seen: Vec<Vec<f32>> = Vec::new();
        let turns = at_once::<G>(&state, self.mind).len();
        for n in 0..LONGEST {
            let Some(asked) = G::open(&state).first() else { break };
            let luck = self.luck ^ u64::from(play) << 32 ^ (step + n) as u64;
            policy.step(&mut state, &mut Dice::new(luck));
            if n >= far && G::open(&state).first() != Some(asked) {
                seen.push(at_once::<G>(&state, self.mind));
                if seen.len() >= turns {
                    break;
                }
            }
        }
        // Where the match ended on the way, that is how all of it ends.
        let last = at_once::<G>(&state, self.mind);
        let mut mean = last.iter().map(|chance| chance * (turns - seen.len()) as f32).collect::<Vec<f32>>();
        for chances in seen {
            mean.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += chance);
        }
        mean.iter_mut().for_each(|sum| *sum /= turns.max(1) as f32);
        mean
    }
}

/// The chance of each seat at a look, from everything that everybody holds.
pub fn at_once<G: Opponents>(state: &G::State, mind: &Mind) -> Vec<f32> {
    worth::<G>(state, mind).iter().map(|worth| worth.win).collect()
}

/// Chances drawn apart (a power above one) or together (below); all of them are still one.
pub fn firm(chances: &[f32], power: f32) -> Vec<f32> {
    let raised = chances.iter().map(|chance| chance.powf(power)).collect::<Vec<f32>>();
    let all = raised.iter().sum::<f32>();
    match all > 0.0 {
        true => raised.iter().map(|part| part / all).collect(),
        false => chances.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::firm;

    #[test]
    fn what_is_firmer_is_farther_apart_and_still_one() {
        let found = firm(&[0.6, 0.3, 0.1], 2.0);
        assert!((found.iter().sum::<f32>() - 1.0).abs() < 1e-6, "{found:?}");
        assert!((found[0] / found[1] - 4.0).abs() < 1e-5 && found[2] < 0.03, "{found:?}");
        assert_eq!(firm(&[0.0, 1.0], 1.3), [0.0, 1.0], "what is certain stays so");
        assert_eq!(firm(&[0.0, 0.0], 1.3), [0.0, 0.0], "nobody has a chance where nobody wins");
    }
}
