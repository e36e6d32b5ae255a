//! Commands for whoever runs a server.

use crate::print::say;
use crate::shelf::Shelf;
use anyhow::Result;
use clap::Subcommand;
use serde_json::json;
use server::Config;
use server::operate::{self, Admin, Kept, Stands};
use std::path::PathBuf;

#[derive(Subcommand)]
pub enum Operators {
    /// Look after tables and people, while the server runs or not
    Admin {
        #[command(flatten)]
        config: Box<Config>,
        #[arg(long)]
        json: bool,
        #[command(subcommand)]
        what: Admin,
    },
    /// Copy everything into one file, while the server runs or not, and play every match in it again
    Backup {
        file: PathBuf,
        /// Do not play the matches again
        #[arg(long)]
        quick: bool,
        #[command(flatten)]
        config: Box<Config>,
        #[arg(long)]
        json: bool,
    },
    /// Fill an empty database, of either kind, from such a file, and play every match again
    Restore {
        file: PathBuf,
        #[command(flatten)]
        config: Box<Config>,
        #[arg(long)]
        json: bool,
    },
    /// See whether a server set up like this can do its work: configuration, storage, clock, bus, mail, push
    Doctor {
        #[command(flatten)]
        config: Box<Config>,
        #[arg(long)]
        json: bool,
    },
}

impl Operators {
    /// True when all is well.
    pub fn run(self, shelf: &Shelf) -> Result<bool> {
        let runtime = tokio::runtime::Runtime::new()?;
        match self {
            Operators::Admin { config, json, what } => {
                let said = runtime.block_on(operate::admin(
                    config.of_the_server().settle()?,
                    shelf.hosts(),
                    what,
                ))?;
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&said.json)?),
                    false if said.text.is_empty() => {}
                    false => say!("{}", said.text),
                }
                Ok(said.well)
            }
            Operators::Backup { file, quick, config, json } => {
                let settings = config.of_the_server().settle()?;
                let kept = operate::backup(&settings, shelf.hosts(), &file, quick);
                report(&runtime.block_on(kept)?, json, "kept")
            }
            Operators::Restore { file, config, json } => {
                let settings = config.of_the_server().settle()?;
                let kept = operate::restore(&settings, shelf.hosts(), &file);
                report(&runtime.block_on(kept)?, json, "restored")
            }
            Operators::Doctor { config, json } => {
                let findings = runtime.block_on(operate::doctor(config.of_the_server()));
                match json {
                    true => say!("{}", serde_json::to_string_pretty(&findings)?),
                    false => findings.iter().for_each(|finding| say!("{finding}")),
                }
                Ok(findings.iter().all(|finding| finding.stands != Stands::Badly))
            }
        }
    }
}

fn report(kept: &Kept, json: bool, done: &str) -> Result<bool> {
    let broken = kept.replayed.as_ref().map_or(&[][..], |found| &found.broken);
    if json {
        say!("{}", serde_json::to_string_pretty(&json!({ "rows": kept.rows, "replayed": kept.replayed }))?);
        return Ok(broken.is_empty());
    }
    broken.iter().for_each(|(id, why)| say!("{id}: {why}"));
    match &kept.replayed {
        Some(found) => say!(
            "{done}: {} rows; played again: {} matches, {} entries, {} broken",
            kept.rows,
            found.matches,
            found.entries,
            broken.len()
        ),
        None => say!("{done}: {} rows; not played again", kept.rows),
    }
    Ok(broken.is_empty())
}
