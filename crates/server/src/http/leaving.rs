//! Forms of the account that change who somebody is: name, friends, a way back in, leaving.

use super::account::refused;
use super::forms::Fields;
use super::visitor::forget;
use super::{App, Visitor};
use crate::code::Code;
use crate::failure::Failure;
use crate::limits::Deed;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{Html, IntoResponse, Redirect, Response};
use serde::Deserialize;
use table::{ResetPage, forgot_page, reset_page};

pub async fn name(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    match core.rename_account(person, fields.text("name")).await {
        Ok(()) => Ok(Redirect::to("/account").into_response()),
        Err(failure) => refused(&core, &visitor, &fields, failure.at("name")).await,
    }
}

pub async fn ties(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    if let Some(other) = fields.get("remove") {
        core.store.bind(&person.id, other, None).await?;
        return Ok(Redirect::to("/account#ties").into_response());
    }
    match core.tie(person, fields.text("who"), fields.text("kind")).await {
        Ok(()) => Ok(Redirect::to("/account#ties").into_response()),
        Err(failure) => refused(&core, &visitor, &fields, failure.at("who")).await,
    }
}

/// Everything that is kept of somebody, as a file.
pub async fn export(State(core): State<App>, visitor: Visitor) -> Result<Response, Failure> {
    let person = visitor.known()?;
    if !core.limits.allow(Deed::Change, &person.id) {
        return Err(Failure::TOO_OFTEN);
    }
    let all = serde_json::to_string_pretty(&core.export(person).await?).unwrap_or_default();
    let kind = (header::CONTENT_TYPE, "application/json");
    let name = (header::CONTENT_DISPOSITION, "attachment; filename=\"ecumene-account.json\"");
    Ok(([kind, name], all).into_response())
}

pub async fn delete(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    match core.delete_account(visitor.known()?, fields.text("leave")).await {
        Ok(()) => Ok(([(header::SET_COOKIE, forget())], Redirect::to("/")).into_response()),
        Err(failure) => refused(&core, &visitor, &fields, failure.at("leave")).await,
    }
}

pub async fn forgot_form(visitor: Visitor) -> Response {
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Html(forgot_page(&chrome, false).into_string()).into_response()
}

pub async fn forgot(State(core): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Failure> {
    if !core.limits.allow(Deed::Sign, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    core.forgot(fields.text("name"), &visitor.base, visitor.lang).await?;
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Ok(Html(forgot_page(&chrome, true).into_string()).into_response())
}

#[derive(Deserialize)]
pub struct Given {
    #[serde(default)]
    code: String,
}

pub async fn reset_form(visitor: Visitor, Query(Given { code }): Query<Given>) -> Response {
    let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
    Html(reset_page(&chrome, &ResetPage { code, problem: None }).into_string()).into_response()
}

pub async fn reset(
    State(core): State<App>,
    mut visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    if !core.limits.allow(Deed::Sign, &visitor.address) {
        return Err(Failure::TOO_OFTEN);
    }
    match core.reset(fields.text("code"), fields.text("password")).await {
        Ok(token) => {
            visitor.fresh = Some(token);
            Ok(visitor.redirect(&core, "/account"))
        }
        Err(failure) => {
            let new = matches!(failure.code, Code::PasswordForm | Code::PasswordCommon);
            let field = if new { "password" } else { "code" };
            let problem = Some(failure.clone().at(field).problem(visitor.lang));
            let chrome = visitor.chrome(crate::words::words(visitor.lang), 0);
            let page = reset_page(&chrome, &ResetPage { code: fields.text("code").to_owned(), problem });
            Ok((failure.status, Html(page.into_string())).into_response())
        }
    }
}
