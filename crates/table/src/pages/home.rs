//! The first page: the table that waits for its reader, those where others think, and the games on their shelf.

use super::lobby::{Lobby, TableCard, list, people, state};
use super::new::{GameCard, Taught, emblem, times};
use super::shell::{Chrome, page_on, people_css};
use crate::{asset_url, symbols::icon};
use kernel::msg;
use maud::{Markup, html};

/// So many tables of one's own are shown beside the one that waits; the others are a list below.
const BESIDE: usize = 3;

/// The first page.
pub fn lobby_page(chrome: &Chrome, lobby: &Lobby) -> Markup {
    let mut mine: Vec<&TableCard> = lobby.mine.iter().collect();
    mine.sort_by_key(|t| (!t.waits_for_me(), t.finished, std::cmp::Reverse(t.at_ms)));
    let first = mine.first().filter(|table| !table.finished).copied();
    let rest: Vec<&TableCard> = mine.iter().skip(first.map_or(0, |_| 1)).copied().collect();
    let (beside, below) = rest.split_at(if first.is_some() { rest.len().min(BESIDE) } else { 0 });
    let picture =
        |game: &str| lobby.games.iter().find(|card| card.id == game).and_then(|card| card.picture.clone());
    let head = html! { link rel="stylesheet" href=(asset_url("home.css")); (people_css()) };
    let content = html! {
        // Looks again by itself: who sits down elsewhere is seen here.
        div.my-tables data-refresh="15" tabindex="-1" {
            @if let Some(table) = first { (waits(chrome, table, picture(&table.game))) }
            @let (waiting, thinking): (Vec<&TableCard>, Vec<&TableCard>) = beside.iter().copied().partition(|table| table.waits_for_me());
            @if !beside.is_empty() {
                section.others {
                    @for (title, tables) in [("ui-wait-too", waiting), ("ui-others-think", thinking)] {
                        @if !tables.is_empty() {
                            h2 { (chrome.t(title)) }
                            ul { @for table in tables { (row(chrome, table, picture(&table.game))) } }
                        }
                    }
                }
            }
        }
        header.shelf-head { h1 { (chrome.t("ui-hero")) } p { (chrome.t("ui-hero-text")) } }
        section.shelf aria-label=(chrome.t("ui-games")) {
            @for game in &lobby.games { (box_of(chrome, game, mine.is_empty())) }
        }
        @if !below.is_empty() { div.sheet { (list(chrome, "ui-my-tables", below)) } }
        @if !lobby.open.is_empty() { div.sheet { (list(chrome, "ui-open-tables", &lobby.open.iter().collect::<Vec<_>>())) } }
        @if !lobby.running.is_empty() { div.sheet { (list(chrome, "ui-running-tables", &lobby.running.iter().collect::<Vec<_>>())) } }
        @if !lobby.finished.is_empty() { div.sheet { (list(chrome, "ui-finished-tables", &lobby.finished.iter().collect::<Vec<_>>())) } }
    };
    page_on(chrome, chrome.t("ui-lobby"), "home", head, content)
}

/// The table to go on with: the largest thing on the page.
fn waits(chrome: &Chrome, table: &TableCard, picture: Option<String>) -> Markup {
    let wants = if table.waits_for_me() { "ui-waits-for-you" } else { "ui-goes-on" };
    let sit_down = if table.started { "ui-resume" } else { "ui-sit-down" };
    html! {
        article class={ "waits" @if table.waits_for_me() { " my-move" } } {
            @if let Some(url) = picture { img.art src=(url) alt="" width="390" height="300"; }
            div.words {
                p.kind { (chrome.t(wants)) }
                h2 { (table.game_title) }
                @if !table.title.is_empty() { p.title { (table.title) } }
                (people(chrome, table))
                p.state { (state(chrome, table)) }
                div.links { a.button.confirm href={ "/t/" (table.id) } { (chrome.t(sit_down)) } }
            }
        }
    }
}

fn row(chrome: &Chrome, table: &TableCard, picture: Option<String>) -> Markup {
    html! {
        li class={ "row" @if table.waits_for_me() { " my-move" } } {
            @if let Some(url) = picture { img src=(url) alt="" width="78" height="60" loading="lazy"; }
            div {
                a.cover href={ "/t/" (table.id) } {
                    b { (table.game_title) } @if !table.title.is_empty() { span.title { (table.title) } }
                }
                (people(chrome, table))
            }
            p.state { (state(chrome, table)) }
        }
    }
}

/// A game on the shelf. Whoever has no table yet is shown the way to learn it first.
fn box_of(chrome: &Chrome, game: &GameCard, newcomer: bool) -> Markup {
    let learn_first = newcomer && game.taught.is_some();
    html! {
        article.box {
            div.art {
                @if let Some(url) = &game.picture { img src=(url) alt="" width="390" height="300" loading="lazy"; }
                span.sign { (emblem(game)) }
            }
            div.words {
                h2 { (game.title) }
                p.facts {
                    span { (icon("person")) (game.seats.0) "–" (game.seats.1) }
                    @if let Some(weight) = &game.weight { span { (icon("weight")) (weight) } }
                }
                (times(chrome, game))
                p.like { (game.like.as_ref().unwrap_or(&game.tagline)) }
                div.links {
                    @if let Some(taught) = &game.taught { (learn(chrome, game, taught, learn_first)) }
                    form method="post" action="/tables" {
                        input type="hidden" name="game" value=(game.id); input type="hidden" name="quick" value="bots";
                        button type="submit" class={ "button play" @if !learn_first { " confirm" } } title=(chrome.t("ui-play-bots")) {
                            (chrome.t("ui-play"))
                        }
                    }
                    a.quiet href={ "/new?game=" (game.id) } { (chrome.t("ui-set-up")) }
                    a.quiet href={ "/rules/" (game.id) } { (chrome.t("ui-rules")) }
                }
            }
        }
    }
}

fn learn(chrome: &Chrome, game: &GameCard, taught: &Taught, first: bool) -> Markup {
    let label = match taught {
        Taught { at: Some((n, of)), .. } => msg("ui-learn-at").num("n", *n as i64).num("of", *of as i64),
        Taught { done: true, .. } => msg("ui-learn-again"),
        Taught { minutes, .. } => msg("ui-learn-minutes").num("n", *minutes),
    };
    html! {
        form method="post" action="/learn" {
            input type="hidden" name="game" value=(game.id);
            button type="submit" class={ "button learn" @if first { " confirm" } } { (chrome.words.fill(&label)) }
        }
    }
}
