//! The figures of one player. A piece keeps its slot while it lives, so that a table can follow it.

use crate::data::data;
use crate::ids::*;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// R1.6 sets no number; a tray has to end somewhere.
pub const TRAY: usize = 96;
const NOWHERE: u8 = u8::MAX;

/// Where a piece stands in the tray of its owner.
pub type Slot = u8;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub kind: Kind,
    area: u8,
    /// Movement points left this turn.
    pub left: u8,
    aboard: u8,
    /// Chosen for the move being made, or having just entered.
    pub picked: bool,
    /// R2.3.5: challenged; moves no more this turn.
    pub frozen: bool,
}

const EMPTY: Piece =
    Piece { kind: Kind::Settler, area: NOWHERE, left: 0, aboard: NOWHERE, picked: false, frozen: false };

impl Piece {
    pub fn area(&self) -> Area {
        Area(self.area)
    }
    /// The fleet that carries it.
    pub fn aboard(&self) -> Option<Slot> {
        (self.aboard != NOWHERE).then_some(self.aboard)
    }
    pub fn put(&mut self, area: Area, aboard: Option<Slot>) {
        self.area = area.0;
        self.aboard = aboard.unwrap_or(NOWHERE);
    }
    /// On its own feet: not cargo.
    pub fn stands_in(&self, area: Area) -> bool {
        self.area == area.0 && self.aboard == NOWHERE
    }
    /// R2.4.1: armies fight on land, fleets at sea; cargo never.
    pub fn fights_in(&self, area: Area) -> bool {
        self.stands_in(area) && if area.is_land() { self.kind.is_army() } else { self.kind.is_fleet() }
    }
    /// R2.5.8 to R2.5.10: what fights by itself nowhere goes with a battle that its owner loses there.
    pub fn falls_with(&self, area: Area) -> bool {
        self.stands_in(area) && (self.kind.is_settler() || self.kind.is_aircraft())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pieces {
    slots: [Piece; TRAY],
    /// Slots from here on are empty.
    end: u8,
}

impl Default for Pieces {
    fn default() -> Self {
        Pieces { slots: [EMPTY; TRAY], end: 0 }
    }
}

impl Pieces {
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Slot, &Piece)> + Clone {
        let used = self.slots[..self.end as usize].iter().enumerate();
        used.filter(|(_, p)| p.area != NOWHERE).map(|(i, p)| (i as Slot, p))
    }
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Slot, &mut Piece)> {
        let used = self.slots[..self.end as usize].iter_mut().enumerate();
        used.filter(|(_, p)| p.area != NOWHERE).map(|(i, p)| (i as Slot, p))
    }
    pub fn get(&self, slot: Slot) -> &Piece {
        &self.slots[slot as usize]
    }
    pub fn get_mut(&mut self, slot: Slot) -> &mut Piece {
        &mut self.slots[slot as usize]
    }
    pub fn len(&self) -> usize {
        self.iter().count()
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    pub fn room(&self) -> usize {
        TRAY - self.len()
    }
    /// Puts a new piece on the board; `None` if the tray is full.
    pub fn add(&mut self, kind: Kind, area: Area) -> Option<Slot> {
        let slot = self.slots.iter().position(|p| p.area == NOWHERE)?;
        self.slots[slot] = Piece { kind, area: area.0, ..EMPTY };
        self.end = self.end.max(slot as u8 + 1);
        Some(slot as Slot)
    }
    /// Takes a piece off the board, with what it carries.
    pub fn remove(&mut self, slot: Slot) {
        if self.slots[slot as usize].kind.is_fleet() {
            for piece in &mut self.slots[..self.end as usize] {
                if piece.aboard == slot {
                    *piece = EMPTY;
                }
            }
        }
        self.slots[slot as usize] = EMPTY;
        while self.end > 0 && self.slots[self.end as usize - 1].area == NOWHERE {
            self.end -= 1;
        }
    }
    pub fn clear(&mut self) {
        *self = Pieces::default();
    }
    /// Passengers of a fleet.
    pub fn cargo(&self, fleet: Slot) -> usize {
        self.slots[..self.end as usize].iter().filter(|p| p.aboard == fleet).count()
    }
    pub fn has_room(&self, fleet: Slot, passengers: usize) -> bool {
        self.cargo(fleet) + passengers <= data().tables.fleet_capacity as usize
    }
    /// Passengers of every fleet at once.
    pub fn loads(&self) -> [u8; TRAY] {
        let mut loads = [0; TRAY];
        for piece in &self.slots[..self.end as usize] {
            if piece.area != NOWHERE && piece.aboard != NOWHERE {
                loads[piece.aboard as usize] += 1;
            }
        }
        loads
    }
    pub fn count(&self, test: impl Fn(&Piece) -> bool) -> usize {
        self.iter().filter(|(_, p)| test(p)).count()
    }
    pub fn any(&self, test: impl Fn(&Piece) -> bool) -> bool {
        self.iter().any(|(_, p)| test(p))
    }
    pub fn picked(&self) -> impl Iterator<Item = (Slot, &Piece)> + Clone {
        self.iter().filter(|(_, p)| p.picked)
    }
    pub fn remove_where(&mut self, test: impl Fn(&Piece) -> bool) -> usize {
        let mut gone = 0;
        for slot in 0..self.end {
            let piece = self.slots[slot as usize];
            if piece.area != NOWHERE && test(&piece) {
                gone += 1;
                self.remove(slot);
            }
        }
        gone
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Stored {
    slot: Option<Slot>,
    kind: Kind,
    area: Area,
    #[serde(default)]
    left: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aboard: Option<Slot>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    picked: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    frozen: bool,
}

impl Serialize for Pieces {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter().map(|(slot, p)| Stored {
            slot: Some(slot),
            kind: p.kind,
            area: p.area(),
            left: p.left,
            aboard: p.aboard(),
            picked: p.picked,
            frozen: p.frozen,
        }))
    }
}

impl<'d> Deserialize<'d> for Pieces {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let mut pieces = Pieces::default();
        for (i, p) in Vec::<Stored>::deserialize(d)?.into_iter().enumerate() {
            let slot = p.slot.unwrap_or(i as Slot) as usize;
            if slot >= TRAY || pieces.slots[slot].area != NOWHERE {
                return Err(serde::de::Error::custom(format!("slot {slot} is taken or beyond {TRAY}")));
            }
            pieces.slots[slot] = Piece {
                kind: p.kind,
                area: p.area.0,
                left: p.left,
                aboard: p.aboard.unwrap_or(NOWHERE),
                picked: p.picked,
                frozen: p.frozen,
            };
            pieces.end = pieces.end.max(slot as u8 + 1);
        }
        Ok(pieces)
    }
}
