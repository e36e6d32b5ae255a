//! One table: its page, its moments, what can be done with it, and invitations to it.

use super::forms::Fields;
use super::invite::{card_of, kept_for};
use super::lobby::seat_infos;
use super::{App, Visitor};
use crate::code::Code;
use crate::consent::Say;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::Moment;
use crate::limits::Deed;
use crate::live::{MOST_BYTES, Shown, Viewer, chat, on_arrival, scenery, serve, table_info, wished};
use crate::owner::Published;
use crate::store::{Room, Scope, Status};
use axum::extract::{Path, Query, State, WebSocketUpgrade};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use kernel::Audience;
use serde::Deserialize;
use serde_json::json;
use sitting::Deed as Act;
use std::sync::Arc;
use table::{HaltedPage, RoomPage, TablePage, halted_page, room_page};

#[derive(Deserialize)]
pub struct As {
    #[serde(rename = "as")]
    eyes: Option<String>,
    /// Of the page that connects: not every browser says again which languages it prefers.
    lang: Option<String>,
}

pub async fn page(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(As { eyes, .. }): Query<As>,
) -> Result<Response, Failure> {
    let (handle, mut now) = core.seen(&id).await?;
    let Some(moment) = now.moment.clone() else {
        let here = Published { online: handle.glance(visitor.id()), ..(*now).clone() };
        return waiting_room(&core, &visitor, &here).await;
    };
    // Somebody who was away for too long is back by looking in.
    if now.sitting.chairs.iter().any(|chair| chair.stand_in && chair.person.as_deref() == Some(visitor.id()))
    {
        match handle.deed(visitor.id(), Act::Return).await {
            Ok(_) => now = handle.now().await.unwrap_or(now),
            Err(why) => tracing::warn!(table = %id, "somebody is back, and it was not written down: {why:?}"),
        }
    }
    // To look must be possible, also while nothing can be written down.
    if let Err(why) = core.store.told(&id, visitor.id()).await {
        tracing::warn!(table = %id, "a look was not written down: {why}");
    }
    draw(&core, visitor, &now, moment, eyes).await
}

