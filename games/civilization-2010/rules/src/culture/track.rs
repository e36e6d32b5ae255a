//! R14.3: advances on the culture track.

use super::events::draw_events;
use crate::Game;
use crate::data::data;
use crate::event::Event;
use crate::frames::{Advances, GainPeople};
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Seat};

/// Whether an advance can be paid now; `leap` passes over others' markers.
pub fn can_advance(state: &State, seat: Seat, leap: bool) -> bool {
    let player = state.player(seat);
    if player.track >= data().k.track_end {
        return false;
    }
    let (culture, trade) = state.track_cost(seat, state.next_space(seat, leap));
    player.culture >= culture as u16 && player.trade >= trade
}

/// Whether Shakespeare makes a difference here.
pub fn can_leap(state: &State, seat: Seat) -> bool {
    state.player(seat).track < data().k.track_end
        && state.person_works(seat, Person::WilliamShakespeare)
        && state.next_space(seat, true) != state.next_space(seat, false)
        && can_advance(state, seat, true)
}

pub fn pay_advance(state: &mut State, seat: Seat, leap: bool, cx: &mut Cx<Game>) {
    let space = state.next_space(seat, leap);
    let (culture, trade) = state.track_cost(seat, space);
    let player = state.me(seat);
    player.culture -= culture as u16;
    player.trade -= trade;
    reach(state, seat, space, cx);
}

pub fn free_advances(state: &mut State, seat: Seat, left: u8) {
    state.frames.push(Advances { seat, left });
}

/// R22.5: the Romans advance for nothing.
pub fn roman_advance(state: &mut State, seat: Seat) {
    if state.player(seat).civ == Civ::Romans {
        free_advances(state, seat, 1);
    }
}

/// Moves the marker and gives the reward.
pub fn reach(state: &mut State, seat: Seat, space: u8, cx: &mut Cx<Game>) {
    state.me(seat).track = space;
    cx.tell(|| Event::Advanced { who: seat, space });
    let entry = &data().track[space as usize - 1];
    if space == data().k.track_end {
        return;
    }
    match entry.great_person {
        true => state.frames.push(GainPeople { seat, left: 1 }),
        false => draw_events(state, seat, entry.level, 1, cx),
    }
}

/// The level of the space a marker stands on; space 0 is level I.
pub fn track_level(state: &State, seat: Seat) -> u8 {
    match state.player(seat).track {
        0 => 1,
        space => data().track[space as usize - 1].level,
    }
}
