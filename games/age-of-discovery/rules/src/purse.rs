//! What there will be to pay with: what surely comes in before a track is there when that track is resolved (R6).

use crate::data::{Effect, Type, facts};
use crate::frames::{dock_line, price};
use crate::ids::*;
use crate::state::{State, Tracks};
use arrayvec::ArrayVec;
use kernel::Seat;

impl Tracks {
    /// R6.1, R6.2.3: what a seat is paid before anything costs something: for initiative, and for merchants who land.
    pub fn pays_before_the_capital(&self, seat: Seat) -> u16 {
        let merchants = dock_line(self).filter(|worker| **worker == Worker { seat, kind: Kind::Merchant });
        self.initiative_pays(seat) + merchants.count() as u16 * facts().constants.merchant_arrival
    }
}

/// R6.5.2: what a building pays on the spot.
fn pays_at_once(building: Building) -> u16 {
    match building.facts() {
        facts if facts.kind != Type::Immediate => 0,
        facts => match facts.effect {
            Effect::GainMoney { n } => n,
            _ => 0,
        },
    }
}

/// R6.5.1: what can be left once the workers of a seat in the capital's queue have bought, one after another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Left {
    pub least: u16,
    pub most: u16,
    /// The most with which one worker more could buy something then, if that can be.
    pub buys: Option<u16>,
}

impl Left {
    fn or(self, other: Left) -> Left {
        Left {
            least: self.least.min(other.least),
            most: self.most.max(other.most),
            buys: self.buys.max(other.buys),
        }
    }
}

/// What this purse can come to; the one worker more is of this kind. Others may buy what is counted on here.
pub fn after_buying(state: &State, seat: Seat, purse: u16, more: Kind) -> Left {
    let queue = state.tracks.buildings.iter().filter(|worker| worker.seat == seat);
    let queue: ArrayVec<Kind, 5> = queue.map(|worker| worker.kind).collect();
    left(&state.row, &queue, purse, more)
}

fn left(row: &[Building], queue: &[Kind], purse: u16, more: Kind) -> Left {
    let Some((first, rest)) = queue.split_first() else {
        let buys = row.iter().any(|building| price(more, *building) <= purse);
        return Left { least: purse, most: purse, buys: buys.then_some(purse) };
    };
    let affordable = row.iter().filter(|building| price(*first, **building) <= purse);
    let bought = affordable.map(|building| {
        let others: ArrayVec<Building, 5> = row.iter().copied().filter(|other| other != building).collect();
        left(&others, rest, purse - price(*first, *building) + pays_at_once(*building), more)
    });
    // Whoever can pay for nothing goes home.
    bought.reduce(Left::or).unwrap_or_else(|| left(row, rest, purse, more))
}
