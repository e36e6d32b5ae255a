//! The player aid of a game: its reference tables on one sheet, to be printed and laid beside a board.

use super::shell::{Chrome, page_on};
use crate::foreseen::gauge_icon;
use crate::symbols::icon;
use crate::{Face, Scene, SeatInfo, Sitter, asset_url, style_url};
use kernel::{Audience, Match, Rules, Seat, Seed, msg};
use maud::{Markup, html};
use text::Spoken;

/// The sheet; none for a game that cannot be set up by default.
pub fn aids_page<F: Face>(chrome: &Chrome) -> Option<Markup> {
    let seats = F::Rules::SEATS.0.max(3).min(F::Rules::SEATS.1);
    // What is left depends on no match: those that say how one stands are not printed.
    let begun = Match::<F::Rules>::new(Default::default(), seats, Seed::from_number(1));
    let (game, _) = begun.ok()?;
    let view = F::Rules::view(game.state(), Audience::Table);
    let called = |seat: Seat| chrome.words.fill(&msg("ui-player").num("n", seat.0 + 1));
    let info = |seat: Seat| SeatInfo { name: called(seat), sitter: Sitter::Person, ..SeatInfo::default() };
    let sitters: Vec<SeatInfo> = Seat::all(seats).map(info).collect();
    let scene = Scene {
        view: &view,
        offer: None,
        foreseen: &[],
        audience: Audience::Table,
        words: chrome.words,
        seats: &sitters,
    };
    let head = html! {
        link rel="stylesheet" href=(asset_url("table.css"));
        link rel="stylesheet" href=(style_url::<F>());
        link rel="stylesheet" href=(asset_url("rules.css"));
    };
    let title = chrome.t("game-title");
    let content = html! {
        svg.symbols width="0" height="0" aria-hidden="true" { defs { (F::symbols()) } }
        article.card.aid-sheet {
            header {
                h1 { (title) " – " (chrome.t("ui-aid-sheet")) }
                div.links {
                    a.quiet href={ "/rules/" (F::Rules::ID) } { (icon("rules")) (chrome.t("ui-rules")) }
                    span.hint { (chrome.t("ui-aid-print")) }
                }
            }
            div.sheet {
                (in_a_page(<F::Rules as Spoken>::RULES.get(chrome.words.lang())))
                (icons(chrome))
                @for aid in F::aids(&scene).into_iter().filter(|aid| !aid.of_match) {
                    section class={ "aid aid-" (aid.id) } { h2 { (aid.title) } (aid.body) }
                }
            }
        }
    };
    Some(page_on(chrome, title, "aid-page", head, content))
}

/// The first section of the rules, as it stands.
fn in_a_page(rules: &str) -> Markup {
    let opening = rules.split("\n## ").find(|part| part.starts_with("0. ")).unwrap_or_default();
    let (heading, text) = opening.split_once('\n').unwrap_or_default();
    html! { section.aid.opening { h2 { (heading.trim_start_matches("0. ")) } (crate::md::rules_html(text, &|_| None)) } }
}

/// What the numbers of a player are drawn as.
fn icons(chrome: &Chrome) -> Markup {
    html! {
        section.aid.icons {
            h2 { (chrome.t("ui-aid-icons")) }
            ul { @for what in chrome.words.drawings() {
                li { (gauge_icon(what, chrome.words)) " " (chrome.t(&format!("gauge-{what}"))) }
            } }
        }
    }
}
