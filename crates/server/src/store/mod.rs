//! Storage: one SQL text for SQLite (embedded, the default) and PostgreSQL. The log is the truth; everything else
//! that is kept about a match is a cache or belongs to people.

mod accounts;
mod after;
mod checks;
mod copies;
mod generator;
mod leases;
mod lists;
mod log;
mod matches;
mod operators;
mod people;
mod plans;
mod pushes;
mod reminders;
mod sittings;
mod stands;
mod take_backs;
mod talk;
mod writer;

pub use accounts::BondRow;
pub use after::{Analysed, Kin};
pub use copies::Copied;
pub use leases::{Lease, Marks};
pub use lists::Summary;
pub use log::{EntryRow, SnapshotRow};
pub use matches::{MatchRow, NewTable, SeatRow, Started, Status};
pub use operators::{ComplaintRow, InterventionRow, Known, Mark, Repute};
pub use people::{PersonRow, Scope as TokenScope, SessionKind, SessionRow};
pub use plans::{PlanRow, PlannedStep};
pub use pushes::PushRow;
pub use reminders::{Due, Reminder};
pub use sittings::{InvitationRow, Writing};
pub use stands::{Scope, StandRow};
pub use take_backs::{Fate, TakeBackRow};
pub use talk::{ChatRow, OutboxRow, Room};
pub use writer::{Append, AppendError, Notice, Row, Writer};

use crate::config::Storage;
use sqlx::any::AnyPoolOptions;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyPool, Connection, Executor, SqlSafeStr};
use std::future::Future;
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
    /// What it was to be written on behalf of is another process's now.
    #[error("another process does this now")]
    Relieved,
    #[error("storage: {0}")]
    Sql(#[source] sqlx::Error),
    /// What was to be stored holds bytes that a text cannot have there.
    #[error("this text cannot be stored")]
    Unfit,
    #[error("storage did not answer within {0:?}")]
    Late(Duration),
    /// Whoever looks after the server closed it.
    #[error("it was closed")]
    Closed,
    /// It exists, but its owner could not read it just now.
    #[error("it could not be read just now")]
    Unread,
    #[error("storage holds something unreadable: {0}")]
    Damaged(String),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(e) if e.is_unique_violation() => StoreError::Taken,
            sqlx::Error::RowNotFound => StoreError::Missing,
            // PostgreSQL: invalid byte sequence, such as NUL.
            sqlx::Error::Database(e) if e.code().as_deref() == Some("22021") => StoreError::Unfit,
            _ => {
                let error = StoreError::Sql(error);
                metrics::counter!("ecumene_storage_failures_total", "kind" => error.kind()).increment(1);
                error
            }
        }
    }
}

impl StoreError {
    /// All that can be wrong with storage; see below.
    pub const KINDS: [&str; 7] = ["damaged", "late", "full", "read_only", "locked", "unreachable", "failed"];

    /// What is wrong with storage, for whoever runs the server: a word for metrics, and for `/health`.
    pub fn kind(&self) -> &'static str {
        match self {
            StoreError::Taken
            | StoreError::Missing
            | StoreError::Relieved
            | StoreError::Unfit
            | StoreError::Unread
            | StoreError::Closed => "none",
            StoreError::Damaged(_) => "damaged",
            StoreError::Late(_) => "late",
            StoreError::Sql(sqlx::Error::Database(e)) => match e.code().as_deref() {
                // SQLite: the low byte is the kind; PostgreSQL: classes of SQLSTATE.
                Some("13" | "53100") => "full",
                Some("8" | "25006") => "read_only",
                Some("5" | "6" | "261" | "517" | "55P03") => "locked",
                Some(code) if code.starts_with("57P") || code.starts_with("08") => "unreachable",
                _ => "failed",
            },
            StoreError::Sql(sqlx::Error::PoolTimedOut | sqlx::Error::Io(_) | sqlx::Error::Tls(_)) => {
                "unreachable"
            }
            StoreError::Sql(_) => "failed",
        }
    }

    /// Whether it is the fault of what was to be stored, not of storage as a whole.
    pub(crate) fn of_one(&self) -> bool {
        match self {
            StoreError::Taken
            | StoreError::Missing
            | StoreError::Relieved
            | StoreError::Unfit
            | StoreError::Damaged(_) => true,
            StoreError::Sql(_) => self.kind() == "failed",
            StoreError::Late(_) | StoreError::Unread | StoreError::Closed => false,
        }
    }
}

