//! Before the game: the waiting room and the invitation.

use super::form::{Filled, Problem, Wrong};
use super::options::value_name;
use super::shell::{Chrome, page};
use crate::parts::copy;
use crate::{SeatInfo, Sitter, TableInfo, mark};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// A table that has not begun.
pub struct RoomPage<'a> {
    /// The table.
    pub table: &'a TableInfo,
    /// What the game is called.
    pub game_title: &'a str,
    /// Who sits there already.
    pub seats: &'a [SeatInfo],
    /// The reader may sit down in a free seat.
    pub may_sit: bool,
    /// Everybody is there and the reader is the host.
    pub may_start: bool,
}

/// What an invitation link shows.
#[derive(Clone, Copy)]
pub struct InvitePage<'a> {
    /// Of the invitation.
    pub code: &'a str,
    /// The table's id.
    pub table: &'a str,
    /// What the game is called.
    pub game_title: &'a str,
    /// What the host called the table; may be empty.
    pub title: &'a str,
    /// Who invites.
    pub host: &'a str,
    /// Who sits there already.
    pub seats: &'a [SeatInfo],
    /// The game is being played, or over.
    pub begun: bool,
    /// What the reader is called now; the form offers to change it.
    pub name: &'a str,
    /// What the last attempt had filled in.
    pub filled: &'a Filled,
    /// Why it was refused.
    pub problem: Option<&'a Problem>,
}

/// Where people wait until the table is full.
pub fn room_page(chrome: &Chrome, room: &RoomPage) -> Markup {
    let id = &room.table.id;
    let post = |verb: &str, seat: Option<usize>, key: &str, class: &str| -> Markup {
        html! {
            // Each by its own name: when the room changes, no button turns into another under somebody's finger.
            form id={ "do-" (verb) @if let Some(seat) = seat { "-" (seat) } } method="post" action={ "/t/" (id) "/" (verb) } {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button class=(class) type="submit" { (chrome.t(key)) }
            }
        }
    };
    let free = room.seats.iter().filter(|s| s.sitter == Sitter::Empty).count();
    let sits = room.seats.iter().any(|s| s.mine);
    let outside = free > 0 && !room.may_sit && !sits;
    let content = html! {
        section.card.room data-refresh="4" tabindex="-1" {
            h1 { (room.game_title) @if !room.table.title.is_empty() { small { (room.table.title) } } }
            @if room.table.practice { p.hint { b { (chrome.t("ui-practice")) } (chrome.t("ui-colon")) " " (chrome.t("ui-practice-help")) } }
            p.lead { @if free > 0 { (chrome.words.fill(&msg("ui-seats-free").num("n", free as i64))) } @else { (chrome.t("ui-all-here")) } }
            @if outside { p.hint { (chrome.t("ui-by-invitation")) } }
            ul.chairs {
                @for (index, info) in room.seats.iter().enumerate() {
                    @let seat = Seat(index as u8);
                    li id={ "chair-" (index) } class={ "chair " (crate::seat_class(seat)) } {
                        (mark(seat))
                        span.name {
                            @if info.sitter == Sitter::Empty { (chrome.t("ui-free")) } @else { (info.name) }
                            @if info.mine { small.you { (chrome.t("ui-you")) } }
                        }
                        @match info.sitter {
                            Sitter::Empty => {
                                @if room.may_sit { (post("sit", Some(index), "ui-sit", if sits { "button" } else { "button confirm" })) }
                                @if room.table.host { (post("bot", Some(index), "ui-seat-bot", "button")) }
                            }
                            Sitter::Bot => { @if room.table.host { (post("kick", Some(index), "ui-remove", "button quiet")) } }
                            Sitter::Person => {
                                @if info.mine { (post("leave", Some(index), "ui-leave", "button quiet")) }
                                @else if room.table.host { (post("kick", Some(index), "ui-remove", "button quiet")) }
                            }
                        }
                    }
                }
            }
            @if let Some(url) = &room.table.invite_url {
                p { (chrome.t("ui-invite-help")) }
                (copy::line(chrome.words, url))
            }
            @if !room.table.options.is_empty() {
                details id="options" { summary { (chrome.t("ui-options")) }
                    dl.options { @for (key, value) in &room.table.options {
                        dt { (chrome.t(&format!("option-{key}"))) }
                        dd { (value_name(chrome.words, key, value)) }
                    } } }
            }
            div.links {
                @if room.may_start { (post("start", None, "ui-start", "button confirm")) }
                @if room.table.host { (post("abandon", None, "ui-abandon", "button quiet")) }
            }
        }
    };
    page(chrome, room.game_title, content)
}

/// Who invites to what, and which seats are free.
pub fn invite_page(chrome: &Chrome, invite: &InvitePage) -> Markup {
    let free = invite.seats.iter().any(|s| s.sitter == Sitter::Empty);
    let wrong = Wrong(invite.problem);
    let content = html! {
        section.card.room {
            h1 { (invite.game_title) @if !invite.title.is_empty() { small { (invite.title) } } }
            p.lead { (invite.host) " " (chrome.t("ui-invites-you")) }
            @if free { (sit_down(chrome, invite, wrong)) }
            @else {
                (wrong.besides(&[]))
                p { (chrome.t(if invite.begun { "ui-late-begun" } else { "ui-late-full" })) }
                ul.chairs { @for (index, info) in invite.seats.iter().enumerate() {
                    @let seat = Seat(index as u8);
                    li class={ "chair " (crate::seat_class(seat)) } { (mark(seat)) span.name { (info.name) } }
                } }
                div.links {
                    a.button.confirm href={ "/t/" (invite.table) } { (chrome.t("ui-watch")) }
                    a.button href="/" { (chrome.t("ui-lobby")) }
                }
            }
        }
    };
    page(chrome, invite.game_title, content)
}

fn sit_down(chrome: &Chrome, invite: &InvitePage, wrong: Wrong) -> Markup {
    let is_free = |index: &usize| invite.seats.get(*index).is_some_and(|s| s.sitter == Sitter::Empty);
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
                        (mark(Seat(index as u8))) span { @if free { (chrome.t("ui-free")) } @else { (info.name) } }
                    }
                } }
            div.links { button.button.confirm type="submit" { (chrome.t("ui-sit")) } }
        }
    }
}
