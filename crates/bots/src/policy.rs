//! How a game is played on quickly, and what a position is worth.

use crate::{Glimpse, Mind};
use kernel::{Chance, Cx, Dice, PerSeat, Seat, SeatSet};
use kit::Heuristic;
use kit::heuristic::FOOLISH;

/// Plays on by the promise of each action.
pub struct Policy<G: Heuristic> {
    pub mind: Mind,
    menu: Vec<G::Action>,
}

impl<G: Heuristic> Policy<G> {
    pub fn new(mind: Mind) -> Self {
        Policy { mind, menu: Vec::with_capacity(64) }
    }

    /// One step of whoever is asked; false when nobody is. One step in eight is taken at random: a policy that never
    /// errs sees too little.
    pub fn step(&mut self, state: &mut G::State, dice: &mut Dice) -> bool {
        let Some(seat) = G::open(state).first() else { return false };
        self.menu.clear();
        G::choices(state, seat, &mut self.menu);
        let pick = match self.menu.len() {
            1 => 0,
            n if dice.below(8) == 0 => self.any(state, seat, n as u32, dice),
            _ => self.best(state, seat, dice),
        };
        G::apply(state, seat, self.menu.swap_remove(pick), &mut Cx::playout(dice));
        true
    }

    /// Any that is not foolish.
    fn any(&self, state: &G::State, seat: Seat, choices: u32, dice: &mut Dice) -> usize {
        let pick = dice.below(choices) as usize;
        let foolish = G::promise(state, seat, &self.menu[pick], &self.mind.weights) <= FOOLISH;
        if foolish { self.best(state, seat, dice) } else { pick }
    }

    /// The most promising; ties are broken by chance.
    fn best(&self, state: &G::State, seat: Seat, dice: &mut Dice) -> usize {
        let (mut best, mut top, mut ties) = (0, f32::NEG_INFINITY, 0);
        for (i, action) in self.menu.iter().enumerate() {
            let promise = G::promise(state, seat, action, &self.mind.weights);
            if promise > top {
                (best, top, ties) = (i, promise, 1);
            } else if promise == top {
                ties += 1;
                if dice.below(ties) == 0 {
                    best = i;
                }
            }
        }
        best
    }

    /// Plays `steps` further and then until somebody else is asked, or less if the game ends: a position is judged
    /// best where a turn ends, not in the middle of one.
    pub fn play_on(&mut self, state: &mut G::State, steps: u32, dice: &mut Dice) {
        for _ in 0..steps {
            if !self.step(state, dice) {
                return;
            }
        }
        if let Some(seat) = G::open(state).first() {
            self.finish_turn(state, seat, 3 * steps, dice);
        }
    }

    /// Plays on while only `seat` is asked: to the end of what it has begun.
    pub fn finish_turn(&mut self, state: &mut G::State, seat: Seat, limit: u32, dice: &mut Dice) {
        for _ in 0..limit {
            if G::open(state) != SeatSet::of(seat) {
                return;
            }
            self.step(state, dice);
        }
    }
}

/// Worlds tried for each choice: enough that one lucky draw does not decide.
pub const WORLDS: u32 = 4;
/// Own steps followed after the choice.
const FOLLOW: u32 = 12;

impl<G: Heuristic> Policy<G> {
    /// What each choice is worth once the seat has finished what it begins with it, on average over a few worlds that are
    /// the same for all of them, as `judge` sees it; what is foolish in every world is worth less than anything.
    pub fn outlook(&mut self, at: &Glimpse<G>, worlds: u32, judge: &Mind, dice: &mut Dice) -> Vec<f32> {
        let worlds: Vec<G::State> = (0..worlds).map(|_| at.world(dice)).collect();
        let mut value = |action: &G::Action, world: &G::State| {
            let promise = G::promise(world, at.seat, action, &self.mind.weights);
            if promise <= FOOLISH {
                return promise;
            }
            let mut state = world.clone();
            G::apply(&mut state, at.seat, action.clone(), &mut Cx::playout(dice));
            self.finish_turn(&mut state, at.seat, FOLLOW, dice);
            // A little promise decides between choices that lead to the same place.
            0.01 * promise + worth_of(&worth::<G>(&state, judge), at.seat).value()
        };
        let mean =
            |action| worlds.iter().map(|world| value(action, world)).sum::<f32>() / worlds.len() as f32;
        at.choices.iter().map(mean).collect()
    }
}

/// What a position is worth to a seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Worth {
    /// The share of a victory,
    pub win: f32,
    /// and the share of rivals left behind: from 0, last, to 1, first.
    pub ahead: f32,
}

impl Worth {
    /// What a bot wants, from 0 to 1: half to be first, half to be ahead of as many as it can.
    pub fn value(self) -> f32 {
        0.5 * self.win + 0.5 * self.ahead
    }
}

/// What the position is worth to each seat.
pub fn worth<G: Heuristic>(state: &G::State, mind: &Mind) -> PerSeat<Worth> {
    match G::standing(state) {
        Some(standing) => {
            let winners = standing.winners();
            let rivals = (standing.places.seats().max(2) - 1) as f32;
            standing.places.map(|seat, place| {
                let win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
                // Oneself counts as a draw and is taken off again.
                let beaten: f32 =
                    standing.places.iter().map(|p| crate::arena::score(*place, *p) as f32).sum();
                Worth { win, ahead: (beaten - 0.5) / rivals }
            })
        }
        None => {
            let leads = mind.leads::<G>(state);
            let total: f32 = leads.iter().map(|lead| lead.exp()).sum();
            let rivals = (leads.len() as f32 - 1.0).max(1.0);
            leads.map(|seat, mine| {
                let logistic = |theirs: f32| 1.0 / (1.0 + (theirs - mine).exp());
                let others = leads.pairs().filter(|(s, _)| *s != seat);
                let ahead: f32 = others.map(|(_, theirs)| logistic(*theirs)).sum();
                Worth { win: mine.exp() / total, ahead: ahead / rivals }
            })
        }
    }
}

/// Of one seat, even if the evaluation knows fewer.
pub(crate) fn worth_of(worth: &PerSeat<Worth>, seat: Seat) -> Worth {
    worth.get(seat).copied().unwrap_or(Worth { win: 0.5, ahead: 0.5 })
}
