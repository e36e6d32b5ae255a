//! R1.8: what follows what: answers and what goes on by itself, then the phases of a turn, and when the game ends.

use crate::action::Action;
use crate::event::Event;
use crate::frames::{EndOfTurn, Movement, Purchase, Trade};
use crate::ids::*;
use crate::state::*;
use crate::{Game, milestones, movement, production};
use kernel::{Cx, Flow, Frame, Menu, Seat, SeatSet};

pub fn open(state: &State) -> SeatSet {
    state.frames.top().asked(state)
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.frames.top().offer(state, seat, menu);
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    let ended = ends_with_turn(state);
    let pending = *state.frames.top();
    pending.answer(state, seat, action, cx);
    advance(state, cx);
    // R6.10: what declares an ending says so itself.
    if !ended && state.ending.is_none() && ends_with_turn(state) {
        cx.tell(|| Event::LastTurn);
    }
}

/// R3.3: milestones are asked about before anything else goes on.
pub fn advance(state: &mut State, cx: &mut Cx<Game>) {
    let first = |state: &mut State, _: &mut Cx<Game>| milestones::ask(state).then_some(Flow::Ask);
    kernel::advance_after(state, first, |state| state.frames.top(), cx);
}

pub fn begin_movement(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    if state.phase != Phase::Movement {
        state.phase = Phase::Movement;
        cx.tell(|| Event::TurnBegins { turn: state.turn, era: state.era });
    }
    movement::refresh(state, seat);
}

pub fn end_movement(state: &mut State, seat: Seat) {
    state.challenges = Challenges::NONE;
    for (_, piece) in state.players[seat].pieces.iter_mut() {
        piece.frozen = false;
    }
    match state.next_in_phase(seat) {
        Some(next) => {
            state.frames.replace(Movement { seat: next });
            movement::refresh(state, next);
        }
        None => begin_trade(state),
    }
}

fn begin_trade(state: &mut State) {
    state.phase = Phase::Trade;
    for player in state.players.iter_mut() {
        player.proposals = 0;
        player.declined_by = SeatSet::EMPTY;
        player.forced_loan = false;
    }
    state.frames.replace(Trade::begin(state));
}

pub fn begin_production(state: &mut State, cx: &mut Cx<Game>) {
    state.phase = Phase::Production;
    production::begin(state, cx);
}

pub fn begin_purchases(state: &mut State) {
    state.phase = Phase::Purchase;
    for region in state.regions.iter_mut() {
        region.placed = 0;
    }
    state.frames.replace(Purchase { seat: state.opener() });
}

pub fn end_purchases(state: &mut State, seat: Seat) {
    match state.next_in_phase(seat) {
        Some(seat) => state.frames.replace(Purchase { seat }),
        None => state.frames.replace(EndOfTurn),
    };
}

/// How the game ends with this turn, if it does.
pub fn ending(state: &State) -> Option<Ending> {
    let with_settlements = state.alive().filter(|&seat| state.has_settlement(seat)).count();
    // R9.48, D18: also in the basic game and in every length.
    if with_settlements == 1 && state.alive().count() == 1 || (state.advanced() && with_settlements <= 1) {
        return Some(Ending::Conquest);
    }
    if state.alive().next().is_none() {
        return Some(Ending::Time);
    }
    // R9.36, D15: what was declared first stands.
    state.ending.or_else(|| ends_with_turn(state).then_some(Ending::Time))
}

/// R5, R6.10: as things stand, the game ends when this turn does.
pub fn ends_with_turn(state: &State) -> bool {
    if state.ending.is_some() {
        return true;
    }
    // R5.1: ownership counts, however obtained (R9.24).
    let three = |seat: Seat| (state.players[seat].technologies & Era::Modern.technologies()).len() >= 3;
    // R5.6
    let limit = state.options.turn_limit;
    state.basic() && state.alive().any(three) || limit > 0 && state.turn >= limit
}
