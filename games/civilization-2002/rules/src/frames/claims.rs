//! R3.3, R6.8: who claims this milestone?

use super::*;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Claims {
    pub milestone: Milestone,
    pub waiting: SeatSet,
    pub claiming: SeatSet,
}

impl Frame<Game> for Claims {
    fn asked(&self, _: &State) -> SeatSet {
        self.waiting
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-claim").with("what", self.milestone.term()));
        milestones::offer_claim(self.milestone, menu);
        menu.choice(Action::Forgo, || Show::button(msg("do-forgo")).tone(Tone::Idle));
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        self.waiting.remove(seat);
        if matches!(action, Action::Claim(_)) {
            self.claiming.insert(seat);
        } else {
            state.players[seat].let_pass.insert(self.milestone);
        }
        if !self.waiting.is_empty() {
            state.frames.replace(self);
            return;
        }
        state.frames.pop();
        let winner = match (self.claiming.len(), self.claiming.first()) {
            (0, _) => return,
            (1, Some(seat)) => seat,
            // Claims of one window are simultaneous (R6.8).
            _ => setup::highest_roll(self.claiming, RollFor::Claim, |_| 0, cx),
        };
        milestones::award(state, winner, self.milestone, cx);
    }
}
