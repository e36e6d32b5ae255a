//! Messages to this very browser, and what makes the pages an app: the service worker and its offline page.

use super::{App, Body, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::limits::Deed;
use crate::remind::{check_hook, check_push};
use crate::store::{PushRow, Reminder};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use table::offline_page;

/// More browsers than anybody has at hand.
const MOST: usize = 20;

#[derive(Deserialize)]
pub struct Sealed {
    p256dh: String,
    auth: String,
}

/// As a browser writes it.
#[derive(Deserialize)]
pub struct Subscription {
    endpoint: String,
    keys: Sealed,
}

#[derive(Deserialize)]
pub struct Gone {
    endpoint: String,
}

/// What a browser subscribes with.
pub async fn key(State(core): State<App>) -> Result<Response, Failure> {
    let keys = core.push_keys().await.map_err(|why| {
        tracing::error!("no key for push messages: {why:#}");
        Failure::BROKEN
    })?;
    Ok(axum::Json(json!({ "key": keys.public() })).into_response())
}

pub async fn subscribe(
    State(core): State<App>,
    mut visitor: Visitor,
    Body(wish): Body<Subscription>,
) -> Result<Response, Failure> {
    let bad =
        |why: anyhow::Error| Failure::new(StatusCode::BAD_REQUEST, Code::PushForm).with(format!("({why})"));
    let person = visitor.someone(&core).await?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    check_hook(&wish.endpoint, core.config.private_hooks).map_err(bad)?;
    check_push(&wish.keys.p256dh, &wish.keys.auth).map_err(bad)?;
    let known = core.store.pushes(&person.id).await?;
    if let Some(oldest) = known.first().filter(|_| known.len() >= MOST) {
        core.store.forget_push(&person.id, &oldest.endpoint).await?;
    }
    let Sealed { p256dh, auth } = wish.keys;
    core.store.save_push(&person.id, &PushRow { endpoint: wish.endpoint, p256dh, auth }).await?;
    // Whoever asks for messages wants them.
    let mut reminder = core.store.reminder(&person.id).await?.unwrap_or_default();
    if reminder.often.is_empty() || reminder.often == "never" {
        reminder = Reminder { person: person.id.clone(), often: "now".into(), ..reminder };
        core.store.save_reminder(&reminder).await?;
    }
    Ok(visitor.with(&core, StatusCode::NO_CONTENT))
}

pub async fn unsubscribe(
    State(core): State<App>,
    visitor: Visitor,
    Body(gone): Body<Gone>,
) -> Result<Response, Failure> {
    core.store.forget_push(&visitor.known()?.id, &gone.endpoint).await?;
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Looks after every page, so it lies above them all.
pub async fn worker(State(core): State<App>) -> Result<Response, Failure> {
    // Whoever works on the pages wants to see what changed, not what was kept.
    if core.config.assets_from.is_some() {
        return Err(Failure::NO_PAGE);
    }
    let kind = (header::CONTENT_TYPE, "text/javascript; charset=utf-8");
    Ok(([kind, (header::CACHE_CONTROL, "no-cache")], table::service_worker()).into_response())
}

/// What is shown when the server cannot be reached.
pub async fn offline(visitor: Visitor) -> Response {
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Html(offline_page(&chrome).into_string()).into_response()
}