/// Storage that does not answer at all is given up after so long; what it was asked may or may not be done.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// Waits for storage, but not for ever: a connection whose other end is silent says nothing, not even that it is dead.
pub(crate) async fn patient<T>(asked: impl Future<Output = Stored<T>>) -> Stored<T> {
    tokio::time::timeout(PATIENCE, asked).await.unwrap_or_else(|_| {
        let late = StoreError::Late(PATIENCE);
        metrics::counter!("ecumene_storage_failures_total", "kind" => late.kind()).increment(1);
        Err(late)
    })
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
        Store::of_schema(storage, i64::MAX).await
    }

    /// The same, brought up to date only so far: to be filled with what an older version kept.
    pub async fn of_schema(storage: &Storage, schema: i64) -> anyhow::Result<Store> {
        Store::open_schema(&url(storage)?, schema).await
    }

    /// The newest step of the schema that this build knows.
    pub fn newest_schema() -> i64 {
        MIGRATIONS.iter().map(|(version, ..)| *version).max().unwrap_or_default()
    }

    /// The embedded database in a folder, which is made when it is missing.
    pub async fn in_folder(folder: &Path) -> anyhow::Result<Store> {
        Store::of(&Storage::Folder(folder.to_owned())).await
    }

    /// `sqlite://FILE` or `postgres://USER@HOST/DATABASE`. Brings the schema up to date.
    pub async fn open(url: &str) -> anyhow::Result<Store> {
        Store::open_schema(url, i64::MAX).await
    }

    async fn open_schema(url: &str, schema: i64) -> anyhow::Result<Store> {
        let store = Store::connect(url).await?;
        let mut migrations =
            Migrator::with_migrations(migrations().filter(|step| step.version <= schema).collect());
        // What a newer build added to the schema does not hinder this one: going back must be possible.
        migrations.set_ignore_missing(true);
        migrations
            .run(&store.write)
            .await
            .map_err(|e| anyhow::anyhow!("cannot bring the database up to date: {e}"))?;
        Ok(store)
    }

    pub fn backend(&self) -> Backend {
        self.backend
    }

    /// The first column of what a query with these numbers finds.
    pub(crate) async fn ids(&self, text: &'static str, numbers: &[i64]) -> Stored<Vec<String>> {
        let query = numbers.iter().fold(sqlx::query(text), |query, n| query.bind(*n));
        let rows = query.fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(sqlx::Row::try_get(row, 0)?)).collect()
    }

    /// Starts a transaction that will write. SQLite takes its lock at once, so that it cannot fail half-way.
    pub(crate) async fn begin(&self) -> Stored<sqlx::Transaction<'static, sqlx::Any>> {
        let how = match self.backend {
            Backend::Sqlite => "BEGIN IMMEDIATE",
            Backend::Postgres => "BEGIN",
        };
        Ok(self.write.begin_with(how).await?)
    }

    /// Writes and reads: the only way to know that both can be done.
    pub async fn probe(&self) -> Stored<()> {
        sqlx::query(
            "INSERT INTO pulse (name, at) VALUES ('health', $1) ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        )
        .bind(now())
        .execute(&self.write)
        .await?;
        sqlx::query("SELECT at FROM pulse WHERE name = 'health'").fetch_one(&self.read).await?;
        Ok(())
    }

    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

/// The schema, step by step, oldest first. What was released is never changed: a database knows the fingerprint of
/// everything that was done to it.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "the log", include_str!("../../migrations/0001_the_log.sql")),
    (2, "hints", include_str!("../../migrations/0002_hints.sql")),
    (3, "reminders", include_str!("../../migrations/0003_reminders.sql")),
    (4, "pulse", include_str!("../../migrations/0004_pulse.sql")),
    (5, "seat names", include_str!("../../migrations/0005_seat_names.sql")),
    (6, "pace", include_str!("../../migrations/0006_pace.sql")),
    (7, "lessons", include_str!("../../migrations/0007_lessons.sql")),
    (8, "standing answers", include_str!("../../migrations/0008_standing_answers.sql")),
    (9, "sitting", include_str!("../../migrations/0009_sitting.sql")),
    (10, "gathering", include_str!("../../migrations/0010_gathering.sql")),
    (11, "watchers", include_str!("../../migrations/0011_watchers.sql")),
    (12, "take back", include_str!("../../migrations/0012_take_back.sql")),
    (13, "plans", include_str!("../../migrations/0013_plans.sql")),
    (14, "people", include_str!("../../migrations/0014_people.sql")),
    (15, "after", include_str!("../../migrations/0015_after.sql")),
    (16, "coach", include_str!("../../migrations/0016_coach.sql")),
    (17, "operators", include_str!("../../migrations/0017_operators.sql")),
    (20, "leases", include_str!("../../migrations/0020_leases.sql")),
    (23, "asked", include_str!("../../migrations/0023_asked.sql")),
];

