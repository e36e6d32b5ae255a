//! The JSON API, for programs: list games, open a table, sit down, see, answer, follow. `/api/v1/openapi.json`
//! describes it; a bearer token made on the account page (or by `POST /api/v1/guests`) says who asks.

mod play;
mod shapes;
mod tables;

use crate::http::App;
use axum::routing::{get, post};
use axum::{Json, Router};
use utoipa::OpenApi;
use utoipa::openapi::Ref;
use utoipa::openapi::content::Content;
use utoipa::openapi::response::ResponseBuilder;
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
    components(schemas(shapes::Problem)),
    modifiers(&Bearer, &Problems)
)]
pub struct Document;

/// What every address may answer, and with a body.
const ALWAYS: [(u16, &str); 9] = [
    (400, "Not understood"),
    (401, "The token is missing, unknown or revoked"),
    (403, "Not for whoever asks: somebody else's seat or table, or a request of another site"),
    (404, "No such table, game or address"),
    (410, "The table was closed by whoever looks after the server"),
    (408, "It took too long and was given up"),
    (429, "Too often in too short a time; `Retry-After` says when to try again"),
    (500, "Something went wrong; nothing was lost"),
    (
        503,
        "Busy, or storage is away: nothing was done. Send it again, with the same id, after `Retry-After` seconds",
    ),
];
const WITH_BODY: [(u16, &str); 3] = [
    (413, "More than is accepted at once"),
    (415, "Not `application/json`"),
    (422, "The body does not have the form that is documented, or cannot be played so"),
];
const CONFLICT: &str = "Not now: `error` says why";

/// Says of every operation how it may fail: the same everywhere, so it is written once.
struct Problems;

impl utoipa::Modify for Problems {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        for item in document.paths.paths.values_mut() {
            for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
                let mut known = ALWAYS.to_vec();
                if operation.request_body.is_some() {
                    known.extend(WITH_BODY);
                }
                let responses = &mut operation.responses.responses;
                if responses.contains_key("409") {
                    known.push((409, CONFLICT));
                }
                for (status, description) in known {
                    let content = Content::new(Some(Ref::from_schema_name("Problem")));
                    let problem = ResponseBuilder::new().description(description);
                    let problem = problem.content("application/json", content).build();
                    responses.insert(status.to_string(), problem.into());
                }
            }
        }
    }
}

struct Bearer;

impl utoipa::Modify for Bearer {
    fn modify(&self, document: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}
