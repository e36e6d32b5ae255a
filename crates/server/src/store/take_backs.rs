//! Who asked to take a step back, and what became of it: kept beside the log, for everybody at the table to read.

use super::{Store, StoreError, Stored, now};
use sqlx::Row as _;

/// What became of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Not answered by all, yet or for ever.
    Asked,
    Taken,
    Refused,
    Withdrawn,
}

impl Fate {
    const ALL: [(Fate, &'static str); 4] = [
        (Fate::Asked, "asked"),
        (Fate::Taken, "taken"),
        (Fate::Refused, "refused"),
        (Fate::Withdrawn, "withdrawn"),
    ];
    pub fn name(self) -> &'static str {
        Fate::ALL.iter().find(|(fate, _)| *fate == self).map_or("asked", |(_, name)| name)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakeBackRow {
    /// Length of the log when it was asked.
    pub entries: i64,
    pub seat: u8,
    /// Seats that said yes, a bit each.
    pub agreed: i64,
    pub fate: Fate,
    pub at: i64,
}

/// So many of them go with a table.
const NEWEST: i64 = 20;

impl Store {
    /// The newest, oldest first.
    pub async fn take_backs(&self, id: &str) -> Stored<Vec<TakeBackRow>> {
        let rows = sqlx::query(
            "SELECT entries, seat, agreed, fate, at FROM take_backs WHERE match_id = $1 ORDER BY entries DESC LIMIT $2",
        )
        .bind(id.to_owned())
        .bind(NEWEST)
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .rev()
            .map(|row| {
                let fate: String = row.try_get("fate")?;
                let known = Fate::ALL.iter().find(|(_, name)| *name == fate);
                Ok(TakeBackRow {
                    entries: row.try_get("entries")?,
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    agreed: row.try_get("agreed")?,
                    fate: known
                        .map(|(fate, _)| *fate)
                        .ok_or_else(|| StoreError::Damaged(format!("a question that is '{fate}'")))?,
                    at: row.try_get("at")?,
                })
            })
            .collect()
    }

    /// Asks. `Taken` if there is a question about this moment already; one that was withdrawn makes room.
    pub async fn ask_back(&self, id: &str, entries: i64, seat: u8) -> Stored<()> {
        let done = sqlx::query(
            "INSERT INTO take_backs (match_id, entries, seat, agreed, fate, at) VALUES ($1, $2, $3, 0, 'asked', $4)
             ON CONFLICT (match_id, entries) DO UPDATE SET seat = excluded.seat, agreed = 0, fate = 'asked', at = excluded.at
             WHERE take_backs.fate = 'withdrawn'",
        )
        .bind(id.to_owned())
        .bind(entries)
        .bind(seat as i64)
        .bind(now())
        .execute(&self.write)
        .await?;
        if done.rows_affected() == 1 { Ok(()) } else { Err(StoreError::Taken) }
    }

    /// Seats say yes.
    pub async fn agree_back(&self, id: &str, entries: i64, seats: i64) -> Stored<()> {
        sqlx::query(
            "UPDATE take_backs SET agreed = agreed | $1 WHERE match_id = $2 AND entries = $3 AND fate = 'asked'",
        )
        .bind(seats)
        .bind(id.to_owned())
        .bind(entries)
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// What became of it, said once.
    pub async fn settle_back(&self, id: &str, entries: i64, fate: Fate) -> Stored<()> {
        sqlx::query(
            "UPDATE take_backs SET fate = $1 WHERE match_id = $2 AND entries = $3 AND fate = 'asked'",
        )
        .bind(fate.name())
        .bind(id.to_owned())
        .bind(entries)
        .execute(&self.write)
        .await?;
        Ok(())
    }
}
