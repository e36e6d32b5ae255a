//! Secret Agent: who plays it sees another's cards and may swap one.

use super::*;

/// The swap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Agent {
    pub seat: Seat,
    pub target: Seat,
}

impl Frame<Game> for Agent {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-agent").seat("who", self.target));
        let (me, them) = (&state.players[seat], &state.players[self.target]);
        for mine in me.hand.get().iter() {
            for theirs in them.hand.get().iter() {
                menu.choice(Action::Swap { mine, theirs }, || {
                    let label = msg("do-swap").with("mine", mine.term()).with("theirs", theirs.term());
                    Show::at(targets::card(theirs), label)
                });
            }
        }
        for mine in me.goals.get().iter() {
            for theirs in them.goals.get().iter() {
                menu.choice(Action::SwapGoal { mine, theirs }, || {
                    let label = msg("do-swap").with("mine", mine.term()).with("theirs", theirs.term());
                    Show::at(targets::goal(theirs), label)
                });
            }
        }
        menu.choice(Action::No, || Show::button(msg("do-swap-none")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let target = self.target;
        state.frames.pop();
        match action {
            Action::Swap { mine, theirs } => {
                hands::pass_card(state, target, seat, theirs);
                hands::pass_card(state, seat, target, mine);
            }
            Action::SwapGoal { mine, theirs } => {
                hands::pass_goal(state, target, seat, theirs);
                hands::pass_goal(state, seat, target, mine);
            }
            _ => return,
        }
        cx.tell(|| Event::Swapped { who: seat, whom: target });
    }
}
