//! Before the game: the waiting room and the invitation.

use super::shell::{Chrome, page};
use crate::{SeatInfo, Sitter, TableInfo, mark, symbols::icon};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// A table that has not begun.
pub struct RoomPage<'a> {
    pub table: &'a TableInfo,
    pub game_title: &'a str,
    pub seats: &'a [SeatInfo],
    /// The reader may sit down in a free seat.
    pub may_sit: bool,
    /// Everybody is there and the reader is the host.
    pub may_start: bool,
}

/// What an invitation link shows.
pub struct InvitePage<'a> {
    pub code: &'a str,
    pub game_title: &'a str,
    pub title: &'a str,
    pub host: &'a str,
    pub seats: &'a [SeatInfo],
    /// What the reader is called now; the form offers to change it.
    pub name: &'a str,
    pub problem: Option<&'a str>,
}

pub fn room_page(chrome: &Chrome, room: &RoomPage) -> Markup {
    let id = &room.table.id;
    let post = |verb: &str, seat: Option<usize>, key: &str, class: &str| -> Markup {
        html! {
            form method="post" action={ "/t/" (id) "/" (verb) } {
                @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
                button class=(class) type="submit" { (chrome.t(key)) }
            }
        }
    };
    let free = room.seats.iter().filter(|s| s.sitter == Sitter::Empty).count();
    let content = html! {
        section.card.room data-refresh="4" {
            h1 { (room.game_title) @if !room.table.title.is_empty() { small { (room.table.title) } } }
            p.lead { @if free > 0 { (chrome.words.fill(&msg("ui-seats-free").num("n", free as i64))) } @else { (chrome.t("ui-all-here")) } }
            ul.chairs {
                @for (index, info) in room.seats.iter().enumerate() {
                    @let seat = Seat(index as u8);
                    li class={ "chair " (crate::seat_class(seat)) } {
                        (mark(seat))
                        span.name { @if info.sitter == Sitter::Empty { (chrome.t("ui-free")) } @else { (info.name) } }
                        @match info.sitter {
                            Sitter::Empty => {
                                @if room.may_sit { (post("sit", Some(index), "ui-sit", "button confirm")) }
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
                p.copyline { code { (url) } button type="button" data-copy=(url) { (icon("copy")) (chrome.t("ui-copy")) } }
            }
            @if !room.table.options.is_empty() {
                details { summary { (chrome.t("ui-options")) }
                    dl.options { @for (key, value) in &room.table.options { dt { (chrome.t(&format!("option-{key}"))) } dd { (value_name(chrome, key, value)) } } } }
            }
            div.links {
                @if room.may_start { (post("start", None, "ui-start", "button confirm")) }
                @if room.table.host { (post("abandon", None, "ui-abandon", "button quiet")) }
            }
        }
    };
    page(chrome, room.game_title, content)
}

fn value_name(chrome: &Chrome, key: &str, value: &str) -> String {
    match value {
        "true" => chrome.t("ui-yes").to_owned(),
        "false" => chrome.t("ui-no").to_owned(),
        other => chrome.words.find(&format!("option-{key}-{other}")).unwrap_or(other).to_owned(),
    }
}

pub fn invite_page(chrome: &Chrome, invite: &InvitePage) -> Markup {
    let content = html! {
        section.card.room {
            h1 { (invite.game_title) @if !invite.title.is_empty() { small { (invite.title) } } }
            p.lead { (invite.host) " " (chrome.t("ui-invites-you")) }
            @if let Some(problem) = invite.problem { p.problem role="alert" { (problem) } }
            form method="post" action={ "/j/" (invite.code) } {
                label.field { span { (chrome.t("ui-your-name")) } input name="name" value=(invite.name) maxlength="40" required autocomplete="nickname"; }
                fieldset.chairs { legend { (chrome.t("ui-seats")) }
                    @for (index, info) in invite.seats.iter().enumerate() {
                        @let seat = Seat(index as u8);
                        @let free = info.sitter == Sitter::Empty;
                        label.chair {
                            input type="radio" name="seat" value=(index) disabled[!free]
                                checked[free && invite.seats.iter().position(|s| s.sitter == Sitter::Empty) == Some(index)];
                            (mark(seat)) span { @if free { (chrome.t("ui-free")) } @else { (info.name) } }
                        }
                    } }
                div.links { button.button.confirm type="submit" { (chrome.t("ui-sit")) } }
            }
        }
    };
    page(chrome, invite.game_title, content)
}
