//! The command line. Every command says what it accepts, exits with 0 when all is well, 1 when a check falls short,
//! 2 when it was asked for something it cannot do.

mod bench;
mod commands;
mod foreseen;
mod game;
mod print;
mod progress;
mod registry;

use clap::Parser;
use commands::Command;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Great civilization board games, for people and bots.
#[derive(Parser)]
#[command(name = "ecumene", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    // A fault of ours ends in one line, not in a trace: the log or file that led to it is what helps.
    std::panic::set_hook(Box::new(|info| {
        eprintln!("error: internal fault: {info}");
    }));
    let run = || cli.command.run();
    match std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)) {
        Ok(Ok(true)) => ExitCode::SUCCESS,
        Ok(Ok(false)) => ExitCode::from(1),
        Ok(Err(error)) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
        Err(_) => ExitCode::from(2),
    }
}
