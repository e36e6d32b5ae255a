//! R12.1: New World Cartography was bought; discover a region now, or keep it for later.

use super::*;
use crate::discovery;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Cartography {
    pub seat: Seat,
}

impl Frame<Game> for Cartography {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-cartography"));
        discovery::offer_free(state, menu);
        menu.choice(Action::Pass, || Show::button(msg("do-keep-cartography")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Discover(region) = action {
            discovery::use_cartography(state, seat, region, cx);
        }
    }
}
