//! Victory points and ties (R20).

use crate::frames::Pending;
use crate::ids::*;
use crate::state::{State, WonderState};
use kernel::{PerSeat, Points, Rank, Seat, Standing};
use serde::Serialize;

pub const WONDER_POINTS: u8 = 5;
pub const OBJECTIVE_POINTS: u8 = 2;

/// Points by category. `advances` counts half points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    pub buildings: u16,
    pub advances: u16,
    pub wonders: u16,
    pub objectives: u16,
    pub events: u16,
}

impl Score {
    /// All in half points.
    pub fn halves(&self) -> u16 {
        2 * (self.buildings + self.wonders + self.objectives + self.events) + self.advances
    }
}

/// R20.1.
pub fn score(state: &State, seat: Seat) -> Score {
    let p = &state.players[seat];
    let settlements = state.city_count(seat);
    let pieces: usize =
        state.cities.iter().map(|c| c.pieces().iter().filter(|x| **x == Some(seat)).count()).sum();
    let wonders = state.cities_of(seat).filter(|c| c.wonder.is_some()).count() as u16;
    Score {
        buildings: (settlements + pieces) as u16,
        advances: p.advances.len() as u16,
        wonders: wonders * WONDER_POINTS as u16,
        objectives: p.completed.len() as u16 * OBJECTIVE_POINTS as u16,
        events: p.event_points as u16,
    }
}

/// R20.2, D10: by the letter the builder of the Great Pyramids, otherwise their owner.
fn pyramids(state: &State, seat: Seat) -> bool {
    if state.options.letter {
        state.wonders[Wonder::GreatPyramids as usize] == WonderState::Built(seat)
    } else {
        state.has_wonder(seat, Wonder::GreatPyramids)
    }
}

pub fn standing(state: &State) -> Option<Standing> {
    if !matches!(state.frames.top(), Pending::Over) {
        return None;
    }
    let scores = PerSeat::new(state.seats, |s| score(state, s));
    let points = scores.map(|_, s| Points::halves(s.halves().into()));
    Some(Standing::by(points, |seat, points| {
        let s = scores[seat];
        [
            Rank::points(points),
            Rank::most("tie-pyramids", pyramids(state, seat)),
            Rank::most("tie-buildings", s.buildings),
            Rank::most("tie-advances", s.advances),
            Rank::most("tie-wonders", s.wonders),
            Rank::most("tie-objectives", s.objectives),
            Rank::most("tie-events", s.events),
        ]
    }))
}
