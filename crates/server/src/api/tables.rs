//! Games and tables.

use super::shapes::{
    Game, GameOption, GamePreset, Guest, Happened, Join, Joined, NewGuest, NewTable, Seats, Sits, Table,
};
use crate::failure::Failure;
use crate::http::{App, Body, Visitor};
use crate::limits::Deed;
use crate::live::{seats, table_info};
use crate::lobby::{Chair, Wish};
use crate::owner::Published;
use crate::people::clean_name;
use crate::store::TokenScope;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use kernel::Audience;
use sitting::Terms;
use table::Sitter;

/// Makes a guest with a token, for a program that has no account.
#[utoipa::path(post, path = "/api/v1/guests", request_body = NewGuest, responses((status = 201, body = Guest), (status = 429)))]
pub async fn guest(
    State(core): State<App>,
    visitor: Visitor,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Json<Guest>), Failure> {
    let name = clean_name(&new.name)?;
    if !core.limits.allow(Deed::Arrive, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let (mut person, _) = core.new_guest(visitor.lang).await?;
    person.name = name.clone();
    core.store.save_person(&person).await?;
    let token = core.new_bot_token(&person.id, "guest", TokenScope::Play).await?;
    Ok((StatusCode::CREATED, Json(Guest { name, token })))
}

/// What can be played.
#[utoipa::path(get, path = "/api/v1/games", responses((status = 200, body = [Game])))]
pub async fn games(State(core): State<App>, visitor: Visitor) -> Json<Vec<Game>> {
    let option = |o: &kernel::OptionSpec| GameOption {
        key: o.key,
        values: o.values,
        default: o.default,
        rule: o.rule,
    };
    let preset = |p: &kernel::Preset| GamePreset { id: p.id, sets: p.sets.iter().copied().collect() };
    let game = |g: &dyn crate::host::Host| Game {
        id: g.id(),
        title: g.title(visitor.lang),
        seats: Seats { min: g.seats().0, max: g.seats().1 },
        revision: g.revision(),
        options: g.options().iter().map(option).collect(),
        presets: g.presets().iter().map(preset).collect(),
    };
    Json(core.games.iter().map(game).collect())
}

/// My tables and those one can sit down at.
#[utoipa::path(get, path = "/api/v1/tables", responses((status = 200, body = [Table])), security(("token" = [])))]
pub async fn list(State(core): State<App>, visitor: Visitor) -> Result<Json<Vec<Table>>, Failure> {
    let mut ids: Vec<String> = Vec::new();
    if !visitor.id().is_empty() {
        ids.extend(core.store.tables_of(visitor.id(), 50).await?.into_iter().map(|s| s.row.id));
    }
    ids.extend(core.store.open_tables(visitor.id(), 50).await?.into_iter().map(|s| s.row.id));
    let mut tables: Vec<Table> = Vec::new();
    for id in ids {
        if tables.iter().all(|t| t.id != id) {
            let (_, now) = core.seen(&id).await?;
            tables.push(shape(&core, &now, &visitor));
        }
    }
    Ok(Json(tables))
}

/// Opens a table. It starts at once when no seat is `open`.
#[utoipa::path(post, path = "/api/v1/tables", request_body = NewTable,
    responses((status = 201, body = Table), (status = 401), (status = 404), (status = 422)), security(("token" = [])))]
