//! R8.1.10: cards that answer an advance, outside one's own turn.

use super::*;

/// A window for whoever acquired an advance in another's turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct React {
    pub seat: Seat,
    pub category: Category,
}

impl Frame<Game> for React {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        // R15.3: it is asked whatever the hand holds; whoever has no answer in it is told so.
        let fitting = cards::fitting(state, seat, cards::AFTER_ADVANCE);
        menu.prompt(|| msg("prompt-react").num("n", fitting as i64));
        cards::offer_titles(state, seat, cards::AFTER_ADVANCE, menu);
        let no = if fitting > 0 { "do-react-none" } else { "do-react-go-on" };
        menu.choice(Action::No, || Show::button(msg(no)).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Play(card) => cards::play(state, seat, card, cx),
            _ => {
                state.frames.pop();
            }
        }
    }

    /// R15.3: hands are secret, so it opens by the size of the hand alone.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if !state.players[self.seat].hand.get().is_empty() {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
