//! Everything that is stored, row by row, whatever the tables are: for backups, and to move from one kind of database to the
//! other.

use super::{Backend, Store, Stored};
use anyhow::{anyhow, ensure};
use futures_util::TryStreamExt as _;
use serde_json::Value;
use sqlx::any::AnyRow;
use sqlx::{AssertSqlSafe, Column as _, Row as _};

/// What is made again by itself, or is of this database alone.
const LEFT_OUT: [&str; 6] = ["snapshots", "analyses", "pulse", "leases", "nodes", "_sqlx_migrations"];
/// What others refer to comes first.
const FIRST: &str = "people";

/// A piece of everything.
pub enum Copied {
    /// Rows of this table follow.
    Table {
        name: String,
        columns: Vec<String>,
    },
    Row(Vec<Value>),
}

/// A row, whatever its columns are: numbers and texts are all there is.
pub(super) fn values(row: &AnyRow) -> Vec<Value> {
    let value = |at: usize| match row.try_get::<Option<i64>, _>(at) {
        Ok(number) => number.map_or(Value::Null, Value::from),
        Err(_) => row.try_get::<Option<String>, _>(at).ok().flatten().map_or(Value::Null, Value::from),
    };
    (0..row.columns().len()).map(value).collect()
}

/// A name that can stand in a statement.
fn plain(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
}

impl Store {
    async fn tables(&self) -> Stored<Vec<String>> {
        let text = match self.backend {
            Backend::Sqlite => {
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            }
            Backend::Postgres => {
                "SELECT CAST(table_name AS TEXT) AS name FROM information_schema.tables
                 WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"
            }
        };
        let rows = sqlx::query(text).fetch_all(&self.read).await?;
        let mut names: Vec<String> = rows.iter().map(|row| row.try_get("name")).collect::<Result<_, _>>()?;
        names.retain(|name| plain(name) && !LEFT_OUT.contains(&name.as_str()));
        names.sort_by_key(|name| (name != FIRST, name.clone()));
        Ok(names)
    }

    /// The step of the schema this database has reached.
    pub async fn schema(&self) -> Stored<i64> {
        let row =
            sqlx::query("SELECT MAX(version) AS version FROM _sqlx_migrations").fetch_one(&self.read).await?;
        Ok(row.try_get("version")?)
    }

    /// Whether nobody and nothing was ever here.
    pub async fn is_empty(&self) -> Stored<bool> {
        let text = "SELECT (SELECT COUNT(*) FROM people) + (SELECT COUNT(*) FROM matches) AS n";
        Ok(sqlx::query(text).fetch_one(&self.read).await?.try_get::<i64, _>("n")? == 0)
    }

    /// Hands out everything, as it is at one moment.
    pub async fn copy_out(&self, mut take: impl FnMut(Copied) -> anyhow::Result<()>) -> anyhow::Result<()> {
        let tables = self.tables().await?;
        let how = match self.backend {
            Backend::Sqlite => "BEGIN",
            Backend::Postgres => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        };
        let mut moment = self.read.begin_with(how).await?;
        for name in tables {
            let text = format!("SELECT * FROM {name}");
            let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(&mut *moment);
            let mut known = false;
            while let Some(row) = rows.try_next().await? {
                if !std::mem::replace(&mut known, true) {
                    let columns = row.columns().iter().map(|column| column.name().to_owned()).collect();
                    take(Copied::Table { name: name.clone(), columns })?;
                }
                take(Copied::Row(values(&row)))?;
            }
        }
        Ok(moment.rollback().await?)
    }

    /// Puts rows into a table, all or none.
    pub async fn copy_in(&self, table: &str, columns: &[String], rows: &[Vec<Value>]) -> anyhow::Result<()> {
        if rows.is_empty() {
            return Ok(());
        }
        let known = self.tables().await?.iter().any(|name| name == table);
        ensure!(
            known && columns.iter().all(|name| plain(name)),
            "there is no table '{table}' with these columns"
        );
        let mut tx = self.begin().await?;
        for row in rows {
            ensure!(
                row.len() == columns.len(),
                "a row of '{table}' has {} values, not {}",
                row.len(),
                columns.len()
            );
            // What is not there is not named: nothing need be known of its kind.
            let there: Vec<(&String, &Value)> =
                columns.iter().zip(row).filter(|(_, value)| !value.is_null()).collect();
            let names: Vec<&str> = there.iter().map(|(name, _)| name.as_str()).collect();
            let places: Vec<String> = (1..=there.len()).map(|n| format!("${n}")).collect();
            let text = format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), places.join(", "));
            let mut query = sqlx::query(AssertSqlSafe(text));
            for (name, value) in there {
                query = match value {
                    Value::String(text) => query.bind(text.clone()),
                    value => {
                        query.bind(value.as_i64().ok_or_else(|| anyhow!("'{table}.{name}' is {value}"))?)
                    }
                };
            }
            query.execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}
