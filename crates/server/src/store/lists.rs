//! Lists of tables, for the lobby.

use super::matches::COLUMNS;
use super::{MatchRow, SeatRow, Status, Store, Stored};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// A line of the lobby.
#[derive(Clone, Debug)]
pub struct Summary {
    pub row: MatchRow,
    pub seats: Vec<SeatRow>,
    /// Seats asked now, a bit each.
    pub open: i64,
    pub steps: i64,
    pub last: i64,
}

/// The newest entry of a match, without a second copy of it anywhere.
pub(super) const LATEST: &str = "(SELECT e.open FROM entries e WHERE e.match_id = m.id ORDER BY e.seq DESC LIMIT 1) AS latest_open, \
     (SELECT MAX(e.seq) FROM entries e WHERE e.match_id = m.id) AS latest_seq, \
     (SELECT e.at FROM entries e WHERE e.match_id = m.id ORDER BY e.seq DESC LIMIT 1) AS latest_at";

impl Store {
    /// Ids of running tables that wait for no person: a bot is asked, or the time of whoever is asked has run out. One
    /// statement, over the index of statuses and the newest entry of each.
    pub async fn tables_that_wait(&self, now: i64) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT m.id FROM matches m LEFT JOIN entries e ON e.match_id = m.id
             AND e.seq = (SELECT MAX(l.seq) FROM entries l WHERE l.match_id = m.id)
             WHERE m.status = 'running' AND (
               (COALESCE(m.terms, CASE WHEN m.idle = 'none' THEN 'none' ELSE '' END) NOT LIKE '%none%'
                 AND (m.wake_at <= $1 OR COALESCE(e.at, m.changed) > m.looked_at))
               OR EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.bot IS NOT NULL
                 AND ((COALESCE(e.open, m.setup_open, 0) >> CAST(s.seat AS INTEGER)) & 1) = 1))
             ORDER BY m.changed",
        )
        .bind(now)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Tables that wait for this person: whoever waits longest for a turn first, then those that ask something else.
    pub async fn waiting_for(&self, person: &str) -> Stored<Vec<String>> {
        let mut all = self.turns_of(person).await?;
        let asked = self.asked_at(person).await?;
        all.extend(asked.into_iter().filter(|id| !all.contains(id)).collect::<Vec<_>>());
        Ok(all)
    }

    /// Tables that ask this person something besides a move: a question to the table, a step to be taken back, a seat that is kept.
    pub async fn asked_at(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT a.match_id AS id FROM asked a JOIN matches m ON m.id = a.match_id WHERE a.person = $1 AND m.status = 'running'
             UNION SELECT s.match_id FROM seats s JOIN matches m ON m.id = s.match_id WHERE s.kept = $1 AND m.status = 'waiting'
             UNION SELECT t.match_id FROM seats s JOIN take_backs t ON t.match_id = s.match_id
             JOIN matches m ON m.id = s.match_id
             WHERE s.person = $1 AND s.bot IS NULL AND m.status = 'running' AND t.fate = 'asked'
             AND ((t.agreed >> CAST(s.seat AS INTEGER)) & 1) = 0
             AND t.entries = (SELECT COALESCE(MAX(e.seq), 0) FROM entries e WHERE e.match_id = t.match_id)
             AND NOT EXISTS (SELECT 1 FROM seats o WHERE o.match_id = t.match_id AND o.seat = t.seat AND o.person = $1)
             ORDER BY id",
        )
        .bind(person.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Running tables where it is this person's turn, whoever waits longest first.
    pub(super) async fn turns_of(&self, person: &str) -> Stored<Vec<String>> {
        let rows = sqlx::query(
            "SELECT m.id, MIN(COALESCE(e.at, m.changed)) AS since FROM seats s JOIN matches m ON m.id = s.match_id
             LEFT JOIN entries e ON e.match_id = m.id
             AND e.seq = (SELECT MAX(l.seq) FROM entries l WHERE l.match_id = m.id)
             WHERE s.person = $1 AND s.bot IS NULL AND m.status = 'running'
             AND ((COALESCE(e.open, m.setup_open, 0) >> CAST(s.seat AS INTEGER)) & 1) = 1
             GROUP BY m.id ORDER BY since, m.id",
        )
        .bind(person.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// Tables where this person sits, where a seat is kept for them or that they opened, the newest change first.
    pub async fn tables_of(&self, person: &str, limit: i64) -> Stored<Vec<Summary>> {
        let text = format!(
            "SELECT {COLUMNS}, {LATEST} FROM matches m WHERE status <> 'abandoned'
             AND id IN (SELECT match_id FROM seats WHERE person = $1 OR kept = $1 UNION SELECT id FROM matches WHERE creator = $1)
             ORDER BY changed DESC LIMIT $2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(person.to_owned()).bind(limit);
        self.summaries(rows.fetch_all(&self.read).await?).await
    }

    /// Tables this person may sit down at: public ones, and those of whoever counts them among their friends. Not those of
    /// people they have nothing to do with.
    pub async fn open_tables(&self, person: &str, limit: i64) -> Stored<Vec<Summary>> {
        let text = format!(
            "SELECT {COLUMNS}, {LATEST} FROM matches m WHERE status = 'waiting'
             AND (private = 0 OR EXISTS (SELECT 1 FROM bonds b WHERE b.person = m.creator AND b.other = $1 AND b.kind = 'friend'))
             AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person IS NULL AND s.bot IS NULL
               AND s.kept IS NULL)
             AND NOT EXISTS (SELECT 1 FROM bonds b WHERE b.kind = 'block'
               AND ((b.person = m.creator AND b.other = $1) OR (b.person = $1 AND b.other = m.creator)))
             ORDER BY changed DESC LIMIT $2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(person.to_owned()).bind(limit);
        self.summaries(rows.fetch_all(&self.read).await?).await
    }

    /// How many tables of this person wait in the lobby for anybody.
    pub async fn lobby_places(&self, person: &str) -> Stored<i64> {
        let row = sqlx::query(
            "SELECT COUNT(*) AS n FROM matches m WHERE m.creator = $1 AND m.status = 'waiting' AND m.private = 0
             AND EXISTS (SELECT 1 FROM seats s WHERE s.match_id = m.id AND s.person IS NULL AND s.bot IS NULL
               AND s.kept IS NULL)",
        )
        .bind(person.to_owned())
        .fetch_one(&self.read)
        .await?;
        Ok(row.try_get("n")?)
    }

    /// Public tables with this status, to look at.
    pub async fn public_tables(&self, status: Status, before: i64, limit: i64) -> Stored<Vec<Summary>> {
        let text = format!(
            "SELECT {COLUMNS}, {LATEST} FROM matches m WHERE status = $1 AND private = 0 AND changed < $2
             ORDER BY changed DESC LIMIT $3"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(status.name()).bind(before).bind(limit);
        self.summaries(rows.fetch_all(&self.read).await?).await
    }

    pub(super) async fn summaries(&self, rows: Vec<AnyRow>) -> Stored<Vec<Summary>> {
        let mut list = Vec::with_capacity(rows.len());
        for row in &rows {
            let table = MatchRow::read(row)?;
            let seats = self.seats(&table.id).await?;
            let open: Option<i64> = row.try_get("latest_open")?;
            let steps: Option<i64> = row.try_get("latest_seq")?;
            let last: Option<i64> = row.try_get("latest_at")?;
            let first = table.started.as_ref().map_or(0, |s| s.setup_open);
            let running = table.status == Status::Running;
            list.push(Summary {
                open: if running { open.unwrap_or(first) } else { 0 },
                steps: steps.unwrap_or(0),
                last: last.unwrap_or(table.changed),
                seats,
                row: table,
            });
        }
        Ok(list)
    }
}
