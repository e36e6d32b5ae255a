//! The turn being played, and the armies that expand in it.

use crate::ids::*;
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// The turn being played. Everything in it is public.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Turn {
    pub seat: Seat,
    pub empire: Option<Empire>,
    /// Event cards of this turn (R6.1).
    pub cards: ArrayVec<Card, 2>,
    /// R6.7: kept until the end of the turn only.
    pub coins: u8,
    /// Coins of Allies: what they bring back only enters vacant lands.
    pub ally_coins: u8,
    /// Forts of Engineering.
    pub free_forts: u8,
    /// Active armies lost in combat and not taken back, by people.
    pub lost: [u8; 2],
    /// Pool armies that became forts.
    pub fortified: u8,
    pub leader: bool,
    pub weaponry: u8,
    pub siegecraft: u8,
    pub naval_power: bool,
    pub elite: bool,
    pub jihad: Option<Jihad>,
    /// Terrain that Expert Troops set at nought (R6.9.21).
    #[serde(with = "kit::set::as_bits")]
    pub experts: Set<Terrain>,
    pub treachery: Option<Land>,
    pub astronomy: bool,
    pub reallocation: bool,
    /// Waters where this empire still has to place a fleet (R13.4).
    pub claims: Set<Sea>,
    /// Seas manned this turn.
    pub manned: Set<Sea>,
    /// R13.4: it must try for at least one sea.
    pub tried: bool,
    /// The capital this empire brought, for the letter of R10.3.
    pub capitals: Set<Land>,
    pub campaign: Campaign,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Jihad {
    /// Three dice, ties won.
    First,
    /// Two dice, ties won.
    Second,
}

/// Armies that expand together: the active empire, a minor empire or the crusaders. R1.3, R1.4: what is "active" is the
/// campaign of the empire card alone, whatever else its player owns.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Campaign {
    pub kind: CampaignKind,
    /// Armies to place, by people (R7.5); everybody else has one people.
    pub pool: [u8; 2],
    /// Those of them that may only enter a vacant land (Allies).
    pub allied: [u8; 2],
    /// Lands with an army of this campaign, by people.
    pub lands: [Set<Land>; 2],
    /// Waters with a fleet of this campaign.
    pub fleets: Set<Sea>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CampaignKind {
    #[default]
    Active,
    Minor,
    Crusade,
}

impl Campaign {
    /// Lands of either people.
    pub fn all(&self) -> Set<Land> {
        self.lands[0] | self.lands[1]
    }
    pub fn people_in(&self, land: Land) -> usize {
        self.lands[1].has(land) as usize
    }
}

impl Turn {
    pub fn of(seat: Seat, empire: Option<Empire>) -> Turn {
        Turn { seat, empire, ..Turn::default() }
    }
}
