//! Ids of what can be clicked. A table draws one element for each.
//!
//! | target | id |
//! |---|---|
//! | `Space(0..=8)` | a well, in the order of `data/wells.json` |
//! | `Card(0..=23)` | an hour of one's hand |

use crate::ids::*;
use kernel::Target;

pub fn well(well: Well) -> Target {
    Target::Space(well.0 as u16)
}
pub fn hour(hour: Hour) -> Target {
    Target::Card(hour.0 as u16)
}
