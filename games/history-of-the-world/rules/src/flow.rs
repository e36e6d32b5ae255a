//! What follows what: answers and what goes on by itself, then epochs, turns, and the end.

use crate::Game;
use crate::action::Action;
use crate::event::Event;
use crate::frames::{self, Over, Stage};
use crate::ids::*;
use crate::scoring;
use crate::state::{State, Turn};
use kernel::{Cx, Frame, Menu, Seat, SeatSet};

pub fn open(state: &State) -> SeatSet {
    state.frames.top().asked(state)
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.frames.top().offer(state, seat, menu);
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    let there = on_board(state, cx);
    state.frames.top().clone().answer(state, seat, action, cx);
    tell_of_the_fallen(state, there, cx);
    let there = on_board(state, cx);
    advance(state, cx);
    tell_of_the_fallen(state, there, cx);
}

/// R1.4: who has an army, as far as anybody is told when it falls.
fn on_board(state: &State, cx: &Cx<Game>) -> SeatSet {
    let seats = if cx.heard() { state.seats() } else { 0 };
    Seat::all(seats).filter(|&seat| !state.world.held_by(seat).is_empty()).collect()
}

/// Line by line nobody sees that it was the last army that fell.
fn tell_of_the_fallen(state: &State, there: SeatSet, cx: &mut Cx<Game>) {
    for seat in there.iter().filter(|&seat| state.world.held_by(seat).is_empty()) {
        cx.tell(|| Event::WipedOut { seat });
    }
}

pub fn advance(state: &mut State, cx: &mut Cx<Game>) {
    kernel::advance(state, |state| state.frames.top(), cx);
}

/// R3.1: an epoch begins with the allocation of its empires.
pub fn begin_epoch(state: &mut State, cx: &mut Cx<Game>) {
    let epoch = state.epoch;
    cx.tell(|| Event::EpochBegins { epoch });
    frames::allocate(state, cx);
}

/// R3.1, R3.2: calls the empires in order until somebody turns their card up.
pub fn call_next(state: &mut State, cx: &mut Cx<Game>) {
    // A card that is turned up, or a call that nobody answers, tells something.
    cx.reveal();
    while state.called < 7 {
        state.called += 1;
        let empire = Empire::of(state.epoch, state.called);
        let holder = Seat::all(state.seats()).find(|&s| *state.players[s].empire.get() == Some(empire));
        let Some(seat) = holder else {
            cx.tell(|| Event::Unclaimed { empire });
            continue;
        };
        cx.tell(|| Event::Called { seat, empire });
        state.players[seat].empires[state.epoch as usize - 1] = Some(empire);
        state.turn = Turn::of(seat, Some(empire));
        // R5.1
        state.frames.replace(Stage::Events);
        return;
    }
    end_epoch(state, cx);
}

/// R5.5, R5.6: the turn is scored, and with it goes all that was not used. R11.3: points once scored stay.
pub fn end_turn(state: &mut State, cx: &mut Cx<Game>) {
    let (seat, epoch) = (state.turn.seat, state.epoch);
    let score = scoring::score(state, seat);
    let player = &mut state.players[seat];
    player.scored[epoch as usize - 1] = score;
    player.points += score.total();
    cx.tell(|| Event::Scored { seat, epoch, score });
    state.turn = Turn::of(seat, None);
    call_next(state, cx);
}

/// R12.1, R12.2: pre-eminence, after the last epoch too; R12.5: then the next epoch, or the end.
fn end_epoch(state: &mut State, cx: &mut Cx<Game>) {
    if !state.options.no_preeminence {
        match scoring::leader(state) {
            Some(seat) => {
                state.players[seat].markers += 1;
                cx.tell(|| Event::Preeminent { seat });
            }
            None => cx.tell(|| Event::NobodyPreeminent),
        }
    }
    if state.epoch < 7 {
        state.epoch += 1;
        begin_epoch(state, cx);
    } else {
        scoring::turn_markers(state, cx);
        state.frames.replace(Over);
        let winners = scoring::ranking(state).winners();
        cx.tell(|| Event::GameOver { winners: winners.iter().collect() });
    }
}
