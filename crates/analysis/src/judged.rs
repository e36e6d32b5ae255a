//! What was better, by a search that knows no more than who decided.

use crate::{Effort, Step};
use bots::Opponents;
use bots::arena::in_parallel;
use bots::{Budget, Glimpse, Mind, Ranked, Search, futures};
use kernel::{Dice, Seat};
use kit::heuristic::manner;
use serde::{Deserialize, Serialize};

/// A part of a victory below which nothing is called better: it may be a matter of taste.
const CLEAR: f32 = 0.03;
/// A doubt is looked at so many times as long as anything else.
const AGAIN: u32 = 6;
/// Iterations of a first look: fewer say nothing, more cost without a doubt.
const FIRST: (u32, u32) = (48, 240);
/// In so many worlds what was taken and what is thought better are played on side by side,
const WORLDS: usize = 48;
/// and what lies apart by less than so many standard errors may be chance.
const SURE: f32 = 2.0;
/// So many are told at most.
const MOST: usize = 24;

/// A decision for which something else was clearly better.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Judged {
    /// The step that was taken,
    pub step: usize,
    pub seat: u8,
    /// by its number in the offer,
    pub taken: usize,
    /// and the better one.
    pub better: usize,
    /// What it cost, in parts of a victory.
    pub lost: f32,
}

/// A decision to be judged.
pub struct Decision<G: Opponents> {
    step: usize,
    seat: Seat,
    state: G::State,
    choices: Vec<G::Action>,
    taken: usize,
}

impl<G: Opponents> Decision<G> {
    /// None where there was nothing to choose.
    pub fn of(step: &Step<G>) -> Option<Decision<G>> {
        // In the order of the offer that a person saw, so that its numbers can be said in words.
        let choices: Vec<G::Action> =
            G::offer_for(step.before, step.seat).choices.into_iter().map(|choice| choice.action).collect();
        let taken = choices.iter().position(|choice| choice == step.action)?;
        if choices.len() < 2 {
            return None;
        }
        Some(Decision { step: step.number, seat: step.seat, state: step.before.clone(), choices, taken })
    }

    fn rank(&self, mind: &Mind, iterations: u32, luck: u64) -> Vec<Ranked> {
        let mut search = Search::<G>::new(mind.clone(), Budget::Iterations(iterations).into(), luck);
        search.rank(&Glimpse::new(&self.state, self.seat, &self.choices))
    }

    fn judge(&self, mind: &Mind, iterations: u32, luck: u64) -> Option<Judged> {
        let doubt = better(&self.rank(mind, iterations, luck), self.taken)?;
        if doubt.1 < CLEAR {
            return None;
        }
        let (better, thought) = better(&self.rank(mind, iterations * AGAIN, luck ^ 1), self.taken)?;
        let lost = (thought >= CLEAR).then(|| self.cost(mind, better, luck ^ 2))??;
        Some(Judged { step: self.step, seat: self.seat.0, taken: self.taken, better, lost })
    }

    /// What the answer cost in parts of a victory, when both are played on with the same chance: a search wants to be ahead of
    /// as many as it can, and sees both with chances of their own. None where that may be nothing.
    fn cost(&self, mind: &Mind, better: usize, luck: u64) -> Option<f32> {
        let at = Glimpse::<G>::new(&self.state, self.seat, &self.choices);
        let played = futures(&at, mind, &[better, self.taken], WORLDS, &mut Dice::new(luck), || true);
        let [better, taken] = played.as_slice() else { return None };
        let apart: Vec<f32> = better.iter().zip(taken).map(|(b, t)| b.worth.win - t.worth.win).collect();
        let n = apart.len().max(2) as f32;
        let mean = apart.iter().sum::<f32>() / n;
        let spread = apart.iter().map(|by| (by - mean).powi(2)).sum::<f32>() / (n - 1.0);
        (mean >= CLEAR && mean >= SURE * (spread / n).sqrt()).then_some(mean)
    }
}

/// What a search likes better than what was taken, and by how much; none if it likes nothing better or knows too little.
fn better(ranked: &[Ranked], taken: usize) -> Option<(usize, f32)> {
    let best = ranked.first().filter(|best| best.choice != taken)?;
    let mine = ranked.iter().find(|ranked| ranked.choice == taken).filter(|mine| mine.visits >= 4)?;
    Some((best.choice, best.worth.value() - mine.worth.value()))
}

/// The costliest first. None when it was told to stop.
pub fn judge<G: Opponents>(
    decisions: &[Decision<G>],
    mind: &Mind,
    effort: &Effort,
    luck: u64,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Option<Vec<Judged>> {
    if effort.millis == 0 {
        return Some(Vec::new());
    }
    // About one in four is doubted.
    let each = effort.millis as f32 * manner::<G>().pace.unwrap_or(1.0) / decisions.len().max(1) as f32;
    let iterations = ((each / (1.0 + AGAIN as f32 / 4.0)) as u32).clamp(FIRST.0, FIRST.1);
    let judged = in_parallel(decisions.len() as u64, effort.jobs, &|_| (), &|at| {
        let decision = &decisions[at as usize];
        go_on().then(|| decision.judge(mind, iterations, luck.wrapping_add(decision.step as u64)))
    });
    let mut judged: Vec<Judged> =
        judged.into_iter().collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
    judged.sort_by(|a, b| b.lost.total_cmp(&a.lost).then(a.step.cmp(&b.step)));
    judged.truncate(MOST);
    Some(judged)
}
