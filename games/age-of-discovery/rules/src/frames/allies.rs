//! R12.3: Indian Allies puts soldiers into one colony.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Allies {
    pub seat: Seat,
}

/// Colonies as choices, other regions as refusals.
pub fn offer_colonies(state: &State, seat: Seat, rule: &'static str, menu: &mut impl Menu<Action>) {
    for region in Region::all() {
        if state.colony(seat, region).is_empty() {
            menu.refuse(|| Refusal::new(targets::region(region), rule, msg("refuse-no-own-colony")));
        } else {
            menu.choice(Action::Choose(region), || {
                Show::at(targets::region(region), msg("do-settle").with("region", region.place()))
            });
        }
    }
}

impl Frame<Game> for Allies {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-allies"));
        offer_colonies(state, seat, "R12.3", menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Choose(region) = action else { unreachable!("a colony") };
        state.frames.pop();
        if let Effect::PlaceWorkers { worker, n, .. } = Building::IndianAllies.facts().effect {
            state.gain(seat, worker, n, Dest::Region(region), cx);
        }
    }
}
