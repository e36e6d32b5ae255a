//! The board at a moment, as a picture: as everybody may see it, unless a seat of the reader's is named.

use super::tables::eyes_of;
use super::{App, Visitor};
use crate::engine::bounded;
use crate::failure::Failure;
use crate::limits::Deed;
use crate::live::scenery;
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Eyes {
    #[serde(rename = "as")]
    pub eyes: Option<String>,
}

/// As a drawing that needs nothing else.
pub async fn svg(
    State(core): State<App>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Failure> {
    let drawing = drawing(&core, &visitor, &id, step, &eyes).await?;
    // Nothing in a picture runs, wherever it is shown.
    let policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    let headers = [(header::CONTENT_TYPE, "image/svg+xml"), (header::CONTENT_SECURITY_POLICY, policy)];
    Ok((headers, drawing).into_response())
}

/// As messengers show it.
pub async fn png(
    State(core): State<App>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Failure> {
    let drawing = drawing(&core, &visitor, &id, step, &eyes).await?;
    let picture = core.picture(drawing).await?;
    Ok(([(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

async fn drawing(
    core: &App,
    visitor: &Visitor,
    id: &str,
    step: usize,
    eyes: &Eyes,
) -> Result<String, Failure> {
    let (handle, now) = core.seen(id).await?;
    if !core.limits.allow(Deed::Look, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let eyes = eyes_of(&now, visitor.id(), Some(eyes.eyes.as_deref().unwrap_or("table")))?;
    let no_step = || Failure::NO_PAGE.with(format!("(There is no step {step}.)"));
    let moment = handle.at(step).await.ok_or_else(no_step)?;
    let scenery = scenery(core, &now, Some(&*moment), &visitor.viewer(eyes));
    let drawn = bounded(core.config.engine_limit * 4, move || moment.picture(&scenery.sight())).await;
    drawn.map_err(|fault| {
        tracing::error!("a board was not drawn: {fault}");
        Failure::BROKEN
    })
}
