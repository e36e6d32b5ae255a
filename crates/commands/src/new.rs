//! `ecumene new`: a whole small game under a new name, to be changed into another.

use crate::folders;
use crate::print::say;
use crate::shelf::Shelf;
use crate::template::{FILES, OUTSIDE, package, versions};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the game that is copied is called.
const ID: &str = "template";
const TYPE: &str = "Template";
const TITLE: &str = "Mirage";

/// A game is a crate, and `<id>-table` another: names that Rust, the project or a game's dependencies have are taken.
#[rustfmt::skip]
const TAKEN: &[&str] = &[
    "as", "async", "await", "box", "break", "const", "continue", "crate", "do", "dyn", "else", "enum", "extern", "false", "final",
    "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref",
    "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "unsafe", "use", "virtual", "where", "while",
    "yield", "alloc", "core", "proc-macro", "std", "test",
    "bots", "browser", "commands", "ecumene", "foresight", "kernel", "kit", "server", "table", "testkit", "text",
    "arrayvec", "maud", "serde", "serde-json", "build", "deps", "examples", "incremental", "play", "rules",
];

pub struct Wanted {
    pub id: String,
    pub title: Option<String>,
    /// The folder in which the game's own is made.
    pub folder: Option<PathBuf>,
    pub project: Option<PathBuf>,
}

/// The new game by all its names.
struct Names {
    id: String,
    /// As in Rust paths.
    path: String,
    /// As a type.
    kind: String,
    title: String,
}

pub fn run(shelf: &Shelf, wanted: &Wanted) -> Result<()> {
    let names = Names::new(shelf, &wanted.id, wanted.title.as_deref())?;
    let here = std::env::current_dir()?;
    let tree = folders::checkout(wanted.folder.as_deref().unwrap_or(&here));
    let folder = match (&wanted.folder, &tree) {
        (Some(folder), _) => folder.clone(),
        (None, Some(tree)) => tree.join("games"),
        (None, None) => here.clone(),
    };
    let inside = tree.filter(|tree| same(&folder, &tree.join("games")));
    let root = folder.join(&names.id);
    if root.exists() {
        bail!("{} exists already", root.display());
    }
    match inside {
        Some(_) => {
            copy(&root, FILES.iter().filter(|(path, _)| !path.starts_with("play/")), |text, path| {
                names.fill(text, path)
            })?;
            say!("{}", inside_note(&names, &root));
        }
        None => {
            let project = project(wanted.project.as_deref(), &here)?;
            let place = project.display().to_string();
            copy(&root, FILES.iter().chain(OUTSIDE), |text, path| {
                let text = names.fill(text, path);
                let text = text.replace("{package}", &package()).replace("{versions}", &versions());
                if path == "Cargo.toml" { text.replace("{project}", &place) } else { text }
            })?;
            // The very versions that the project is tested with.
            let lock = root.join("Cargo.lock");
            std::fs::copy(project.join("Cargo.lock"), &lock)
                .with_context(|| format!("cannot write {}", lock.display()))?;
            say!("{} is made. In it: cargo run -- serve --open", root.display());
        }
    }
    Ok(())
}

fn same(a: &Path, b: &Path) -> bool {
    matches!((a.canonicalize(), b.canonicalize()), (Ok(a), Ok(b)) if a == b)
}

/// The checkout that a game outside it is built against.
fn project(told: Option<&Path>, here: &Path) -> Result<PathBuf> {
    let found = match told {
        Some(path) => match folders::checkout(path) {
            Some(tree) => Some(tree),
            None => bail!("{} is no checkout of the project: it has no crates/kernel", path.display()),
        },
        None => folders::checkout(here)
            .or_else(|| std::env::current_exe().ok().and_then(|program| folders::checkout(&program))),
    };
    let Some(tree) = found else { bail!("say where the project's checkout lies: --project PATH") };
    tree.canonicalize().with_context(|| format!("cannot find {}", tree.display()))
}

