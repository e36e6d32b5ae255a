//! R6.2: the pieces in hand, and what they may do together.

use super::Group;
use crate::data::data;
use crate::ids::*;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::Seat;

pub struct Hand {
    pub group: Group,
    pub from: Area,
    pub count: usize,
    /// The fewest points any of them has left.
    pub left: u8,
    decks: usize,
    riders: usize,
}

impl Hand {
    pub fn of(state: &State, seat: Seat) -> Option<Hand> {
        let pieces = &state.players[seat].pieces;
        let first = pieces.picked().next()?.1;
        let mut hand =
            Hand { group: Group::Flying, from: first.area(), count: 0, left: u8::MAX, decks: 0, riders: 0 };
        for (_, piece) in pieces.picked() {
            hand.count += 1;
            hand.decks += state.bases_aircraft(piece.kind) as usize;
            if Group::of(piece) == Group::Flying {
                hand.riders += 1;
            } else {
                hand.group = Group::of(piece);
                hand.left = hand.left.min(piece.left);
            }
        }
        if hand.group == Group::Flying {
            hand.left = pieces.picked().map(|(_, piece)| piece.left).min().unwrap_or(0);
        }
        Some(hand)
    }

    /// R9.23: aircraft ride along on the fleets in hand; R9.21: beside the passengers.
    fn takes_rider(&self, state: &State) -> bool {
        let per_fleet = if state.basic() { TRAY } else { data().tables.aircraft_per_fleet as usize };
        self.group == Group::Sailing && self.riders < self.decks * per_fleet
    }

    pub fn may_add(&self, state: &State, piece: &Piece) -> bool {
        if piece.area() != self.from || piece.picked || piece.frozen {
            return false;
        }
        match (self.group, Group::of(piece)) {
            (Group::Sailing, Group::Flying) => self.takes_rider(state),
            (mine, its) => mine == its && piece.left > 0,
        }
    }

    /// Whatever is like the first piece in hand, as far as it may be added.
    pub fn alike(state: &State, seat: Seat) -> ArrayVec<Slot, TRAY> {
        let pieces = &state.players[seat].pieces;
        let first = pieces.picked().next().map(|(_, piece)| *piece);
        let (Some(first), Some(mut hand)) = (first, Hand::of(state, seat)) else { return ArrayVec::new() };
        let mut added = ArrayVec::new();
        for slot in 0..TRAY as Slot {
            let piece = pieces.get(slot);
            let alike = piece.kind == first.kind && piece.left == first.left;
            if alike && hand.may_add(state, piece) {
                added.push(slot);
                hand.riders += piece.kind.is_aircraft() as usize;
            }
        }
        added
    }

    pub fn pick_alike(state: &mut State, seat: Seat) {
        for slot in Hand::alike(state, seat) {
            state.players[seat].pieces.get_mut(slot).picked = true;
        }
    }
}
