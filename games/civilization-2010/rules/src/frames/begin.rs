//! R2.2, R2.10: a civilization, and the first figures.

use super::*;
use crate::city::sites;
use crate::movement::shown;
use crate::setup;

/// R2.2: choosing a civilization.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseCiv {
    pub seat: Seat,
}

impl Frame<Game> for ChooseCiv {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-civ"));
        for civ in Civ::ALL {
            let allowed = state.options.fame_and_fortune || !civ.data().fame;
            let taken = state.players.iter().any(|p| p.civ == civ && !p.rows[0].is_empty());
            if allowed && !taken {
                put(menu, state, seat, Action::Civ(civ));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Civ(civ) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        setup::found_nation(state, seat, civ, cx);
        if state.part == state.seats {
            setup::begin_market(state, cx);
        }
    }
}

/// R2.10: the starting figures go to the outskirts of the capital, armies first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deploy {
    pub seat: Seat,
    pub armies: u8,
    pub scouts: u8,
}

impl Deploy {
    fn scout(&self) -> bool {
        self.armies == 0
    }
}

impl Frame<Game> for Deploy {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| match self.scout() {
            true => msg("prompt-deploy-scout").num("n", self.scouts),
            false => msg("prompt-deploy-army").num("n", self.armies),
        });
        for &square in state.ring(&state.player(seat).cities[0]) {
            match sites::figure_allowed(state, seat, square, self.scout()) {
                Ok(()) => shown::outpost(menu, state, seat, square),
                Err(why) => choose::refuse_figure(menu, state, seat, Target::Space(square), why),
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Square(square) = action else { unreachable!("{action:?}") };
        let figure = state.spare(seat, self.scout()).expect("starting figures are in supply");
        state.put_figure(seat, figure, Some(square));
        cx.tell(|| Event::Deployed { who: seat, scout: self.scout(), square });
        let left = match self.scout() {
            true => Deploy { scouts: self.scouts - 1, ..self },
            false => Deploy { armies: self.armies - 1, ..self },
        };
        if left.armies + left.scouts == 0 {
            state.frames.pop();
        } else {
            state.frames.replace(left);
        }
    }
}
