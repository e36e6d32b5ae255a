//! `serve --assets-from DIR`: styles and scripts as they lie in a tree now, and pages that load again when one changes. For
//! whoever works on them; without the flag nothing of this is there.

use crate::core::Core;
use crate::failure::Failure;
use crate::http::App;
use axum::extract::State;
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use std::convert::Infallible;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// How often the tree is looked at.
const LOOK: Duration = Duration::from_millis(300);

/// What the first module of every page gets behind it. A server that was built anew and started again is a change too.
const LISTEN: &str = r#"
{
  const changes = new EventSource("/assets/changes");
  let lost = false;
  changes.onerror = () => (lost = true);
  changes.onopen = () => lost && location.reload();
  changes.onmessage = () => location.reload();
}
"#;
const FIRST: [&str; 2] = ["main.js", "page.js"];

/// A checkout, or the folder of one game.
pub struct Tree(PathBuf);

impl Tree {
    pub fn at(path: &Path) -> anyhow::Result<Tree> {
        let tree = Tree(path.to_owned());
        match tree.files().is_empty() {
            false => Ok(tree),
            true => anyhow::bail!(
                "--assets-from {}: neither crates/table/assets nor a game's table/src/style.css lies there",
                path.display()
            ),
        }
    }

    pub fn of(core: &Core) -> Option<Tree> {
        core.config.assets_from.clone().map(Tree)
    }

    /// A file of the table as it is now; the one that was compiled in where this tree has none.
    pub fn asset(&self, asset: &table::Asset) -> String {
        let path = self.0.join("crates/table/assets").join(asset.name);
        let text = match std::fs::read_to_string(path) {
            Ok(text) if asset.name.ends_with(".css") => table::in_dark_systems(&text),
            Ok(text) => text,
            Err(_) => asset.body.to_owned(),
        };
        if FIRST.contains(&asset.name) { text + LISTEN } else { text }
    }

    /// The style sheet of a game as it is now, if it lies in this tree.
    pub fn style(&self, game: &str) -> Option<String> {
        let own = std::fs::read_to_string(self.0.join("table/Cargo.toml")).unwrap_or_default();
        let folder = match own.contains(&format!("\"{game}-table\"")) {
            true => self.0.clone(),
            false => self.0.join("games").join(game),
        };
        let css = std::fs::read_to_string(folder.join("table/src/style.css")).ok()?;
        Some(table::in_dark_systems(&css))
    }

    /// Everything that is watched, with the time it was written.
    fn files(&self) -> Vec<(PathBuf, Option<SystemTime>)> {
        let list = |folder: PathBuf| -> Vec<PathBuf> {
            let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
            entries.map(|entry| entry.path()).collect()
        };
        let games = list(self.0.join("games")).into_iter().chain([self.0.clone()]);
        let styles = games.map(|game| game.join("table/src/style.css")).filter(|file| file.exists());
        let mut files: Vec<PathBuf> = styles.chain(list(self.0.join("crates/table/assets"))).collect();
        files.sort();
        let written = |file: &PathBuf| std::fs::metadata(file).and_then(|data| data.modified()).ok();
        files.into_iter().map(|file| (file.clone(), written(&file))).collect()
    }
}

/// Says so whenever a file changed, until the reader or the server goes.
pub async fn changes(State(core): State<App>) -> Result<Response, Failure> {
    let tree = Tree::of(&core).ok_or(Failure::NO_PAGE)?;
    let (seen, stopping) = (tree.files(), core.stopping.subscribe());
    let said = stream::unfold((tree, seen, stopping), |(tree, mut seen, mut stopping)| async move {
        loop {
            tokio::select! {
                () = tokio::time::sleep(LOOK) => {}
                () = crate::core::stopped(&mut stopping) => return None,
            }
            let now = tree.files();
            if now != seen {
                seen = now;
                let event = Ok::<_, Infallible>(Event::default().data("changed"));
                return Some((event, (tree, seen, stopping)));
            }
        }
    });
    Ok(Sse::new(said).into_response())
}