pub async fn create(
    State(core): State<App>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<Table>), Failure> {
    let person = visitor.known()?;
    let chair = |text: &String| match text.split_once(':') {
        None if text == "me" => Ok(Chair::Me(None)),
        None if text == "open" => Ok(Chair::Open),
        Some(("me", name)) => Ok(Chair::Me(Some(clean_name(name)?))),
        Some(("bot", bot)) => Ok(Chair::Bot(bot.to_owned())),
        _ => Err(Failure::bad(format!("a seat is me, me:<name>, open or bot:<level>, not '{text}'"))),
    };
    let wish = Wish {
        chairs: new.seats.iter().map(chair).collect::<Result<_, _>>()?,
        game: new.game,
        title: new.title,
        options: new.options.into_iter().collect(),
        private: new.private,
        terms: Terms {
            tempo: new.clock.parse().map_err(Failure::bad)?,
            hours: new.hours.map(|text| text.parse()).transpose().map_err(Failure::bad)?,
            away: new.away.parse().map_err(Failure::bad)?,
            holidays: new.holidays,
        },
        hints: new.hints,
        practice: new.practice,
    };
    let id = core.open_table(&person.id, wish, visitor.lang).await?;
    let (_, now) = core.seen(&id).await?;
    Ok((StatusCode::CREATED, Json(shape(&core, &now, &visitor))))
}

/// One table.
#[utoipa::path(get, path = "/api/v1/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 404)), security(("token" = [])))]
pub async fn show(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Table>, Failure> {
    let (_, now) = core.seen(&id).await?;
    Ok(Json(shape(&core, &now, &visitor)))
}

/// Sits down.
#[utoipa::path(post, path = "/api/v1/tables/{id}/join", params(("id" = String, Path)), request_body = Join,
    responses((status = 200, body = Joined), (status = 403), (status = 404), (status = 409)), security(("token" = [])))]
pub async fn join(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<Json<Joined>, Failure> {
    let person = visitor.known()?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let (_, now) = core.seen(&id).await?;
    let invited = join.invite.as_deref().is_some_and(|code| code == now.row.invite);
    if !invited && !core.may_enter(&now, &person.id).await? {
        return Err(Failure::NOT_ALLOWED);
    }
    Ok(Json(Joined { seat: core.sit(&person.id, &id, join.seat).await? }))
}

/// Starts a table whose seats are all taken. Only its host may.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", params(("id" = String, Path)),
    responses((status = 200, body = Table), (status = 403), (status = 404), (status = 409)), security(("token" = [])))]
pub async fn start(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Table>, Failure> {
    let person = visitor.known()?;
    core.start_table(&person.id, &id).await?;
    let (_, now) = core.seen(&id).await?;
    Ok(Json(shape(&core, &now, &visitor)))
}

/// A table as the API shows it.
fn shape(core: &App, now: &Published, visitor: &Visitor) -> Table {
    let viewer = visitor.viewer(Audience::Table);
    let moment = now.moment.as_deref();
    let info = table_info(core, now, moment, &viewer);
    let sits = seats(now, moment, &viewer).into_iter().zip(0..).map(|(s, seat)| Sits {
        seat,
        name: s.name,
        bot: s.sitter == Sitter::Bot,
        mine: s.mine,
        open: s.open,
        stand_in: s.stand_in.is_some(),
        left: s.clock.filter(|clock| clock.until.is_none()).map(|clock| clock.left),
        until: s.clock.and_then(|clock| clock.until),
    });
    let company = info.company;
    let happened = |line: table::Happened| Happened { at: line.at_ms, text: line.text };
    Table {
        id: info.id,
        game: now.row.game.clone(),
        title: info.title,
        status: if now.trouble.is_some() { "frozen" } else { now.row.status.name() },
        seats: sits.collect(),
        options: info.options.into_iter().collect(),
        steps: moment.map_or(0, |m| m.steps().0),
        clock: company.terms.tempo.to_string(),
        hours: company.terms.hours.map(|hours| hours.to_string()),
        away: company.terms.away.name(),
        holidays: company.terms.holidays,
        paused: company.paused,
        log: company.log.into_iter().map(happened).collect(),
        commitment: moment.map(|m| m.commitment()),
        seed: info.seed,
        standing: moment.and_then(|m| m.standing()).and_then(|s| serde_json::from_str(&s).ok()),
        bots_wait: core.thinkers.place(&now.row.id),
        invite: info.invite_url,
    }
}
