//! R6.9.5: naming the land of Treachery.

use super::*;
use crate::treason;

pub struct TreacheryLand;

impl Frame<Game> for TreacheryLand {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-treachery"));
        choose::lands(menu, "do-name", state.enemies());
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("Treachery names a land") };
        state.turn.treachery = Some(land);
        state.frames.pop();
        cx.tell(|| Event::Named { seat, land, steps: treason::steps_to(state, land) });
    }
}
