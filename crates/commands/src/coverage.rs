//! `ecumene coverage`: rules that no test names, and with `--source` rules that no code names.

use crate::folders;
use crate::game::Game;
use crate::print::say;
use anyhow::{Error, Result};

/// True if nothing falls short. Rules are listed on their own, behind the id of their game where there are several.
pub fn coverage(games: &[Box<dyn Game>], source: bool) -> Result<bool> {
    let mut well = true;
    for game in games {
        let id = game.info().id;
        let folder = folders::of_game(id)?;
        let (short, sum, holds) = if source {
            let found = testkit::source_coverage(&folder).map_err(Error::msg)?;
            let (named, rules) = (found.named(), found.rules.len());
            let sum = format!("{named} of {rules} rules are named in rules/src ({}%)", named * 100 / rules);
            let holds = found.holds(testkit::SHARE);
            (found.missing, sum, holds)
        } else {
            let found = testkit::coverage(&folder).map_err(Error::msg)?;
            let short = [found.uncovered, found.unknown, found.one_language].concat();
            let sum = format!("{} rules, {} fall short", found.rules.len(), short.len());
            let holds = short.is_empty();
            (short, sum, holds)
        };
        let before = if games.len() > 1 { format!("{id}: ") } else { String::new() };
        short.iter().for_each(|rule| say!("{before}{rule}"));
        eprintln!("{before}{sum}");
        well &= holds;
    }
    Ok(well)
}
