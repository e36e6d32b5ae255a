//! A copy of everything in one file that either kind of database is filled from: also the way from the one to the other.
//! Everything stored is texts and whole numbers, so a row is a line of JSON; the last line counts and seals the rest.

use crate::config::{Settings, Storage};
use crate::host::Host;
use crate::store::{Copied, Store};
use crate::validate::{Validated, validate};
use anyhow::{Context, bail, ensure};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

/// Of the file's form.
const FORM: u32 = 1;
/// Rows that share a commit.
const BATCH: usize = 500;

/// A line that is no row.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Head { ecumene_backup: u32, version: String, schema: i64, at: i64 },
    Table { name: String, columns: Vec<String> },
    End { rows: usize, seal: String },
}

/// What was kept or brought back, and what playing it again found.
#[derive(Clone, Debug, Serialize)]
pub struct Kept {
    pub rows: usize,
    /// Nothing, if it was not played again.
    pub replayed: Option<Validated>,
}

/// Writes lines, and seals them.
struct Sealed<W: Write> {
    to: W,
    seal: blake3::Hasher,
}

impl<W: Write> Sealed<W> {
    fn line(&mut self, value: &impl Serialize) -> anyhow::Result<()> {
        let mut text = serde_json::to_vec(value)?;
        text.push(b'\n');
        self.seal.update(&text);
        Ok(self.to.write_all(&text)?)
    }
}

/// Copies everything into a file, as it is at one moment, also while a server runs. Caches are left out. Unless told to be
/// quick, the copy is then read back and every match in it played again.
pub async fn backup(
    settings: &Settings,
    games: Vec<Box<dyn Host>>,
    file: &Path,
    quick: bool,
) -> anyhow::Result<Kept> {
    ensure!(!file.exists(), "{} exists already; name another file, or move it away", file.display());
    let store = Store::existing(&settings.storage).await?;
    let part = file.with_extension("part");
    let made = File::create(&part).with_context(|| format!("cannot write {}", part.display()))?;
    let mut sealed = Sealed { to: GzEncoder::new(made, Compression::default()), seal: blake3::Hasher::new() };
    let schema = store.schema().await?;
    let version = env!("CARGO_PKG_VERSION").to_owned();
    sealed.line(&Line::Head { ecumene_backup: FORM, version, schema, at: crate::store::now() })?;
    let mut rows = 0;
    let copied = store.copy_out(|copied| match copied {
        Copied::Table { name, columns } => sealed.line(&Line::Table { name, columns }),
        Copied::Row(row) => {
            rows += 1;
            sealed.line(&row)
        }
    });
    copied.await?;
    store.close().await;
    let seal = sealed.seal.finalize().to_hex().to_string();
    sealed.line(&Line::End { rows, seal })?;
    let made = sealed.to.finish()?;
    // On the disk before it has its name.
    made.sync_all()?;
    std::fs::rename(&part, file).with_context(|| format!("cannot name it {}", file.display()))?;
    let replayed = match quick {
        true => None,
        false => {
            let scratch = file.with_extension("check");
            ensure!(!scratch.exists(), "{} is in the way; delete it", scratch.display());
            let there = Settings { storage: Storage::Folder(scratch.clone()), ..settings.clone() };
            let played = restore(&there, games, file).await;
            std::fs::remove_dir_all(&scratch)
                .with_context(|| format!("cannot clean up {}", scratch.display()))?;
            played.context("the copy was written, but cannot be read back")?.replayed
        }
    };
    Ok(Kept { rows, replayed })
}

/// Fills an empty database from a file, brings it up to date, and plays every match again.
pub async fn restore(settings: &Settings, games: Vec<Box<dyn Host>>, file: &Path) -> anyhow::Result<Kept> {
    // Twice through: nothing is written before the file is known to be whole.
    let head = check(file)?;
    #[cfg(unix)]
    belong(&settings.storage)?;
    let store = Store::of_schema(&settings.storage, head).await?;
    let filled = match store.is_empty().await? {
        true => fill(&store, file).await,
        false => Err(anyhow::anyhow!("this database is not empty; restore into a new one")),
    };
    store.close().await;
    let rows = filled?;
    let replayed = Some(validate(settings, games).await?);
    Ok(Kept { rows, replayed })
}

