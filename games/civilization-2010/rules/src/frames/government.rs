//! R16.2: who loses the Pyramids changes at once to a government they unlocked themselves.

use super::*;
use crate::government;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseGovernment {
    pub seat: Seat,
}

impl Frame<Game> for ChooseGovernment {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-choose-government"));
        for government in Government::ALL {
            let tech = data().government_tech[government];
            if government == Government::Despotism || tech.is_some_and(|t| state.player(seat).knows(t)) {
                put(menu, state, seat, Action::Government(government));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Government(to) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        government::change(state, seat, to, cx);
    }
}
