//! The lobby: my tables, mine to move first; open ones; finished ones.

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
    /// Games one can start: id, title, tagline, seats.
    pub games: Vec<(String, String, String, (u8, u8))>,
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

/// The first page: tables to go on with, to join, to open.
pub fn lobby_page(chrome: &Chrome, lobby: &Lobby) -> Markup {
    let mut mine: Vec<&TableCard> = lobby.mine.iter().collect();
    mine.sort_by_key(|t| (!t.my_move, t.finished, std::cmp::Reverse(t.at_ms)));
    let content = html! {
        @if !mine.is_empty() { (list(chrome, "ui-my-tables", &mine)) }
        section.hero {
            div { h1 { (chrome.t("ui-hero")) } p { (chrome.t("ui-hero-text")) } }
        }
        section.shelf aria-label=(chrome.t("ui-games")) {
            @for (id, title, tagline, seats) in &lobby.games {
                article class={ "box box-" (id) } {
                    div.art aria-hidden="true" { (box_art(id)) }
                    h2 { (title) }
                    p { (tagline) }
                    p.facts { (icon("person")) (seats.0) "–" (seats.1) }
                    div.links {
                        form method="post" action="/tables" {
                            input type="hidden" name="game" value=(id); input type="hidden" name="quick" value="bots";
                            button.button.confirm type="submit" { (chrome.t("ui-play-bots")) }
                        }
                        a.button href={ "/new?game=" (id) } { (chrome.t("ui-set-up")) }
                        a.quiet href={ "/rules/" (id) } { (chrome.t("ui-rules")) }
                    }
                }
            }
        }
        @if !lobby.open.is_empty() { (list(chrome, "ui-open-tables", &lobby.open.iter().collect::<Vec<_>>())) }
        @else if mine.is_empty() { p.empty { (chrome.t("ui-no-open")) } }
        @if !lobby.running.is_empty() { (list(chrome, "ui-running-tables", &lobby.running.iter().collect::<Vec<_>>())) }
        @if !lobby.finished.is_empty() { (list(chrome, "ui-finished-tables", &lobby.finished.iter().collect::<Vec<_>>())) }
    };
    page(chrome, chrome.t("ui-lobby"), content)
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

fn list(chrome: &Chrome, title: &str, tables: &[&TableCard]) -> Markup {
    html! {
        section.tables {
            h2 { (chrome.t(title)) }
            ul { @for table in tables { (card(chrome, table)) } }
        }
    }
}

fn card(chrome: &Chrome, table: &TableCard) -> Markup {
    let free = table.seats.iter().filter(|s| s.is_empty()).count();
    html! {
        li class={ "card line" @if table.my_move { " my-move" } } {
            a.cover href={ "/t/" (table.id) } {
                b { (table.game_title) }
                @if !table.title.is_empty() { span.title { (table.title) } }
            }
            p.people {
                @for (i, name) in table.seats.iter().enumerate() {
                    @let seat = Seat(i as u8);
                    span class={ @if table.open.contains(&seat) && !table.finished { "to-move" }
                        @if table.winners.contains(&seat) { " won" } } {
                        (name_tag(seat, if name.is_empty() { chrome.t("ui-free") } else { name }))
                    }
                }
            }
            p.state {
                @if table.my_move { b { (chrome.t("ui-your-turn")) } }
                @else if table.finished { (chrome.t("ui-finished")) }
                @else if !table.started { (chrome.words.fill(&msg("ui-seats-free").num("n", free as i64))) }
                @else { (chrome.words.fill(&msg("ui-steps").num("n", table.steps as i64))) }
                " " time data-ms=(table.at_ms) {}
            }
        }
    }
}

/// A small emblem for each game: drawn, not photographed.
pub(crate) fn box_art(game: &str) -> Markup {
    let path = match game {
        "age-of-discovery" => {
            "M8 40h48l-6 10H14ZM32 38V8M32 10c10 4 14 12 14 24H32M30 14c-8 4-12 10-13 20h13M6 54c6 3 10-3 16 0s10 3 16 0 10-3 16 0"
        }
        "history-of-the-world" => {
            "M32 8a24 24 0 1 0 0 48a24 24 0 1 0 0-48M8 32h48M32 8c12 10 12 38 0 48M32 \
             8c-12 10-12 38 0 48M13 18c10 6 28 6 38 0M13 46c10-6 28-6 38 0"
        }
        "clash-of-cultures" => {
            "M10 54V24l10-8 10 8v30M34 54V18l10-10 10 10v36M6 54h52M17 34h6v8h-6ZM41 26h6v8h-6ZM41 40h6v14h-6Z"
        }
        "civilization-2002" => {
            "M8 54h48M12 50h40M16 46V26M26 46V26M38 46V26M48 46V26M10 22l22-14 22 14ZM12 46h40"
        }
        "civilization-2010" => {
            "M20 8l12 7v14l-12 7-12-7V15ZM44 8l12 7v14l-12 7-12-7V15ZM32 29l12 7v14l-12 7-12-7V36Z"
        }
        _ => "M12 12h40v40H12ZM22 22h.5M42 22h.5M32 32h.5M22 42h.5M42 42h.5",
    };
    html! { svg viewBox="0 0 64 64" { path d=(path) {} } }
}
