//! What a bot would do in one's place, where the table allows asking.

use super::{App, Visitor};
use crate::code::Code;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::Hint;
use crate::limits::Deed;
use crate::live::seats;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use kernel::{Audience, Seat};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct For {
    seat: u8,
}

/// Thinks beside the bots, in their turn, and only over what the seat may know.
pub async fn hint(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(For { seat }): Query<For>,
) -> Result<Json<Hint>, Failure> {
    let person = visitor.known()?;
    let (_, now) = core.seen(&id).await?;
    let seat = Seat(seat);
    if !now.seats_of(&person.id).any(|mine| mine == seat) {
        return Err(Failure::NOT_YOUR_SEAT);
    }
    if !now.row.hints {
        return Err(Failure::new(StatusCode::FORBIDDEN, Code::NoHints));
    }
    if !core.limits.allow(Deed::Hint, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let nothing = || Failure::new(StatusCode::CONFLICT, Code::NotAsked);
    let moment = now.moment.clone().filter(|_| now.running()).ok_or_else(nothing)?;
    let viewer = visitor.viewer(Audience::Seat(seat));
    let seats = seats(&now, Some(&*moment), &viewer);
    let _turn = core.thinkers.acquire().await.map_err(|_| Failure::BROKEN)?;
    let thought = bounded(core.config.engine_limit, move || moment.hint(seat, viewer.lang, &seats)).await;
    thought.map_err(|_| Failure::BROKEN)?.map(Json).ok_or_else(nothing)
}
