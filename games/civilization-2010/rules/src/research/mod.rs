//! R8: research that is possible, and what is revealed.

pub mod learning;

use crate::Game;
use crate::city::sites::Why;
use crate::event::Event;
use crate::ids::*;
use crate::people::cards;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Cx, Seat};

/// Whether a technology may be researched now; the error is why not.
pub fn may_research(state: &State, seat: Seat, tech: Tech, tesla: bool) -> Result<(), Why> {
    let player = state.player(seat);
    let level = tech.data().level;
    if player.knows(tech) || !state.in_play(tech) {
        return Err(("R8.1", "refuse-known"));
    }
    if player.trade < state.research_cost(seat, tech) {
        return Err(("R8.1", "refuse-research-trade"));
    }
    let row = if tesla { level - 1 } else { level };
    if !state.room_in_row(seat, row) {
        return Err(("R9.1", "refuse-pyramid"));
    }
    Ok(())
}

/// R8.2 to R8.4. The last in turn order first, so that what the first one starts is resolved first.
pub fn reveal(state: &mut State, cx: &mut Cx<Game>) {
    cx.reveal();
    let mut order: ArrayVec<Seat, 5> = state.order().collect();
    order.reverse();
    for seat in order {
        let Some(choice) = *state.player(seat).sealed.get() else {
            cx.tell(|| Event::NoResearch { who: seat });
            continue;
        };
        let level = choice.tech.data().level;
        let row = if choice.tesla { level - 1 } else { level };
        if choice.tesla {
            cards::discard(state, seat, Person::NikolaTesla, cx);
        }
        // R8.3, R24.3: one trade a coin is kept.
        let kept = state.coins(seat).min(state.player(seat).trade);
        state.me(seat).trade = kept;
        learning::gain(state, seat, choice.tech, row, true, cx);
    }
    for seat in state.all() {
        *state.me(seat).sealed.get_mut() = None;
    }
}
