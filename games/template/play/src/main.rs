//! Every command of Ecumene, for this game: `serve`, `sim`, `check`, `coverage`, `arena`, `record`…
//!
//! To have the games of the project beside it, ask for its feature `games` in Cargo.toml and put `ecumene::GAMES` before
//! it: `ecumene::run([ecumene::GAMES, GAMES].concat().leak())`.

use ecumene::{Entry, game};
use std::process::ExitCode;

const GAMES: &[Entry] = &[game::<template_table::Board>()];

fn main() -> ExitCode {
    ecumene::run(GAMES)
}
