//! R12.5: the Smuggler swaps a token for a token.

use super::*;

/// A token is given; which one is taken for it?
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Smuggle {
    pub seat: Seat,
    pub give: Good,
}

impl Frame<Game> for Smuggle {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-smuggle").with("good", self.give.term()));
        for other in state.others(seat) {
            for good in state.players[other].goods.present() {
                menu.choice(Action::TakeFrom { seat: other, good }, || {
                    let label = msg("do-take-from").seat("who", other).with("good", good.term());
                    Show::at(targets::good_of(other, good), label)
                });
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::TakeFrom { seat: from, good: took } = action else { unreachable!("a token of another") };
        let gave = self.give;
        state.frames.pop();
        state.players[seat].goods[gave] -= 1;
        state.players[from].goods[gave] += 1;
        state.players[from].goods[took] -= 1;
        state.players[seat].goods[took] += 1;
        cx.tell(|| Event::Smuggled { seat, from, gave, took });
    }
}
