//! Before the game: where people gather, arrange seats and time, and talk.

use super::link::LinkCard;
use super::options::value_name;
use super::shell::{Chrome, page_on, people_css};
use crate::company;
use crate::parts::copy;
use crate::screen::ChatLine;
use crate::symbols::icon;
use crate::{SeatInfo, Sitter, TableInfo, mark};
use kernel::{Seat, msg};
use maud::{Markup, html};

/// A table that has not begun.
pub struct RoomPage<'a> {
    /// The table.
    pub table: &'a TableInfo,
    /// The game's id,
    pub game: &'a str,
    /// and what it is called.
    pub game_title: &'a str,
    /// Who sits there already.
    pub seats: &'a [SeatInfo],
    /// The reader may sit down in a free seat.
    pub may_sit: bool,
    /// Everybody is there and the reader is the host.
    pub may_start: bool,
    /// What was said so far.
    pub chat: &'a [ChatLine],
    /// What a messenger shows of the invitation.
    pub card: &'a LinkCard,
    /// Rules that are not as usual, a key and a value each.
    pub changed: &'a [(String, String)],
    /// Only whoever has the link finds it.
    pub private: bool,
}

/// Where people wait until the table is full.
pub fn room_page(chrome: &Chrome, room: &RoomPage) -> Markup {
    let title = if room.table.title.is_empty() { room.game_title } else { &room.table.title };
    let content = html! {
        div.room.gathering data-refresh="4" tabindex="-1" {
            div.column {
                section.card.invite-card { (invitation(chrome, room, title)) }
                section.card.room-talk { (talk(chrome, room)) }
            }
            div.column {
                section.card { (seats(chrome, room)) }
                section.card { (time(chrome, room)) }
            }
            div.column {
                section.card { (rules(chrome, room)) }
                section.card { (facts(chrome, room)) }
            }
        }
    };
    page_on(chrome, room.game_title, "room-page", people_css(), content)
}

/// A button of the room. Each by its own name: when the room changes, none turns into another under somebody's finger.
fn post(chrome: &Chrome, id: &str, verb: &str, fields: &[(&str, usize)], key: &str, class: &str) -> Markup {
    let name = fields.first().map_or_else(String::new, |(_, value)| format!("-{value}"));
    html! {
        form id={ "do-" (verb) (name) } method="post" action={ "/t/" (id) "/" (verb) } {
            @for (name, value) in fields { input type="hidden" name=(name) value=(value); }
            button class=(class) type="submit" { (chrome.t(key)) }
        }
    }
}

fn invitation(chrome: &Chrome, room: &RoomPage, title: &str) -> Markup {
    let free = room.seats.iter().filter(|s| s.sitter == Sitter::Empty).count();
    let sits = room.seats.iter().any(|s| s.mine);
    let outside = free > 0 && !room.may_sit && !sits;
    html! {
        p.kind { (chrome.t("ui-being-laid")) }
        h1 { (title) @if title != room.game_title { small { (room.game_title) } } }
        p.lead { @if free > 0 { (chrome.words.fill(&msg("ui-seats-free").num("n", free as i64))) } @else { (chrome.t("ui-all-here")) } }
        @if outside { p.hint { (chrome.t("ui-by-invitation")) } }
        @if let Some(url) = &room.table.invite_url {
            p { (chrome.t("ui-invite-help")) }
            (copy::line(chrome.words, url))
            p.hint { (chrome.t("ui-link-card")) }
            figure.link-card {
                @if !room.card.picture.is_empty() { img src=(room.card.picture) alt="" width="600" height="315"; }
                figcaption { b { (room.card.title) } span { (room.card.text) } }
            }
        }
        div.links {
            @if room.may_start { (post(chrome, &room.table.id, "start", &[], "ui-start", "button confirm")) }
            @if room.table.host { (post(chrome, &room.table.id, "abandon", &[], "ui-abandon", "button quiet")) }
        }
    }
}

fn seats(chrome: &Chrome, room: &RoomPage) -> Markup {
    let id = &room.table.id;
    let host = room.table.host;
    html! {
        div.card-head {
            h2 { (chrome.t("ui-seats")) }
            @if host { (post(chrome, id, "lots", &[], "ui-lots", "small")) }
        }
        @if !chrome.signed_in && room.seats.iter().any(|info| info.mine) { (own_name(chrome, room)) }
        ul.chairs { @for (index, info) in room.seats.iter().enumerate() { (chair(chrome, room, index, info)) } }
        @let company = &room.table.company;
        @if host {
            form.full method="post" action={ "/t/" (id) "/full" } data-quiet data-at-once {
                label.check {
                    input type="checkbox" name="on" value="true" checked[company.starts_full];
                    span { b { (chrome.t("ui-starts-full")) } }
                }
                noscript { button.small type="submit" { (chrome.t("ui-save")) } }
            }
        } @else if company.starts_full { p.hint { (chrome.t("ui-starts-full")) } }
    }
}

/// Who has no account is called by a number until they say otherwise.
fn own_name(chrome: &Chrome, room: &RoomPage) -> Markup {
    html! {
        form id="own-name" class="own-name" method="post" action="/prefs" {
            input type="hidden" name="back" value={ "/t/" (room.table.id) };
            label { span { (chrome.t("ui-your-name")) }
                input name="name" value=(chrome.name) maxlength="40" required autocomplete="nickname"; }
            button.small type="submit" { (chrome.t("ui-save")) }
        }
    }
}

