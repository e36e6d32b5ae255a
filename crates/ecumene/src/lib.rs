//! The games of this table, and the command line over them.
//!
//! A game outside this tree has a `main` of one line: `ecumene::run(&[ecumene::game::<its_table::Board>()])`.

#[cfg(feature = "games")]
mod registry;

pub use commands::{Entry, game, run};
#[cfg(feature = "games")]
pub use registry::GAMES;
