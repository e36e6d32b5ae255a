//! Everything that has a name. The names are in `data/*.json`.

use crate::data;
pub use kit::{Id, Named, PerId, Set};

/// Lands on the board, with the one that only makes the rulebook's count come out (R1.1).
pub const LANDS: usize = 102;
pub const SEAS: usize = 15;
pub const REGIONS: usize = 13;
/// R2.4: seven for each epoch.
pub const EMPIRES: usize = 49;
pub const MINORS: usize = 7;
pub const CARDS: usize = 42;

kit::data_ids! {
    /// One space of the board.
    pub struct Land: u128, "land-{}", LANDS, &data::names().lands
}
kit::data_ids! {
    /// R1.2: a sea or an ocean.
    pub struct Sea: u16, "sea-{}", SEAS, &data::names().seas
}
kit::data_ids! {
    pub struct Region: u16, "region-{}", REGIONS, &data::names().regions
}
kit::data_ids! {
    /// An empire card: seven for each epoch, in order of play.
    pub struct Empire: u64, "empire-{}", EMPIRES, &data::names().empires
}
kit::data_ids! {
    /// An empire that an event card brings, one for each epoch.
    pub struct Minor: u8, "minor-{}", MINORS, &data::names().minors
}
kit::data_ids! {
    /// A title among the event cards. Several cards may bear the same.
    pub struct Card: u64, "card-{}", CARDS, &data::names().cards
}
kit::ids! {
    /// What makes a border difficult for whoever attacks across it. Its text says from where that is.
    pub enum Terrain: u8, "face-over-{}" {
        Mountain = "mountain",
        Forest = "forest",
        Strait = "strait",
        GreatWall = "great_wall",
    }
}

impl Empire {
    /// The empire with this place in the order of play (from 1) of an epoch (from 1).
    pub fn of(epoch: u8, order: u8) -> Empire {
        Empire((epoch - 1) * 7 + order - 1)
    }
    pub fn epoch(self) -> u8 {
        self.0 / 7 + 1
    }
    pub fn order(self) -> u8 {
        self.0 % 7 + 1
    }
}

impl Minor {
    pub fn of(epoch: u8) -> Minor {
        Minor(epoch - 1)
    }
}
