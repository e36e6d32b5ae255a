//! The command line, over whichever games it is given. Every command says what it accepts, exits with 0 when all is well, 1
//! when a check falls short, 2 when it was asked for something it cannot do.
//!
//! It knows no game by name: the crate `ecumene` hands it those of this table. So nothing that is generic over games is
//! compiled here, and what is compiled here, arguments and everything that waits for a server, need not be quick.

mod analysed;
mod bench;
mod command;
mod contests;
mod coverage;
mod folders;
mod foreseen;
mod game;
mod lengths;
mod new;
mod operators;
mod players;
mod print;
mod progress;
mod record;
mod serving;
mod shelf;
mod template;

pub use shelf::{Entry, game};

use clap::Parser;
use command::Command;
use shelf::Shelf;
use std::process::ExitCode;

/// Great civilization board games, for people and bots.
#[derive(Parser)]
#[command(name = "ecumene", version, about, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

/// Reads the command line and does what it asks, with these games.
pub fn run(games: &'static [Entry]) -> ExitCode {
    let cli = Cli::parse();
    // A fault of ours ends in one line, not in a trace: the log or file that led to it is what helps.
    std::panic::set_hook(Box::new(|info| {
        eprintln!("error: internal fault: {info}");
    }));
    let run = || cli.command.run(&Shelf(games));
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
