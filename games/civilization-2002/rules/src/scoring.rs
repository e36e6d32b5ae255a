//! R5: points and places.

use crate::data::data;
use crate::ids::*;
use crate::options::{Length, Ties};
use crate::state::*;
use kernel::{Rank, Seat, Standing};
use serde::Serialize;

/// Points of one player, as the score sheet lists them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Score {
    pub settlements: i32,
    pub technologies: i32,
    pub wonders: i32,
    pub great_discoveries: i32,
    pub ending: i32,
}

impl Score {
    pub fn total(&self) -> i32 {
        self.settlements + self.technologies + self.wonders + self.great_discoveries + self.ending
    }
}

/// R5.1, R5.3.
pub fn score(state: &State, seat: Seat) -> Score {
    let player = &state.players[seat];
    let sizes = state.regions.iter().filter(|r| r.owner == Some(seat)).map(|r| r.size as i32).sum();
    let mut score = Score { settlements: sizes, ..Score::default() };
    if state.basic() {
        let points = &data().tables.points.basic;
        score.technologies = points.technology * player.technologies.len() as i32;
        score.wonders = points.wonder * player.wonders.len() as i32;
        return score;
    }
    let points = &data().tables.points.advanced;
    score.wonders = points.wonder * player.wonders.len() as i32;
    score.great_discoveries = points.great_discovery * (player.technologies & data().great).len() as i32;
    // R5.3: short and medium games have no ending bonus.
    if state.options.length == Length::Long {
        score.ending = match state.ending {
            Some(Ending::Diplomatic) if player.wonders.has(data().united_nations) => points.united_nations,
            Some(Ending::Military) => {
                points.military_unit * player.pieces.count(|p| !p.kind.is_settler()) as i32
            }
            Some(Ending::Technological) => points.technology * player.technologies.len() as i32,
            _ => 0,
        };
    }
    score
}

/// R5.4: total conquest beats any points; an eliminated player is behind everybody still in.
pub fn standing(state: &State) -> Option<Standing> {
    if state.phase != Phase::Over {
        return None;
    }
    let points = state.players.map(|seat, _| score(state, seat).total());
    let tie_break = |seat: Seat| match state.options.ties {
        Ties::Shared => (0, 0),
        Ties::Gold => (state.players[seat].gold, state.settlement_count(seat)),
    };
    let conqueror = |seat: Seat| state.ending == Some(Ending::Conquest) && state.has_settlement(seat);
    Some(Standing::by(points, |seat, points| {
        let (gold, settlements) = tie_break(seat);
        [
            Rank::most("tie-conquest", conqueror(seat)),
            Rank::most("tie-still-in", !state.players[seat].out),
            Rank::points(points),
            Rank::most("tie-gold", gold),
            Rank::most("tie-settlements", settlements as u32),
        ]
    }))
}
