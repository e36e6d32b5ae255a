//! Group commit: steps of many matches wait for one commit together, so durability costs one flush for all of them.

use super::{Lease, SnapshotRow, Store, StoreError, Stored, patient};
use sqlx::{Any, AssertSqlSafe, Transaction};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// At most so many appends share a commit: a bound on memory, far above what queues up while a disk flushes.
const BATCH: usize = 512;
/// Rows of one INSERT. Statements of at most seven lengths are prepared.
const ROWS: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];

/// One entry of a log, as stored.
#[derive(Clone, Debug)]
pub struct Row {
    pub seq: i64,
    pub seat: i64,
    pub body: String,
    pub hash: String,
    pub open: i64,
    pub msg: String,
    pub at: i64,
}

/// Somebody to be told, in the same commit.
#[derive(Clone, Debug)]
pub struct Notice {
    pub person: String,
    pub kind: &'static str,
}

/// What one owner wants stored: all of it or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    pub match_id: Arc<str>,
    pub rows: Vec<Row>,
    pub notices: Vec<Notice>,
    /// A cache of where these rows lead, now and then.
    pub snapshot: Option<SnapshotRow>,
    /// How the match ended, if it did with the last of these rows.
    pub ended: Option<String>,
    /// What it is stored on behalf of, where that is not somebody at the table: if it is another's by now, nothing is.
    pub lease: Option<Lease>,
}

#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    /// Another owner appended first: what was applied must be thrown away and the log read again.
    #[error("another process went on with this match")]
    Overtaken,
    /// Another process does this now.
    #[error("another process does this now")]
    Relieved,
    #[error("{0}")]
    Store(String),
}

type Job = (Append, oneshot::Sender<Result<(), AppendError>>);

/// Where owners bring their appends. Clones share one writing task.
#[derive(Clone)]
pub struct Writer(mpsc::Sender<Job>);

impl Writer {
    /// Starts the task; it ends when the last handle is dropped and everything queued is stored.
    pub fn start(store: Store) -> (Writer, JoinHandle<()>) {
        let (sender, receiver) = mpsc::channel(4096);
        (Writer(sender), tokio::spawn(write(store, receiver)))
    }

    /// Returns when the append is durable, or not done at all.
    pub async fn append(&self, append: Append) -> Result<(), AppendError> {
        let stopped = || AppendError::Store("the server is stopping".into());
        let (sender, receiver) = oneshot::channel();
        self.0.send((append, sender)).await.map_err(|_| stopped())?;
        receiver.await.map_err(|_| stopped())?
    }
}

async fn write(store: Store, mut jobs: mpsc::Receiver<Job>) {
    let mut batch = Vec::with_capacity(BATCH);
    while jobs.recv_many(&mut batch, BATCH).await > 0 {
        let begun = std::time::Instant::now();
        let appends: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
        let rows: usize = appends.iter().map(|a| a.rows.len()).sum();
        match commit(&store, &appends).await {
            Ok(()) => {
                metrics::histogram!("ecumene_commit_seconds").record(begun.elapsed().as_secs_f64());
                metrics::histogram!("ecumene_commit_entries").record(rows as f64);
                batch.drain(..).for_each(|(_, reply)| drop(reply.send(Ok(()))));
            }
            // Storage as a whole is at fault: to try each for itself would keep the last one waiting for all before it.
            Err(error) if batch.len() == 1 || !error.of_one() => {
                batch.drain(..).for_each(|(append, reply)| drop(reply.send(Err(explain(&append, &error)))));
            }
            // One of them is at fault: each for itself, so that the others do not suffer.
            Err(_) => {
                for (append, reply) in batch.drain(..) {
                    let outcome = commit(&store, &[&append]).await;
                    drop(reply.send(outcome.map_err(|e| explain(&append, &e))));
                }
            }
        }
    }
}

fn explain(append: &Append, error: &StoreError) -> AppendError {
    match error {
        StoreError::Taken => AppendError::Overtaken,
        StoreError::Relieved => AppendError::Relieved,
        other => {
            tracing::error!(table = %append.match_id, "append failed: {other}");
            AppendError::Store(other.to_string())
        }
    }
}

/// Given up after a while. It may be stored all the same, then or later: whoever appends next is refused by the key.
async fn commit(store: &Store, appends: &[&Append]) -> Stored<()> {
    patient(write_all(store, appends)).await
}

async fn write_all(store: &Store, appends: &[&Append]) -> Stored<()> {
    let mut tx = store.begin().await?;
    for lease in appends.iter().filter_map(|append| append.lease.as_ref()) {
        store.hold(&mut tx, lease).await?;
    }
    let rows: Vec<(&str, &Row)> =
        appends.iter().flat_map(|a| a.rows.iter().map(|row| (&*a.match_id, row))).collect();
    insert_entries(&mut tx, &rows).await?;
    for append in appends {
        after_entries(&mut tx, append).await?;
    }
    tx.commit().await?;
    Ok(())
}

async fn insert_entries(tx: &mut Transaction<'static, Any>, mut rows: &[(&str, &Row)]) -> Stored<()> {
    while !rows.is_empty() {
        let take = ROWS.into_iter().find(|&n| n <= rows.len()).unwrap_or(1);
        let (now, later) = rows.split_at(take);
        let mut query = sqlx::query(insert_text(take));
        for (match_id, row) in now {
            query = query
                .bind(match_id.to_string())
                .bind(row.seq)
                .bind(row.seat)
                .bind(row.body.clone())
                .bind(row.hash.clone())
                .bind(row.open)
                .bind(row.msg.clone())
                .bind(row.at);
        }
        query.execute(&mut **tx).await?;
        rows = later;
    }
    Ok(())
}

/// The text is made of numbers alone.
fn insert_text(rows: usize) -> AssertSqlSafe<String> {
    let mut text = "INSERT INTO entries (match_id, seq, seat, body, hash, open, msg, at) VALUES ".to_owned();
    for row in 0..rows {
        let places: Vec<String> = (1..=8).map(|column| format!("${}", row * 8 + column)).collect();
        text.push_str(if row == 0 { "(" } else { ", (" });
        text.push_str(&places.join(", "));
        text.push(')');
    }
    AssertSqlSafe(text)
}

async fn after_entries(tx: &mut Transaction<'static, Any>, append: &Append) -> Stored<()> {
    let (seq, at) = append.rows.last().map_or((0, super::now()), |row| (row.seq, row.at));
    for notice in &append.notices {
        sqlx::query(
            "INSERT INTO outbox (match_id, seq, person, kind, at, done) VALUES ($1, $2, $3, $4, $5, 0)
             ON CONFLICT (match_id, seq, person, kind) DO NOTHING",
        )
        .bind(append.match_id.to_string())
        .bind(seq)
        .bind(notice.person.clone())
        .bind(notice.kind)
        .bind(at)
        .execute(&mut **tx)
        .await?;
    }
    if let Some(snapshot) = &append.snapshot {
        super::log::put_snapshot(&mut **tx, &append.match_id, snapshot).await?;
    }
    if let Some(standing) = &append.ended {
        sqlx::query("UPDATE matches SET status = 'finished', standing = $1, changed = $2 WHERE id = $3")
            .bind(standing.clone())
            .bind(at)
            .bind(append.match_id.to_string())
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}
