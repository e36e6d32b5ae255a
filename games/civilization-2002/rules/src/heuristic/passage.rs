//! Where settlers without a place can still get to: over a border, or over the sea in a fleet.

use super::promise::site;
use crate::ids::*;
use crate::state::*;
use kernel::Seat;

/// The best place among some regions that no settler of the same player already waits in.
fn best(state: &State, seat: Seat, among: Set<Area>) -> f32 {
    let pieces = &state.players[seat].pieces;
    let free = |area: &Area| area.is_land() && !pieces.any(|p| p.kind.is_settler() && p.stands_in(*area));
    among.iter().filter(free).map(|area| site(state, seat, area)).fold(0.0, f32::max)
}

/// What a settler may hope for that does not stand in a place for a village: less, the longer it takes; nothing where
/// only a fleet could help and none is near. `voyage` is how much of a place overseas counts.
pub fn hope(state: &State, seat: Seat, settler: &Piece, voyage: f32) -> f32 {
    let area = settler.area();
    let beside = best(state, seat, area.facts().land);
    if !area.is_land() {
        return (0.75 * beside).max(voyage * 0.55 * overseas(state, seat, area));
    }
    if beside > 0.0 {
        return 0.6 * beside;
    }
    let around = area.facts().land.iter().fold(Set::empty(), |all, next| all | next.facts().land);
    let further = best(state, seat, around);
    if further > 0.0 {
        return 0.4 * further;
    }
    if harbour(state, seat, area).is_some() { 0.3 } else { 0.0 }
}

/// The best place on the coasts of a zone and of the zones beside it.
pub fn overseas(state: &State, seat: Seat, zone: Area) -> f32 {
    let facts = zone.facts();
    best(state, seat, facts.sea.iter().fold(facts.land, |all, next| all | next.facts().land))
}

/// Whether a player has no place left that settlers reach on foot, within two borders of what is theirs.
pub fn crowded(state: &State, seat: Seat) -> bool {
    let wider = |lands: Set<Area>| lands.iter().fold(lands, |all, area| all | area.facts().land);
    best(state, seat, wider(wider(state.settlement_set(seat)))) <= 0.0
}

/// Whether a fleet on some coast of a player would find places that nobody reaches on foot.
pub fn calls(state: &State, seat: Seat) -> bool {
    let zones = state.settlements(seat).fold(Set::empty(), |all, area| all | area.facts().sea);
    crowded(state, seat) && zones.iter().any(|zone| overseas(state, seat, zone) > 0.0)
}

/// A fleet of the player in a zone beside a region, with room for one more.
fn harbour(state: &State, seat: Seat, area: Area) -> Option<Slot> {
    let pieces = &state.players[seat].pieces;
    let zones = area.facts().sea;
    let mut fleets = pieces.iter().filter(|(_, p)| p.kind.is_fleet() && zones.has(p.area()));
    fleets.find(|(slot, _)| pieces.has_room(*slot, 1)).map(|(slot, _)| slot)
}

/// Whether some settler can get nowhere on foot.
pub fn anybody_waits(state: &State, seat: Seat) -> bool {
    let pieces = &state.players[seat].pieces;
    let lost = |p: &Piece| {
        p.kind.is_settler()
            && p.area().is_land()
            && site(state, seat, p.area()) <= 0.0
            && waits(state, seat, p.area())
    };
    pieces.any(lost)
}

/// Whether nothing can be founded from this region on foot.
pub fn waits(state: &State, seat: Seat, area: Area) -> bool {
    let near = area.facts().land;
    let around = near.iter().fold(near, |all, next| all | next.facts().land);
    best(state, seat, around) <= 0.0
}

/// How good a zone is for a fleet that carries settlers: by the places on its coasts.
pub fn coast(state: &State, seat: Seat, zone: Area) -> f32 {
    best(state, seat, zone.facts().land)
}
