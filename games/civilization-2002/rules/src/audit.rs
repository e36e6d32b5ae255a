//! Conservation laws and bounds, in words.

use crate::data::data;
use crate::frames::Pending;
use crate::ids::*;
use crate::state::*;
use kernel::Seat;

pub fn audit(state: &State) -> Result<(), String> {
    markers(state)?;
    cards(state)?;
    for area in Area::lands() {
        region(state, area).map_err(|e| format!("{}: {e}", area.name()))?;
    }
    for seat in Seat::all(state.seats()) {
        pieces(state, seat).map_err(|e| format!("seat {seat}: {e}"))?;
    }
    let fighting = state.frames.iter().any(|f| matches!(f, Pending::Fight));
    if fighting != state.battle.is_some() {
        return Err("a battle without its frame, or a frame without its battle".into());
    }
    let dealing = state.frames.iter().any(|f| matches!(f, Pending::Bargain | Pending::Answer));
    if dealing != state.deal.is_some() {
        return Err("a deal without its frame, or a frame without its deal".into());
    }
    Ok(())
}

fn markers(state: &State) -> Result<(), String> {
    for marker in Marker::ALL {
        let (kind, all) = (marker.index(), data().markers[marker.index()]);
        let on_board = state.regions.iter().filter(|r| r.face != Face::Gone && *r.marker.get() == marker);
        let found = on_board.count() as u8 + state.rest.get().count(kind) + state.spent.count(kind);
        if found != all {
            return Err(format!("{found} markers '{}' instead of {all}", marker.name()));
        }
    }
    Ok(())
}

fn cards(state: &State) -> Result<(), String> {
    let mut techs = state.supply;
    let mut wonders = state.wonder_supply;
    for player in &state.players {
        if techs.meets(player.technologies) {
            return Err("a technology is in two places".into());
        }
        if wonders.meets(player.wonders) {
            return Err("a wonder is in two places".into());
        }
        techs |= player.technologies;
        wonders |= player.wonders;
        if state.basic() && !player.improvements.is_empty() {
            return Err("improvements in the basic game".into());
        }
        if player.out && (player.gold > 0 || !player.pieces.is_empty() || !player.technologies.is_empty()) {
            return Err("an eliminated player still has something".into());
        }
    }
    Ok(())
}

fn region(state: &State, area: Area) -> Result<(), String> {
    let region = &state.regions[area];
    match (region.owner, region.size) {
        (None, 0) if region.holder.is_none() => {}
        (Some(owner), 1..=4) if owner.0 < state.seats() && !state.players[owner].out => {
            if region.size > region.size_limit() && region.face == Face::Up {
                return Err(format!("size {} is beyond its terrain", region.size));
            }
            if region.holder.is_none_or(|h| h.0 >= state.seats()) {
                return Err("its city card is nowhere".into());
            }
            if region.holder != region.owner
                && (region.resource().is_none() || state.phase == Phase::Purchase)
            {
                return Err("a card is lent that cannot be".into());
            }
        }
        (owner, size) => return Err(format!("a settlement of {owner:?} with size {size}")),
    }
    if region.face != Face::Down && !region.known.is_empty() && region.face == Face::Gone {
        return Err("somebody knows a marker that is gone".into());
    }
    Ok(())
}

fn pieces(state: &State, seat: Seat) -> Result<(), String> {
    let pieces = &state.players[seat].pieces;
    for (slot, piece) in pieces.iter() {
        let area = piece.area();
        if area.index() >= AREAS {
            return Err(format!("piece {slot} is off the board"));
        }
        match piece.aboard() {
            Some(fleet) => {
                let carrier = pieces.iter().find(|(s, _)| *s == fleet).map(|(_, p)| p);
                let fits = carrier.is_some_and(|c| c.kind.is_fleet() && c.area() == area);
                if !piece.kind.walks() || !fits {
                    return Err(format!("piece {slot} is aboard of nothing"));
                }
            }
            None if piece.kind.is_fleet() && area.is_land() => {
                return Err(format!("fleet {slot} is on land"));
            }
            None if piece.kind.walks() && !area.is_land() => {
                return Err(format!("piece {slot} walks on water"));
            }
            None => {}
        }
        if piece.kind.is_fleet() && !pieces.has_room(slot, 0) {
            return Err(format!("fleet {slot} is overloaded"));
        }
    }
    Ok(())
}
