//! R5: who wins.

use crate::frames::Pending;
use crate::state::State;
use kernel::{Rank, Standing};

/// R5.1: points, then wells.
pub fn ranking(state: &State) -> Standing {
    Standing::by(state.players.map(|_, player| player.points), |seat, points| {
        [Rank::points(points), Rank::most("tie-wells", state.held_by(seat).len() as i64)]
    })
}

pub fn standing(state: &State) -> Option<Standing> {
    matches!(state.frames.top(), Pending::Over).then(|| ranking(state))
}
