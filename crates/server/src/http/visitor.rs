//! Who asks: found by cookie or bearer token, with a language and a theme.

use super::origin;
use crate::code::Code;
use crate::core::Core;
use crate::failure::Failure;
use crate::limits::Deed;
use crate::live::Viewer;
use crate::people::{called, token_hash};
use crate::store::{PersonRow, SessionKind, SessionRow, TokenScope};
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use kernel::Audience;
use std::net::IpAddr;
use std::sync::Arc;
use table::{Chrome, Pace, Theme, Words};
use text::Lang;

pub const COOKIE: &str = "ecumene";

/// Whoever sent a request.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// None for somebody who has done nothing yet.
    pub person: Option<PersonRow>,
    /// What they are called, in their language; empty for nobody.
    pub name: String,
    /// Hash of the session's token.
    pub session: Option<String>,
    pub lang: Lang,
    pub theme: Theme,
    pub address: String,
    /// Path and query.
    pub path: String,
    /// Where they reach this server, for links that they see.
    pub base: Arc<str>,
    /// A cookie to be set with the answer.
    pub fresh: Option<String>,
}

impl Visitor {
    pub fn id(&self) -> &str {
        self.person.as_ref().map_or("", |p| &p.id)
    }

    /// The person, or a failure for whoever is nobody yet.
    pub fn known(&self) -> Result<&PersonRow, Failure> {
        let person = self.person.as_ref().ok_or(Failure::WHO_ARE_YOU)?;
        if person.marks.banned { Err(Failure::BANNED) } else { Ok(person) }
    }

    /// The person, made a guest if need be.
    pub async fn someone(&mut self, core: &Arc<Core>) -> Result<PersonRow, Failure> {
        if self.person.is_some() {
            return self.known().cloned();
        }
        if !core.limits.allow(Deed::Arrive, &self.address) {
            return Err(Failure::TOO_OFTEN);
        }
        let (person, token) = core.new_guest(self.lang).await?;
        self.session = Some(token_hash(&token));
        self.fresh = Some(token);
        self.name = called(&person.name, self.lang);
        self.person = Some(person.clone());
        Ok(person)
    }

    /// A new session after a change of what it allows; the one before ends.
    pub async fn renew(&mut self, core: &Arc<Core>) -> Result<(), Failure> {
        let token = core.new_session(self.id(), SessionKind::Device, "").await?;
        if let Some(old) = self.session.replace(token_hash(&token)) {
            core.store.end_session(&old).await?;
        }
        self.fresh = Some(token);
        Ok(())
    }

    /// An answer together with the cookie it has to set.
    pub fn with(&self, core: &Core, answer: impl IntoResponse) -> Response {
        let mut response = answer.into_response();
        if let Some(cookie) = self.fresh.as_ref().and_then(|token| cookie(core, token)) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
        response
    }

    pub fn redirect(&self, core: &Core, to: &str) -> Response {
        self.with(core, Redirect::to(to))
    }

    /// Whoever looks at a table, with these eyes and without a note.
    pub fn viewer(&self, audience: Audience) -> Viewer {
        Viewer {
            person: self.id().to_owned(),
            audience,
            lang: self.lang,
            base: self.base.clone(),
            note: "".into(),
            follow: None,
            coach: self.person.as_ref().is_some_and(|p| p.coach),
            apart: Arc::new([]),
            pace: self.person.as_ref().and_then(|p| Pace::from_code(&p.pace)).unwrap_or_default(),
        }
    }

    /// What the shell of a page shows of its reader.
    pub fn chrome<'a>(&'a self, words: &'a Words, waiting: usize) -> Chrome<'a> {
        Chrome {
            words,
            theme: self.theme,
            path: &self.path,
            name: &self.name,
            signed_in: self.person.as_ref().is_some_and(|p| p.login.is_some()),
            waiting,
        }
    }
}

/// Ten years; the server forgets sessions that are not used.
fn cookie(core: &Core, token: &str) -> Option<HeaderValue> {
    let secure = core.config.public_url.as_ref().is_some_and(|url| url.starts_with("https:"));
    let secure = if secure { "; Secure" } else { "" };
    let text = format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=315360000{secure}");
    HeaderValue::from_str(&text).ok()
}

/// Takes the cookie back.
pub fn forget() -> HeaderValue {
    HeaderValue::from_static("ecumene=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0")
}

/// Remembers a language or a theme for pages that are shown before it is known who asks, such as errors.
pub fn remember(name: &str, code: &str) -> Option<HeaderValue> {
    HeaderValue::from_str(&format!("{name}={code}; Path=/; SameSite=Lax; Max-Age=315360000")).ok()
}

