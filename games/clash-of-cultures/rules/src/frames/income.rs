//! R22.1: the income of Trade Routes.

use super::*;

/// With Currency each Food may be Gold instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Income {
    pub seat: Seat,
    pub routes: u8,
}

impl Frame<Game> for Income {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let routes = self.routes;
        menu.prompt(|| msg("prompt-income").num("n", routes));
        let most = if state.players[seat].has(Advance::Currency) { routes } else { 0 };
        for gold in 0..=most {
            menu.choice(Action::Income { gold }, || {
                let label = msg("do-income")
                    .with("food", Good::Food.times(routes - gold))
                    .with("gold", Good::Gold.times(gold));
                Show::button(label)
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Income { gold } = action else { unreachable!("Food or Gold") };
        state.frames.pop();
        let food = state.gain(seat, Good::Food, self.routes - gold);
        let gold = state.gain(seat, Good::Gold, gold);
        cx.tell(|| Event::Routes { who: seat, food, gold });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}
