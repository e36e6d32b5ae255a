//! What a seat's chance came from: its own choices, chance, and what others chose.

use crate::Step;
use crate::outlook::at_once;
use bots::Opponents;
use bots::{Glimpse, Mind};
use kernel::{Cx, Dice, Seat};
use serde::{Deserialize, Serialize};

/// In parts of a victory; together they are what the seat gained or lost since the beginning, and over the table each of
/// them adds up to nothing.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Shares {
    pub own: f32,
    pub luck: f32,
    pub others: f32,
}

fn difference(after: &[f32], before: &[f32]) -> Vec<f32> {
    after.iter().zip(before).map(|(after, before)| after - before).collect()
}

/// What chance brought to each seat with an answer: by how much it came out better than on the mean over worlds that its
/// seat could not tell from the true one. Both are seen at once and at the same point of a turn, so what such a look gets
/// wrong it gets wrong alike, and there is no noise of playouts in it.
pub fn drawn<G: Opponents>(step: &Step<G>, mind: &Mind, worlds: u32, luck: u64) -> Vec<f32> {
    let at = Glimpse::<G>::new(step.before, step.seat, &[]);
    let mut dice = Dice::new(luck);
    let mut drawn = difference(&at_once::<G>(step.after, mind), &at_once::<G>(step.before, mind));
    for _ in 0..worlds.max(1) {
        let mut world = at.world(&mut dice);
        let before = at_once::<G>(&world, mind);
        G::apply(&mut world, step.seat, step.action.clone(), &mut Cx::playout(&mut dice));
        for (drawn, brought) in drawn.iter_mut().zip(difference(&at_once::<G>(&world, mind), &before)) {
            *drawn -= brought / worlds.max(1) as f32;
        }
    }
    drawn
}

/// What was added up so far.
pub struct Ledger {
    seats: Vec<Shares>,
    /// What chance brought to each seat, step by step.
    pub luck: Vec<Vec<f32>>,
}

impl Ledger {
    pub fn new(seats: u8) -> Ledger {
        Ledger { seats: vec![Shares::default(); seats as usize], luck: Vec::new() }
    }

    /// `drawn` is what chance brought, where it had a say.
    pub fn step(&mut self, actor: Seat, before: &[f32], after: &[f32], drawn: Option<Vec<f32>>) {
        let luck = drawn.unwrap_or_else(|| vec![0.0; self.seats.len()]);
        let chosen = difference(&difference(after, before), &luck);
        for (seat, shares) in self.seats.iter_mut().enumerate() {
            let by_choice = chosen.get(seat).copied().unwrap_or(0.0);
            match seat == actor.index() {
                true => shares.own += by_choice,
                false => shares.others += by_choice,
            }
            shares.luck += luck.get(seat).copied().unwrap_or(0.0);
        }
        self.luck.push(luck);
    }

    /// The deal comes before the first answer: who begins with better cards than an even share was lucky. And what a turn
    /// brings on the mean to whoever has it is nobody's merit: own choices are told by how they differ from the others'.
    pub fn close(mut self, chances: &[Vec<f32>]) -> Vec<Shares> {
        let seats = self.seats.len().max(1) as f32;
        let mean = self.seats.iter().map(|shares| shares.own).sum::<f32>() / seats;
        for (shares, dealt) in self.seats.iter_mut().zip(&chances[0]) {
            shares.luck += dealt - 1.0 / seats;
            shares.own -= mean;
            shares.others += mean;
        }
        self.seats
    }
}
