//! R11: the points of a turn.

use crate::ids::*;
use crate::state::{Score, State};
use kernel::Seat;
use serde::Serialize;

/// What a player is in a region.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    None,
    Presence,
    Domination,
    Control,
}

impl Level {
    /// R11.1: with so many armies, and the strongest rival with so many.
    pub fn of(own: u32, most: u32) -> Level {
        match own {
            0 => Level::None,
            3.. if most == 0 => Level::Control,
            2.. if own > most => Level::Domination,
            _ => Level::Presence,
        }
    }

    /// How often the region's value counts.
    pub fn times(self) -> u8 {
        self as u8
    }
}

/// Armies of a player in a region; with one army a land, the lands.
pub fn armies(state: &State, seat: Seat, region: Region) -> u32 {
    let area = state.board().regions[region.index()];
    if state.options.multiple_armies {
        state.world.armies_in(seat, area)
    } else {
        (state.world.held_by(seat) & area).len()
    }
}

/// R11.1
pub fn level(state: &State, seat: Seat, region: Region) -> Level {
    let own = armies(state, seat, region);
    let others = || Seat::all(state.seats()).filter(|&s| s != seat).map(|s| armies(state, s, region));
    Level::of(own, if own == 0 { 0 } else { others().max().unwrap_or(0) })
}

/// R11.1, R11.2: what `seat` scores if his turn ends now.
pub fn score(state: &State, seat: Seat) -> Score {
    score_in(state, seat, state.epoch)
}

/// The same at the values of an epoch.
pub fn score_in(state: &State, seat: Seat, epoch: u8) -> Score {
    let world = &state.world;
    let held = world.held_by(seat);
    let regions = Region::all()
        .map(|r| {
            let value = state.board().value(r, epoch);
            if value == 0 { 0 } else { value * level(state, seat, r).times() }
        })
        .sum();
    Score {
        regions,
        capitals: 2 * (held & world.capitals).len() as u8,
        cities: (held & world.cities).len() as u8,
        monuments: (held & world.monuments).len() as u8,
        // R13.4: each sea with an own manned fleet.
        seas: if state.options.naval_control { state.navy_of(seat).len() as u8 } else { 0 },
    }
}
