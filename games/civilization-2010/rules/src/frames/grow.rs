//! R18.1, R4.4: the capital grows, and figures give way to a city.

use super::*;
use crate::city::growth;

/// R4.6: over which side the capital grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Grow {
    pub seat: Seat,
}

impl Frame<Game> for Grow {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-grow"));
        for square in growth::expansions(state, seat) {
            put(menu, state, seat, Action::Square(square));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Square(square) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        growth::grow(state, seat, square, cx);
    }
}

/// R4.4: own figures where a city now stands move to squares beside, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Displace {
    pub seat: Seat,
    pub from: u16,
}

impl Frame<Game> for Displace {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-displace").with("where", places::square(self.from)));
        for square in growth::refuge(state, seat, self.from) {
            put(menu, state, seat, Action::Square(square));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Square(square) = action else { unreachable!("{action:?}") };
        let figure = state.figure_at(seat, self.from).expect("a figure to displace");
        state.put_figure(seat, figure, Some(square));
    }

    /// R4.9: with nowhere to stand a figure returns to supply.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let Some(figure) = state.figure_at(self.seat, self.from) else {
            state.frames.pop();
            return Flow::Go;
        };
        if growth::refuge(state, self.seat, self.from).is_empty() {
            state.put_figure(self.seat, figure, None);
            return Flow::Go;
        }
        Flow::Ask
    }
}
