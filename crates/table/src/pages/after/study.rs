//! What would have been: a tree of variations of one match, each with a name and a comment, and the way to a new one.

use super::{head, ways};
use crate::pages::Chrome;
use crate::pages::shell::page_on;
use crate::symbols::icon;
use crate::{SeatInfo, name_tag};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// One match of the tree; the first is the one that was played.
#[derive(Clone, Debug, Default)]
pub struct Variation {
    /// Its table.
    pub id: String,
    /// The one it was played on from,
    pub parent: String,
    /// after so many steps.
    pub step: usize,
    /// What it is called,
    pub title: String,
    /// and what is said of it.
    pub comment: String,
    /// In the order of the seats.
    pub names: Vec<String>,
    /// Who won, once it is over.
    pub winners: Vec<Seat>,
    /// Its reader may call it otherwise.
    pub mine: bool,
}

/// What the page is made of.
pub struct StudyPage<'a> {
    /// The table whose page this is.
    pub id: &'a str,
    /// The whole tree, parents before their children.
    pub tree: &'a [Variation],
    /// The address to share.
    pub url: &'a str,
    /// The seats of this table,
    pub seats: &'a [SeatInfo],
    /// how many steps it has,
    pub steps: usize,
    /// and after how many of them a new one is to begin.
    pub step: usize,
    /// Whether it can be played on from.
    pub open: bool,
    /// Levels of bots: id and name.
    pub bots: &'a [(String, String)],
}

/// Draws it.
pub fn study_page(chrome: &Chrome, page: &StudyPage) -> Markup {
    let content = html! {
        header.after-head { h1 { (chrome.t("ui-study")) } p.hint { (chrome.t("game-title")) } (ways(chrome, page.id, "/study")) }
        p { (chrome.t("ui-study-help")) }
        (crate::parts::copy::line(chrome.words, page.url))
        section.study {
            h2 { (chrome.t("ui-study-tree")) }
            @if let Some(root) = page.tree.first() { ul.tree { (variation(chrome, page, root)) } }
        }
        @if page.open { (form(chrome, page)) }
    };
    page_on(chrome, chrome.t("ui-study"), "sheet-page after", head("after.js"), content)
}

fn variation(chrome: &Chrome, page: &StudyPage, this: &Variation) -> Markup {
    let children: Vec<&Variation> = page.tree.iter().filter(|other| other.parent == this.id).collect();
    let root = this.parent.is_empty();
    let won = this.winners.iter().map(|seat| msg("ui-who").seat("who", *seat));
    let sentence = msg("ui-study-won").list("who", won).num("n", this.winners.len() as i64);
    html! {
        li class=[(this.id == page.id).then_some("here")] {
            p {
                a href={ "/t/" (this.id) } { b {
                    @if !this.title.is_empty() { (this.title) }
                    @else { (chrome.t(if root { "ui-study-played" } else { "ui-study-unnamed" })) }
                } }
                @if !root {
                    " " a.hint href={ "/t/" (this.parent) "/at/" (this.step) } {
                        (chrome.words.fill(&msg("ui-study-from").num("n", this.step as i64)))
                    }
                }
                " · " @if this.winners.is_empty() { (chrome.t("ui-goes-on")) }
                @else { (chrome.words.say(&sentence, &|seat| this.names.get(seat.index()).cloned().unwrap_or_default())) }
            }
            p.people { @for (seat, name) in this.names.iter().enumerate() { (name_tag(Seat(seat as u8), name)) " " } }
            @if !this.comment.is_empty() { blockquote { (this.comment) } }
            @if this.mine {
                details { summary { (chrome.t("ui-study-say")) }
                    form method="post" action={ "/t/" (this.id) "/comment" } {
                        label { (chrome.t("ui-study-name")) input name="title" maxlength="60" value=(this.title); }
                        label { (chrome.t("ui-study-comment")) textarea name="comment" maxlength="2000" rows="3" { (this.comment) } }
                        button.button type="submit" { (chrome.t("ui-study-keep")) }
                    } }
            }
            @if !children.is_empty() { ul { @for child in children { (variation(chrome, page, child)) } } }
        }
    }
}

/// Where from, who plays, and what it is called.
fn form(chrome: &Chrome, page: &StudyPage) -> Markup {
    let last = page.steps.saturating_sub(1);
    let own = page.seats.iter().position(|info| info.mine).unwrap_or(0);
    html! {
        form.card id="branch" method="post" action={ "/t/" (page.id) "/branch" } {
            h2 { (icon("turn")) (chrome.t("ui-what-if")) }
            img.moment src={ "/t/" (page.id) "/at/" (page.step.min(last)) "/board.svg" }
                data-of={ "/t/" (page.id) "/at/" } alt=(chrome.t("ui-board"));
            label { (chrome.t("ui-study-step"))
                input type="number" name="step" min="0" max=(last) value=(page.step.min(last)) required; }
            label { (chrome.t("ui-study-name")) input name="title" maxlength="60"; }
            label { (chrome.t("ui-study-seat")) select name="seat" {
                @for (seat, info) in page.seats.iter().enumerate() { option value=(seat) selected[seat == own] { (info.name) } }
            } }
            label { (chrome.t("ui-study-with")) select name="with" {
                @for (id, name) in page.bots { option value=(id) { (chrome.t("ui-study-alone")) " · " (name) } }
                @if page.seats.iter().any(|info| info.mine) { option value="people" { (chrome.t("ui-study-people")) } }
            } }
            button.button.confirm type="submit" { (chrome.t("ui-study-begin")) }
        }
    }
}
