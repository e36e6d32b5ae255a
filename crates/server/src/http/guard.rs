//! Around every request: limits, origin, headers that tell browsers to be strict, and failures in words.

use super::origin;
use super::visitor::{address, bearer, language, peer, theme};
use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use crate::limits::Deed;
use axum::body::Body;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use serde_json::json;
use std::sync::Arc;
use std::time::Instant;
use table::{Chrome, Theme, error_page};
use text::Lang;
use tracing::Instrument as _;

/// Nothing from elsewhere, no inline script. `style` attributes hold the places of pieces.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
     connect-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

pub async fn guard(State(core): State<Arc<Core>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (mut parts, body) = request.into_parts();
    core.config.proxies.strip(peer(&parts), &mut parts.headers);
    // A number for whatever is logged on the way, and for whoever is told that something went wrong.
    let incident = crate::random::name(8);
    let (method, logged) = (parts.method.clone(), logged_path(&parts));
    let api = parts.uri.path().starts_with("/api/");
    let (lang, theme) = (language(&parts.headers), theme(&parts.headers));
    let path = parts.uri.path_and_query().map_or("/", |p| p.as_str()).to_owned();
    let refused = if !core.limits.allow(Deed::Request, &address(&core, &parts)) {
        Some(Failure::TOO_OFTEN)
    } else if !same_origin(&core, &parts.method, &parts.headers, &parts.uri) {
        Some(Failure::FOREIGN)
    } else if path.contains("%00") {
        // No name of ours holds it, and not every database can even look for it.
        Some(Failure::NO_PAGE)
    } else {
        None
    };
    let span = tracing::info_span!("request", incident);
    let response = match refused {
        Some(failure) => failure.into_response(),
        None => next.run(Request::from_parts(parts, body)).instrument(span.clone()).await,
    };
    let mut response = dress(response, api, (lang, theme), &path, &incident).await;
    let (status, took) = (response.status(), begun.elapsed());
    span.in_scope(|| match status.is_server_error() {
        true => tracing::error!(%method, path = logged, status = status.as_u16(), ms = took.as_millis() as u64, "failed"),
        false => tracing::info!(%method, path = logged, status = status.as_u16(), ms = took.as_millis() as u64),
    });
    metrics::histogram!("ecumene_request_seconds").record(took.as_secs_f64());
    for (name, value) in &HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if core.config.public_url.as_ref().is_some_and(|url| url.starts_with("https:")) {
        // Whoever came once by https comes by nothing else for a year.
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().entry(header::STRICT_TRANSPORT_SECURITY).or_insert(year);
    }
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    metrics::counter!("ecumene_requests_total", "status" => response.status().as_str().to_owned())
        .increment(1);
    response
}

/// Whatever changes something, and every WebSocket, must come from our own pages. Browsers say where a request comes
/// from; what says nothing is no browser and carries no cookie by accident. A bearer token is never sent by accident.
fn same_origin(core: &Core, method: &Method, headers: &HeaderMap, uri: &Uri) -> bool {
    let upgrade = headers.get(header::UPGRADE).is_some();
    if (method.is_safe() && !upgrade) || bearer(headers).is_some() {
        return true;
    }
    let text = |name: HeaderName| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin" || site == "none";
    }
    let Some(from) = text(header::ORIGIN) else { return true };
    if core.config.public_url.as_deref() == Some(from) {
        return true;
    }
    let host = origin::host(headers, uri);
    let named = from.split_once("://").map(|(_, rest)| rest);
    host.is_some() && named == host
}

/// What the log may have of an address: nothing that lets somebody in, no invitation, no code.
fn logged_path(parts: &axum::http::request::Parts) -> String {
    let path = parts.uri.path();
    match parts.extensions.get::<MatchedPath>().map(MatchedPath::as_str) {
        Some(route) if route.starts_with("/t/") || route.starts_with("/api/") || !route.contains('{') => {
            path.to_owned()
        }
        Some(route) => route.to_owned(),
        None => "(unknown)".to_owned(),
    }
}

/// Says what went wrong: as JSON to programs, as a page to people. Where it is our fault, with the number of the incident.
async fn dress(
    mut response: Response,
    api: bool,
    (lang, theme): (Lang, Theme),
    path: &str,
    incident: &str,
) -> Response {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let cookies: Vec<_> = response.headers().get_all(header::SET_COOKIE).iter().cloned().collect();
    let failure = match response.extensions_mut().remove::<Failure>() {
        Some(failure) => failure,
        // Said by a handler already.
        None if is_ours(&response) => return response,
        None => by_status(response).await,
    };
    let message = failure.message(lang);
    let incident = status.is_server_error().then_some(incident);
    let mut dressed = if api {
        axum::Json(json!({ "error": failure.code, "message": message, "incident": incident })).into_response()
    } else {
        let words = crate::words::words(lang);
        let chrome = Chrome { words, theme, path, name: "", signed_in: false, waiting: 0 };
        Html(error_page(&chrome, failure.status.as_u16(), &message, incident).into_string()).into_response()
    };
    *dressed.status_mut() = failure.status;
    if matches!(failure.status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
        dressed.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
    }
    if failure.status == StatusCode::UNAUTHORIZED && api {
        dressed.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    for cookie in cookies {
        dressed.headers_mut().append(header::SET_COOKIE, cookie);
    }
    dressed
}

fn is_ours(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    kind.starts_with("text/html") || kind.starts_with("application/json")
}

/// What the framework refused: wrong method, wrong form, too large.
async fn by_status(response: Response) -> Failure {
    let status = response.status();
    let code = match status {
        StatusCode::NOT_FOUND => Code::NoPage,
        StatusCode::METHOD_NOT_ALLOWED => Code::WrongMethod,
        StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        StatusCode::REQUEST_TIMEOUT => Code::Timeout,
        s if s.is_server_error() => Code::Broken,
        _ => Code::BadRequest,
    };
    let failure = Failure::new(status, code);
    if code != Code::BadRequest {
        return failure;
    }
    let body = axum::body::to_bytes(response.into_body(), 4096).await.unwrap_or_default();
    match String::from_utf8_lossy(&body).trim() {
        "" => failure,
        detail => failure.with(detail),
    }
}

/// A panic in a handler: said like everything else, never a torn connection.
pub fn panicked(_: Box<dyn std::any::Any + Send + 'static>) -> axum::http::Response<Body> {
    tracing::error!("a handler panicked");
    Failure::BROKEN.into_response()
}
