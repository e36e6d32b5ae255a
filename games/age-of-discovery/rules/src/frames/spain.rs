//! R3.14, R13.2: Spain discovers a region before round 1.

use super::*;
use crate::discovery;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spain {
    pub seat: Seat,
}

/// R3.14: Spain is asked once everything is ready.
pub fn begin_spain(state: &mut State, cx: &mut Cx<Game>) {
    let spain = Seat::all(state.seats()).find(|s| state.players[*s].nation == Some(Nation::Spain));
    match spain {
        Some(seat) if !state.all_discovered() => drop(state.frames.replace(Spain { seat })),
        _ => flow::begin_round(state, cx),
    }
}

impl Frame<Game> for Spain {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-spain"));
        discovery::offer_free(state, menu);
        for region in state.discovered_regions() {
            menu.refuse(|| Refusal::new(targets::region(region), "R13.2", msg("refuse-discovered")));
        }
        // R13.1
        menu.choice(Action::Pass, || Show::button(msg("do-decline-spain")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.spend_power(seat);
        match action {
            Action::Discover(region) => discovery::free(state, seat, region, Kind::Soldier, cx),
            Action::Pass => cx.tell(|| Event::PowerDeclined { seat, nation: Nation::Spain }),
            _ => unreachable!("a region or nothing"),
        }
        flow::begin_round(state, cx);
    }
}
