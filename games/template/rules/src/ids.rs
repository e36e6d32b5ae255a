//! Everything that has a name. The names of wells are in `data/wells.json`.

use crate::data;
pub use kit::{Id, Named, PerId, Set};

pub const WELLS: usize = 9;
/// R2.2: a card for each hour of the day.
pub const HOURS: usize = 24;

kit::data_ids! {
    /// R1.1: a place of the board.
    pub struct Well: u16, "well-{}", WELLS, &data::facts().names
}
kit::numbered! {
    /// The card of an hour, from 0 to 23.
    pub struct Hour: u32, HOURS
}
