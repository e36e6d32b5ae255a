//! The program: the command line over the games of this table.

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    ecumene::run(ecumene::GAMES)
}
