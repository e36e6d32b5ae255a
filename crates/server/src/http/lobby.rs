//! The lobby: my tables, open ones, running ones, finished ones; new tables and imported matches.

use super::forms::Fields;
use super::invite::kept_for;
use super::{App, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::live::{name_of, seats};
use crate::store::{Status, Summary, now};
use axum::extract::{Multipart, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use bots::Level;
use kernel::{Audience, Seat};
use serde::Deserialize;
use table::{Archive, Filled, Lobby, NewTable, TableCard, archive_page, lobby_page, new_page};

/// So many tables of each kind are listed.
const LISTED: i64 = 50;

pub async fn home(State(core): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let mut lobby = Lobby::default();
    let mine = match visitor.id() {
        "" => Vec::new(),
        person => core.store.tables_of(person, LISTED).await?,
    };
    let asked = match visitor.id() {
        "" => Vec::new(),
        person => core.store.asked_at(person).await?,
    };
    lobby.mine = mine.iter().map(|summary| card(&core, summary, &visitor)).collect();
    for table in &mut lobby.mine {
        table.asks_me = asked.contains(&table.id);
    }
    let others = |list: Vec<Summary>| -> Vec<TableCard> {
        list.iter().map(|s| card(&core, s, &visitor)).filter(|card| !card.mine).collect()
    };
    lobby.open = others(core.store.open_tables(visitor.id(), LISTED).await?);
    lobby.running = others(core.store.public_tables(Status::Running, i64::MAX, 20).await?);
    lobby.finished = others(core.store.public_tables(Status::Finished, i64::MAX, 10).await?);
    lobby.games = core.games.iter().map(|game| game.card(visitor.lang)).collect();
    for game in &mut lobby.games {
        let Some(taught) = &mut game.taught else { continue };
        let Some(lesson) = core.games.get(&game.id).and_then(|host| host.lessons().first()) else { continue };
        let tables = mine.iter().filter(|table| table.row.game == game.id);
        for at in tables.filter_map(|table| table.row.lesson.as_ref()).filter(|at| at.lesson == lesson.id) {
            taught.done |= at.done(lesson);
            if !at.done(lesson) {
                taught.at = lesson.card(at.card).map(|(part, _)| (part + 1, lesson.parts.len()));
            }
        }
    }
    let waiting = lobby.mine.iter().filter(|t| t.waits_for_me()).count();
    let words = crate::words::words(visitor.lang);
    Ok(Html(lobby_page(&visitor.chrome(words, waiting), &lobby).into_string()).into_response())
}

fn card(core: &App, summary: &Summary, visitor: &Visitor) -> TableCard {
    let row = &summary.row;
    let game = core.games.get(&row.game);
    let asked = |s: &crate::store::SeatRow| s.bot.is_none() && summary.open & 1 << s.seat != 0;
    let mine =
        |s: &crate::store::SeatRow| !visitor.id().is_empty() && s.person.as_deref() == Some(visitor.id());
    let people = summary
        .seats
        .iter()
        .filter_map(|s| s.person.as_ref())
        .collect::<std::collections::BTreeSet<_>>()
        .len();
    let name = |s: &crate::store::SeatRow| name_of(&summary.seats, s, visitor.lang);
    TableCard {
        id: row.id.clone(),
        game: row.game.clone(),
        game_title: game.map_or_else(|| row.game.clone(), |g| g.title(visitor.lang)),
        title: row.title.clone(),
        seats: summary.seats.iter().map(name).collect(),
        open: (0..row.seats).filter(|i| summary.open & 1 << i != 0).map(Seat).collect(),
        my_move: summary.seats.iter().any(|s| mine(s) && asked(s)),
        asks_me: false,
        kept_for_me: row.started.is_none() && summary.seats.iter().any(|s| kept_for(s, visitor.id())),
        mine: summary.seats.iter().any(|s| mine(s) || kept_for(s, visitor.id()))
            || row.creator == visitor.id(),
        started: row.started.is_some(),
        finished: row.status == Status::Finished,
        steps: summary.steps as usize,
        winners: row.standing.as_deref().map(winners).unwrap_or_default(),
        at_ms: summary.last,
        tempo: if people > 1 || row.started.is_none() {
            crate::words::words(visitor.lang).fill(&table::tempo(row.terms.tempo))
        } else {
            String::new()
        },
        until: my_time(core, summary, visitor.id()),
    }
}

/// When somebody's time is out at a table: as its owner knows if it is awake, else as it said when it went to sleep.
fn my_time(core: &App, summary: &Summary, person: &str) -> Option<i64> {
    if let Some(now) = core.hub.awake(&summary.row.id).and_then(|handle| handle.watch().borrow().clone()) {
        let clocks =
            now.seats_of(person).filter_map(|seat| now.sitting.clock(seat.0, crate::store::now())?.until);
        return clocks.min();
    }
    let known = summary.row.looked_at >= summary.last && summary.row.wake_at < i64::MAX;
    Some(summary.row.wake_at).filter(|wake_at| known && *wake_at > 0)
}

/// First places of a stored standing.
pub fn winners(standing: &str) -> Vec<Seat> {
    #[derive(Deserialize)]
    struct Places {
        places: Vec<u8>,
    }
    let places = serde_json::from_str::<Places>(standing).map_or(Vec::new(), |s| s.places);
    places.iter().enumerate().filter(|(_, place)| **place == 1).map(|(i, _)| Seat(i as u8)).collect()
}

#[derive(Deserialize)]
pub struct From {
    from: Option<String>,
}

/// The next table that waits for whoever asks, after the one they come from; the lobby, if none does.
pub async fn next(
    State(core): State<App>,
    visitor: Visitor,
    Query(From { from }): Query<From>,
) -> Result<Response, Failure> {
    let waiting = match visitor.id() {
        "" => Vec::new(),
        person => core.store.waiting_for(person).await?,
    };
    // Round and round, so that one that is put off does not hide the others.
    let at = waiting.iter().position(|id| Some(id) == from.as_ref()).map_or(0, |at| at + 1);
    let others = waiting.iter().cycle().skip(at).take(waiting.len());
    let way = others.into_iter().find(|id| Some(*id) != from.as_ref()).map(|id| format!("/t/{id}"));
    Ok(visitor.redirect(&core, way.as_deref().unwrap_or("/")))
}

#[derive(Deserialize)]
pub struct Which {
    game: Option<String>,
}

pub async fn new(State(core): State<App>, visitor: Visitor, Query(which): Query<Which>) -> Response {
    form(&core, &visitor, which.game, Filled::default(), None)
}

fn form(
    core: &App,
    visitor: &Visitor,
    game: Option<String>,
    filled: Filled,
    problem: Option<Failure>,
) -> Response {
    let lang = visitor.lang;
    let only = core.games.iter().next().filter(|_| core.games.iter().count() == 1).map(|g| g.id().to_owned());
    let status = problem.as_ref().map_or(StatusCode::OK, |p| p.status);
    let game = game.or(only);
    let said = |level: Level| crate::words::say(lang, &format!("bot-{}-help", level.id()));
    let bots = Level::ALL.map(|level| (level.id().to_owned(), said(level), level == Level::default()));
    let form = NewTable {
        games: core.games.iter().map(|g| g.card(lang)).collect(),
        game,
        bots: bots.to_vec(),
        filled,
        problem: problem.map(|p| p.problem(lang)),
    };
    let words = crate::words::words(lang);
    (status, Html(new_page(&visitor.chrome(words, 0), &form).into_string())).into_response()
}

pub async fn create(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    let game = core.games.get(fields.text("game")).ok_or(Failure::NO_GAME)?;
    let wish = fields.wish(game);
    let person = visitor.someone(&core).await?;
    let opened = match wish {
        Ok(wish) => core.open_table(&person.id, wish, visitor.lang).await,
        Err(failure) => Err(failure),
    };
    match opened {
        Ok(id) => Ok(visitor.redirect(&core, &format!("/t/{id}"))),
        Err(failure) => {
            let game = Some(game.id().to_owned());
            let answer = form(&core, &visitor, game, fields.filled(), Some(failure));
            Ok(visitor.with(&core, answer))
        }
    }
}

#[derive(Deserialize)]
pub struct Before {
    before: Option<i64>,
}

pub async fn archive(
    State(core): State<App>,
    visitor: Visitor,
    Query(Before { before }): Query<Before>,
) -> Result<Response, Failure> {
    list_archive(&core, &visitor, before, None).await
}

async fn list_archive(
    core: &App,
    visitor: &Visitor,
    before: Option<i64>,
    problem: Option<Failure>,
) -> Result<Response, Failure> {
    let list = core.store.public_tables(Status::Finished, before.unwrap_or(now() + 1), LISTED).await?;
    let older = (list.len() as i64 == LISTED).then(|| list.last().map(|s| s.row.changed)).flatten();
    let status = problem.as_ref().map_or(StatusCode::OK, |p| p.status);
    let archive = Archive {
        finished: list.iter().map(|s| card(core, s, visitor)).collect(),
        games: core.games.iter().map(|game| (game.id().to_owned(), game.title(visitor.lang))).collect(),
        older: older.map(|at| format!("/archive?before={at}")),
        problem: problem.map(|p| p.message(visitor.lang)),
    };
    let words = crate::words::words(visitor.lang);
    Ok((status, Html(archive_page(&visitor.chrome(words, 0), &archive).into_string())).into_response())
}

/// A match file becomes a table of its own: finished ones to look at, others to be played on.
pub async fn import(
    State(core): State<App>,
    mut visitor: Visitor,
    mut parts: Multipart,
) -> Result<Response, Failure> {
    let bad = |why: axum::extract::multipart::MultipartError| {
        Failure::new(why.status(), Code::BadRequest).with(why.body_text())
    };
    let mut file = None;
    while let Some(field) = parts.next_field().await.map_err(bad)? {
        if field.name() == Some("file") {
            file = Some(field.text().await.map_err(bad)?);
        }
    }
    let file = file.ok_or_else(|| Failure::bad("the field 'file' is missing"))?;
    let person = visitor.someone(&core).await?;
    match core.import(&person.id, file).await {
        Ok(id) => Ok(visitor.redirect(&core, &format!("/t/{id}"))),
        Err(failure) => {
            let answer = list_archive(&core, &visitor, None, Some(failure)).await?;
            Ok(visitor.with(&core, answer))
        }
    }
}

/// The seats of a table as a page shows them.
pub fn seat_infos(now: &crate::owner::Published, visitor: &Visitor) -> Vec<table::SeatInfo> {
    seats(now, now.moment.as_deref(), &visitor.viewer(Audience::Table))
}
