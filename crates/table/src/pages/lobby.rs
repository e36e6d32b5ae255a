//! Lists of tables, and the archive of matches that are over.

use super::new::GameCard;
use super::shell::{Chrome, page};
use crate::{name_tag, symbols::icon};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// A table in a list.
#[derive(Clone, Debug, Default)]
pub struct TableCard {
    /// Its id.
    pub id: String,
    /// The title of its game.
    pub game: String,
    /// The game's name in the reader's language.
    pub game_title: String,
    /// What the host called it; may be empty.
    pub title: String,
    /// Names in the order of the seats; an empty one is free.
    pub seats: Vec<String>,
    /// Seats that owe an answer.
    pub open: Vec<Seat>,
    /// The reader is asked for something.
    pub my_move: bool,
    /// The reader sits there, or opened it.
    pub mine: bool,
    /// Whether the game has begun,
    pub started: bool,
    /// and whether it has ended.
    pub finished: bool,
    /// How many steps were taken.
    pub steps: usize,
    /// Who won, when finished.
    pub winners: Vec<Seat>,
    /// Milliseconds since 1970 of the last thing that happened.
    pub at_ms: i64,
}

/// What the lobby lists.
#[derive(Debug, Default)]
pub struct Lobby {
    /// Where this person sits.
    pub mine: Vec<TableCard>,
    /// Waiting for players.
    pub open: Vec<TableCard>,
    /// Being played by others, to look on.
    pub running: Vec<TableCard>,
    /// Where this person sat.
    pub finished: Vec<TableCard>,
    /// Games one can start.
    pub games: Vec<GameCard>,
}

/// Matches that are over.
#[derive(Debug, Default)]
pub struct Archive {
    /// The newest first.
    pub finished: Vec<TableCard>,
    /// For the link to older ones.
    pub older: Option<String>,
    /// Why a match file was not accepted.
    pub problem: Option<String>,
}

/// Matches that are over, page by page.
pub fn archive_page(chrome: &Chrome, archive: &Archive) -> Markup {
    let content = html! {
        h1 { (chrome.t("ui-archive")) }
        (import_form(chrome, archive.problem.as_deref()))
        @if archive.finished.is_empty() { p.empty { (chrome.t("ui-no-finished")) } }
        @else { (list(chrome, "ui-finished-tables", &archive.finished.iter().collect::<Vec<_>>())) }
        @if let Some(url) = &archive.older { div.links { a.button href=(url) { (chrome.t("ui-older")) } } }
    };
    page(chrome, chrome.t("ui-archive"), content)
}

fn import_form(chrome: &Chrome, problem: Option<&str>) -> Markup {
    html! {
        form.card.import method="post" action="/import" enctype="multipart/form-data" {
            h2 { (icon("open")) (chrome.t("ui-import")) }
            p { (chrome.t("ui-import-help")) }
            @if let Some(problem) = problem { p.problem role="alert" { (problem) } }
            label { span.sr { (chrome.t("ui-import-file")) } input type="file" name="file" accept="application/json,.json" required; }
            button.button.confirm type="submit" { (chrome.t("ui-import")) }
        }
    }
}

pub(super) fn list(chrome: &Chrome, title: &str, tables: &[&TableCard]) -> Markup {
    html! {
        section.tables {
            h2 { (chrome.t(title)) }
            ul { @for table in tables { (card(chrome, table)) } }
        }
    }
}

fn card(chrome: &Chrome, table: &TableCard) -> Markup {
    html! {
        li class={ "card line" @if table.my_move { " my-move" } } {
            a.cover href={ "/t/" (table.id) } {
                b { (table.game_title) }
                @if !table.title.is_empty() { span.title { (table.title) } }
            }
            (people(chrome, table))
            p.state { (state(chrome, table)) }
        }
    }
}

/// Who sits there, and who is asked or has won.
pub(super) fn people(chrome: &Chrome, table: &TableCard) -> Markup {
    html! {
        p.people {
            @for (i, name) in table.seats.iter().enumerate() {
                @let seat = Seat(i as u8);
                span class={ @if table.open.contains(&seat) && !table.finished { "to-move" }
                    @if table.winners.contains(&seat) { " won" } } {
                    (name_tag(seat, if name.is_empty() { chrome.t("ui-free") } else { name }))
                }
            }
        }
    }
}

/// How far it is, in a few words.
pub(super) fn state(chrome: &Chrome, table: &TableCard) -> Markup {
    let free = table.seats.iter().filter(|s| s.is_empty()).count();
    html! {
        @if table.my_move { b { (chrome.t("ui-your-turn")) } }
        @else if table.finished { (chrome.t("ui-finished")) }
        @else if !table.started { (chrome.words.fill(&msg("ui-seats-free").num("n", free as i64))) }
        @else { (chrome.words.fill(&msg("ui-steps").num("n", table.steps as i64))) }
        " " time data-ms=(table.at_ms) {}
    }
}
