//! What happened since a seat last answered, the cards of the log and the sheets of its rounds: drawn when somebody wants to
//! see them, so that no update carries them.

use super::{App, Visitor};
use crate::code::Code;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Ends, No};
use crate::limits::Deed;
use crate::live::scenery;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Html;
use kernel::{Audience, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Of {
    seat: u8,
}

/// The digest of one's own seat, as a piece of a page.
pub async fn since(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Of { seat }): Query<Of>,
) -> Result<Html<String>, Failure> {
    let (handle, now) = core.seen(&id).await?;
    let eyes = Audience::Seat(Seat(seat));
    if !now.may_see(visitor.id(), eyes) {
        return Err(Failure::NOT_YOUR_SEAT);
    }
    if !core.limits.allow(Deed::Look, visitor.id()) {
        return Err(Failure::TOO_OFTEN);
    }
    let nothing = || Failure::new(StatusCode::CONFLICT, Code::NotAsked);
    let moment = now.moment.clone().ok_or_else(nothing)?;
    let since = moment.stretch(Seat(seat)).ok_or_else(nothing)?;
    let busy = || Failure::from(No::Busy);
    let before = handle.at(since.from).await.ok_or_else(busy)?;
    let after = match since.to == moment.steps().0 {
        true => moment.clone(),
        false => handle.at(since.to).await.ok_or_else(busy)?,
    };
    let scenery = scenery(&core, &now, Some(&*moment), &visitor.viewer(eyes));
    let when = last_answers(&core.store.answered(&id).await?, Seat(seat), now.row.seats);
    let told = bounded(core.config.engine_limit, move || {
        let ends = Ends { since, before: before.glance(eyes), after: after.glance(eyes), when };
        moment.digest(&ends, &scenery.sight())
    });
    told.await.map_err(|_| Failure::BROKEN)?.map(Html).ok_or_else(nothing)
}

/// When each seat last answered; the reader, before the last answer of anybody else.
fn last_answers(answered: &[(u8, i64)], me: Seat, seats: u8) -> Vec<Option<i64>> {
    let others = answered.iter().rposition(|(seat, _)| *seat != me.0).map_or(0, |last| last + 1);
    let of =
        |seat: Seat| answered[..others].iter().rev().find(|(whose, _)| *whose == seat.0).map(|(_, at)| *at);
    Seat::all(seats).map(of).collect()
}

#[derive(Deserialize)]
pub struct As {
    #[serde(rename = "as")]
    eyes: String,
}

/// The card of a line of the log, by its number there.
pub async fn card(
    State(core): State<App>,
    visitor: Visitor,
    Path((id, line)): Path<(String, usize)>,
    Query(As { eyes }): Query<As>,
) -> Result<Html<String>, Failure> {
    let (_, now) = core.seen(&id).await?;
    let eyes = super::tables::eyes_of(&now, visitor.id(), Some(&eyes))?;
    let moment = now.moment.clone().ok_or(Failure::NO_PAGE)?;
    let scenery = scenery(&core, &now, Some(&*moment), &visitor.viewer(eyes));
    let drawn = bounded(core.config.engine_limit, move || moment.card(line, &scenery.sight()));
    drawn.await.map_err(|_| Failure::BROKEN)?.map(Html).ok_or(Failure::NO_PAGE)
}

/// The sheet of a round that a line of the log ended.
pub async fn round(
    State(core): State<App>,
    visitor: Visitor,
    Path((id, line)): Path<(String, usize)>,
    Query(As { eyes }): Query<As>,
) -> Result<Html<String>, Failure> {
    let (handle, now) = core.seen(&id).await?;
    let eyes = super::tables::eyes_of(&now, visitor.id(), Some(&eyes))?;
    if !core.limits.allow(Deed::Look, visitor.id()) {
        return Err(Failure::TOO_OFTEN);
    }
    let moment = now.moment.clone().ok_or(Failure::NO_PAGE)?;
    let scenery = scenery(&core, &now, Some(&*moment), &visitor.viewer(eyes));
    let ended = moment.ended(line, &scenery.sight()).ok_or(Failure::NO_PAGE)?;
    let busy = || Failure::from(No::Busy);
    let before = handle.at(ended.since.from).await.ok_or_else(busy)?;
    let after = handle.at(ended.since.to).await.ok_or_else(busy)?;
    let drawn = bounded(core.config.engine_limit, move || {
        let ends = Ends {
            since: ended.since,
            before: before.glance(eyes),
            after: after.glance(eyes),
            when: Vec::new(),
        };
        moment.round(&ended, &ends, &scenery.sight())
    });
    drawn.await.map_err(|_| Failure::BROKEN)?.map(Html).ok_or(Failure::NO_PAGE)
}
