//! A game is a pure, deterministic state machine: it knows seats, actions and chance, and nothing of users,
//! clocks, sentences, pixels or files. This crate says what such a machine is ([`Rules`]) and keeps one running
//! ([`Match`]): numbered decisions, an append-only log, undo up to the fence, files that replay for ever.
//!
//! An author of a game needs [`Rules`], [`Menu`], [`Cx`], and for state [`PerSeat`], [`Frames`], [`Secret`], [`Bag`].

#![warn(missing_docs)]

mod bag;
mod chance;
mod cx;
mod frame;
mod frames;
mod game;
mod json;
mod matches;
mod menu;
mod options;
mod record;
mod rules;
mod seat;
mod secret;
mod standing;
mod text;

pub use bag::Bag;
pub use chance::{Chance, Dice, Draw, Script, Seed, Witness};
pub use cx::{Cx, Notes, Told};
pub use frame::{Flow, Frame, advance, advance_after};
pub use frames::Frames;
pub use json::{from_json, to_json};
pub use matches::{Decision, Done, Match, Refused, Snapshot, Story};
pub use menu::{Choice, Menu, Offer, Refusal, Show, Target, Tone, Wanted};
pub use options::{OptionSpec, OptionsError, PRESET, Preset, options_from};
pub use record::{Before, Entry, FORMAT, Record, RecordError, What, peek};
pub use rules::{Rules, read_offer, state_hash};
pub use seat::{Audience, Ears, MAX_SEATS, PerSeat, Seat, SeatSet};
pub use secret::{Secret, stored};
pub use standing::{Points, Rank, Standing};
pub use text::{Arg, Key, Msg, msg};
