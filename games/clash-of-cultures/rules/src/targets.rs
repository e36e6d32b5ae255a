//! Ids by which a click meets what is drawn. A table draws an element for each.
//!
//! - `Space(n)`: a space of the layout, as counted in `View::spaces`.
//! - `Piece(n)`: below 256 a unit, `seat * 32 + number` as in [`crate::state::units::UnitId`]; from 256 a building in a
//!   city, `256 + space * 8 + building` (0 Fortress, 1 Academy, 2 Temple, 3 Port, 4 Settlement, 5 Wonder).
//! - `Card(n)`: from 0 action cards (42), from 100 objective cards (32), from 200 event cards (38), from 300
//!   advances (48), from 400 Wonders (7); from 500 the scales of a trade, see [`give`] and the others; from 600 the
//!   ways to pay a bill, in the order they are offered; 700 and 701 the two ways a region may lie.
//! - `Seat(s)`: a player.

use crate::action::Ruin;
use crate::ids::*;
use crate::state::units::UnitId;
use kernel::{Seat, Target};

pub const BUTTON: Target = Target::Button;

pub fn space(at: Space) -> Target {
    Target::Space(at.0 as u16)
}
pub fn unit(seat: Seat, id: UnitId) -> Target {
    Target::Piece(seat.0 as u16 * 32 + id.0 as u16)
}
pub fn building(at: Space, b: Building) -> Target {
    Target::Piece(256 + at.0 as u16 * 8 + b as u16)
}
pub fn ruin(at: Space, what: Ruin) -> Target {
    match what {
        Ruin::Building(b) => building(at, b),
        Ruin::Settlement => Target::Piece(256 + at.0 as u16 * 8 + 4),
        Ruin::Wonder => Target::Piece(256 + at.0 as u16 * 8 + 5),
    }
}
pub fn card(c: Card) -> Target {
    Target::Card(c.0 as u16)
}
pub fn goal(g: Goal) -> Target {
    Target::Card(100 + g.0 as u16)
}
pub fn event(e: EventCard) -> Target {
    Target::Card(200 + e.0 as u16)
}
pub fn advance(a: Advance) -> Target {
    Target::Card(300 + a as u16)
}
/// One more of a good on the table.
pub fn give(g: Good) -> Target {
    Target::Card(500 + g as u16)
}
/// One less.
pub fn ungive(g: Good) -> Target {
    Target::Card(510 + g as u16)
}
/// One more asked for.
pub fn ask(g: Good) -> Target {
    Target::Card(520 + g as u16)
}
/// One less.
pub fn unask(g: Good) -> Target {
    Target::Card(530 + g as u16)
}
/// A card of the other side's choice, asked for.
pub const ASK_CARD: Target = Target::Card(540);
pub const ASK_GOAL: Target = Target::Card(541);
/// The n-th way to pay.
pub fn way(n: u16) -> Target {
    Target::Card(600 + n)
}
/// A region that waits to be laid, as printed or turned.
pub fn lie(turned: bool) -> Target {
    Target::Card(700 + turned as u16)
}
pub fn wonder(w: Wonder) -> Target {
    Target::Card(400 + w as u16)
}
