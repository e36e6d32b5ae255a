//! Better weights by self-play. In every generation each weight is moved up or down by a small factor, all of them at once
//! and in many directions; for each direction, the bot moved along it meets the one moved the other way, with the same
//! chance from every seat. Weights then follow those directions that won (simultaneous perturbation). What is handed out is
//! the mean over the second half of the generations, because each of them still trembles; a match on fresh chance against
//! the weights it began with is the evidence.

use crate::arena::{in_parallel, score, wilson};
use crate::{Bots, LIMIT, Mind, Opponents, Spec, play};
use kernel::{Chance, Dice, PerSeat, Refusal, Seat};
use kit::heuristic::Manner;
use serde::Serialize;
use std::collections::BTreeMap;

/// How far weights are moved apart to be compared, as a power of e; a half of it by the end.
const APART: f32 = 0.3;
/// How far they follow a direction that won everything; a quarter of it by the end.
const FOLLOW: f32 = 0.6;
/// No weight goes further from where it began, as a power of e: eight times as much, or an eighth.
const FARTHEST: f32 = 2.1;

/// How to tune.
#[derive(Clone, Debug)]
pub struct Course {
    /// Numbers of seats, taken in turn by the generations.
    pub seats: Vec<u8>,
    pub generations: u32,
    /// Directions tried in a generation; each is played once from every seat.
    pub directions: u32,
    /// Who plays with the weights: greedy is quick, search:60i plays as those do that use them.
    pub player: Spec,
    /// Games of the final match, for each number of seats.
    pub final_games: u32,
    pub seed: u64,
    pub jobs: usize,
}

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
    pub player: String,
    pub generations: u32,
    pub directions: u32,
    pub seed: u64,
    pub finals: Vec<Final>,
}

/// The weights found against those it began with, with one number of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Final {
    pub seats: u8,
    /// Of all comparisons between the two, the share that the new ones won; 0.5 is even.
    pub share: f64,
    pub ci95: [f64; 2],
    pub comparisons: f64,
}

/// Tunes the weights of a game, beginning with those of `begin`.
pub fn tune<G: Opponents>(
    options: &G::Options,
    course: &Course,
    begin: &Mind,
    progress: impl Fn(u64) + Sync,
) -> Result<Tuned, Refusal> {
    let mut dice = Dice::new(course.seed);
    let mut moved = vec![0.0f32; begin.weights.len()];
    let mut mean = vec![0.0f32; begin.weights.len()];
    let with = |powers: &[f32]| -> Mind {
        let weights = begin.weights.iter().zip(powers).map(|(weight, power)| weight * power.exp()).collect();
        Mind { weights, ..begin.clone() }
    };
    let late = course.generations / 2;
    for generation in 0..course.generations {
        let gone = generation as f32 / course.generations as f32;
        let (apart, follow) = (APART * (1.0 - gone / 2.0), FOLLOW * (1.0 - 0.75 * gone));
        let seats = course.seats[generation as usize % course.seats.len()];
        let directions: Vec<Vec<f32>> = (0..course.directions)
            .map(|_| moved.iter().map(|_| if dice.below(2) == 0 { apart } else { -apart }).collect())
            .collect();
        let sides: Vec<[Mind; 2]> = directions
            .iter()
            .map(|direction| {
                [1.0, -1.0].map(|sign| {
                    let powers: Vec<f32> = moved.iter().zip(direction).map(|(at, d)| at + sign * d).collect();
                    with(&powers)
                })
            })
            .collect();
        let games = course.directions as u64 * seats as u64;
        let seed = course.seed.wrapping_add(1 + generation as u64 * 7919);
        let played = in_parallel(games, course.jobs, &|_| (), &|game| {
            let (direction, turned) = (game / seats as u64, game % seats as u64);
            let pair = &sides[direction as usize];
            meet::<G>(
                options,
                course.player,
                [&pair[0], &pair[1]],
                seats,
                turned,
                seed.wrapping_add(direction),
            )
        });
        for (game, met) in (0..games).zip(played) {
            let met = met?;
            let won = if met.comparisons > 0.0 { 2.0 * met.won / met.comparisons - 1.0 } else { 0.0 };
            let direction = &directions[(game / seats as u64) as usize];
            for (at, d) in moved.iter_mut().zip(direction) {
                *at += follow * won as f32 * d.signum() / games as f32;
                *at = at.clamp(-FARTHEST, FARTHEST);
            }
        }
        if generation >= late {
            for (mean, at) in mean.iter_mut().zip(&moved) {
                *mean += at / (course.generations - late) as f32;
            }
        }
        progress(generation as u64 + 1);
    }
    // Rounded before the match: what is written is what played it.
    let found = Mind { weights: with(&mean).weights.iter().map(rounded).collect(), ..begin.clone() };
    let finals = course.seats.iter().map(|&seats| last::<G>(options, course, seats, [&found, begin]));
    Ok(Tuned {
        manner: begin.manner,
        weights: G::WEIGHTS.iter().copied().zip(found.weights.iter().copied()).collect(),
        evidence: Evidence {
            method: "simultaneous perturbation by paired self-play, mean of the second half",
            player: course.player.to_string(),
            generations: course.generations,
            directions: course.directions,
            seed: course.seed,
            finals: finals.collect::<Result<_, _>>()?,
        },
    })
}

