//! R2.3.5: whoever holds an area may challenge what enters it.

use crate::Civilization2002;
use crate::action::Action;
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::movement::unpick;
use crate::state::*;
use crate::{targets, words};
use kernel::{Cx, Menu, Seat, SeatSet, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// R2.3.5: whoever could fight there is asked, in seat order from the mover.
pub fn entered(state: &mut State, mover: Seat, area: Area) {
    let mut waiting = state.fighters_in(area).without(mover);
    for seat in waiting.iter() {
        if state.players[seat].quiet {
            waiting.remove(seat);
        }
    }
    if waiting.is_empty() {
        unpick(state, mover);
    } else {
        state.frames.push(Frame::Challenge { mover, area, waiting, declared: SeatSet::EMPTY });
    }
}

pub fn offer(mover: Seat, area: Area, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-challenge").seat("who", mover).with("where", words::area(area)));
    menu.choice(Action::Challenge, || {
        Show::space(
            targets::area(area),
            msg("do-challenge").seat("who", mover).with("where", words::area(area)),
        )
    });
    menu.choice(Action::LetPass, || Show::button(msg("do-let-pass")).tone(Tone::Idle));
    menu.choice(Action::LetAllPass, || Show::button(msg("do-let-all-pass").seat("who", mover)));
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    let Frame::Challenge { mover, area, mut waiting, mut declared } = *state.frames.top() else { return };
    waiting.remove(seat);
    match action {
        Action::Challenge => {
            declared.insert(seat);
            cx.tell(|| Event::Challenged { who: seat, mover, area });
        }
        Action::LetAllPass => state.players[seat].quiet = true,
        _ => {}
    }
    if !waiting.is_empty() {
        state.frames.replace(Frame::Challenge { mover, area, waiting, declared });
        return;
    }
    state.frames.pop();
    if !declared.is_empty() {
        freeze(state, mover);
        for seat in declared.iter() {
            state.challenges.0[area.index()].insert(seat);
        }
    }
    unpick(state, mover);
}

/// R2.3.5, R-12: what just entered is frozen; with passengers their fleet, with a fleet its passengers.
fn freeze(state: &mut State, mover: Seat) {
    let pieces = &mut state.players[mover].pieces;
    let mut fleets: u128 = 0;
    for (slot, piece) in pieces.iter_mut().filter(|(_, p)| p.picked) {
        piece.frozen = true;
        if piece.kind.is_fleet() {
            fleets |= 1 << slot;
        }
        if let Some(fleet) = piece.aboard() {
            fleets |= 1 << fleet;
        }
    }
    for (slot, piece) in pieces.iter_mut() {
        let carried = piece.aboard().is_some_and(|f| fleets >> f & 1 == 1);
        piece.frozen |= carried || fleets >> slot & 1 == 1;
    }
}
