//! The rules of a game, on their own page; the table loads the same text into its panel.

use super::shell::{Chrome, page_on};
use crate::asset_url;
use crate::md::rules_html;
use crate::symbols::icon;
use kernel::msg;
use maud::{Markup, html};

/// The rules as somebody reads them.
pub struct RulesPage<'a> {
    /// The game's id,
    pub game: &'a str,
    /// and what it is called.
    pub title: &'a str,
    /// Where its style sheet is: an example needs it.
    pub style: &'a str,
    /// `RULES.md` in the reader's language.
    pub source: &'a str,
    /// Rules that can be seen, and the name of an example of each.
    pub plays: &'a [(String, &'a str)],
}

/// The whole page: contents, text, and room for an example.
pub fn rules_page(chrome: &Chrome, rules: &RulesPage) -> Markup {
    let see = |number: &str| {
        let (_, name) = rules.plays.iter().find(|(rule, _)| rule == number)?;
        let url = format!("/rules/{}/see/{name}", rules.game);
        let link =
            html! { a.see href=(url) target="_blank" data-see { (icon("play")) (chrome.t("ui-see-it")) } };
        Some(link.into_string())
    };
    let mut seen: Vec<&str> = rules.plays.iter().map(|(rule, _)| rule.as_str()).collect();
    seen.sort_unstable();
    seen.dedup();
    let head = html! {
        link rel="stylesheet" href=(asset_url("rules.css"));
        link rel="stylesheet" href=(asset_url("table.css"));
        link rel="stylesheet" href=(rules.style);
        script type="module" src=(asset_url("rules.js")) {}
    };
    let content = html! {
        nav.contents aria-label=(chrome.t("ui-contents")) {
            h2 { (rules.title) }
            ol { @for (number, heading) in headings(rules.source) { li { a href={ "#R" (number) } { span { (number) } (heading) } } } }
            @if !seen.is_empty() { p { (icon("play")) (chrome.words.fill(&msg("ui-rules-seen").num("n", seen.len() as i64))) } }
        }
        article.card.rules-page {
            div.links {
                a.quiet href="/" { (chrome.t("ui-lobby")) }
                a.quiet href={ "/rules/" (rules.game) "/aid" } { (icon("rules")) (chrome.t("ui-aid-sheet")) }
            }
            div id="rules-text" class="rules-text" { (rules_html(rules.source, &see)) }
        }
        aside id="rules-example" hidden {}
    };
    page_on(chrome, rules.title, "rules-sheet", head, content)
}

/// `## 6. Tracks`, number and name.
fn headings(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.lines().filter_map(|line| {
        let (number, name) = line.strip_prefix("## ")?.split_once(' ')?;
        let number = number.trim_end_matches('.');
        number.starts_with(|c: char| c.is_ascii_digit()).then_some((number, name))
    })
}
