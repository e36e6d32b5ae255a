//! R20.4: the United Nations let an event choose its owner, or not.

use super::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Consent {
    pub seat: Seat,
}

/// What the owner is asked about lies right below.
fn below(state: &State) -> Plan {
    match state.frames.iter().rev().nth(1) {
        Some(Pending::Plan(plan)) => *plan,
        other => unreachable!("consent to {other:?}"),
    }
}

impl Frame<Game> for Consent {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| {
            let plan = below(state);
            msg("prompt-consent").seat("who", plan.by).with("what", plan.what.term())
        });
        choose::yes(menu, "do-consent");
        choose::no(menu, "do-dissent");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        let mut plan = below(state);
        state.frames.pop();
        if action == Action::Yes {
            plan.agreed.insert(seat);
            state.frames.replace(plan);
        } else {
            state.frames.pop();
            state.declined.insert(seat);
        }
    }
}
