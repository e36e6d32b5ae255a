//! What can be answered.

use crate::frames::Pay;
use crate::ids::*;
use crate::state::Origin;
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Keep the empire card that was drawn.
    Keep,
    /// Give it to somebody who has none.
    Give(Seat),
    /// Play an event card.
    Play(Card),
    /// Choose a land, a water, a region or an empire for what is being resolved.
    Land(Land),
    Sea(Sea),
    Region(Region),
    Foe(Foe),
    /// Place an army from the pool: enter, replace or attack.
    Expand {
        to: Land,
        /// The second of two peoples is 1; everybody else is 0.
        #[serde(default)]
        people: u8,
    },
    /// Build a fort; where, is asked next.
    Fort(Pay),
    /// Take a lost army back for a coin.
    Recover {
        #[serde(default)]
        people: u8,
        /// With a coin of Allies.
        #[serde(default)]
        allied: bool,
    },
    /// Put a pool army on a fleet.
    Man(Sea),
    /// Fight the manned fleet in a sea.
    Engage(Sea),
    /// Attack again with the army that broke the fort.
    PressOn,
    /// Take that army back into the pool.
    Withdraw,
    /// No more of this: cards, fleets, lands.
    Done,
}

/// An empire on the board: a player's armies of one epoch and origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Foe {
    pub seat: Seat,
    pub origin: Origin,
    pub epoch: u8,
}
