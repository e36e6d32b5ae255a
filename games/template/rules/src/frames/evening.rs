//! R4: wells pay, and sometimes the wind rises.

use super::*;

pub struct Evening;

impl Frame<Game> for Evening {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        // R4.1
        for seat in Seat::all(state.seats()) {
            let points = state.income(seat);
            state.players[seat].points += points;
            if points > 0 {
                cx.tell(|| Event::Drank { seat, points });
            }
        }
        // R4.2
        if state.options.storm {
            let well = Well::at(cx.below(WELLS as u32) as usize);
            let seat = state.wells[well].take();
            cx.tell(|| Event::Storm { well, seat });
        }
        flow::end_day(state, cx);
        Flow::Go
    }
}
