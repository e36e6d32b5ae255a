//! R9.2, R14.6: points are bought after a scoring.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Purchase {
    pub seat: Option<Seat>,
    pub done: SeatSet,
}

fn price(state: &State) -> u16 {
    facts().constants.buy_vp_cost.of(state.age())
}

impl Frame<Game> for Purchase {
    fn asked(&self, _: &State) -> SeatSet {
        self.seat.into_iter().collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let price = price(state);
        let most = state.players[seat].money / price;
        menu.prompt(|| msg("prompt-buy-vp").num("n", price).num("money", state.players[seat].money));
        // A few sizes are enough to reach any sum.
        let mut last = 0;
        for n in [1, 5, 10, most] {
            if n > last && n <= most {
                menu.choice(Action::BuyVp(n), || {
                    Show::button(msg("do-buy-vp").num("n", n).num("cost", n * price))
                });
                last = n;
            }
        }
        if most < 5 {
            menu.refuse(|| {
                let wish = msg("do-buy-vp").num("n", 5).num("cost", 5 * price);
                Refusal::new(Target::Button, "R9.2", msg("refuse-vp-money").num("n", most)).about(wish)
            });
        }
        menu.choice(Action::Pass, || Show::button(msg("do-done-buying")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::BuyVp(n) => {
                let cost = n * price(state);
                state.players[seat].money -= cost;
                state.players[seat].bought_vp += n;
                cx.tell(|| Event::BoughtVp { seat, n, cost });
            }
            Action::Pass => self.done.insert(seat),
            _ => unreachable!("points or nothing"),
        }
        state.frames.replace(Purchase { seat: None, ..self });
    }

    /// R9.2: in order, whoever can pay.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let price = price(state);
        match state.next_of(self.done, |seat| state.players[seat].money >= price) {
            Some(seat) => {
                state.frames.replace(Purchase { seat: Some(seat), ..self });
                Flow::Ask
            }
            None => {
                flow::end_round(state, cx);
                Flow::Go
            }
        }
    }
}
