//! R2.7, R9.27: what a deal moves.

use super::{Deal, Item};
use crate::state::*;
use crate::{Game, elimination};
use arrayvec::ArrayVec;
use kernel::{Cx, Seat};

/// R2.7.3: everything changes hands at once.
pub fn execute(state: &mut State, deal: &Deal, cx: &mut Cx<Game>) {
    exchange(state, deal);
    elimination::check(state, None, cx);
}

/// What the deal moves, and nothing that follows from it.
pub fn exchange(state: &mut State, deal: &Deal) {
    let (a, b) = (deal.from, deal.to);
    state.players[a].gold = state.players[a].gold - deal.pay + deal.ask;
    state.players[b].gold = state.players[b].gold - deal.ask + deal.pay;
    for (from, to, items) in [(a, b, &deal.give), (b, a, &deal.take)] {
        for &item in items {
            hand_over(state, from, to, item);
        }
    }
    // Pieces move last, so that a full tray can be emptied first.
    let mut trays = (state.players[a].pieces, state.players[b].pieces);
    let (to_b, to_a) = (lift(&mut trays.0, &deal.give), lift(&mut trays.1, &deal.take));
    set_down(&mut trays.1, &to_b);
    set_down(&mut trays.0, &to_a);
    (state.players[a].pieces, state.players[b].pieces) = trays;
    state.look_for_claims = true;
}

fn hand_over(state: &mut State, from: Seat, to: Seat, item: Item) {
    match item {
        Item::Loan(area) => state.regions[area].holder = Some(to),
        Item::Settlement(area) => state.regions[area].change_hands(to),
        Item::Technology(tech) => {
            state.players[from].technologies.remove(tech);
            state.players[to].technologies.insert(tech);
        }
        Item::Wonder(wonder) => {
            state.players[from].wonders.remove(wonder);
            state.players[to].wonders.insert(wonder);
        }
        Item::Piece(_) => {}
    }
}

/// R9.27: a figure on its way, and how many of those after it are its passengers.
type Lifted = (Piece, u8);

fn lift(tray: &mut Pieces, items: &[Item]) -> ArrayVec<Lifted, TRAY> {
    let mut lifted = ArrayVec::new();
    for item in items {
        let Item::Piece(slot) = *item else { continue };
        lifted.push((*tray.get(slot), tray.cargo(slot) as u8));
        if tray.get(slot).kind.is_fleet() {
            let cargo = tray.iter().filter(|(_, p)| p.aboard() == Some(slot));
            cargo.for_each(|(_, p)| lifted.push((*p, 0)));
        }
        tray.remove(slot);
    }
    lifted
}

fn set_down(tray: &mut Pieces, lifted: &[Lifted]) {
    let mut i = 0;
    while let Some((piece, cargo)) = lifted.get(i) {
        let Some(slot) = tray.add(piece.kind, piece.area()) else { return };
        for (passenger, _) in &lifted[i + 1..=i + *cargo as usize] {
            if let Some(seat) = tray.add(passenger.kind, passenger.area()) {
                tray.get_mut(seat).put(passenger.area(), Some(slot));
            }
        }
        i += 1 + *cargo as usize;
    }
}
