//! Units on the board (R1.3, R1.4) and the numbers by which a group names them.

use crate::ids::*;
use crate::state::Player;
use arrayvec::ArrayVec;
use kernel::{Msg, msg};
use serde::{Deserialize, Serialize};

/// Moved in this Move action (R9.1).
pub const MOVED: u8 = 1;
/// Fought this turn (R9.3 a).
pub const FOUGHT: u8 = 2;
/// Entered a mountain (R9.3 b) or a forest (R9.3 c) this turn.
pub const CLIMBED: u8 = 4;
pub const WOODED: u8 = 8;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Unit {
    pub at: Space,
    #[serde(default)]
    pub marks: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cargo {
    pub kind: UnitKind,
    #[serde(default)]
    pub marks: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ship {
    pub at: Space,
    #[serde(default)]
    pub marks: u8,
    #[serde(default)]
    pub cargo: ArrayVec<Cargo, 2>,
}

kit::numbered! {
    /// A unit of a player: Army units 0 to 15, Settlers 16 to 19, Ships 20 to 23, cargo 24 to 31 (two a Ship).
    pub struct UnitId: u32, 32
}
/// Units of one player that go together.
pub type Group = Set<UnitId>;

const FIRST_SETTLER: u8 = 16;
const FIRST_SHIP: u8 = 20;
const FIRST_CARGO: u8 = 24;

impl UnitId {
    pub fn army(index: usize) -> UnitId {
        UnitId(index as u8)
    }
    pub fn settler(index: usize) -> UnitId {
        UnitId(FIRST_SETTLER + index as u8)
    }
    pub fn ship(index: usize) -> UnitId {
        UnitId(FIRST_SHIP + index as u8)
    }
    pub fn is_army(self) -> bool {
        self.0 < FIRST_SETTLER
    }
    /// What it is called; its number does not tell what is aboard a Ship.
    pub fn term(self) -> Msg {
        match self.0 {
            0..FIRST_SETTLER => UnitKind::Army.term(),
            FIRST_SETTLER..FIRST_SHIP => UnitKind::Settler.term(),
            FIRST_SHIP..FIRST_CARGO => UnitKind::Ship.term(),
            _ => msg("unit-aboard"),
        }
    }
    /// Which of the player's Ships it is.
    pub fn as_ship(self) -> usize {
        (self.0 - FIRST_SHIP) as usize
    }
    /// Ship and slot of a unit aboard.
    fn as_cargo(self) -> (u8, u8) {
        let n = self.0 - FIRST_CARGO;
        (n / 2, n % 2)
    }
}

/// What a unit is, where, and with which marks; aboard tells the Ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub kind: UnitKind,
    pub at: Space,
    pub marks: u8,
    pub aboard: Option<u8>,
}

impl Player {
    pub fn piece(&self, id: UnitId) -> Option<Piece> {
        match id.0 {
            n @ 0..FIRST_SETTLER => self.armies.get(n as usize).map(|u| Piece {
                kind: UnitKind::Army,
                at: u.at,
                marks: u.marks,
                aboard: None,
            }),
            n @ FIRST_SETTLER..FIRST_SHIP => self.settlers.get((n - FIRST_SETTLER) as usize).map(|u| Piece {
                kind: UnitKind::Settler,
                at: u.at,
                marks: u.marks,
                aboard: None,
            }),
            FIRST_SHIP..FIRST_CARGO => self.ships.get(id.as_ship()).map(|s| Piece {
                kind: UnitKind::Ship,
                at: s.at,
                marks: s.marks,
                aboard: None,
            }),
            _ => {
                let (ship, slot) = id.as_cargo();
                let s = self.ships.get(ship as usize)?;
                let c = s.cargo.get(slot as usize)?;
                Some(Piece { kind: c.kind, at: s.at, marks: c.marks, aboard: Some(ship) })
            }
        }
    }
    /// All units, by their numbers.
    pub fn pieces(&self) -> impl Iterator<Item = (UnitId, Piece)> + '_ {
        UnitId::all().filter_map(|id| self.piece(id).map(|p| (id, p)))
    }
    pub fn group_armies(&self, group: Group) -> usize {
        group.iter().filter(|&id| self.piece(id).is_some_and(|p| p.kind == UnitKind::Army)).count()
    }
    /// Takes units off the board, highest number first, so that the others keep theirs.
    pub fn lift(&mut self, group: Group) -> ArrayVec<Cargo, 16> {
        let mut lifted = ArrayVec::new();
        for id in UnitId::all().rev().filter(|id| group.has(*id)) {
            match id.0 {
                n @ 0..FIRST_SETTLER => {
                    let u = self.armies.remove(n as usize);
                    lifted.push(Cargo { kind: UnitKind::Army, marks: u.marks });
                }
                n @ FIRST_SETTLER..FIRST_SHIP => {
                    let u = self.settlers.remove((n - FIRST_SETTLER) as usize);
                    lifted.push(Cargo { kind: UnitKind::Settler, marks: u.marks });
                }
                FIRST_SHIP..FIRST_CARGO => {
                    self.ships.remove(id.as_ship());
                }
                _ => {
                    let (ship, slot) = id.as_cargo();
                    lifted.push(self.ships[ship as usize].cargo.remove(slot as usize));
                }
            }
        }
        lifted
    }
    /// Puts land units down on a land space.
    pub fn put(&mut self, units: &[Cargo], at: Space, marks: u8) {
        for u in units {
            let unit = Unit { at, marks: u.marks | marks };
            match u.kind {
                UnitKind::Army => self.armies.push(unit),
                UnitKind::Settler => self.settlers.push(unit),
                UnitKind::Ship => unreachable!("a Ship is no cargo"),
            }
        }
    }
    /// Puts land units aboard the Ships at a sea space, first those with the lower number.
    pub fn stow(&mut self, units: &[Cargo], at: Space, marks: u8) {
        let mut units = units.iter();
        for ship in self.ships.iter_mut().filter(|s| s.at == at) {
            while !ship.cargo.is_full() {
                let Some(u) = units.next() else { return };
                ship.cargo.push(Cargo { kind: u.kind, marks: u.marks | marks });
            }
        }
    }
    pub fn room_at(&self, at: Space) -> usize {
        self.ships.iter().filter(|s| s.at == at).map(|s| s.cargo.remaining_capacity()).sum()
    }
    /// Marks every unit here.
    pub fn mark_at(&mut self, at: Space, marks: u8) {
        for u in self.armies.iter_mut().chain(&mut self.settlers).filter(|u| u.at == at) {
            u.marks |= marks;
        }
        for s in self.ships.iter_mut().filter(|s| s.at == at) {
            s.marks |= marks;
        }
    }
    pub fn clear_marks(&mut self, marks: u8) {
        for u in self.armies.iter_mut().chain(&mut self.settlers) {
            u.marks &= !marks;
        }
        for s in &mut self.ships {
            s.marks &= !marks;
            for c in &mut s.cargo {
                c.marks &= !marks;
            }
        }
    }
    pub fn remove_settlers_at(&mut self, at: Space) {
        self.settlers.retain(|u| u.at != at);
    }
    /// Removes one Army unit here.
    pub fn kill_army(&mut self, at: Space) {
        if let Some(i) = self.armies.iter().rposition(|u| u.at == at) {
            self.armies.remove(i);
        }
    }
}
