//! What operators and moderators say of people and tables, and what they did.

use super::{Store, StoreError, Stored, now};
use serde::Serialize;
use sqlx::Row as _;
use sqlx::any::AnyRow;

/// What can be said of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// May look after others.
    Moderator,
    /// May look on, and do nothing more.
    Banned,
    /// May not talk.
    Muted,
}

impl Mark {
    pub const ALL: [Mark; 3] = [Mark::Moderator, Mark::Banned, Mark::Muted];

    pub fn name(self) -> &'static str {
        match self {
            Mark::Moderator => "moderator",
            Mark::Banned => "banned",
            Mark::Muted => "muted",
        }
    }
}

/// All marks that one person has now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Repute {
    pub moderator: bool,
    pub banned: bool,
    pub muted: bool,
}

/// Together with a person `p`, at the time `$1`: a bit for each mark, in the order of [`Mark::ALL`].
pub(super) const MARKS: &str = "(SELECT CAST(COALESCE(SUM(CASE k.kind WHEN 'moderator' THEN 1 WHEN 'banned' THEN 2 \
     WHEN 'muted' THEN 4 ELSE 0 END), 0) AS BIGINT) FROM marks k WHERE k.person = p.id AND (k.until = 0 OR k.until > $1)) AS marks";

impl Repute {
    pub(super) fn of_bits(bits: i64) -> Repute {
        Repute { moderator: bits & 1 != 0, banned: bits & 2 != 0, muted: bits & 4 != 0 }
    }

    /// In words.
    pub fn names(self) -> Vec<&'static str> {
        let held = [self.moderator, self.banned, self.muted];
        Mark::ALL.iter().zip(held).filter(|(_, held)| *held).map(|(mark, _)| mark.name()).collect()
    }
}

/// What somebody did who looks after the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct InterventionRow {
    pub seq: i64,
    pub at: i64,
    /// The moderator; nobody, if it was done from the command line.
    pub person: String,
    pub kind: String,
    /// A table or a person.
    pub subject: String,
    pub why: String,
}

/// What somebody complains of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ComplaintRow {
    pub id: String,
    pub match_id: String,
    pub person: String,
    /// What they are called.
    pub name: String,
    pub about: String,
    /// What whom it is about is called.
    pub about_name: String,
    pub body: String,
    pub at: i64,
    /// 0 until somebody has looked into it.
    pub handled: i64,
    pub verdict: String,
}

/// A person as operators see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Known {
    pub id: String,
    pub name: String,
    pub login: Option<String>,
    pub created: i64,
    /// When a device or program of theirs was last seen; nothing for somebody without any.
    pub seen: Option<i64>,
    /// Tables they sit at.
    pub tables: i64,
    pub marks: Vec<&'static str>,
}

fn known(row: &AnyRow) -> Stored<Known> {
    Ok(Known {
        id: row.try_get("id")?,
        name: row.try_get("name")?,
        login: row.try_get("login")?,
        created: row.try_get("created")?,
        seen: row.try_get("seen")?,
        tables: row.try_get("tables")?,
        marks: Repute::of_bits(row.try_get("marks")?).names(),
    })
}

