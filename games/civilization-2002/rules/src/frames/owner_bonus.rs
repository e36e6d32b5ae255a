//! Two rare gifts of a technology: free growth (R4.3.2), and battleships refitted to carriers.

use crate::action::Action;
use crate::ids::*;
use crate::state::*;
use crate::{Civilization2002, purchase, targets, words};
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

pub fn offer_growth(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-free-growth"));
    for area in state.settlements(seat) {
        match purchase::may_grow(state, area) {
            Ok(()) => {
                menu.choice(Action::Grow(area), || Show::space(targets::area(area), words::area(area)));
            }
            Err((rule, why)) => {
                menu.refuse(|| targets::refuse_area(area, rule, msg(why).with("where", words::area(area))));
            }
        }
    }
}

pub fn apply_growth(state: &mut State, seat: Seat, area: Area, cx: &mut Cx<Civilization2002>) {
    state.frames.pop();
    purchase::grow(state, seat, area, cx);
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-refit"));
    for (slot, piece) in state.players[seat].pieces.iter().filter(|(_, p)| p.kind == Kind::BATTLESHIP) {
        menu.choice(Action::Refit(slot), || {
            Show::piece(targets::piece(seat, slot), msg("do-refit").with("where", words::area(piece.area())))
        });
    }
    menu.choice(Action::Confirm, || Show::button(msg("do-refit-done")).tone(Tone::Idle));
}

pub fn apply(state: &mut State, seat: Seat, action: Action) {
    match action {
        Action::Refit(slot) => state.players[seat].pieces.get_mut(slot).kind = Kind::CARRIER,
        _ => drop(state.frames.pop()),
    }
}
