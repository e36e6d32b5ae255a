//! What many matches come to: of a game, and of a person over time.

use super::dice::faces;
use super::{head, percent, points, signed, tilt};
use crate::mark;
use crate::pages::Chrome;
use crate::pages::shell::page_on;
use kernel::{Seat, msg};
use maud::{Markup, html};
use std::collections::BTreeMap;

/// What the page of a game's archive is made of.
#[derive(Debug, Default)]
pub struct ArchiveOf {
    /// How many matches.
    pub games: u32,
    /// Steps: shortest, mean, longest.
    pub length: (u32, f32, u32),
    /// By the number of seats.
    pub tables: Vec<TablesOf>,
    /// What goes with victory, in families.
    pub named: Vec<(String, Vec<HadRow>)>,
    /// What seats do: name, everybody, winners.
    pub styles: Vec<(String, f32, f32)>,
    /// Dice by their sides.
    pub dice: BTreeMap<u32, Vec<u64>>,
    /// Whether the game is about points.
    pub scored: bool,
}

/// The matches with one number of seats.
#[derive(Debug, Default)]
pub struct TablesOf {
    /// How many seats,
    pub seats: u8,
    /// and how many matches.
    pub games: u32,
    /// Victories by seat, as parts of one.
    pub wins: Vec<f32>,
    /// Points by seat, on the mean.
    pub points: Vec<f32>,
    /// Victories of who was asked first.
    pub first: f32,
    /// Points of who won, on the mean.
    pub winning: f32,
}

/// Something players had, and how often they won.
#[derive(Debug, Default)]
pub struct HadRow {
    /// What it is called.
    pub name: String,
    /// How many players had it.
    pub seats: u32,
    /// How many of them won, as a part of one,
    pub wins: f32,
    /// and what an even share would be.
    pub even: f32,
}

/// One match of a person.
#[derive(Debug, Default)]
pub struct BoutRow {
    /// The table's id.
    pub table: String,
    /// The game's title.
    pub game: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The place, of how many; none where its reader had several seats.
    pub place: Option<(u8, u8)>,
    /// Own choices and luck, where they are known and one's own.
    pub shares: Option<(f32, f32)>,
}

/// A row of what a person did.
#[derive(Debug, Default)]
pub struct PersonRow {
    /// The game's title.
    pub game: String,
    /// How many matches,
    pub games: u32,
    /// how many of them were won, and what an even share would be,
    pub wins: (f32, f32),
    /// and the place on the mean.
    pub place: f32,
    /// Own choices and luck, on the mean.
    pub shares: (f32, f32),
}

/// What the page of a person is made of.
#[derive(Debug, Default)]
pub struct MinePage {
    /// By game.
    pub games: Vec<PersonRow>,
    /// The newest first.
    pub bouts: Vec<BoutRow>,
}

/// What the matches of a game come to.
pub fn game_page(chrome: &Chrome, page: &ArchiveOf) -> Markup {
    let title = chrome.t("game-title");
    let (least, mean, most) = page.length;
    let steps = msg("ui-stats-steps").num("least", least).num("mean", mean.round() as i64).num("most", most);
    let matches = |n: u32| chrome.words.fill(&msg("ui-stats-games").num("n", n));
    let first = |part: f32, seats: u8| {
        let even = whole(1.0 / seats as f32);
        chrome.words.fill(&msg("ui-stats-first").num("part", whole(part)).num("even", even))
    };
    let content = html! {
        header.after-head { h1 { (title) } p.hint { (matches(page.games)) } }
        @if page.games == 0 { p.empty { (chrome.t("ui-stats-none")) } }
        @else {
            section { h2 { (chrome.t("ui-stats-length")) }
                p { (chrome.words.fill(&steps)) } }
            @for TablesOf { seats, games, wins, points: mean, first: asked_first, winning } in &page.tables {
                section.after-stats {
                    h2 { (chrome.words.fill(&msg("ui-stats-seats").num("n", *seats))) small { (matches(*games)) } }
                    div.wide { table {
                        thead { tr { th scope="col" { span.sr { (chrome.t("ui-source")) } }
                            @for seat in 0..*seats {
                                th scope="col" { (mark(Seat(seat))) " " (chrome.words.fill(&msg("ui-player").num("n", seat + 1))) }
                            } } }
                        tbody {
                            tr { th scope="row" { (chrome.t("ui-stats-wins")) } @for won in wins { td { (percent(chrome, *won)) } } }
                            @if page.scored {
                                tr { th scope="row" { (chrome.t("ui-stats-points")) } @for mean in mean { td { (points(*mean)) } } }
                            }
                        }
                    } }
                    p { (first(*asked_first, *seats))
                        @if page.scored { " " (chrome.words.fill(&msg("ui-stats-winning").points("points", points(*winning)))) } }
                }
            }
            @for (family, rows) in &page.named {
                section.after-stats {
                    h2 {
                        (chrome.words.find(family).unwrap_or_else(|| chrome.t("ui-stats-named")))
                        small { (chrome.t("ui-stats-named-help")) }
                    }
                    @let (first, rest) = rows.split_at(rows.len().min(LISTED));
                    (had(chrome, first))
                    @if !rest.is_empty() {
                        details {
                            summary { (chrome.words.fill(&msg("ui-stats-more").num("n", rest.len() as i64))) }
                            (had(chrome, rest))
                        }
                    }
                }
            }
            @if !page.styles.is_empty() {
                section.after-stats { h2 { (chrome.t("ui-after-styles")) small { (chrome.t("ui-stats-styles-help")) } }
                    div.wide { table {
                        (heads(chrome, &["ui-stats-everybody", "ui-stats-winners"]))
                        tbody { @for (name, all, winners) in &page.styles {
                            tr { th scope="row" { (name) } td { (tenths(chrome, *all)) } td { (tenths(chrome, *winners)) } }
                        } }
                    } } }
            }
            (faces(chrome, "ui-honest-faces-all", &page.dice))
        }
    };
    page_on(chrome, title, "sheet-page after", head("after.js"), content)
}

