//! R2.2: exploration markers.

use crate::action::Action;
use crate::data::{FAR, data};
use crate::event::{Event, RollFor};
use crate::frames::{FreeTechnology, Looked, MinorUnit};
use crate::ids::*;
use crate::state::*;
use crate::{Game, elimination, setup, targets};
use kernel::{Cx, MAX_SEATS, Menu, Seat, SeatSet, Show, msg};

/// R2.1.7: what is removed without effect when it is turned up at the start.
pub const START_REMOVES: [Marker; 4] =
    [Marker::MinorCivilization, Marker::Desert, Marker::Plague, Marker::Nothing];

/// R2.2.1, R9.6: where settlers of `seat`, moved or not, stand on a marker that `seat` has not seen.
pub fn looks(state: &State, seat: Seat) -> Set<Area> {
    let settlers = state.players[seat].pieces.iter().filter(|(_, piece)| piece.kind.is_settler());
    let places = settlers.map(|(_, piece)| piece.area()).filter(|area| area.is_land());
    places
        .filter(|&area| {
            let region = &state.regions[area];
            region.face == Face::Down && !region.known.contains(seat)
        })
        .collect()
}

pub fn offer_looks(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for area in looks(state, seat) {
        menu.choice(Action::Look(area), || {
            // R2.2.1: whoever looks moves no more, which costs what it could still have gone.
            let steps = looker(state, seat, area).map_or(0, |slot| state.players[seat].pieces.get(slot).left);
            Show::space(targets::area(area), msg("do-look").with("where", area.term()).num("steps", steps))
        });
    }
}

/// The settler with the fewest points left looks.
fn looker(state: &State, seat: Seat, area: Area) -> Option<Slot> {
    let pieces = state.players[seat].pieces.iter();
    let settlers = pieces.filter(|(_, piece)| piece.kind.is_settler() && piece.stands_in(area));
    settlers.min_by_key(|(_, piece)| piece.left).map(|(slot, _)| slot)
}

pub fn look(state: &mut State, seat: Seat, area: Area, cx: &mut Cx<Game>) {
    // R2.2.1: it moves no more this turn.
    if let Some(slot) = looker(state, seat, area) {
        state.players[seat].pieces.get_mut(slot).left = 0;
    }
    cx.reveal();
    state.regions[area].known.insert(seat);
    let marker = *state.regions[area].marker.get();
    if marker.stays_secret() {
        cx.confide(seat, || Event::Saw { who: seat, area, marker }, || Event::LookedAt { who: seat, area });
        state.frames.push(Looked { seat, area });
    } else {
        cx.tell(|| Event::LookedAt { who: seat, area });
        turn_up(state, seat, area, cx);
    }
}

/// The marker leaves the board.
pub fn discard(state: &mut State, area: Area) {
    let region = &mut state.regions[area];
    state.spent.put(region.marker.get().index());
    *region.marker.get_mut() = Marker::Nothing;
    region.face = Face::Gone;
    region.known = SeatSet::EMPTY;
}

/// Turns a marker up for good and lets it act on behalf of `seat` (R2.2.2 to R2.2.5).
pub fn turn_up(state: &mut State, seat: Seat, area: Area, cx: &mut Cx<Game>) {
    let marker = *state.regions[area].marker.get();
    cx.reveal();
    cx.tell(|| Event::TurnedUp { who: seat, area, marker });
    if marker.is_resource() || marker.is_terrain() {
        state.regions[area].face = Face::Up;
        return;
    }
    discard(state, area);
    match marker {
        Marker::Treasure => {
            state.players[seat].gold += data().tables.treasure;
            state.look_for_claims = true;
        }
        Marker::FreeTechnology => state.frames.push(FreeTechnology { seat }),
        Marker::MinorCivilization => minor_civilization(state, area, cx),
        Marker::Plague => plague(state, seat, area, cx),
        _ => {}
    }
}

/// R2.2.5: two dice less the number of settlements; the highest places a village and a unit.
fn minor_civilization(state: &mut State, area: Area, cx: &mut Cx<Game>) {
    let counts: [u8; MAX_SEATS] = std::array::from_fn(|i| state.settlement_count(Seat(i as u8)) as u8);
    let winner = setup::highest_roll(state.alive_set(), RollFor::Minor, |seat| counts[seat.index()], cx);
    state.regions[area].settle(winner);
    state.look_for_claims = true;
    cx.tell(|| Event::MinorJoined { who: winner, area });
    state.frames.push(MinorUnit { seat: winner, area });
}

/// R2.2.5: over land links only, as far as the era says; R9.10: fleets and their cargo are at sea and spared.
fn plague(state: &mut State, looker: Seat, origin: Area, cx: &mut Cx<Game>) {
    let radius = data().tables.plague_radius[state.era.index()];
    let steps = &data().land_steps[origin.index()];
    let struck = |area: Area| area.is_land() && steps[area.index()] != FAR && steps[area.index()] <= radius;
    for seat in Seat::all(state.seats()) {
        let lost = state.players[seat].pieces.remove_where(|piece| struck(piece.area()));
        if lost > 0 {
            cx.tell(|| Event::PlagueKilled { who: seat, count: lost as u8 });
        }
    }
    for area in Area::lands().filter(|&area| struck(area)) {
        let region = &mut state.regions[area];
        if region.size > 1 {
            region.size -= 1;
            let size = region.size;
            // R9.25: a town may have become the village that was missing.
            state.look_for_claims = true;
            cx.tell(|| Event::Shrunk { area, size });
        }
    }
    elimination::check(state, Some(looker), cx);
}
