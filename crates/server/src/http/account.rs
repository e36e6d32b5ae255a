//! Accounts, bot tokens and preferences.

use super::forms::Fields;
use super::visitor::{forget, remember};
use super::{App, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::limits::Deed;
use crate::people::{clean_name, token_hash};
use crate::store::{BondRow, TokenScope};
use axum::extract::{Query, State};
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{
    AccountPage, Pace, ReminderForm, SignPage, Theme, Tie, TokenInfo, account_page, sign_in_page,
    sign_up_page,
};
use text::Lang;

#[derive(Deserialize)]
pub struct Back {
    back: Option<String>,
}

/// Only ever to a page of ours.
fn own_path(back: Option<&str>) -> &str {
    let back = back.unwrap_or("/");
    let ours = back.starts_with('/') && !back.starts_with("//") && !back.contains(['\\', '\r', '\n']);
    if ours { back } else { "/" }
}

fn sign_form(visitor: &Visitor, up: bool, form: SignPage, status: StatusCode) -> Response {
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    let page = if up { sign_up_page(&chrome, &form) } else { sign_in_page(&chrome, &form) };
    (status, Html(page.into_string())).into_response()
}

pub async fn sign_in_form(visitor: Visitor, Query(Back { back }): Query<Back>) -> Response {
    let form = SignPage { back: own_path(back.as_deref()).to_owned(), ..SignPage::default() };
    sign_form(&visitor, false, form, StatusCode::OK)
}

pub async fn sign_up_form(visitor: Visitor, Query(Back { back }): Query<Back>) -> Response {
    let form = SignPage { back: own_path(back.as_deref()).to_owned(), ..SignPage::default() };
    sign_form(&visitor, true, form, StatusCode::OK)
}

fn failed(visitor: &Visitor, up: bool, fields: &Fields, failure: Failure) -> Response {
    let failure = match failure.code {
        Code::Login | Code::PasswordForm | Code::PasswordCommon => failure.at("password"),
        _ => failure.at("name"),
    };
    let form = SignPage {
        name: fields.text("name").to_owned(),
        problem: Some(failure.problem(visitor.lang)),
        back: own_path(fields.get("back")).to_owned(),
        guest: None,
    };
    sign_form(visitor, up, form, failure.status)
}

pub async fn sign_in(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    if !core.limits.allow(Deed::Sign, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    match core.sign_in(visitor.person.as_ref(), fields.text("name"), fields.text("password")).await {
        Ok(token) => {
            if let Some(old) = visitor.session.take() {
                core.store.end_session(&old).await?;
            }
            visitor.fresh = Some(token);
            Ok(visitor.redirect(&core, own_path(fields.get("back"))))
        }
        Err(failure) => Ok(failed(&visitor, false, &fields, failure)),
    }
}

pub async fn sign_up(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    if !core.limits.allow(Deed::Sign, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    let person = visitor.someone(&core).await?;
    match core.sign_up(&person, fields.text("name"), fields.text("password")).await {
        Ok(()) => {
            // Whoever knew the guest's cookie is not the account's owner.
            visitor.renew(&core).await?;
            Ok(visitor.redirect(&core, own_path(fields.get("back"))))
        }
        Err(failure) => {
            let answer = failed(&visitor, true, &fields, failure);
            Ok(visitor.with(&core, answer))
        }
    }
}

pub async fn sign_out(State(core): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    if let Some(session) = &visitor.session {
        core.store.end_session(session).await?;
    }
    Ok(([(header::SET_COOKIE, forget())], Redirect::to("/")).into_response())
}

fn tie(bond: BondRow) -> Tie {
    Tie { id: bond.other, name: bond.name, blocked: bond.kind == "block" }
}

pub(super) async fn show(
    core: &App,
    visitor: &Visitor,
    mut page: AccountPage,
    status: StatusCode,
) -> Result<Response, Failure> {
    let person = visitor.known()?;
    page.name = person.name.clone();
    let tokens = core.store.bot_tokens(&person.id).await?;
    page.ties = core.store.bonds(&person.id).await?.into_iter().map(tie).collect();
    page.tokens = tokens
        .into_iter()
        .map(|(label, scope, at_ms)| TokenInfo { id: label.clone(), label, scope, at_ms })
        .collect();
    page.moderates = person.marks.moderator;
    let reminder = core.store.reminder(&person.id).await?.unwrap_or_default();
    let typed = |field: &str, stored: &str| page.filled.get(field).unwrap_or(stored).to_owned();
    page.reminders = ReminderForm {
        unconfirmed: !reminder.mail.is_empty() && !reminder.mails(),
        often: typed("often", if reminder.often.is_empty() { "now" } else { &reminder.often }),
        hook: typed("hook", &reminder.hook),
        mail: typed("mail", &reminder.mail),
        can_mail: core.postman.mails(),
        trouble: reminder.trouble,
    };
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Ok((status, Html(account_page(&chrome, &page).into_string())).into_response())
}

pub async fn page(State(core): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    match visitor.person.as_ref().is_some_and(|p| p.login.is_some()) {
        true => show(&core, &visitor, AccountPage::default(), StatusCode::OK).await,
        false => Ok(Redirect::to("/account/sign-in").into_response()),
    }
}

pub async fn password(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    let person = visitor.known()?;
    let lang = visitor.lang;
    match core.change_password(person, fields.text("old"), fields.text("new")).await {
        Ok(()) => {
            visitor.renew(&core).await?;
            let done = Some(crate::words::say(lang, "done-password"));
            let page = AccountPage { done, ..AccountPage::default() };
            let shown = show(&core, &visitor, page, StatusCode::OK).await?;
            Ok(visitor.with(&core, shown))
        }
        Err(failure) => {
            let new = matches!(failure.code, Code::PasswordForm | Code::PasswordCommon);
            let field = if new { "new" } else { "old" };
            refused(&core, &visitor, &fields, failure.at(field)).await
        }
    }
}

/// The account page again, with what was typed and what is wrong with it.
pub(super) async fn refused(
    core: &App,
    visitor: &Visitor,
    fields: &Fields,
    failure: Failure,
) -> Result<Response, Failure> {
    let problem = Some(failure.problem(visitor.lang));
    let page = AccountPage { problem, filled: fields.filled(), ..AccountPage::default() };
    show(core, visitor, page, failure.status).await
}

/// Makes or revokes a token with which a program plays.
pub async fn tokens(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    if let Some(label) = fields.get("revoke") {
        core.store.revoke_bot_tokens(&person.id, label).await?;
        return Ok(Redirect::to("/account").into_response());
    }
    let word = fields.get("scope").unwrap_or("play");
    let scope =
        TokenScope::of(word).ok_or_else(|| Failure::bad(format!("a key may play or look, not '{word}'")))?;
    match core.new_bot_token(&person.id, fields.text("label"), scope).await {
        Ok(token) => {
            debug_assert_eq!(token_hash(&token).len(), 64);
            show(
                &core,
                &visitor,
                AccountPage { fresh: Some(token), ..AccountPage::default() },
                StatusCode::OK,
            )
            .await
        }
        Err(failure) => refused(&core, &visitor, &fields, failure.at("label")).await,
    }
}

/// Language, theme, pace, coach, name: a guest is made for them if need be, so that they last.
pub async fn prefs(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    let mut person = visitor.someone(&core).await?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let mut chosen = Vec::new();
    if let Some(code) = fields.get("lang") {
        let lang: Lang = code.parse().map_err(Failure::bad)?;
        person.lang = lang.code().to_owned();
        chosen.extend(remember("lang", lang.code()));
    }
    if let Some(code) = fields.get("theme") {
        if !["auto", "light", "dark"].contains(&code) {
            return Err(Failure::bad(format!("a theme is auto, light or dark, not '{code}'")));
        }
        person.theme = Theme::from_code(code).code().to_owned();
        chosen.extend(remember("theme", code));
    }
    if let Some(code) = fields.get("pace") {
        let known = Pace::from_code(code);
        let pace = known
            .ok_or_else(|| Failure::bad(format!("a pace is instant, brisk, calm or one, not '{code}'")))?;
        person.pace = pace.code().to_owned();
    }
    match fields.get("coach") {
        None => {}
        Some("on") => person.coach = true,
        Some("off") => person.coach = false,
        Some(other) => return Err(Failure::bad(format!("a coach is on or off, not '{other}'"))),
    }
    if let Some(name) = fields.get("name") {
        match clean_name(name) {
            Ok(name) => person.name = name,
            Err(failure) => {
                let form = SignPage {
                    guest: Some(name.to_owned()),
                    problem: Some(failure.clone().at("guest").problem(visitor.lang)),
                    back: own_path(fields.get("back")).to_owned(),
                    ..SignPage::default()
                };
                return Ok(visitor.with(&core, sign_form(&visitor, false, form, failure.status)));
            }
        }
    }
    if fields.get("name").is_some() {
        core.rename(&person).await?;
    } else {
        core.store.save_person(&person).await?;
    }
    let mut response = visitor.redirect(&core, own_path(fields.get("back")));
    for cookie in chosen {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::own_path;

    #[test]
    fn never_sends_anybody_elsewhere() {
        assert_eq!(own_path(Some("/t/abc?as=1")), "/t/abc?as=1");
        for foreign in
            ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", ""]
        {
            assert_eq!(own_path(Some(foreign)), "/", "{foreign}");
        }
    }
}
