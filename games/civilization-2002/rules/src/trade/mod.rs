//! R2.7, R4.4: what may be traded, between whom, and what a deal is.

mod handover;

pub use handover::{exchange, execute};

use crate::data::{FAR, TradeDistance, data};
use crate::figure;
use crate::ids::*;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Msg, Seat, SeatSet, msg};
use serde::{Deserialize, Serialize};

/// R6.5: proposals a player may make in one trade phase.
pub const PROPOSALS: u8 = 6;
/// Gold is added in these steps.
pub const COINS: [u16; 3] = [1, 5, 20];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    /// R2.7.1: the resource city card of this region, until the end of production.
    Loan(Area),
    Settlement(Area),
    Technology(Tech),
    Wonder(Wonder),
    /// A settler or unit; a fleet takes its passengers along (R9.27).
    Piece(Slot),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub from: Seat,
    pub to: Seat,
    pub give: Vec<Item>,
    pub take: Vec<Item>,
    pub pay: u16,
    pub ask: u16,
}

impl Deal {
    pub fn new(from: Seat, to: Seat) -> Deal {
        Deal { from, to, give: Vec::new(), take: Vec::new(), pay: 0, ask: 0 }
    }
    pub fn is_empty(&self) -> bool {
        self.give.is_empty() && self.take.is_empty() && self.pay == 0 && self.ask == 0
    }
}

/// R2.7.4, R4.4, R9.45: near enough to deal.
pub fn within_reach(state: &State, a: Seat, b: Seat) -> bool {
    if a == b || state.players[a].out || state.players[b].out {
        return false;
    }
    if state.basic() {
        return true;
    }
    let rows = &data().tables.trade_distance;
    let reached = |row: &&TradeDistance| row.technology.is_none_or(|tech| state.in_play(tech));
    let Some(row) = rows.iter().rev().find(reached) else { return false };
    let (Some(land), Some(sea)) = (row.land, row.sea) else {
        return state.has_settlement(a) && state.has_settlement(b);
    };
    let theirs: ArrayVec<Area, LANDS> = state.settlements(b).collect();
    state.settlements(a).any(|mine| {
        let (by_land, by_sea) = (&data().land_steps[mine.index()], &data().sea_steps[mine.index()]);
        theirs
            .iter()
            .any(|t| by_land[t.index()] <= land || (by_sea[t.index()] <= sea && by_sea[t.index()] != FAR))
    })
}

pub fn partners(state: &State, seat: Seat) -> SeatSet {
    state.seats_with(|other| within_reach(state, seat, other))
}

/// Cards of `seat` that can be lent: own, with a resource, not lent already.
pub fn lendable(state: &State, seat: Seat) -> impl Iterator<Item = Area> + '_ {
    state.settlements(seat).filter(move |&a| {
        let region = &state.regions[a];
        region.holder == Some(seat) && region.resource().is_some()
    })
}

/// R2.7.2: everything of `seat` that could still be put on one side of the deal, each alike thing once; a borrowed card is
/// not lent on (R2.7.1).
pub fn items(state: &State, seat: Seat, chosen: &[Item], mut each: impl FnMut(Item)) {
    let player = &state.players[seat];
    for area in state.settlements(seat) {
        let region = &state.regions[area];
        let sold = chosen.contains(&Item::Settlement(area));
        let lent = chosen.contains(&Item::Loan(area));
        if sold || lent || region.holder != Some(seat) {
            continue;
        }
        if region.resource().is_some() {
            each(Item::Loan(area));
        }
        each(Item::Settlement(area));
    }
    if state.basic() {
        // Technologies of one era are alike (R3.2), and so are wonders.
        for era in Era::ALL {
            let free = (player.technologies & era.technologies()).iter();
            free.map(Item::Technology).filter(|i| !chosen.contains(i)).take(1).for_each(&mut each);
            let free = (player.wonders & era.wonders()).iter();
            free.map(Item::Wonder).filter(|i| !chosen.contains(i)).take(1).for_each(&mut each);
        }
    } else {
        player.technologies.iter().map(Item::Technology).filter(|i| !chosen.contains(i)).for_each(&mut each);
        player.wonders.iter().map(Item::Wonder).filter(|i| !chosen.contains(i)).for_each(&mut each);
    }
    let loads = player.pieces.loads();
    let mut seen = [0u32; AREAS];
    for (slot, piece) in player.pieces.iter() {
        if piece.aboard().is_some() || chosen.contains(&Item::Piece(slot)) {
            continue;
        }
        let bit = 1u32 << piece.kind.index();
        let row = &mut seen[piece.area().index()];
        if loads[slot as usize] > 0 || *row & bit == 0 {
            *row |= if loads[slot as usize] > 0 { 0 } else { bit };
            each(Item::Piece(slot));
        }
    }
}

pub fn describe(state: &State, owner: Seat, item: Item) -> Msg {
    match item {
        Item::Loan(area) => {
            let resource = state.regions[area].resource().unwrap_or(Marker::Nothing);
            msg("item-loan").with("what", resource.term()).with("where", area.term())
        }
        Item::Settlement(area) => msg("item-settlement")
            .with("what", size_name(state.regions[area].size))
            .with("where", area.term()),
        Item::Technology(tech) => tech.term(),
        Item::Wonder(wonder) => wonder.term(),
        Item::Piece(slot) => figure::name_in(state, owner, slot),
    }
}

/// R2.7.2: whether it is a settlement, and without it nothing would be left to its owner, who gets none in this deal so far.
pub fn is_last(state: &State, deal: &Deal, owner: Seat, item: Item) -> bool {
    let settlements = |items: &[Item]| items.iter().filter(|i| matches!(i, Item::Settlement(_))).count();
    let (given, taken) = (settlements(&deal.give), settlements(&deal.take));
    let (gone, come) = if owner == deal.from { (given, taken) } else { (taken, given) };
    matches!(item, Item::Settlement(_)) && state.settlement_count(owner) + come <= gone + 1
}

/// Why this deal cannot be made: trays, or a player left without settlements. It need not be equal (R2.7.2, R9.45).
pub fn fault(state: &State, deal: &Deal) -> Option<(&'static str, &'static str)> {
    let settlements = |items: &[Item]| items.iter().filter(|i| matches!(i, Item::Settlement(_))).count();
    let (given, taken) = (settlements(&deal.give), settlements(&deal.take));
    let left = |seat: Seat, minus: usize, plus: usize| state.settlement_count(seat) + plus > minus;
    let keeps = |seat, minus, plus| minus == 0 || left(seat, minus, plus);
    if !keeps(deal.from, given, taken) || !keeps(deal.to, taken, given) {
        return Some(("R2.7.2", "refuse-last-settlement"));
    }
    let figures = |seat: Seat, items: &[Item]| -> usize {
        let pieces = &state.players[seat].pieces;
        items.iter().map(|i| if let Item::Piece(slot) = i { 1 + pieces.cargo(*slot) } else { 0 }).sum()
    };
    let (given, taken) = (figures(deal.from, &deal.give), figures(deal.to, &deal.take));
    let fits =
        |seat: Seat, minus: usize, plus: usize| state.players[seat].pieces.len() + plus <= TRAY + minus;
    if !fits(deal.from, given, taken) || !fits(deal.to, taken, given) {
        return Some(("R1.6", "refuse-tray-full"));
    }
    None
}