impl Store {
    /// Says something of somebody until a time (0: for good), or takes it back.
    pub async fn mark(&self, person: &str, mark: Mark, until: Option<i64>, why: &str) -> Stored<()> {
        let Some(until) = until else {
            sqlx::query("DELETE FROM marks WHERE person = $1 AND kind = $2")
                .bind(person.to_owned())
                .bind(mark.name())
                .execute(&self.write)
                .await?;
            return Ok(());
        };
        sqlx::query(
            "INSERT INTO marks (person, kind, until, why, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until, why = excluded.why, at = excluded.at",
        )
        .bind(person.to_owned())
        .bind(mark.name())
        .bind(until)
        .bind(why.to_owned())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// Everybody of whom this is said now.
    pub async fn marked(&self, mark: Mark) -> Stored<Vec<String>> {
        let rows = sqlx::query("SELECT person FROM marks WHERE kind = $1 AND (until = 0 OR until > $2)")
            .bind(mark.name())
            .bind(now())
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(|row| Ok(row.try_get("person")?)).collect()
    }

    /// People whose name or login holds this, or who have this id; the newest first. `%` and `_` are letters like others.
    pub async fn people_like(&self, text: &str, limit: i64) -> Stored<Vec<Known>> {
        let like = text.to_lowercase().replace('!', "!!").replace('%', "!%").replace('_', "!_");
        let query = format!(
            "SELECT p.id, p.name, a.login, p.created, {MARKS},
             (SELECT MAX(s.seen) FROM sessions s WHERE s.person = p.id) AS seen,
             (SELECT COUNT(*) FROM seats t WHERE t.person = p.id) AS tables
             FROM people p LEFT JOIN accounts a ON a.person = p.id
             WHERE LOWER(p.name) LIKE $2 ESCAPE '!' OR COALESCE(a.login, '') LIKE $2 ESCAPE '!' OR p.id = $3
             ORDER BY p.created DESC, p.id LIMIT $4"
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(query))
            .bind(now())
            .bind(format!("%{like}%"))
            .bind(text.to_owned())
            .bind(limit)
            .fetch_all(&self.read)
            .await?;
        rows.iter().map(known).collect()
    }

    /// Writes down what was done; every running server hears of it.
    pub async fn intervene(&self, person: &str, kind: &str, subject: &str, why: &str) -> Stored<()> {
        // Two may choose the same number: the key refuses one, which then takes the next.
        for _ in 0..8 {
            let done = sqlx::query(
                "INSERT INTO interventions (seq, at, person, kind, subject, why)
                 SELECT COALESCE(MAX(seq), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT),
                   CAST($5 AS TEXT) FROM interventions WHERE seq > 0 ON CONFLICT (seq) DO NOTHING",
            );
            let done = done
                .bind(now())
                .bind(person.to_owned())
                .bind(kind.to_owned())
                .bind(subject.to_owned())
                .bind(why.to_owned())
                .execute(&self.write)
                .await?;
            if done.rows_affected() == 1 {
                return Ok(());
            }
        }
        Err(StoreError::Taken)
    }

    /// What was done after this, oldest first.
    pub async fn interventions(&self, after: i64, limit: i64) -> Stored<Vec<InterventionRow>> {
        let rows = sqlx::query(
            "SELECT seq, at, person, kind, subject, why FROM interventions WHERE seq > $1 ORDER BY seq LIMIT $2",
        )
        .bind(after)
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(InterventionRow {
                    seq: row.try_get("seq")?,
                    at: row.try_get("at")?,
                    person: row.try_get("person")?,
                    kind: row.try_get("kind")?,
                    subject: row.try_get("subject")?,
                    why: row.try_get("why")?,
                })
            })
            .collect()
    }

    /// The number of the newest intervention.
    pub async fn last_intervention(&self) -> Stored<i64> {
        let row = sqlx::query("SELECT COALESCE(MAX(seq), 0) AS seq FROM interventions")
            .fetch_one(&self.read)
            .await?;
        Ok(row.try_get("seq")?)
    }

    pub async fn complain(&self, id: &str, table: &str, person: &str, about: &str, body: &str) -> Stored<()> {
        sqlx::query(
            "INSERT INTO complaints (id, match_id, person, about, body, at, handled, verdict) VALUES ($1, $2, $3, $4, $5, $6, 0, '')",
        )
        .bind(id.to_owned())
        .bind(table.to_owned())
        .bind(person.to_owned())
        .bind(about.to_owned())
        .bind(body.to_owned())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// What people complain of: what nobody looked into yet, or everything; the newest first.
    pub async fn complaints(&self, open: bool, limit: i64) -> Stored<Vec<ComplaintRow>> {
        let rows = sqlx::query(
            "SELECT c.id, c.match_id, c.person, c.about, c.body, c.at, c.handled, c.verdict, p.name, o.name AS about_name
             FROM complaints c LEFT JOIN people p ON p.id = c.person LEFT JOIN people o ON o.id = c.about
             WHERE c.handled = 0 OR CAST($1 AS BIGINT) = 0 ORDER BY c.at DESC, c.id LIMIT $2",
        )
        .bind(open as i64)
        .bind(limit)
        .fetch_all(&self.read)
        .await?;
        let name = |row: &AnyRow, column: &str| -> Stored<String> {
            Ok(row.try_get::<Option<String>, _>(column)?.unwrap_or_default())
        };
        rows.iter()
            .map(|row| {
                Ok(ComplaintRow {
                    id: row.try_get("id")?,
                    match_id: row.try_get("match_id")?,
                    person: row.try_get("person")?,
                    name: name(row, "name")?,
                    about: row.try_get("about")?,
                    about_name: name(row, "about_name")?,
                    body: row.try_get("body")?,
                    at: row.try_get("at")?,
                    handled: row.try_get("handled")?,
                    verdict: row.try_get("verdict")?,
                })
            })
            .collect()
    }

    /// Somebody has looked into it. `Missing` if there is nothing open of that id.
    pub async fn handle_complaint(&self, id: &str, verdict: &str) -> Stored<()> {
        let done =
            sqlx::query("UPDATE complaints SET handled = $1, verdict = $2 WHERE id = $3 AND handled = 0")
                .bind(now())
                .bind(verdict.to_owned())
                .bind(id.to_owned())
                .execute(&self.write)
                .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Missing) }
    }

    /// Opens a table again that was closed: it is what its log says.
    pub async fn reopen(&self, id: &str) -> Stored<bool> {
        let done = sqlx::query(
            "UPDATE matches SET status = CASE WHEN standing IS NOT NULL THEN 'finished' WHEN seed IS NOT NULL THEN 'running'
             ELSE 'waiting' END, changed = $1 WHERE id = $2 AND status = 'abandoned'",
        )
        .bind(now())
        .bind(id.to_owned())
        .execute(&self.write)
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Tables with this status, whichever, the newest change first.
    pub async fn tables_like(
        &self,
        status: Option<super::Status>,
        limit: i64,
    ) -> Stored<Vec<super::Summary>> {
        let text = format!(
            "SELECT {}, {} FROM matches m WHERE status = $1 OR CAST($1 AS TEXT) = '' ORDER BY changed DESC LIMIT $2",
            super::matches::COLUMNS,
            super::lists::LATEST
        );
        let rows = sqlx::query(sqlx::AssertSqlSafe(text))
            .bind(status.map_or("", super::Status::name))
            .bind(limit)
            .fetch_all(&self.read)
            .await?;
        self.summaries(rows).await
    }
}
