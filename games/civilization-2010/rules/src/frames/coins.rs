//! R13.3: effects take coin tokens, never printed coins; they take them from one place or another.

use super::*;

/// Players who lose a coin token each, one after the other; whoever caused it says from where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropCoins {
    pub by: Seat,
    pub seats: SeatSet,
}

impl DropCoins {
    fn drop(self, state: &mut State, victim: Seat, place: CoinPlace, cx: &mut Cx<Game>) {
        self.without(state, victim);
        state.me(victim).coins[place] -= 1;
        cx.tell(|| Event::LostCoin { who: victim, place });
    }

    fn without(self, state: &mut State, victim: Seat) {
        state.frames.replace(DropCoins { seats: self.seats.without(victim), ..self });
    }
}

impl Frame<Game> for DropCoins {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.by)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let victim = self.seats.first().expect("a player to choose from");
        menu.prompt(|| msg("prompt-drop-coin").seat("who", victim));
        choose::coins(menu, state, victim);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Coin(place) = action else { unreachable!("{action:?}") };
        let victim = self.seats.first().expect("a player");
        self.drop(state, victim, place, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Some(victim) = self.seats.first() else {
            state.frames.pop();
            return Flow::Go;
        };
        let player = state.player(victim);
        if player.coin_tokens() == 0 {
            self.without(state, victim);
        } else if let Some(place) = player.only_coin_place() {
            self.drop(state, victim, place, cx);
        } else {
            return Flow::Ask;
        }
        Flow::Go
    }
}

/// R11.2: as loot, a coin token that is discarded, or kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LootCoin {
    pub winner: Seat,
    pub loser: Seat,
    pub keep: bool,
}

impl LootCoin {
    fn take(self, state: &mut State, place: CoinPlace) {
        state.frames.pop();
        state.me(self.loser).coins[place] -= 1;
        if self.keep {
            state.me(self.winner).coins[CoinPlace::Sheet] += 1;
        }
    }
}

impl Frame<Game> for LootCoin {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.winner)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        let key = if self.keep { "prompt-steal-coin" } else { "prompt-drop-coin" };
        menu.prompt(|| msg(key).seat("who", self.loser));
        choose::coins(menu, state, self.loser);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Coin(place) = action else { unreachable!("{action:?}") };
        self.take(state, place);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        match state.player(self.loser).only_coin_place() {
            Some(place) => {
                self.take(state, place);
                Flow::Go
            }
            None => Flow::Ask,
        }
    }
}

/// A gift from afar brings another player a coin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GiveCoin {
    pub by: Seat,
}

impl GiveCoin {
    fn give(self, state: &mut State, to: Seat, cx: &mut Cx<Game>) {
        state.frames.pop();
        state.me(to).coins[CoinPlace::Sheet] += 1;
        cx.tell(|| Event::GaveCoin { who: self.by, to });
    }
}

impl Frame<Game> for GiveCoin {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.by)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-give-coin"));
        for other in state.others(seat) {
            put(menu, state, seat, Action::Seat(other));
        }
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Seat(to) = action else { unreachable!("{action:?}") };
        self.give(state, to, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if state.seats > 2 {
            return Flow::Ask;
        }
        self.give(state, self.by.next(2), cx);
        Flow::Go
    }
}
