//! One word for one thing, in both languages.

use serde::Deserialize;
use std::path::Path;
use text::{Both, Lang};

/// One thing and its word. `never` are words that were or could be used for it by mistake.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Term {
    en: String,
    fr: String,
    #[serde(default)]
    never: Never,
    /// The rule that says what it is: pages show it where the word is read.
    #[serde(default)]
    #[expect(dead_code, reason = "the table reads it, and holds it to RULES")]
    rule: Option<String>,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct Never {
    en: Vec<String>,
    fr: Vec<String>,
}

/// Holds texts (catalogues, RULES) to a glossary file: every term is in use in both languages, no other word for it is.
pub fn glossary(file: &Path, texts: &[Both]) {
    let json = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    let terms: Vec<Term> =
        serde_json::from_str(&json).unwrap_or_else(|e| panic!("{}: not a glossary: {e}", file.display()));
    assert!(!terms.is_empty(), "{} has no term", file.display());
    let problems = problems(&terms, texts);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

fn problems(terms: &[Term], texts: &[Both]) -> Vec<String> {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let lines: Vec<String> = texts
            .iter()
            .flat_map(|text| text.get(lang).lines())
            .filter_map(said)
            .map(str::to_lowercase)
            .collect();
        for term in terms {
            let (word, never) = match lang {
                Lang::En => (&term.en, &term.never.en),
                Lang::Fr => (&term.fr, &term.never.fr),
            };
            if !lines.iter().any(|line| has(line, word)) {
                found.push(format!("{lang}: '{word}' of the glossary is used nowhere"));
            }
            for other in never {
                for line in lines.iter().filter(|line| has(line, other)).take(5) {
                    found.push(format!("{lang}: '{other}' for '{word}' in: {}", line.trim()));
                }
            }
        }
    }
    found
}

/// What a reader sees of a line of a catalogue or of the rules: no key, no comment.
fn said(line: &str) -> Option<&str> {
    if line.starts_with("# ") || line == "#" || line.starts_with("## ") && line.contains(" = ") {
        return None;
    }
    match line.split_once(" =") {
        Some((key, value)) if key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') => Some(value),
        _ => Some(line),
    }
}

/// Whether a word stands in a line, alone or with the ending of a plural. Variables of a catalogue are not words.
fn has(line: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    line.match_indices(&word).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = &line[at + word.len()..];
        let rest = after.strip_prefix(['s', 'x']).unwrap_or(after);
        before.is_none_or(|c| !c.is_alphanumeric() && !"$-".contains(c))
            && rest.chars().next().is_none_or(|c| !c.is_alphanumeric() && c != '-')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_word_for_the_same_thing_is_found() {
        let terms: Vec<Term> = serde_json::from_str(
            r#"[{ "en": "tile", "fr": "tuile", "never": { "fr": ["compteur"] } }, { "en": "ship", "fr": "navire" }]"#,
        )
        .unwrap_or_else(|e| panic!("{e}"));
        let texts = [Both {
            en: "a-tile = A tile and { $ship }",
            fr: "a-compteur = Une tuile\nb = Les Compteurs, un navire, { $compteur }",
        }];
        let found = problems(&terms, &texts);
        assert_eq!(
            found,
            [
                "en: 'ship' of the glossary is used nowhere",
                "fr: 'compteur' for 'tuile' in: les compteurs, un navire, { $compteur }"
            ]
        );
    }
}
