//! Matches that are over: how one was won, what would have been, whether its dice were honest; and what many come to.

use super::board::Eyes;
use super::export::may_export;
use super::forms::Fields;
use super::lobby::{seat_infos, winners};
use super::tables::eyes_of;
use super::{App, Visitor};
use crate::code::Code;
use crate::engine::bounded;
use crate::failure::Failure;
use crate::host::{About, No};
use crate::import::Branch;
use crate::limits::Deed;
use crate::live::{name_of, seats};
use crate::lobby::checked_title;
use crate::owner::{Handle, Published};
use crate::store::MatchRow;
use analysis::{Analysis, Bout, Person, Statistics};
use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use bots::Level;
use kernel::Audience;
use serde::Deserialize;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::{
    BoutRow, DicePage, EmbedPage, MinePage, PersonRow, SharePage, StudyPage, Variation, dice_page, embed_page,
};
use table::{mine_page, share_page, study_page, waiting_page};

/// Matches of a person that are counted, the newest; variations that a study shows.
const COUNTED: i64 = 2_000;
const VARIATIONS: i64 = 200;
/// Longest comment, in characters.
const COMMENT: usize = 2_000;

/// A table whose match is over, and its file.
async fn finished(core: &App, id: &str) -> Result<(Arc<Handle>, Arc<Published>), Failure> {
    let (handle, now) = core.seen(id).await?;
    if !now.over() || now.moment.is_none() {
        return Err(Failure::new(StatusCode::CONFLICT, Code::NotOver));
    }
    Ok((handle, now))
}

async fn file_of(handle: &Handle) -> Result<String, Failure> {
    handle.record().await.ok_or(Failure::from(No::Busy))
}

/// Runs rules over a match file, apart and within bounds.
async fn apart<T: Send + 'static>(
    core: &App,
    work: impl FnOnce(&App) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let shared = core.clone();
    bounded(core.config.engine_limit * 4, move || work(&shared)).await.map_err(|fault| {
        tracing::error!("a page of a finished match was not drawn: {fault}");
        Failure::BROKEN
    })?
}

