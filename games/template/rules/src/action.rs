//! What can be answered.

use crate::ids::*;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lay an hour face down.
    Choose(Hour),
    /// Take a free well.
    Camp(Well),
    /// Attack the camp at a well.
    Raid(Well),
    Rest,
}
