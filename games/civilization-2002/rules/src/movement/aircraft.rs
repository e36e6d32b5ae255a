//! R2.3.4, R2.5.8: where aircraft may stay.

use crate::Civilization2002;
use crate::data::data;
use crate::event::Event;
use crate::ids::*;
use crate::pieces::{Slot, TRAY};
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Cx, Seat};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// R2.3.4 [A]: aircraft a zone can take on beside those there.
pub fn deck_room(state: &State, seat: Seat, zone: Area) -> usize {
    if state.basic() {
        return TRAY;
    }
    let pieces = &state.players[seat].pieces;
    let decks = pieces.count(|p| p.stands_in(zone) && state.bases_aircraft(p.kind));
    let there = pieces.count(|p| p.stands_in(zone) && p.kind.is_aircraft());
    (decks * data().tables.aircraft_per_fleet as usize).saturating_sub(there)
}

pub fn over_limit(state: &State, seat: Seat, zone: Area) -> bool {
    let pieces = &state.players[seat].pieces;
    let decks = pieces.count(|p| p.stands_in(zone) && state.bases_aircraft(p.kind));
    let there = pieces.count(|p| p.stands_in(zone) && p.kind.is_aircraft());
    there > 0
        && (decks == 0 || (state.advanced() && there > decks * data().tables.aircraft_per_fleet as usize))
}

/// R2.3.4, R2.5.8: aircraft of `seat` left without a legal base are eliminated, everywhere after its own moves and where
/// it fought after a battle.
pub fn ground_aircraft(state: &mut State, seat: Seat, only: Option<Area>, cx: Civ) {
    let here = |area: Area| only.is_none_or(|only| only == area);
    let mine = state.players[seat].pieces.iter().filter(|(_, p)| p.kind.is_aircraft() && here(p.area()));
    let aircraft: ArrayVec<Slot, TRAY> = mine.map(|(slot, _)| slot).collect();
    for slot in aircraft {
        let piece = *state.players[seat].pieces.get(slot);
        let area = piece.area();
        let lost = !state.is_base(seat, area) || (!area.is_land() && over_limit(state, seat, area));
        if lost {
            cx.tell(|| Event::AircraftLost { who: seat, area });
            state.players[seat].pieces.remove(slot);
        }
    }
}
