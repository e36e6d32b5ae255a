//! Seeing, answering, following.

use super::shapes::{Act, Acted, Stopped, View};
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{Answer, No, Step};
use crate::http::{App, Body, Visitor};
use crate::limits::Deed;
use crate::live::{natural, seats, wished};
use crate::owner::{By, Published};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use kernel::{Audience, Seat};
use serde::Deserialize;
use serde_json::Value;
use std::convert::Infallible;
use std::sync::Arc;

#[derive(Deserialize)]
pub struct Eyes {
    /// A seat, or `table`.
    #[serde(rename = "as")]
    eyes: Option<String>,
}

fn eyes_of(now: &Published, visitor: &Visitor, eyes: Option<&str>) -> Result<Audience, Failure> {
    eyes.map_or_else(|| Ok(natural(now, visitor.id())), |text| wished(now, visitor.id(), text))
}

async fn seen(core: &App, now: Arc<Published>, visitor: &Visitor, who: Audience) -> Result<View, Failure> {
    let nothing = || Failure::from(now.trouble.clone().map_or(No::NotStarted, No::Frozen));
    let moment = now.moment.clone().ok_or_else(nothing)?;
    let seated = seats(&now, Some(&*moment), &visitor.viewer(who));
    let lang = visitor.lang;
    let drawn = bounded(core.config.engine_limit, move || View {
        version: now.version,
        steps: moment.steps().0,
        open: (0..8).filter(|seat| moment.open() & 1 << seat != 0).collect(),
        view: moment.view(who),
        gauges: moment.gauges(who),
        offer: match who {
            Audience::Seat(seat) => moment.offer(seat, lang, &seated),
            Audience::Table => None,
        },
        standing: moment.standing().and_then(|s| serde_json::from_str(&s).ok()),
    });
    drawn.await.map_err(|fault| {
        tracing::error!("a view failed: {fault}");
        Failure::BROKEN
    })
}

/// What one seat, or the table, sees.
#[utoipa::path(get, path = "/api/v1/tables/{id}/view", params(("id" = String, Path), ("as" = Option<String>, Query)),
    responses((status = 200, body = View), (status = 403), (status = 404), (status = 409)), security(("token" = [])))]
pub async fn view(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
) -> Result<Json<View>, Failure> {
    let (_, now) = core.seen(&id).await?;
    let who = eyes_of(&now, &visitor, eyes.as_deref())?;
    Ok(Json(seen(&core, now, &visitor, who).await?))
}

#[derive(Deserialize)]
pub struct Asked {
    /// A seat.
    #[serde(rename = "as")]
    eyes: Option<String>,
    #[serde(default)]
    foresee: bool,
    /// Of which choice, where there are too many to foresee them all.
    choice: Option<usize>,
}

/// What a seat may answer: numbered choices, and what is refused with its rule. Null when it is not asked. With
/// `foresee=true` each choice says under `foreseen` what it would do: what changes in the gauges, what would be told with
/// which chance (in parts of 10000), what is asked then. An offer of more than 40 choices has it for `choice=n` alone.
#[utoipa::path(get, path = "/api/v1/tables/{id}/offer",
    params(("id" = String, Path), ("as" = Option<String>, Query), ("foresee" = Option<bool>, Query), ("choice" = Option<usize>, Query)),
    responses((status = 200, body = Option<Object>), (status = 403), (status = 404), (status = 409)), security(("token" = [])))]
pub async fn offer(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Asked { eyes, foresee, choice }): Query<Asked>,
) -> Result<Json<Value>, Failure> {
    let (_, now) = core.seen(&id).await?;
    let Audience::Seat(seat) = eyes_of(&now, &visitor, eyes.as_deref())? else {
        return Err(Failure::NOT_YOUR_SEAT);
    };
    let who = Audience::Seat(seat);
    let mut offer = seen(&core, now.clone(), &visitor, who).await?.offer.unwrap_or_default();
    let (true, Some(moment)) = (foresee && !offer.is_null(), now.moment.clone()) else {
        return Ok(Json(offer));
    };
    if !core.limits.allow(Deed::Foresee, visitor.id()) {
        return Err(Failure::TOO_OFTEN);
    }
    let (seats, lang) = (seats(&now, Some(&*moment), &visitor.viewer(who)), visitor.lang);
    let foreseen = bounded(core.config.engine_limit, move || {
        let choices = offer["choices"].as_array_mut().map_or(&mut [][..], |choices| choices);
        let few = choices.len() <= foresight::AT_ONCE;
        for (index, shown) in choices.iter_mut().enumerate().filter(|(i, _)| few || choice == Some(*i)) {
            shown["foreseen"] = moment.foreseen(seat, index, lang, &seats).unwrap_or_default();
        }
        offer
    });
    foreseen.await.map(Json).map_err(|fault| {
        tracing::error!("a foresight failed: {fault}");
        Failure::BROKEN
    })
}

