//! Rules that a person reads: the game in a page first, and no paragraph that makes the eye lose its line.

use std::path::Path;

/// Six lines of a rules page.
const PARAGRAPH: usize = 600;

/// What is hard to read in a game's RULES, in words.
pub(crate) fn hard_to_read(game: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for name in ["RULES.md", "RULES.fr.md"] {
        let text = std::fs::read_to_string(game.join(name)).unwrap_or_default();
        let first = text.lines().find(|line| line.starts_with("## ")).unwrap_or_default();
        if !first.starts_with("## 0. ") {
            found.push(format!("{name} does not open with the game in a page (## 0.) but with '{first}'"));
        }
        let long = paragraphs(&text).filter(|paragraph| paragraph.chars().count() > PARAGRAPH);
        let begins = |paragraph: &str| paragraph.chars().take(40).collect::<String>();
        found.extend(long.map(|p| format!("{name}: more than six lines: {}…", begins(p))));
    }
    found
}

/// Paragraphs and the items of lists; tables and headings are not read line by line.
fn paragraphs(text: &str) -> impl Iterator<Item = &str> {
    let blocks = text.split("\n\n").filter(|block| !block.trim_start().starts_with(['|', '#']));
    blocks.flat_map(|block| block.split("\n- "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_of_a_list_are_read_one_by_one() {
        let found: Vec<&str> =
            paragraphs("# Title\n\none\n\n- two\n- three\n\n| a | b |\n|---|---|").collect();
        assert_eq!(found, ["one", "- two", "three"]);
    }

    #[test]
    fn a_long_paragraph_and_a_missing_page_are_found() {
        let folder = std::env::temp_dir().join(format!("rules-to-read-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        std::fs::write(folder.join("RULES.md"), format!("## 1. Words\n\n{}\n", "word ".repeat(200)))
            .expect("a file");
        std::fs::write(folder.join("RULES.fr.md"), "## 0. Le jeu\n\ncourt\n").expect("a file");
        let found = hard_to_read(&folder);
        std::fs::remove_dir_all(&folder).expect("removed");
        assert_eq!(found.len(), 2, "{found:?}");
    }
}
