//! What the ids of targets mean, for whoever draws the table.
//!
//! - `Space(n)`: area n in the order of `data/map.json`: land regions 0 to 67, sea zones 68 to 107.
//! - `Piece(n)`: slot `n % 96` in the tray of seat `n / 96`; a piece keeps its id while it lives.
//! - `Card(n)`: 0 technologies, 100 wonders, 200 improvements, 300 kinds of figures on sale, 400 city cards (by
//!   region), 500 milestones; each plus its place in its data file. 600 gold given in a deal, 610 gold asked for
//!   (each plus the place among the coins), 620 no gold.
//! - `Seat(s)`: a player's mat.

use crate::figure;
use crate::ids::*;
use crate::state::{Slot, State, TRAY};
use kernel::{Msg, Refusal, Seat, Target, msg};

pub const WONDERS: u16 = 100;
pub const IMPROVEMENTS: u16 = 200;
pub const KINDS_ON_SALE: u16 = 300;
pub const CITIES: u16 = 400;
pub const MILESTONES: u16 = 500;
pub const GOLD_GIVEN: u16 = 600;
pub const GOLD_ASKED: u16 = 610;
pub const NO_GOLD: u16 = 620;

pub fn area(area: Area) -> u16 {
    area.0 as u16
}
pub fn piece(seat: Seat, slot: Slot) -> u16 {
    seat.0 as u16 * TRAY as u16 + slot as u16
}
pub fn tech(tech: Tech) -> u16 {
    tech.0 as u16
}
pub fn wonder(wonder: Wonder) -> u16 {
    WONDERS + wonder.0 as u16
}
pub fn improvement(improvement: Improvement) -> u16 {
    IMPROVEMENTS + improvement.0 as u16
}
pub fn kind(kind: Kind) -> u16 {
    KINDS_ON_SALE + kind as u16
}
pub fn city(area: Area) -> u16 {
    CITIES + area.0 as u16
}
pub fn milestone(milestone: Milestone) -> u16 {
    MILESTONES + milestone.0 as u16
}
/// The `coin`-th of the coins that are added to a deal.
pub fn pay(coin: usize) -> u16 {
    GOLD_GIVEN + coin as u16
}
pub fn ask(coin: usize) -> u16 {
    GOLD_ASKED + coin as u16
}

/// What a target is called. A piece by whose it is: what it is, only a state knows.
pub fn name(target: Target) -> Option<Msg> {
    match target {
        Target::Space(n) => Some(Area(n as u8).term()),
        Target::Piece(n) => Some(msg("place-figure").seat("who", Seat((n / TRAY as u16) as u8))),
        Target::Card(n) => Some(card(n)),
        Target::Seat(_) | Target::Button => None,
    }
}

fn card(n: u16) -> Msg {
    match n {
        0..WONDERS => Tech(n as u8).term(),
        WONDERS..IMPROVEMENTS => Wonder((n - WONDERS) as u8).term(),
        IMPROVEMENTS..KINDS_ON_SALE => Improvement((n - IMPROVEMENTS) as u8).term(),
        KINDS_ON_SALE..CITIES => Kind::at((n - KINDS_ON_SALE) as usize).term(),
        CITIES..MILESTONES => msg("place-city").with("where", Area((n - CITIES) as u8).term()),
        MILESTONES..GOLD_GIVEN => Milestone((n - MILESTONES) as u8).term(),
        GOLD_GIVEN..GOLD_ASKED => msg("place-gold-given"),
        GOLD_ASKED..NO_GOLD => msg("place-gold-asked"),
        _ => msg("place-no-gold"),
    }
}

pub fn refuse_area(at: Area, rule: &'static str, why: Msg) -> Refusal {
    Refusal::new(Target::Space(area(at)), rule, why)
}
pub fn refuse_tech(of: Tech, rule: &'static str, why: Msg) -> Refusal {
    Refusal::new(Target::Card(tech(of)), rule, why)
}
pub fn refuse_city(at: Area, rule: &'static str, why: Msg) -> Refusal {
    Refusal::new(Target::Card(city(at)), rule, why)
}
/// A figure, by what it is and where it stands.
pub fn refuse_piece(state: &State, seat: Seat, slot: Slot, rule: &'static str, why: Msg) -> Refusal {
    Refusal::new(Target::Piece(piece(seat, slot)), rule, why).about(figure::name_in(state, seat, slot))
}
/// A kind of figure on sale, by what it is called now.
pub fn refuse_kind(state: &State, of: Kind, rule: &'static str, why: Msg) -> Refusal {
    Refusal::new(Target::Card(kind(of)), rule, why).about(figure::name(state, of))
}
pub fn refuse_milestone(of: Milestone, why: Msg) -> Refusal {
    Refusal::new(Target::Card(milestone(of)), "R3.3", why)
}
