//! Complaints of people about people, and the page of those who look after them.

use super::forms::Fields;
use super::{App, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::interventions::until;
use crate::limits::Deed;
use crate::live::{MOST_CHAT, plain};
use crate::people::called;
use crate::random;
use crate::store::{InterventionRow, Mark, PersonRow, StoreError};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{
    ComplaintCard, ComplaintPage, Filled, ModerationPage, PersonCard, complaint_page, moderation_page,
};
use text::Lang;

/// So many lines of each list.
const LISTED: i64 = 100;
/// So many of somebody's last lines at the table go with a complaint about them.
const QUOTED: usize = 8;
/// How long moderators mute and ban; for longer, or for good, there is the command line.
const MUTE_DAYS: u32 = 7;
const BAN_DAYS: u32 = 30;

/// Others at a table: who sits there, and who said something.
async fn others(core: &App, visitor: &Visitor, id: &str) -> Result<BTreeMap<String, String>, Failure> {
    let (_, now) = core.seen(id).await?;
    let sits = now.seats.iter().filter_map(|s| Some((s.person.clone()?, s.name.clone()?)));
    let said = now.chat.iter().map(|line| (line.person.clone(), line.name.clone()));
    let all = sits.chain(said).filter(|(id, name)| id != visitor.id() && !name.is_empty());
    Ok(all.map(|(id, name)| (id, called(&name, visitor.lang))).collect())
}

fn form(
    visitor: &Visitor,
    id: &str,
    people: BTreeMap<String, String>,
    filled: Filled,
    problem: Option<Failure>,
) -> Response {
    let status = problem.as_ref().map_or(StatusCode::OK, |p| p.status);
    let problem = problem.map(|p| p.problem(visitor.lang));
    let page =
        ComplaintPage { table: id, people: people.into_iter().collect(), sent: false, filled, problem };
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    (status, Html(complaint_page(&chrome, &page).into_string())).into_response()
}

pub async fn complaint_form(
    State(core): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let people = others(&core, &visitor, &id).await?;
    Ok(form(&visitor, &id, people, Filled::default(), None))
}

pub async fn complain(
    State(core): State<App>,
    mut visitor: Visitor,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let person = visitor.someone(&core).await?;
    if !core.limits.allow(Deed::Complain, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let people = others(&core, &visitor, &id).await?;
    let text = plain(fields.text("text"));
    let problem = match text.trim().chars().count() {
        _ if !people.contains_key(fields.text("about")) => Some(Failure::bad("").at("about")),
        0 => Some(Failure::new(StatusCode::BAD_REQUEST, Code::Empty).at("text")),
        n if n > MOST_CHAT => Some(Failure::new(StatusCode::BAD_REQUEST, Code::TooLong).at("text")),
        _ => None,
    };
    if problem.is_some() {
        return Ok(visitor.with(&core, form(&visitor, &id, people, fields.filled(), problem)));
    }
    core.store.complain(&random::name(10), &id, &person.id, fields.text("about"), text.trim()).await?;
    metrics::counter!("ecumene_complaints_total").increment(1);
    let page = ComplaintPage {
        table: &id,
        people: Vec::new(),
        sent: true,
        filled: Filled::default(),
        problem: None,
    };
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Ok(visitor.with(&core, Html(complaint_page(&chrome, &page).into_string())))
}

/// A moderator; for everybody else there is no such page.
fn moderator(visitor: &Visitor) -> Result<&PersonRow, Failure> {
    let person = visitor.person.as_ref().filter(|person| person.marks.moderator && person.login.is_some());
    person.filter(|person| !person.marks.banned).ok_or(Failure::NO_PAGE)
}

#[derive(Deserialize)]
pub struct Like {
    #[serde(default)]
    like: String,
}

pub async fn page(
    State(core): State<App>,
    visitor: Visitor,
    Query(Like { like }): Query<Like>,
) -> Result<Response, Failure> {
    moderator(&visitor)?;
    let store = &core.store;
    let mut complaints = Vec::new();
    for c in store.complaints(true, LISTED).await? {
        let talk = store.chat(&c.match_id, LISTED).await?;
        let said: Vec<String> = talk
            .iter()
            .filter(|line| line.person == c.about)
            .map(|line| format!("“{}”", line.body))
            .collect();
        let said = said[said.len().saturating_sub(QUOTED)..].join(" ");
        let about = called(&c.about_name, visitor.lang);
        complaints.push(ComplaintCard {
            id: c.id,
            table: c.match_id,
            name: called(&c.name, visitor.lang),
            text: if said.is_empty() { c.body } else { format!("{} — {about}: {said}", c.body) },
            about: (c.about, about),
            at_ms: c.at,
        });
    }
    let like = plain(&like).trim().to_owned();
    let people = match like.as_str() {
        "" => Vec::new(),
        like => store.people_like(like, LISTED).await?,
    };
    let person = |p: crate::store::Known| PersonCard {
        id: p.id,
        name: called(&p.name, visitor.lang),
        account: p.login.is_some(),
        marks: p.marks,
    };
    let newest = store.last_intervention().await?;
    let done = store.interventions((newest - LISTED).max(0), LISTED).await?;
    let mut lines = Vec::new();
    for intervention in done.into_iter().rev() {
        lines.push((intervention.at, told(&core, intervention, visitor.lang).await?));
    }
    let page =
        ModerationPage { complaints, people: people.into_iter().map(person).collect(), done: lines, like };
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Ok(Html(moderation_page(&chrome, &page).into_string()).into_response())
}

/// What was done and to whom, in words.
async fn told(core: &App, done: InterventionRow, lang: Lang) -> Result<String, Failure> {
    let InterventionRow { kind, subject, why, .. } = done;
    let (key, of_table) = match kind.as_str() {
        "close" => ("done-close", true),
        "reopen" => ("done-reopen", true),
        "thaw" => ("done-thaw", true),
        "seat" => ("done-seat", true),
        "moderator" => ("done-moderator", false),
        "not moderator" => ("done-not-moderator", false),
        "banned" => ("done-banned", false),
        "not banned" => ("done-not-banned", false),
        "muted" => ("done-muted", false),
        "not muted" => ("done-not-muted", false),
        "merge" => ("done-merge", false),
        _ => ("done-delete", false),
    };
    // What a line is about may be gone; it is still known by its id.
    let name = match of_table {
        true => core.store.table(&subject).await.map(|table| table.title),
        false => core.store.person(&subject).await.map(|person| called(&person.name, lang)),
    };
    let name = match name {
        Err(StoreError::Missing) => subject,
        other => Some(other?).filter(|name| !name.is_empty()).unwrap_or(subject),
    };
    // Of these two the reason is the id of somebody.
    let why = if matches!(key, "done-merge" | "done-seat") { "" } else { why.trim() };
    let why = if why.is_empty() { String::new() } else { format!(" ({why})") };
    Ok(format!("{} {name}{why}", crate::words::say(lang, key)))
}

/// What a moderator does: with a complaint, or with somebody.
pub async fn act(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    let by = moderator(&visitor)?.id.clone();
    let what = fields.text("do");
    let complaint = match fields.get("complaint") {
        None => None,
        Some(id) => {
            let open = core.store.complaints(true, i64::MAX).await?;
            Some(open.into_iter().find(|c| c.id == id).ok_or(Failure::NO_PAGE)?)
        }
    };
    let whom = complaint.as_ref().map_or_else(|| fields.text("person").to_owned(), |c| c.about.clone());
    let why = complaint.as_ref().map_or_else(String::new, |c| c.body.clone());
    let marked = match what {
        "mute" => Some((Mark::Muted, Some(until(Some(MUTE_DAYS))))),
        "unmute" => Some((Mark::Muted, None)),
        "ban" => Some((Mark::Banned, Some(until(Some(BAN_DAYS))))),
        "unban" => Some((Mark::Banned, None)),
        _ => None,
    };
    match (marked, &complaint, what) {
        (Some((mark, until)), ..) => {
            let person = match core.store.person(&whom).await {
                Err(StoreError::Missing) => return Err(Failure::NO_PAGE),
                other => other?,
            };
            // Moderators are looked after by whoever made them so.
            if person.marks.moderator {
                return Err(Failure::new(StatusCode::FORBIDDEN, Code::NotAllowed));
            }
            core.set_mark(&by, &person, mark, until, &why).await?;
        }
        (None, Some(complaint), "close") => core.close_table(&by, &complaint.match_id, &why).await?,
        (None, Some(_), "dismiss") => {}
        _ => {
            return Err(Failure::bad(format!(
                "'{what}' cannot be done here; accepted: mute, unmute, ban, unban, close, dismiss"
            )));
        }
    }
    if let Some(complaint) = complaint {
        core.store.handle_complaint(&complaint.id, what).await?;
        return Ok(Redirect::to("/moderation").into_response());
    }
    let name = core.store.person(&whom).await.map(|person| person.name).unwrap_or_default();
    let like: String = url::form_urlencoded::byte_serialize(name.as_bytes()).collect();
    Ok(Redirect::to(&format!("/moderation?like={like}#people")).into_response())
}
