//! What a messenger shows of a link before anybody follows it.

use maud::{Markup, html};

/// A title, a sentence and a picture, for the head of the page that a link leads to.
#[derive(Clone, Debug, Default)]
pub struct LinkCard {
    /// "Friday night: one seat is free".
    pub title: String,
    /// Of an invitation: the game, how long one may think, who sits there.
    pub text: String,
    /// A picture, as a whole address; none if empty.
    pub picture: String,
    /// A picture (JPEG) for messengers that show no drawing (SVG), which most do not.
    pub photograph: Option<String>,
    /// The link itself, where one page has several.
    pub url: String,
}

impl LinkCard {
    pub(crate) fn new(title: &str, text: String, picture: String) -> LinkCard {
        LinkCard { title: title.to_owned(), text, picture, ..LinkCard::default() }
    }

    /// With a picture that stands before the drawing: messengers show the first they can.
    pub(crate) fn after(self, photograph: Option<String>) -> LinkCard {
        LinkCard { photograph, ..self }
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
            @if let Some(photograph) = &self.photograph { meta property="og:image" content=(photograph); }
            @if !self.picture.is_empty() {
                meta property="og:image" content=(self.picture);
                meta name="twitter:card" content="summary_large_image";
            }
        }
    }
}
