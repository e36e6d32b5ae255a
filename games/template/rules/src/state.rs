//! Where the game stands, and what a rule asks of it.

use crate::data;
use crate::frames::Pending;
use crate::ids::*;
use crate::options::Options;
use kernel::{Frames, PerSeat, Seat, Secret};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Player {
    #[serde(with = "kernel::stored")]
    pub hand: Secret<Set<Hour>>,
    /// R3.1: chosen, and not turned up yet.
    #[serde(with = "kernel::stored")]
    pub chosen: Secret<Option<Hour>>,
    /// The hour that was turned up today.
    pub hour: Option<Hour>,
    pub points: u8,
    /// How many of them came from resting.
    pub rests: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub frames: Frames<Pending, 2>,
    /// From 1.
    pub day: u8,
    pub players: PerSeat<Player>,
    /// Who holds each well.
    pub wells: PerId<Well, Option<Seat>, WELLS>,
    /// Hours that were turned up.
    pub spent: Set<Hour>,
}

impl State {
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }
    pub fn held_by(&self, seat: Seat) -> Set<Well> {
        Set::of_all(|well| self.wells[well] == Some(seat))
    }
    /// R3.3, R3.4: the wells a caravan of `seat` can reach.
    pub fn reach(&self, seat: Seat) -> Set<Well> {
        let held = self.held_by(seat);
        if held.is_empty() { Set::all() } else { data::facts().map.around(held) - held }
    }
    /// R3.5: what a raid on a well of `defender` must roll.
    pub fn needed(&self, well: Well, defender: Seat) -> u8 {
        let guards = data::facts().map.neighbours(well) & self.held_by(defender);
        (3 + guards.len() as u8).min(6)
    }
    /// R4.1: what the wells of a seat pay of an evening.
    pub fn income(&self, seat: Seat) -> u8 {
        self.held_by(seat).iter().map(Well::worth).sum()
    }
}
