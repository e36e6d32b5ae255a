//! The rules of a game, on their own page; the table loads the same text into its panel.

use super::shell::{Chrome, page};
use crate::md::rules_html;
use maud::{Markup, html};

/// `source` is `RULES.md` in the reader's language.
pub fn rules_page(chrome: &Chrome, title: &str, source: &str) -> Markup {
    let content = html! {
        article.card.rules-page {
            div.links { a.quiet href="/" { (chrome.t("ui-lobby")) } }
            div id="rules-text" class="rules-text" { (rules_html(source)) }
        }
    };
    page(chrome, title, content)
}
