//! Ids of what can be clicked. A table draws one element for each.
//!
//! | target | id |
//! |---|---|
//! | `Space(0..=101)` | a land, in the order of `data/board.json` |
//! | `Space(200..=214)` | a water, 200 + its place in `data/board.json` |
//! | `Space(300..=312)` | a region, 300 + its place in `data/board.json` |
//! | `Card(0..=41)` | an event card of one's hand, by title, in the order of `data/events.json` |
//! | `Card(100..=148)` | an empire card, 100 + its place in `data/empires.json` |
//! | `Piece(0..=2)` | what pays for a fort: one of Engineering's, a coin, a pool army |
//! | `Piece(10)`, `Piece(11)` | taking an army back: with a coin, with a coin of Allies; 12 and 13 for a second people |
//! | `Piece(100..=227)` | an enemy empire on the board: 100 + 21 x seat + 7 x origin + epoch - 1 |
//! | `Seat(s)` | a player |

use crate::action::Foe;
use crate::frames::Pay;
use crate::ids::*;
use kernel::Target;

pub fn land(land: Land) -> Target {
    Target::Space(land.0 as u16)
}
pub fn sea(sea: Sea) -> Target {
    Target::Space(200 + sea.0 as u16)
}
pub fn region(region: Region) -> Target {
    Target::Space(300 + region.0 as u16)
}
pub fn card(card: Card) -> Target {
    Target::Card(card.0 as u16)
}
pub fn empire(empire: Empire) -> Target {
    Target::Card(100 + empire.0 as u16)
}
pub fn fort(pay: Pay) -> Target {
    Target::Piece(pay as u16)
}
pub fn recover(people: u8, allied: bool) -> Target {
    Target::Piece(10 + 2 * people as u16 + allied as u16)
}
pub fn foe(foe: Foe) -> Target {
    Target::Piece(100 + 21 * foe.seat.0 as u16 + 7 * foe.origin as u16 + foe.epoch as u16 - 1)
}
