//! R17.2: a Wonder that is built; and the Great Lighthouse, which lets a Ship move when its city is activated.

use super::*;

/// A Wonder that stands once its bill is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Erect {
    pub seat: Seat,
    pub at: Space,
    pub wonder: Wonder,
}

impl Frame<Game> for Erect {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Erect { seat, at, wonder } = self;
        state.frames.pop();
        let first = !state.wonders.iter().any(|w| matches!(w, WonderState::Built(_)));
        let gone = state.wonders.contains(&WonderState::Gone);
        state.wonders[wonder as usize] = WonderState::Built(seat);
        state.city_mut(at).wonder = Some(wonder);
        cx.tell(|| Event::WonderBuilt { who: seat, at, wonder });
        match wonder {
            Wonder::GreatLibrary => {
                state.gain(seat, Good::Idea, 2);
            }
            Wonder::GreatLighthouse => {
                let city = state.city(at).expect("the Wonder's city").clone();
                // R7.4.1: building it activated the city, so a Ship may move at once.
                state.frames.push(Lighthouse { seat, at });
                if state.room_for(seat, UnitKind::Ship, &city) {
                    state.place(seat, UnitKind::Ship, at);
                    cities::build::contest(state, seat, at, cx);
                }
            }
            Wonder::GreatPyramids => state.turn.pyramids = 2,
            _ => {}
        }
        if state.options.length == Length::Wonder && state.in_last_turns() {
            state.marvel = true;
        }
        // R16.2: the first Wonder of the game; one that has gone was built before.
        if first && !gone {
            objectives::claim(state, seat, Objective::WonderBuilder);
        }
        Flow::Go
    }
}

/// Great Lighthouse: one Ship may move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lighthouse {
    pub seat: Seat,
    pub at: Space,
}

impl Frame<Game> for Lighthouse {
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        movement::begin(state, self.seat, true);
        Flow::Go
    }
}
