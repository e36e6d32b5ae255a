//! Thinking ahead: a tree (or one a core) is grown within a budget, and the choice visited most is taken.

use crate::policy::{Policy, Worth};
use crate::tree::{Limit, Tree};
use crate::{Bot, Glimpse, Mind, Opponents};
use kernel::{Chance, Choice, Cx, Dice, Seat, SeatSet, Tone};
use kit::Heuristic;
use kit::heuristic::FOOLISH;
use std::time::Duration;

/// How long to think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// As many iterations as a modest core does in that time (the game's `pace`), so that the same seed decides alike
    /// on every run; never longer than the time itself, which alone counts for a game without a pace.
    Time(Duration),
    Iterations(u32),
}

/// A budget, and how many trees are grown side by side with a share of it each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    pub budget: Budget,
    pub cores: u32,
}

impl From<Budget> for Thinking {
    fn from(budget: Budget) -> Self {
        Thinking { budget, cores: 1 }
    }
}

impl Default for Thinking {
    fn default() -> Self {
        Budget::Time(Duration::from_millis(200)).into()
    }
}

pub struct Search<G: Heuristic> {
    policy: Policy<G>,
    cores: u32,
    limit: Limit,
    dice: Dice,
    /// Iterations of the last decision.
    pub iterations: u32,
    /// The clock ended the last decision before the pace did: another run may decide otherwise.
    pub cut_short: bool,
}

/// What the search thinks of one choice.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Ranked {
    pub choice: usize,
    pub visits: u32,
    /// The mean over all visits.
    pub worth: Worth,
}

impl<G: Heuristic> Search<G> {
    pub fn new(mind: Mind, thinking: Thinking, seed: u64) -> Self {
        let cores = thinking.cores.max(1);
        let limit = Limit::of(thinking.budget, cores, mind.manner.pace);
        let policy = Policy::new(mind);
        Search { policy, cores, limit, dice: Dice::new(seed), iterations: 0, cut_short: false }
    }

    /// All choices, the best first.
    pub fn rank(&mut self, at: &Glimpse<G>) -> Vec<Ranked>
    where
        G: Opponents,
    {
        G::rank(self, at)
    }

    fn ranked(&mut self, at: &Glimpse<G>) -> Vec<Ranked> {
        let trees = if self.cores == 1 {
            vec![Tree::grown(at, self.limit, &mut self.policy, &mut self.dice)]
        } else {
            self.side_by_side(at)
        };
        self.iterations = trees.iter().map(|tree| tree.visits).sum();
        self.cut_short = trees.iter().any(|tree| tree.cut_short);
        let of = |(choice, action): (usize, &G::Action)| {
            let found = trees.iter().filter_map(|tree| tree.at_root(action));
            let (visits, win, ahead) = found.fold((0, 0.0, 0.0), |(visits, win, ahead), node| {
                (visits + node.visits, win + node.total.win, ahead + node.total.ahead)
            });
            let n = visits.max(1) as f32;
            Ranked { choice, visits, worth: Worth { win: win / n, ahead: ahead / n } }
        };
        let mut ranked: Vec<Ranked> = at.choices.iter().enumerate().map(of).collect();
        ranked.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.value().total_cmp(&a.worth.value())));
        ranked
    }

    /// Trees that know nothing of each other, each from its own seed: their visits are added up.
    fn side_by_side(&mut self, at: &Glimpse<G>) -> Vec<Tree<G>> {
        let limit = self.limit;
        let seeds: Vec<u64> = (0..self.cores).map(|_| self.dice.below(u32::MAX) as u64).collect();
        let mind = &self.policy.mind;
        std::thread::scope(|scope| {
            let grow = |seed| {
                scope.spawn(move || {
                    Tree::grown(at, limit, &mut Policy::new(mind.clone()), &mut Dice::new(seed))
                })
            };
            let growing: Vec<_> = seeds.into_iter().map(grow).collect();
            let done = growing.into_iter().map(|tree| tree.join());
            done.map(|tree| tree.unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
        })
    }
}

