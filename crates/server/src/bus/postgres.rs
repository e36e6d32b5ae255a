//! News through PostgreSQL's NOTIFY and LISTEN: what needs nothing but the database.

use super::Wire;
use anyhow::Context;
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use std::time::Duration;

const CHANNEL: &str = "ecumene";

/// Connections of its own: news do not wait behind steps.
pub struct Notified {
    url: String,
    say: PgPool,
}

impl Notified {
    pub fn at(url: &str) -> anyhow::Result<Notified> {
        let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(Duration::from_secs(4));
        Ok(Notified { url: url.to_owned(), say: pool.connect_lazy(url)? })
    }
}

impl Wire for Notified {
    type Ear = PgListener;

    async fn listen(&self) -> anyhow::Result<PgListener> {
        let mut ear = PgListener::connect(&self.url).await?;
        ear.listen(CHANNEL).await?;
        Ok(ear)
    }

    async fn next(&self, ear: &mut PgListener) -> anyhow::Result<String> {
        let told = ear.try_recv().await?.context("the connection to the database was lost")?;
        Ok(told.payload().to_owned())
    }

    async fn say(&self, text: String) -> anyhow::Result<()> {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(text).execute(&self.say).await?;
        Ok(())
    }
}
