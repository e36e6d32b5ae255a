//! R10: what a battle goes through by itself, and what it leaves to be chosen at its end.

use super::*;
use crate::battle::{aftermath, first_side, hands};
use crate::people::{cards, ready};

/// R10.2 to R10.7: hands are drawn, generals used, units played, and then it is decided.
pub struct Battling;

impl Frame<Game> for Battling {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let battle = state.fighting_mut();
        battle.stage += 1;
        match battle.stage {
            1 => {
                hands::muster(state, 0, cx);
                hands::muster(state, 1, cx);
                state.frames.push(Rally { side: 1 });
                state.frames.push(Rally { side: 0 });
            }
            2 => {
                hands::set_bonus(state);
                let side = first_side(state);
                state.frames.push(Fight { side, played: false });
            }
            _ => {
                aftermath::decide(state, cx);
                state.frames.replace(Aftermath { step: 0 });
            }
        }
        Flow::Go
    }
}

/// R10.8: losses, then units that are saved, then everybody goes home.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aftermath {
    /// How many of the three are over.
    pub step: u8,
}

impl Frame<Game> for Aftermath {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.replace(Aftermath { step: self.step + 1 });
        match self.step {
            0 => aftermath::losses(state, cx),
            1 => {
                for side in [1, 0] {
                    let battle = state.fighting();
                    if !battle.barbarian(side) {
                        let left = (state.player(battle.seat(side)).civ == Civ::Chinese) as u8;
                        state.frames.push(Save { side, left });
                        state.frames.push(Nurse { side });
                    }
                }
            }
            _ => {
                state.frames.pop();
                aftermath::disperse(state, cx);
            }
        }
        Flow::Go
    }
}

/// Florence Nightingale saves all killed units of a side; asked about if a face-down humanitarian could be she.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Nurse {
    pub side: u8,
}

impl Frame<Game> for Nurse {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-nurse"));
        if ready::ready(state, seat, Person::FlorenceNightingale) {
            put(menu, state, seat, Action::Person(Person::FlorenceNightingale));
        }
        choose::pass(menu, "do-leave-dead");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Person(person) = action {
            cards::discard(state, seat, person, cx);
            let dead = std::mem::take(&mut state.fighting_mut().sides[self.side as usize].dead);
            hands::add(state.me(seat).force.get_mut(), &dead);
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let battle = state.fighting();
        let seat = battle.seat(self.side);
        let possible = hands::count(&battle.sides[self.side as usize].dead) > 0
            && state.player(seat).people_backs(PersonType::Humanitarian) > 0
            && state.has_person(seat, PersonType::Humanitarian);
        if possible {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}

/// R22.2: the Chinese save one killed unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Save {
    pub side: u8,
    pub left: u8,
}

impl Frame<Game> for Save {
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::of(state.fighting().seat(self.side))
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-save"));
        for (kind, grade) in hands::kinds(&state.fighting().sides[self.side as usize].dead) {
            choose::unit(menu, state, "do-save", self.side, kind, grade);
        }
        choose::done(menu, "do-leave-dead");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        let Action::Unit { kind, grade } = action else {
            state.frames.pop();
            return;
        };
        state.frames.replace(Save { left: self.left - 1, ..self });
        let (t, g) = (kind.index(), grade as usize);
        state.fighting_mut().sides[self.side as usize].dead[t][g] -= 1;
        state.me(seat).force.get_mut()[t][g] += 1;
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.left > 0 && hands::count(&state.fighting().sides[self.side as usize].dead) > 0 {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
