//! Bartering: up to three exchanges in an action.

use super::*;

/// The next exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Barter {
    pub seat: Seat,
    pub left: u8,
}

const EXCHANGES: u8 = 3;
const FROM: [Good; 4] = [Good::Food, Good::Ore, Good::Wood, Good::Idea];

fn exchanges(state: &State, seat: Seat) -> impl Iterator<Item = (Good, Good)> {
    let p = &state.players[seat];
    [(Good::Gold, Good::Culture)]
        .into_iter()
        .chain(FROM.into_iter().flat_map(|g| [(g, Good::Gold), (g, Good::Culture)]))
        .filter(|(give, get)| p.stock.get(*give) > 0 && p.stock.get(*get) < p.limit(*get))
}

pub fn can_barter(state: &State, seat: Seat) -> bool {
    exchanges(state, seat).next().is_some()
}

impl Barter {
    pub fn new(seat: Seat) -> Barter {
        Barter { seat, left: EXCHANGES }
    }
}

impl Frame<Game> for Barter {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-barter").num("n", self.left));
        if self.left > 0 {
            for (give, get) in exchanges(state, seat) {
                menu.choice(Action::Exchange { give, get }, || {
                    Show::button(msg("do-exchange").with("give", give.times(1)).with("get", get.times(1)))
                });
            }
        }
        if self.left < EXCHANGES {
            menu.choice(Action::Done, || Show::button(msg("do-barter-done")).tone(Tone::Confirm));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Exchange { give, get } = action {
            state.spend(seat, Pile::of(give, 1), cx);
            state.gain(seat, get, 1);
            state.frames.push(Barter { left: self.left - 1, ..self });
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
