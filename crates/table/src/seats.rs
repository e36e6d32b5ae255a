//! Who sits at the table, as the page shows it: a name, a colour and a shape.

use kernel::Seat;
use maud::{Markup, html};
use serde::{Deserialize, Serialize};

/// What sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    #[default]
    Empty,
    /// Somebody.
    Person,
    /// A bot, for good or as a stand-in.
    Bot,
}

/// Why a bot plays a seat that is somebody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StandIn {
    /// They lent it.
    Lent,
    /// Their time was out.
    Away,
}

/// One seat. Seats are listed in their order, so the first is `Seat(0)`.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SeatInfo {
    /// What it is called.
    pub name: String,
    /// Who sits there.
    pub sitter: Sitter,
    /// At the table now: the dot beside the name is lit.
    pub online: bool,
    /// Played from this device.
    pub mine: bool,
    /// Asked for an answer now.
    pub open: bool,
    /// Played from this device like others, and its page holds something not everybody may see: whoever passes the
    /// device to it, or from it, passes a curtain. See [`crate::hiding`].
    pub secret: bool,
    /// A bot plays on for whoever sits there.
    pub stand_in: Option<StandIn>,
    /// What its clock shows, where there is one.
    pub clock: Option<sitting::Left>,
    /// Whoever sits there is on holiday until then, in milliseconds since 1970.
    pub holiday: Option<i64>,
    /// Before the game: for whom it is kept; empty for nobody.
    pub kept: String,
    /// The name of the account of somebody else who sits there, by which they are befriended or blocked.
    pub account: Option<String>,
    /// It is kept for the reader.
    pub kept_for_me: bool,
}

/// Shapes that go with the colours, so that nobody has to tell colours apart: symbols `#shape-0` to `#shape-5`.
pub const SHAPES: [&str; 6] = ["circle", "square", "triangle", "diamond", "star", "hexagon"];

/// The class that sets `--seat`, `--seat-ink` and `--seat-soft` for everything inside.
pub fn seat_class(seat: Seat) -> &'static str {
    ["seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"][seat.index() % 6]
}

/// The mark of a seat for HTML: its shape in its colour.
pub fn mark(seat: Seat) -> Markup {
    html! {
        svg class={ "mark " (seat_class(seat)) } viewBox="-12 -12 24 24" aria-hidden="true" {
            use href={ "#shape-" (seat.0 % 6) } x="-12" y="-12" width="24" height="24" {}
        }
    }
}

/// A seat's name with its mark.
pub fn name_tag(seat: Seat, name: &str) -> Markup {
    html! { span class={ "who " (seat_class(seat)) } { (mark(seat)) (name) } }
}
