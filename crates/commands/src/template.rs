//! The game that `ecumene new` copies: `games/template`, kept in the program, and what a game outside the tree needs besides.

macro_rules! files {
    ($root:literal: $($path:literal)*) => {
        &[$(($path, include_str!(concat!("../../../", $root, "/", $path)))),*]
    };
}

/// Every file of `games/template`.
pub const FILES: &[(&str, &str)] = files!["games/template":
    "DECISIONS.md"
    "RULES.fr.md"
    "RULES.md"
    "examples/day/camp.json"
    "examples/day/order-of-hours.json"
    "examples/day/raid.json"
    "examples/end/sandstorm.json"
    "fixtures/r1-three-players.json"
    "glossary.json"
    "play/Cargo.toml"
    "play/src/main.rs"
    "rules/Cargo.toml"
    "rules/data/weights.json"
    "rules/data/wells.json"
    "rules/src/action.rs"
    "rules/src/audit.rs"
    "rules/src/data.rs"
    "rules/src/event.rs"
    "rules/src/flow.rs"
    "rules/src/frames/dawn.rs"
    "rules/src/frames/evening.rs"
    "rules/src/frames/mod.rs"
    "rules/src/frames/over.rs"
    "rules/src/frames/travel.rs"
    "rules/src/gauges.rs"
    "rules/src/heuristic.rs"
    "rules/src/ids.rs"
    "rules/src/lib.rs"
    "rules/src/options.rs"
    "rules/src/resample.rs"
    "rules/src/scoring.rs"
    "rules/src/setup.rs"
    "rules/src/state.rs"
    "rules/src/targets.rs"
    "rules/src/view.rs"
    "rules/tests/examples.rs"
    "rules/tests/faults.rs"
    "rules/tests/fixtures.rs"
    "rules/tests/heuristic.rs"
    "rules/tests/rules.rs"
    "rules/tests/soak.rs"
    "rules/tests/text.rs"
    "rules/text/en.ftl"
    "rules/text/fr.ftl"
    "table/Cargo.toml"
    "table/data/map.json"
    "table/examples/look-template.rs"
    "table/src/board.rs"
    "table/src/lib.rs"
    "table/src/style.css"
    "table/src/symbols.rs"
    "table/tests/face.rs"
    "table/text/en.ftl"
    "table/text/fr.ftl"
];

/// What a folder outside the tree has besides.
pub const OUTSIDE: &[(&str, &str)] = &[
    ("Cargo.toml", include_str!("../outside/workspace.toml")),
    ("README.md", include_str!("../outside/README.md")),
    (".gitignore", include_str!("../outside/gitignore")),
    ("rustfmt.toml", include_str!("../../../rustfmt.toml")),
];

/// Versions of what a game depends on are those of the project.
const MANIFEST: &str = include_str!("../../../Cargo.toml");

/// The table `[workspace.package]` of the project.
pub fn package() -> String {
    let section = MANIFEST.lines().skip_while(|line| *line != "[workspace.package]");
    section.take_while(|line| !line.is_empty()).map(|line| format!("{line}\n")).collect()
}

/// The lines of the project's manifest that say which version of these is used.
pub fn versions() -> String {
    let of = |name: &str| {
        let line = MANIFEST.lines().find(|line| line.starts_with(&format!("{name} = ")));
        format!("{}\n", line.unwrap_or_else(|| panic!("Cargo.toml does not name {name}")))
    };
    ["serde", "serde_json", "arrayvec", "maud"].map(of).concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn walk(folder: &Path, found: &mut Vec<String>, root: &Path) {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("readable").path();
            if path.is_dir() {
                walk(&path, found, root);
            } else {
                let name = path.strip_prefix(root).expect("inside").to_string_lossy().replace('\\', "/");
                found.push(name);
            }
        }
    }

    #[test]
    fn every_file_of_it_is_kept() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/template"));
        let mut found = Vec::new();
        walk(root, &mut found, root);
        found.sort();
        assert_eq!(FILES.iter().map(|(name, _)| *name).collect::<Vec<_>>(), found);
    }

    #[test]
    fn versions_are_the_projects() {
        assert!(versions().lines().count() == 4 && package().starts_with("[workspace.package]\nversion"));
    }
}
