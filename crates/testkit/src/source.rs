//! Which rules no source names: a rule that is played stands, by its number, at the code that plays it.

use crate::citations::citations;
use crate::coverage::numbers;
use crate::example::files_ending;
use std::collections::BTreeSet;
use std::path::Path;

/// Of a hundred rules, at least so many are named in the source of a finished game.
pub const SHARE: usize = 95;

/// The rules of a game's folder, and those that its source does not name.
#[derive(Clone, Debug, Default)]
pub struct Source {
    /// Numbers in the order of RULES.md.
    pub rules: Vec<String>,
    /// Those of them that no source names.
    pub missing: Vec<String>,
}

impl Source {
    /// How many are named.
    pub fn named(&self) -> usize {
        self.rules.len() - self.missing.len()
    }
    /// Whether so many of a hundred are named.
    pub fn holds(&self, share: usize) -> bool {
        self.named() * 100 >= self.rules.len() * share
    }
}

/// Reads RULES.md and the Rust files of `rules/src`. Of a range ("R5.1 to R5.4") only its ends count.
pub fn source_coverage(game: &Path) -> Result<Source, String> {
    let read = |path: &Path| std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let rules = numbers(&read(&game.join("RULES.md"))?);
    if rules.is_empty() {
        return Err(format!("{} has no numbered rule", game.join("RULES.md").display()));
    }
    let folder = game.join("rules/src");
    let files = files_ending(&folder, "rs");
    if files.is_empty() {
        return Err(format!("no Rust file in {}", folder.display()));
    }
    let mut named = BTreeSet::new();
    for file in files {
        named.extend(citations(&read(&file)?).map(str::to_owned));
    }
    Ok(Source { missing: rules.iter().filter(|rule| !named.contains(*rule)).cloned().collect(), rules })
}

/// Panics with the rules that no source names, unless at least so many of a hundred are.
pub fn sourced(game: &Path, share: usize) {
    let found = source_coverage(game).unwrap_or_else(|e| panic!("{e}"));
    assert!(
        found.holds(share),
        "{} of {} rules are named in rules/src, not {share}%; these are not: {}",
        found.named(),
        found.rules.len(),
        found.missing.join(" ")
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_of_all_rules() {
        let rules: Vec<String> = (1..=40).map(|n| format!("R1.{n}")).collect();
        let short = |n: usize| Source { missing: rules[..n].to_vec(), rules: rules.clone() };
        assert!(short(2).holds(SHARE) && !short(3).holds(SHARE) && !short(1).holds(100));
        assert_eq!(short(3).named(), 37);
    }
}
