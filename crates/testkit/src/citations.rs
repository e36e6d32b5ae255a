//! Every number that code, data, examples and texts cite leads somewhere, and rules stand at the code that enforces them.

use crate::coverage::numbers;
use crate::example::files_ending;
use crate::reading::hard_to_read;
use crate::source::{SHARE, sourced};
use std::collections::BTreeSet;
use std::path::Path;

/// Checks a game's folder: rules (`R6.2`, or the section `R6`) are in RULES.md, decisions (`D3`) in DECISIONS.md, and at
/// least 95 of a hundred rules are named in `rules/src`. RULES must be readable, too. Panics with whatever falls short.
pub fn cited(game: &Path) {
    let read =
        |file: &Path| std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let text = read(&game.join("RULES.md"));
    let rules: BTreeSet<String> = numbers(&text).into_iter().collect();
    let decisions = game.join("DECISIONS.md");
    let decided = if decisions.exists() { read(&decisions) } else { String::new() };
    let decisions: BTreeSet<String> = decided.lines().filter_map(decision).map(str::to_owned).collect();
    let section =
        |name: &str| rules.iter().any(|rule| rule.strip_prefix(name).is_some_and(|r| r.starts_with('.')));
    let leads = |name: &str| rules.contains(name) || decisions.contains(name) || section(name);

    let mut lost: BTreeSet<String> =
        citations(&decided).filter(|n| !leads(n)).map(|n| format!("DECISIONS.md: {n}")).collect();
    let folders =
        ["rules/src", "rules/tests", "rules/data", "rules/text", "table/src", "table/text", "examples"];
    for folder in folders.map(|name| game.join(name)).iter().filter(|folder| folder.exists()) {
        for file in ["rs", "json", "ftl"].into_iter().flat_map(|ending| files_ending(folder, ending)) {
            let text = read(&file);
            let data = folder.ends_with("rules/data");
            let stray = citations(&text).filter(|n| !(leads(n) || data && is_label(&text, n)));
            lost.extend(stray.map(|n| format!("{}: {n}", file.display())));
        }
    }
    assert!(lost.is_empty(), "these lead nowhere:\n{}", Vec::from_iter(lost).join("\n"));
    let hard = hard_to_read(game);
    assert!(hard.is_empty(), "{}", hard.join("\n"));
    sourced(game, SHARE);
}

/// In data, a string of its own may be a label such as that of a space: `"A3"`.
fn is_label(data: &str, word: &str) -> bool {
    !word.starts_with('R') && data.contains(&format!("\"{word}\""))
}

/// The number of a paragraph that begins with `**D3**`.
fn decision(line: &str) -> Option<&str> {
    line.strip_prefix("**")
        .and_then(|rest| rest.split_once("**"))
        .map(|(name, _)| name)
        .filter(|n| n.starts_with('D'))
}

/// Words such as `R6.2.3`, `R6`, `D12`: a letter and numbers with points between them. What looks like the number of some
/// other list, `A19` or `R-27`, is one too, and leads nowhere.
pub(crate) fn citations(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || "._-".contains(c)))
        .map(|word| word.trim_matches(['.', '-']))
        .filter(|word| {
            word.strip_prefix(['R', 'D', 'A']).is_some_and(|rest| {
                let numbers = rest.strip_prefix('-').unwrap_or(rest);
                numbers.split('.').all(|n| !n.is_empty() && n.chars().all(|c| c.is_ascii_digit()))
            })
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn citations_are_words_of_their_own() {
        let text = "/// R1.2, (D3): `R6` and R9.1. No rule: R2D2, RX, 3R1, H1R2, #D0D0D0. Lost: R-7 A19";
        assert_eq!(citations(text).collect::<Vec<_>>(), ["R1.2", "D3", "R6", "R9.1", "R-7", "A19"]);
        assert_eq!(decision("**D3** (R1.2) A doubt."), Some("D3"));
        assert_eq!(decision("**R3** A rule."), None);
    }
}
