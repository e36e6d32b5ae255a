//! What is no point yet and leads to some: a Wonder that is saved for, places that settlers can reach, cities of others
//! that armies can.

use super::W;
use crate::action::Action;
use crate::frames::{Lifted, Pending};
use crate::ids::*;
use crate::state::units::UnitId;
use crate::state::{City, State, WonderState};
use kernel::{PerSeat, Seat};

/// How near the nearest Wonder is, from 0 to 1: what it costs is in stock, and what it needs is known. The last pieces
/// count most, so that what is saved is not spent again.
pub fn wonder(state: &State, seat: Seat, veiled: f32) -> f32 {
    let p = &state.players[seat];
    let mut best = 0.0f32;
    for wonder in Wonder::ALL {
        let known = match state.wonders[wonder as usize] {
            WonderState::Revealed => 1.0,
            WonderState::Reserved(by) if by == seat => 1.0,
            WonderState::Deck => veiled,
            _ => continue,
        };
        let fact = wonder.fact();
        let (cost, have) = (fact.cost.counts(), p.stock.counts());
        let (mut saved, mut short) = (0, 0);
        for (i, (&cost, &have)) in cost.iter().zip(&have).enumerate() {
            saved += cost.min(have);
            // Gold stands for food, ore and wood.
            if i < 3 {
                short += cost - cost.min(have);
            }
        }
        saved += short.min(p.stock.gold);
        let share = saved as f32 / cost.iter().sum::<u8>().max(1) as f32;
        let missing = fact.needs.iter().filter(|need| !p.has(*need)).count();
        best = best.max(known * share * share * [1.0, 0.65, 0.4][missing.min(2)]);
    }
    best
}

/// Places for a city.
fn sites(state: &State, discovered: Set<Space>) -> Set<Space> {
    discovered.iter().filter(|&at| state.fit_for_city(at)).collect()
}

/// How well settlers and ships stand, and how much room there is to grow.
fn room(state: &State, seat: Seat, discovered: Set<Space>, sites: Set<Space>, w: &[f32]) -> f32 {
    let p = &state.players[seat];
    let l = state.layout();
    let unknown = |at: Space| !(l.near(at) - discovered).is_empty();
    let mut worth = 0.0;
    for settler in &p.settlers {
        worth += if sites.has(settler.at) {
            1.0
        } else if l.near(settler.at).meets(sites) {
            0.7
        } else if unknown(settler.at) {
            0.5
        } else {
            0.2
        };
    }
    let ships = p.ships.iter().take(2).map(|ship| 0.4 + 0.4 * unknown(ship.at) as u8 as f32).sum::<f32>();
    let near = l.within(state.city_spaces(seat), 2, discovered) & sites;
    w[W::Site as usize] * (worth + 0.25 * near.len().min(4) as f32) + w[W::Ship as usize] * ships
}

/// The chance of so many Army units against so many, defenders behind walls counted as more.
fn odds(attack: f32, defence: f32) -> f32 {
    if attack <= 0.0 { 0.0 } else { attack * attack / (attack * attack + 1.4 * defence * defence) }
}

fn guard(state: &State, city: &City) -> f32 {
    state.players[city.owner].armies_at(city.at) as f32 + 0.7 * city.fortress.is_some() as u8 as f32
}

/// What a city is worth to whoever takes it.
fn prize(city: &City) -> f32 {
    2.0 + 0.5 * city.size() as f32 + if city.wonder.is_some() { 5.0 } else { 0.0 }
}

/// Army units of a seat that stand beside a space; half of those two steps away; fewer where they may not move.
fn reach(state: &State, seat: Seat, at: Space, discovered: Set<Space>, pinned: f32) -> f32 {
    let p = &state.players[seat];
    if p.armies.is_empty() {
        return 0.0;
    }
    let l = state.layout();
    let near = l.near(at);
    let far = l.within(near, 1, discovered);
    let of = |unit: &crate::state::units::Unit| {
        if near.has(unit.at) {
            1.0
        } else if far.has(unit.at) {
            0.4
        } else {
            0.0
        }
    };
    let moves = if p.has(Advance::Tactics) { 1.0 } else { pinned };
    moves * p.armies.iter().map(of).sum::<f32>().min(4.0)
}

