//! A match to be shown to others: a link that messengers show with that very board, a frame for a page of one's own, a picture,
//! and the file.

use super::super::link::LinkCard;
use super::{head, ways};
use crate::pages::Chrome;
use crate::pages::shell::page_on;
use crate::parts::copy;
use crate::symbols::icon;
use kernel::msg;
use maud::{Markup, html};

/// What the page is made of.
pub struct SharePage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// Its title, or the game's.
    pub title: &'a str,
    /// How a reader elsewhere reaches this server.
    pub base: &'a str,
    /// The step that is shown, of how many.
    pub at: (usize, usize),
    /// Whether the match is over: its file then tells everything.
    pub over: bool,
    /// Whether the reader may have a file of it at all.
    pub file: bool,
}

/// Draws it.
pub fn share_page(chrome: &Chrome, page: &SharePage) -> Markup {
    let (at, of) = page.at;
    let SharePage { id, title, base, .. } = page;
    let board = format!("/t/{id}/at/{at}/board.png");
    let link = format!("{base}/t/{id}/at/{at}");
    let name: String = title.chars().filter(|c| !"\"<>&".contains(*c)).collect();
    let frame = format!(
        "<iframe src=\"{base}/t/{id}/embed?at={at}\" width=\"720\" height=\"560\" title=\"{name}\"></iframe>"
    );
    let label = chrome.words.fill(&msg("ui-step").num("at", at as i64).num("of", of as i64));
    let file = if page.over { "ui-share-file-help" } else { "ui-share-view-help" };
    let content = html! {
        header.after-head { h1 { (chrome.t("ui-share")) } p.hint { (title) " · " (label) } (ways(chrome, id, "/share")) }
        div.after-share {
            figure {
                // To be looked at as a drawing: to paint it takes longer, and is done for who wants it.
                img src={ "/t/" (id) "/at/" (at) "/board.svg" } alt=(chrome.t("ui-board"));
                form method="get" action={ "/t/" (id) "/share" } {
                    label { (chrome.t("ui-study-step")) " " input type="number" name="at" min="0" max=(of) value=(at) required; }
                    button.button type="submit" { (chrome.t("ui-share-show")) }
                }
            }
            div {
                section { h2 { (chrome.t("ui-share-link")) } p.hint { (chrome.t("ui-share-link-help")) } (copy::line(chrome.words, &link)) }
                section { h2 { (chrome.t("ui-share-picture")) }
                    p { a.button href=(board) download={ (id) "-" (at) ".png" } { (icon("save")) (chrome.t("ui-share-save")) } } }
                section { h2 { (chrome.t("ui-share-frame")) }
                    p.hint { (chrome.t("ui-share-frame-help")) } (copy::line(chrome.words, &frame)) }
                @if page.file {
                    section { h2 { (chrome.t("ui-share-file")) } p.hint { (chrome.t(file)) }
                        p { a.button href={ "/t/" (id) "/export" } { (icon("save")) (chrome.t("ui-export")) } } }
                }
            }
        }
    };
    let more =
        html! { (head("after.js")) (LinkCard::new(title, label.clone(), format!("{base}{board}")).meta()) };
    page_on(chrome, chrome.t("ui-share"), "sheet-page after", more, content)
}
