//! Now and then, what nobody comes back for is swept away: guests who never sat down or whose cookie has run out, tables that
//! nobody came to.

use crate::core::{Core, pause};
use crate::interventions::DAY;
use crate::store::{Store, Stored, now};
use serde::Serialize;
use std::sync::{Arc, Weak};

/// A guest who never sat down is forgotten after so many days without a visit;
const IDLE_GUEST: i64 = 30;
/// one who played, when they can no longer come back: a session unused for a year is gone.
const GONE_GUEST: i64 = 366;
/// A table that waits for players is given up after so many days without a change,
const EMPTY_TABLE: i64 = 30;
/// and what is left of a table that never began goes after so many more.
const GIVEN_UP: i64 = 30;
/// At most so many at a time, so that nothing waits for long.
const BATCH: i64 = 500;

/// What was swept away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Swept {
    pub guests: u64,
    /// Waited in vain.
    pub given_up: u64,
    /// Never began.
    pub tables: u64,
}

/// One round, as of a time.
pub async fn sweep(core: &Arc<Core>, now: i64) -> Stored<Swept> {
    let mut swept = Swept::default();
    for id in core.store.waiting_since(now - EMPTY_TABLE * DAY, BATCH).await? {
        core.store.set_status(&id, crate::store::Status::Abandoned, None).await?;
        core.changed(&id).await;
        swept.given_up += 1;
    }
    for id in core.store.never_begun(now - GIVEN_UP * DAY, BATCH).await? {
        // Who still looks at it keeps it for another round.
        if core.hub.awake(&id).is_none() {
            core.store.delete_table(&id).await?;
            swept.tables += 1;
        }
    }
    for id in core.store.stale_guests(now - IDLE_GUEST * DAY, now - GONE_GUEST * DAY, BATCH).await? {
        core.store.forget_person(&id).await?;
        swept.guests += 1;
    }
    for (what, n) in [("guests", swept.guests), ("given_up", swept.given_up), ("tables", swept.tables)] {
        metrics::counter!("ecumene_swept_total", "what" => what).increment(n);
    }
    Ok(swept)
}

/// Sweeps every hour, as long as the server runs. Several processes may: what is gone is gone.
pub async fn run(core: Weak<Core>) {
    loop {
        let Some(core) = core.upgrade() else { return };
        match sweep(&core, now()).await {
            Ok(swept) if swept != Swept::default() => tracing::info!(?swept, "swept"),
            Ok(_) => {}
            Err(why) => tracing::warn!("not swept: {why}"),
        }
        let hour = core.config.minute * 60;
        if !pause(core, hour).await {
            return;
        }
    }
}

/// Where something of a table is kept that never began.
const OF_A_TABLE: [&str; 6] = ["seats", "chat", "notes", "table_log", "invitations", "outbox"];

impl Store {
    /// Guests who sit nowhere and were not seen since `idle`, and any who were not seen since `gone` and play nowhere now.
    async fn stale_guests(&self, idle: i64, gone: i64, limit: i64) -> Stored<Vec<String>> {
        let text = "SELECT p.id FROM people p
             LEFT JOIN (SELECT person, MAX(seen) AS seen FROM sessions GROUP BY person) s ON s.person = p.id
             WHERE p.created < $1 AND COALESCE(s.seen, p.created) < $1
             AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.person = p.id)
             AND NOT EXISTS (SELECT 1 FROM marks k WHERE k.person = p.id)
             AND (NOT EXISTS (SELECT 1 FROM seats t WHERE t.person = p.id) OR (COALESCE(s.seen, p.created) < $2
               AND NOT EXISTS (SELECT 1 FROM seats t JOIN matches m ON m.id = t.match_id
                 WHERE t.person = p.id AND m.status IN ('running', 'frozen', 'waiting'))))
             ORDER BY p.created LIMIT $3";
        self.ids(text, &[idle, gone, limit]).await
    }

    async fn waiting_since(&self, before: i64, limit: i64) -> Stored<Vec<String>> {
        let text =
            "SELECT id FROM matches WHERE status = 'waiting' AND changed < $1 ORDER BY changed LIMIT $2";
        self.ids(text, &[before, limit]).await
    }

    async fn never_begun(&self, before: i64, limit: i64) -> Stored<Vec<String>> {
        let text =
            "SELECT m.id FROM matches m WHERE m.status = 'abandoned' AND m.changed < $1 AND m.seed IS NULL
             AND NOT EXISTS (SELECT 1 FROM complaints c WHERE c.match_id = m.id) ORDER BY m.changed LIMIT $2";
        self.ids(text, &[before, limit]).await
    }

    /// Deletes a table that never began, with all that was said there.
    async fn delete_table(&self, id: &str) -> Stored<()> {
        let mut tx = self.begin().await?;
        let of_it = OF_A_TABLE.iter().map(|name| format!("DELETE FROM {name} WHERE match_id = $1"));
        let itself = "DELETE FROM matches WHERE id = $1 AND status = 'abandoned' AND seed IS NULL".to_owned();
        for text in of_it.chain([itself]) {
            sqlx::query(sqlx::AssertSqlSafe(text)).bind(id.to_owned()).execute(&mut *tx).await?;
        }
        Ok(tx.commit().await?)
    }
}
