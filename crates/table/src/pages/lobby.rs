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
    /// It is the reader's turn.
    pub my_move: bool,
    /// The reader is asked something else: to agree, to let somebody take a step back, to play again.
    pub asks_me: bool,
    /// A seat is kept for the reader.
    pub kept_for_me: bool,
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
    /// "A move a day"; empty where one person plays among bots.
    pub tempo: String,
    /// When the reader's time is out.
    pub until: Option<i64>,
    /// Milliseconds since 1970 of the last thing that happened.
    pub at_ms: i64,
}

impl TableCard {
    /// Whether it cannot go on as it should without the reader.
    pub fn waits_for_me(&self) -> bool {
        self.my_move || self.asks_me
    }
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
    /// Games whose matches come to something: id and title.
    pub games: Vec<(String, String)>,
    /// For the link to older ones.
    pub older: Option<String>,
    /// Why a match file was not accepted.
    pub problem: Option<String>,
}

/// Matches that are over, page by page.
pub fn archive_page(chrome: &Chrome, archive: &Archive) -> Markup {
    let content = html! {
        h1 { (chrome.t("ui-archive")) }
        p.links {
            @for (id, title) in &archive.games { a.button href={ "/archive/" (id) } { (icon("score")) (title) } }
            a.button href="/mine" { (icon("person")) (chrome.t("ui-mine")) }
        }
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
        li class={ "card line" @if table.waits_for_me() { " my-move" } } {
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
    let wants: Vec<&str> = [
        (table.my_move, "ui-your-turn"),
        (table.kept_for_me, "ui-seat-kept"),
        (table.asks_me && !table.kept_for_me, "ui-table-asks"),
    ]
    .into_iter()
    .filter(|(wants, _)| *wants)
    .map(|(_, key)| chrome.t(key))
    .collect();
    html! {
        @if !wants.is_empty() { b { (wants.join(" · ")) } }
        @else if table.finished { (chrome.t("ui-finished")) }
        @else if !table.started { (chrome.words.fill(&msg("ui-seats-free").num("n", free as i64))) }
        @else { (chrome.words.fill(&msg("ui-steps").num("n", table.steps as i64))) }
        @if let (Some(until), true) = (table.until, table.my_move) { span.clock.runs data-until=(until) {} }
        @else if !table.tempo.is_empty() && !table.finished { span.tempo-of { (icon("clock")) (table.tempo) } }
        " " time data-ms=(table.at_ms) {}
    }
}
