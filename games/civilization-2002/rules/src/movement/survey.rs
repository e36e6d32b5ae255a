//! What a player has where, gathered once for an offer.

use super::Group;
use super::aircraft::{deck_room, over_limit};
use crate::data::data;
use crate::ids::*;
use crate::state::*;
use kernel::Seat;

pub struct Survey {
    /// Passengers of each fleet.
    pub loads: [u8; TRAY],
    /// Zones with an own fleet that has room.
    pub room: Set<Area>,
    /// R2.3.4: where aircraft may end.
    pub bases: Set<Area>,
    any_aircraft: bool,
}

impl Survey {
    pub fn of(state: &State, seat: Seat) -> Survey {
        let pieces = &state.players[seat].pieces;
        let loads = pieces.loads();
        let (mut room, mut bases, mut any_aircraft) = (Set::empty(), Set::empty(), false);
        for (slot, piece) in pieces.iter() {
            if piece.kind.is_fleet() {
                if loads[slot as usize] < data().tables.fleet_capacity {
                    room.insert(piece.area());
                }
                if state.bases_aircraft(piece.kind) {
                    bases.insert(piece.area());
                }
            } else if piece.kind.is_army() && piece.aboard().is_none() {
                bases.insert(piece.area());
            } else if piece.kind.is_aircraft() {
                any_aircraft = true;
            }
        }
        if any_aircraft {
            bases |= state.settlement_set(seat);
        }
        Survey { loads, room, bases, any_aircraft }
    }

    /// Somewhere to go at all.
    pub fn can_move(&self, piece: &Piece) -> bool {
        if piece.left == 0 || piece.frozen {
            return false;
        }
        let here = piece.area().facts();
        match Group::of(piece) {
            Group::Walking => !here.land.is_empty() || here.sea.meets(self.room),
            Group::Landing => !here.land.is_empty(),
            Group::Sailing => true,
            Group::Flying => self.bases_within(piece.area(), piece.left).next().is_some(),
        }
    }

    /// R2.3.4: bases that so many points reach, whatever lies between.
    pub fn bases_within(&self, from: Area, points: u8) -> impl Iterator<Item = Area> {
        let steps = &data().air_steps[from.index()];
        self.bases.iter().filter(move |area| (1..=points).contains(&steps[area.index()]))
    }

    /// R2.3.4: an aircraft must still move, because it would end without a base and could reach one.
    pub fn strands_aircraft(&self, state: &State, seat: Seat) -> bool {
        if !self.any_aircraft {
            return false;
        }
        let homeless =
            |area: Area| !self.bases.has(area) || (!area.is_land() && over_limit(state, seat, area));
        let could_land = |piece: &Piece| {
            let mut goals = self.bases_within(piece.area(), piece.left);
            goals.any(|area| area.is_land() || deck_room(state, seat, area) > 0)
        };
        state.players[seat].pieces.any(|piece| {
            piece.kind.is_aircraft() && !piece.frozen && homeless(piece.area()) && could_land(piece)
        })
    }
}

/// Pieces that look alike are offered once. Fleets with passengers are all different.
pub struct Seen([u64; (AREAS * KINDS * 4).div_ceil(64)]);

impl Seen {
    pub fn new() -> Seen {
        Seen([0; (AREAS * KINDS * 4).div_ceil(64)])
    }
    pub fn first_time(&mut self, piece: &Piece) -> bool {
        let key = (piece.area().index() * KINDS + piece.kind.index()) * 4 + piece.left.min(3) as usize;
        let bit = 1 << (key % 64);
        let new = self.0[key / 64] & bit == 0;
        self.0[key / 64] |= bit;
        new
    }
}
