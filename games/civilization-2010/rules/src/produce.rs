//! R6.2 to R6.6: what a city can produce, what it costs, and why not.

use crate::action::{Action, Item};
use crate::data::data;
use crate::flow::put;
use crate::muster;
use crate::names::*;
use crate::sites::{item_fits, piece_allowed};
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Menu, Refusal, Seat, msg};

/// Production per 3 trade rushed (R6.2, R22.1).
pub fn rush_rate(s: &State, seat: Seat) -> u8 {
    1 + (s.player(seat).civ == Civ::Americans) as u8
}

/// How often production must be rushed to bring `available` up to `cost`.
fn rushes(s: &State, seat: Seat, cost: u8, available: u8) -> u8 {
    cost.saturating_sub(available).div_ceil(rush_rate(s, seat))
}

/// Trade needed to bring `available` up to `cost`, if the player has it.
pub fn rush(s: &State, seat: Seat, cost: u8, available: u8) -> Option<u8> {
    let trade = rushes(s, seat, cost, available) as u16 * data().k.rush_trade as u16;
    (trade <= s.player(seat).trade as u16).then_some(trade as u8)
}

pub fn available(s: &State, seat: Seat, city: usize, caravan: bool) -> u8 {
    let bonus = s.player(seat).cities[city].bonus;
    s.production(seat, city) + bonus + if caravan { data().k.caravan } else { 0 }
}

pub fn cost(s: &State, seat: Seat, item: Item) -> u8 {
    let k = &data().k;
    match item {
        Item::Army => k.army_cost,
        Item::Scout => k.scout_cost,
        Item::Unit(unit) => s.unit_cost(seat, unit),
        Item::Building(b) => b.data().cost,
        Item::Walls => k.walls_cost,
        Item::Wonder(w) => s.wonder_cost(seat, w),
    }
}

/// What a city could make, the price aside; the error is why not.
pub fn possible(s: &State, seat: Seat, city: usize, item: Item) -> Result<(), (&'static str, &'static str)> {
    let player = s.player(seat);
    match item {
        Item::Army if s.spare(seat, false).is_none() => return Err(("R6.3", "refuse-no-figure")),
        Item::Scout if s.spare(seat, true).is_none() => return Err(("R6.3", "refuse-no-figure")),
        Item::Unit(unit) if s.rank(seat, unit) == 0 => return Err(("R6.4", "refuse-locked")),
        Item::Unit(unit) if !muster::can_draw(s, unit) => return Err(("R6.4", "refuse-no-unit")),
        Item::Building(b) if s.best_form(seat, b) != Some(b) => return Err(("R6.5", "refuse-locked")),
        Item::Building(b) if s.stock[b.basic().index()] == 0 => return Err(("R6.5", "refuse-no-building")),
        Item::Walls if !player.knows(Tech::Masonry) => return Err(("R6.5", "refuse-locked")),
        Item::Walls if player.cities[city].walled => return Err(("R6.5", "refuse-walled")),
        _ => {}
    }
    if matches!(item, Item::Unit(_) | Item::Walls) || item_fits(s, seat, Some(city), item) {
        return Ok(());
    }
    if let Item::Building(b) = item {
        // The most telling reason: that of a square with the right terrain, if there is one.
        let ring = s.ring(&player.cities[city]);
        let mut why = ("R6.5", "refuse-terrain");
        for &sq in ring {
            if let Err(e) = piece_allowed(s, seat, sq, Piece::Building(b))
                && e.1 != "refuse-terrain"
            {
                why = e;
            }
        }
        return Err(why);
    }
    Err(("R6.3", "refuse-no-square"))
}

/// Everything a player might think of producing.
pub fn catalogue(s: &State, seat: Seat) -> ArrayVec<Item, 32> {
    let mut items = ArrayVec::new();
    items.push(Item::Army);
    items.push(Item::Scout);
    for unit in UnitType::LIST {
        if s.rank(seat, unit) > 0 {
            items.push(Item::Unit(unit));
        }
    }
    for b in Building::LIST {
        if s.best_form(seat, b) == Some(b) {
            items.push(Item::Building(b));
        }
    }
    if s.player(seat).knows(Tech::Masonry) {
        items.push(Item::Walls);
    }
    items.extend(s.market.iter().map(|&w| Item::Wonder(w)));
    items
}

pub fn offer_items(s: &State, seat: Seat, city: usize, available: u8, m: &mut impl Menu<Action>) {
    for item in catalogue(s, seat) {
        let price = cost(s, seat, item);
        let verdict = match rush(s, seat, price, available) {
            None => Err(("R6.2", "refuse-too-dear")),
            Some(_) => possible(s, seat, city, item),
        };
        match verdict {
            Ok(()) => put(m, s, seat, Action::Item(item)),
            Err((rule, why)) => {
                let target = crate::targets::item(item);
                m.refuse(|| Refusal::new(target, rule, msg(why)));
            }
        }
    }
}

/// Pays for an item; returns the production left over, of what was rushed too (R6.6.2).
pub fn pay_item(s: &mut State, seat: Seat, item: Item, available: u8) -> u8 {
    let price = cost(s, seat, item);
    let trade = rush(s, seat, price, available).expect("offered only if it can be paid");
    let rushed = rushes(s, seat, price, available) * rush_rate(s, seat);
    let player = s.me(seat);
    player.trade -= trade;
    if let Item::Wonder(_) = item {
        // Spent with the price, even if the wonder is then cancelled (R20.3).
        player.michelangelo = false;
    }
    available + rushed - price
}
