//! The log of a match, and what shortens the way along it.

use super::{Store, Stored};
use sqlx::Row as _;

/// One entry, as it is stored.
#[derive(Clone, Debug)]
pub struct EntryRow {
    pub seq: i64,
    pub seat: u8,
    pub body: String,
    pub hash: String,
    /// Seats asked after it, a bit each.
    pub open: i64,
    pub msg: String,
    pub at: i64,
}

/// A match written down as a whole, so that not all of its log has to be played again.
#[derive(Clone, Debug)]
pub struct SnapshotRow {
    pub seq: i64,
    pub hash: String,
    pub body: String,
}

impl Store {
    /// The log after so many entries.
    pub async fn entries(&self, id: &str, after: i64) -> Stored<Vec<EntryRow>> {
        let rows = sqlx::query(
            "SELECT seq, seat, body, hash, open, msg, at FROM entries WHERE match_id = $1 AND seq > $2 ORDER BY seq",
        )
        .bind(id.to_owned())
        .bind(after)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(EntryRow {
                    seq: row.try_get("seq")?,
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    body: row.try_get("body")?,
                    hash: row.try_get("hash")?,
                    open: row.try_get("open")?,
                    msg: row.try_get("msg")?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }

    /// Who wrote each entry, and when.
    pub async fn answered(&self, id: &str) -> Stored<Vec<(u8, i64)>> {
        let rows = sqlx::query("SELECT seat, at FROM entries WHERE match_id = $1 ORDER BY seq")
            .bind(id.to_owned())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok((row.try_get::<i64, _>("seat")? as u8, row.try_get("at")?))).collect()
    }

    /// Every match that was begun, oldest first.
    pub async fn begun(&self) -> Stored<Vec<String>> {
        let rows = sqlx::query("SELECT id FROM matches WHERE seed IS NOT NULL ORDER BY created, id")
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// How many entries a log has.
    pub async fn length(&self, id: &str) -> Stored<i64> {
        let row = sqlx::query("SELECT COALESCE(MAX(seq), 0) AS length FROM entries WHERE match_id = $1")
            .bind(id.to_owned())
            .fetch_one(&self.read)
            .await?;
        Ok(row.try_get("length")?)
    }

    pub async fn snapshot(&self, id: &str) -> Stored<Option<SnapshotRow>> {
        let row = sqlx::query("SELECT seq, hash, body FROM snapshots WHERE match_id = $1")
            .bind(id.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| {
            Ok(SnapshotRow {
                seq: row.try_get("seq")?,
                hash: row.try_get("hash")?,
                body: row.try_get("body")?,
            })
        })
        .transpose()
    }

    pub async fn save_snapshot(&self, id: &str, snapshot: &SnapshotRow) -> Stored<()> {
        put_snapshot(&self.write, id, snapshot).await
    }
}

pub(super) async fn put_snapshot(
    database: impl sqlx::Executor<'_, Database = sqlx::Any>,
    id: &str,
    snapshot: &SnapshotRow,
) -> Stored<()> {
    sqlx::query(
        "INSERT INTO snapshots (match_id, seq, hash, body) VALUES ($1, $2, $3, $4)
         ON CONFLICT (match_id) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, body = excluded.body",
    )
    .bind(id.to_owned())
    .bind(snapshot.seq)
    .bind(snapshot.hash.clone())
    .bind(snapshot.body.clone())
    .execute(database)
    .await?;
    Ok(())
}
