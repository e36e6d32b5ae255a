//! What can be clicked, as stable numbers. A table draws an element for each; offers and refusals point at them.
//!
//! | target | numbers | what |
//! |---|---|---|
//! | `Space` | 0..=8 | region, as in [`Region`] |
//! | `Space` | 20..=27 | the next free space of a track, as in [`Track`] |
//! | `Space` | 30..=35 | box of the specialist track, as in [`Training`] |
//! | `Space` | 40 | the Mayflower: an own ship right of Y |
//! | `Piece` | 0..=5 | worker in one's own hand, as in [`Kind`] |
//! | `Piece` | 100 + 20 x track + place | worker on a track with places in line (place from 0) |
//! | `Piece` | 300 + 10 x seat + kind | worker in the discovery box |
//! | `Piece` | 400 + seat | marker on the order track |
//! | `Piece` | 500 + kind | worker in one's own supply |
//! | `Piece` | 600 | the ship on the merchant-ship track |
//! | `Piece` | 601 | the militia figure |
//! | `Piece` | 1000 + 100 x region + 10 x seat + kind | workers of a colony |
//! | `Card` | 0..=56 | capital building, as in [`Building`] |
//! | `Card` | 100 + good | good on the goods track |
//! | `Card` | 200 + 20 x seat + good | good on a mat |
//! | `Card` | 400 + nation | national board |
//! | `Card` | 500 + region | discovery tile on a region |
//! | `Card` | 520 | the discovery deck |
//! | `Seat` | seat | a player's mat |

use crate::action::{Queue, Spot};
use crate::ids::*;
use kernel::{Seat, Target};

pub fn region(region: Region) -> Target {
    Target::Space(region.index() as u16)
}
pub fn track(track: Track) -> Target {
    Target::Space(20 + track.index() as u16)
}
pub fn training(place: Training) -> Target {
    Target::Space(30 + place.index() as u16)
}
pub const MAYFLOWER: Target = Target::Space(40);

pub fn hand(kind: Kind) -> Target {
    Target::Piece(kind.index() as u16)
}
pub fn in_line(track: Track, place: u8) -> Target {
    Target::Piece(100 + 20 * track.index() as u16 + place as u16)
}
pub fn explorer(seat: Seat, kind: Kind) -> Target {
    Target::Piece(300 + 10 * seat.0 as u16 + kind.index() as u16)
}
pub fn order_marker(seat: Seat) -> Target {
    Target::Piece(400 + seat.0 as u16)
}
pub fn supply(kind: Kind) -> Target {
    Target::Piece(500 + kind.index() as u16)
}
pub const SHIP: Target = Target::Piece(600);
pub const MILITIA: Target = Target::Piece(601);

pub fn colonists(at: Region, seat: Seat, kind: Kind) -> Target {
    Target::Piece(1000 + 100 * at.index() as u16 + 10 * seat.0 as u16 + kind.index() as u16)
}

pub fn building(building: Building) -> Target {
    Target::Card(building.index() as u16)
}
pub fn good(good: Good) -> Target {
    Target::Card(100 + good.index() as u16)
}
pub fn good_of(seat: Seat, good: Good) -> Target {
    Target::Card(200 + 20 * seat.0 as u16 + good.index() as u16)
}
pub fn nation(nation: Nation) -> Target {
    Target::Card(400 + nation.index() as u16)
}
pub fn tile(region: Region) -> Target {
    Target::Card(500 + region.index() as u16)
}
pub const DECK: Target = Target::Card(520);

pub fn spot(spot: Spot) -> Target {
    match spot {
        Spot::Initiative => track(Track::Initiative),
        Spot::Dock => track(Track::Dock),
        Spot::Mayflower => MAYFLOWER,
        Spot::Goods => track(Track::Goods),
        Spot::MerchantShip => track(Track::MerchantShip),
        Spot::Buildings => track(Track::Buildings),
        Spot::Discovery => track(Track::Discovery),
        Spot::Specialists(place) => training(place),
        Spot::War => track(Track::War),
    }
}

pub fn queue(queue: Queue) -> Target {
    match queue {
        Queue::Track { track, index } => in_line(track, index),
        Queue::Order(seat) => order_marker(seat),
    }
}
