//! What a messenger shows of a link before anybody follows it.

use maud::{Markup, html};

/// A title, a sentence and a picture, for the head of the page that a link leads to.
#[derive(Clone, Debug, Default)]
pub struct LinkCard {
    /// "Friday night: one seat is free".
    pub title: String,
    /// Of an invitation: the game, how long one may think, who sits there.
    pub text: String,
    /// A picture (PNG or JPEG: messengers show no drawings), as a whole address; none if empty.
    pub picture: String,
    /// The link itself, where one page has several.
    pub url: String,
}

impl LinkCard {
    pub(crate) fn new(title: &str, text: String, picture: String) -> LinkCard {
        LinkCard { title: title.to_owned(), text, picture, ..LinkCard::default() }
    }

    /// The tags that messengers read.
    pub(crate) fn meta(&self) -> Markup {
        html! {
            meta property="og:type" content="website";
            meta property="og:site_name" content="Ecumene";
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.text);
            meta name="description" content=(self.text);
            @if !self.url.is_empty() { meta property="og:url" content=(self.url); }
            @if !self.picture.is_empty() {
                meta property="og:image" content=(self.picture);
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }
}
