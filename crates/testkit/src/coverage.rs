//! Which rules no test names.

use crate::example::{Example, files_ending, json_files};
use std::collections::BTreeSet;
use std::path::Path;

/// What the rules of a game's folder are, and which of them a test or an example names.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Numbers in the order of RULES.md.
    pub rules: Vec<String>,
    /// Named by no test and no example.
    pub uncovered: Vec<String>,
    /// Named by a test or example, but no rule of RULES.md.
    pub unknown: Vec<String>,
    /// In one language only.
    pub one_language: Vec<String>,
}

/// Reads RULES.md, RULES.fr.md, `examples` and `rules/tests` of a game's folder.
pub fn coverage(game: &Path) -> Result<Coverage, String> {
    let read = |path: &Path| std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()));
    let rules = numbers(&read(&game.join("RULES.md"))?);
    let french = numbers(&read(&game.join("RULES.fr.md"))?);
    if rules.is_empty() {
        return Err(format!("{} has no numbered rule", game.join("RULES.md").display()));
    }
    let mut named = BTreeSet::new();
    for file in json_files(&game.join("examples")) {
        let example: Example =
            serde_json::from_str(&read(&file)?).map_err(|e| format!("{}: {e}", file.display()))?;
        named.extend(example.rule.iter().filter(|n| is_rule(n)).map(str::to_owned));
    }
    for file in files_ending(&game.join("rules/tests"), "rs") {
        named.extend(named_by_tests(&read(&file)?));
    }
    let known: BTreeSet<&String> = rules.iter().collect();
    let french: BTreeSet<String> = french.into_iter().collect();
    let english: BTreeSet<String> = rules.iter().cloned().collect();
    Ok(Coverage {
        uncovered: rules.iter().filter(|r| !named.contains(*r)).cloned().collect(),
        unknown: named.iter().filter(|n| !known.contains(n)).cloned().collect(),
        one_language: english.symmetric_difference(&french).cloned().collect(),
        rules,
    })
}

/// Panics with whatever falls short.
pub fn covered(game: &Path) {
    let found = coverage(game).unwrap_or_else(|e| panic!("{e}"));
    assert!(found.one_language.is_empty(), "rules in one language only: {}", found.one_language.join(" "));
    assert!(
        found.unknown.is_empty(),
        "tests name rules that are not in RULES.md: {}",
        found.unknown.join(" ")
    );
    assert!(found.uncovered.is_empty(), "rules that no test names: {}", found.uncovered.join(" "));
}

fn is_rule(name: &str) -> bool {
    name.strip_prefix('R').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// The rules of a text: paragraphs or list items that begin with `**R6.2.3**`.
pub(crate) fn numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for line in text.lines() {
        let line = line.trim_start().trim_start_matches("- ");
        let Some((number, _)) = line.strip_prefix("**").and_then(|rest| rest.split_once("**")) else {
            continue;
        };
        let number = number.trim_end_matches('.');
        if is_rule(number) && !found.iter().any(|n| n == number) {
            found.push(number.to_owned());
        }
    }
    found
}

/// The rule numbers in the doc comments of `#[test]` functions.
fn named_by_tests(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut doc = String::new();
    for line in source.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix("///") {
            doc.push_str(text);
            doc.push(' ');
        } else if line.starts_with("#[test]") {
            let words = doc.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
            found.extend(words.map(|w| w.trim_end_matches('.')).filter(|w| is_rule(w)).map(str::to_owned));
        } else if !line.starts_with("#[") {
            doc.clear();
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_from_paragraphs_and_items() {
        let text =
            "# Rules\n**R1.1** One.\n- **R1.2.** Two, see **R9.9**.\nR3 is only mentioned.\n**Note** x";
        assert_eq!(numbers(text), ["R1.1", "R1.2"]);
    }

    #[test]
    fn only_the_doc_comment_of_a_test_names_a_rule() {
        let source = "/// R1.1, T07: lands.\n#[test]\nfn a() {}\n/// R1.2\nfn helper() {}\n// R1.3\n#[test]\nfn b() {}";
        assert_eq!(named_by_tests(source), ["R1.1"]);
    }
}
