//! What turned a match that is over. It reads a finished match and gives plain data: the chance of each seat after every
//! step, luck told apart from skill, what turned it, what a player could have done better, and what can be
//! counted over many matches. No sentences, no files.
//!
//! **Luck and skill.** The chance of a seat changes by what was chosen and by what was drawn. Where a step drew nothing and
//! turned nothing up, all of the change was chosen. Where it did, the same answer is taken in many worlds that its seat
//! could not tell from the true one: what it brings on the mean was chosen, the rest was luck. So the luck of a seat is
//! nothing on the mean over many matches, however well it plays, and luck, own choices and those of others add up to what
//! the seat gained since the beginning.

mod facts;
mod judged;
mod shares;
mod statistics;
mod turnings;

pub use facts::{Facts, facts};
pub use judged::Judged;
pub use shares::Shares;
pub use statistics::{Bout, Named, Person, Statistics, Table};
pub use turnings::Turning;

use bots::{Mind, worth};
use kernel::{Cx, Match, Notes, Script, Seat, SeatSet, What};
use kit::Heuristic;
use serde::{Deserialize, Serialize};

/// How much is looked at.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Worlds tried for a step that chance had a say in.
    pub worlds: u32,
    /// Thinking over all decisions that are judged, in milliseconds of a modest core; what a decision gets of it depends
    /// on how many there are, not on the clock, so that the same match is judged alike everywhere.
    pub millis: u32,
    /// Decisions judged side by side.
    pub jobs: usize,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { worlds: 24, millis: 40_000, jobs: 1 }
    }
}

/// A match that was looked over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    pub facts: Facts,
    /// The chance of each seat to win: at the start, and after each step.
    pub chances: Vec<Vec<f32>>,
    /// Who took each step.
    pub actors: Vec<u8>,
    /// What each seat's chance came from.
    pub shares: Vec<Shares>,
    /// What turned it, in the order in which it happened.
    pub turnings: Vec<Turning>,
    /// Decisions for which there was something clearly better, the costliest first.
    pub judged: Vec<Judged>,
}

/// One step in force, as it is played again.
struct Step<'a, G: Heuristic> {
    number: usize,
    seat: Seat,
    action: &'a G::Action,
    before: &'a G::State,
    after: &'a G::State,
    /// Something was drawn or turned up.
    fenced: bool,
}

/// Looks a match over. None while it is not over: nothing of a running match is ever in it; and none once `go_on` says no.
pub fn analyse<G: Heuristic>(
    game: &Match<G>,
    judge: SeatSet,
    effort: &Effort,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Analysis> {
    let facts = facts(game)?;
    let mind = Mind::of::<G>();
    let luck = number(&facts.commitment);
    let mut chances = vec![chance::<G>(&game.state_at(0)?, &mind)];
    let mut ledger = shares::Ledger::new(game.seats());
    let mut actors = Vec::new();
    let mut decisions = Vec::new();
    let mut stopped = false;
    walk(game, |step: &Step<G>| {
        let after = chance::<G>(step.after, &mind);
        let chosen = match step.fenced {
            false => shares::difference(&after, &chances[step.number - 1]),
            true => shares::chosen(step, &mind, effort.worlds, luck.wrapping_add(step.number as u64)),
        };
        ledger.step(step.seat, &chances[step.number - 1], &after, &chosen);
        chances.push(after);
        actors.push(step.seat.0);
        if judge.contains(step.seat) {
            decisions.extend(judged::Decision::of(step));
        }
        stopped = !go_on();
        !stopped
    });
    if stopped {
        return None;
    }
    let judged = judged::judge::<G>(&decisions, &mind, effort, luck, go_on)?;
    let turnings = turnings::found(&chances, &actors, &ledger.luck);
    Some(Analysis { facts, shares: ledger.close(&chances), chances, actors, turnings, judged })
}

/// The chance of each seat, from everything that everybody holds.
fn chance<G: Heuristic>(state: &G::State, mind: &Mind) -> Vec<f32> {
    worth::<G>(state, mind).iter().map(|worth| worth.win).collect()
}

/// Plays the steps in force again, as long as `each` wants to see more.
fn walk<G: Heuristic>(game: &Match<G>, mut each: impl FnMut(&Step<G>) -> bool) {
    let Some(mut before) = game.state_at(0) else { return };
    for (number, &at) in (1..).zip(game.in_force()) {
        let entry = &game.entries()[at as usize];
        let What::Did(action) = &entry.what else { continue };
        let mut after = before.clone();
        let (mut script, mut notes) = (Script::new(&entry.drawn), Notes::default());
        let mut cx = Cx::recording(game.revision(), &mut script, &mut notes);
        G::apply(&mut after, entry.seat, action.clone(), &mut cx);
        let fenced = cx.fenced();
        let step = Step { number, seat: entry.seat, action, before: &before, after: &after, fenced };
        if !each(&step) {
            return;
        }
        before = after;
    }
}

/// A number from what names a match, so that it is looked over alike everywhere.
fn number(commitment: &str) -> u64 {
    commitment.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or(1)
}
