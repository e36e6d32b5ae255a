//! What follows what: answers and what goes on by itself, then turns, turn cycles and rounds.

use crate::Game;
use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::frames::{Actions, Declare, LAST, Over, Status};
use crate::ids::*;
use crate::options::Length;
use crate::routes;
use crate::state::units::{CLIMBED, FOUGHT, MOVED, WOODED};
use crate::state::{State, Turn};
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Flow, Frame, Frames, Menu, Msg, Refusal, Seat, SeatSet, Show};

/// R5.2.
const ACTIONS: u8 = 3;
/// R5.1: turns of each player in a round.
const CYCLES: u8 = 3;

pub fn open(state: &State) -> SeatSet {
    state.frames.top().asked(state)
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    state.frames.top().offer(state, seat, menu);
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    let frame = *state.frames.top();
    frame.answer(state, seat, action, cx);
    advance(state, cx);
}

pub fn advance(state: &mut State, cx: &mut Cx<Game>) {
    kernel::advance(state, |state| state.frames.top(), cx);
}

/// For questions whose answers are all public: with one answer they are answered, with none they lapse (R14.5). What
/// depends on a hand is always asked, so that being asked proves nothing.
pub fn obvious<F: Frame<Game>>(frame: F, state: &mut State, cx: &mut Cx<Game>) -> Flow {
    let seat = frame.asked(state).first().expect("a question asks somebody");
    let mut count = Count { first: None, n: 0 };
    frame.offer(state, seat, &mut count);
    match (count.n, count.first) {
        (0, _) => {
            state.frames.pop();
        }
        (1, Some(action)) => frame.answer(state, seat, action, cx),
        _ => return Flow::Ask,
    }
    Flow::Go
}

/// A menu that only counts.
struct Count {
    first: Option<Action>,
    n: usize,
}

impl Menu<Action> for Count {
    fn prompt(&mut self, _: impl FnOnce() -> Msg) {}
    fn choice(&mut self, action: Action, _: impl FnOnce() -> Show) {
        self.first.get_or_insert(action);
        self.n += 1;
    }
    fn refuse(&mut self, _: impl FnOnce() -> Refusal) {}
}

impl State {
    /// R5.1, R21.3, R21.4.
    pub fn rounds(&self) -> u8 {
        match self.options.length {
            Length::Six => 6,
            Length::Four => 4,
            Length::Die | Length::Wonder => 7,
        }
    }
    /// R21.4: the die results that end the game before this turn cycle.
    fn end_roll(&self) -> Option<u8> {
        data().end_roll.iter().find(|e| (e.round, e.turn) == (self.round, self.cycle)).map(|e| e.up_to)
    }
    /// R21.5.
    pub fn in_last_turns(&self) -> bool {
        self.end_roll().is_some()
    }
}

/// R5.5, R23.1: lost actions, truces and marks first, then the income of Trade Routes.
pub fn start_turn(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    let hindered = std::mem::take(&mut state.players[seat].hindered);
    state.turn = Turn::of(seat, ACTIONS.saturating_sub(hindered));
    for other in state.others(seat).collect::<ArrayVec<_, 4>>() {
        if state.players[other].truce.contains(seat) {
            state.players[other].truce.remove(seat);
            state.turn.truce.insert(other);
        }
    }
    state.players[seat].clear_marks(MOVED | FOUGHT | CLIMBED | WOODED);
    for city in &mut state.cities {
        city.activations = 0;
    }
    state.frames = Frames::new(Actions);
    cx.tell(|| Event::TurnBegins { who: seat });
    if hindered > 0 {
        cx.tell(|| Event::Hindered { who: seat, n: hindered });
    }
    routes::income(state, seat);
}

/// A turn cycle begins with the first player; with the variable end a die may end the game first (R21.4).
pub fn start_cycle(state: &mut State, cx: &mut Cx<Game>) {
    if state.options.length == Length::Die
        && let Some(up_to) = state.end_roll()
    {
        let die = cx.die(6) as u8;
        cx.tell(|| Event::EndRoll { die, over: die <= up_to });
        if die <= up_to {
            state.turn.happening = None;
            state.frames = Frames::new(Over);
            return;
        }
    }
    start_turn(state, state.first, cx);
}

pub fn end_turn(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    state.turn.happening = None;
    let next = seat.next(state.seats);
    if next != state.first {
        start_turn(state, next, cx);
    } else if state.marvel {
        // R21.5: the cycle is finished, then the end.
        state.frames = Frames::new(Over);
    } else if state.cycle < CYCLES {
        state.cycle += 1;
        start_cycle(state, cx);
    } else {
        start_status(state, cx);
    }
}

/// Triggers last until the next step (R15.1, R16.5).
pub fn forget_triggers(state: &mut State) {
    let t = &mut state.turn;
    t.lesson = None;
    t.acquired = None;
    t.claims = Set::empty();
    t.fresh = false;
}

/// R19.1: objectives first; then the end, in the last round or if somebody had no city when the phase began.
fn start_status(state: &mut State, cx: &mut Cx<Game>) {
    let round = state.round;
    cx.tell(|| Event::StatusPhase { round });
    let bare = Seat::all(state.seats).any(|s| state.city_count(s) == 0);
    let last = state.round >= state.rounds();
    state.frames = Frames::new(Status { step: if bare || last { LAST } else { 2 } });
    for seat in state.in_order().rev().collect::<ArrayVec<_, 4>>() {
        state.frames.push(Declare { seat, done: Set::empty() });
    }
}
