//! A line to be copied.

use crate::{Words, symbols::icon};
use maud::{Markup, html};

/// The text with a button. What came of pressing it is said below: in some browsers a page may only select the text.
pub fn line(words: &Words, text: &str) -> Markup {
    html! {
        p.copyline {
            code { (text) }
            button type="button" data-copy=(text) data-done=(words.get("ui-copied")) data-by-hand=(words.get("ui-copy-by-hand")) {
                (icon("copy")) (words.get("ui-copy"))
            }
            span.told role="status" {}
        }
    }
}