/// The theme a browser chose before.
pub fn theme(headers: &HeaderMap) -> Theme {
    cookie_named(headers, "theme").map_or(Theme::Auto, Theme::from_code)
}

/// The token of a program. It alone says who asks: a cookie that comes along does not count.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let said = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    said.strip_prefix("Bearer ").map(str::trim)
}

/// The value of a cookie.
fn cookie_named<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|v| v.to_str().ok());
    let mut pairs = all.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(found, _)| *found == name).map(|(_, value)| value)
}

/// The language a browser chose before, else the first it asks for that we speak.
pub fn language(headers: &HeaderMap) -> Lang {
    let chosen = cookie_named(headers, "lang").and_then(|code| code.parse().ok());
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let codes = wanted.split(',').map(|part| part.trim().chars().take(2).collect::<String>().to_lowercase());
    chosen.or_else(|| codes.filter_map(|code| code.parse().ok()).next()).unwrap_or_default()
}

/// Who is at the other end of the connection: somebody, or a proxy.
pub fn peer(parts: &Parts) -> Option<IpAddr> {
    parts.extensions.get::<axum::extract::ConnectInfo<std::net::SocketAddr>>().map(|info| info.0.ip())
}

/// The address a request came from, as limits count it: a household has one of the old kind, and a network of the new.
pub fn address(core: &Core, parts: &Parts) -> String {
    let origin = core.config.proxies.origin(peer(parts), &parts.headers);
    origin.map_or_else(|| "unknown".to_owned(), crate::limits::household)
}

impl<S> FromRequestParts<S> for Visitor
where
    S: Send + Sync,
    Arc<Core>: FromRef<S>,
{
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Failure> {
        let core = Arc::<Core>::from_ref(state);
        let token = bearer(&parts.headers).map(token_hash);
        let (person, session) = match token {
            Some(hash) => {
                let session = core.store.session(&hash, SessionKind::Bot).await?;
                let unknown = Failure::new(StatusCode::UNAUTHORIZED, Code::BadToken);
                let session = session.ok_or(unknown)?;
                within(&session, parts)?;
                (Some(session.person), Some(hash))
            }
            None => match cookie_named(&parts.headers, COOKIE).map(token_hash) {
                Some(hash) => {
                    let session = core.store.session(&hash, SessionKind::Device).await?;
                    (session.map(|session| session.person), Some(hash))
                }
                None => (None, None),
            },
        };
        let lang =
            person.as_ref().and_then(|p| p.lang.parse().ok()).unwrap_or_else(|| language(&parts.headers));
        let name = person.as_ref().map_or_else(String::new, |p| called(&p.name, lang));
        let theme = person.as_ref().map_or(Theme::Auto, |p| Theme::from_code(&p.theme));
        let path = parts.uri.path_and_query().map_or("/", |p| p.as_str()).to_owned();
        let address = address(&core, parts);
        let base = origin::base(&core, &parts.headers, &parts.uri).into();
        Ok(Visitor { person, name, session, lang, theme, address, path, base, fresh: None })
    }
}

/// A token plays. Who its owner is, and what others may do in their name, it leaves alone; one to look with changes nothing.
fn within(session: &SessionRow, parts: &Parts) -> Result<(), Failure> {
    // A guest of the API has nothing but the token: what they are called is theirs to say by it.
    const OWNERS: [&str; 4] = ["/account", "/moderation", "/push", "/prefs"];
    const GUESTS: usize = 2;
    let (path, scope) = (parts.uri.path(), session.scope);
    let own = if session.person.login.is_some() { &OWNERS[..] } else { &OWNERS[..GUESTS] };
    let owners = own
        .iter()
        .any(|own| path.strip_prefix(own).is_some_and(|rest| rest.is_empty() || rest.starts_with('/')));
    let looks = parts.method.is_safe() && parts.headers.get(header::UPGRADE).is_none();
    match !owners && (scope == TokenScope::Play || looks) {
        true => Ok(()),
        false => Err(Failure::new(StatusCode::FORBIDDEN, Code::TokenScope)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_our_cookie_and_a_language_we_speak() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("a=b; ecumene=xyz; c=d"));
        assert_eq!(cookie_named(&headers, COOKIE), Some("xyz"));
        headers.append(header::ACCEPT_LANGUAGE, HeaderValue::from_static("de-CH, fr;q=0.8, en;q=0.5"));
        assert_eq!(language(&headers), Lang::Fr);
        assert_eq!(cookie_named(&HeaderMap::new(), COOKIE), None);
        let mut other = HeaderMap::new();
        other.append(header::COOKIE, HeaderValue::from_static("ecumenex=1; xecumene=2"));
        assert_eq!(cookie_named(&other, COOKIE), None);
    }
}
