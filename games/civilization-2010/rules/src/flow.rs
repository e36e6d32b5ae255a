//! What follows what: answers and what goes on by itself, then parts, phases and turns.

use crate::Game;
use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::frames::{
    Assign, ChooseGovernment, DropEvents, Manage, Moves, Pending, PhaseStart, Research, Start, Task,
};
use crate::ids::*;
use crate::state::*;
use crate::{scoring, setup, trade};
use kernel::{Cx, Flow, Frame, Menu, Seat, SeatSet};

pub fn open(state: &State) -> SeatSet {
    match state.winner {
        Some(_) => SeatSet::EMPTY,
        None => state.frames.top().asked(state),
    }
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.frames.top().offer(state, seat, menu);
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    state.frames.top().answer(state, seat, action, cx);
    advance(state, cx);
}

/// A victory ends it at once, and what is due at once comes before the frame on top.
pub fn advance(state: &mut State, cx: &mut Cx<Game>) {
    let first =
        |state: &mut State, cx: &mut Cx<Game>| match state.winner.is_some() || scoring::check(state, cx) {
            true => Some(Flow::Ask),
            false => settle(state).then_some(Flow::Go),
        };
    kernel::advance_after(state, first, |state| state.frames.top(), cx);
}

/// What is due at once, whoever's part it is: hand limits (R14.2, R5.3), a government lost with the Pyramids (R16.2).
fn settle(state: &mut State) -> bool {
    let busy = match state.frames.top() {
        Pending::DropEvents(_) | Pending::ChooseGovernment(_) => true,
        // Frida Kahlo's owner discards first, then counts.
        Pending::Use(used) => used.task == Task::Kahlo,
        _ => false,
    };
    if state.phase == Phase::Setup || busy {
        return false;
    }
    for seat in state.all() {
        let player = state.player(seat);
        let held = player.events.get().len();
        // Nobody's limit is below 2.
        if held > 2 && held > state.culture_hand(seat) {
            state.frames.push(DropEvents { seat });
            return true;
        }
        let tech = data().government_tech[player.government];
        let unearned = tech.is_some_and(|tech| !player.knows(tech));
        let pyramids = Wonder::ThePyramids;
        if unearned && (state.wonder_owner(pyramids) != Some(seat) || state.obsolete.has(pyramids)) {
            state.frames.push(ChooseGovernment { seat });
            return true;
        }
    }
    false
}

/// R3.1: the next part of the phase, or the next phase.
pub fn next_part(state: &mut State, cx: &mut Cx<Game>) {
    let part = state.part;
    let seat = state.order().nth(part as usize);
    if state.phase != Phase::Setup {
        state.part += 1;
    }
    state.declined = SeatSet::EMPTY;
    match (state.phase, seat) {
        (Phase::Setup, _) => setup::next(state, cx),
        (Phase::Start, Some(seat)) => start(state, seat, cx),
        (Phase::Start, None) => enter(state, Phase::Trade, cx),
        (Phase::Trade, _) if part == 0 => trade::begin(state, cx),
        (Phase::Trade, _) => enter(state, Phase::City, cx),
        (Phase::City, Some(seat)) => Manage::begin(state, seat, cx),
        (Phase::City, None) => enter(state, Phase::Movement, cx),
        (Phase::Movement, Some(seat)) => Moves::begin(state, seat, cx),
        (Phase::Movement, None) => enter(state, Phase::Research, cx),
        (Phase::Research, _) if part == 0 => state.frames.push(Research { done: SeatSet::EMPTY }),
        (Phase::Research, _) => new_turn(state, cx),
    }
}

/// R24.27: scouts are assigned at the end of the Start of Turn; to the letter before its actions.
fn start(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    cx.tell(|| Event::Part { who: seat });
    state.frames.push(Start { seat });
    if state.options.letter {
        state.frames.push(Assign { seat, scout: ARMIES as u8 });
    }
}

/// R3.2: the first player marker passes to the left, and what is done once a turn can be done again.
pub fn new_turn(state: &mut State, cx: &mut Cx<Game>) {
    if state.options.turn_limit > 0 && state.turn >= state.options.turn_limit {
        scoring::stop(state, cx);
        return;
    }
    state.turn += 1;
    if state.turn > 1 {
        state.first = state.first.next(state.seats);
    }
    state.bound.clear();
    for seat in state.all() {
        let player = state.me(seat);
        player.used = Set::default();
        player.used_wonders = Set::default();
        player.used_people = Set::default();
        player.once = Set::default();
        player.cook = false;
        player.unrest = false;
        player.michelangelo = false;
        player.offers = 0;
        player.drafts = 0;
        player.watching = false;
        for city in &mut player.cities {
            city.bonus = 0;
            city.acted = 0;
            city.actions = 0;
        }
        for figure in &mut player.figures {
            figure.done = false;
        }
    }
    let (turn, first) = (state.turn, state.first);
    cx.tell(|| Event::Turn { turn, first });
    enter(state, Phase::Start, cx);
}

fn enter(state: &mut State, phase: Phase, cx: &mut Cx<Game>) {
    state.phase = phase;
    state.part = 0;
    cx.tell(|| Event::Phase { phase });
    state.frames.push(PhaseStart { asked: SeatSet::EMPTY });
}

/// Whose part it is, or the first player in a simultaneous phase (R21.2).
pub fn active(state: &State) -> Seat {
    match state.phase {
        Phase::Start | Phase::City | Phase::Movement if state.part > 0 => {
            state.order().nth(state.part as usize - 1).unwrap_or(state.first)
        }
        _ => state.first,
    }
}
