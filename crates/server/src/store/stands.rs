//! Standing answers: questions that somebody does not want to be asked again, kept beside the log.

use super::{Store, StoreError, Stored, now};
use sqlx::Row as _;

/// How long an answer stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Until the seat answers something else.
    Turn,
    Game,
}

impl Scope {
    pub const ALL: [Scope; 2] = [Scope::Turn, Scope::Game];

    pub fn name(self) -> &'static str {
        match self {
            Scope::Turn => "turn",
            Scope::Game => "game",
        }
    }
    pub fn of(name: &str) -> Option<Scope> {
        Scope::ALL.into_iter().find(|scope| scope.name() == name)
    }
}

/// A question that a seat declines, by its prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandRow {
    pub seat: u8,
    pub question: String,
    pub person: String,
    pub scope: Scope,
}

impl Store {
    pub async fn stands(&self, id: &str) -> Stored<Vec<StandRow>> {
        let rows = sqlx::query(
            "SELECT seat, question, person, scope FROM standing_answers WHERE match_id = $1 ORDER BY seat, at, question",
        )
        .bind(id.to_owned())
        .fetch_all(&self.read)
        .await?;
        rows.iter()
            .map(|row| {
                let scope: String = row.try_get("scope")?;
                Ok(StandRow {
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    question: row.try_get("question")?,
                    person: row.try_get("person")?,
                    scope: Scope::of(&scope)
                        .ok_or_else(|| StoreError::Damaged(format!("a standing answer for a '{scope}'")))?,
                })
            })
            .collect()
    }

    pub async fn stand(&self, id: &str, stand: &StandRow) -> Stored<()> {
        sqlx::query(
            "INSERT INTO standing_answers (match_id, seat, question, person, scope, at) VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (match_id, seat, question)
             DO UPDATE SET person = excluded.person, scope = excluded.scope, at = excluded.at",
        )
        .bind(id.to_owned())
        .bind(stand.seat as i64)
        .bind(stand.question.clone())
        .bind(stand.person.clone())
        .bind(stand.scope.name())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }

    /// The question is asked again.
    pub async fn unstand(&self, id: &str, seat: u8, question: &str) -> Stored<()> {
        sqlx::query("DELETE FROM standing_answers WHERE match_id = $1 AND seat = $2 AND question = $3")
            .bind(id.to_owned())
            .bind(seat as i64)
            .bind(question.to_owned())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
