//! Where things lie in a checkout.

use anyhow::{Result, bail};
use std::path::{Path, PathBuf};

/// The folder of a game, here or above: `games/<id>` of a checkout, or a folder of its own.
pub fn of_game(id: &str) -> Result<PathBuf> {
    let here = std::env::current_dir()?;
    let its_own = |dir: &PathBuf| {
        let manifest = std::fs::read_to_string(dir.join("rules/Cargo.toml")).unwrap_or_default();
        manifest.contains(&format!("name = \"{id}\"")) && dir.join("RULES.md").exists()
    };
    let found = here.ancestors().flat_map(|dir| [dir.join("games").join(id), dir.to_owned()]).find(its_own);
    match found {
        Some(folder) => Ok(folder),
        None => bail!("no games/{id}/RULES.md here or above: run this in a checkout"),
    }
}

/// The checkout of the project that a path lies in.
pub fn checkout(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    let whole = |dir: &&Path| ["kernel", "ecumene"].iter().all(|name| dir.join("crates").join(name).is_dir());
    path.ancestors().find(whole).map(Path::to_owned)
}
