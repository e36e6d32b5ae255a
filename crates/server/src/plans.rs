//! Plans: a line that was tried on a private copy, kept until its seat is asked.

use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use crate::host::{Answer, Step};
use crate::owner::{By, Published};
use crate::store::PlanRow;
use axum::http::StatusCode;
use kernel::Seat;
use std::sync::Arc;

impl Published {
    /// What this person means to do with a seat, while they play it.
    pub fn plan_of(&self, person: &str, seat: Seat) -> Option<&PlanRow> {
        let sits = |sits: &crate::store::SeatRow| {
            sits.seat == seat.0 && sits.bot.is_none() && sits.person.as_deref() == Some(person)
        };
        let plays = !person.is_empty() && self.seats.iter().any(sits);
        self.plans.iter().find(|plan| plays && plan.seat == seat.0 && plan.person == person)
    }

    /// The seat somebody may try moves for: on a device that goes from hand to hand others would look on.
    pub fn may_try(&self, person: &str) -> Option<Seat> {
        let mut mine = self.seats.iter().filter(|sits| sits.person.as_deref() == Some(person));
        let sits = mine.next().filter(|sits| !person.is_empty() && sits.bot.is_none())?;
        (mine.next().is_none() && self.running()).then_some(Seat(sits.seat))
    }
}

impl Core {
    /// Takes the steps of a plan, as far as they go. What is left of it stays, and says where it broke.
    pub async fn play_plan(self: &Arc<Self>, person: &str, id: &str, seat: u8) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        let gone = Failure::new(StatusCode::CONFLICT, Code::NoPlan);
        let plan = now.plan_of(person, Seat(seat)).ok_or(gone)?;
        let asked = now.moment.as_ref().and_then(|moment| moment.asked(Seat(seat)));
        let (decision, _) = asked.ok_or(Failure::new(StatusCode::CONFLICT, Code::NotAsked))?;
        let steps = plan.steps.iter().map(|step| Step::Action(step.action.clone())).collect();
        let by = By::Person(person.to_owned());
        // A plan is played once, however often the button is pressed.
        let msg = format!("plan-{decision}");
        let outcome = handle.answer(Seat(seat), Answer::Act { decision, steps }, msg, by).await;
        if outcome.taken > 0 {
            let rest = plan.steps.get(outcome.taken..).unwrap_or_default().to_vec();
            self.store.save_plan(id, &PlanRow { steps: rest, ..plan.clone() }).await?;
            handle.refresh().await;
        }
        match outcome.no {
            Some(no) if outcome.taken == 0 => Err(no.into()),
            _ => Ok(()),
        }
    }

    /// Thinks no more of it.
    pub async fn drop_plan(self: &Arc<Self>, person: &str, id: &str, seat: u8) -> Result<(), Failure> {
        let (handle, now) = self.seen(id).await?;
        let gone = Failure::new(StatusCode::CONFLICT, Code::NoPlan);
        let plan = now.plan_of(person, Seat(seat)).ok_or(gone)?;
        self.store.save_plan(id, &PlanRow { steps: Vec::new(), ..plan.clone() }).await?;
        handle.refresh().await;
        Ok(())
    }
}
