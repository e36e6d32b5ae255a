//! What every page has around it.

use crate::symbols::{icon, sheet};
use crate::{Words, asset_url};
use maud::{DOCTYPE, Markup, html};
use text::Lang;

/// Light, dark, or as the reader's system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// As the reader's system has it.
    #[default]
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// As it is stored.
    pub fn code(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
    /// From what is stored; what is unknown is [`Theme::Auto`].
    pub fn from_code(code: &str) -> Theme {
        match code {
            "light" => Theme::Light,
            "dark" => Theme::Dark,
            _ => Theme::Auto,
        }
    }
}

/// What a page knows of its reader.
pub struct Chrome<'a> {
    /// The reader's language.
    pub words: &'a Words,
    /// The reader's colours.
    pub theme: Theme,
    /// Path and query of this page, to come back to after a change of language or theme.
    pub path: &'a str,
    /// What the reader is called.
    pub name: &'a str,
    /// Has an account and is signed in; else a guest known by their device.
    pub signed_in: bool,
    /// Tables where it is the reader's move: shown in the bar and in the tab's title.
    pub waiting: usize,
}

impl Chrome<'_> {
    pub(crate) fn t<'k>(&'k self, key: &'k str) -> &'k str {
        self.words.get(key)
    }
    pub(crate) fn lang(&self) -> Lang {
        self.words.lang()
    }
}

/// Everything up to the body's content.
pub(crate) fn document(chrome: &Chrome, title: &str, head: Markup, body: Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(chrome.lang()) data-theme=(chrome.theme.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="theme-color" content="#4a3523";
                title { @if chrome.waiting > 0 { "(" (chrome.waiting) ") " } (title) " · Ecumene" }
                link rel="icon" type="image/svg+xml" href=(asset_url("icon.svg"));
                link rel="manifest" href=(asset_url("manifest.json"));
                link rel="stylesheet" href=(asset_url("style.css"));
                (head)
            }
            (body)
        }
    }
}

/// A page of the lobby kind: bar, content, foot.
pub(crate) fn page(chrome: &Chrome, title: &str, content: Markup) -> Markup {
    page_on(chrome, title, "sheet-page", html! {}, content)
}

/// For pages about people and time.
pub(crate) fn people_css() -> Markup {
    html! { link rel="stylesheet" href=(asset_url("people.css")); }
}

/// The same on another ground than paper, with what its head needs besides.
pub(crate) fn page_on(chrome: &Chrome, title: &str, ground: &str, more: Markup, content: Markup) -> Markup {
    let head = html! {
        script type="module" src=(asset_url("page.js")) {}
        script type="module" src=(asset_url("app.js")) {}
        (more)
    };
    document(
        chrome,
        title,
        head,
        html! {
            body.pages data-waiting=[(chrome.waiting > 0 || chrome.path == "/").then_some(chrome.waiting)] {
                (sheet())
                a.skip href="#main" { (chrome.t("ui-skip")) }
                header.bar {
                    (brand(chrome))
                    nav.ways aria-label=(chrome.t("ui-ways")) {
                        a href="/" {
                            (icon("home")) span { (chrome.t("ui-lobby")) }
                            @if chrome.waiting > 0 { b.count { (chrome.waiting) } }
                        }
                        @if chrome.waiting > 0 { (next_table(chrome, "")) }
                        a href="/new" { (icon("plus")) span { (chrome.t("ui-new-table")) } }
                        a href="/archive" { (icon("log")) span { (chrome.t("ui-archive")) } }
                    }
                    (prefs(chrome))
                }
                main id="main" class=(ground) { (content) }
                footer.foot { p { (chrome.t("ui-foot")) } }
            }
        },
    )
}

pub(crate) fn brand(chrome: &Chrome) -> Markup {
    html! {
        a.brand href="/" title=(chrome.t("ui-lobby")) {
            svg viewBox="0 0 48 48" aria-hidden="true" {
                circle cx="24" cy="24" r="20" {}
                path d="M4 24h40M24 4c9 8 9 32 0 40M24 4c-9 8-9 32 0 40M7.5 14c9 5 24 5 33 0M7.5 34c9-5 24-5 33 0" {}
            }
            span { "Ecumene" }
        }
    }
}

/// Language, theme and who you are. Plain forms, so they work without script.
pub(crate) fn prefs(chrome: &Chrome) -> Markup {
    // Each click goes on to the next, and round again.
    let (next, key, sign) = match chrome.theme {
        Theme::Auto => (Theme::Dark, "ui-dark", "moon"),
        Theme::Dark => (Theme::Light, "ui-light", "sun"),
        Theme::Light => (Theme::Auto, "ui-auto", "auto"),
    };
    html! {
        div.prefs {
            form method="post" action="/prefs" class="lang" aria-label=(chrome.t("ui-language")) {
                input type="hidden" name="back" value=(chrome.path);
                @for lang in Lang::ALL {
                    button type="submit" name="lang" value=(lang) lang=(lang)
                        aria-pressed=(if lang == chrome.lang() { "true" } else { "false" })
                        title=(match lang { Lang::En => "English", Lang::Fr => "Français" }) { (lang.code().to_uppercase()) }
                }
            }
            form method="post" action="/prefs" class="theme" {
                input type="hidden" name="back" value=(chrome.path);
                button type="submit" name="theme" value=(next.code()) title=(chrome.t(key)) { (icon(sign)) span.sr { (chrome.t(key)) } }
            }
            a.me href=(if chrome.signed_in { "/account" } else { "/account/sign-in" })
                title=(chrome.t(if chrome.signed_in { "ui-account" } else { "ui-sign-in" })) {
                (icon("person")) span { @if chrome.name.is_empty() { (chrome.t("ui-sign-in")) } @else { (chrome.name) } }
            }
        }
    }
}

/// The way to the next table that waits for the reader.
pub(crate) fn next_table(chrome: &Chrome, from: &str) -> Markup {
    let way = if from.is_empty() { "/next".to_owned() } else { format!("/next?from={from}") };
    html! {
        a.next-table href=(way) title=(chrome.t("ui-next-table-help")) {
            (icon("turn")) span { (chrome.t("ui-next-table")) }
            @if chrome.waiting > 0 { b.count { (chrome.waiting) } }
        }
    }
}

/// What the app shows while the server cannot be reached.
pub fn offline_page(chrome: &Chrome) -> Markup {
    let content = html! {
        section.card.error {
            h1 { (chrome.t("ui-offline-page")) }
            p { (chrome.t("ui-offline-page-help")) }
            div.links { a.button.confirm href="" { (chrome.t("ui-try-again")) } }
        }
    };
    page(chrome, chrome.t("ui-offline-page"), content)
}

/// A page that says what went wrong and what to do about it.
pub fn error_page(chrome: &Chrome, status: u16, message: &str, incident: Option<&str>) -> Markup {
    let title = match status {
        404 => "ui-error-missing",
        401 | 403 => "ui-error-forbidden",
        429 => "ui-error-often",
        400..=499 => "ui-error-request",
        _ => "ui-error-server",
    };
    let content = html! {
        section.card.error {
            p.status { (status) }
            h1 { (chrome.t(title)) }
            p { (message) }
            @if let Some(n) = incident { p.hint { (chrome.t("ui-incident")) " " code { (n) } } }
            div.links { a.button.confirm href="/" { (icon("home")) (chrome.t("ui-lobby")) } }
        }
    };
    page(chrome, chrome.t(title), content)
}