/// All of it, for everybody, as points with the whole game still to come.
pub fn plans(state: &State, w: &[f32]) -> PerSeat<f32> {
    let (discovered, pinned) = (state.discovered(), w[W::Pinned as usize]);
    let sites = sites(state, discovered);
    let mut all = PerSeat::new(state.seats, |seat| {
        w[W::Wonder as usize] * wonder(state, seat, w[W::Veiled as usize])
            + room(state, seat, discovered, sites, w)
    });
    for city in &state.cities {
        let (guard, prize) = (guard(state, city), prize(city));
        let mut danger = 0.0f32;
        for seat in state.others(city.owner) {
            let chance = odds(reach(state, seat, city.at, discovered, pinned), guard);
            danger = danger.max(chance);
            all[seat] += w[W::Prey as usize] * prize * chance;
        }
        all[city.owner] -= w[W::Risk as usize] * prize * danger;
    }
    for camp in &state.camps {
        for seat in Seat::all(state.seats) {
            let chance = odds(reach(state, seat, camp.at, discovered, pinned), camp.units as f32);
            all[seat] += 0.5 * w[W::Prey as usize] * chance;
        }
    }
    all
}

/// What a seat's armies may take of others, and others of it: points, by the chance of each.
pub fn war(state: &State, seat: Seat) -> (f32, f32) {
    let (discovered, mut prey, mut danger) = (state.discovered(), 0.0, 0.0);
    for city in &state.cities {
        let (guard, prize) = (guard(state, city), prize(city));
        let chance = |by: Seat| prize * odds(reach(state, by, city.at, discovered, 0.5), guard);
        match city.owner == seat {
            true => danger += state.others(seat).map(chance).fold(0.0, f32::max),
            false => prey += chance(seat),
        }
    }
    (prey, danger)
}

/// What armies of a size may hope for when they go somewhere: less than nothing where they would lose.
fn assault(state: &State, seat: Seat, to: Space, armies: usize) -> Option<f32> {
    let defence = match state.city(to) {
        Some(city) if city.owner != seat => guard(state, city),
        _ => match state.camp(to) {
            Some(camp) => camp.units as f32,
            None => state.players[state.foreign_land(to, seat)?].armies_at(to) as f32,
        },
    };
    Some(2.0 * (odds(armies as f32, defence) - 0.5))
}

/// Steps of a Move action: settlers to where a city can stand, armies to what they can take, everybody into the unknown.
pub fn step(state: &State, seat: Seat, action: &Action) -> f32 {
    let p = &state.players[seat];
    match (state.frames.top(), action) {
        (Pending::Move(_), Action::Lift(id)) => p.piece(*id).map_or(0.0, |piece| match piece.kind {
            UnitKind::Settler if state.fit_for_city(piece.at) => -0.4,
            UnitKind::Settler => 0.6,
            UnitKind::Ship => 0.3,
            UnitKind::Army => best_assault(state, seat, piece.at, p.armies_at(piece.at)).max(-0.1),
        }),
        (Pending::Lifted(Lifted { group, .. }), Action::Lift(id)) => add(state, seat, *group, *id),
        (Pending::Lifted(Lifted { group, .. }), Action::Go { to, food, ore }) => {
            let paid = 0.1 * (*food as u8 + *ore as u8) as f32;
            let armies = p.group_armies(*group);
            let settles =
                group.iter().any(|id| p.piece(id).is_some_and(|piece| piece.kind == UnitKind::Settler));
            let gain = match assault(state, seat, *to, armies) {
                Some(hope) => hope,
                None if state.terrain(*to).is_none() => 0.7,
                None if settles && state.fit_for_city(*to) => 0.8,
                None => 0.0,
            };
            gain - paid
        }
        (Pending::Lifted(_), Action::Chart { .. }) => 0.7,
        (Pending::Move(_), Action::Done) => -0.05,
        _ => 0.0,
    }
}

fn best_assault(state: &State, seat: Seat, from: Space, armies: usize) -> f32 {
    let around = state.layout().near(from).iter();
    around.filter_map(|to| assault(state, seat, to, armies.min(4))).fold(-1.0, f32::max)
}

/// Armies go together where there is something to take; everything else goes alone.
fn add(state: &State, seat: Seat, group: Set<UnitId>, id: UnitId) -> f32 {
    let p = &state.players[seat];
    let (Some(first), Some(piece)) = (group.iter().next().and_then(|id| p.piece(id)), p.piece(id)) else {
        return 0.0;
    };
    let army = |kind: UnitKind| kind == UnitKind::Army;
    if army(first.kind)
        && army(piece.kind)
        && best_assault(state, seat, piece.at, p.armies_at(piece.at)) > 0.0
    {
        0.9
    } else {
        -0.4
    }
}
