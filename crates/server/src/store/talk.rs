//! Chat, notes and notifications: beside the log, never in it.

use super::{Store, StoreError, Stored, now};
use sqlx::Row as _;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    pub seq: i64,
    pub person: String,
    pub name: String,
    pub body: String,
    pub at: i64,
    pub room: Room,
}

/// Where something was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Among those who play.
    Table,
    /// Among those who watch.
    Watchers,
}

impl Room {
    fn name(self) -> &'static str {
        match self {
            Room::Table => "table",
            Room::Watchers => "watchers",
        }
    }
}

#[derive(Clone, Debug)]
pub struct OutboxRow {
    pub match_id: String,
    pub kind: String,
    pub at: i64,
}

impl Store {
    /// The newest lines, oldest first.
    pub async fn chat(&self, id: &str, limit: i64) -> Stored<Vec<ChatRow>> {
        let rows = sqlx::query(
            "SELECT c.seq, c.person, c.body, c.at, c.room, p.name FROM chat c LEFT JOIN people p ON p.id = c.person
             WHERE c.match_id = $1 ORDER BY c.seq DESC LIMIT $2",
        )
        .bind(id.to_owned())
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .rev()
            .map(|row| {
                Ok(ChatRow {
                    seq: row.try_get("seq")?,
                    person: row.try_get("person")?,
                    name: row.try_get::<Option<String>, _>("name")?.unwrap_or_default(),
                    body: row.try_get("body")?,
                    at: row.try_get("at")?,
                    room: if row.try_get::<String, _>("room")? == "table" {
                        Room::Table
                    } else {
                        Room::Watchers
                    },
                })
            })
            .collect()
    }

    /// Adds a line; a resend of the same message adds nothing. Returns its number.
    pub async fn say(&self, id: &str, person: &str, room: Room, body: &str, msg: &str) -> Stored<i64> {
        // Two processes may choose the same number: the key refuses one, which then takes the next.
        for _ in 0..8 {
            let mut tx = self.begin().await?;
            let known = sqlx::query("SELECT seq FROM chat WHERE match_id = $1 AND person = $2 AND msg = $3")
                .bind(id.to_owned())
                .bind(person.to_owned())
                .bind(msg.to_owned())
                .fetch_optional(&mut *tx)
                .await?;
            if let Some(row) = known {
                return Ok(row.try_get("seq")?);
            }
            let row = sqlx::query("SELECT COALESCE(MAX(seq), 0) AS seq FROM chat WHERE match_id = $1")
                .bind(id.to_owned())
                .fetch_one(&mut *tx)
                .await?;
            let seq = row.try_get::<i64, _>("seq")? + 1;
            let added = sqlx::query(
                "INSERT INTO chat (match_id, seq, person, body, msg, at, room) VALUES ($1, $2, $3, $4, $5, $6, $7)
                 ON CONFLICT (match_id, seq) DO NOTHING",
            )
            .bind(id.to_owned())
            .bind(seq)
            .bind(person.to_owned())
            .bind(body.to_owned())
            .bind(msg.to_owned())
            .bind(now())
            .bind(room.name())
            .execute(&mut *tx)
            .await?;
            tx.commit().await?;
            if added.rows_affected() == 1 {
                return Ok(seq);
            }
        }
        Err(StoreError::Taken)
    }

    pub async fn note(&self, id: &str, person: &str) -> Stored<String> {
        let row = sqlx::query("SELECT body FROM notes WHERE match_id = $1 AND person = $2")
            .bind(id.to_owned())
            .bind(person.to_owned())
            .fetch_optional(&self.read)
            .await?;
        row.map_or(Ok(String::new()), |row| Ok(row.try_get("body")?))
    }

    pub async fn save_note(&self, id: &str, person: &str, body: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO notes (match_id, person, body, at) VALUES ($1, $2, $3, $4)
             ON CONFLICT (match_id, person) DO UPDATE SET body = excluded.body, at = excluded.at",
        )
        .bind(id.to_owned())
        .bind(person.to_owned())
        .bind(body.to_owned())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// What a person has not been told yet, newest first.
    pub async fn unread(&self, person: &str, limit: i64) -> Stored<Vec<OutboxRow>> {
        let rows = sqlx::query(
            "SELECT match_id, kind, at FROM outbox WHERE person = $1 AND done = 0 ORDER BY at DESC LIMIT $2",
        )
        .bind(person.to_owned())
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(OutboxRow {
                    match_id: row.try_get("match_id")?,
                    kind: row.try_get("kind")?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }

    /// A person has seen this table: what was to be told of it is told.
    pub async fn told(&self, id: &str, person: &str) -> Stored<()> {
        sqlx::query("UPDATE outbox SET done = 1 WHERE match_id = $1 AND person = $2 AND done = 0")
            .bind(id.to_owned())
            .bind(person.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
