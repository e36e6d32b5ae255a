//! One moment of a match, as each of those who use it knows it: who stores, who plays, who draws, who tells again,
//! who reads by program.
//!
//! Whoever needs one of them takes that one (`&dyn Storable`): what is asked for says what is done with it.

use super::{Sketch, Tellable};
use kernel::{Audience, Seat};
use serde::Serialize;
use serde_json::Value;
use std::any::Any;
use table::{ChatLine, Chrome, Effect, Screen, SeatInfo, TableInfo, TablePage};
use text::Lang;

/// One moment of a match. Immutable; only ever what is stored already.
pub trait Moment: Storable + Playable + Foreseeable + Drawable + Tellable + Readable + Any {
    /// Steps in force at this moment, and at the newest.
    fn steps(&self) -> (usize, usize);
    /// Whether it is the newest, and not one that somebody looks back at.
    fn live(&self) -> bool;
    /// Length of the log when it was taken.
    fn entries(&self) -> usize;
}

/// What is written down of a moment, and told to everybody alike.
pub trait Storable: Send + Sync {
    /// Seats that are asked, a bit each.
    fn open(&self) -> u8;
    /// How it ended, as JSON.
    fn standing(&self) -> Option<String>;
    fn commitment(&self) -> String;
    /// The seed, once the game is over.
    fn seed(&self) -> Option<String>;
}

/// What a seat is asked, and what somebody would answer in its place.
pub trait Playable: Send + Sync {
    /// The number of what a seat is asked, and how many choices it has.
    fn asked(&self, seat: Seat) -> Option<(u32, usize)>;
    /// Whether a seat has a step to take back if everybody agrees: without what was learned since, or with it.
    fn can_take_back(&self, seat: Seat, learned: bool) -> bool;
    /// Whether a seat is asked something that it may have asked not to hear again.
    fn reaction(&self, seat: Seat) -> Option<Reaction>;
    /// A private copy to try moves on, in which the seat is asked; none when that is too far off. Guesses for a while.
    fn sketch(&self, seat: Seat, declined: &[String]) -> Option<Box<dyn Sketch>>;
    /// What a bot of this name answers for a seat, as an index in its offer. May think for a while.
    fn bot(&self, name: &str, seat: Seat) -> Option<usize>;
    /// What a bot would do in this seat's place, and its next best choices. Thinks for a moment.
    fn hint(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Hint>;
    /// Which of this seat's choices a stronger player would not take, and why. Thinks for a moment.
    fn coach(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Coached>;
    /// Who took the step that led here; nobody at the start.
    fn actor(&self) -> Option<Seat>;
    /// Why the step was taken that leads from here to `next`, as far as everybody may know. Thinks for a moment.
    fn why(&self, next: &dyn Moment, lang: Lang, seats: &[SeatInfo]) -> Option<String>;
}

/// What the choices of a seat would do, from what that seat may know.
pub trait Foreseeable: Send + Sync {
    /// For its page.
    fn foretell(&self, seat: Seat, choice: usize, lang: Lang, seats: &[SeatInfo]) -> Option<Foretold>;
    /// As JSON, with its sentences said.
    fn foreseen(&self, seat: Seat, choice: usize, lang: Lang, seats: &[SeatInfo]) -> Option<Value>;
}

/// How a moment looks in a browser.
pub trait Drawable: Send + Sync {
    /// Whether a seat's page holds anything not everybody may see, in the position or in the log.
    fn secret(&self, seat: Seat) -> bool;
    /// Everything on a page that can change.
    fn screen(&self, sight: &Sight) -> Screen;
    /// The page around a screen that was drawn of this moment.
    fn page(&self, sight: &Sight, chrome: &Chrome, page: &TablePage, screen: &Screen) -> String;
    /// The board alone, as a picture that needs nothing else.
    fn picture(&self, sight: &Sight) -> String;
    /// What happened after the log was `since` entries long, to be seen by this audience: each thing once, however many
    /// steps lie between.
    fn effects(&self, since: usize, sight: &Sight) -> Vec<Effect<String>>;
}

/// The same for programs, as JSON.
pub trait Readable: Send + Sync {
    /// What the audience sees.
    fn view(&self, audience: Audience) -> Value;
    /// What is worth watching in that.
    fn gauges(&self, audience: Audience) -> Value;
    /// What a seat may answer, with its sentences said.
    fn offer(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Value>;
}

/// A question that can be declined for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reaction {
    /// The number of the decision.
    pub decision: u32,
    /// Its prompt.
    pub question: &'static str,
    /// The choice that declines.
    pub declines: usize,
}

/// Whose eyes a moment is seen with, and what stands around it.
pub struct Sight<'a> {
    pub audience: Audience,
    pub lang: Lang,
    pub seats: &'a [SeatInfo],
    pub chat: &'a [ChatLine],
    pub note: &'a str,
    pub table: &'a TableInfo,
}

/// What a bot would do.
#[derive(Serialize, Debug)]
pub struct Hint {
    pub decision: u32,
    /// The best first.
    pub best: Vec<Advice>,
}

#[derive(Serialize, Debug)]
pub struct Advice {
    /// An index in the offer.
    pub choice: usize,
    pub label: String,
    /// The place it is expected to lead to: 1 is the first.
    pub place: f32,
    /// What it would do, as foresight says it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub foreseen: Option<String>,
    /// What comes of it: of the best beside the next, of the others beside the best.
    pub why: Vec<String>,
}

/// What the coach has to say about one question.
#[derive(Serialize, Debug)]
pub struct Coached {
    pub decision: u32,
    pub doubts: Vec<Doubt>,
}

/// A choice that a stronger player would not take.
#[derive(Serialize, Debug)]
pub struct Doubt {
    /// An index in the offer.
    pub choice: usize,
    /// What is said before it is taken.
    pub html: String,
}

/// What one choice would do, as a page shows it.
#[derive(Serialize, Debug)]
pub struct Foretold {
    pub decision: u32,
    pub choice: usize,
    /// What comes into the choice's button.
    pub html: String,
    /// What stands on its place on the board.
    pub badge: Option<String>,
    /// Whether it is paid for: a finger is shown that before.
    pub price: bool,
    pub spoken: String,
}
