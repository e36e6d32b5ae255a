//! R7: what the end of a move brings.

pub mod discovery;
pub mod paths;
pub mod shown;

use crate::frames::{Arrive, Pending};
use crate::ids::*;
use crate::state::*;
use crate::{Game, battle};
use discovery::{claim_relic, explore_hut};
use kernel::{Cx, Seat};
use paths::{Group, enemy_centre, own_centre, scouts_explore, theft};

/// The end of a movement: what is on the square is met.
pub fn finish(state: &mut State, group: Group, cx: &mut Cx<Game>) {
    let Group { seat, at, .. } = group;
    for figure in group.list() {
        state.me(seat).figures[figure as usize].done = true;
    }
    if own_centre(state, seat, at) {
        // Stuck in an own city: it can only disband.
        for figure in group.list() {
            state.put_figure(seat, figure, None);
        }
        return;
    }
    if enemy_centre(state, seat, at) {
        if theft(state, seat, at).is_empty() {
            battle::attack_city(state, seat, at, cx);
        } else {
            state.frames.push(Arrive { seat, at });
        }
        return;
    }
    if group.armies() > 0 {
        let building = matches!(state.pieces[at], Piece::Building(_));
        let player = state.player(seat);
        if building && player.knows(Tech::Combustion) && !player.once.has(Once::Combustion) {
            state.frames.push(Arrive { seat, at });
        }
    }
    match state.markers[at] {
        Marker::Hut if group.armies() > 0 || scouts_explore(state, seat) => explore_hut(state, seat, at, cx),
        Marker::Village if group.armies() > 0 => battle::attack_village(state, seat, at, cx),
        Marker::Relic(relic) if group.armies() > 0 => claim_relic(state, seat, at, relic, cx),
        _ => {}
    }
    if group.armies() > 0 && state.enemy_at(seat, at) {
        battle::contact(state, seat, at, cx);
    }
}

/// A figure is killed; it also leaves the group it was moving with (R7.16).
pub fn lose_figure(state: &mut State, seat: Seat, figure: u8) {
    state.put_figure(seat, figure, None);
    for frame in state.frames.iter_mut() {
        if let Pending::Going(going) = frame
            && going.seat == seat
        {
            going.group &= !(1 << figure);
        }
    }
}