pub async fn analysis(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (handle, now) = finished(&core, &id).await?;
    if !core.limits.allow(Deed::Look, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let Some(found) = core.analysis(&id, &now).await? else {
        let words = crate::words::words(visitor.lang);
        return Ok(Html(waiting_page(&visitor.chrome(words, 0), &id).into_string()).into_response());
    };
    let file = file_of(&handle).await?;
    let drawn = apart(&core, move |core| {
        let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
        let seats = seat_infos(&now, &visitor);
        let chrome = visitor.chrome(game.words(visitor.lang), 0);
        let viewer = visitor.viewer(Audience::Table);
        let about = About { id: &now.row.id, title: &now.row.title, base: &viewer.base, seats: &seats };
        Ok(game.analysis_page(&chrome, &file, &found, &about)?)
    });
    Ok(Html(drawn.await?).into_response())
}

#[derive(Deserialize)]
pub struct At {
    at: Option<usize>,
}

/// The step that is to be shown, the last one unless an earlier is named, and how many there are.
fn asked_for(now: &Published, at: Option<usize>) -> Result<(usize, usize), Failure> {
    let (_, of) = now.moment.as_ref().ok_or(Failure::NO_TABLE)?.steps();
    Ok((at.unwrap_or(of).min(of), of))
}

/// A board on somebody else's page.
pub async fn embed(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
) -> Result<Response, Failure> {
    let (_, now) = core.seen(&id).await?;
    let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
    let title = shown_as(&now, game.title(visitor.lang));
    let names: Vec<String> = now.seats.iter().map(|sits| name_of(&now.seats, sits, visitor.lang)).collect();
    let viewer = visitor.viewer(Audience::Table);
    let page =
        EmbedPage { id: &id, title: &title, base: &viewer.base, names: &names, at: asked_for(&now, at)? };
    let html = embed_page(&visitor.chrome(game.words(visitor.lang), 0), &page).into_string();
    // To be shown in a frame is what it is for; there is nothing on it to click by mistake.
    let policy = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors *";
    let headers = [(header::CONTENT_SECURITY_POLICY, policy), (header::X_FRAME_OPTIONS, "ALLOWALL")];
    Ok((headers, Html(html)).into_response())
}

/// A match to be shown to others.
pub async fn share(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
) -> Result<Response, Failure> {
    let (_, now) = core.seen(&id).await?;
    let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
    let viewer = visitor.viewer(Audience::Table);
    let page = SharePage {
        id: &id,
        title: &shown_as(&now, game.title(visitor.lang)),
        base: &viewer.base,
        at: asked_for(&now, at)?,
        over: now.over(),
        file: may_export(&now, &visitor) || now.seats_of(visitor.id()).next().is_some(),
    };
    Ok(Html(share_page(&visitor.chrome(game.words(visitor.lang), 0), &page).into_string()).into_response())
}

/// What the host called it, or the game.
fn shown_as(now: &Published, game: String) -> String {
    if now.row.title.is_empty() { game } else { now.row.title.clone() }
}

/// What there is along a match, for its reader's eyes.
pub async fn track(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(Eyes { eyes }): Query<Eyes>,
) -> Result<Json<Value>, Failure> {
    let (handle, now) = core.seen(&id).await?;
    if !core.limits.allow(Deed::Look, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let eyes = eyes_of(&now, visitor.id(), eyes.as_deref())?;
    let moment = now.moment.clone().ok_or(Failure::NO_TABLE)?;
    let file = file_of(&handle).await?;
    let found = apart(&core, move |core| {
        let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
        let viewer = visitor.viewer(eyes);
        let sitting = seats(&now, Some(&*moment), &viewer);
        Ok(game.track(&file, eyes, visitor.lang, &sitting)?)
    });
    Ok(Json(found.await?))
}

/// The proof of the dice, to be read.
pub async fn dice(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let (_, now) = finished(&core, &id).await?;
    let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
    let found = core.analysis(&id, &now).await?;
    let own = Statistics::of(found.iter().map(|found| &found.facts));
    let all = core.counted(game.id(), visitor.lang).await?;
    let moment = now.moment.as_ref().ok_or(Failure::NO_TABLE)?;
    let page = DicePage {
        id: &id,
        commitment: &moment.commitment(),
        seed: &moment.seed().unwrap_or_default(),
        dice: &own.dice,
        all: &all.dice,
    };
    Ok(Html(dice_page(&visitor.chrome(game.words(visitor.lang), 0), &page).into_string()).into_response())
}

/// Every outcome of chance of a match that is over.
pub async fn draws(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failure> {
    let (handle, now) = finished(&core, &id).await?;
    if !core.limits.allow(Deed::Look, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let file = file_of(&handle).await?;
    let drawn =
        apart(&core, move |core| Ok(core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?.draws(&file)?));
    Ok(Json(drawn.await?))
}

pub async fn statistics(
    State(core): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let host = core.games.get(&game).ok_or(Failure::NO_GAME)?;
    let found = core.counted(host.id(), visitor.lang).await?;
    let html = host.statistics_page(&visitor.chrome(host.words(visitor.lang), 0), &found);
    Ok(Html(html).into_response())
}

/// What one's own matches come to.
pub async fn mine(State(core): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let person = visitor.known()?;
    let rows = core.store.analyses_by(&person.id, COUNTED).await?;
    let bout = |(row, seat): &(crate::store::Analysed, u8)| {
        let found: Analysis = serde_json::from_str(&row.body).ok()?;
        let seat = *seat as usize;
        Some(Bout {
            table: row.match_id.clone(),
            game: found.facts.game.clone(),
            at: row.at,
            seats: found.facts.seats,
            place: *found.facts.places.get(seat)?,
            points: *found.facts.points.get(seat)?,
            shares: found.shares.get(seat).copied(),
        })
    };
    let bouts: Vec<Bout> = rows.iter().filter_map(bout).collect();
    // Whoever plays against themselves wins and loses; that says nothing of them.
    let mut seats_at: BTreeMap<&str, u32> = BTreeMap::new();
    bouts.iter().for_each(|bout| *seats_at.entry(&bout.table).or_default() += 1);
    let alone = |bout: &Bout| seats_at.get(bout.table.as_str()) == Some(&1);
    let counted: Vec<Bout> = bouts.iter().filter(|bout| alone(bout)).cloned().collect();
    let title = |id: &str| core.games.get(id).map_or_else(|| id.to_owned(), |game| game.title(visitor.lang));
    let row = |of: Person| PersonRow {
        game: title(&of.game),
        games: of.games,
        wins: (of.wins, of.even),
        place: of.place,
        shares: (of.shares.own, of.shares.luck),
    };
    let listed = |bout: &Bout| BoutRow {
        table: bout.table.clone(),
        game: title(&bout.game),
        at: bout.at,
        place: alone(bout).then_some((bout.place, bout.seats)),
        shares: bout.shares.filter(|_| alone(bout)).map(|shares| (shares.own, shares.luck)),
    };
    let mut told = BTreeSet::new();
    let page = MinePage {
        games: Person::of(&counted).into_iter().map(row).collect(),
        bouts: bouts.iter().filter(|bout| told.insert(&bout.table)).map(listed).collect(),
    };
    let words = crate::words::words(visitor.lang);
    Ok(Html(mine_page(&visitor.chrome(words, 0), &page).into_string()).into_response())
}

#[derive(Deserialize)]
pub struct From {
    step: Option<usize>,
}

/// The tree of what would have been.
pub async fn study(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(From { step }): Query<From>,
) -> Result<Response, Failure> {
    let (_, now) = core.seen(&id).await?;
    let moment = now.moment.as_ref().ok_or(Failure::NO_TABLE)?;
    let game = core.games.get(&now.row.game).ok_or(Failure::NO_GAME)?;
    let root = now.row.kin.as_ref().map_or(&id, |kin| &kin.study);
    let mut rows = vec![core.store.table(root).await?];
    rows.extend(core.store.variations(root, VARIATIONS).await?);
    let mut tree = Vec::new();
    for row in &rows {
        tree.push(variation(&core, &visitor, row).await?);
    }
    let levels = Level::ALL.map(|level| {
        (level.id().to_owned(), crate::words::say(visitor.lang, &format!("bot-{}", level.id())))
    });
    let viewer = visitor.viewer(Audience::Table);
    let steps = moment.steps().1;
    let page = StudyPage {
        id: &id,
        tree: &tree,
        url: &format!("{}/t/{root}/study", viewer.base),
        seats: &seat_infos(&now, &visitor),
        steps: if now.over() { steps } else { steps + 1 },
        step: step.unwrap_or(steps / 2),
        open: now.may_branch(visitor.id()),
        bots: &levels,
    };
    Ok(Html(study_page(&visitor.chrome(game.words(visitor.lang), 0), &page).into_string()).into_response())
}

async fn variation(core: &App, visitor: &Visitor, row: &MatchRow) -> Result<Variation, Failure> {
    let seats = core.store.seats(&row.id).await?;
    let kin = row.kin.clone().unwrap_or_default();
    Ok(Variation {
        id: row.id.clone(),
        parent: kin.parent,
        step: kin.step.max(0) as usize,
        title: row.title.clone(),
        comment: kin.comment,
        names: seats.iter().map(|sits| name_of(&seats, sits, visitor.lang)).collect(),
        winners: row.standing.as_deref().map(winners).unwrap_or_default(),
        mine: row.kin.is_some() && !visitor.id().is_empty() && row.creator == visitor.id(),
    })
}

pub async fn branch(
    State(core): State<App>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let person = visitor.someone(&core).await?;
    let step = fields.text("step");
    let with = fields.text("with");
    let wish = Branch {
        step: step.parse().map_err(|_| Failure::bad(format!("'{step}' is not a step: a whole number")))?,
        title: fields.text("title").to_owned(),
        seat: fields.seat()?.unwrap_or(0),
        bots: (with != "people")
            .then(|| if with.is_empty() { Level::default().id() } else { with }.to_owned()),
    };
    let next = core.branch(&person.id, &id, wish).await?;
    Ok(visitor.redirect(&core, &format!("/t/{next}")))
}

/// Says what a variation is called and what is to be said of it.
pub async fn comment(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let (handle, now) = core.seen(&id).await?;
    if now.row.creator != person.id || now.row.kin.is_none() {
        return Err(Failure::NOT_ALLOWED);
    }
    let comment = fields.text("comment").trim();
    if comment.chars().count() > COMMENT {
        return Err(Failure::new(StatusCode::BAD_REQUEST, Code::TooLong).at("comment"));
    }
    core.store.describe(&id, &checked_title(fields.text("title"))?, comment).await?;
    handle.refresh().await;
    Ok(visitor.redirect(&core, &format!("/t/{id}/study")))
}
