//! R6.5.2, R12.12: the University was bought; use it now, or keep it for later.

use super::*;
use crate::university;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct University {
    pub seat: Seat,
}

impl Frame<Game> for University {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    /// What it can be used on is offered beside this, as on every turn of its owner.
    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-university"));
        menu.choice(Action::Pass, || {
            let letter = state.options.letter_university;
            let key = if letter { "do-keep-university-letter" } else { "do-keep-university" };
            Show::button(msg(key)).tone(Tone::Idle)
        });
    }

    fn answer(self, state: &mut State, _: Seat, _: Action, _: &mut Cx<Game>) {
        state.frames.pop();
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if university::useful(state, self.seat) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
