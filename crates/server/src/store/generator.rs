//! Finished matches that nobody played, for measurements: one statement for each table, the same on both databases.

use super::{Store, Stored};
use sqlx::{AssertSqlSafe, Row as _};

/// Matches of one statement.
const AT_ONCE: i64 = 50_000;

impl Store {
    /// How many matches are over.
    pub async fn finished(&self) -> Stored<i64> {
        let text = "SELECT COUNT(*) AS n FROM matches WHERE status = 'finished'";
        Ok(sqlx::query(text).fetch_one(&self.read).await?.try_get("n")?)
    }

    /// Adds finished matches of a game until there are so many. Each has three seats and an end; what was played is not there.
    pub async fn fill_archive(&self, game: &str, matches: i64) -> Stored<()> {
        let mut have = self.finished().await?;
        while have < matches {
            let upto = (have + AT_ONCE).min(matches);
            let numbers = format!(
                "WITH RECURSIVE n(i) AS (SELECT CAST({} AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {upto})",
                have + 1
            );
            let id = "'made' || CAST(i AS TEXT)";
            let person = "'person' || CAST(i % 20000 AS TEXT)";
            let tables = format!(
                "INSERT INTO matches (id, game, seats, options, status, private, invite, creator, idle, idle_after, created, changed,
                   title, hints, starts_full, practice, revision, seed, setup, setup_hash, setup_open, standing)
                 {numbers} SELECT {id}, $1, 3, '{{}}', 'finished', 0, {id}, {person}, 'none', 0, 1700000000000 + i,
                   1700000000000 + i, '', 0, 0, 0, 1, '', '[]', '', 0, '{{\"places\":[1,2,3]}}' FROM n"
            );
            let seats = format!(
                "INSERT INTO seats (match_id, seat, person, bot) {numbers}
                 SELECT {id}, s.seat, CASE WHEN s.seat = 0 THEN {person} ELSE NULL END,
                   CASE WHEN s.seat = 0 THEN NULL ELSE 'random' END
                 FROM n CROSS JOIN (SELECT 0 AS seat UNION ALL SELECT 1 UNION ALL SELECT 2) s"
            );
            let entries = format!(
                "INSERT INTO entries (match_id, seq, seat, body, hash, open, msg, at) {numbers}
                 SELECT {id}, s.seq, 0, '{{}}', '', 0, '', 1700000000000 + i
                 FROM n CROSS JOIN (SELECT 1 AS seq UNION ALL SELECT 2) s"
            );
            let mut tx = self.begin().await?;
            sqlx::query(AssertSqlSafe(tables)).bind(game.to_owned()).execute(&mut *tx).await?;
            sqlx::query(AssertSqlSafe(seats)).execute(&mut *tx).await?;
            sqlx::query(AssertSqlSafe(entries)).execute(&mut *tx).await?;
            tx.commit().await?;
            have = upto;
        }
        // Both databases choose their ways by what they know of a table.
        sqlx::query("ANALYZE").execute(&self.write).await?;
        Ok(())
    }

    /// Throws a cache away.
    pub async fn forget_snapshot(&self, id: &str) -> Stored<()> {
        sqlx::query("DELETE FROM snapshots WHERE match_id = $1")
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
