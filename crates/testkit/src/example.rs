//! Worked examples, file by file.

use kernel::Rules;
pub use lessons::example::{Example, check_text};
use std::path::{Path, PathBuf};

/// Runs every example of a folder; panics with all that fail, and when there is none.
pub fn check_folder<G: Rules>(folder: &Path) {
    let files = json_files(folder);
    assert!(!files.is_empty(), "no example in {}", folder.display());
    let failures: Vec<String> = files
        .iter()
        .filter_map(|file| {
            let json = std::fs::read_to_string(file).map_err(|e| e.to_string());
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            json.and_then(|json| check_text::<G>(&json)).err().map(|e| format!("{name}: {e}"))
        })
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {} examples fail:\n{}",
        failures.len(),
        files.len(),
        failures.join("\n")
    );
}

/// The JSON files of a folder, folders inside it included, in order.
pub fn json_files(folder: &Path) -> Vec<PathBuf> {
    files_ending(folder, "json")
}

pub(crate) fn files_ending(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        match path.is_dir() {
            true => found.extend(files_ending(&path, ending)),
            false if path.extension().is_some_and(|e| e == ending) => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}
