//! What a click is on. A table draws an element for each of these; ids never change.
//!
//! | target | what |
//! |---|---|
//! | `Space(square)` | a square of the map: `slot * 16 + row * 4 + column`; a city is its centre square |
//! | `Space(1000 + slot)` | a tile that still lies face down |
//! | `Piece(seat * 16 + i)` | a figure: 0 to 6 armies, 7 to 9 scouts |
//! | `Piece(200 + side * 32 + i)` | a unit in play in a battle |
//! | `Card(i)` | a technology |
//! | `Card(100 + i)` | a culture event |
//! | `Card(200 + i)` | a great person card |
//! | `Card(300 + i)` | a wonder |
//! | `Card(400 + i)` | a building |
//! | `Card(500 + i)` | a government |
//! | `Card(520 + i)` | an investment card |
//! | `Card(600 + type * 4 + grade)` | a unit in the battle hand |
//! | `Card(640 + i)` | a unit type in the market |
//! | `Card(650 / 651 / 652)` | army, scout, city walls |
//! | `Card(653)`, `Card(654)` | devoting a city to the arts; a new front in a battle |
//! | `Card(660 + i)` | where coin tokens lie |
//! | `Card(670 + i)` | a terrain |
//! | `Card(680 + i)` | a civilization |
//! | `Card(700 + i)` | a resource |
//! | `Card(720 + i)`, `Card(740 + i)` | a held hut, village marker by content |
//! | `Card(760 + i)` | a type of great person |

use crate::action::Item;
use crate::ids::*;
use crate::state::Content;
use kernel::{Seat, Target};

pub fn figure(seat: Seat, figure: u8) -> Target {
    Target::Piece(seat.0 as u16 * 16 + figure as u16)
}
pub fn fighter(side: u8, i: u8) -> Target {
    Target::Piece(200 + side as u16 * 32 + i as u16)
}
pub fn slot(slot: u8) -> Target {
    Target::Space(1000 + slot as u16)
}
pub fn tech(t: Tech) -> Target {
    Target::Card(t.index() as u16)
}
pub fn event(e: CultureEvent) -> Target {
    Target::Card(100 + e.index() as u16)
}
pub fn person(p: Person) -> Target {
    Target::Card(200 + p.index() as u16)
}
pub fn wonder(w: Wonder) -> Target {
    Target::Card(300 + w.index() as u16)
}
pub fn building(b: Building) -> Target {
    Target::Card(400 + b.index() as u16)
}
pub fn government(g: Government) -> Target {
    Target::Card(500 + g.index() as u16)
}
pub fn investment(i: Investment) -> Target {
    Target::Card(520 + i.index() as u16)
}
pub fn unit(kind: UnitType, grade: u8) -> Target {
    Target::Card(600 + kind.index() as u16 * 4 + grade as u16)
}
pub fn coin(place: CoinPlace) -> Target {
    Target::Card(660 + place.index() as u16)
}
pub fn terrain(t: Terrain) -> Target {
    Target::Card(670 + t.index() as u16)
}
pub fn civ(c: Civ) -> Target {
    Target::Card(680 + c.index() as u16)
}
pub fn resource(r: Resource) -> Target {
    Target::Card(700 + r.index() as u16)
}
pub fn held(c: Content) -> Target {
    match c {
        Content::Hut(h) => Target::Card(720 + h.index() as u16),
        Content::Village(v) => Target::Card(740 + v.index() as u16),
    }
}
pub fn person_type(t: PersonType) -> Target {
    Target::Card(760 + t.index() as u16)
}
pub fn arts() -> Target {
    Target::Card(653)
}
pub fn front() -> Target {
    Target::Card(654)
}
pub fn item(item: Item) -> Target {
    match item {
        Item::Army => Target::Card(650),
        Item::Scout => Target::Card(651),
        Item::Walls => Target::Card(652),
        Item::Unit(u) => Target::Card(640 + u.index() as u16),
        Item::Building(b) => building(b),
        Item::Wonder(w) => wonder(w),
    }
}