pub async fn moment(
    State(core): State<App>,
    visitor: Visitor,
    Path((id, step)): Path<(String, usize)>,
    Query(As { eyes, .. }): Query<As>,
) -> Result<Response, Failure> {
    let (handle, now) = core.seen(&id).await?;
    if !core.limits.allow(Deed::Look, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let no_step = || Failure::NO_PAGE.with(format!("(There is no step {step}.)"));
    let moment = handle.at(step).await.ok_or_else(no_step)?;
    draw(&core, visitor, &now, moment, eyes).await
}

/// Whose eyes a person asked for, if they may.
pub(super) fn eyes_of(now: &Published, person: &str, asked: Option<&str>) -> Result<Audience, Failure> {
    asked.map_or_else(|| Ok(on_arrival(now, person)), |text| wished(now, person, text))
}

async fn draw(
    core: &App,
    visitor: Visitor,
    now: &Published,
    moment: Arc<dyn Moment>,
    eyes: Option<String>,
) -> Result<Response, Failure> {
    let viewer = Viewer {
        note: core.store.note(&now.row.id, visitor.id()).await?.into(),
        apart: core.store.apart(visitor.id()).await?.into(),
        ..visitor.viewer(eyes_of(now, visitor.id(), eyes.as_deref())?)
    };
    let others = match visitor.id() {
        "" => 0,
        person => core.store.waiting_for(person).await?.iter().filter(|id| **id != now.row.id).count(),
    };
    let scenery = scenery(core, now, Some(&*moment), &viewer);
    let name = match viewer.audience {
        Audience::Seat(seat) => seat.to_string(),
        Audience::Table => "table".to_owned(),
    };
    let live_url = format!("/t/{}/live?as={name}&lang={}", now.row.id, visitor.lang);
    let (version, shared) = (now.version, core.clone());
    let game = now.row.game.clone();
    let drawn = bounded(core.config.engine_limit, move || {
        let words =
            shared.games.get(&game).map_or(crate::words::words(visitor.lang), |g| g.words(visitor.lang));
        let chrome = visitor.chrome(words, others);
        let sight = scenery.sight();
        let screen = moment.screen(&sight);
        let mut shown = Shown::default();
        shown.update(&screen);
        let page = TablePage { version, digest: shown.digest(), live_url: &live_url };
        let html = moment.page(&sight, &chrome, &page, &screen);
        (html, shown)
    });
    match drawn.await {
        Ok((html, shown)) => {
            core.parked.park(shown);
            Ok(Html(html).into_response())
        }
        Err(fault) => {
            // Who cannot see it is told so; the match is as sound as before, and others may see it.
            tracing::error!(table = %now.row.id, "a page was not drawn: {fault}");
            Err(Failure::new(StatusCode::INTERNAL_SERVER_ERROR, Code::Undrawable))
        }
    }
}

async fn waiting_room(core: &App, visitor: &Visitor, now: &Published) -> Result<Response, Failure> {
    match now.row.status {
        Status::Abandoned => return Err(Failure::NO_TABLE),
        _ if now.trouble.is_some() => return Ok(halted(core, visitor, now)),
        // Begun, and its owner has yet to read it.
        _ if now.row.started.is_some() => return Err(Failure::STORAGE),
        _ => {}
    }
    let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
    let seats = seat_infos(now, visitor);
    let full = !now.seats.iter().any(|s| s.empty());
    let table = table_info(core, now, None, &visitor.viewer(Audience::Table));
    let title = game.title(visitor.lang);
    let usual = game.read_options(Vec::new()).map(|usual| game.show_options(&usual)).unwrap_or_default();
    let changed: Vec<_> = table.options.iter().filter(|option| !usual.contains(option)).cloned().collect();
    let room = RoomPage {
        table: &table,
        game: &now.row.game,
        game_title: &title,
        seats: &seats,
        may_sit: core.may_enter(now, visitor.id()).await?
            || now.seats.iter().any(|s| kept_for(s, visitor.id())),
        may_start: full && table.host,
        chat: &chat(now, Room::Table, &visitor.viewer(Audience::Table)),
        card: &card_of(core, now, visitor, &now.row.invite),
        changed: &changed,
        private: now.row.private,
    };
    Ok(Html(room_page(&visitor.chrome(game.words(visitor.lang), 0), &room).into_string()).into_response())
}

/// A match of which nothing can be shown: why, who plays, how it ended, and its file for those who may have it.
fn halted(core: &App, visitor: &Visitor, now: &Published) -> Response {
    let game = core.games.get(&now.row.game);
    let words = game.map_or(crate::words::words(visitor.lang), |game| game.words(visitor.lang));
    let title = game.map_or_else(|| now.row.game.clone(), |game| game.title(visitor.lang));
    let notice = now.trouble.as_ref().map(|why| why.notice(visitor.lang)).unwrap_or_default();
    let standing = now.row.standing.as_ref().and_then(|text| serde_json::from_str(text).ok());
    let standing: serde_json::Value = standing.unwrap_or_default();
    let places = standing["places"].as_array().map_or_else(Vec::new, |places| {
        places.iter().map(|place| place.as_u64().unwrap_or_default()).collect()
    });
    let halted = HaltedPage {
        id: &now.row.id,
        game_title: &title,
        title: &now.row.title,
        notice: &notice,
        seats: &seat_infos(now, visitor),
        places: &places,
        may_export: super::export::may_export(now, visitor),
    };
    Html(halted_page(&visitor.chrome(words, 0), &halted).into_string()).into_response()
}

pub async fn live(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(As { eyes, lang }): Query<As>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Failure> {
    let who = if visitor.id().is_empty() { &visitor.address } else { visitor.id() };
    if !core.limits.allow(Deed::Connect, who) {
        return Err(Failure::TOO_OFTEN);
    }
    if visitor.person.as_ref().is_some_and(|person| person.marks.banned) {
        return Err(Failure::BANNED);
    }
    let Some(place) = core.limits.socket(&visitor.address, visitor.id()) else {
        return Err(Failure::TOO_OFTEN);
    };
    let (handle, now) = core.seen(&id).await?;
    // A seat may have been given up since the page was made: then it shows what everybody sees.
    let eyes = match eyes_of(&now, visitor.id(), eyes.as_deref()) {
        Err(no) if no.status == StatusCode::FORBIDDEN => Audience::Table,
        eyes => eyes?,
    };
    let viewer = Viewer {
        lang: lang.and_then(|lang| lang.parse().ok()).unwrap_or(visitor.lang),
        note: core.store.note(&id, visitor.id()).await?.into(),
        apart: core.store.apart(visitor.id()).await?.into(),
        ..visitor.viewer(eyes)
    };
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        // Zeroed before every read: by default 128 KiB, for messages of a few hundred bytes.
        .read_buffer_size(4096);
    Ok(upgrade.on_upgrade(move |socket| async move {
        serve(core, handle, socket, viewer).await;
        drop(place);
    }))
}

/// What a report of a problem needs: which table, which step, which rules, and what its reader saw. No secrets of
/// others: whoever repairs it finds them by the id.
pub async fn report(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(As { eyes, .. }): Query<As>,
) -> Result<Response, Failure> {
    let (_, now) = core.seen(&id).await?;
    let who = eyes_of(&now, visitor.id(), eyes.as_deref())?;
    let moment = now.moment.as_ref();
    let steps = moment.map(|m| m.steps().0);
    Ok(axum::Json(json!({
        "ecumene": env!("CARGO_PKG_VERSION"),
        "table": id,
        "game": now.row.game,
        "revision": now.row.started.as_ref().map(|s| s.revision),
        "options": serde_json::from_str::<serde_json::Value>(&now.row.options).unwrap_or_default(),
        "seats": now.row.seats,
        "status": now.row.status,
        "trouble": now.trouble.as_ref().map(|why| why.to_string()),
        "steps": steps,
        "entries": moment.map(|m| m.entries()),
        "open": moment.map(|m| m.open()),
        "commitment": moment.map(|m| m.commitment()),
        "moment": steps.map(|n| format!("/t/{id}/at/{n}")),
        "as": who,
        "view": moment.map(|m| m.view(who)),
        "offer": match who { Audience::Seat(seat) => moment.and_then(|m| m.offer(seat, visitor.lang, &[])), _ => None },
    }))
    .into_response())
}

/// Everything a button of a table or waiting room can do.
pub async fn change(
    State(core): State<App>,
    mut visitor: Visitor,
    Path((id, verb)): Path<(String, String)>,
    fields: Fields,
) -> Result<Response, Failure> {
    const VERBS: [&str; 10] =
        ["sit", "leave", "start", "bot", "stand", "unstand", "take-back", "plan", "rematch", "abandon"];
    if !VERBS.contains(&verb.as_str()) && !super::seats::VERBS.contains(&verb.as_str()) {
        return Err(Failure::NO_PAGE);
    }
    // Whoever says or asks for something becomes somebody.
    let newcomer = ["sit", "say", "ask"].contains(&verb.as_str());
    let person = if newcomer { visitor.someone(&core).await? } else { visitor.known()?.clone() };
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let seat = fields.seat()?;
    let named = || seat.ok_or_else(|| Failure::bad("the field 'seat' is missing"));
    let mut to = format!("/t/{id}");
    match verb.as_str() {
        "sit" => {
            let (_, now) = core.seen(&id).await?;
            // A private table is entered by its invitation, by its host's friends, and by whom a seat is kept for.
            let kept = now.seats.iter().any(|s| kept_for(s, &person.id));
            if !kept && !core.may_enter(&now, &person.id).await? {
                return Err(Failure::NOT_ALLOWED);
            }
            core.sit(&person.id, &id, seat).await?;
        }
        "leave" => core.leave(&person.id, &id, named()?).await?,
        "start" => core.start_table(&person.id, &id).await?,
        "bot" => core.to_bot(&person.id, &id, named()?, fields.get("bot")).await?,
        "stand" => {
            let scope =
                Scope::of(fields.text("scope")).ok_or_else(|| Failure::bad("scope is turn or game"))?;
            core.stand(&person.id, &id, named()?, fields.text("question"), Some(scope)).await?;
        }
        "take-back" => {
            let say =
                Say::of(fields.text("say")).ok_or_else(|| Failure::bad("say is ask, yes, no or withdraw"))?;
            core.take_back(&person.id, &id, named()?, say).await?;
        }
        "plan" => match fields.text("say") {
            "play" => core.play_plan(&person.id, &id, named()?).await?,
            "drop" => core.drop_plan(&person.id, &id, named()?).await?,
            other => return Err(Failure::bad(format!("say is play or drop, not '{other}'"))),
        },
        "unstand" => core.stand(&person.id, &id, named()?, fields.text("question"), None).await?,
        "rematch" => to = format!("/t/{}", core.rematch(&person.id, &id).await?),
        "abandon" => {
            core.abandon(&person.id, &id).await?;
            to = "/".to_owned();
        }
        verb => super::seats::change(&core, &person.id, &id, verb, &fields, named).await?,
    }
    Ok(visitor.redirect(&core, &to))
}