/// What is played: what differs from the usual rules, and behind it everything.
fn rules(chrome: &Chrome, room: &RoomPage) -> Markup {
    let listed = |options: &[(String, String)]| {
        html! {
            dl.options { @for (key, value) in options {
                dt { (chrome.t(&format!("option-{key}"))) }
                dd { (value_name(chrome.words, key, value)) }
            } }
        }
    };
    html! {
        div.card-head {
            h2 { (chrome.t("ui-rules")) }
            a.quiet href={ "/rules/" (room.game) } target="_blank" { (icon("rules")) (chrome.t("ui-read-rules")) }
        }
        @if room.changed.is_empty() { p.hint { (chrome.t("ui-as-usual")) } } @else { (listed(room.changed)) }
        @if !room.table.options.is_empty() {
            details id="options" { summary { (chrome.t("ui-all-options")) } (listed(&room.table.options)) }
        }
    }
}

/// What goes at this table besides.
fn facts(chrome: &Chrome, room: &RoomPage) -> Markup {
    let who = if room.private { ("ui-private", "ui-private-help") } else { ("ui-public", "ui-public-help") };
    let hints =
        if room.table.hints { ("ui-hints", "ui-hints-help") } else { ("ui-no-hints", "ui-no-hints-help") };
    let watch = ("ui-watching-may", "ui-watching-may-help");
    let practice = room.table.practice.then_some(("ui-practice", "ui-practice-help"));
    html! {
        h2 { (chrome.t("ui-at-this-table")) }
        dl.facts { @for (name, help) in [who, hints, watch].into_iter().chain(practice) {
            dt { (chrome.t(name)) }
            dd { (chrome.t(help)) }
        } }
    }
}

fn chair(chrome: &Chrome, room: &RoomPage, index: usize, info: &SeatInfo) -> Markup {
    let (id, host, seat) = (&room.table.id, room.table.host, Seat(index as u8));
    let sits = room.seats.iter().any(|s| s.mine);
    let empty = info.sitter == Sitter::Empty;
    let one = |verb: &str, key: &str, class: &str| post(chrome, id, verb, &[("seat", index)], key, class);
    html! {
        li id={ "chair-" (index) } class={ "chair " (crate::seat_class(seat)) @if empty { " free" } } {
            (mark(seat))
            span.name {
                @if empty { (chrome.t("ui-free")) } @else { (info.name) }
                @if info.mine { small.you { (chrome.t("ui-you")) } }
                small.is {
                    @if !info.kept.is_empty() { (chrome.t("ui-kept-for")) " " (info.kept) }
                    @else if info.sitter == Sitter::Bot { (chrome.t("ui-bot")) }
                    @else if info.sitter == Sitter::Person {
                        span class={ "dot " @if info.online { "on" } } {} (chrome.t(if info.online { "ui-online" } else { "ui-offline" }))
                    }
                }
            }
            @if empty && (room.may_sit || info.kept_for_me) && (info.kept.is_empty() || info.kept_for_me) {
                (one("sit", if info.kept_for_me { "ui-stay" } else { "ui-sit" }, if sits { "button" } else { "button confirm" }))
            }
            @if empty && host { (one("bot", "ui-seat-bot", "button")) }
            @if empty && host && !info.kept.is_empty() { (one("kick", "ui-release", "button quiet")) }
            @if !empty && info.mine { (one("leave", "ui-leave", "button quiet")) }
            @else if !empty && host { (one("kick", "ui-remove", "button quiet")) }
            @if host && index > 0 {
                form id={ "do-swap-" (index) } method="post" action={ "/t/" (id) "/swap" } {
                    input type="hidden" name="seat" value=(index);
                    input type="hidden" name="with" value=(index - 1);
                    button.button.quiet.up type="submit" title=(chrome.t("ui-seat-up")) {
                        (icon("up")) span.sr { (chrome.t("ui-seat-up")) }
                    }
                }
            }
        }
    }
}

fn time(chrome: &Chrome, room: &RoomPage) -> Markup {
    let terms = room.table.company.terms;
    html! {
        div.card-head { h2 { (chrome.t("ui-time")) } small { (chrome.t("ui-time-all-see")) } }
        (company::said(chrome.words, &terms))
        @if room.table.host {
            details.other-terms id="other-terms" {
                summary { (chrome.t("ui-change-terms")) }
                form method="post" action={ "/t/" (room.table.id) "/terms" } {
                    (company::fields(chrome.words, &company::as_fields(terms), "room"))
                    button.button type="submit" { (chrome.t("ui-save")) }
                }
            }
        }
    }
}

fn talk(chrome: &Chrome, room: &RoomPage) -> Markup {
    let watchers = room.table.company.watchers;
    html! {
        div.card-head {
            h2 { (chrome.t("ui-chat")) }
            @if watchers > 0 { small { (chrome.words.fill(&msg("ui-watchers").num("n", watchers as i64))) } }
        }
        ul.chat {
            @for line in room.chat {
                li id={ "said-" (line.id) } class="said" {
                    span.who { @if let Some(seat) = line.seat { (mark(seat)) } (line.name) } " " time data-ms=(line.at_ms) {}
                    p { (line.text) }
                }
            }
            @if room.chat.is_empty() { li.hint { (chrome.t("ui-room-chat")) } }
        }
        @if room.seats.iter().any(|info| info.sitter == Sitter::Person && !info.mine) {
            p { a.hint href={ "/t/" (room.table.id) "/complaint" } { (chrome.t("ui-complain")) } }
        }
        form id="room-say" class="say-form" method="post" action={ "/t/" (room.table.id) "/say" } data-quiet {
            input name="text" maxlength="1000" autocomplete="off" required aria-label=(chrome.t("ui-chat-help"))
                placeholder=(chrome.t("ui-chat-help"));
            button.small type="submit" title=(chrome.t("ui-send")) { (icon("send")) span.sr { (chrome.t("ui-send")) } }
        }
    }
}
