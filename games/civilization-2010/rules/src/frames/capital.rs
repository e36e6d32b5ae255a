//! R2.8: where the capital stands.

use super::*;

/// Choosing the square of the capital; the Indians choose a second one beside the `first`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Capital {
    pub seat: Seat,
    pub first: Option<u16>,
}

/// The four centre squares of a home tile.
fn centre_squares(state: &State, seat: Seat) -> [u16; 4] {
    let slot = state.layout().starts[seat.index()].0 as u16 * 16;
    [slot + 5, slot + 6, slot + 9, slot + 10]
}

impl Frame<Game> for Capital {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg(if self.first.is_none() { "prompt-capital" } else { "prompt-metropolis" }));
        for square in centre_squares(state, seat) {
            let beside = self.first.is_none_or(|first| state.layout().map.side(first, square).is_some());
            if state.is_water(square) {
                choose::refuse(menu, Target::Space(square), ("R2.8", "refuse-capital-water"));
            } else if !beside {
                choose::refuse(menu, Target::Space(square), ("R2.8", "refuse-capital-diagonal"));
            } else {
                choose::capital(menu, state, seat, self.first, square);
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Square(square) = action else { unreachable!("{action:?}") };
        if self.first.is_none() && state.player(seat).civ == Civ::Indians {
            state.frames.replace(Capital { first: Some(square), ..self });
            return;
        }
        state.frames.pop();
        let city = &mut state.me(seat).cities[0];
        city.at = Some(self.first.unwrap_or(square));
        city.second = self.first.map(|_| square);
        state.claim_again();
        cx.tell(|| Event::Capital { who: seat, square });
    }
}