fn migrations() -> impl Iterator<Item = Migration> {
    MIGRATIONS.iter().map(|&(version, name, sql)| {
        Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    })
}

fn pool(backend: Backend, connections: u32) -> AnyPoolOptions {
    AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(match backend {
            Backend::Sqlite => Duration::from_secs(10),
            // Whoever asks while the database is away hears of it soon.
            Backend::Postgres => Duration::from_secs(5),
        })
        .test_before_acquire(backend == Backend::Postgres)
        // SQLite ends a transaction by itself when the disk is full. The rollback that follows then fails, and the
        // connection would count itself inside a transaction for ever: it goes, and a new one comes.
        .after_release(|connection, _| {
            Box::pin(async move {
                if connection.is_in_transaction() {
                    // A rollback may be under way: it is done before this is answered.
                    connection.ping().await?;
                }
                Ok(!connection.is_in_transaction())
            })
        })
        .after_connect(move |connection, _| {
            Box::pin(async move {
                if backend == Backend::Sqlite {
                    // FULL: a commit is on the disk before it is acknowledged, also when the power goes.
                    for pragma in [
                        "PRAGMA busy_timeout = 5000",
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

/// Where the database is. The folder of an embedded one is made when it is missing.
fn url(storage: &Storage) -> anyhow::Result<String> {
    let folder = match storage {
        Storage::Url(url) => return Ok(url.clone()),
        Storage::Folder(folder) => folder,
    };
    std::fs::create_dir_all(folder)
        .map_err(|e| anyhow::anyhow!("cannot make the data folder {}: {e}", folder.display()))?;
    let file = folder.join("ecumene.db");
    let path = file.to_str().ok_or_else(|| anyhow::anyhow!("{} is not valid text", file.display()))?;
    Ok(format!("sqlite://{}?mode=rwc", percent(path)))
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

#[cfg(test)]
mod tests {
    use super::*;

    fn append(seq: i64, body: String) -> Append {
        let row = Row { seq, seat: 0, body, hash: String::new(), open: 1, msg: String::new(), at: 0 };
        let rows = vec![row];
        Append { match_id: "m".into(), rows, notices: Vec::new(), snapshot: None, ended: None, lease: None }
    }

    /// As sqlx itself reads the folder: no file is forgotten, and databases that were made before know every fingerprint.
    #[tokio::test]
    async fn every_migration_is_known() {
        let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations"));
        let read = Migrator::new(folder).await.unwrap();
        let told = |m: &Migration| (m.version, m.description.clone(), m.checksum.clone(), m.no_tx);
        assert_eq!(
            migrations().map(|m| told(&m)).collect::<Vec<_>>(),
            read.iter().map(told).collect::<Vec<_>>()
        );
    }

    /// SQLITE_FULL as SQLite itself gives it, on the one connection that writes: no more pages than there are. It ends the
    /// transaction by itself; the next one must be able to begin.
    #[tokio::test]
    async fn a_full_disk_is_not_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::in_folder(folder.path()).await.unwrap();
        let (writer, _) = Writer::start(store.clone());
        let long = "x".repeat(100_000);
        for round in 0..3 {
            sqlx::query("PRAGMA max_page_count = 1").execute(&store.write).await.unwrap();
            let full = writer.append(append(round + 1, long.clone())).await.unwrap_err();
            assert!(full.to_string().contains("full"), "{full}");
            // It came back without the limit: as if there were room again.
            writer.append(append(round + 1, long.clone())).await.unwrap();
            store.probe().await.unwrap();
        }
        assert_eq!(store.entries("m", 0).await.unwrap().len(), 3);
    }
}
