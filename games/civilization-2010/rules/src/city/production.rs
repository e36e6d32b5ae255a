//! R6.2 to R6.6: what a city can produce, what it costs, and why not.

use super::sites::{Why, item_fits, piece_allowed};
use crate::action::{Action, Item};
use crate::battle::hands;
use crate::data::data;
use crate::ids::*;
use crate::state::*;
use crate::targets;
use arrayvec::ArrayVec;
use kernel::{Menu, Refusal, Seat, Show, msg};

/// Production per 3 trade rushed (R6.2, R22.1).
pub fn rush_rate(state: &State, seat: Seat) -> u8 {
    1 + (state.player(seat).civ == Civ::Americans) as u8
}

/// How often production must be rushed to bring `available` up to `cost`.
fn rushes(state: &State, seat: Seat, cost: u8, available: u8) -> u8 {
    cost.saturating_sub(available).div_ceil(rush_rate(state, seat))
}

/// Trade needed to bring `available` up to `cost`, if the player has it.
pub fn rush(state: &State, seat: Seat, cost: u8, available: u8) -> Option<u8> {
    let trade = rushes(state, seat, cost, available) as u16 * data().k.rush_trade as u16;
    (trade <= state.player(seat).trade as u16).then_some(trade as u8)
}

/// The dearest thing that could be paid, with all the trade there is.
fn most(state: &State, seat: Seat, available: u8) -> u8 {
    available + state.player(seat).trade / data().k.rush_trade * rush_rate(state, seat)
}

pub fn available(state: &State, seat: Seat, city: usize, caravan: bool) -> u8 {
    let bonus = state.player(seat).cities[city].bonus;
    state.production(seat, city) + bonus + if caravan { data().k.caravan } else { 0 }
}

pub fn cost(state: &State, seat: Seat, item: Item) -> u8 {
    let k = &data().k;
    match item {
        Item::Army => k.army_cost,
        Item::Scout => k.scout_cost,
        Item::Unit(unit) => state.unit_cost(seat, unit),
        Item::Building(b) => b.data().cost,
        Item::Walls => k.walls_cost,
        Item::Wonder(w) => state.wonder_cost(seat, w),
    }
}

/// What a city could make, the price aside; the error is why not.
pub fn possible(state: &State, seat: Seat, city: usize, item: Item) -> Result<(), Why> {
    let player = state.player(seat);
    match item {
        Item::Army if state.spare(seat, false).is_none() => return Err(("R6.3", "refuse-no-figure")),
        Item::Scout if state.spare(seat, true).is_none() => return Err(("R6.3", "refuse-no-figure")),
        Item::Unit(unit) if state.rank(seat, unit) == 0 => return Err(("R6.4", "refuse-locked")),
        Item::Unit(unit) if !hands::can_draw(state, unit) => return Err(("R6.4", "refuse-no-unit")),
        Item::Building(b) if state.best_form(seat, b) != Some(b) => return Err(("R6.5", "refuse-locked")),
        Item::Building(b) if state.stock[b.basic()] == 0 => {
            return Err(("R6.5", "refuse-no-building"));
        }
        Item::Walls if !player.knows(Tech::Masonry) => return Err(("R6.5", "refuse-locked")),
        Item::Walls if player.cities[city].walled => return Err(("R6.5", "refuse-walled")),
        _ => {}
    }
    if matches!(item, Item::Unit(_) | Item::Walls) || item_fits(state, seat, Some(city), item) {
        return Ok(());
    }
    if let Item::Building(b) = item {
        // The most telling reason: that of a square with the right terrain, if there is one.
        let ring = state.ring(&player.cities[city]);
        let mut why = ("R6.5", "refuse-terrain");
        for &sq in ring {
            if let Err(e) = piece_allowed(state, seat, sq, Piece::Building(b))
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
pub fn catalogue(state: &State, seat: Seat) -> ArrayVec<Item, 32> {
    let mut items = ArrayVec::new();
    items.push(Item::Army);
    items.push(Item::Scout);
    for unit in UnitType::ALL {
        if state.rank(seat, unit) > 0 {
            items.push(Item::Unit(unit));
        }
    }
    for b in Building::ALL {
        if state.best_form(seat, b) == Some(b) {
            items.push(Item::Building(b));
        }
    }
    if state.player(seat).knows(Tech::Masonry) {
        items.push(Item::Walls);
    }
    items.extend(state.market.iter().map(|&w| Item::Wonder(w)));
    items
}

pub fn offer_items(state: &State, seat: Seat, city: usize, available: u8, menu: &mut impl Menu<Action>) {
    for item in catalogue(state, seat) {
        let price = cost(state, seat, item);
        let verdict = match rush(state, seat, price, available) {
            None => Err(("R6.2", "refuse-too-dear")),
            Some(_) => possible(state, seat, city, item),
        };
        match verdict {
            Ok(()) => menu.choice(Action::Item(item), || {
                let trade = rush(state, seat, price, available).unwrap_or(0);
                let label = msg(if trade == 0 { "do-build" } else { "do-build-rush" });
                let label = label.term("what", item.key()).num("n", price);
                let label = if trade == 0 { label } else { label.num("trade", trade) };
                Show::at(targets::item(item), label)
            }),
            // What is dear is named with its price: whoever saves for it knows how far it is.
            Err((rule, why)) => menu.refuse(|| {
                let named = msg("item-priced").term("what", item.key()).num("n", price);
                let why = match why {
                    // What trade is worth here: else nobody could tell how far it reaches.
                    "refuse-too-dear" => msg(why)
                        .num("most", most(state, seat, available))
                        .num("trade", data().k.rush_trade)
                        .num("rate", rush_rate(state, seat)),
                    why => msg(why),
                };
                Refusal::new(targets::item(item), rule, why).about(named)
            }),
        }
    }
}

/// Pays for an item; returns the production left over, of what was rushed too (R6.6.2).
pub fn pay_item(state: &mut State, seat: Seat, item: Item, available: u8) -> u8 {
    let price = cost(state, seat, item);
    let trade = rush(state, seat, price, available).expect("offered only if it can be paid");
    let rushed = rushes(state, seat, price, available) * rush_rate(state, seat);
    let player = state.me(seat);
    player.trade -= trade;
    if let Item::Wonder(_) = item {
        // Spent with the price, even if the wonder is then cancelled (R20.3).
        player.michelangelo = false;
    }
    available + rushed - price
}
