//! Hired Barbarians: Settlements attack cities of others, for a resource each.

use super::*;
use crate::battle as battles;

/// Which Settlement attacks next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hire {
    pub seat: Seat,
    /// Those that have attacked.
    pub done: [Space; 7],
}

pub const HIRE: Bill =
    Bill { cost: Pile { food: 1, ore: 0, wood: 0, idea: 0, gold: 0, mood: 0, culture: 0 }, kind: Kind::Hire };

/// Settlements with units within 2 of one's cities or Army units, and the cities of others within 2 of them.
pub fn hirable(state: &State, seat: Seat, done: &[Space; 7]) -> ArrayVec<(Space, Space), 64> {
    let p = &state.players[seat];
    let bases = state.city_spaces(seat) | p.armies.iter().map(|u| u.at).collect();
    let reach = state.within(bases, 2);
    let mut found = ArrayVec::new();
    for camp in state.camps.iter().filter(|c| c.units > 0 && reach.has(c.at) && !done.contains(&c.at)) {
        let near = state.within(Set::of(camp.at), 2);
        // R13.8.
        for other in state.others(seat).filter(|&o| !state.has_wonder(o, Wonder::GreatWall)) {
            for city in near & state.city_spaces(other) {
                let _ = found.try_push((camp.at, city));
            }
        }
    }
    found
}

impl Frame<Game> for Hire {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-hire"));
        if state.can_pay(seat, HIRE) {
            for (camp, city) in hirable(state, seat, &self.done) {
                offer_raid(camp, city, menu);
            }
        }
        if self.done[0] != NOWHERE {
            menu.choice(Action::Done, || Show::button(msg("do-hire-done")).tone(Tone::Idle));
        }
    }

    fn answer(mut self, state: &mut State, seat: Seat, action: Action, _: &mut Cx<Game>) {
        state.frames.pop();
        if let Action::Raid { camp, city } = action {
            if let Some(free) = self.done.iter_mut().find(|d| **d == NOWHERE) {
                *free = camp;
            }
            state.frames.push(self);
            state.frames.push(Hired { seat, camp, city });
            state.charge(seat, HIRE);
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// The attack, once it is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hired {
    pub seat: Seat,
    pub camp: Space,
    pub city: Space,
}

impl Frame<Game> for Hired {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        battles::begin_raid(state, self.camp, self.city, cx);
        Flow::Go
    }
}
