//! R13.4: a coin token is discarded for an investment marker.

use super::*;
use crate::investment;

/// Which coin token goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InvestCoin {
    pub seat: Seat,
}

impl InvestCoin {
    fn pay(self, state: &mut State, place: CoinPlace) {
        let player = state.me(self.seat);
        player.coins[place] -= 1;
        player.once.insert(Once::Invest);
        state.frames.replace(InvestCard { seat: self.seat, left: 1 });
    }
}

impl Frame<Game> for InvestCoin {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-invest-coin"));
        choose::coins(menu, state, seat);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Coin(place) = action else { unreachable!("{action:?}") };
        self.pay(state, place);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        match state.player(self.seat).only_coin_place() {
            Some(place) => {
                self.pay(state, place);
                Flow::Go
            }
            None => Flow::Ask,
        }
    }
}

/// On which card the marker goes; the Seven Cities of Gold bring two.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InvestCard {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for InvestCard {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-invest-card").num("n", self.left));
        for card in Investment::ALL {
            put(menu, state, seat, Action::Investment(card));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Investment(card) = action else { unreachable!("{action:?}") };
        match self.left {
            1 => {
                state.frames.pop();
            }
            left => {
                state.frames.replace(InvestCard { left: left - 1, ..self });
            }
        }
        investment::invest(state, seat, card, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if state.investments > 0 {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
