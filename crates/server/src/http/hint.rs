//! What a bot would do in one's place, where the table allows asking.

use super::{App, Visitor};
use crate::code::Code;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Hint, Moment};
use crate::limits::Deed;
use crate::live::seats;
use crate::thinkers::Rank;
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use kernel::{Audience, Seat};
use serde::Deserialize;
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

/// Whose question is thought over, and how it looks from there.
struct Asked {
    moment: Arc<dyn Moment>,
    seat: Seat,
    lang: Lang,
    seats: Vec<SeatInfo>,
}

async fn asked(core: &App, visitor: &Visitor, id: &str, seat: Seat, deed: Deed) -> Result<Asked, Failure> {
    let person = visitor.known()?;
    let (_, now) = core.seen(id).await?;
    if !now.seats_of(&person.id).any(|mine| mine == seat) {
        return Err(Failure::NOT_YOUR_SEAT);
    }
    if !now.row.hints {
        return Err(Failure::new(StatusCode::FORBIDDEN, Code::NoHints));
    }
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
