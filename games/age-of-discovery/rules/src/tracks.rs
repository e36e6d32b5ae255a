//! Tracks that ask nobody: initiative (R6.1) and the merchant ship (R6.4).

use crate::Game;
use crate::data::facts;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use kernel::{Cx, Seat};

/// R6.1: space k pays $k; the workers stay until the order changes.
pub fn initiative(state: &mut State, cx: &mut Cx<Game>) {
    for (place, worker) in state.tracks.initiative.iter().enumerate() {
        let (seat, n) = (worker.seat, place as u16 + 1);
        state.players[seat].money += n;
        cx.tell(|| Event::InitiativePaid { seat, n });
    }
}

/// R6.4: the highest value takes the ship, on a tie the earliest in order.
pub fn merchant_ship(state: &mut State, cx: &mut Cx<Game>) {
    let mut best: Option<(Seat, u32)> = None;
    let mut tied = false;
    for &seat in &state.order {
        let workers = &state.tracks.merchant_ship[seat.index()];
        let worth = |(kind, n): (Kind, &u8)| facts().kinds[kind].merchant_ship_value as u32 * *n as u32;
        let value: u32 = workers.pairs().map(worth).sum();
        if value > best.map_or(0, |(_, v)| v) {
            best = Some((seat, value));
            tied = false;
        } else if value > 0 {
            tied |= best.is_some_and(|(_, v)| v == value);
        }
    }
    match best {
        _ if !state.ship => cx.tell(|| Event::NoShip),
        None => cx.tell(|| Event::ShipStays),
        Some((seat, value)) => {
            state.ship = false;
            state.players[seat].ships += 1;
            cx.tell(|| Event::ShipWon { seat, value, tied });
        }
    }
    for seat in Seat::all(state.seats()) {
        let workers = std::mem::take(&mut state.tracks.merchant_ship[seat.index()]);
        if !workers.is_empty() {
            for kind in Kind::all() {
                for _ in 0..workers[kind] {
                    state.put_back(seat, kind);
                }
            }
        }
    }
}
