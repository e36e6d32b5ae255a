//! R6.9.17: Black Death, in two regions that touch, or by the letter (D10) in two lands.

use super::*;
use crate::sickness::{armed_regions, strike, strike_region};

/// Whether it finds an army anywhere.
pub fn black_death_has_a_place(state: &State) -> bool {
    if state.options.letter {
        !afflicted_lands(state, None).is_empty()
    } else {
        !afflicted_regions(state, None).is_empty()
    }
}

fn dice(card: Card) -> u8 {
    let CardKind::BlackDeath { dice } = card.kind() else { unreachable!("Black Death") };
    dice
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BlackDeath {
    pub card: Card,
    pub first: Option<Region>,
}

/// Regions with a neighbour, where one of the two has an army; after the first, its neighbours.
fn afflicted_regions(state: &State, first: Option<Region>) -> Set<Region> {
    let (near, armed) = (&state.board().region_neighbours, armed_regions(state));
    match first {
        Some(first) if armed.has(first) => near[first],
        Some(first) => near[first] & armed,
        None => Set::of_all(|r| near[r].meets(armed) || armed.has(r) && !near[r].is_empty()),
    }
}

impl Frame<Game> for BlackDeath {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| match self.first {
            None => msg("prompt-black-death"),
            Some(_) => msg("prompt-black-death-second"),
        });
        choose::regions(menu, afflicted_regions(state, self.first));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Region(region) = action else { unreachable!("Black Death comes to a region") };
        let Some(first) = self.first else {
            state.frames.replace(BlackDeath { first: Some(region), ..self });
            return;
        };
        state.frames.pop();
        strike_region(state, self.card, first, dice(self.card), cx);
        strike_region(state, self.card, region, dice(self.card), cx);
    }
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BlackDeathLands {
    pub card: Card,
    pub first: Option<Land>,
}

/// Two adjacent lands, at least one of them with an army.
fn afflicted_lands(state: &State, first: Option<Land>) -> Set<Land> {
    let (board, armed) = (state.board(), state.exposed());
    match first {
        // An island without a neighbour cannot be one of two.
        None => ((armed | board.land.around(armed)) & board.habitable)
            .filter(|land| board.neighbours(land).meets(board.habitable)),
        Some(first) => {
            let near = board.neighbours(first) & board.habitable;
            if armed.has(first) { near } else { near & armed }
        }
    }
}

impl Frame<Game> for BlackDeathLands {
    fn asked(&self, state: &State) -> SeatSet {
        state.active()
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| match self.first {
            None => msg("prompt-black-death-land"),
            Some(_) => msg("prompt-black-death-land-second"),
        });
        choose::lands(menu, "do-choose-land", afflicted_lands(state, self.first));
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Land(land) = action else { unreachable!("Black Death comes to a land") };
        let Some(first) = self.first else {
            state.frames.replace(BlackDeathLands { first: Some(land), ..self });
            return;
        };
        state.frames.pop();
        strike(state, self.card, first, dice(self.card), cx);
        strike(state, self.card, land, dice(self.card), cx);
    }
}