pub fn compiled<G: Heuristic>(search: &mut Search<G>, at: &Glimpse<G>) -> Vec<Ranked> {
    search.ranked(at)
}

/// In shares of a victory: what lies closer together is the same to a search, but not to whoever watches it.
const CLOSE: f32 = 0.01;

/// The best; where it wastes something (an action, a card, a turn: it promises less than nothing) and what does not waste it is as good
/// as that, the latter. Somebody whose game is won or lost sees no difference between all answers, and still plays on.
fn sensible(ranked: &[Ranked], promise: impl Fn(usize) -> f32) -> usize {
    let best = ranked[0];
    if promise(best.choice) >= 0.0 {
        return best.choice;
    }
    let close = |other: &&Ranked| other.visits > 0 && best.worth.value() - other.worth.value() < CLOSE;
    let others = ranked.iter().filter(close).map(|other| (other.choice, promise(other.choice)));
    let busy = others.filter(|(_, promise)| *promise > 0.0).max_by(|a, b| a.1.total_cmp(&b.1));
    busy.map_or(best.choice, |(choice, _)| choice)
}

/// Pieces that are taken up one after the other at the most, when it is asked whether they can go anywhere.
const PIECES: u32 = 3;

/// Whether all that can follow this choice is to step back from it: a piece taken up that cannot go anywhere.
fn leads_nowhere<G: Heuristic>(state: &G::State, seat: Seat, action: &G::Action, pieces: u32) -> bool {
    let mut next = state.clone();
    G::apply(&mut next, seat, action.clone(), &mut Cx::playout(&mut Dice::new(0)));
    if pieces == 0 || G::open(&next) != SeatSet::of(seat) {
        return false;
    }
    let offered = G::offer_for(&next, seat).choices;
    let back = |choice: &Choice<G::Action>| choice.show.tone == Tone::Back;
    offered.iter().any(back)
        && offered
            .iter()
            .all(|choice| back(choice) || leads_nowhere::<G>(&next, seat, &choice.action, pieces - 1))
}

impl<G: Heuristic> Bot<G> for Search<G> {
    fn choose(&mut self, at: &Glimpse<G>) -> usize {
        self.cut_short = false;
        if at.choices.len() == 1 {
            return 0;
        }
        let mut ranked = self.ranked(at);
        let world = at.world(&mut self.dice);
        // What only comes back to this question costs a search nothing, and it would choose it for ever.
        let some = ranked
            .iter()
            .position(|ranked| !leads_nowhere::<G>(&world, at.seat, &at.choices[ranked.choice], PIECES));
        ranked.drain(..some.unwrap_or(0));
        let weights = &self.policy.mind.weights;
        sensible(&ranked, |choice| match leads_nowhere::<G>(&world, at.seat, &at.choices[choice], PIECES) {
            true => FOOLISH,
            false => G::promise(&world, at.seat, &at.choices[choice], weights),
        })
    }

    fn cut_short(&self) -> bool {
        self.cut_short
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An answer that wastes something gives way to one that wastes nothing and is as good, and to nothing else.
    #[test]
    fn nothing_is_wasted_because_it_no_longer_matters() {
        let of = |choice, visits, win| Ranked { choice, visits, worth: Worth { win, ahead: win } };
        let ranked = [of(0, 90, 0.500), of(1, 40, 0.495), of(2, 40, 0.495), of(3, 30, 0.4), of(4, 0, 0.5)];
        let with = |promises: [f32; 5]| sensible(&ranked, |choice| promises[choice]);
        assert_eq!(with([-0.5, 0.1, 0.7, 0.9, 0.9]), 2, "as good, and promises more");
        assert_eq!(
            with([-0.5, -0.1, 0.0, 0.9, 0.9]),
            0,
            "what costs something, or was never tried, is no way out"
        );
        assert_eq!(with([0.0, 0.1, 0.7, 0.9, 0.9]), 0, "the best wastes nothing");
    }
}
