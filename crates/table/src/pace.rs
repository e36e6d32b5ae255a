//! How fast a reader sees what others do. The reader's own matter: no server waits for it.

use crate::Words;
use maud::{Markup, html};

/// A pace of a reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// Nothing is seen to happen; it has happened.
    Instant,
    /// Effects are seen, and nothing is waited for but them.
    #[default]
    Brisk,
    /// A pause after every step of others, and after every card.
    Calm,
    /// Every step of others waits for a click.
    One,
}

impl Pace {
    /// The slowest first.
    pub const ALL: [Pace; 4] = [Pace::One, Pace::Calm, Pace::Brisk, Pace::Instant];

    /// As it is stored and sent.
    pub fn code(self) -> &'static str {
        match self {
            Pace::Instant => "instant",
            Pace::Brisk => "brisk",
            Pace::Calm => "calm",
            Pace::One => "one",
        }
    }
    /// The pace with this code.
    pub fn from_code(code: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.code() == code)
    }

    fn name(self) -> &'static str {
        match self {
            Pace::Instant => "ui-pace-instant",
            Pace::Brisk => "ui-pace-brisk",
            Pace::Calm => "ui-pace-calm",
            Pace::One => "ui-pace-one",
        }
    }

    /// All of them, to choose from; the client marks the one in force.
    pub(crate) fn choice(words: &Words) -> Markup {
        html! {
            div.paces role="group" aria-label=(words.get("ui-pace")) title=(words.get("ui-pace-help")) {
                span { (words.get("ui-pace")) }
                @for pace in Pace::ALL {
                    button type="button" data-pace-to=(pace.code()) aria-pressed="false" { (words.get(pace.name())) }
                }
            }
        }
    }
}
