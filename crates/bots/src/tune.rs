//! Better weights by self-play: a hill climb that believes only what paired games show. Each trial scales a few
//! weights by a random factor and plays the changed greedy bot against the present one, the same chance from every
//! seat. It is looked at four times: given up when it is not ahead, kept when the lower end of its 95% interval is
//! above an even share. Looking often lets a lucky change through now and then; the final match, on fresh chance against
//! the weights it began with, is the evidence.

use crate::arena::{score, wilson};
use crate::{Bots, LIMIT, Mind, Opponents, Spec, play};
use kernel::{Chance, Dice, PerSeat, Refusal, Seat, Standing};
use kit::heuristic;
use kit::heuristic::Manner;
use serde::Serialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Serialize)]
pub struct Tuned {
    /// Kept as it was.
    #[serde(flatten)]
    pub manner: Manner,
    pub weights: BTreeMap<&'static str, f32>,
    pub evidence: Evidence,
}

#[derive(Clone, Debug, Serialize)]
pub struct Evidence {
    pub method: &'static str,
    pub seats: u8,
    pub seed: u64,
    pub trials: u32,
    pub kept: u32,
    pub games_a_trial: u32,
    /// The final weights against those it began with: share of points, 0.5 is even.
    pub final_share: f64,
    pub final_ci95: [f64; 2],
    pub final_games: u32,
}

/// Tunes the weights of a game at a table of `seats`.
pub fn tune<G: Opponents>(
    options: &G::Options,
    seats: u8,
    trials: u32,
    games: u32,
    seed: u64,
    mut progress: impl FnMut(u32),
) -> Result<Tuned, Refusal> {
    let first = heuristic::weights::<G>().unwrap_or_else(|e| panic!("{e}"));
    let mut best = first.clone();
    let mut dice = Dice::new(seed);
    let mut kept = 0;
    for trial in 0..trials {
        let mut changed = best.clone();
        for weight in &mut changed {
            if dice.below(3) == 0 {
                // From two thirds to three halves, and now and then the other sign.
                *weight *= 1.5f32.powf(dice.below(2001) as f32 / 1000.0 - 1.0);
                if dice.below(40) == 0 {
                    *weight = -*weight;
                }
            }
        }
        if better::<G>(options, seats, &changed, &best, games, seed.wrapping_add(trial as u64 * 7919))? {
            best = changed;
            kept += 1;
        }
        progress(trial + 1);
    }
    let final_games = games * 4;
    let final_share = duel::<G>(options, seats, &best, &first, final_games, seed ^ 0xF1A1)?;
    Ok(Tuned {
        manner: heuristic::manner::<G>(),
        weights: G::WEIGHTS.iter().copied().zip(best).collect(),
        evidence: Evidence {
            method: "hill climb by paired greedy self-play: a change is kept when its 95% interval is above one half, looked at four times",
            seats,
            seed,
            trials,
            kept,
            games_a_trial: games,
            final_share,
            final_ci95: wilson(final_share * final_games as f64, final_games as f64),
            final_games,
        },
    })
}

/// Whether weights `a` beat weights `b`, in at most `games` games.
fn better<G: Opponents>(
    options: &G::Options,
    seats: u8,
    a: &[f32],
    b: &[f32],
    games: u32,
    seed: u64,
) -> Result<bool, Refusal> {
    const LOOKS: u32 = 4;
    let (mut won, mut played) = (0.0, 0.0);
    for look in 0..LOOKS {
        // Whole rounds of the table, so that every look has been dealt each chance from every seat.
        let block = (games / LOOKS).max(1).next_multiple_of(seats as u32);
        let share = duel::<G>(options, seats, a, b, block, seed.wrapping_add(look as u64 * 104_729))?;
        won += share * block as f64;
        played += block as f64;
        if won <= played / 2.0 {
            return Ok(false);
        }
        if look > 0 && wilson(won, played)[0] > 0.5 {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The share of comparisons that one bot with weights `a` wins against bots with weights `b` in all other seats.
pub fn duel<G: Opponents>(
    options: &G::Options,
    seats: u8,
    a: &[f32],
    b: &[f32],
    games: u32,
    seed: u64,
) -> Result<f64, Refusal> {
    let (mut points, mut comparisons) = (0.0, 0.0);
    for game in 0..games {
        let mine = Seat((game % seats as u32) as u8);
        let standing =
            game_of::<G>(options, seats, a, b, mine, seed.wrapping_add((game / seats as u32) as u64))?;
        let place = standing.places[mine];
        for (_, other) in standing.places.pairs().filter(|(s, _)| *s != mine) {
            comparisons += 1.0;
            points += score(place, *other);
        }
    }
    Ok(if comparisons == 0.0 { 0.5 } else { points / comparisons })
}

fn game_of<G: Opponents>(
    options: &G::Options,
    seats: u8,
    a: &[f32],
    b: &[f32],
    mine: Seat,
    seed: u64,
) -> Result<Standing, Refusal> {
    let mut bots: Bots<G> = PerSeat::new(seats, |seat| {
        let weights = Mind::from(if seat == mine { a } else { b }.to_vec());
        Spec::Greedy.make_with(weights, seed.wrapping_mul(31).wrapping_add(seat.0 as u64))
    });
    let played = play::<G>(options, &mut bots, &mut Dice::new(seed), LIMIT)?;
    Ok(played.standing.unwrap_or_else(|| Standing::draw(seats)))
}
