//! R3.2: Khalid ibn al-Walid makes whoever uses the card first player, at the start of a phase.

use super::*;
use crate::people::{cards, ready};

/// Those who have been asked, clockwise from the first player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PhaseStart {
    pub asked: SeatSet,
}

impl PhaseStart {
    fn next(&self, state: &State) -> Option<Seat> {
        state.order().find(|&seat| !self.asked.contains(seat))
    }

    fn after(self, seat: Seat) -> PhaseStart {
        PhaseStart { asked: with(self.asked, seat) }
    }
}

/// Whoever has a face-down general is asked, as long as it could be Khalid.
fn might_be_khalid(state: &State, seat: Seat) -> bool {
    state.phase != Phase::Setup
        && state.first != seat
        && ready::might_be(state, seat, Person::KhalidIbnAlWalid)
}

impl Frame<Game> for PhaseStart {
    fn asked(&self, state: &State) -> SeatSet {
        self.next(state).map_or(SeatSet::EMPTY, SeatSet::of)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let khalid = Person::KhalidIbnAlWalid;
        let any = ready::ready(state, seat, khalid);
        menu.prompt(|| {
            let question = msg("prompt-phase-start").term("what", state.phase.key());
            question.num("any", any as i64).term("card", khalid.key())
        });
        if any {
            put(menu, state, seat, Action::Person(khalid));
        }
        choose::pass(menu, if any { "do-stay-in-order" } else { "do-stay-in-order-only" });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.replace(self.after(seat));
        if let Action::Person(person) = action {
            cards::discard(state, seat, person, cx);
            state.first = seat;
            cx.tell(|| Event::FirstPlayer { who: seat });
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        match self.next(state) {
            None => {
                state.frames.pop();
            }
            Some(seat) if might_be_khalid(state, seat) => return Flow::Ask,
            Some(seat) => {
                state.frames.replace(self.after(seat));
            }
        }
        Flow::Go
    }
}
