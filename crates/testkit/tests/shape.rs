//! Every game has the same shape, and no line of Rust is too long to read.

use std::collections::BTreeMap;
use std::path::Path;

/// Games that do not have the shape yet. One that has it is taken off this list; an empty list is the aim.
const ON_THEIR_WAY: &[&str] =
    &["age-of-discovery", "clash-of-cultures", "civilization-2002", "civilization-2010"];

fn tree() -> &'static Path {
    testkit::beside!("../..")
}

#[test]
fn games_have_the_shape() {
    let mut problems = Vec::new();
    let mut held = 0;
    let mut games: Vec<_> = std::fs::read_dir(tree().join("games"))
        .expect("games")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.is_dir())
        .collect();
    games.sort();
    for game in games {
        let id = game.file_name().expect("a folder has a name").to_string_lossy().into_owned();
        if ON_THEIR_WAY.contains(&id.as_str()) {
            continue;
        }
        held += 1;
        problems.extend(testkit::misshapen(&game).into_iter().map(|what| format!("{id}: {what}")));
    }
    assert!(problems.is_empty(), "{} differences from the shape:\n{}", problems.len(), problems.join("\n"));
    assert!(held >= 2, "the game to copy and the template, at least");
}

/// Files with lines that are still too long, and how many. No number may grow; an empty list is the aim.
const WIDE: &[(&str, usize)] = &[
    ("crates/browser/tests/civilization_2010.rs", 1),
    ("crates/server/src/api/shapes.rs", 1),
    ("crates/server/src/store/matches.rs", 2),
    ("crates/server/tests/it/requests.rs", 2),
    ("crates/table/src/pages/account.rs", 1),
    ("crates/table/src/pages/lobby.rs", 1),
    ("crates/table/src/pages/new.rs", 2),
    ("crates/table/src/pages/room.rs", 3),
    ("crates/table/src/pages/shell.rs", 3),
    ("crates/table/src/pages/table.rs", 10),
    ("crates/table/src/parts/history.rs", 1),
    ("crates/table/src/parts/mats.rs", 2),
    ("crates/table/src/parts/score.rs", 2),
    ("crates/table/src/parts/story.rs", 1),
    ("crates/table/src/parts/talk.rs", 1),
    ("crates/table/src/seats.rs", 1),
    ("crates/table/src/symbols.rs", 4),
    ("crates/table/tests/frame.rs", 2),
    ("crates/text/src/catalogue.rs", 1),
    ("games/history-of-the-world/table/src/board.rs", 4),
    ("games/history-of-the-world/table/src/ground.rs", 3),
    ("games/history-of-the-world/table/src/symbols.rs", 8),
];

#[test]
fn lines_are_not_too_long() {
    let allowed: BTreeMap<&str, usize> = WIDE.iter().copied().collect();
    let mut problems = Vec::new();
    for (file, wide) in testkit::wide_lines(tree()) {
        let name = file.to_string_lossy().replace('\\', "/");
        let game = name.strip_prefix("games/").and_then(|rest| rest.split('/').next());
        if game.is_some_and(|id| ON_THEIR_WAY.contains(&id)) {
            continue;
        }
        if wide > allowed.get(name.as_str()).copied().unwrap_or(0) {
            problems.push(format!("{name}: {wide} lines of more than 140 characters"));
        }
    }
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}
