//! Which processes are there, and what each does for all. Times are the database's own.

use super::{Backend, Store, StoreError, Stored};
use sqlx::{Any, AssertSqlSafe, Row as _, Transaction};

/// What one process may do for all, as long as nobody else was given it. Whoever writes on its behalf names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    pub name: String,
    /// The process that holds it.
    pub node: String,
    /// Grows when another takes it.
    pub number: i64,
}

/// How long what is kept of a table is: enough to see that something happened to it elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Marks {
    pub id: String,
    pub status: String,
    pub entries: usize,
    pub told: usize,
    pub chat: i64,
}

/// Tables of one statement.
const TABLES: usize = 64;

impl Store {
    /// Milliseconds since 1970 by the clock of the database, in SQL.
    fn clock(&self) -> &'static str {
        match self.backend {
            Backend::Sqlite => "CAST((julianday('now') - 2440587.5) * 86400000 AS BIGINT)",
            Backend::Postgres => "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
        }
    }

    /// Says that a process is there, and will be for so many milliseconds.
    pub async fn be_there(&self, node: &str, ms: i64) -> Stored<()> {
        let text = format!(
            "INSERT INTO nodes (id, until) VALUES ($1, {0} + $2) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
            self.clock()
        );
        sqlx::query(AssertSqlSafe(text)).bind(node.to_owned()).bind(ms).execute(&self.write).await?;
        Ok(())
    }

    /// The processes that are there.
    pub async fn nodes(&self) -> Stored<Vec<String>> {
        let text = format!("SELECT id FROM nodes WHERE until > {}", self.clock());
        let rows = sqlx::query(AssertSqlSafe(text)).fetch_all(&self.read).await?;
        rows.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }

    /// A process leaves: what it held is anybody's.
    pub async fn leave(&self, node: &str) -> Stored<()> {
        let mut tx = self.begin().await?;
        sqlx::query("DELETE FROM nodes WHERE id = $1").bind(node.to_owned()).execute(&mut *tx).await?;
        Ok(tx.commit().await?)
    }

    /// Takes a lease that nobody holds, or whose holder is gone, or that is one's own. None when somebody has it.
    pub async fn take_lease(&self, name: &str, node: &str) -> Stored<Option<Lease>> {
        let clock = self.clock();
        // A number is never given twice, even if its row was deleted in between.
        let text = format!(
            "INSERT INTO leases (name, node, number) VALUES ($1, $2, {clock})
             ON CONFLICT (name) DO UPDATE SET node = excluded.node,
               number = CASE WHEN leases.node = excluded.node THEN leases.number
                 WHEN leases.number >= excluded.number THEN leases.number + 1 ELSE excluded.number END
             WHERE leases.node = excluded.node
               OR NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = leases.node AND n.until > {clock})
             RETURNING number"
        );
        let row = sqlx::query(AssertSqlSafe(text)).bind(name.to_owned()).bind(node.to_owned());
        let row = row.fetch_optional(&self.write).await?;
        row.map(|row| Ok(Lease { name: name.into(), node: node.into(), number: row.try_get("number")? }))
            .transpose()
    }

    /// Takes some of the leases whose holders are gone, and forgets holders that have none left.
    pub async fn take_orphans(&self, node: &str, limit: i64) -> Stored<Vec<Lease>> {
        let clock = self.clock();
        let gone = format!("NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = l.node AND n.until > {clock})");
        // Several processes take their share at the same time.
        let skip = match self.backend {
            Backend::Sqlite => "",
            Backend::Postgres => "FOR UPDATE SKIP LOCKED",
        };
        let text = format!(
            "UPDATE leases SET node = $1, number = number + 1 WHERE name IN
             (SELECT l.name FROM leases l WHERE {gone} ORDER BY l.name LIMIT $2 {skip}) RETURNING name, number"
        );
        let rows =
            sqlx::query(AssertSqlSafe(text)).bind(node.to_owned()).bind(limit).fetch_all(&self.write).await?;
        if rows.is_empty() {
            let text = format!(
                "DELETE FROM nodes WHERE until < {clock} AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.node = nodes.id)"
            );
            sqlx::query(AssertSqlSafe(text)).execute(&self.write).await?;
        }
        let read = |row: &sqlx::any::AnyRow| {
            Ok(Lease { name: row.try_get("name")?, node: node.into(), number: row.try_get("number")? })
        };
        rows.iter().map(read).collect()
    }

    /// Gives a lease back.
    pub async fn drop_lease(&self, lease: &Lease) -> Stored<()> {
        sqlx::query("DELETE FROM leases WHERE name = $1 AND node = $2 AND number = $3")
            .bind(lease.name.clone())
            .bind(lease.node.clone())
            .bind(lease.number)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Makes sure, to the end of a transaction, that a lease is still held: else `Relieved`.
    pub(super) async fn hold(&self, tx: &mut Transaction<'static, Any>, lease: &Lease) -> Stored<()> {
        let text = match self.backend {
            // It has one writer: whoever is in a transaction is alone.
            Backend::Sqlite => "SELECT 1 AS held FROM leases WHERE name = $1 AND node = $2 AND number = $3",
            Backend::Postgres => {
                "SELECT 1 AS held FROM leases WHERE name = $1 AND node = $2 AND number = $3 FOR SHARE"
            }
        };
        let row = sqlx::query(text).bind(lease.name.clone()).bind(lease.node.clone()).bind(lease.number);
        row.fetch_optional(&mut **tx).await?.map(drop).ok_or(StoreError::Relieved)
    }

    /// How far these tables are.
    pub async fn marks(&self, ids: &[String]) -> Stored<Vec<Marks>> {
        let mut marks = Vec::with_capacity(ids.len());
        for some in ids.chunks(TABLES) {
            let places: Vec<String> = (1..=some.len()).map(|n| format!("${n}")).collect();
            let text = format!(
                "SELECT m.id, m.status,
                 (SELECT COALESCE(MAX(e.seq), 0) FROM entries e WHERE e.match_id = m.id) AS entries,
                 (SELECT COALESCE(MAX(t.seq), 0) FROM table_log t WHERE t.match_id = m.id) AS told,
                 (SELECT COALESCE(MAX(c.seq), 0) FROM chat c WHERE c.match_id = m.id) AS chat
                 FROM matches m WHERE m.id IN ({})",
                places.join(", ")
            );
            let mut query = sqlx::query(AssertSqlSafe(text));
            for id in some {
                query = query.bind(id.clone());
            }
            for row in query.fetch_all(&self.read).await? {
                marks.push(Marks {
                    id: row.try_get("id")?,
                    status: row.try_get("status")?,
                    entries: row.try_get::<i64, _>("entries")? as usize,
                    told: row.try_get::<i64, _>("told")? as usize,
                    chat: row.try_get("chat")?,
                });
            }
        }
        Ok(marks)
    }
}
