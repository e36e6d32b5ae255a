//! Lessons: one is begun or gone on with, and its cards are turned.

use super::forms::Fields;
use super::{App, Visitor};
use crate::failure::Failure;
use crate::limits::Deed;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use lessons::Way;

/// Sits down to a lesson of a game, where one left it; to the first unless another is named.
pub async fn learn(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    let person = visitor.someone(&core).await?;
    let id = core
        .learn(&person.id, fields.text("game"), fields.get("lesson"), fields.get("again").is_some())
        .await?;
    Ok(visitor.redirect(&core, &format!("/t/{id}")))
}

/// Turns a card. A page that turns it by itself hears of it over its own line, and needs no other page.
pub async fn turn(
    State(core): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let way = match fields.text("to") {
        "next" => Way::Next,
        "skip" => Way::Skip,
        "back" => Way::Back,
        "away" => Way::Away(true),
        "resume" => Way::Away(false),
        other => {
            return Err(Failure::bad(format!(
                "a card turns next, back, away or resume, or is skipped, not '{other}'"
            )));
        }
    };
    let person = visitor.known()?.clone();
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    core.turn(&person.id, &id, way).await?;
    let by_script = headers.get(header::ACCEPT).is_some_and(|accept| accept == "application/json");
    match by_script {
        true => Ok(StatusCode::NO_CONTENT.into_response()),
        false => Ok(visitor.redirect(&core, &format!("/t/{id}"))),
    }
}
