//! What is seen to happen before the board changes: a short list derived from events.

use crate::Words;
use kernel::{Msg, Seat};
use serde::Serialize;

/// One thing to be seen on the page. (What a card does is an effect of its game, and never comes here.) Places are element
/// ids or `data-target` values; what is not on the page is passed over.
///
/// Pieces need none of these to be seen moving: an element that keeps its id glides by itself, and a new element with
/// `data-piece="captain-2"` flies in from where one of the same `data-piece` was just taken away.
#[allow(missing_docs)] // Each says what its fields are.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect<T = Msg> {
    /// A copy of a symbol (`#i-ship`) travels.
    Move { icon: String, from: String, to: String, seat: Option<Seat> },
    /// Dice roll and show these faces. `note` says what for.
    Dice { faces: Vec<u8>, seat: Option<Seat>, note: Option<T> },
    /// Something is turned over.
    Turn { at: String },
    /// A number rises from a place: `+$5`.
    Gain { at: String, text: T },
    /// A place lights up.
    Pulse { at: String },
    /// Words across the board for a moment: a new age, a battle, a scoring.
    Banner { text: T },
}

impl Effect {
    /// A number rises from a place.
    pub fn gain(at: impl Into<String>, text: Msg) -> Effect {
        Effect::Gain { at: at.into(), text }
    }
    /// A place lights up.
    pub fn pulse(at: impl ToString) -> Effect {
        Effect::Pulse { at: at.to_string() }
    }
    /// A sentence across the board.
    pub fn banner(text: Msg) -> Effect {
        Effect::Banner { text }
    }

    /// The effect with its words said, as it is sent to a browser.
    pub fn said(&self, words: &Words, name: &dyn Fn(Seat) -> String) -> Effect<String> {
        match self.clone() {
            Effect::Move { icon, from, to, seat } => Effect::Move { icon, from, to, seat },
            Effect::Dice { faces, seat, note } => {
                Effect::Dice { faces, seat, note: note.map(|n| words.say(&n, name)) }
            }
            Effect::Turn { at } => Effect::Turn { at },
            Effect::Gain { at, text } => Effect::Gain { at, text: words.say(&text, name) },
            Effect::Pulse { at } => Effect::Pulse { at },
            Effect::Banner { text } => Effect::Banner { text: words.say(&text, name) },
        }
    }
}
