//! R6.9.20: Migrants settle in vacant lands of a region.

use super::*;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Migrants {
    pub card: Card,
    pub left: u8,
}

pub fn migrant_lands(state: &State, region: Region) -> Set<Land> {
    state.vacant() & state.board().regions[region]
}

impl Migrants {
    fn lands(&self, state: &State) -> Set<Land> {
        let CardKind::Migrants { region, .. } = self.card.kind() else { unreachable!("Migrants") };
        migrant_lands(state, region)
    }

    fn settle(self, state: &mut State, land: Land, cx: &mut Cx<Game>) {
        let (seat, army) = (state.turn.seat, state.event_army(self.card));
        state.world.settle(land, seat, army);
        cx.tell(|| Event::Settled { seat, land });
        state.frames.pop();
        if self.left > 1 {
            state.frames.push(Migrants { left: self.left - 1, ..self });
        }
    }
}

impl Frame<Game> for Migrants {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-migrants").num("n", self.left));
        choose::lands(menu, "do-settle", self.lands(state));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("migrants go to a land") };
        self.settle(state, land, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let lands = self.lands(state);
        if lands.is_empty() {
            state.frames.pop();
        } else if let Some(only) = lands.only() {
            self.settle(state, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}
