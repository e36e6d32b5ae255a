//! Tables and their seats.

use super::{Kin, Store, StoreError, Stored, now};
use lessons::Progress;
use sitting::{Away, Chair, Entry, Logged, Tempo, Terms};
use sqlx::Row as _;
use sqlx::any::AnyRow;
use std::fmt;
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// People are still sitting down.
    Waiting,
    Running,
    Finished,
    /// The rules failed; the log is kept.
    Frozen,
    Abandoned,
}

impl Status {
    const ALL: [(Status, &'static str); 5] = [
        (Status::Waiting, "waiting"),
        (Status::Running, "running"),
        (Status::Finished, "finished"),
        (Status::Frozen, "frozen"),
        (Status::Abandoned, "abandoned"),
    ];
    pub fn name(self) -> &'static str {
        Status::ALL.iter().find(|(status, _)| *status == self).map_or("waiting", |(_, name)| name)
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Status {
    type Err = StoreError;
    fn from_str(s: &str) -> Stored<Status> {
        let found = Status::ALL.iter().find(|(_, name)| *name == s);
        found.map(|(status, _)| *status).ok_or_else(|| StoreError::Damaged(format!("status '{s}'")))
    }
}

/// What is known of a match from its start on.
#[derive(Clone, Debug)]
pub struct Started {
    pub revision: u32,
    pub seed: String,
    /// Chance outcomes of setup, as JSON.
    pub setup: String,
    pub setup_hash: String,
    /// Seats asked first, a bit each.
    pub setup_open: i64,
    /// Seeds of the matches it was played on from, as JSON.
    pub before: String,
}

#[derive(Clone, Debug)]
pub struct MatchRow {
    pub id: String,
    pub game: String,
    /// What the host called it.
    pub title: String,
    pub seats: u8,
    pub options: String,
    pub status: Status,
    pub private: bool,
    pub invite: String,
    pub creator: String,
    pub terms: Terms,
    /// It begins by itself once every seat is taken.
    pub starts_full: bool,
    /// When its clocks are to be looked at, as long as nothing happens after `looked_at`.
    pub wake_at: i64,
    pub looked_at: i64,
    /// Whether anybody may ask what a bot would do.
    pub hints: bool,
    /// Whether what dice and cards showed may be taken back, too.
    pub practice: bool,
    pub created: i64,
    pub changed: i64,
    /// The rematch, once there is one.
    pub next: Option<String>,
    pub started: Option<Started>,
    pub standing: Option<String>,
    pub trouble: Option<String>,
    /// The lesson it is played for.
    pub lesson: Option<Progress>,
    /// What it is a variation of.
    pub kin: Option<Kin>,
}

pub(super) const COLUMNS: &str = "id, game, title, seats, options, status, private, invite, creator, idle, idle_after, hints, \
    created, changed, \
     next, revision, seed, setup, setup_hash, setup_open, standing, trouble, lesson, practice, terms, starts_full, \
     wake_at, looked_at, parent, parent_step, study, comment, seeds_before";

impl MatchRow {
    pub(super) fn read(row: &AnyRow) -> Stored<MatchRow> {
        let seed: Option<String> = row.try_get("seed")?;
        let started = match seed {
            None => None,
            Some(seed) => Some(Started {
                seed,
                revision: row.try_get::<i64, _>("revision")? as u32,
                setup: row.try_get("setup")?,
                setup_hash: row.try_get("setup_hash")?,
                setup_open: row.try_get("setup_open")?,
                before: row.try_get::<Option<String>, _>("seeds_before")?.unwrap_or_else(|| "[]".into()),
            }),
        };
        Ok(MatchRow {
            id: row.try_get("id")?,
            game: row.try_get("game")?,
            title: row.try_get("title")?,
            seats: row.try_get::<i64, _>("seats")? as u8,
            options: row.try_get("options")?,
            status: row.try_get::<String, _>("status")?.parse()?,
            private: row.try_get::<i64, _>("private")? != 0,
            invite: row.try_get("invite")?,
            creator: row.try_get("creator")?,
            terms: terms(row)?,
            starts_full: row.try_get::<i64, _>("starts_full")? != 0,
            wake_at: row.try_get("wake_at")?,
            looked_at: row.try_get("looked_at")?,
            hints: row.try_get::<i64, _>("hints")? != 0,
            practice: row.try_get::<i64, _>("practice")? != 0,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
            next: row.try_get("next")?,
            started,
            standing: row.try_get("standing")?,
            trouble: row.try_get("trouble")?,
            // One that this build cannot read is a match like any other.
            lesson: row
                .try_get::<Option<String>, _>("lesson")?
                .and_then(|text| serde_json::from_str(&text).ok()),
            kin: Kin::read(row)?,
        })
    }
}

/// Tables that were opened before there were terms said how long they wait for somebody.
fn terms(row: &AnyRow) -> Stored<Terms> {
    if let Some(text) = row.try_get::<Option<String>, _>("terms")? {
        return serde_json::from_str(&text)
            .map_err(|why| StoreError::Damaged(format!("terms '{text}': {why}")));
    }
    let (idle, minutes): (String, i64) = (row.try_get("idle")?, row.try_get("idle_after")?);
    Ok(match idle.as_str() {
        "none" => Terms::FREE,
        _ => Terms {
            tempo: Tempo::Move { minutes: minutes.max(1) as u32 },
            away: Away::StandIn,
            ..Terms::FREE
        },
    })
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatRow {
    pub seat: u8,
    pub person: Option<String>,
    /// The person's name, if somebody sits there.
    pub name: Option<String>,
    /// The person has an account.
    pub member: bool,
    /// What this seat alone is called, where one person plays several.
    pub own: Option<String>,
    pub bot: Option<String>,
    /// For whom it is kept,
    pub kept: Option<String>,
    /// and what they are called.
    pub kept_name: Option<String>,
}

impl SeatRow {
    pub fn chair(&self) -> Chair {
        Chair { person: self.person.clone(), bot: self.bot.clone(), kept: self.kept.clone(), stand_in: false }
    }
    pub fn empty(&self) -> bool {
        self.person.is_none() && self.bot.is_none()
    }
}

#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: String,
    pub game: String,
    pub title: String,
    pub seats: Vec<SeatRow>,
    pub options: String,
    pub private: bool,
    pub invite: String,
    pub creator: String,
    pub terms: Terms,
    /// It begins by itself once every seat is taken.
    pub starts_full: bool,
    pub hints: bool,
    pub practice: bool,
    /// The lesson it is played for.
    pub lesson: Option<Progress>,
}

impl Store {
    pub async fn create_table(&self, table: &NewTable) -> Stored<()> {
        let at = now();
        let mut tx = self.begin().await?;
        sqlx::query(
            "INSERT INTO matches (id, game, seats, options, status, private, invite, creator, idle, idle_after, created,
                                  changed, title, hints, lesson, terms, starts_full, practice)
             VALUES ($1, $2, $3, $4, 'waiting', $5, $6, $7, 'none', 0, $8, $8, $9, $10, $11, $12, $13, $14)",
        )
        .bind(table.id.clone())
        .bind(table.game.clone())
        .bind(table.seats.len() as i64)
        .bind(table.options.clone())
        .bind(table.private as i64)
        .bind(table.invite.clone())
        .bind(table.creator.clone())
        .bind(at)
        .bind(table.title.clone())
        .bind(table.hints as i64)
        .bind(table.lesson.as_ref().and_then(|lesson| serde_json::to_string(lesson).ok()))
        .bind(serde_json::to_string(&table.terms).unwrap_or_default())
        .bind(table.starts_full as i64)
        .bind(table.practice as i64)
        .execute(&mut *tx)
        .await?;
        for (seat, sits) in table.seats.iter().enumerate() {
            sqlx::query(
                "INSERT INTO seats (match_id, seat, person, bot, name, kept) VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(table.id.clone())
            .bind(seat as i64)
            .bind(sits.person.clone())
            .bind(sits.bot.clone())
            .bind(sits.own.clone())
            .bind(sits.kept.clone())
            .execute(&mut *tx)
            .await?;
        }
        let chairs = table.seats.iter().map(SeatRow::chair).collect();
        let entry = Entry::Opened { host: table.creator.clone(), chairs, terms: table.terms, playing: false };
        super::sittings::log_entries(&mut tx, &table.id, 0, &[Logged { at, entry }]).await?;
        Ok(tx.commit().await?)
    }

    pub async fn table(&self, id: &str) -> Stored<MatchRow> {
        let text = format!("SELECT {COLUMNS} FROM matches WHERE id = $1");
        let row = sqlx::query(sqlx::AssertSqlSafe(text)).bind(id.to_owned()).fetch_one(&self.read).await?;
        MatchRow::read(&row)
    }

    pub async fn table_by_invite(&self, invite: &str) -> Stored<MatchRow> {
        let text = format!("SELECT {COLUMNS} FROM matches WHERE invite = $1");
        let row =
            sqlx::query(sqlx::AssertSqlSafe(text)).bind(invite.to_owned()).fetch_one(&self.read).await?;
        MatchRow::read(&row)
    }

    /// Fixes the beginning of a match, and who is to be told that they are asked first. `Taken` if somebody else
    /// started it.
    pub async fn start(&self, id: &str, started: &Started) -> Stored<()> {
        let at = now();
        let mut tx = self.begin().await?;
        let done = sqlx::query(
            "UPDATE matches SET status = 'running', revision = $1, seed = $2, setup = $3, setup_hash = $4, setup_open = $5,
             changed = $6, seeds_before = $8 WHERE id = $7 AND status = 'waiting'",
        )
        .bind(started.revision as i64)
        .bind(started.seed.clone())
        .bind(started.setup.clone())
        .bind(started.setup_hash.clone())
        .bind(started.setup_open)
        .bind(at)
        .bind(id.to_owned())
        .bind(started.before.clone())
        .execute(&mut *tx)
        .await?;
        if done.rows_affected() != 1 {
            return Err(StoreError::Taken);
        }
        let row = sqlx::query("SELECT COALESCE(MAX(seq), 0) AS length FROM table_log WHERE match_id = $1")
            .bind(id.to_owned())
            .fetch_one(&mut *tx)
            .await?;
        // A table that is older than its log has it written down when something happens there.
        let length: i64 = row.try_get("length")?;
        if length > 0 {
            let began = Logged { at, entry: Entry::Began };
            super::sittings::log_entries(&mut tx, id, length as usize, &[began]).await?;
        }
        // A match that was imported has a log already: its first question is long answered.
        sqlx::query(
            "INSERT INTO outbox (match_id, seq, person, kind, at, done)
             SELECT DISTINCT s.match_id, 0, s.person, 'your_turn', CAST($1 AS BIGINT), 0 FROM seats s
             WHERE s.match_id = $2 AND s.person IS NOT NULL AND s.bot IS NULL
             AND ((CAST($3 AS BIGINT) >> CAST(s.seat AS INTEGER)) & 1) = 1
             AND NOT EXISTS (SELECT 1 FROM entries e WHERE e.match_id = s.match_id)
             ON CONFLICT (match_id, seq, person, kind) DO NOTHING",
        )
        .bind(at)
        .bind(id.to_owned())
        .bind(started.setup_open)
        .execute(&mut *tx)
        .await?;
        Ok(tx.commit().await?)
    }

    pub async fn set_status(&self, id: &str, status: Status, trouble: Option<&str>) -> Stored<()> {
        sqlx::query("UPDATE matches SET status = $1, trouble = $2, changed = $3 WHERE id = $4")
            .bind(status.name())
            .bind(trouble.map(str::to_owned))
            .bind(now())
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// A match that was frozen goes on, or is over: whatever its log says.
    pub async fn thaw(&self, id: &str, status: Status) -> Stored<()> {
        sqlx::query("UPDATE matches SET status = $1, trouble = NULL WHERE id = $2 AND status = 'frozen'")
            .bind(status.name())
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Where the reader of a lesson is now.
    pub async fn set_lesson(&self, id: &str, lesson: &Progress) -> Stored<()> {
        let text = serde_json::to_string(lesson).unwrap_or_default();
        sqlx::query("UPDATE matches SET lesson = $1 WHERE id = $2")
            .bind(text)
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Names the rematch of a table, unless it has one: then `Taken`.
    pub async fn set_next(&self, id: &str, next: &str) -> Stored<()> {
        let done = sqlx::query("UPDATE matches SET next = $1 WHERE id = $2 AND next IS NULL")
            .bind(next.to_owned())
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
    }

    pub async fn seats(&self, id: &str) -> Stored<Vec<SeatRow>> {
        let rows = sqlx::query(
            "SELECT s.seat, s.person, s.bot, s.name AS own, s.kept, p.name, k.name AS kept_name, a.login FROM seats s
             LEFT JOIN people p ON p.id = s.person LEFT JOIN people k ON k.id = s.kept
             LEFT JOIN accounts a ON a.person = s.person
             WHERE s.match_id = $1 ORDER BY s.seat",
        )
        .bind(id.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(SeatRow {
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    person: row.try_get("person")?,
                    name: row.try_get("name")?,
                    member: row.try_get::<Option<String>, _>("login")?.is_some(),
                    own: row.try_get("own")?,
                    bot: row.try_get("bot")?,
                    kept: row.try_get("kept")?,
                    kept_name: row.try_get("kept_name")?,
                })
            })
            .collect()
    }
}
