//! Plans: what somebody means to do when they are asked next, kept beside the log.

use super::{Store, StoreError, Stored, now};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row as _;

/// One step of a plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlannedStep {
    /// What is done, as the rules have it.
    pub action: Value,
    /// What it was called, in English and French.
    pub said: [String; 2],
}

#[derive(Clone, PartialEq, Debug)]
pub struct PlanRow {
    pub seat: u8,
    pub person: String,
    pub steps: Vec<PlannedStep>,
}

impl Store {
    pub async fn plans(&self, id: &str) -> Stored<Vec<PlanRow>> {
        let rows = sqlx::query("SELECT seat, person, steps FROM plans WHERE match_id = $1 ORDER BY seat")
            .bind(id.to_owned())
            .fetch_all(&self.read)
            .await?;
        rows.iter()
            .map(|row| {
                let steps: String = row.try_get("steps")?;
                Ok(PlanRow {
                    seat: row.try_get::<i64, _>("seat")? as u8,
                    person: row.try_get("person")?,
                    steps: serde_json::from_str(&steps)
                        .map_err(|why| StoreError::Damaged(format!("a plan: {why}")))?,
                })
            })
            .collect()
    }

    /// Keeps a plan in the place of an older one; one without steps is no plan.
    pub async fn save_plan(&self, id: &str, plan: &PlanRow) -> Stored<()> {
        sqlx::query("DELETE FROM plans WHERE match_id = $1 AND seat = $2")
            .bind(id.to_owned())
            .bind(plan.seat as i64)
            .execute(&self.write)
            .await?;
        if plan.steps.is_empty() {
            return Ok(());
        }
        sqlx::query(
            "INSERT INTO plans (match_id, seat, person, steps, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (match_id, seat) DO UPDATE SET person = excluded.person, steps = excluded.steps, at = excluded.at",
        )
        .bind(id.to_owned())
        .bind(plan.seat as i64)
        .bind(plan.person.clone())
        .bind(serde_json::to_string(&plan.steps).unwrap_or_default())
        .bind(now())
        .execute(&self.write)
        .await?;
        Ok(())
    }
}
