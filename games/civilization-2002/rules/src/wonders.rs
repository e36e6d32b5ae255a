//! What the holder of a modern wonder may do in their own step: the Manhattan Project (R9.42), and the declared endings
//! (R5.2, R9.36).

use crate::Game;
use crate::action::Action;
use crate::data::data;
use crate::event::Event;
use crate::frames::Destroy;
use crate::ids::*;
use crate::options::Length;
use crate::state::*;
use crate::targets;
use kernel::{Cx, Menu, Seat, Show, msg};

/// Offered in the movement and purchase steps of `seat`; true if anything is.
pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    if state.basic() || state.players[seat].wonders.is_empty() {
        return false;
    }
    let mut any = false;
    let data = data();
    if state.active(seat, data.manhattan) && !state.manhattan_used {
        any = true;
        menu.choice(Action::UseManhattan, || {
            Show::card(targets::wonder(data.manhattan), msg("do-manhattan"))
        });
    }
    if state.options.length == Length::Long && state.ending.is_none() {
        for (wonder, ending) in [(data.united_nations, Ending::Diplomatic), (data.apollo, Ending::Military)] {
            if state.active(seat, wonder) {
                any = true;
                menu.choice(Action::DeclareEnd(ending), || {
                    Show::card(targets::wonder(wonder), msg("do-declare-end").with("how", ending.term()))
                });
            }
        }
    }
    any
}

pub fn answer(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    match action {
        Action::UseManhattan => state.frames.push(Destroy { seat }),
        Action::DeclareEnd(ending) => {
            state.ending = Some(ending);
            cx.tell(|| Event::EndDeclared { who: seat, ending });
        }
        _ => unreachable!("{action:?} is not offered here"),
    }
}
