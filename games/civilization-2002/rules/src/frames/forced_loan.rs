//! R9.43: Magellan's Voyage imposes a loan, a card of one's own against a card of a player within reach.

use super::*;
use crate::trade::{Item, describe, lendable, partners};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForcedLoan {
    pub seat: Seat,
    /// The card that is lent, once it is chosen.
    pub mine: Option<Area>,
}

impl ForcedLoan {
    pub fn is_open(state: &State, seat: Seat) -> bool {
        state.active(seat, data().magellan)
            && !state.players[seat].forced_loan
            && lendable(state, seat).next().is_some()
            && partners(state, seat).iter().any(|other| lendable(state, other).next().is_some())
    }
}

impl Frame<Game> for ForcedLoan {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let card = |area: Area| Show::card(targets::city(area), describe(state, seat, Item::Loan(area)));
        match self.mine {
            None => {
                menu.prompt(|| msg("prompt-forced-lend"));
                for area in lendable(state, seat) {
                    menu.choice(Action::Lend(area), || card(area));
                }
            }
            Some(_) => {
                menu.prompt(|| msg("prompt-forced-borrow"));
                for other in partners(state, seat).iter() {
                    for area in lendable(state, other) {
                        menu.choice(Action::Borrow(area), || card(area));
                    }
                }
            }
        }
        menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match (action, self.mine) {
            (Action::Lend(area), _) => {
                state.frames.replace(ForcedLoan { seat, mine: Some(area) });
            }
            (Action::Borrow(theirs), Some(mine)) => {
                state.frames.pop();
                let other = state.regions[theirs].owner.unwrap_or(seat);
                state.regions[theirs].holder = Some(seat);
                state.regions[mine].holder = Some(other);
                state.players[seat].forced_loan = true;
                cx.tell(|| Event::ForcedLoan { who: seat, from: other, lent: mine, borrowed: theirs });
            }
            _ => drop(state.frames.pop()),
        }
    }
}
