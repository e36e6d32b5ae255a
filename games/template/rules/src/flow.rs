//! What follows what: answers and what goes on by itself, then days, and the end.

use crate::Game;
use crate::action::Action;
use crate::event::Event;
use crate::frames::{Dawn, Evening, Over, Travel};
use crate::ids::*;
use crate::scoring;
use crate::state::State;
use kernel::{Cx, Frame, Menu, Seat, SeatSet};

pub fn open(state: &State) -> SeatSet {
    state.frames.top().asked(state)
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.frames.top().offer(state, seat, menu);
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    state.frames.top().clone().answer(state, seat, action, cx);
    advance(state, cx);
}

pub fn advance(state: &mut State, cx: &mut Cx<Game>) {
    kernel::advance(state, |state| state.frames.top(), cx);
}

/// R3.1: a day begins with the choice of hours.
pub fn begin_day(state: &mut State, cx: &mut Cx<Game>) {
    let day = state.day;
    cx.tell(|| Event::Dawn { day });
    state.players.iter_mut().for_each(|player| player.hour = None);
    state.frames.replace(Dawn);
}

/// R3.2: the earliest hour after this one travels next; when none is left it is evening.
pub fn next_traveller(state: &mut State, after: Option<Hour>) {
    let hours = state.players.pairs().filter_map(|(seat, player)| Some((player.hour?, seat)));
    match hours.filter(|(hour, _)| after.is_none_or(|after| *hour > after)).min() {
        Some((_, seat)) => state.frames.replace(Travel { seat }),
        None => state.frames.replace(Evening),
    };
}

/// R4.3: the next day, or the end.
pub fn end_day(state: &mut State, cx: &mut Cx<Game>) {
    if state.day < state.options.days {
        state.day += 1;
        begin_day(state, cx);
    } else {
        state.frames.replace(Over);
        let winners = scoring::ranking(state).winners();
        cx.tell(|| Event::GameOver { winners: winners.iter().collect() });
    }
}
