//! Change of Plans: two objective cards are drawn, one may be kept for one of the hand.

use super::*;

/// The cards drawn, for who drew them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plans {
    pub seat: Seat,
    #[serde(with = "kernel::stored")]
    pub drawn: Secret<[Goal; 2]>,
    pub n: u8,
}

pub fn draw_plans(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    let mut drawn = [Goal(0); 2];
    let mut n = 0;
    while n < 2 {
        let Some(kind) = state.goals.get_mut().draw(cx) else { break };
        drawn[n as usize] = Goal(kind as u8);
        n += 1;
    }
    state.frames.push(Plans { seat, drawn: Secret::new(drawn), n });
}

impl Plans {
    /// The cards that were drawn.
    pub fn cards(&self) -> &[Goal] {
        &self.drawn.get()[..self.n as usize]
    }
}

impl Frame<Game> for Plans {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-plans"));
        for &keep in self.cards() {
            for discard in state.players[seat].goals.get().iter() {
                menu.choice(Action::KeepGoal { keep, discard }, || {
                    let label = msg("do-keep-goal").with("keep", keep.term()).with("discard", discard.term());
                    Show::at(targets::goal(keep), label)
                });
            }
        }
        menu.choice(Action::No, || Show::button(msg("do-plans-none")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        let mut kept = None;
        if let Action::KeepGoal { keep, discard } = action {
            hands::discard_goal(state, discard);
            state.players[seat].goals.get_mut().insert(keep);
            cx.reveal();
            cx.tell(|| Event::GoalDiscarded { who: seat, card: discard });
            kept = Some(keep);
        }
        for goal in self.cards().iter().filter(|g| Some(**g) != kept) {
            state.goals.get_mut().put(goal.0 as usize);
        }
    }
}
