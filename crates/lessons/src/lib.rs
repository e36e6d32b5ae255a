//! What teaches a game, as data beside it: lessons on a running match, and worked examples. Nothing here knows sentences,
//! pages or people: what a card says is a family of text keys, what it shows is named by targets.

#![warn(missing_docs)]

mod card;
pub mod example;
mod progress;
mod when;

pub use card::{Card, Lesson, Opening, Part, Try};
pub use progress::{Progress, Way};
pub use when::{Heard, Standpoint, Want, When, matches};
