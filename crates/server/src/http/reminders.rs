//! How somebody wants to be reminded, and the links in reminders.

use super::account::{refused, show};
use super::forms::Fields;
use super::{App, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::limits::Deed;
use crate::people::token_hash;
use crate::remind::{Wish, set_up};
use crate::store::Reminder;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse, Response};
use table::{AccountPage, QuestionPage, question_page};

/// From the account page.
pub async fn save(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if person.login.is_none() {
        return Err(Failure::WHO_ARE_YOU);
    }
    // Each may send a mail to an address that is not the sender's.
    if !core.limits.allow(Deed::Sign, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let wish = Wish { often: fields.text("often"), hook: fields.text("hook"), mail: fields.text("mail") };
    match set_up(&core, &person.id, visitor.lang, wish).await {
        Ok(written) => {
            let key = if written { "done-reminders-mail" } else { "done-reminders" };
            let done = Some(crate::words::say(visitor.lang, key));
            show(&core, &visitor, AccountPage { done, ..AccountPage::default() }, StatusCode::OK).await
        }
        Err(failure) => {
            let field = match failure.code {
                Code::HookForm => "hook",
                Code::MailForm | Code::NoMail | Code::MailFailed => "mail",
                _ => "often",
            };
            refused(&core, &visitor, &fields, failure.at(field)).await
        }
    }
}

/// What a link in a message does. A page asks first: programs that look at mails follow links.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    Off,
    Mail,
}

async fn found(core: &App, link: Link, token: &str) -> Result<Reminder, Failure> {
    let hash = token_hash(token);
    let reminder = match link {
        Link::Off => core.store.reminder_by_off(&hash).await?,
        Link::Mail => core.store.reminder_by_mail(&hash).await?,
    };
    reminder.ok_or(Failure::NO_PAGE)
}

async fn ask(core: App, visitor: Visitor, link: Link, token: String) -> Result<Response, Failure> {
    found(&core, link, &token).await?;
    Ok(answer(&visitor, link, false))
}

async fn act(core: App, visitor: Visitor, link: Link, token: String) -> Result<Response, Failure> {
    let reminder = found(&core, link, &token).await?;
    match link {
        Link::Off => core.store.turn_off_reminder(&reminder.person).await?,
        Link::Mail => core.store.confirm_mail(&reminder).await?,
    }
    Ok(answer(&visitor, link, true))
}

fn answer(visitor: &Visitor, link: Link, done: bool) -> Response {
    let words = crate::words::words(visitor.lang);
    let (title, text) = match (link, done) {
        (Link::Off, false) => ("remind-off", "remind-off-ask"),
        (Link::Off, true) => ("remind-off", "remind-off-done"),
        (Link::Mail, false) => ("remind-mail", "remind-mail-ask"),
        (Link::Mail, true) => ("remind-mail", "remind-mail-done"),
    };
    let page = QuestionPage {
        title: words.get(title),
        text: words.get(text),
        button: (!done).then(|| words.get(title)),
        action: &visitor.path,
    };
    Html(question_page(&visitor.chrome(words, 0), &page).into_string()).into_response()
}

pub async fn ask_off(
    State(core): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    ask(core, visitor, Link::Off, token).await
}

pub async fn off(
    State(core): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    act(core, visitor, Link::Off, token).await
}

pub async fn ask_mail(
    State(core): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    ask(core, visitor, Link::Mail, token).await
}

pub async fn mail(
    State(core): State<App>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Failure> {
    act(core, visitor, Link::Mail, token).await
}
