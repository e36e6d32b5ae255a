//! What a wonder lets its holder do: Magellan's Voyage and the Manhattan Project.

use super::*;
use crate::trade::{lendable, partners};

/// R9.43: Magellan's Voyage imposes a loan, a card of one's own against a card of a player within reach.
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
        let named = |key: &'static str, area: Area| {
            let resource = state.regions[area].resource().unwrap_or(Marker::Nothing);
            msg(key).with("what", resource.term()).with("where", area.term())
        };
        match self.mine {
            None => {
                menu.prompt(|| msg("prompt-forced-lend"));
                for area in lendable(state, seat) {
                    menu.choice(Action::Lend(area), || {
                        Show::card(targets::city(area), named("do-lend", area))
                    });
                }
            }
            Some(mine) => {
                menu.prompt(|| named("prompt-forced-borrow", mine));
                for other in partners(state, seat).iter() {
                    for area in lendable(state, other) {
                        menu.choice(Action::Borrow(area), || {
                            Show::card(targets::city(area), named("do-borrow", area).seat("who", other))
                        });
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

/// R9.42: the Manhattan Project.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Destroy {
    pub seat: Seat,
}

impl Frame<Game> for Destroy {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-destroy"));
        for area in Area::lands() {
            menu.choice(Action::Strike(area), || {
                Show::space(targets::area(area), msg("do-strike").with("where", area.term()))
            });
        }
        menu.choice(Action::PutBack, || Show::button(msg("do-put-back")).tone(Tone::Back));
    }

    /// Everything of everyone in the region goes, and the settlement; a resource marker stays.
    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        let Action::Strike(area) = action else { return };
        state.manhattan_used = true;
        cx.tell(|| Event::Destroyed { who: seat, area });
        for player in state.players.iter_mut() {
            player.pieces.remove_where(|piece| piece.area() == area);
        }
        let region = &mut state.regions[area];
        (region.owner, region.holder, region.size) = (None, None, 0);
        (region.happy, region.productive) = (false, false);
        state.challenges.0[area.index()] = SeatSet::EMPTY;
        elimination::check(state, Some(seat), cx);
    }
}
