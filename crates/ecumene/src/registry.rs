//! The games of this table. To add one: one line.

use crate::game::Game;
use anyhow::{Result, anyhow};

pub fn games() -> Vec<Box<dyn Game>> {
    vec![]
}

/// The game with this id.
pub fn game(id: &str) -> Result<Box<dyn Game>> {
    let known = games();
    let ids: Vec<_> = known.iter().map(|g| g.info().id).collect();
    let found = known.into_iter().find(|g| g.info().id == id);
    found.ok_or_else(|| anyhow!("unknown game '{id}'; accepted: {}", ids.join(", ")))
}
