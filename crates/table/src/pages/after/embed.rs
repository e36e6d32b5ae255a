//! A board on somebody else's page: the picture of a moment, a way to the ones before and after, a link to the table.

use super::super::link::LinkCard;
use crate::pages::Chrome;
use crate::pages::shell::document;
use crate::symbols::{icon, sheet};
use crate::{asset_url, name_tag};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// What the page is made of.
pub struct EmbedPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its title, or the game's.
    pub title: &'a str,
    /// How a reader elsewhere reaches this server.
    pub base: &'a str,
    /// In the order of the seats.
    pub names: &'a [String],
    /// The step that is shown, of how many.
    pub at: (usize, usize),
}

/// Draws it.
pub fn embed_page(chrome: &Chrome, page: &EmbedPage) -> Markup {
    let (at, of) = page.at;
    let label = chrome.words.fill(&msg("ui-step").num("at", at as i64).num("of", of as i64));
    let board = format!("{}/t/{}/at/{at}/board.png", page.base, page.id);
    let step = |step: usize, name: &str, key: &str, off: bool| {
        html! {
            @if off { span.off { (icon(name)) } }
            @else { a href={ "/t/" (page.id) "/embed?at=" (step) } title=(chrome.t(key)) { (icon(name)) span.sr { (chrome.t(key)) } } }
        }
    };
    let head = html! {
        link rel="stylesheet" href=(asset_url("after.css"));
        (LinkCard::new(page.title, label.clone(), board).meta())
    };
    document(
        chrome,
        page.title,
        head,
        html! {
            body.embed {
                (sheet())
                main { img src={ "/t/" (page.id) "/at/" (at) "/board.svg" } alt=(chrome.t("ui-board")); }
                footer {
                    (step(0, "first", "ui-first", at == 0)) (step(at.saturating_sub(1), "earlier", "ui-earlier", at == 0))
                    span { (label) }
                    (step(at + 1, "later", "ui-later", at >= of)) (step(of, "last", "ui-now", at >= of))
                    span.people { @for (seat, name) in page.names.iter().enumerate() { (name_tag(Seat(seat as u8), name)) " " } }
                    a href={ (page.base) "/t/" (page.id) "/at/" (at) } target="_top" { (page.title) " · Ecumene" }
                }
            }
        },
    )
}
