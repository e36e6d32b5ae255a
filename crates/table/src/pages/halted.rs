//! A match that this server cannot show: why, who plays it, and how to take it along.

use super::shell::{Chrome, page};
use crate::{SeatInfo, mark, symbols::icon};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// A match of which nothing can be drawn.
pub struct HaltedPage<'a> {
    /// The table's id.
    pub id: &'a str,
    /// What the game is called.
    pub game_title: &'a str,
    /// What the host called the table; may be empty.
    pub title: &'a str,
    /// Why, in the reader's language.
    pub notice: &'a str,
    /// Who plays.
    pub seats: &'a [SeatInfo],
    /// One a seat, if the game is over.
    pub places: &'a [u64],
    /// Whether this person may have the match file.
    pub may_export: bool,
}

/// Why a match cannot be shown, and what can be done about it.
pub fn halted_page(chrome: &Chrome, halted: &HaltedPage) -> Markup {
    let place = |seat: usize| {
        let place = *halted.places.get(seat)?;
        Some(chrome.words.fill(&msg("ui-place").num("n", place as i64)))
    };
    let content = html! {
        section.card.room.halted {
            h1 { (halted.game_title) @if !halted.title.is_empty() { small { (halted.title) } } }
            p.problem role="alert" { (halted.notice) }
            ul.chairs {
                @for (index, info) in halted.seats.iter().enumerate() {
                    @let seat = Seat(index as u8);
                    li class={ "chair " (crate::seat_class(seat)) } {
                        (mark(seat)) span.name { (info.name) } @if let Some(place) = place(index) { span { (place) } }
                    }
                }
            }
            div.links {
                @if halted.may_export {
                    a.button.confirm href={ "/t/" (halted.id) "/export" } download { (icon("save")) (chrome.t("ui-export")) }
                }
                a.button href="/" { (icon("home")) (chrome.t("ui-lobby")) }
            }
        }
    };
    page(chrome, halted.game_title, content)
}
