//! Trade routes (R22.1): the largest set of pairs of units and foreign cities.

use crate::frames::Income;
use crate::ids::*;
use crate::state::State;
use arrayvec::ArrayVec;
use kernel::Seat;

/// R22.1: no more than this.
const MOST_ROUTES: u8 = 4;

/// How many routes `seat` could form now; with Ships only, or with Settlers too.
pub fn count(state: &State, seat: Seat, ships_only: bool) -> u8 {
    let p = &state.players[seat];
    let mut units: ArrayVec<Space, 8> = p.ships.iter().map(|s| s.at).collect();
    if !ships_only {
        units.extend(p.settlers.iter().map(|u| u.at));
        for ship in &p.ships {
            units.extend(ship.cargo.iter().filter(|c| c.kind == UnitKind::Settler).map(|_| ship.at));
        }
    }
    let cities: ArrayVec<Space, 28> =
        state.cities.iter().filter(|c| c.owner != seat && c.mood != Mood::Angry).map(|c| c.at).collect();
    let near: ArrayVec<u32, 8> = units
        .iter()
        .map(|&u| {
            let reach = state.within(Set::of(u), 2);
            cities.iter().enumerate().filter(|(_, c)| reach.has(**c)).fold(0, |m, (i, _)| m | 1 << i)
        })
        .collect();
    let mut partner = [None; 28];
    let routes = (0..units.len()).filter(|&u| augment(u, &near, &mut partner, &mut 0)).count() as u8;
    routes.min(MOST_ROUTES)
}

/// Finds unit `u` a city, moving others to another of theirs where needed.
fn augment(u: usize, near: &[u32], partner: &mut [Option<usize>; 28], tried: &mut u32) -> bool {
    for city in 0..28 {
        if near[u] >> city & 1 == 0 || *tried >> city & 1 == 1 {
            continue;
        }
        *tried |= 1 << city;
        if partner[city].is_none_or(|other| augment(other, near, partner, tried)) {
            partner[city] = Some(u);
            return true;
        }
    }
    false
}

/// Income at the start of a turn, or by the Great Merchant.
pub fn income(state: &mut State, seat: Seat) {
    let routes = if state.players[seat].has(Advance::TradeRoutes) { count(state, seat, false) } else { 0 };
    if routes > 0 {
        state.frames.push(Income { seat, routes });
    }
}
