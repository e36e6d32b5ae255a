//! R12.17: Spoils of War brings specialists of one's choice.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for Recruit {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-recruit").num("n", self.left));
        specialists::offer_kinds(state, seat, menu, |kind| {
            msg("do-recruit").with("kind", kind.term()).with("use", service(state, seat, kind))
        });
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Train(kind) = action else { unreachable!("a specialist") };
        state.frames.replace(Recruit { left: self.left - 1, ..self });
        state.gain(seat, kind, 1, Dest::Hand, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.left > 0 && state.specialists().any(|kind| state.obtainable(self.seat, kind)) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