/// Three digits are more than any of this can tell.
fn rounded(weight: &f32) -> f32 {
    let digits = 10f32.powf(2.0 - weight.abs().max(1e-6).log10().floor());
    (weight * digits).round() / digits
}

/// The new ones against the old ones, on chance that nothing was learned from.
fn last<G: Opponents>(
    options: &G::Options,
    course: &Course,
    seats: u8,
    sides: [&Mind; 2],
) -> Result<Final, Refusal> {
    let seed = course.seed ^ 0xF1A1_0000;
    let games = course.final_games.next_multiple_of(seats as u32) as u64;
    let played = in_parallel(games, course.jobs, &|_| (), &|game| {
        meet::<G>(
            options,
            course.player,
            sides,
            seats,
            game % seats as u64,
            seed.wrapping_add(game / seats as u64),
        )
    });
    let (mut won, mut comparisons) = (0.0, 0.0);
    for met in played {
        let met = met?;
        won += met.won;
        comparisons += met.comparisons;
    }
    let share = if comparisons > 0.0 { won / comparisons } else { 0.5 };
    Ok(Final { seats, share, ci95: wilson(won, comparisons), comparisons })
}

/// How one game between two minds went, over every pair of seats in which they meet.
struct Met {
    won: f64,
    comparisons: f64,
}

/// One game in which the two sides sit by turns, moved on by `turned` seats; of an odd number of seats each has the larger
/// part in half of the games.
fn meet<G: Opponents>(
    options: &G::Options,
    player: Spec,
    sides: [&Mind; 2],
    seats: u8,
    turned: u64,
    seed: u64,
) -> Result<Met, Refusal> {
    let side = |seat: Seat| ((seat.0 as u64 + turned) % seats as u64 + seed) as usize % 2;
    let mut bots: Bots<G> = PerSeat::new(seats, |seat| {
        player.make_with(sides[side(seat)].clone(), seed.wrapping_mul(31).wrapping_add(seat.0 as u64))
    });
    let played = play::<G>(options, &mut bots, &mut Dice::new(seed), LIMIT)?;
    let mut met = Met { won: 0.0, comparisons: 0.0 };
    // A game that does not end tells nothing.
    let Some(standing) = played.standing else { return Ok(met) };
    for (_, place) in standing.places.pairs().filter(|(seat, _)| side(*seat) == 0) {
        for (_, theirs) in standing.places.pairs().filter(|(seat, _)| side(*seat) == 1) {
            met.won += score(*place, *theirs);
            met.comparisons += 1.0;
        }
    }
    Ok(met)
}
