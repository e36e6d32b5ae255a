//! The games of this table. To add one: one line here, and its table crate among the dependencies.

use commands::{Entry, game};

/// A static: what the games need is then compiled here, and not once more in the program.
pub static GAMES: &[Entry] = &[
    game::<age_of_discovery_table::Atlas>(),
    game::<history_of_the_world_table::WorldMap>(),
    game::<clash_of_cultures_table::HexBoard>(),
    game::<civilization_2002_table::World>(),
    game::<civilization_2010_table::Atlas>(),
];
