//! R3 and R5: the order of things, from the call of an empire to the end of its turn.

use crate::HistoryOfTheWorld;
use crate::event::Event;
use crate::frame::{Frame, Stage};
use crate::ids::*;
use crate::state::{State, Turn};
use crate::{campaign, disasters, draft, events, finish, monuments, naval, prepare, scoring, uprisings};
use kernel::{Cx, Seat};

/// R3.1: calls the empires in order until somebody turns his card up.
pub fn call_next(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    // A card that is turned up, or a call that nobody answers, tells something.
    cx.reveal();
    while state.called < 7 {
        state.called += 1;
        let empire = Empire::at(state.epoch, state.called);
        let holder = Seat::all(state.seats()).find(|&s| *state.players[s].empire.get() == Some(empire));
        let Some(seat) = holder else {
            cx.tell(|| Event::Unclaimed { empire });
            continue;
        };
        cx.tell(|| Event::Called { seat, empire });
        state.players[seat].empires[state.epoch as usize - 1] = Some(empire);
        state.turn = Turn::of(seat, Some(empire));
        state.frames.replace(Frame::Turn(Stage::Events));
        return;
    }
    finish::end_epoch(state, cx);
}

/// R5, points 5 and 6: the table is cleared and the turn scored.
pub fn end(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    let (seat, epoch) = (state.turn.seat, state.epoch);
    let score = scoring::score(state, seat);
    let player = &mut state.players[seat];
    player.scored[epoch as usize - 1] = score;
    player.points += score.total();
    cx.tell(|| Event::Scored { seat, epoch, score });
    state.turn = Turn::of(seat, None);
    call_next(state, cx);
}

/// Goes on until somebody has a real choice.
pub fn advance(state: &mut State, cx: &mut Cx<HistoryOfTheWorld>) {
    loop {
        cx.automatic();
        let went_on = match state.frames.top() {
            Frame::Over | Frame::FortSite { .. } | Frame::PressOn { .. } | Frame::Treachery => false,
            Frame::Draft { drawer, .. } => {
                let drawer = *drawer;
                draft::settle(state, drawer, cx)
            }
            Frame::Turn(Stage::Events) => events::settle(state, cx),
            Frame::Turn(Stage::Astronomy | Stage::Reallocation) => prepare::settle(state, cx),
            Frame::Turn(Stage::Markers | Stage::Fleets) => naval::settle(state, cx),
            // The end of the turn is always asked, so that the last army can still be taken back.
            Frame::Turn(Stage::Expand) => false,
            Frame::Turn(Stage::Monuments { left }) => {
                let left = *left;
                monuments::settle(state, left, cx)
            }
            Frame::Campaign => campaign::settle(state),
            Frame::Disaster { .. }
            | Frame::Pestilence { .. }
            | Frame::Plague { .. }
            | Frame::Famine { .. }
            | Frame::BlackDeath { .. }
            | Frame::BlackDeathLands { .. } => disasters::settle(state, cx),
            Frame::CivilWar { .. } | Frame::Barbarians { .. } | Frame::Migrants { .. } => {
                uprisings::settle(state, cx)
            }
        };
        if !went_on {
            return;
        }
    }
}
