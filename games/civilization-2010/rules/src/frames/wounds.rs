//! R10.6.2: wounds that abilities deal and heal, one at a time.

use super::*;
use crate::battle::engagement::{front_empty, wound};

/// Any unit of the other side may be wounded.
fn offer_wounds(state: &State, side: u8, left: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-wound").num("n", left));
    choose::fighters(menu, state, "do-wound", 1 - side, |_| true);
}

/// Asks as long as there is one to choose, and one left to deal or heal.
fn while_any(state: &mut State, any: bool) -> Flow {
    if any {
        return Flow::Ask;
    }
    state.frames.pop();
    Flow::Go
}

/// Mathematics, Ballistics: wounds dealt to units of one's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Wound {
    pub side: u8,
    pub left: u8,
}

impl Frame<Game> for Wound {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        offer_wounds(state, self.side, self.left, menu);
        choose::done(menu, "do-done");
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Target(target) = action else {
            state.frames.pop();
            return;
        };
        state.frames.replace(Wound { left: self.left - 1, ..self });
        wound(state, 1 - self.side, target as usize, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let foes = !front_empty(state, 1 - self.side);
        while_any(state, self.left > 0 && foes)
    }
}

/// Georgy Zhukov: a wound for each unit of the owner's that fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Zhukov {
    pub side: u8,
    pub left: u8,
}

impl Frame<Game> for Zhukov {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        offer_wounds(state, self.side, self.left, menu);
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Target(target) = action else { unreachable!("{action:?}") };
        state.frames.replace(Zhukov { left: self.left - 1, ..self });
        wound(state, 1 - self.side, target as usize, cx);
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let foes = !front_empty(state, 1 - self.side);
        while_any(state, self.left > 0 && foes)
    }
}

/// Herding: wounds healed, once a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heal {
    pub side: u8,
    pub left: u8,
}

impl Frame<Game> for Heal {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-heal").num("n", self.left));
        choose::fighters(menu, state, "do-heal", self.side, |fighter| fighter.wounds > 0);
        choose::done(menu, "do-done");
    }

    fn answer(self, state: &mut State, _: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Target(target) = action else {
            state.frames.pop();
            return;
        };
        state.frames.replace(Heal { left: self.left - 1, ..self });
        state.fighting_mut().sides[self.side as usize].front[target as usize].wounds -= 1;
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let front = &state.fighting().sides[self.side as usize].front;
        let wounded = front.iter().any(|fighter| fighter.wounds > 0);
        while_any(state, self.left > 0 && wounded)
    }
}
