//! Browsers that take messages, and the keys this server keeps for itself.

use super::{Store, Stored, now};
use sqlx::Row as _;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PushRow {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
}

impl Store {
    pub async fn pushes(&self, person: &str) -> Stored<Vec<PushRow>> {
        let text = "SELECT endpoint, p256dh, auth FROM push_subscriptions WHERE person = $1 ORDER BY created";
        let rows = sqlx::query(text).bind(person.to_owned()).fetch_all(&self.read).await?;
        rows.iter()
            .map(|row| {
                Ok(PushRow {
                    endpoint: row.try_get("endpoint")?,
                    p256dh: row.try_get("p256dh")?,
                    auth: row.try_get("auth")?,
                })
            })
            .collect()
    }

    /// A browser belongs to whoever used it last.
    pub async fn save_push(&self, person: &str, push: &PushRow) -> Stored<()> {
        sqlx::query(
            "INSERT INTO push_subscriptions (endpoint, person, p256dh, auth, created) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth",
        )
        .bind(push.endpoint.clone())
        .bind(person.to_owned())
        .bind(push.p256dh.clone())
        .bind(push.auth.clone())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    pub async fn forget_push(&self, person: &str, endpoint: &str) -> Stored<()> {
        sqlx::query("DELETE FROM push_subscriptions WHERE person = $1 AND endpoint = $2")
            .bind(person.to_owned())
            .bind(endpoint.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// What is kept under a name; `fresh` if nothing is. Of several processes one is first.
    pub async fn server_key(&self, name: &str, fresh: &str) -> Stored<String> {
        sqlx::query("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING")
            .bind(name.to_owned())
            .bind(fresh.to_owned())
            .execute(&self.write)
            .await?;
        let row = sqlx::query("SELECT value FROM server_keys WHERE name = $1").bind(name.to_owned());
        Ok(row.fetch_one(&self.write).await?.try_get("value")?)
    }
}
