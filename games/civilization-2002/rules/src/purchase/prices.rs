//! R3.6, R4.3.4, R4.6.1: what things cost, and who gets a share of it.

use crate::Game;
use crate::data::{Effect, data};
use crate::event::{Event, Paid};
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Msg, Seat};

/// R3.6, R4.6.1: price of a figure now.
pub fn price(state: &State, kind: Kind) -> u16 {
    let (basic, advanced) = (&data().tables.basic, &data().tables.advanced);
    let era = kind.era().index();
    if state.basic() {
        match kind {
            Kind::Settler => basic.settler[state.era.index()],
            Kind::Aircraft => basic.aircraft,
            k if k.is_fleet() => basic.fleet[era],
            _ => basic.army[era],
        }
    } else {
        match kind {
            Kind::Settler => advanced.settler,
            Kind::Aircraft => advanced.aircraft,
            k if k.is_fleet() => advanced.fleet[era],
            _ => advanced.army[era],
        }
    }
}

/// R3.6, R4.6.6
pub fn village_price(state: &State) -> u16 {
    if state.basic() {
        data().tables.basic.village[state.era.index()]
    } else {
        data().tables.advanced.village
    }
}

/// R3.6, R4.6.6
pub fn growth_price(state: &State, size: u8) -> u16 {
    if state.basic() { data().tables.basic.growth[size as usize - 1] } else { data().tables.advanced.growth }
}

/// R3.6, R4.3.1, R4.6.8, R9.30.
pub fn tech_price(state: &State, seat: Seat, tech: Tech) -> u16 {
    if state.basic() {
        let basic = &data().tables.basic;
        return basic.technology_first
            + basic.technology_more * state.players[seat].technologies.len() as u16;
    }
    let row = tech.facts();
    if row.era < state.era {
        return row.cost.div_ceil(2);
    }
    let off: u16 = state
        .active_wonders(seat)
        .filter(|w| w.facts().era == row.era)
        .map(|w| if let Effect::Discount(gold) = w.facts().effect { gold } else { 0 })
        .sum();
    row.cost.saturating_sub(off)
}

/// R4.3.5
pub fn spaceship_price() -> u16 {
    match data().spaceship.facts().effect {
        Effect::Spaceship(price) => price,
        _ => 0,
    }
}

/// R4.6.1: improvements cost the price of their era (R4.1.2).
pub fn improvement_price(state: &State) -> u16 {
    data().tables.advanced.improvement[state.era.index()]
}

/// R4.6.5: a fifth of the price.
pub fn resale(state: &State, kind: Kind) -> u16 {
    price(state, kind) * data().tables.advanced.resale_percent / 100
}

/// R4.3.4, R9.40: what of the price goes to whom; without owner all goes to the bank.
pub fn share(state: &State, buyer: Seat, tech: Tech, era: Era) -> Option<(Seat, u16)> {
    let owner = state.owner_of(tech).filter(|&seat| seat != buyer)?;
    Some((owner, data().tables.advanced.share[era.index()]))
}

/// What is paid for, as it is told, and its price.
pub struct Bought<'w> {
    pub what: &'w dyn Fn() -> Msg,
    pub price: u16,
}

/// The price to the bank, less the share of the technology's owner (R4.3.4).
pub fn pay(state: &mut State, seat: Seat, bought: Bought, tech: Tech, era: Era, cx: &mut Cx<Game>) {
    let Bought { what, price } = bought;
    state.players[seat].gold -= price;
    if let Some((owner, part)) = share(state, seat, tech, era) {
        state.players[owner].gold += part;
        cx.tell(|| Event::Share { who: seat, owner, gold: part, tech, of: Paid { what: what(), price } });
    }
}
