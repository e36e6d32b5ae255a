//! What `ecumene doctor` asks of a database, without changing it.

use super::{Backend, Store, Stored, shown, url};
use crate::config::Storage;
use sqlx::Row as _;

impl Store {
    /// The database as it is, its schema too; none when there is none yet.
    pub async fn as_it_is(storage: &Storage) -> anyhow::Result<Option<Store>> {
        if let Storage::Folder(folder) = storage
            && !folder.join("ecumene.db").exists()
        {
            return Ok(None);
        }
        let store = Store::connect(&url(storage)?).await?;
        let text = match store.backend {
            Backend::Sqlite => "SELECT COUNT(*) AS n FROM sqlite_master WHERE name = '_sqlx_migrations'",
            Backend::Postgres => {
                "SELECT COUNT(*) AS n FROM information_schema.tables
                 WHERE table_schema = current_schema() AND table_name = '_sqlx_migrations'"
            }
        };
        let made: i64 = sqlx::query(text).fetch_one(&store.read).await?.try_get("n")?;
        Ok((made > 0).then_some(store))
    }

    /// A database that is looked after, brought up to date: one that is not there is not made, for its name is mistaken.
    pub async fn existing(storage: &Storage) -> anyhow::Result<Store> {
        match Store::as_it_is(storage).await? {
            Some(store) => store.close().await,
            None => {
                let place = match storage {
                    Storage::Folder(folder) => format!("the folder {}", folder.display()),
                    Storage::Url(_) => "that database".to_owned(),
                };
                anyhow::bail!(
                    "no server has stored anything in {place}; --data, --database or --config names it"
                )
            }
        }
        Store::of(storage).await
    }

    /// Connections, and nothing done yet.
    pub(super) async fn connect(url: &str) -> anyhow::Result<Store> {
        sqlx::any::install_default_drivers();
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
            super::pool(backend, connections)
                .connect(url)
                .await
                .map_err(|e| anyhow::anyhow!("cannot open the database {}: {e}", shown(url)))
        };
        // The writer first: it makes the file where there is none.
        let write = open(writers).await?;
        Ok(Store { backend, write, read: open(readers).await? })
    }

    /// What SQLite finds wrong with its file, if anything.
    pub async fn quick_check(&self) -> Stored<Option<String>> {
        let said: String = sqlx::query("PRAGMA quick_check(1)").fetch_one(&self.read).await?.try_get(0)?;
        Ok((said != "ok").then_some(said))
    }

    /// When the newest move was made; 0 before the first.
    pub async fn newest_entry(&self) -> Stored<i64> {
        let text = "SELECT COALESCE(MAX(e.at), 0) AS at FROM entries e WHERE e.match_id IN
             (SELECT id FROM matches WHERE status IN ('running', 'finished') ORDER BY changed DESC LIMIT 50)";
        Ok(sqlx::query(text).fetch_one(&self.read).await?.try_get("at")?)
    }

    /// What time it is for a database that has a clock of its own.
    pub async fn their_clock(&self) -> Stored<Option<i64>> {
        if self.backend == Backend::Sqlite {
            return Ok(None);
        }
        let text = "SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS at";
        Ok(Some(sqlx::query(text).fetch_one(&self.read).await?.try_get("at")?))
    }

    /// A key that this server keeps for itself, if it was made.
    pub async fn kept_key(&self, name: &str) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT value FROM server_keys WHERE name = $1").bind(name.to_owned());
        row.fetch_optional(&self.read).await?.map(|row| Ok(row.try_get("value")?)).transpose()
    }
}
