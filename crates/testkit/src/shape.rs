//! The shape of a game's folder, so that whoever knows one game can read them all. `docs/adding-a-game.md` describes it.

use crate::example::files_ending;
use std::path::{Path, PathBuf};

/// A line of Rust is at most so long,
pub const WIDTH: usize = 140;
/// and a file has at most so many.
pub const LENGTH: usize = 400;

/// Files of `rules/src`; each may as well be a folder of that name.
const MODULES: [&str; 17] = [
    "lib",
    "options",
    "ids",
    "data",
    "state",
    "action",
    "targets",
    "event",
    "view",
    "setup",
    "flow",
    "frames",
    "scoring",
    "resample",
    "audit",
    "heuristic",
    "gauges",
];

/// What the others look for in each of them.
const ENTRIES: [(&str, &str); 7] = [
    ("lib", "kernel::game! {"),
    ("lib", "text::spoken!("),
    ("frames", "kernel::frames! {"),
    ("frames", "pub enum Pending: Game {"),
    ("flow", "pub fn advance("),
    ("options", "pub const OPTIONS: &[OptionSpec]"),
    ("options", "pub const PRESETS: &[Preset]"),
];

/// Files beside the crates.
const BESIDE: [&str; 12] = [
    "RULES.md",
    "RULES.fr.md",
    "DECISIONS.md",
    "glossary.json",
    "rules/text/en.ftl",
    "rules/text/fr.ftl",
    "rules/data/weights.json",
    "rules/tests/examples.rs",
    "rules/tests/fixtures.rs",
    "rules/tests/soak.rs",
    "rules/tests/text.rs",
    "table/tests/face.rs",
];

/// In what a game's folder differs from the shape, in words; nothing if it has it.
pub fn misshapen(game: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let source = game.join("rules/src");
    for module in MODULES.iter().filter(|module| module_text(&source, module).is_none()) {
        found.push(format!("rules/src has neither {module}.rs nor {module}/mod.rs"));
    }
    for (module, entry) in ENTRIES {
        if module_text(&source, module).is_some_and(|text| !text.contains(entry)) {
            found.push(format!("rules/src/{module}: no `{entry}`"));
        }
    }
    for file in BESIDE.iter().filter(|file| !game.join(file).is_file()) {
        found.push(format!("{file} is missing"));
    }
    for folder in ["examples", "fixtures"] {
        if files_ending(&game.join(folder), "json").is_empty() {
            found.push(format!("{folder} is empty"));
        }
    }
    let files = files_ending(game, "rs");
    for (file, text) in files.iter().filter_map(|file| Some((file, std::fs::read_to_string(file).ok()?))) {
        let name = file.strip_prefix(game).unwrap_or(file).display();
        let lines = text.lines().count();
        if lines > LENGTH {
            found.push(format!("{name}: {lines} lines; at most {LENGTH}"));
        }
        let named = |(at, line): (usize, &str)| {
            let short = short_name(line)?;
            Some(format!("{name}:{}: `{short}` says nothing: `state`, `menu`", at + 1))
        };
        found.extend(text.lines().enumerate().filter_map(named));
        if text.contains("#[ignore") {
            found.push(format!("{name}: a test that is ignored; what writes fixtures is `ecumene record`"));
        }
    }
    found
}

/// A module, whether it is a file or a folder of several.
fn module_text(source: &Path, module: &str) -> Option<String> {
    let file = source.join(format!("{module}.rs"));
    let folder = source.join(module);
    let files = if folder.join("mod.rs").is_file() { files_ending(&folder, "rs") } else { vec![file] };
    files.iter().map(|file| std::fs::read_to_string(file).ok()).collect()
}

/// A parameter that is called by one letter, where every other game says `state` or `menu`.
fn short_name(line: &str) -> Option<&str> {
    ["s: &State", "s: &mut State", "m: &mut impl Menu", "m: &impl Menu"].into_iter().find(|short| {
        line.match_indices(short).any(|(at, _)| {
            let letter_before = line[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_');
            let after = &line[at + short.len()..];
            !letter_before && !after.starts_with(|c: char| c.is_alphanumeric() || c == '_')
        })
    })
}

/// The Rust files of a tree that have lines which are too long, and how many.
pub fn wide_lines(tree: &Path) -> Vec<(PathBuf, usize)> {
    let wide = |file: &PathBuf| {
        let text = std::fs::read_to_string(file).ok()?;
        let wide = text.lines().filter(|line| line.chars().count() > WIDTH).count();
        (wide > 0).then(|| (file.strip_prefix(tree).unwrap_or(file).to_owned(), wide))
    };
    ["crates", "games"]
        .iter()
        .flat_map(|folder| files_ending(&tree.join(folder), "rs"))
        .filter_map(|f| wide(&f))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_letter_is_not_a_name() {
        assert_eq!(short_name("fn f(s: &State) {"), Some("s: &State"));
        assert_eq!(short_name("fn f(a: u8, m: &mut impl Menu<A>) {"), Some("m: &mut impl Menu"));
        assert_eq!(short_name("fn f(players: &State, s: &StateView, cards: &mut State) {"), None);
    }

    #[test]
    fn an_empty_folder_has_no_shape() {
        let found = misshapen(Path::new("no/such/game"));
        assert!(found.contains(&"DECISIONS.md is missing".to_owned()), "{found:?}");
        assert!(found.len() >= MODULES.len() + BESIDE.len(), "{found:?}");
    }
}
