//! Rules, files, health and metrics.

use super::{App, Visitor};
use crate::engine::bounded;
use crate::failure::Failure;
use crate::workshop::Tree;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use table::{RulesPage, rules_page};
use text::Lang;

pub async fn rules(
    State(core): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let game = core.games.get(&game).ok_or(Failure::NO_GAME)?;
    let chrome = visitor.chrome(game.words(visitor.lang), 0);
    let (title, style, plays) = (game.title(visitor.lang), game.style_url(), game.plays());
    let source = game.rules(visitor.lang);
    let rules = RulesPage { game: game.id(), title: &title, style: &style, source, plays: &plays };
    Ok(Html(rules_page(&chrome, &rules).into_string()).into_response())
}

/// The player aid, to be printed.
pub async fn aid(
    State(core): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let limit = core.config.engine_limit;
    let drawn = bounded(limit, move || {
        let game = core.games.get(&game).ok_or(Failure::NO_GAME)?;
        game.aid(&visitor.chrome(game.words(visitor.lang), 0)).ok_or(Failure::NO_PAGE)
    });
    Ok(Html(drawn.await.map_err(|_| Failure::BROKEN)??).into_response())
}

#[derive(Deserialize)]
pub struct At {
    #[serde(default)]
    step: usize,
}

/// A rule, played: its example after so many steps.
pub async fn example(
    State(core): State<App>,
    visitor: Visitor,
    Path((game, name)): Path<(String, String)>,
    Query(At { step }): Query<At>,
) -> Result<Response, Failure> {
    let limit = core.config.engine_limit;
    let drawn = bounded(limit, move || {
        let game = core.games.get(&game).ok_or(Failure::NO_GAME)?;
        let chrome = visitor.chrome(game.words(visitor.lang), 0);
        game.example(&chrome, &name, step).ok_or(Failure::NO_PAGE)
    });
    Ok(Html(drawn.await.map_err(|_| Failure::BROKEN)??).into_response())
}

/// Addresses carry a version, so what was loaded once is good for ever.
pub async fn asset(
    State(core): State<App>,
    Path((_, file)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let keep = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    let fresh = (header::CACHE_CONTROL, "no-store");
    let tree = Tree::of(&core);
    if let Some(id) = file.strip_prefix("game-").and_then(|rest| rest.strip_suffix(".css")) {
        let game = core.games.get(id).ok_or(Failure::NO_PAGE)?;
        if let Some(style) = tree.and_then(|tree| tree.style(id)) {
            return Ok(([(header::CONTENT_TYPE, "text/css; charset=utf-8"), fresh], style).into_response());
        }
        return Ok(([(header::CONTENT_TYPE, "text/css; charset=utf-8"), keep], game.style()).into_response());
    }
    let asset = table::asset(&file).ok_or(Failure::NO_PAGE)?;
    if let Some(tree) = tree {
        return Ok(([(header::CONTENT_TYPE, asset.mime), fresh], tree.asset(asset)).into_response());
    }
    Ok(([(header::CONTENT_TYPE, asset.mime), keep], asset.body).into_response())
}

/// The picture of a game. Its address carries a version, too.
pub async fn still(
    State(core): State<App>,
    Path((_, lang, game)): Path<(String, Lang, String)>,
) -> Result<Response, Failure> {
    let drawn = tokio::task::spawn_blocking(move || core.games.get(&game).map(|host| host.still(lang)));
    let drawing = drawn.await.map_err(|_| Failure::BROKEN)?.ok_or(Failure::NO_GAME)?;
    let keep = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), keep], drawing.to_string()).into_response())
}

/// The picture of a game that messengers show beside an invitation.
pub async fn card(
    State(core): State<App>,
    Path((_, game)): Path<(String, String)>,
) -> Result<Response, Failure> {
    let host = core.games.get(&game).ok_or(Failure::NO_GAME)?;
    let picture = host.picture().ok_or(Failure::NO_PAGE)?;
    let keep = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    Ok(([(header::CONTENT_TYPE, "image/jpeg"), keep], picture).into_response())
}

pub async fn health(State(core): State<App>) -> Response {
    let version = env!("CARGO_PKG_VERSION");
    match core.ailment().await {
        None => axum::Json(json!({ "healthy": true, "version": version })).into_response(),
        Some(reason) => {
            let body = json!({ "healthy": false, "reason": reason, "version": version });
            (StatusCode::SERVICE_UNAVAILABLE, axum::Json(body)).into_response()
        }
    }
}

/// For Prometheus. Shown to this machine only: whoever comes through a proxy comes from elsewhere.
pub async fn metrics(State(core): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let local = visitor.address.parse::<std::net::IpAddr>().is_ok_and(|ip| ip.is_loopback());
    if !local {
        return Err(Failure::NO_PAGE);
    }
    let text = core.metrics.as_ref().map(|m| m.render()).unwrap_or_default();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response())
}
