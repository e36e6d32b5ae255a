//! What turned a match that is over. It reads a finished match and gives plain data: the chance of each seat after every
//! step, luck told apart from skill, what turned it, what a player could have done better, and what can be
//! counted over many matches. No sentences, no files.
//!
//! **Luck and skill.** The chance of a seat changes by what was chosen and by what was drawn. Where a step drew nothing and
//! turned nothing up, all of the change was chosen. Where it did, the same answer is taken in many worlds that its seat
//! could not tell from the true one: by how much it came out better than on the mean was luck, the rest was chosen. So the
//! luck of a seat is nothing on the mean over many matches, however well it plays, and luck, own choices and those of others
//! add up to what the seat gained since the beginning.

mod facts;
mod judged;
mod outlook;
mod said;
mod shares;
mod statistics;
mod turnings;

pub use facts::{Facts, facts};
pub use judged::Judged;
pub use said::{Report, Said, Tenth};
pub use shares::Shares;
pub use statistics::{Bout, Named, Person, Statistics, Table};
pub use turnings::Turning;

use bots::{Mind, Opponents};
use kernel::{Cx, Match, Notes, Script, Seat, SeatSet, What};
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
struct Step<'a, G: Opponents> {
    number: usize,
    seat: Seat,
    action: &'a G::Action,
    before: &'a G::State,
    after: &'a G::State,
    /// Something was drawn or turned up.
    fenced: bool,
}

/// Looks a match over. None while it is not over: nothing of a running match is ever in it; and none once `go_on` says no.
pub fn analyse<G: Opponents>(
    game: &Match<G>,
    judge: SeatSet,
    effort: &Effort,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Analysis> {
    let facts = facts(game)?;
    let mind = Mind::of::<G>();
    let luck = number(&facts.commitment);
    let mut positions = vec![game.state_at(0)?];
    let (mut actors, mut drawn, mut decisions) = (Vec::new(), Vec::new(), Vec::new());
    let mut stopped = false;
    walk(game, |step: &Step<G>| {
        let seed = luck.wrapping_add(step.number as u64);
        drawn.push(step.fenced.then(|| shares::drawn(step, &mind, effort.worlds, seed)));
        positions.push(step.after.clone());
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
    let outlook = outlook::Outlook::new::<G>(&mind, effort, positions.len(), luck);
    let chances = outlook.along::<G>(&positions, effort.jobs, go_on)?;
    drop(positions);
    let mut ledger = shares::Ledger::new(game.seats());
    for ((pair, actor), drawn) in chances.windows(2).zip(&actors).zip(drawn) {
        ledger.step(Seat(*actor), &pair[0], &pair[1], drawn);
    }
    let judged = judged::judge::<G>(&decisions, &mind, effort, luck, go_on)?;
    let turnings = turnings::found(&chances, &actors, &ledger.luck);
    Some(Analysis { facts, shares: ledger.close(&chances), chances, actors, turnings, judged })
}

/// Plays the steps in force again, as long as `each` wants to see more.
fn walk<G: Opponents>(game: &Match<G>, mut each: impl FnMut(&Step<G>) -> bool) {
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
