//! R2.3: what moves, and together with what.

pub mod aircraft;
mod hand;
mod survey;

pub use hand::Hand;
pub use survey::{Seen, Survey};

use crate::data::data;
use crate::state::*;
use kernel::Seat;

/// What the pieces of one move have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// Armies and settlers on land.
    Walking,
    /// Armies and settlers aboard.
    Landing,
    /// Fleets, and aircraft that ride along (R9.23).
    Sailing,
    Flying,
}

impl Group {
    pub fn of(piece: &Piece) -> Group {
        match piece.kind {
            kind if kind.is_fleet() => Group::Sailing,
            kind if kind.is_aircraft() => Group::Flying,
            _ if piece.aboard().is_some() => Group::Landing,
            _ => Group::Walking,
        }
    }
}

/// R2.3.1: the movement step of `seat` begins, and points are full again.
pub fn refresh(state: &mut State, seat: Seat) {
    for player in state.players.iter_mut() {
        player.quiet = false;
    }
    for (_, piece) in state.players[seat].pieces.iter_mut() {
        piece.left = data().tables.movement[piece.kind as usize];
        piece.frozen = false;
        piece.picked = false;
    }
}

pub fn unpick(state: &mut State, seat: Seat) {
    for (_, piece) in state.players[seat].pieces.iter_mut() {
        piece.picked = false;
    }
}
