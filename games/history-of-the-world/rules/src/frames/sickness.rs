//! R6.9.14 to R6.9.16: Pestilence, Plague, Famine.

use super::*;
use crate::sickness::{armed_regions, strike, strike_on, strike_region};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pestilence {
    pub card: Card,
}

impl Frame<Game> for Pestilence {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    /// R6.9.14: lands where it finds an army, there or next to it.
    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let (board, armies) = (state.board(), state.exposed());
        menu.prompt(|| msg("prompt-pestilence"));
        choose::lands(menu, "do-choose-land", (armies | board.land.around(armies)) & board.all());
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let (Action::Land(centre), CardKind::Pestilence { centre_dice, adjacent_dice }) =
            (action, self.card.kind())
        else {
            unreachable!("Pestilence comes to a land")
        };
        state.frames.pop();
        let mut fallen = Vec::new();
        strike_on(state, self.card, (centre, centre_dice), &mut fallen, cx);
        for land in state.board().neighbours(centre) {
            strike_on(state, self.card, (land, adjacent_dice), &mut fallen, cx);
        }
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plague {
    pub card: Card,
    pub from: Option<Land>,
}

impl Plague {
    /// R6.9.15: where it is, or may go next.
    fn lands(&self, state: &State) -> Set<Land> {
        self.from.map_or(state.exposed(), |from| state.exposed() & state.board().neighbours(from))
    }

    /// It goes on until an army survives.
    fn spread(self, state: &mut State, land: Land, cx: &mut Cx<Game>) {
        let CardKind::Plague { first_dice, next_dice } = self.card.kind() else { unreachable!("Plague") };
        let dice = if self.from.is_some() { next_dice } else { first_dice };
        strike(state, self.card, land, dice, cx);
        if state.world.occupied().has(land) {
            state.frames.pop();
        } else {
            state.frames.replace(Plague { from: Some(land), ..self });
        }
    }
}

impl Frame<Game> for Plague {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg(if self.from.is_some() { "prompt-plague-next" } else { "prompt-plague" }));
        choose::lands(menu, "do-choose-land", self.lands(state));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("the Plague comes to a land") };
        self.spread(state, land, cx);
    }

    /// Where it begins is always a choice; then it spreads of itself where there is only one way.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let lands = self.lands(state);
        if self.from.is_none() {
            return Flow::Ask;
        } else if lands.is_empty() {
            state.frames.pop();
        } else if let Some(only) = lands.only() {
            self.spread(state, only, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Famine {
    pub card: Card,
}

impl Frame<Game> for Famine {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    /// R6.9.16
    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-famine"));
        choose::regions(menu, armed_regions(state));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let (Action::Region(region), CardKind::Famine { dice }) = (action, self.card.kind()) else {
            unreachable!("Famine comes to a region")
        };
        state.frames.pop();
        strike_region(state, self.card, region, dice, cx);
    }
}
