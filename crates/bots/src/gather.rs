//! Positions from self-play and how their games ended: what calibration and learning start from.

use crate::arena::in_parallel;
use crate::{Glimpse, LIMIT, Mind, Opponents, Policy, Spec, answered};
use kernel::{Chance, Cx, Dice, PerSeat, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// One position of a game that ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Sample {
    /// Positions of one game are alike: they are never divided between what is learned from and what is tested on.
    pub game: u64,
    pub progress: f32,
    /// The hand's leads, before anything was measured: the best has 0.
    pub leads: Vec<f32>,
    /// The features of each seat, one after the other.
    pub features: Vec<f32>,
    /// Where each seat ended.
    pub places: Vec<u8>,
}

impl Sample {
    pub fn seats(&self) -> usize {
        self.leads.len()
    }
    /// Each seat's share of the victory.
    pub fn won(&self, seat: usize) -> f32 {
        let winners = self.places.iter().filter(|place| **place == 1).count();
        if self.places[seat] == 1 { 1.0 / winners as f32 } else { 0.0 }
    }
}

/// How much to play.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    pub seats: u8,
    pub games: u64,
    pub seed: u64,
    pub jobs: usize,
    /// Who plays: greedy bots are quick, a search plays as those do that use what is learned.
    pub player: Spec,
}

/// One position in so many changes of turn is kept, up to a number a game: long games are not to outweigh short ones.
const MOST: usize = 48;

/// In a third of the games nobody errs; in a third one answer in ten is any; in a third everybody plays by promise alone now
/// and then, as a search does below its tree: what is learned has to hold where it will be asked. The result does not
/// depend on `jobs`.
pub fn gather<G: Opponents>(
    options: &G::Options,
    plan: &Plan,
    progress: impl Fn(u64) + Sync,
) -> Result<Vec<Sample>, Refusal> {
    let of_games = in_parallel(plan.games, plan.jobs, &progress, &|game| {
        play::<G>(options, plan.seats, plan.player, plan.seed.wrapping_add(game))
    });
    let mut all = Vec::new();
    for samples in of_games {
        all.extend(samples?);
    }
    Ok(all)
}

fn play<G: Opponents>(
    options: &G::Options,
    seats: u8,
    player: Spec,
    game: u64,
) -> Result<Vec<Sample>, Refusal> {
    let mut dice = Dice::new(game);
    let (errs, drifts) = [(false, false), (true, false), (false, true)][(game % 3) as usize];
    let mind = Mind::by_hand::<G>();
    let mut policy = Policy::<G>::new(mind.clone());
    let mut state = G::setup(options, seats, &mut Cx::playout(&mut dice))?;
    let mut bots = PerSeat::new(seats, |seat| player.make::<G>(game.wrapping_mul(31) + seat.0 as u64));
    let mut samples = Vec::new();
    let (mut last, mut drifted) = (None, false);
    let ended = answered::<G>(&mut state, LIMIT, |state, seat, menu| {
        let turned = last.replace(seat).is_some_and(|last| last != seat);
        if turned || std::mem::take(&mut drifted) {
            samples.push(sample::<G>(state, &mind, game));
        }
        if drifts && turned && dice.below(8) == 0 {
            policy.play_on(state, mind.manner.play_on, &mut dice);
            drifted = true;
            return;
        }
        let pick = match errs && dice.below(10) == 0 {
            true => dice.below(menu.len() as u32) as usize,
            false => bots[seat].choose(&Glimpse::new(state, seat, menu)),
        };
        G::apply(state, seat, menu.swap_remove(pick), &mut Cx::playout(&mut dice));
    });
    let (Some(_), Some(standing)) = (ended, G::standing(&state)) else { return Ok(Vec::new()) };
    let places: Vec<u8> = standing.places.iter().copied().collect();
    let every = samples.len().div_ceil(MOST).max(1);
    let from = dice.below(every as u32) as usize;
    let kept = samples.into_iter().skip(from).step_by(every);
    Ok(kept.map(|sample| Sample { places: places.clone(), ..sample }).collect())
}

fn sample<G: Opponents>(state: &G::State, mind: &Mind, game: u64) -> Sample {
    let leads = mind.leads::<G>(state);
    let count = G::FEATURES.len();
    let mut features = vec![0.0; count * leads.len()];
    for (i, row) in features.chunks_mut(count.max(1)).enumerate() {
        G::features(state, Seat(i as u8), &mind.weights, row);
    }
    let (progress, leads) = (G::progress(state), leads.iter().copied().collect());
    Sample { game, progress, leads, features, places: Vec::new() }
}
