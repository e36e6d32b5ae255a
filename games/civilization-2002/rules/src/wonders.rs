//! What the holder of a modern wonder may do in his own step: the Manhattan Project, and the declared endings
//! (R5.2).

use crate::action::Action;
use crate::data::{Ending, data};
use crate::event::Event;
use crate::frame::Frame;
use crate::ids::*;
use crate::options::Length;
use crate::state::*;
use crate::{Civilization2002, elimination, milestones, targets, words};
use kernel::{Cx, Menu, Seat, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// Offered in the movement and purchase steps of `seat`.
pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if state.basic() || state.players[seat].wonders.is_empty() {
        return;
    }
    let d = data();
    if state.active(seat, d.manhattan) && !state.manhattan_used {
        menu.choice(Action::UseManhattan, || Show::card(targets::wonder(d.manhattan), msg("do-manhattan")));
    }
    if state.options.length == Length::Long && state.ending.is_none() {
        for (wonder, ending) in [(d.united_nations, Ending::Diplomatic), (d.apollo, Ending::Military)] {
            if state.active(seat, wonder) {
                menu.choice(Action::DeclareEnd(ending), || {
                    Show::card(
                        targets::wonder(wonder),
                        msg("do-declare-end").with("how", words::ending(ending)),
                    )
                });
            }
        }
    }
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    match action {
        Action::UseManhattan => state.frames.push(Frame::Destroy { seat }),
        Action::DeclareEnd(ending) => {
            state.ending = Some(ending);
            cx.tell(|| Event::EndDeclared { who: seat, ending });
        }
        Action::Claim(milestone) => milestones::claim_late(state, seat, milestone, cx),
        _ => unreachable!("{action:?} is not offered here"),
    }
}

pub fn offer_destroy(menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-destroy"));
    for area in Area::lands() {
        menu.choice(Action::Strike(area), || Show::space(targets::area(area), words::area(area)));
    }
    menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
}

/// everything of everyone in the region, and the settlement; a resource marker stays.
pub fn apply_destroy(state: &mut State, seat: Seat, action: Action, cx: Civ) {
    state.frames.pop();
    let Action::Strike(area) = action else { return };
    state.manhattan_used = true;
    cx.tell(|| Event::Destroyed { who: seat, area });
    for other in Seat::all(state.seats()) {
        state.players[other].pieces.remove_where(|p| p.area() == area);
    }
    let region = &mut state.regions[area];
    region.owner = None;
    region.holder = None;
    region.size = 0;
    region.happy = false;
    region.productive = false;
    state.challenges.0[area.index()] = kernel::SeatSet::EMPTY;
    elimination::check(state, Some(seat), cx);
}
