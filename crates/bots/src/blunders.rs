//! Collects positions for the suite: somebody plays as people do who slip now and then, and a search with all the time
//! it wants looks the game over. What it finds clearly wrong, twice and by different chance, is kept.

use crate::search::Ranked;
use crate::suite::{DIGITS, Game, Position};
use crate::{Budget, Glimpse, LIMIT, Mind, Opponents, Search, Spec};
use kernel::{Chance, Cx, PerSeat, Refusal, Seed, options_from};
use std::collections::BTreeMap;

/// What to collect, and how strictly.
#[derive(Clone, Debug)]
pub struct Wanted {
    pub seats: u8,
    pub options: BTreeMap<String, String>,
    pub seed: u64,
    /// Who plays,
    pub player: Spec,
    /// and one in how many answers is any that is offered; 0 for none.
    pub slips: u32,
    /// Iterations of the search that looks it over.
    pub depth: u32,
    /// Most positions of one game: many of one game are alike.
    pub most: usize,
}

/// A share of a victory below which nothing is called wrong.
const CLEAR: f32 = 0.03;
/// What even a beginner sees.
const GROSS: f32 = 0.09;
/// Standard errors between what is wrong and what is right.
const ERRORS: f32 = 3.0;

/// Plays one game and gives it with what was clearly wrong in it; nothing if nothing was.
pub fn collect<G: Opponents>(wanted: &Wanted) -> Result<Option<Game>, Refusal> {
    let options = options_from::<G>(wanted.options.clone()).unwrap_or_default();
    let seed = Seed::from_number(wanted.seed);
    let mut whims = seed.stream(u64::MAX);
    let mut state = G::setup(&options, wanted.seats, &mut Cx::playout(&mut seed.stream(0)))?;
    let mut bots =
        PerSeat::new(wanted.seats, |seat| wanted.player.make::<G>(wanted.seed * 8 + seat.0 as u64));
    let mut game = Game {
        revision: G::REVISION,
        seats: wanted.seats,
        options: wanted.options.clone(),
        seed: wanted.seed,
        found: format!("a game of {} looked over by search:{}i", wanted.player, wanted.depth),
        answers: Vec::new(),
        positions: Vec::new(),
    };
    let mut menu: Vec<G::Action> = Vec::new();
    // A while between two positions: what follows a slip is often the same slip again.
    let mut rest = 0;
    while let Some(seat) = G::open(&state).first() {
        let step = game.answers.len();
        if step as u64 >= LIMIT || game.positions.len() >= wanted.most {
            break;
        }
        menu.clear();
        G::choices(&state, seat, &mut menu);
        let at = Glimpse::new(&state, seat, &menu);
        let slip = wanted.slips > 0 && menu.len() > 1 && whims.below(wanted.slips) == 0;
        let choice = match slip {
            true => whims.below(menu.len() as u32) as usize,
            false => bots[seat].choose(&at),
        };
        rest = u32::saturating_sub(rest, 1);
        if menu.len() > 1
            && rest == 0
            && suspect::<G>(&at, choice, wanted.seed ^ step as u64)
            && let Some(position) = look::<G>(&state, &at, choice, wanted, step)
        {
            game.positions.push(position);
            rest = 6;
        }
        game.answers.push(choice as u16);
        let action = menu.swap_remove(choice);
        let entry = game.answers.len() as u64;
        G::apply(&mut state, seat, action, &mut Cx::playout(&mut seed.stream(entry)));
    }
    let last = game.positions.last().map(|position| position.step);
    game.answers.truncate(last.unwrap_or(0));
    Ok(last.map(|_| game))
}

/// Whether a short search already doubts it: only then it is worth a long one.
fn suspect<G: Opponents>(at: &Glimpse<G>, choice: usize, seed: u64) -> bool {
    let ranked = rank::<G>(at, 200, seed);
    let Some(mine) = ranked.iter().find(|r| r.choice == choice) else { return false };
    mine.visits > 0 && ranked[0].choice != choice && ranked[0].worth.value() - mine.worth.value() > CLEAR
}

fn rank<G: Opponents>(at: &Glimpse<G>, iterations: u32, seed: u64) -> Vec<Ranked> {
    Search::<G>::new(Mind::by_hand::<G>(), Budget::Iterations(iterations).into(), seed).rank(at)
}

/// The choices that two long searches find clearly worse than the best, if the one in question is among them.
fn look<G: Opponents>(
    state: &G::State,
    at: &Glimpse<G>,
    choice: usize,
    wanted: &Wanted,
    step: usize,
) -> Option<Position> {
    let first = wrong(&rank::<G>(at, wanted.depth, 11));
    first.iter().find(|(wrong, _)| *wrong == choice)?;
    let second = wrong(&rank::<G>(at, wanted.depth, 12));
    let cost_of = |wrong: &(usize, f32)| {
        second.iter().find(|(again, _)| *again == wrong.0).map(|(again, cost)| (*again, cost.min(wrong.1)))
    };
    let both: Vec<(usize, f32)> = first.iter().filter_map(cost_of).collect();
    let costs = both.iter().find(|(wrong, _)| *wrong == choice)?.1;
    let json = |choice: usize| kernel::to_json(&at.choices[choice]);
    let best = rank::<G>(at, wanted.depth, 13)[0].choice;
    if both.iter().any(|(wrong, _)| *wrong == best) {
        return None;
    }
    Some(Position {
        step,
        hash: G::fingerprint(state)[..DIGITS].to_owned(),
        why: format!("{} costs {:.0} % of a victory against {}", json(choice), 100.0 * costs, json(best)),
        from: if costs >= GROSS { "novice" } else { "companion" }.to_owned(),
        // Alike in worth to the one in question, or worse: what costs less may be a matter of taste.
        never: both.iter().filter(|(_, cost)| *cost >= 0.8 * costs).map(|(wrong, _)| json(*wrong)).collect(),
        find: Vec::new(),
        costs,
    })
}

/// What one search finds clearly worse than its best, and by how much.
fn wrong(ranked: &[Ranked]) -> Vec<(usize, f32)> {
    let best = ranked[0];
    let tried = ranked.iter().filter(|r| r.visits >= 4);
    let lost = tried.filter_map(|r| {
        let lost = best.worth.value() - r.worth.value();
        // Outcomes of one position lie within a fifth of a victory of each other.
        let error = 0.2 / (r.visits as f32).sqrt();
        (lost > CLEAR && lost > ERRORS * error.min(0.05)).then_some((r.choice, lost))
    });
    lost.collect()
}
