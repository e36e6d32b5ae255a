//! Land groups that go (R9.3, R9.6), and explorers who arrive.

use super::*;
use crate::battle as battles;

/// A land group that goes once its roads and tolls are paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct March {
    pub seat: Seat,
    #[serde(with = "kit::set::as_bits")]
    pub group: Group,
    pub to: Space,
    /// Of a road move of two spaces.
    pub middle: Space,
    pub ore: bool,
}

impl Frame<Game> for March {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let March { seat, group, to, middle, ore } = self;
        state.frames.pop();
        let origin = state.group_origin(seat, group);
        // R10.1.
        if state.terrain(to).is_none() {
            state.frames.push(Arrive { seat, group, to });
            exploring::reveal(state, seat, state.layout().slot_of[to].0, Via::Land, to, cx);
            return Flow::Go;
        }
        if state.is_sea(to) {
            let p = &mut state.players[seat];
            let units = p.lift(group);
            p.stow(&units, to, MOVED);
            cx.tell(|| Event::Boarded { who: seat, at: to });
            return Flow::Go;
        }
        let marks = if ore {
            MOVED
        } else {
            let through = if middle == NOWHERE { 0 } else { marching::terrain_marks(state, middle) };
            MOVED | through | marching::terrain_marks(state, to)
        };
        let meets = state.meets(to, seat);
        let p = &mut state.players[seat];
        let units = p.lift(group);
        p.put(&units, to, marks);
        cx.tell(|| {
            let settles = units.iter().any(|unit| unit.kind == UnitKind::Settler);
            let site = if settles { collecting::site(state, seat, to) } else { Site::Untold };
            Event::Moved { who: seat, from: origin.at, to, n: units.len() as u8, site }
        });
        // R11.1; R9.11: from aboard, too.
        if let marching::Meets::Enemy(foe) = meets {
            battles::begin_on_land(state, seat, foe, to, origin, middle, cx);
        }
        Flow::Go
    }
}

/// R10.4: the explorers stand on the entry space, once barbarians have come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Arrive {
    pub seat: Seat,
    #[serde(with = "kit::set::as_bits")]
    pub group: Group,
    pub to: Space,
}

impl Arrive {
    /// Whether somebody goes who could found a city.
    pub fn settles(&self, state: &State) -> bool {
        let mut units = self.group.iter().filter_map(|id| state.players[self.seat].piece(id));
        units.any(|unit| unit.kind == UnitKind::Settler)
    }
}

impl Frame<Game> for Arrive {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let Arrive { seat, group, to } = self;
        state.frames.pop();
        let origin = state.group_origin(seat, group);
        let marks = MOVED | marching::terrain_marks(state, to);
        let p = &mut state.players[seat];
        let units = p.lift(group);
        p.put(&units, to, marks);
        // What lies there only chance has said: nobody could choose by it.
        let (n, site) = (units.len() as u8, Site::Untold);
        cx.tell(|| Event::Moved { who: seat, from: origin.at, to, n, site });
        Flow::Go
    }
}
