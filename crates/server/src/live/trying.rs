//! Moves tried on a private copy of the match: what this browser does goes there, and nobody else hears of it.

use super::connection::{Connection, End};
use super::live_screen::Why;
use super::sight::seats;
use super::wire::ToBrowser;
use crate::code::Code;
use crate::failure::Failure;
use crate::host::{Answer, No, Sketch};
use crate::limits::Deed;
use crate::pool::Urgency;
use crate::store::PlanRow;
use axum::http::StatusCode;
use text::Lang;

const NO_PLAN: Failure = Failure::new(StatusCode::CONFLICT, Code::NoPlan);

impl Connection {
    /// Comes back to the match itself.
    pub(super) fn leave_copy(&mut self) {
        if self.sketch.take().is_some() {
            self.past = None;
        }
    }

    pub(super) async fn try_out(&mut self, on: bool) -> Result<(), End> {
        self.leave_copy();
        if !on {
            self.want(Why::Moment);
            return Ok(());
        }
        if !self.core.limits.allow(Deed::Hint, &self.viewer.person) {
            return self.refuse(None, Failure::TOO_OFTEN, 0).await;
        }
        let now = self.handle.watch().borrow().clone();
        let seat = now.as_ref().and_then(|now| now.may_try(&self.viewer.person));
        let (Some(now), Some(seat)) = (now, seat.filter(|seat| self.viewer.audience.is(*seat))) else {
            return self.refuse(None, NO_PLAN, 0).await;
        };
        let declined: Vec<String> = now.stands_for(seat).map(|stand| stand.question.clone()).collect();
        let Some(moment) = now.moment.clone() else { return self.refuse(None, NO_PLAN, 0).await };
        let begin = move || {
            let sketch = moment.sketch(seat, &declined)?;
            let moment = sketch.moment();
            Some((sketch, moment))
        };
        match self.core.engines.run(Urgency::Later, self.core.config.engine_limit, begin).await {
            Ok(Some((sketch, moment))) => {
                (self.sketch, self.past) = (Some(sketch), Some(moment));
                self.want(Why::Moment);
                Ok(())
            }
            _ => self.refuse(None, NO_PLAN, 0).await,
        }
    }

    /// An answer to the copy.
    pub(super) async fn tried(&mut self, id: String, answer: Answer) -> Result<(), End> {
        let Some(mut sketch) = self.sketch.take() else { return Ok(()) };
        if !self.core.limits.allow(Deed::Act, &self.viewer.person) {
            self.sketch = Some(sketch);
            return self.refuse(Some(&id), Failure::TOO_OFTEN, 0).await;
        }
        let change = move || {
            let done = answered(&mut *sketch, &answer);
            let moment = sketch.moment();
            (sketch, done, moment)
        };
        match self.core.engines.run(Urgency::Next, self.core.config.engine_limit, change).await {
            Ok((sketch, done, moment)) => {
                (self.sketch, self.past) = (Some(sketch), Some(moment));
                self.want(Why::Moment);
                match done {
                    Ok(()) => self.send(ToBrowser::Ok { id: &id, version: 0, taken: 1 }.text()).await,
                    Err(no) => self.refuse(Some(&id), no.into(), 0).await,
                }
            }
            // The rules failed in the copy; the match is as sound as before.
            Err(_) => {
                self.past = None;
                self.want(Why::Moment);
                self.refuse(Some(&id), NO_PLAN, 0).await
            }
        }
    }

    /// Keeps what was tried as a plan, and comes back.
    pub(super) async fn keep_plan(&mut self, id: String) -> Result<(), End> {
        if let Some(bad) = Self::bad_id(&id) {
            return self.refuse(None, bad, 0).await;
        }
        let now = self.handle.watch().borrow().clone();
        let (Some(sketch), Some(now)) = (self.sketch.take(), now) else {
            return self.refuse(Some(&id), NO_PLAN, 0).await;
        };
        self.past = None;
        let seat = sketch.seat();
        if now.may_try(&self.viewer.person) != Some(seat) {
            return self.refuse(Some(&id), Failure::NOT_YOUR_SEAT, 0).await;
        }
        let called = Lang::ALL.map(|lang| {
            let mut viewer = self.viewer.clone();
            viewer.lang = lang;
            seats(&now, None, &viewer)
        });
        let steps = sketch.line([&called[0], &called[1]]);
        let plan = PlanRow { seat: seat.0, person: self.viewer.person.clone(), steps };
        match self.core.store.save_plan(&self.handle.id, &plan).await {
            Ok(()) => {
                self.send(ToBrowser::Ok { id: &id, version: 0, taken: 1 }.text()).await?;
                self.handle.refresh().await;
                self.want(Why::Moment);
                Ok(())
            }
            Err(why) => self.refuse(Some(&id), why.into(), 0).await,
        }
    }
}

fn answered(sketch: &mut dyn Sketch, answer: &Answer) -> Result<(), No> {
    match answer {
        Answer::Act { decision, steps } => sketch.act(*decision, steps),
        Answer::Undo => sketch.back(false),
        Answer::Restart => sketch.back(true),
        Answer::Redo | Answer::TakeBack { .. } | Answer::BackTo { .. } => {
            Err(No::Rules(kernel::Refused::NothingToRedo))
        }
    }
}
