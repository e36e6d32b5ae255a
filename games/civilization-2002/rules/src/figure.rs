//! What figures are called.

use crate::ids::*;
use crate::state::{Piece, State};
use kernel::{Msg, msg};
use serde::Serialize;

/// What a figure is called now: its type in the advanced game, its figure in the basic one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Figure {
    pub kind: Kind,
    /// Which of its types, in the advanced game.
    pub level: Option<u8>,
}

impl Figure {
    pub fn of(state: &State, kind: Kind) -> Figure {
        let typed = state.advanced() && !kind.is_settler();
        Figure { kind, level: typed.then(|| state.type_index(kind) as u8) }
    }
    pub fn name(self) -> Msg {
        match self.level {
            None => self.kind.term(),
            Some(level) => self.kind.types()[level as usize].term(),
        }
    }
}

pub fn name(state: &State, kind: Kind) -> Msg {
    Figure::of(state, kind).name()
}

/// With where it stands.
pub fn name_in(state: &State, piece: &Piece) -> Msg {
    msg("figure-in").with("what", name(state, piece.kind)).with("where", piece.area().term())
}

/// How many of each kind.
pub fn counted(state: &State, kinds: impl Iterator<Item = Kind>) -> Vec<(Figure, u8)> {
    let mut counted: Vec<(Figure, u8)> = Vec::new();
    for kind in kinds {
        match counted.iter_mut().find(|(figure, _)| figure.kind == kind) {
            Some((_, n)) => *n += 1,
            None => counted.push((Figure::of(state, kind), 1)),
        }
    }
    counted
}
