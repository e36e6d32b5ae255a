//! The games of this table. To add one: one line.

use crate::game::{Game, GameOf};
use anyhow::{Result, anyhow};
use server::Host;

pub fn games() -> Vec<Box<dyn Game>> {
    vec![
        GameOf::<age_of_discovery::AgeOfDiscovery>::boxed(),
        GameOf::<history_of_the_world::HistoryOfTheWorld>::boxed(),
        GameOf::<clash_of_cultures::ClashOfCultures>::boxed(),
        GameOf::<civilization_2002::Civilization2002>::boxed(),
        GameOf::<civilization_2010::Civilization2010>::boxed(),
    ]
}

/// Those that have a face, and so can be played in a browser.
pub fn hosts() -> Vec<Box<dyn Host>> {
    vec![
        server::game::<age_of_discovery_table::Atlas>(),
        server::game::<history_of_the_world_table::WorldMap>(),
        server::game::<clash_of_cultures_table::HexBoard>(),
        server::game::<civilization_2002_table::World>(),
        server::game::<civilization_2010_table::Atlas>(),
    ]
}

/// The game with this id.
pub fn game(id: &str) -> Result<Box<dyn Game>> {
    let known = games();
    let ids: Vec<_> = known.iter().map(|g| g.info().id).collect();
    let found = known.into_iter().find(|g| g.info().id == id);
    found.ok_or_else(|| anyhow!("unknown game '{id}'; accepted: {}", ids.join(", ")))
}
