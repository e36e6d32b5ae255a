//! The table itself: options, invitation, proof of the dice, export, report.

use crate::pages::value_name;
use crate::screen::{Screen, ScreenInput};
use crate::symbols::icon;
use kernel::{Audience, Rules};
use maud::{Markup, html};
use text::Spoken;

pub fn put<G: Spoken + Rules>(screen: &mut Screen, input: &ScreenInput<G>) {
    let (words, table) = (input.words, input.table);
    screen.put(
        "t-about-area",
        "t-about",
        html! {
            section id="t-about" class="about" {
                h3 { (words.get("game-title")) @if !table.title.is_empty() { small { (table.title) } } }
                @if let Some(url) = &table.invite_url {
                    p { (words.get("ui-invite-help")) }
                    (super::copy::line(words, url))
                }
                @if !table.options.is_empty() {
                    h4 { (words.get("ui-options")) }
                    dl.options { @for (key, value) in &table.options { (option(key, value, input)) } }
                }
                (super::take_back::list(input))
                (super::stands::list(input))
                label.keep { input type="checkbox" data-slips checked; " " (words.get("ui-lost-ask")) }
                label.keep { input type="checkbox" data-taps checked; " " (words.get("ui-taps")) }
                label.keep { input type="checkbox" data-turn-end; " " (words.get("ui-ends-ask")) }
                label.keep { input type="checkbox" data-only data-alone[input.one_person()] checked; " " (words.get("ui-only")) }
                @if table.hints && input.audience != Audience::Table {
                    label.keep { input type="checkbox" data-coaching checked[table.coach]; " " (words.get("ui-coach")) }
                    p.hint { (words.get("ui-coach-help")) }
                }
                h4 { (words.get("ui-file")) }
                div.links {
                    a.button href={ "/t/" (table.id) "/export" } download { (icon("save")) (words.get("ui-export")) }
                    button.button type="button" data-report={ "/t/" (table.id) "/report" } { (icon("flag")) (words.get("ui-report")) }
                }
                p.hint { (words.get("ui-report-help")) }
                h4 { (words.get("ui-fair")) }
                p.hint { (words.get("ui-fair-help")) }
                @if table.over { p { a href={ "/t/" (table.id) "/dice" } { (words.get("ui-honest")) } } }
                dl.proof {
                    dt { (words.get("ui-commitment")) } dd { code { (table.commitment) } }
                    @if let Some(seed) = &table.seed { dt { (words.get("ui-seed")) } dd { code { (seed) } } }
                }
            }
        },
    );
}

fn option<G: Rules>(key: &str, value: &str, input: &ScreenInput<G>) -> Markup {
    let words = input.words;
    let (title, help) = (format!("option-{key}"), format!("option-{key}-help"));
    html! { dt title=[words.find(&help)] { (words.get(&title)) } dd { (value_name(words, key, value)) } }
}
