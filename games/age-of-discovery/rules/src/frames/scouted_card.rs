//! R14.4: a scout who has seen the top card puts it back on top or under the deck.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ScoutedCard {
    pub seat: Seat,
}

impl Frame<Game> for ScoutedCard {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        if let Some(top) = state.deck.top {
            menu.prompt(|| msg("prompt-scouted-card").with("card", top.card.get().term()));
        }
        menu.choice(Action::KeepOnTop, || Show::at(targets::DECK, msg("do-keep-on-top")).tone(Tone::Idle));
        menu.choice(Action::PutUnder, || Show::button(msg("do-put-under")));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let under = action == Action::PutUnder;
        if under && let Some(top) = state.deck.top.take() {
            state.deck.bottom.push(top);
        }
        cx.tell(|| Event::PutBack { seat, under });
        state.frames.pop();
    }
}
