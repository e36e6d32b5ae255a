//! R12.13, R12.22: a soldier rides to an adjacent region just before the discovery track.

use super::*;

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stables {
    pub seat: Seat,
    pub from: Region,
}

/// R12.13: an adjacent discovered region; by the letter (D10) one where the rider has a colony.
fn can_ride(state: &State, seat: Seat, from: Region, to: Region) -> bool {
    facts().regions[from].adjacent.has(to)
        && state.discovered(to)
        && (!state.options.letter_stables || state.size(seat, to) > 0)
}

/// R12.22: where a soldier of `seat` could ride from.
pub fn can_ride_from(state: &State, seat: Seat) -> impl Iterator<Item = Region> + '_ {
    let owner = state.owns(seat, Building::Stables);
    Region::all().filter(move |&from| {
        owner
            && state.colony(seat, from)[Kind::Soldier] > 0
            && Region::all().any(|to| can_ride(state, seat, from, to))
    })
}

impl Frame<Game> for Stables {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let from = self.from;
        menu.prompt(|| msg("prompt-stables").with("region", from.the()));
        for to in Region::all() {
            if can_ride(state, seat, from, to) {
                menu.choice(Action::MoveTo(to), || {
                    Show::at(targets::region(to), msg("do-ride-to").with("region", to.the()))
                });
            } else if to != from {
                menu.refuse(|| {
                    let why = if !state.discovered(to) {
                        msg("refuse-undiscovered")
                    } else if !facts().regions[from].adjacent.has(to) {
                        msg("refuse-not-adjacent")
                    } else {
                        msg("refuse-no-own-colony")
                    };
                    Refusal::new(targets::region(to), "R12.13", why)
                });
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::MoveTo(to) = action else { unreachable!("an adjacent region") };
        let from = self.from;
        state.frames.pop();
        state.regions[from].workers[seat.index()][Kind::Soldier] -= 1;
        cx.tell(|| Event::StablesMoved { seat, from, to });
        // R6.2.5: Stables and Migration are all that moves a worker between regions.
        state.settle(seat, Kind::Soldier, to, cx);
    }
}
