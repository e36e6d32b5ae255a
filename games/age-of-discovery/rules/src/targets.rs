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
use crate::frames::spot_name;
use crate::ids::*;
use kernel::{Msg, Seat, Target, msg};

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

/// What a target is called: in a list of reasons, and where a forecast speaks of a place.
pub fn name(target: Target) -> Option<Msg> {
    match target {
        // Whose a mat is, everybody knows by name.
        Target::Button | Target::Seat(_) => None,
        Target::Space(id) => space_name(id as usize),
        Target::Piece(id) => piece_name(id as usize),
        Target::Card(id) => card_name(id as usize),
    }
}

fn space_name(id: usize) -> Option<Msg> {
    match id {
        0..20 => Some(Region::all().nth(id)?.term()),
        20..30 => Some(Track::all().nth(id - 20)?.term()),
        30..40 => Some(spot_name(Spot::Specialists(Training::all().nth(id - 30)?))),
        _ => (Target::Space(id as u16) == MAYFLOWER).then(|| spot_name(Spot::Mayflower)),
    }
}

fn piece_name(id: usize) -> Option<Msg> {
    let kind = |id: usize| Kind::all().nth(id % 10).map(|kind| kind.term());
    let seat = |id: usize| Seat((id / 10 % 10) as u8);
    Some(match id {
        0..100 => msg("thing-hand").with("kind", kind(id)?),
        100..300 => {
            let track = Track::all().nth((id - 100) / 20)?;
            msg("thing-in-line").with("track", track.term()).num("n", ((id - 100) % 20 + 1) as i64)
        }
        300..400 => msg("thing-explorer").with("kind", kind(id)?).seat("who", seat(id)),
        400..500 => msg("thing-order").seat("who", Seat((id - 400) as u8)),
        500..600 => msg("thing-supply").with("kind", kind(id)?),
        600 => msg("thing-ship"),
        601 => Building::Militia.term(),
        1000.. => {
            let region = Region::all().nth((id - 1000) / 100)?;
            let whose = msg("term-worker-of").with("kind", kind(id)?).seat("who", seat(id));
            msg("thing-settled").with("worker", whose).with("region", region.place())
        }
        _ => return None,
    })
}

fn card_name(id: usize) -> Option<Msg> {
    Some(match id {
        0..100 => Building::all().nth(id)?.term(),
        100..200 => Good::all().nth(id - 100)?.term(),
        200..400 => {
            let (seat, good) = ((id - 200) / 20, Good::all().nth((id - 200) % 20)?);
            msg("thing-good-of").with("good", good.term()).seat("who", Seat(seat as u8))
        }
        400..500 => Nation::all().nth(id - 400)?.term(),
        500..520 => msg("thing-tile").with("region", Region::all().nth(id - 500)?.place()),
        520 => msg("thing-deck"),
        _ => return None,
    })
}
