//! R7.15, R9.9: what an arrival allows: a theft in an enemy city, or a building destroyed with Combustion.

use super::*;
use crate::announcement::effects;
use crate::battle;
use crate::city::sites::may_attack;
use crate::movement::paths::{enemy_centre, theft};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrive {
    pub seat: Seat,
    pub at: u16,
}

impl Arrive {
    fn question(&self, state: &State) -> kernel::Msg {
        let asked = match state.centre_of(self.at) {
            Some((owner, _)) => msg("prompt-arrive-city").seat("who", owner),
            None => msg("prompt-arrive").term("what", state.pieces[self.at].key()),
        };
        asked.with("where", places::square(self.at))
    }

    /// R22.6: the thief is removed, and what is left of the group attacks.
    fn steal(self, state: &mut State, cx: &mut Cx<Game>) {
        let Arrive { seat, at } = self;
        let set = theft(state, seat, at);
        let thief = state.figure_at(seat, at).expect("a thief");
        state.put_figure(seat, thief, None);
        state.me(seat).once.insert(Once::Theft);
        let (victim, _) = state.centre_of(at).expect("a city");
        cx.tell(|| Event::Stole { who: seat, from: victim });
        if state.armies_at(seat, at) > 0 {
            battle::attack_city(state, seat, at, cx);
        }
        state.frames.push(Learn { seat, set, must: true });
    }
}

impl Frame<Game> for Arrive {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| self.question(state));
        if enemy_centre(state, seat, self.at) {
            put(menu, state, seat, Action::Steal);
            if state.armies_at(seat, self.at) > 0 && may_attack(state, seat) {
                choose::pass(menu, "do-attack-city");
            }
        } else {
            put(menu, state, seat, Action::Destroy);
            choose::pass(menu, "do-spare-building");
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        match action {
            Action::Steal => self.steal(state, cx),
            Action::Destroy => {
                state.me(seat).once.insert(Once::Combustion);
                effects::destroy_building(state, self.at, cx);
            }
            _ => {
                if enemy_centre(state, seat, self.at) {
                    battle::attack_city(state, seat, self.at, cx);
                }
            }
        }
    }

    /// The army may have fallen, or the building gone, in the meantime.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let here = state.here(self.seat, self.at);
        let building = matches!(state.pieces[self.at], Piece::Building(_));
        if here && (building || enemy_centre(state, self.seat, self.at)) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
