//! What is kept of matches that are over: how they were judged, and what was played on from them.

use super::matches::COLUMNS;
use super::{Lease, MatchRow, Store, Stored, now};
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// What a match is a variation of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kin {
    /// The match it was played on from,
    pub parent: String,
    /// after so many steps.
    pub step: i64,
    /// The match at the root of the study.
    pub study: String,
    /// What is said of it.
    pub comment: String,
}

impl Kin {
    pub(super) fn read(row: &AnyRow) -> Stored<Option<Kin>> {
        let Some(parent) = row.try_get::<Option<String>, _>("parent")? else { return Ok(None) };
        Ok(Some(Kin {
            parent,
            step: row.try_get::<Option<i64>, _>("parent_step")?.unwrap_or_default(),
            study: row.try_get::<Option<String>, _>("study")?.unwrap_or_default(),
            comment: row.try_get::<Option<String>, _>("comment")?.unwrap_or_default(),
        }))
    }
}

/// A match that was looked over, as JSON.
#[derive(Clone, Debug)]
pub struct Analysed {
    pub match_id: String,
    pub body: String,
    pub at: i64,
}

impl Analysed {
    fn read(row: &AnyRow) -> Stored<Analysed> {
        Ok(Analysed {
            match_id: row.try_get("match_id")?,
            body: row.try_get("body")?,
            at: row.try_get("at")?,
        })
    }
}

impl Store {
    /// What is known of a match whose log has this length.
    pub async fn analysis(&self, id: &str, entries: usize) -> Stored<Option<String>> {
        let row = sqlx::query("SELECT body FROM analyses WHERE match_id = $1 AND entries = $2")
            .bind(id.to_owned())
            .bind(entries as i64)
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| Ok(row.try_get("body")?)).transpose()
    }

    pub async fn keep_analysis(
        &self,
        id: &str,
        game: &str,
        entries: usize,
        body: String,
        lease: Option<&Lease>,
    ) -> Stored<()> {
        let mut tx = self.begin().await?;
        if let Some(lease) = lease {
            self.hold(&mut tx, lease).await?;
        }
        sqlx::query(
            "INSERT INTO analyses (match_id, game, entries, body, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (match_id) DO UPDATE SET entries = excluded.entries, body = excluded.body, at = excluded.at",
        )
        .bind(id.to_owned())
        .bind(game.to_owned())
        .bind(entries as i64)
        .bind(body)
        .bind(now())
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    /// The newest that anybody may know of: what is played in private is nobody else's business, and variations are no
    /// matches of their own.
    pub async fn analyses_of(&self, game: &str, limit: i64) -> Stored<Vec<Analysed>> {
        let rows = sqlx::query(
            "SELECT a.match_id, a.body, a.at FROM analyses a JOIN matches m ON m.id = a.match_id
             WHERE a.game = $1 AND m.private = 0 AND m.parent IS NULL AND m.status = 'finished' ORDER BY a.at DESC LIMIT $2",
        )
        .bind(game.to_owned())
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(Analysed::read).collect()
    }

    /// Of all matches at which a person sat, with the seat, the newest first.
    pub async fn analyses_by(&self, person: &str, limit: i64) -> Stored<Vec<(Analysed, u8)>> {
        let rows = sqlx::query(
            "SELECT a.match_id, a.body, a.at, s.seat FROM analyses a JOIN matches m ON m.id = a.match_id
             JOIN seats s ON s.match_id = a.match_id
             WHERE s.person = $1 AND s.bot IS NULL AND m.parent IS NULL AND m.status = 'finished' ORDER BY a.at DESC LIMIT $2",
        )
        .bind(person.to_owned())
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter().map(|row| Ok((Analysed::read(row)?, row.try_get::<i64, _>("seat")? as u8))).collect()
    }

    /// Says what a match is a variation of, before it begins.
    pub async fn set_kin(&self, id: &str, kin: &Kin) -> Stored<()> {
        sqlx::query(
            "UPDATE matches SET parent = $1, parent_step = $2, study = $3, comment = $4 WHERE id = $5",
        )
        .bind(kin.parent.clone())
        .bind(kin.step)
        .bind(kin.study.clone())
        .bind(kin.comment.clone())
        .bind(id.to_owned())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Calls a variation otherwise.
    pub async fn describe(&self, id: &str, title: &str, comment: &str) -> Stored<()> {
        sqlx::query("UPDATE matches SET title = $1, comment = $2 WHERE id = $3")
            .bind(title.to_owned())
            .bind(comment.to_owned())
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Every variation of a match, the oldest first.
    pub async fn variations(&self, study: &str, limit: i64) -> Stored<Vec<MatchRow>> {
        let text = format!(
            "SELECT {COLUMNS} FROM matches WHERE study = $1 AND status <> 'abandoned' ORDER BY created LIMIT $2"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(study.to_owned())
            .bind(limit)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(MatchRow::read).collect()
    }
}