fn copy<'a>(
    root: &Path,
    files: impl Iterator<Item = &'a (&'a str, &'a str)>,
    fill: impl Fn(&str, &str) -> String,
) -> Result<()> {
    let mut sources = Vec::new();
    for (path, text) in files {
        let file = root.join(fill(path, path));
        let write = || {
            std::fs::create_dir_all(file.parent().unwrap_or(root))?;
            std::fs::write(&file, fill(text, path))
        };
        write().with_context(|| format!("cannot write {}", file.display()))?;
        if path.ends_with(".rs") {
            sources.push(file);
        }
    }
    // Imports stand in the order of their names, which have changed. Where there is no rustfmt they wait for one.
    let _ = Command::new("rustfmt").args(["--edition", "2024"]).args(sources).stderr(Stdio::null()).status();
    Ok(())
}

fn inside_note(names: &Names, root: &Path) -> String {
    let Names { id, path, .. } = names;
    format!(
        "{} is made and in the workspace: cargo test -p {id} -p {id}-table
To have it at the table, say so in one line of crates/ecumene/src/registry.rs:
    game::<{path}_table::Board>(),
and name its crate where dependencies are named:
    Cargo.toml                   {id}-table = {{ path = \"games/{id}/table\" }}
    crates/ecumene/Cargo.toml    {id}-table = {{ workspace = true, optional = true }}
                                 \"dep:{id}-table\" in the feature `games`",
        root.display()
    )
}

impl Names {
    fn new(shelf: &Shelf, id: &str, title: Option<&str>) -> Result<Names> {
        let words: Vec<&str> = id.split('-').collect();
        let plain = |word: &&str| {
            !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        };
        if !words.iter().all(plain) || !id.starts_with(|c: char| c.is_ascii_lowercase()) {
            bail!(
                "'{id}' cannot be the id of a game; accepted: words of a-z and 0-9 joined by -, as in silk-road"
            );
        }
        if TAKEN.contains(&id) || id == ID || id.ends_with("-table") || id.ends_with("-play") {
            bail!("'{id}' cannot be the id of a game: the name is taken");
        }
        if shelf.games().iter().any(|game| game.info().id == id) {
            bail!("there is a game '{id}' already");
        }
        let capital = |word: &&str| word[..1].to_uppercase() + &word[1..];
        let title = match title {
            Some(title) => title.trim().replace('\'', "’"),
            None => words.iter().map(capital).collect::<Vec<_>>().join(" "),
        };
        let odd = |c: char| c.is_control() || "\"\\{}*_`#<>".contains(c);
        if title.is_empty() || title.chars().count() > 60 || title.contains(odd) {
            bail!(
                "'{title}' cannot be a title; accepted: up to 60 characters, none of \" \\ {{ }} * _ ` # < >"
            );
        }
        Ok(Names {
            id: id.to_owned(),
            path: words.join("_"),
            kind: words.iter().map(capital).collect(),
            title,
        })
    }

    /// A text, or the path of a file, with the new names in place of the old ones.
    fn fill(&self, text: &str, path: &str) -> String {
        let rust = path.ends_with(".rs") && text != path;
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((at, word)) = first_of(rest, &[ID, TYPE, TITLE]) {
            filled.push_str(&rest[..at]);
            let after = &rest[at + word.len()..];
            // In Rust a bare name is a path; in quotes, or with a hyphen beside it, it is the id.
            let bare = rust && !filled.ends_with(['"', '-', '/']) && !after.starts_with('-');
            filled.push_str(match word {
                TITLE => &self.title,
                TYPE => &self.kind,
                _ if bare => &self.path,
                _ => &self.id,
            });
            rest = after;
        }
        filled + rest
    }
}

/// The first place of any of these words in a text.
fn first_of<'a>(text: &str, words: &[&'a str]) -> Option<(usize, &'a str)> {
    words.iter().filter_map(|word| text.find(word).map(|at| (at, *word))).min()
}
