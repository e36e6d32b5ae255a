//! The games a command can speak of.

use crate::game::{Game, GameOf};
use anyhow::{Result, anyhow};
use bots::Opponents;
use kit::Gauges;
use server::Host;
use table::Face;

/// A game as the command line and the server know it.
#[derive(Clone, Copy)]
pub struct Entry {
    table: fn() -> Box<dyn Game>,
    host: fn() -> Box<dyn Host>,
}

/// A game by its face, which knows its rules.
pub const fn game<F: Face<Rules: Opponents + Gauges>>() -> Entry {
    Entry { table: GameOf::<F::Rules>::boxed, host: server::game::<F> }
}

pub(crate) struct Shelf(pub &'static [Entry]);

impl Shelf {
    pub fn games(&self) -> Vec<Box<dyn Game>> {
        self.0.iter().map(|entry| (entry.table)()).collect()
    }
    pub fn hosts(&self) -> Vec<Box<dyn Host>> {
        self.0.iter().map(|entry| (entry.host)()).collect()
    }
    /// The game with this id.
    pub fn game(&self, id: &str) -> Result<Box<dyn Game>> {
        let known = self.games();
        let ids: Vec<_> = known.iter().map(|g| g.info().id).collect();
        let found = known.into_iter().find(|g| g.info().id == id);
        found.ok_or_else(|| anyhow!("unknown game '{id}'; accepted: {}", ids.join(", ")))
    }
    /// The game with this id, or all.
    pub fn chosen(&self, id: Option<&str>) -> Result<Vec<Box<dyn Game>>> {
        id.map_or_else(|| Ok(self.games()), |id| Ok(vec![self.game(id)?]))
    }
}
