//! Paying a bill (R6.3): one choice for each way, none when there is only one.

use crate::action::Action;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::{Bill, Pile};
use crate::state::State;
use crate::{targets, text};
use kernel::{Menu, Seat, Show, msg};

impl State {
    /// Asks `seat` for the bill, before what is pending goes on.
    pub fn charge(&mut self, seat: Seat, bill: Bill) {
        self.paid = Pile::default();
        if !bill.cost.is_empty() {
            self.frames.push(Frame::Pay { seat, bill });
        }
    }

    /// Tokens are told; what resources go for is told by what they bring.
    pub fn spend(&mut self, seat: Seat, cost: Pile, cx: &mut Cx) {
        self.players[seat].stock.take(&cost);
        self.paid = cost;
        if cost.mood + cost.culture > 0 {
            cx.tell(|| Event::Spent { who: seat, cost });
        }
    }
}

pub fn offer(state: &State, seat: Seat, bill: Bill, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-pay").with("cost", text::pile(&bill.cost)));
    let mut n = 0;
    bill.price().ways(&state.players[seat].stock.counts(), |way| {
        let way = Pile::from_counts(way);
        menu.choice(Action::Pay(way), || {
            Show::at(targets::way(n), msg("do-pay").with("cost", text::pile(&way)))
        });
        n += 1;
    });
}

pub fn apply(state: &mut State, seat: Seat, way: Pile, cx: &mut Cx) {
    state.frames.pop();
    state.spend(seat, way, cx);
}
