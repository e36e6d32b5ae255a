//! R12.2: Overpopulation puts colonists into discovered regions.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settle {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for Settle {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-settle").num("n", self.left));
        for region in state.discovered_regions() {
            menu.choice(Action::Land(region), || {
                Show::at(targets::region(region), msg("do-settle").with("region", region.place()))
            });
        }
        for region in state.undiscovered_regions() {
            menu.refuse(|| Refusal::new(targets::region(region), "R12.2", msg("refuse-undiscovered")));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(region) = action else { unreachable!("a region") };
        state.frames.replace(Settle { left: self.left - 1, ..self });
        cx.tell(|| Event::Settled { seat, kind: Kind::Colonist, region });
        state.settle_colonists(seat, 1, region, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.left > 0 && state.has_figure(self.seat, Kind::Colonist) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
