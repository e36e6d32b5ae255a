//! Magellan's Voyage imposes a loan.

use crate::action::Action;
use crate::data::data;
use crate::deal::{lendable, partners};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::state::*;
use crate::{Civilization2002, targets, words};
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

pub fn is_open(state: &State, seat: Seat) -> bool {
    state.active(seat, data().magellan)
        && !state.players[seat].forced_loan
        && lendable(state, seat).next().is_some()
        && partners(state, seat).iter().any(|s| lendable(state, s).next().is_some())
}

/// a card of one's own against a card of a player within reach.
pub fn offer(state: &State, seat: Seat, mine: Option<Area>, menu: &mut impl Menu<Action>) {
    let card = |area: Area| {
        let what = state.regions[area].resource().unwrap_or(Marker::NOTHING);
        msg("item-loan").with("what", words::marker(what)).with("where", words::area(area))
    };
    match mine {
        None => {
            menu.prompt(|| msg("prompt-forced-lend"));
            for area in lendable(state, seat) {
                menu.choice(Action::Lend(area), || Show::card(targets::city(area), card(area)));
            }
        }
        Some(_) => {
            menu.prompt(|| msg("prompt-forced-borrow"));
            for other in partners(state, seat).iter() {
                for area in lendable(state, other) {
                    menu.choice(Action::Borrow(area), || Show::card(targets::city(area), card(area)));
                }
            }
        }
    }
    menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
}

pub fn apply(state: &mut State, seat: Seat, mine: Option<Area>, action: Action, cx: Civ) {
    match (action, mine) {
        (Action::Lend(area), _) => {
            state.frames.replace(Frame::ForcedLoan { seat, mine: Some(area) });
        }
        (Action::Borrow(theirs), Some(mine)) => {
            state.frames.pop();
            let other = state.regions[theirs].owner.unwrap_or(seat);
            state.regions[theirs].holder = Some(seat);
            state.regions[mine].holder = Some(other);
            state.players[seat].forced_loan = true;
            cx.tell(|| Event::ForcedLoan { who: seat, from: other, lent: mine, borrowed: theirs });
        }
        _ => {
            state.frames.pop();
        }
    }
}
