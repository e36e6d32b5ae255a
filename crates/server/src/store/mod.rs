//! Storage: one SQL text for SQLite (embedded, the default) and PostgreSQL. The log is the truth; everything else
//! that is kept about a match is a cache or belongs to people.

mod lists;
mod matches;
mod people;
mod reminders;
mod talk;
mod writer;

pub use lists::Summary;
pub use matches::{EntryRow, MatchRow, NewTable, SeatRow, SnapshotRow, Started, Status};
pub use people::{PersonRow, SessionKind};
pub use reminders::{Due, Reminder};
pub use talk::{ChatRow, OutboxRow};
pub use writer::{Append, AppendError, Notice, Row, Writer};

use crate::config::Storage;
use sqlx::any::{AnyPoolOptions, install_default_drivers};
use sqlx::{AnyPool, Executor};
use std::path::Path;
use std::time::Duration;

/// What went wrong in storage, for callers that can do something about it.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else wrote this first.
    #[error("it exists already")]
    Taken,
    #[error("no such thing")]
    Missing,
    #[error("storage: {0}")]
    Sql(#[source] sqlx::Error),
    #[error("storage holds something unreadable: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(e) if e.is_unique_violation() => StoreError::Taken,
            sqlx::Error::RowNotFound => StoreError::Missing,
            _ => StoreError::Sql(error),
        }
    }
}

pub type Stored<T> = Result<T, StoreError>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Backend {
    Sqlite,
    Postgres,
}

/// Handle to the database; clones share it.
#[derive(Clone)]
pub struct Store {
    backend: Backend,
    /// For everything that changes something. One connection on SQLite: it has one writer, and queueing here is
    /// better than contending for its lock.
    write: AnyPool,
    read: AnyPool,
}

impl Store {
    /// Where the settings say.
    pub async fn of(storage: &Storage) -> anyhow::Result<Store> {
        match storage {
            Storage::Folder(folder) => Store::in_folder(folder).await,
            Storage::Url(url) => Store::open(url).await,
        }
    }

    /// The embedded database in a folder, which is made when it is missing.
    pub async fn in_folder(folder: &Path) -> anyhow::Result<Store> {
        std::fs::create_dir_all(folder)
            .map_err(|e| anyhow::anyhow!("cannot make the data folder {}: {e}", folder.display()))?;
        let file = folder.join("ecumene.db");
        let path = file.to_str().ok_or_else(|| anyhow::anyhow!("{} is not valid text", file.display()))?;
        Store::open(&format!("sqlite://{}?mode=rwc", percent(path))).await
    }

    /// `sqlite://FILE` or `postgres://USER@HOST/DATABASE`. Brings the schema up to date.
    pub async fn open(url: &str) -> anyhow::Result<Store> {
        install_default_drivers();
        let backend = match url.split(':').next() {
            Some("sqlite") => Backend::Sqlite,
            Some("postgres" | "postgresql") => Backend::Postgres,
            _ => anyhow::bail!("a database URL starts with sqlite: or postgres:, not '{}'", shown(url)),
        };
        let (writers, readers) = match backend {
            Backend::Sqlite => (1, 4),
            Backend::Postgres => (4, 8),
        };
        let open = async |connections: u32| {
            pool(backend, connections)
                .connect(url)
                .await
                .map_err(|e| anyhow::anyhow!("cannot open the database {}: {e}", shown(url)))
        };
        let write = open(writers).await?;
        sqlx::migrate!("./migrations")
            .run(&write)
            .await
            .map_err(|e| anyhow::anyhow!("cannot bring the database up to date: {e}"))?;
        let read = open(readers).await?;
        Ok(Store { backend, write, read })
    }

    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// Starts a transaction that will write. SQLite takes its lock at once, so that it cannot fail half-way.
    pub(crate) async fn begin(&self) -> Stored<sqlx::Transaction<'static, sqlx::Any>> {
        let how = match self.backend {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN",
        };
        Ok(self.write.begin_with(how).await?)
    }

    /// True when the database answers and can be written to.
    pub async fn healthy(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }

    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

fn pool(backend: Backend, connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(Duration::from_secs(10))
        .test_before_acquire(backend == Backend::Postgres)
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if backend == Backend::Sqlite {
                    // FULL: a commit is on the disk before it is acknowledged, also when the power goes.
                    for pragma in [
                        "PRAGMA busy_timeout = 10000",
                        "PRAGMA journal_mode = WAL",
                        "PRAGMA synchronous = FULL",
                        "PRAGMA foreign_keys = ON",
                    ] {
                        connection.execute(pragma).await?;
                    }
                }
                Ok(())
            })
        })
}

/// A path as it stands in a URL.
fn percent(path: &str) -> String {
    path.bytes()
        .map(|b| match b {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'-' | b'_' | b'.' | b'~' => {
                (b as char).to_string()
            }
            other => format!("%{other:02X}"),
        })
        .collect()
}

/// A URL without its password.
fn shown(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if at > scheme => format!("{}://…@{}", &url[..scheme], &url[at + 1..]),
        _ => url.to_owned(),
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |d| d.as_millis() as i64)
}
