//! Tracks that ask nobody: initiative (R6.1) and the merchant ship (R6.4).

use crate::Game;
use crate::data::facts;
use crate::event::Event;
use crate::ids::*;
use crate::state::{State, Tracks};
use kernel::{Cx, Seat};

/// R6.1: space k pays $k; the workers stay until the order changes.
pub fn initiative(state: &mut State, cx: &mut Cx<Game>) {
    for (place, worker) in state.tracks.initiative.iter().enumerate() {
        let (seat, n) = (worker.seat, place as u16 + 1);
        state.players[seat].money += n;
        cx.tell(|| Event::InitiativePaid { seat, n });
    }
}

impl Tracks {
    /// R6.1: what a seat is paid for standing there, once the track is resolved.
    pub fn initiative_pays(&self, seat: Seat) -> u16 {
        let place = self.initiative.iter().position(|worker| worker.seat == seat);
        place.map_or(0, |place| place as u16 + 1)
    }

    /// R6.4: captains and merchants count 2, others 1.
    pub fn ship_value(&self, seat: Seat) -> u32 {
        let worth = |(kind, n): (Kind, &u8)| facts().kinds[kind].merchant_ship_value as u32 * *n as u32;
        self.merchant_ship[seat.index()].pairs().map(worth).sum()
    }

    /// R6.4: who has the highest value, on a tie the earliest in order; and that value.
    pub fn ship_leader(&self, order: &[Seat]) -> Option<(Seat, u32)> {
        let mut best = None;
        for &seat in order {
            let value = self.ship_value(seat);
            if value > best.map_or(0, |(_, most)| most) {
                best = Some((seat, value));
            }
        }
        best
    }
}

/// R6.4: the ship is taken, or stays if nobody is there.
pub fn merchant_ship(state: &mut State, cx: &mut Cx<Game>) {
    let tracks = &state.tracks;
    match tracks.ship_leader(&state.order) {
        _ if !state.ship => cx.tell(|| Event::NoShip),
        None => cx.tell(|| Event::ShipStays),
        Some((seat, value)) => {
            let tied = state.others(seat).any(|other| tracks.ship_value(other) == value);
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
