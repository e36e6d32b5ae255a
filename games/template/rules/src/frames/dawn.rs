//! R3.1: everybody chooses an hour at once, in secret; when all have, they are turned up.

use super::*;

pub struct Dawn;

impl Frame<Game> for Dawn {
    fn asked(&self, state: &State) -> SeatSet {
        let waiting = state.players.pairs().filter(|(_, player)| player.chosen.get().is_none());
        waiting.map(|(seat, _)| seat).collect()
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-dawn"));
        for hour in *state.players[seat].hand.get() {
            menu.choice(Action::Choose(hour), || {
                Show::at(targets::hour(hour), msg("do-choose").num("hour", hour.0))
            });
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Choose(hour) = action else { unreachable!("not offered at dawn") };
        let player = &mut state.players[seat];
        player.hand.get_mut().remove(hour);
        *player.chosen.get_mut() = Some(hour);
        cx.confide(seat, || Event::Chose { seat, hour }, || Event::Ready { seat });
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        if !self.asked(state).is_empty() {
            return Flow::Ask;
        }
        // Nothing is drawn, yet everybody learns something.
        cx.reveal();
        for seat in Seat::all(state.seats()) {
            let hour = state.players[seat].chosen.get_mut().take().expect("everybody has chosen");
            state.players[seat].hour = Some(hour);
            state.spent.insert(hour);
            cx.tell(|| Event::TurnedUp { seat, hour });
        }
        flow::next_traveller(state, None);
        Flow::Go
    }
}
