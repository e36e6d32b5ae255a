//! R9.3: a technology without research, out of some.

use super::*;
use crate::research::learning;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Learn {
    pub seat: Seat,
    pub set: Set<Tech>,
    /// It cannot be declined: loot and theft.
    pub must: bool,
}

impl Learn {
    /// Whose technologies they are: why it is these and no others.
    fn teacher(&self, state: &State) -> Option<Seat> {
        state.others(self.seat).find(|&other| self.set - state.player(other).known() == Set::empty())
    }
}

impl Frame<Game> for Learn {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| match self.teacher(state) {
            Some(who) => msg("prompt-learn-from").seat("who", who),
            None => msg("prompt-learn"),
        });
        for tech in learning::choices(state, seat, self.set) {
            choose::tech(menu, "do-learn", tech);
        }
        if !self.must {
            choose::done(menu, "do-without");
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Tech(tech) = action {
            learning::gain(state, seat, tech, tech.data().level, false, cx);
        }
    }

    /// Without a slot it is lost.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !learning::choices(state, self.seat, self.set).is_empty() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
