//! Pages and forms. All of them work without script, but for the live table.

mod account;
mod after;
mod board;
mod export;
mod forms;
mod guard;
mod hint;
mod invite;
mod learn;
mod leaving;
mod lobby;
mod misc;
mod moderation;
mod origin;
mod push;
mod reminders;
mod seats;
mod since;
mod tables;
mod visitor;

pub use forms::Body;
pub use visitor::Visitor;

use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::routing::{get, post};
use std::sync::Arc;
use std::time::Duration;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// Largest body of a request; match files may be larger.
const MOST_BODY: usize = 64 * 1024;
const MOST_FILE: usize = 8 * 1024 * 1024;

pub type App = Arc<Core>;

/// Everything a server answers.
pub fn router(core: Arc<Core>) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::home))
        .route("/next", get(lobby::next))
        .route("/sw.js", get(push::worker))
        .route("/offline", get(push::offline))
        .route("/push/key", get(push::key))
        .route("/push", post(push::subscribe))
        .route("/push/off", post(push::unsubscribe))
        .route("/new", get(lobby::new))
        .route("/tables", post(lobby::create))
        .route("/archive", get(lobby::archive))
        .route("/archive/{game}", get(after::statistics))
        .route("/mine", get(after::mine))
        .route("/import", post(lobby::import).layer(DefaultBodyLimit::max(MOST_FILE)))
        .route("/t/{id}", get(tables::page))
        .route("/t/{id}/at/{step}", get(tables::moment))
        .route("/t/{id}/at/{step}/board.svg", get(board::svg))
        .route("/t/{id}/at/{step}/board.png", get(board::png))
        .route("/t/{id}/analysis", get(after::analysis))
        .route("/t/{id}/study", get(after::study))
        .route("/t/{id}/branch", post(after::branch))
        .route("/t/{id}/comment", post(after::comment))
        .route("/t/{id}/dice", get(after::dice))
        .route("/t/{id}/draws", get(after::draws))
        .route("/t/{id}/embed", get(after::embed))
        .route("/t/{id}/share", get(after::share))
        .route("/t/{id}/track", get(after::track))
        .route("/t/{id}/live", get(tables::live))
        .route("/t/{id}/export", get(export::export))
        .route("/t/{id}/hint", get(hint::hint))
        .route("/t/{id}/coach", get(hint::coach))
        .route("/t/{id}/why", get(hint::why))
        .route("/t/{id}/since", get(since::since))
        .route("/t/{id}/card/{line}", get(since::card))
        .route("/t/{id}/round/{line}", get(since::round))
        .route("/t/{id}/report", get(tables::report))
        .route("/learn", post(learn::learn))
        .route("/t/{id}/lesson", post(learn::turn))
        .route("/t/{id}/complaint", get(moderation::complaint_form).post(moderation::complain))
        .route("/moderation", get(moderation::page).post(moderation::act))
        .route("/t/{id}/{verb}", post(tables::change))
        .route("/j/{code}", get(invite::invitation).post(invite::accept))
        .route("/account", get(account::page))
        .route("/account/sign-in", get(account::sign_in_form).post(account::sign_in))
        .route("/account/sign-up", get(account::sign_up_form).post(account::sign_up))
        .route("/account/sign-out", post(account::sign_out))
        .route("/account/password", post(account::password))
        .route("/account/tokens", post(account::tokens))
        .route("/account/name", post(leaving::name))
        .route("/account/ties", post(leaving::ties))
        .route("/account/export", get(leaving::export))
        .route("/account/delete", post(leaving::delete))
        .route("/account/forgot", get(leaving::forgot_form).post(leaving::forgot))
        .route("/account/reset", get(leaving::reset_form).post(leaving::reset))
        .route("/account/reminders", post(reminders::save))
        .route("/reminders/off/{token}", get(reminders::ask_off).post(reminders::off))
        .route("/reminders/mail/{token}", get(reminders::ask_mail).post(reminders::mail))
        .route("/prefs", post(account::prefs))
        .route("/rules/{game}", get(misc::rules))
        .route("/rules/{game}/aid", get(misc::aid))
        .route("/rules/{game}/see/{name}", get(misc::example))
        .route("/assets/{version}/{file}", get(misc::asset))
        .route("/still/{version}/{lang}/{game}", get(misc::still))
        .route("/card/{version}/{game}", get(misc::card))
        .route("/health", get(misc::health))
        .route("/metrics", get(misc::metrics))
        .merge(crate::api::router());
    // Only where somebody works on the pages.
    let pages = match core.config.assets_from {
        Some(_) => pages.route("/assets/changes", get(crate::workshop::changes)),
        None => pages,
    };
    pages
        .fallback(|| async { Failure::NO_PAGE })
        .method_not_allowed_fallback(|| async {
            Failure::new(StatusCode::METHOD_NOT_ALLOWED, Code::WrongMethod)
        })
        .layer(DefaultBodyLimit::max(MOST_BODY))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, Duration::from_secs(30)))
        .layer(axum::middleware::from_fn_with_state(core.clone(), guard::guard))
        .layer(CompressionLayer::new())
        .with_state(core)
}
