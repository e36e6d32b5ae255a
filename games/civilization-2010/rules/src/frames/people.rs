//! R15.1: great people come one at a time.

use super::*;
use crate::people;
use kernel::Chance;

/// How many are still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GainPeople {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for GainPeople {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let seat = self.seat;
        let types = people::types_left(state);
        if self.left == 0 || types.is_empty() {
            state.frames.pop();
            return Flow::Go;
        }
        state.frames.replace(GainPeople { left: self.left - 1, ..self });
        // R2.5: without cards a marker is drawn at random.
        if state.options.great_people == GreatPeople::Markers {
            let kind = PersonType::at(cx.kind(state.pool.array()));
            people::take_marker(state, seat, kind, cx);
            return Flow::Go;
        }
        let Some(first) = people::draw_card(state, types, cx) else { return Flow::Go };
        if state.player(seat).civ == Civ::Greeks {
            // R24.32: two different cards; with the option of different types.
            let mut others = types;
            if state.options.greek_types {
                others.remove(first.data().kind);
            }
            if let Some(second) = people::draw_card(state, others, cx) {
                let drawn = state.me(seat).drawn.get_mut();
                drawn.clear();
                drawn.push(first as u8);
                drawn.push(second as u8);
                state.frames.push(KeepPerson { seat });
                return Flow::Go;
            }
        }
        people::keep_card(state, seat, first, cx);
        Flow::Go
    }
}

/// The Greeks drew two cards and keep one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepPerson {
    pub seat: Seat,
}

impl Frame<Game> for KeepPerson {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-keep"));
        for &card in state.player(seat).pick_cards() {
            let person = Person::at(card as usize);
            menu.choice(Action::Person(person), || {
                Show::at(targets::person(person), msg("do-keep").term("what", person.key()))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Person(person) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        for card in std::mem::take(state.me(seat).drawn.get_mut()) {
            if card != person as u8 {
                state.people_up.insert(Person::at(card as usize));
            }
        }
        cx.reveal();
        people::keep_card(state, seat, person, cx);
    }
}
