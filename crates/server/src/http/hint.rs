//! What a bot would do in one's place, and why one did what it did, where the table allows asking.

use super::{App, Visitor};
use crate::code::Code;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Hint, Moment};
use crate::limits::Deed;
use crate::live::seats;
use crate::owner::{Handle, Published};
use crate::store::PersonRow;
use crate::thinkers::Rank;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Audience, Seat};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::SeatInfo;
use text::Lang;

#[derive(Deserialize)]
pub struct For {
    seat: u8,
}

/// Thinks beside the bots, when none of them waits, and only over what the seat may know.
pub async fn hint(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(For { seat }): Query<For>,
) -> Result<Json<Hint>, Failure> {
    let asked = asked(&core, &visitor, &id, Seat(seat), Deed::Hint).await?;
    let _slot = core.thinkers.slot(Rank::Hint, visitor.id(), &id).await.ok_or(Failure::BROKEN)?;
    asked.think(&core, |moment, seat, lang, seats| moment.hint(seat, lang, seats)).await.map(Json)
}

/// What the coach has against some of one's choices. It comes unasked, so it waits for nobody: while others think it has
/// nothing to say.
pub async fn coach(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(For { seat }): Query<For>,
) -> Result<Response, Failure> {
    let asked = asked(&core, &visitor, &id, Seat(seat), Deed::Coach).await?;
    let Some(_slot) = core.thinkers.at_once(visitor.id(), &id) else {
        return Ok(StatusCode::NO_CONTENT.into_response());
    };
    let said = asked.think(&core, |moment, seat, lang, seats| moment.coach(seat, lang, seats)).await?;
    Ok(Json(said).into_response())
}

#[derive(Deserialize)]
pub struct Of {
    step: usize,
}

#[derive(Serialize)]
pub struct Why {
    why: String,
}

/// Why a bot took a step, for whoever sits at its table: only from what everybody may know.
pub async fn why(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Of { step }): Query<Of>,
) -> Result<Json<Why>, Failure> {
    let Asker { person, handle, now } = asker(&core, &visitor, &id, None).await?;
    let no_step = || Failure::bad(format!("step {step} is no step of a bot in this game"));
    let before = handle.at(step.checked_sub(1).ok_or_else(no_step)?).await.ok_or_else(no_step)?;
    let after = handle.at(step).await.ok_or_else(no_step)?;
    let actor = after.actor().ok_or_else(no_step)?;
    let is_bot = now.seats.iter().any(|sits| sits.seat == actor.0 && sits.bot.is_some());
    if !is_bot {
        return Err(no_step());
    }
    if !core.limits.allow(Deed::Hint, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let viewer = visitor.viewer(Audience::Table);
    let (lang, seats) = (viewer.lang, seats(&now, Some(&*after), &viewer));
    let _slot = core.thinkers.slot(Rank::Hint, visitor.id(), &id).await.ok_or(Failure::BROKEN)?;
    let thought = move || before.why(&*after, lang, &seats);
    let why = bounded(core.config.engine_limit, thought).await.map_err(|_| Failure::BROKEN)?;
    Ok(Json(Why { why: why.ok_or_else(no_step)? }))
}

/// Somebody who may ask a bot at this table.
struct Asker<'v> {
    person: &'v PersonRow,
    handle: Arc<Handle>,
    now: Arc<Published>,
}

/// Whoever sits in this seat, or in any, where the table allows asking.
async fn asker<'v>(
    core: &App,
    visitor: &'v Visitor,
    id: &str,
    seat: Option<Seat>,
) -> Result<Asker<'v>, Failure> {
    let person = visitor.known()?;
    let (handle, now) = core.seen(id).await?;
    if !now.seats_of(&person.id).any(|mine| seat.is_none_or(|seat| seat == mine)) {
        return Err(Failure::NOT_YOUR_SEAT);
    }
    if !now.row.hints {
        return Err(Failure::new(StatusCode::FORBIDDEN, Code::NoHints));
    }
    Ok(Asker { person, handle, now })
}

/// Whose question is thought over, and how it looks from there.
struct Asked {
    moment: Arc<dyn Moment>,
    seat: Seat,
    lang: Lang,
    seats: Vec<SeatInfo>,
}

async fn asked(core: &App, visitor: &Visitor, id: &str, seat: Seat, deed: Deed) -> Result<Asked, Failure> {
    let Asker { person, now, .. } = asker(core, visitor, id, Some(seat)).await?;
    if !core.limits.allow(deed, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let moment = now.moment.clone().filter(|_| now.running()).ok_or_else(not_asked)?;
    let viewer = visitor.viewer(Audience::Seat(seat));
    let seats = seats(&now, Some(&*moment), &viewer);
    Ok(Asked { moment, seat, lang: viewer.lang, seats })
}

fn not_asked() -> Failure {
    Failure::new(StatusCode::CONFLICT, Code::NotAsked)
}

impl Asked {
    async fn think<T: Send + 'static>(
        self,
        core: &App,
        think: fn(&dyn Moment, Seat, Lang, &[SeatInfo]) -> Option<T>,
    ) -> Result<T, Failure> {
        let thought = move || think(&*self.moment, self.seat, self.lang, &self.seats);
        bounded(core.config.engine_limit, thought).await.map_err(|_| Failure::BROKEN)?.ok_or_else(not_asked)
    }
}
