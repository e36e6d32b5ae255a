//! Invitations: to a table, or to one seat of a game that is being played.

use super::forms::Fields;
use super::lobby::seat_infos;
use super::{App, Visitor};
use crate::failure::Failure;
use crate::live::table_info;
use crate::owner::Published;
use crate::store::{InvitationRow, MatchRow, SeatRow, Status, StoreError};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, Response};
use kernel::{Audience, Seat, msg};
use table::{Filled, InvitePage, LinkCard, invite_page};

/// What a code leads to.
struct Invited {
    row: MatchRow,
    /// To this seat of a running game, rather than to the table.
    to: Option<InvitationRow>,
}

async fn find(core: &App, code: &str) -> Result<Invited, Failure> {
    match core.store.table_by_invite(code).await {
        Err(StoreError::Missing) => {
            let to = core.store.invitation(code).await?;
            Ok(Invited { row: core.store.table(&to.match_id).await?, to: Some(to) })
        }
        found => Ok(Invited { row: found?, to: None }),
    }
}

pub async fn invitation(
    State(core): State<App>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Response, Failure> {
    invite(&core, &visitor, &code, &Filled::default(), None).await
}

async fn invite(
    core: &App,
    visitor: &Visitor,
    code: &str,
    filled: &Filled,
    problem: Option<Failure>,
) -> Result<Response, Failure> {
    let Invited { row, to } = find(core, code).await?;
    let (_, now) = core.seen(&row.id).await?;
    if now.row.status == Status::Abandoned {
        return Err(Failure::NO_TABLE);
    }
    let plays = !visitor.id().is_empty() && now.seats_of(visitor.id()).next().is_some();
    if plays && problem.is_none() {
        return Ok(visitor.redirect(core, &format!("/t/{}", row.id)));
    }
    let game = core.games.get(&row.game).ok_or(Failure::NO_GAME)?;
    let by = to.as_ref().map_or(&row.creator, |to| &to.person);
    let host = core.store.person(by).await.map(|p| crate::people::called(&p.name, visitor.lang));
    let host = host.unwrap_or_default();
    // One that no longer counts leads to what can be seen.
    let to = to.filter(|to| crate::seats::may_give(&now, &to.person, to.seat));
    let (title, seats) = (game.title(visitor.lang), seat_infos(&now, visitor));
    let status = problem.as_ref().map_or(StatusCode::OK, |p| p.status);
    let problem = problem.map(|p| p.problem(visitor.lang));
    let invite = InvitePage {
        code,
        table: &table_info(core, &now, None, &visitor.viewer(Audience::Table)),
        game_title: &title,
        host: &host,
        seats: &seats,
        seat: to.map(|to| Seat(to.seat)),
        begun: now.moment.is_some(),
        name: &visitor.name,
        card: &card_of(core, &now, visitor, code),
        filled,
        problem: problem.as_ref(),
    };
    let page = invite_page(&visitor.chrome(game.words(visitor.lang), 0), &invite);
    Ok(visitor.with(core, (status, Html(page.into_string()))))
}

pub async fn accept(
    State(core): State<App>,
    mut visitor: Visitor,
    Path(code): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let Invited { row, to } = find(&core, &code).await?;
    let seat = fields.seat()?;
    let mut person = visitor.someone(&core).await?;
    if let Some(name) = fields.get("name").filter(|name| !name.trim().is_empty()) {
        match crate::people::clean_name(name) {
            Ok(name) => person.name = name,
            Err(failure) => {
                let problem = Some(failure.at("name"));
                return invite(&core, &visitor, &code, &fields.filled(), problem).await;
            }
        }
        core.rename(&person).await?;
    }
    let seated = match to {
        Some(_) => core.take_over(&person.id, &code).await.map(drop),
        None => core.sit(&person.id, &row.id, seat).await.map(drop),
    };
    match seated {
        Ok(()) => Ok(visitor.redirect(&core, &format!("/t/{}", row.id))),
        Err(failure) => invite(&core, &visitor, &code, &fields.filled(), Some(failure.at("seat"))).await,
    }
}

/// What a messenger shows of an invitation: nothing that whoever has the link could not see.
pub fn card_of(core: &App, now: &Published, visitor: &Visitor, code: &str) -> LinkCard {
    let Some(game) = core.games.get(&now.row.game) else { return LinkCard::default() };
    let words = crate::words::words(visitor.lang);
    let (name, free) = (game.title(visitor.lang), now.seats.iter().filter(|s| s.empty()).count());
    let state = match now.row.status {
        Status::Waiting => words.fill(&msg("card-title").num("n", free as i64)),
        _ => words.get("card-begun").to_owned(),
    };
    let title = if now.row.title.is_empty() { &name } else { &now.row.title };
    let sits = now.seats.iter().filter(|s| !s.empty());
    let sits: Vec<String> = sits.map(|s| crate::live::name_of(&now.seats, s, visitor.lang)).collect();
    let tempo = words.fill(&table::tempo(now.sitting.terms.tempo));
    let open = free > 0 && now.row.status == Status::Waiting;
    let foot = if open { words.get("card-foot") } else { words.get("card-watch") };
    let at_the_table = match sits.is_empty() {
        true => String::new(),
        false => format!("{} {}. ", words.get("card-sits"), sits.join(", ")),
    };
    LinkCard {
        title: format!("{title} – {state}"),
        text: format!("{name}. {tempo}. {at_the_table}{foot}"),
        picture: game
            .card(visitor.lang)
            .card
            .map_or_else(String::new, |path| format!("{}{path}", visitor.base)),
        url: format!("{}/j/{code}", visitor.base),
    }
}

/// Whether a free seat is kept for somebody.
pub fn kept_for(sits: &SeatRow, person: &str) -> bool {
    !person.is_empty() && sits.kept.as_deref() == Some(person)
}
