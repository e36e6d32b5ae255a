//! R4.8, R9.34: losing everything.

use crate::Game;
use crate::event::Event;
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Seat};

/// Puts out whoever has nothing left. `spoils_to` captured the last settlement or caused its loss.
pub fn check(state: &mut State, spoils_to: Option<Seat>, cx: &mut Cx<Game>) {
    for seat in Seat::all(state.seats()) {
        if state.players[seat].out || state.has_settlement(seat) {
            continue;
        }
        // R9.34 [B]: a settler can still found; to the letter nobody is ever out.
        let settlers = || state.players[seat].pieces.any(|p| p.kind.is_settler());
        if state.basic() && (state.options.nobody_falls || settlers()) {
            continue;
        }
        eliminate(state, seat, spoils_to.filter(|&other| other != seat && !state.players[other].out), cx);
    }
}

fn eliminate(state: &mut State, seat: Seat, spoils_to: Option<Seat>, cx: &mut Cx<Game>) {
    cx.tell(|| Event::Eliminated { who: seat });
    let player = &mut state.players[seat];
    player.out = true;
    player.pieces.clear();
    let gold = std::mem::take(&mut player.gold);
    let wonders = std::mem::take(&mut player.wonders);
    player.improvements = Set::empty();
    // Set aside, owned by nobody; they stay in play because they are not in the supply.
    player.technologies = Set::empty();
    if state.advanced()
        && let Some(captor) = spoils_to
    {
        let captor_state = &mut state.players[captor];
        captor_state.gold += gold;
        captor_state.wonders |= wonders;
        cx.tell(|| Event::Spoils { who: captor, from: seat, gold });
    }
    for challengers in &mut state.challenges.0 {
        challengers.remove(seat);
    }
}
