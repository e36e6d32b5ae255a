//! The status phase (R19).

use crate::action::Action;
use crate::board::Space;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::{Frame, From};
use crate::hands;
use crate::ids::*;
use crate::options::Length;
use crate::set::Set;
use crate::state::State;
use crate::turn;
use crate::{targets, text};
use kernel::{Frames, Menu, Seat, Show, Tone, msg};

pub fn start(state: &mut State, cx: &mut Cx) {
    let round = state.round;
    cx.tell(|| Event::StatusPhase { round });
    // R19.1: whether somebody had no city when the phase began.
    let bare = kernel::Seat::all(state.seats).any(|s| state.city_count(s) == 0);
    let last = state.round >= state.rounds();
    state.frames = Frames::new(Frame::Status { step: if bare || last { LAST } else { 2 } });
    for seat in state.in_order().rev().collect::<arrayvec::ArrayVec<_, 4>>() {
        state.frames.push(Frame::Declare { seat, done: Set::EMPTY });
    }
}

/// The step that ends the game.
const LAST: u8 = 9;

/// Each step is done by all before the next begins.
pub fn settle(state: &mut State, step: u8, cx: &mut Cx) {
    let seats: arrayvec::ArrayVec<Seat, 4> = state.in_order().rev().collect();
    match step {
        LAST => {
            state.turn.happening = None;
            state.frames.replace(Frame::Over);
            return;
        }
        2 => {
            state.frames.replace(Frame::Status { step: 3 });
            // R21.3: everyone the first, then everyone the second.
            let rounds = 1 + (state.options.length == Length::Four) as u8;
            for _ in 0..rounds {
                for &seat in &seats {
                    state.frames.push(Frame::Acquire { seat, from: From::Any, paid: false });
                }
            }
            return;
        }
        3 => {
            for &seat in seats.iter().rev() {
                hands::draw_card(state, seat, cx);
                hands::draw_goal(state, seat, cx);
            }
            state.frames.replace(Frame::Status { step: 5 });
            for &seat in &seats {
                state.frames.push(Frame::Raze { seat });
            }
            return;
        }
        5 => {
            state.frames.replace(Frame::Status { step: 6 });
            if let Some(seat) = leader(state) {
                state.frames.push(Frame::First { seat });
            }
            return;
        }
        _ => {}
    }
    state.round += 1;
    state.cycle = 1;
    turn::start_cycle(state, cx);
}

/// R19.5: who chooses the first player, if anybody.
fn leader(state: &State) -> Option<Seat> {
    let sum = |s: Seat| state.players[s].culture_level + state.players[s].mood_level;
    let most = state.in_order().map(sum).max()?;
    if sum(state.first) == most {
        let alone = state.in_order().filter(|&s| sum(s) == most).count() == 1;
        return alone.then_some(state.first);
    }
    state.in_order().find(|&s| sum(s) == most)
}

pub fn offer_first(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-first"));
    for s in kernel::Seat::all(state.seats) {
        menu.choice(Action::Seat(s), || Show::seat(s, msg("do-choose-seat").seat("who", s)));
    }
}

pub fn apply_first(state: &mut State, first: Seat, cx: &mut Cx) {
    state.frames.pop();
    state.first = first;
    cx.tell(|| Event::FirstPlayer { who: first });
}

/// R19.4.
pub fn offer_raze(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-raze"));
    for city in state.cities_of(seat).filter(|c| c.size() == 1) {
        menu.choice(Action::At(city.at), || {
            Show::at(targets::space(city.at), msg("do-raze").with("where", text::space(city.at)))
        });
    }
    menu.choice(Action::No, || Show::button(msg("do-raze-none")).tone(Tone::Idle));
}

pub fn apply_raze(state: &mut State, seat: Seat, at: Space, cx: &mut Cx) {
    state.remove_city(at);
    state.gain(seat, Good::Gold, 1);
    cx.tell(|| Event::Razed { who: seat, at });
}
