//! English and French. A game brings a catalogue in each language ([`Spoken`]); [`Catalogue`] makes sentences of
//! messages. Who sits where, and so what a seat is called, is the caller's to say.

#![warn(missing_docs)]

mod catalogue;
mod grammar;
mod lang;

pub use catalogue::{Catalogue, Problem};
pub use grammar::starts_with_vowel;
pub use lang::{Both, Lang, Spoken};
