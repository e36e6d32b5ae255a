//! Every game has the same shape, and no line of Rust is too long to read.

use std::path::Path;

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
        held += 1;
        problems.extend(testkit::misshapen(&game).into_iter().map(|what| format!("{id}: {what}")));
    }
    assert!(problems.is_empty(), "{} differences from the shape:\n{}", problems.len(), problems.join("\n"));
    assert!(held >= 6, "five games and the template");
}

#[test]
fn lines_are_not_too_long() {
    let wide = testkit::wide_lines(tree());
    let said =
        wide.iter().map(|(file, n)| format!("{}: {n} lines of more than 140 characters", file.display()));
    let said: Vec<_> = said.collect();
    assert!(said.is_empty(), "{}", said.join("\n"));
}
