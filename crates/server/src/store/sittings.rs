//! The log of a table beside its game, what it leads to, and invitations to one seat.

use super::{Lease, Store, StoreError, Stored, now};
use sitting::{Chair, Entry, Logged, Sitting};
use sqlx::Row as _;
use std::collections::{BTreeMap, BTreeSet};

/// What happened at a table beside its game, to be written down if nothing else did since its log had `after` entries.
pub struct Writing<'a> {
    pub after: usize,
    pub entries: &'a [Logged],
    /// How the seats were,
    pub was: &'a [Chair],
    /// and what it leads to.
    pub is: &'a Sitting,
    /// Who is asked by one of these entries, by the number of the question, and does not see it for themselves.
    pub away: Vec<(u32, String)>,
    /// On whose behalf, where it is time that does it.
    pub lease: Option<&'a Lease>,
}

/// An invitation to take a seat over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvitationRow {
    pub match_id: String,
    pub seat: u8,
    pub person: String,
}

impl Store {
    pub async fn table_log(&self, id: &str) -> Stored<Vec<Logged>> {
        let rows = sqlx::query("SELECT at, body FROM table_log WHERE match_id = $1 ORDER BY seq")
            .bind(id.to_owned())
            .fetch_all(&self.read)
            .await?;
        rows.iter()
            .map(|row| {
                let body: String = row.try_get("body")?;
                let entry = serde_json::from_str(&body)
                    .map_err(|why| StoreError::Damaged(format!("table log of {id}: {why}")))?;
                Ok(Logged { at: row.try_get("at")?, entry })
            })
            .collect()
    }

    /// What people are called.
    pub async fn names(&self, people: BTreeSet<String>) -> Stored<BTreeMap<String, String>> {
        let mut names = BTreeMap::new();
        for person in people {
            let row = sqlx::query("SELECT name FROM people WHERE id = $1")
                .bind(person.clone())
                .fetch_optional(&self.read)
                .await?;
            let name = row.map_or(Ok(String::new()), |row| row.try_get("name"))?;
            names.insert(person, name);
        }
        Ok(names)
    }

    /// Writes down what happened at a table; `Taken` if its log is longer than was known. What time does is written on behalf
    /// of a lease.
    pub async fn write_down(&self, id: &str, writing: Writing<'_>) -> Stored<()> {
        let Writing { after, entries, was, is, away, lease } = writing;
        let mut tx = self.begin().await?;
        if let Some(lease) = lease {
            self.hold(&mut tx, lease).await?;
        }
        log_entries(&mut tx, id, after, entries).await?;
        for (seat, (was, is)) in was.iter().zip(&is.chairs).enumerate().filter(|(_, (was, is))| was != is) {
            // A seat's own name stays as long as its person does.
            sqlx::query(
                "UPDATE seats SET person = $1, bot = $2, kept = $3,
                 name = CASE WHEN $4 = 1 THEN name ELSE NULL END WHERE match_id = $5 AND seat = $6",
            )
            .bind(is.person.clone())
            .bind(is.bot.clone())
            .bind(is.kept.clone())
            .bind((was.person == is.person) as i64)
            .bind(id.to_owned())
            .bind(seat as i64)
            .execute(&mut *tx)
            .await?;
        }
        if entries.iter().any(|logged| matches!(logged.entry, Entry::Agreed { .. } | Entry::Opened { .. })) {
            sqlx::query("UPDATE matches SET terms = $1 WHERE id = $2")
                .bind(serde_json::to_string(&is.terms).unwrap_or_default())
                .bind(id.to_owned())
                .execute(&mut *tx)
                .await?;
        }
        let about = |logged: &Logged| matches!(logged.entry, Entry::Proposed { .. } | Entry::Settled { .. });
        if !is.proposals.is_empty() || entries.iter().any(about) {
            ask(&mut tx, id, is).await?;
        }
        for (n, person) in away {
            super::reminders::put_by(&mut *tx, id, n as i64, &person, "asked").await?;
        }
        Ok(tx.commit().await?)
    }

    /// When a table that goes to sleep is to be woken.
    pub async fn sleep_until(&self, id: &str, wake_at: i64) -> Stored<()> {
        sqlx::query("UPDATE matches SET wake_at = $1, looked_at = $2 WHERE id = $3")
            .bind(wake_at)
            .bind(now())
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub async fn set_starts_full(&self, id: &str, on: bool) -> Stored<()> {
        sqlx::query("UPDATE matches SET starts_full = $1 WHERE id = $2")
            .bind(on as i64)
            .bind(id.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub async fn invite(&self, code: &str, id: &str, seat: u8, person: &str) -> Stored<()> {
        sqlx::query("INSERT INTO invitations (code, match_id, seat, person, at) VALUES ($1, $2, $3, $4, $5)")
            .bind(code.to_owned())
            .bind(id.to_owned())
            .bind(seat as i64)
            .bind(person.to_owned())
            .bind(now())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    pub async fn invitation(&self, code: &str) -> Stored<InvitationRow> {
        let row = sqlx::query("SELECT match_id, seat, person FROM invitations WHERE code = $1")
            .bind(code.to_owned())
            .fetch_one(&self.read)
            .await?;
        Ok(InvitationRow {
            match_id: row.try_get("match_id")?,
            seat: row.try_get::<i64, _>("seat")? as u8,
            person: row.try_get("person")?,
        })
    }

    /// Invitations that somebody made at a table, the newest of each seat.
    pub async fn invitations_by(&self, id: &str) -> Stored<Vec<(String, InvitationRow)>> {
        let rows = sqlx::query(
            "SELECT code, match_id, seat, person FROM invitations WHERE match_id = $1 ORDER BY at",
        )
        .bind(id.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let invitation = InvitationRow {
                    match_id: row.try_get("match_id")?,
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    person: row.try_get("person")?,
                };
                Ok((row.try_get("code")?, invitation))
            })
            .collect()
    }

    pub async fn drop_invitation(&self, code: &str) -> Stored<()> {
        sqlx::query("DELETE FROM invitations WHERE code = $1")
            .bind(code.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}

/// Keeps in mind whose answers the questions of a table wait for.
async fn ask(tx: &mut sqlx::Transaction<'static, sqlx::Any>, id: &str, is: &Sitting) -> Stored<()> {
    sqlx::query("DELETE FROM asked WHERE match_id = $1").bind(id.to_owned()).execute(&mut **tx).await?;
    for proposal in &is.proposals {
        for person in is.silent(proposal) {
            sqlx::query("INSERT INTO asked (match_id, n, person) VALUES ($1, $2, $3)")
                .bind(id.to_owned())
                .bind(proposal.n as i64)
                .bind(person.clone())
                .execute(&mut **tx)
                .await?;
        }
    }
    Ok(())
}

pub(super) async fn log_entries(
    tx: &mut sqlx::Transaction<'static, sqlx::Any>,
    id: &str,
    after: usize,
    entries: &[Logged],
) -> Stored<()> {
    for (seq, logged) in (after as i64 + 1..).zip(entries) {
        let body =
            serde_json::to_string(&logged.entry).map_err(|why| StoreError::Damaged(why.to_string()))?;
        sqlx::query("INSERT INTO table_log (match_id, seq, at, body) VALUES ($1, $2, $3, $4)")
            .bind(id.to_owned())
            .bind(seq)
            .bind(logged.at)
            .bind(body)
            .execute(&mut **tx)
            .await?;
    }
    Ok(())
}
