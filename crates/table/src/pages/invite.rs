//! An invitation: to a table, or to one seat of a game that is being played.

use super::form::{Filled, Problem, Wrong};
use super::link::LinkCard;
use super::shell::{Chrome, page_on, people_css};
use crate::{SeatInfo, Sitter, TableInfo, company, mark};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// What an invitation link shows.
#[derive(Clone, Copy)]
pub struct InvitePage<'a> {
    /// Of the invitation.
    pub code: &'a str,
    /// The table.
    pub table: &'a TableInfo,
    /// What the game is called.
    pub game_title: &'a str,
    /// Who invites.
    pub host: &'a str,
    /// Who sits there already.
    pub seats: &'a [SeatInfo],
    /// The one seat it is to, in a game that is being played.
    pub seat: Option<Seat>,
    /// The game is being played, or over.
    pub begun: bool,
    /// What the reader is called now; the form offers to change it.
    pub name: &'a str,
    /// What a messenger shows.
    pub card: &'a LinkCard,
    /// What the last attempt had filled in.
    pub filled: &'a Filled,
    /// Why it was refused.
    pub problem: Option<&'a Problem>,
}

/// Who invites to what, and which seats are free.
pub fn invite_page(chrome: &Chrome, invite: &InvitePage) -> Markup {
    let free = invite.seats.iter().any(|s| s.sitter == Sitter::Empty && (s.kept.is_empty() || s.kept_for_me));
    let wrong = Wrong(invite.problem);
    let watch = html! { a.button href={ "/t/" (invite.table.id) } { (chrome.t("ui-watch")) } };
    let content = html! {
        section.card.room {
            h1 { (invite.game_title) @if !invite.table.title.is_empty() { small { (invite.table.title) } } }
            p.lead { (invite.host) " " (chrome.t(if invite.seat.is_some() { "ui-hands-you" } else { "ui-invites-you" })) }
            (company::said(chrome.words, &invite.table.company.terms))
            @if invite.seat.is_some() || (free && !invite.begun) { (sit_down(chrome, invite, wrong, &watch)) }
            @else {
                (wrong.besides(&[]))
                p { (chrome.t(if invite.begun { "ui-late-begun" } else { "ui-late-full" })) }
                ul.chairs { @for (index, info) in invite.seats.iter().enumerate() { (sits(index, info)) } }
                @if !invite.table.company.may_ask_for.is_empty() { p.hint { (chrome.t("ui-late-ask")) } }
                div.links {
                    a.button.confirm href={ "/t/" (invite.table.id) } { (chrome.t("ui-watch")) }
                    a.button href="/" { (chrome.t("ui-lobby")) }
                }
            }
        }
    };
    let head = html! { (people_css()) (invite.card.meta()) };
    page_on(chrome, invite.game_title, "sheet-page", head, content)
}

fn sits(index: usize, info: &SeatInfo) -> Markup {
    let seat = Seat(index as u8);
    html! { li class={ "chair " (crate::seat_class(seat)) } { (mark(seat)) span.name { (info.name) } } }
}

fn sit_down(chrome: &Chrome, invite: &InvitePage, wrong: Wrong, watch: &Markup) -> Markup {
    let is_free = |index: &usize| {
        let free = |s: &SeatInfo| s.sitter == Sitter::Empty && (s.kept.is_empty() || s.kept_for_me);
        match invite.seat {
            Some(seat) => seat.index() == *index,
            None => invite.seats.get(*index).is_some_and(free),
        }
    };
    let wanted = invite.filled.get("seat").and_then(|seat| seat.parse().ok()).filter(is_free);
    let chosen = wanted.or_else(|| (0..invite.seats.len()).find(|index| is_free(index)));
    html! {
        form method="post" action={ "/j/" (invite.code) } {
            (wrong.besides(&["name", "seat"]))
            label.field { span { (chrome.t("ui-your-name")) }
                input name="name" value=(invite.filled.get("name").unwrap_or(invite.name)) maxlength="40" required autocomplete="nickname"
                    aria-invalid=[wrong.invalid("name")] aria-describedby=[wrong.id("name")] autofocus[wrong.is("name")]; }
            (wrong.beside("name"))
            fieldset.chairs { legend { (chrome.t("ui-seats")) }
                (wrong.over("seat"))
                @for (index, info) in invite.seats.iter().enumerate() {
                    @let free = is_free(&index);
                    label.chair {
                        input type="radio" name="seat" value=(index) disabled[!free] checked[chosen == Some(index)];
                        (mark(Seat(index as u8)))
                        span { @if free && invite.seat.is_none() { (chrome.t("ui-free")) } @else { (info.name) }
                            @if !info.kept.is_empty() { small { " " (chrome.t("ui-kept-for")) " " (info.kept) } } }
                    }
                } }
            @if let Some(seat) = invite.seat { p.hint { (chrome.words.fill(&msg("ui-hands-help").num("n", seat.0 + 1))) } }
            div.links {
                button.button.confirm type="submit" { (chrome.t(if invite.seat.is_some() { "ui-take-over" } else { "ui-sit" })) }
                (watch)
            }
        }
    }
}