/// So many things of a kind are listed at once, those that most players had; the others are folded away.
const LISTED: usize = 10;

fn had(chrome: &Chrome, rows: &[HadRow]) -> Markup {
    html! {
        div.wide { table {
            (heads(chrome, &["ui-stats-had", "ui-stats-wins", "ui-stats-even"]))
            tbody { @for HadRow { name, seats, wins, even } in rows {
                tr { th scope="row" { (name) } td { (seats) }
                    td { span.amount { i style={ "width:" ((wins * 100.0).round()) "%" } {} } b { (percent(chrome, *wins)) } }
                    td { (percent(chrome, *even)) } }
            } }
        } }
    }
}

/// The head of a table whose rows have names.
fn heads(chrome: &Chrome, keys: &[&str]) -> Markup {
    html! {
        thead { tr {
            th scope="col" { span.sr { (chrome.t("ui-source")) } }
            @for key in keys { th scope="col" { (chrome.t(key)) } }
        } }
    }
}

fn whole(part: f32) -> i64 {
    (part * 100.0).round() as i64
}

/// One place behind the point is as much as such a mean is worth.
fn tenths(chrome: &Chrome, n: f32) -> String {
    let whole = format!("{n:.1}");
    if chrome.words.lang() == text::Lang::Fr { whole.replace('.', ",") } else { whole }
}

/// What one's own matches come to.
pub fn mine_page(chrome: &Chrome, page: &MinePage) -> Markup {
    let parts = page.bouts.iter().filter_map(|bout| bout.shares);
    let most = parts.fold(0.1f32, |most, (own, luck)| most.max(own.abs()).max(luck.abs()));
    let content = html! {
        header.after-head { h1 { (chrome.t("ui-mine")) } }
        @if page.bouts.is_empty() { p.empty { (chrome.t("ui-stats-none")) } }
        @else {
            @if !page.games.is_empty() {
                section.after-stats.mine { div.wide { table {
                    (heads(chrome, &["ui-mine-games", "ui-stats-wins", "ui-stats-even", "ui-mine-place", "ui-after-own", "ui-after-luck"]))
                    tbody { @for row in &page.games {
                        tr { th scope="row" { (row.game) } td { (row.games) }
                            td { b { (percent(chrome, row.wins.0)) } } td { (percent(chrome, row.wins.1)) }
                            td { (tenths(chrome, row.place)) } td { (tilt(row.shares.0, most, "own")) b { (signed(row.shares.0)) } }
                            td { (tilt(row.shares.1, most, "luck")) b { (signed(row.shares.1)) } } }
                    } }
                } } p.hint { (chrome.t("ui-mine-help")) } }
            }
            section.after-stats.mine { h2 { (chrome.t("ui-mine-bouts")) small { (chrome.t("ui-after-shares-help")) } }
                div.wide { table {
                    (heads(chrome, &["ui-mine-when", "ui-mine-place", "ui-after-own", "ui-after-luck"]))
                    tbody { @for bout in &page.bouts { (bout_row(chrome, bout, most)) } }
                } } }
        }
    };
    page_on(chrome, chrome.t("ui-mine"), "sheet-page after", head("after.js"), content)
}

fn bout_row(chrome: &Chrome, bout: &BoutRow, most: f32) -> Markup {
    let part = |part: f32, class: &str| html! { td { (tilt(part, most, class)) b { (signed(part)) } } };
    html! {
        tr {
            th scope="row" { a href={ "/t/" (bout.table) "/analysis" } { (bout.game) } }
            td { time data-ms=(bout.at) {} }
            td { @match bout.place {
                Some((place, of)) => { (chrome.words.fill(&msg("ui-mine-placed").num("n", place).num("of", of))) }
                None => { (chrome.t("ui-mine-several")) }
            } }
            @match bout.shares {
                Some((own, luck)) => { (part(own, "own")) (part(luck, "luck")) }
                None => { td { "–" } td { "–" } }
            }
        }
    }
}