/// A new database in a folder belongs to whoever the folder belongs to: a service that has a user of its own must write what
/// root brings back for it.
#[cfg(unix)]
fn belong(storage: &Storage) -> anyhow::Result<()> {
    use std::os::unix::fs::{MetadataExt, chown};
    let Storage::Folder(folder) = storage else { return Ok(()) };
    let (database, Ok(theirs)) = (folder.join("ecumene.db"), folder.metadata()) else { return Ok(()) };
    if database.exists() {
        return Ok(());
    }
    // What the database makes beside its file belongs to whoever that belongs to.
    let made = File::create(&database).with_context(|| format!("cannot write {}", database.display()))?;
    if made.metadata()?.uid() != theirs.uid() {
        chown(&database, Some(theirs.uid()), Some(theirs.gid()))?;
    }
    Ok(())
}

fn lines(file: &Path) -> anyhow::Result<impl Iterator<Item = anyhow::Result<String>>> {
    let opened = File::open(file).with_context(|| format!("cannot read {}", file.display()))?;
    let name = file.display().to_string();
    let damaged = move |why: std::io::Error| anyhow::anyhow!("{name} is damaged or no backup: {why}");
    Ok(BufReader::new(GzDecoder::new(opened)).lines().map(move |line| line.map_err(&damaged)))
}

/// Whether a file is a whole backup that this build can read. Returns the schema it was made with.
fn check(file: &Path) -> anyhow::Result<i64> {
    let mut seal = blake3::Hasher::new();
    let (mut found, mut rows, mut ended) = (None, 0, false);
    for line in lines(file)? {
        let line = line?;
        ensure!(!ended, "{} goes on after its end", file.display());
        let read = |line: &str| serde_json::from_str::<Line>(line);
        match (found, line.starts_with('[')) {
            (None, _) => match read(&line) {
                Ok(Line::Head { ecumene_backup: FORM, schema, .. }) => found = Some(schema),
                Ok(Line::Head { ecumene_backup, .. }) => {
                    bail!("{} has form {ecumene_backup}; this version reads form {FORM}", file.display())
                }
                _ => bail!("{} is no backup of Ecumene", file.display()),
            },
            (Some(_), true) => rows += 1,
            (Some(_), false) => match read(&line) {
                Ok(Line::Table { .. }) => {}
                Ok(Line::End { rows: told, seal: sealed }) => {
                    ensure!(told == rows, "{} has {rows} rows, and should have {told}", file.display());
                    let same = seal.finalize().to_hex().as_str() == sealed;
                    ensure!(same, "{} was changed after it was made", file.display());
                    ended = true;
                }
                _ => bail!("{} has a line that is not understood", file.display()),
            },
        }
        seal.update(line.as_bytes());
        seal.update(b"\n");
    }
    let schema = found.filter(|_| ended).with_context(|| format!("{} is cut short", file.display()))?;
    let newest = Store::newest_schema();
    ensure!(
        schema <= newest,
        "{} was made by a newer version (schema {schema}; this one knows up to {newest})",
        file.display()
    );
    Ok(schema)
}

async fn fill(store: &Store, file: &Path) -> anyhow::Result<usize> {
    let (mut table, mut columns, mut batch, mut rows) = (String::new(), Vec::new(), Vec::new(), 0);
    for line in lines(file)? {
        let line = line?;
        if line.starts_with('[') {
            batch.push(serde_json::from_str::<Vec<Value>>(&line)?);
            rows += 1;
            if batch.len() < BATCH {
                continue;
            }
        }
        store.copy_in(&table, &columns, &std::mem::take(&mut batch)).await?;
        if let Ok(Line::Table { name, columns: its }) = serde_json::from_str(&line) {
            (table, columns) = (name, its);
        }
    }
    Ok(rows)
}
