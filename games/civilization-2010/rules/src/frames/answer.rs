//! R5.2: the other player accepts an offer or declines it.

use super::*;
use crate::trade::{Draft, can_deliver, exchange};
use crate::view::offered;
use kernel::Ears;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Answer {
    pub from: Seat,
    pub to: Seat,
}

impl Frame<Game> for Answer {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.to)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let draft = state.player(self.from).draft.get();
            let (give, ask) = (draft.give.told(draft.shown), draft.ask.told(true));
            msg("prompt-answer").seat("who", self.from).list("give", give).list("ask", ask)
        });
        if can_deliver(state, self.to, &state.player(self.from).draft.get().ask) {
            choose::yes(menu, "do-accept");
        }
        choose::no(menu, "do-decline");
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Answer { from, to } = self;
        state.frames.pop();
        if action == Action::No {
            let parties: SeatSet = [from, to].into_iter().collect();
            for party in parties.iter() {
                let offer = Some(offered(state, party, from, to));
                cx.tell_to(Ears::only(SeatSet::of(party)), || Event::Declined { who: to, from, offer });
            }
            cx.tell_to(Ears::all_but(parties), || Event::Declined { who: to, from, offer: None });
            *state.me(from).draft.get_mut() = Draft::default();
        } else if state.player(from).draft.get().ask.any_event > 0 {
            state.frames.push(HandOver { from, to });
        } else {
            exchange(state, from, to, None, cx);
        }
    }
}

/// A culture event of some level was asked for, and this player says which.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HandOver {
    pub from: Seat,
    pub to: Seat,
}

impl Frame<Game> for HandOver {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.to)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-hand-over").seat("who", self.from));
        let level = state.player(self.from).draft.get().ask.any_event;
        for (kind, _) in state.player(seat).events.get().kinds() {
            if data().events[kind].level == level {
                choose::event(menu, "do-hand-over", CultureEvent::at(kind));
            }
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Event(event) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        exchange(state, self.from, self.to, Some(event), cx);
    }
}
