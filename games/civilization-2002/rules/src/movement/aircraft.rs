//! R2.3.4, R2.5.8: where aircraft may stay.

use crate::Game;
use crate::data::data;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Cx, Seat};

/// Fleets of `seat` in a zone that base aircraft, and aircraft there.
fn decks_and_aircraft(state: &State, seat: Seat, zone: Area) -> (usize, usize) {
    let pieces = &state.players[seat].pieces;
    let decks = pieces.count(|piece| piece.stands_in(zone) && state.bases_aircraft(piece.kind));
    (decks, pieces.count(|piece| piece.stands_in(zone) && piece.kind.is_aircraft()))
}

/// R2.3.4 [A]: aircraft a zone can take on beside those there.
pub fn deck_room(state: &State, seat: Seat, zone: Area) -> usize {
    if state.basic() {
        return TRAY;
    }
    let (decks, there) = decks_and_aircraft(state, seat, zone);
    (decks * data().tables.aircraft_per_fleet as usize).saturating_sub(there)
}

pub fn over_limit(state: &State, seat: Seat, zone: Area) -> bool {
    let (decks, there) = decks_and_aircraft(state, seat, zone);
    let room = decks * data().tables.aircraft_per_fleet as usize;
    there > 0 && (decks == 0 || (state.advanced() && there > room))
}

/// R2.3.4, R2.5.8: aircraft of `seat` left without a legal base are eliminated, everywhere after its own moves and where
/// it fought after a battle.
pub fn ground_aircraft(state: &mut State, seat: Seat, only: Option<Area>, cx: &mut Cx<Game>) {
    let here = |area: Area| only.is_none_or(|only| only == area);
    let pieces = &state.players[seat].pieces;
    let mine = pieces.iter().filter(|(_, piece)| piece.kind.is_aircraft() && here(piece.area()));
    let aircraft: ArrayVec<Slot, TRAY> = mine.map(|(slot, _)| slot).collect();
    for slot in aircraft {
        let area = state.players[seat].pieces.get(slot).area();
        let lost = !state.is_base(seat, area) || (!area.is_land() && over_limit(state, seat, area));
        if lost {
            cx.tell(|| Event::AircraftLost { who: seat, area });
            state.players[seat].pieces.remove(slot);
        }
    }
}
