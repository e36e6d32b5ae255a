//! What figures are called.

use crate::ids::*;
use crate::state::{Piece, Slot, State};
use kernel::{Msg, Seat, msg};
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
    /// So many of them: "a settler", "2 settlers".
    pub fn several(self, n: u8) -> Msg {
        let key = match self.level {
            None => self.kind.key_in("figure-{}-n"),
            Some(level) => self.kind.types()[level as usize].key_in("unit-{}-n"),
        };
        msg(key).num("n", n)
    }
}

pub fn name(state: &State, kind: Kind) -> Msg {
    Figure::of(state, kind).name()
}

/// Any of its kind where it stands.
pub fn one_in(state: &State, piece: &Piece) -> Msg {
    msg("figure-in").with("what", name(state, piece.kind)).with("where", piece.area().term())
}

/// With where it stands, and which it is where there are several of the kind.
pub fn name_in(state: &State, owner: Seat, slot: Slot) -> Msg {
    let area = state.players[owner].pieces.get(slot).area();
    msg("figure-in").with("what", which(state, owner, slot)).with("where", area.term())
}

/// A figure among those of its owner that stand in the same place: "settler 2".
pub fn which(state: &State, owner: Seat, slot: Slot) -> Msg {
    let pieces = &state.players[owner].pieces;
    let piece = pieces.get(slot);
    let alike = |other: &Piece| other.kind == piece.kind && other.area() == piece.area();
    let likes = || pieces.iter().filter(|(_, other)| alike(other));
    let name = name(state, piece.kind);
    if likes().count() == 1 {
        return name;
    }
    let number = 1 + likes().take_while(|(other, _)| *other != slot).count();
    msg("figure-nth").with("what", name).num("n", number as i64)
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

/// The same in words: "2 swordsmen, a catapult".
pub fn listed(state: &State, kinds: impl Iterator<Item = Kind>) -> Vec<Msg> {
    counted(state, kinds).into_iter().map(|(figure, n)| figure.several(n)).collect()
}