/// Answers. What is acknowledged is stored; what is refused changed nothing.
#[utoipa::path(post, path = "/api/v1/tables/{id}/act", params(("id" = String, Path)), request_body = Act,
    responses((status = 200, body = Acted), (status = 400), (status = 403), (status = 404), (status = 409), (status = 429)),
    security(("token" = [])))]
pub async fn act(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(act): Body<Act>,
) -> Result<Json<Acted>, Failure> {
    let person = visitor.known()?.id.clone();
    if !core.limits.allow(Deed::Act, &person) {
        return Err(Failure::TOO_OFTEN);
    }
    let (seat, msg) = (Seat(act.seat), act.id.clone());
    if msg.is_empty() || msg.len() > 64 || msg.chars().any(char::is_control) {
        return Err(No::Bad("an id has 1 to 64 characters".into()).into());
    }
    let answer = answer(act)?;
    let handle = core.table(&id).await?;
    let outcome = handle.answer(seat, answer, msg, By::Person(person)).await;
    let stopped = match outcome.no {
        Some(no) if outcome.taken == 0 => return Err(no.into()),
        Some(no) => {
            let failure = Failure::from(no);
            Some(Stopped { error: failure.code.word(), message: failure.message(visitor.lang) })
        }
        None => None,
    };
    Ok(Json(Acted { taken: outcome.taken, entries: outcome.entries, stopped }))
}

fn answer(act: Act) -> Result<Answer, Failure> {
    let steps = match (act.choice, act.action, act.steps, act.take.as_deref()) {
        (Some(choice), None, None, None) => vec![Step::Choice(choice)],
        (None, Some(action), None, None) => vec![Step::Action(action)],
        (None, None, Some(steps), None) => steps,
        (None, None, None, Some("undo")) => return Ok(Answer::Undo),
        (None, None, None, Some("redo")) => return Ok(Answer::Redo),
        (None, None, None, Some("restart")) => return Ok(Answer::Restart),
        (None, None, None, Some(other)) => {
            return Err(Failure::bad(format!("take is undo, redo or restart, not '{other}'")));
        }
        _ => return Err(Failure::bad("give exactly one of choice, action, steps and take")),
    };
    let decision = act.decision.ok_or_else(|| Failure::bad("the number of the decision is missing"))?;
    Ok(Answer::Act { decision, steps })
}

/// Follows a table: one event with the view and the offer now, and one after every change. Bursts are joined.
#[utoipa::path(get, path = "/api/v1/tables/{id}/stream", params(("id" = String, Path), ("as" = Option<String>, Query)),
    responses((status = 200, content_type = "text/event-stream", body = View), (status = 403), (status = 404)),
    security(("token" = [])))]
pub async fn stream(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Failure> {
    let (handle, now) = core.seen(&id).await?;
    let who = eyes_of(&now, &visitor, eyes.as_deref())?;
    let mut watch = handle.watch();
    watch.mark_changed();
    let stopping = core.stopping.subscribe();
    let here = (!visitor.id().is_empty()).then(|| handle.arrive(visitor.id()));
    let begin = (core, handle, watch, stopping, visitor, here);
    let events = futures_util::stream::unfold(begin, move |mut all| async move {
        loop {
            let (core, _, watch, stopping, visitor, _) = &mut all;
            tokio::select! {
                () = crate::core::stopped(stopping) => return None,
                changed = watch.changed() => changed.ok()?,
            }
            let now = watch.borrow_and_update().clone();
            let Some(now) = now else { continue };
            if !now.may_see(visitor.id(), who) {
                return None;
            }
            // Before the start there is nothing to see; the stream waits for it.
            if now.moment.is_none() {
                continue;
            }
            let view = seen(core, now, visitor, who).await.ok()?;
            let event = Event::default().json_data(&view).ok()?;
            return Some((Ok(event), all));
        }
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}
