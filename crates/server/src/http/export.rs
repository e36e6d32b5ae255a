//! The match file: the whole of it when there is nothing left to hide, what one sees while the game runs.

use super::{App, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::host::No;
use crate::live::scenery;
use crate::owner::Published;
use crate::store::Status;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use kernel::Audience;
use serde_json::json;

/// The match file tells everything, so it is given when there is nothing left to hide; and to those who sit at a match
/// that this server cannot play, so that they can go on elsewhere.
pub fn may_export(now: &Published, visitor: &Visitor) -> bool {
    let carried = now.trouble.as_ref().is_some_and(|why| why.unreadable());
    let plays = now.seats_of(visitor.id()).next().is_some();
    now.row.status == Status::Finished || (carried && plays)
}

pub async fn export(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (handle, now) = core.seen(&id).await?;
    if !may_export(&now, &visitor) {
        return own_view(&core, &now, &visitor);
    }
    let record = match &now.trouble {
        None => handle.record().await.ok_or(Failure::from(No::Busy))?,
        Some(why) => {
            tracing::warn!(table = %id, person = visitor.id(), "exported as it is stored: {why}");
            crate::record::as_stored(&core.store, &now.row).await?
        }
    };
    let name = format!("attachment; filename=\"{}-{id}.json\"", now.row.game);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, record).into_response())
}

/// What somebody who plays may carry away while the game runs: what they see and have heard, and the promise of the dice.
fn own_view(core: &App, now: &Published, visitor: &Visitor) -> Result<Response, Failure> {
    let not_over = || Failure::new(StatusCode::CONFLICT, Code::NotOver);
    let seat = now.seats_of(visitor.id()).next().ok_or_else(not_over)?;
    let moment = now.moment.as_ref().ok_or_else(not_over)?;
    let viewer = visitor.viewer(Audience::Seat(seat));
    let scenery = scenery(core, now, Some(&**moment), &viewer);
    let file = json!({
        "ecumene_view": 1,
        "game": now.row.game,
        "revision": now.row.started.as_ref().map(|s| s.revision),
        "seats": now.row.seats,
        "options": serde_json::from_str::<serde_json::Value>(&now.row.options).unwrap_or_default(),
        "commitment": moment.commitment(),
        "seat": seat,
        "steps": moment.steps().0,
        "view": moment.view(viewer.audience),
        "log": moment.told(&scenery.sight()),
    });
    let name = format!("attachment; filename=\"{}-{}-seat-{seat}.json\"", now.row.game, now.row.id);
    let headers =
        [(header::CONTENT_TYPE, "application/json".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, serde_json::to_string_pretty(&file).map_err(|_| Failure::BROKEN)?).into_response())
}
