//! The JSON API, for programs: list games, open a table, sit down, see, answer, follow. `/api/v1/openapi.json`
//! describes it; a bearer token made on the account page (or by `POST /api/v1/guests`) says who asks.

mod play;
mod shapes;
mod tables;

use crate::http::App;
use axum::routing::{get, post};
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

pub fn router() -> Router<App> {
    Router::new()
        .route("/api/v1/openapi.json", get(|| async { Json(Document::openapi()) }))
        .route("/api/v1/guests", post(tables::guest))
        .route("/api/v1/games", get(tables::games))
        .route("/api/v1/tables", get(tables::list).post(tables::create))
        .route("/api/v1/tables/{id}", get(tables::show))
        .route("/api/v1/tables/{id}/join", post(tables::join))
        .route("/api/v1/tables/{id}/start", post(tables::start))
        .route("/api/v1/tables/{id}/view", get(play::view))
        .route("/api/v1/tables/{id}/offer", get(play::offer))
        .route("/api/v1/tables/{id}/act", post(play::act))
        .route("/api/v1/tables/{id}/stream", get(play::stream))
}

/// The document is written beside the handlers, so it cannot forget one that is listed here.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Ecumene",
        description = "Play civilization board games by program. Every answer that is acknowledged is durably stored; \
                       a repeated message id is answered again and never done twice."
    ),
    paths(
        tables::guest, tables::games, tables::list, tables::create, tables::show, tables::join, tables::start,
        play::view, play::offer, play::act, play::stream
    ),
    modifiers(&Bearer)
)]
pub struct Document;

struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}
