//! What is worth trying first, for bots: cheap, since it steers every step of every playout.

use super::barter::{self, NEVER};
use super::outlook::{self, odds};
use super::passage;
use crate::action::Action;
use crate::frames::{Challenge, Pending};
use crate::ids::*;
use crate::state::*;
use kernel::Seat;

/// 0 is ordinary, 1 clearly better. `voyage` is how much room overseas counts.
pub fn promise(state: &State, seat: Seat, action: &Action, voyage: f32) -> f32 {
    match *action {
        Action::PutBack if !matches!(state.frames.top(), Pending::Bargain) => NEVER,
        Action::Give(_)
        | Action::Take(_)
        | Action::Pay(_)
        | Action::Ask(_)
        | Action::Propose
        | Action::PutBack => state.deal.as_ref().map_or(0.0, |deal| barter::step(state, deal, action)),
        Action::Keep(_) | Action::Waive(_) | Action::NoGold => NEVER,
        // Whoever declined a moment ago will decline again.
        Action::Bargain(other) if state.players[seat].declined_by.contains(other) => NEVER,
        Action::Bargain(other) => {
            // Not more than passing: whether it is worth it shows when the answer is weighed.
            if barter::plan(state, seat, other).is_some() { 0.45 } else { NEVER }
        }
        Action::Accept => {
            let gain = state.deal.as_ref().map_or(0.0, |deal| barter::gain_of_asked(state, deal));
            if gain > 0.5 { 0.7 } else { -0.7 }
        }
        Action::Pass | Action::Decline => 0.5,
        Action::Found(area) => 1.0 + 0.2 * site(state, seat, area),
        Action::Grow(_) => 0.9,
        Action::Claim(_) | Action::BuySpaceship => 1.0,
        Action::Research(_) | Action::Build(_) => 0.8,
        Action::Buy(kind) => worth_buying(state, seat, kind, voyage),
        Action::Look(_) => 0.7,
        Action::Confirm => 0.4,
        Action::Adjust | Action::Rearrange | Action::Unhappy(_) | Action::Unproductive(_) => NEVER,
        Action::Forgo | Action::Sell(_) => -0.8,
        Action::UseManhattan => -0.7,
        Action::Strike(area) => strike(state, seat, area),
        Action::RemoveMarker => -0.3,
        Action::PickAlike => pick_alike(state, seat),
        Action::Pick(slot) => worth_picking(state, seat, slot),
        Action::Go(area) => worth_going(state, seat, area, voyage),
        Action::Board(_) => boarding(state, seat),
        Action::Challenge => challenge(state, seat),
        Action::LetPass | Action::LetAllPass => 0.1,
        Action::Attack { area, whom } => attack(state, seat, area, whom),
        Action::Join(Some(_)) => -0.3,
        Action::Commit { unit, .. } => bluff(state, unit.seat, unit.slot),
        _ => 0.0,
    }
}

/// How good a place for a village a region is, as far as `seat` knows: 1 is ordinary, below 0 there is none.
pub fn site(state: &State, seat: Seat, area: Area) -> f32 {
    let region = &state.regions[area];
    if region.owner.is_some() || region.size_limit() == 0 {
        return -1.0;
    }
    let seen = region.face == Face::Up || region.known.contains(seat);
    match *region.marker.get() {
        _ if region.face == Face::Gone => 0.9,
        _ if !seen => 1.0,
        marker if marker.is_resource() => 1.6,
        Marker::Fertile => 1.4,
        Marker::Mountains => 0.3,
        Marker::Jungle => 0.6,
        _ => 0.9,
    }
}

fn worth_buying(state: &State, seat: Seat, kind: Kind, voyage: f32) -> f32 {
    let pieces = &state.players[seat].pieces;
    if kind.is_settler() {
        let settlers = pieces.count(|p| p.kind.is_settler());
        return if settlers < 2 && outlook::turns_left(state) > 2.0 { 0.6 } else { -0.6 };
    }
    if kind.is_fleet() && !pieces.any(|p| p.kind.is_fleet()) && passage::anybody_waits(state, seat) {
        return 0.5;
    }
    if kind.is_fleet()
        && voyage > 0.0
        && outlook::turns_left(state) > 3.0
        && !pieces.any(|p| p.kind.is_fleet())
        && passage::calls(state, seat)
    {
        return 0.4;
    }
    if !kind.is_army() {
        return -0.5;
    }
    // Something to hold the settlements with, but no arms race in every playout. Of each class a share, so that
    // nobody can beat them all.
    let (mut armies, mut alike) = (0, 0);
    for (_, piece) in pieces.iter().filter(|(_, p)| p.kind.is_army()) {
        armies += 1;
        alike += (piece.kind.class() == kind.class()) as usize;
    }
    let guards = state.settlement_count(seat);
    if armies < guards { 0.3 - 0.1 * alike as f32 / guards as f32 } else { -0.5 }
}

/// A settler that stands where a village can be founded stays; an army with nothing to take stays.
fn worth_picking(state: &State, seat: Seat, slot: Slot) -> f32 {
    let pieces = &state.players[seat].pieces;
    let piece = pieces.get(slot);
    let area = piece.area();
    if let Some((_, first)) = pieces.picked().next() {
        return worth_adding(state, seat, first, piece);
    }
    if piece.kind.is_settler() {
        return if area.is_land() && site(state, seat, area) > 0.0 { -0.4 } else { 0.4 };
    }
    if !piece.kind.is_army() {
        let carries =
            piece.kind.is_fleet() && pieces.cargo(slot) > 0 && passage::coast(state, seat, area) <= 0.0;
        return if carries { 0.4 } else { -0.3 };
    }
    let around = area.facts().land;
    let prey = around.iter().any(|a| state.regions[a].owner.is_some_and(|o| o != seat));
    if prey { 0.1 } else { -0.2 }
}

/// Armies go together where there is something to take; everything else goes alone. From an island more may be picked
/// than a fleet has room for, and then they could only be put back.
fn worth_adding(state: &State, seat: Seat, first: &Piece, piece: &Piece) -> f32 {
    let around = piece.area().facts().land;
    let prey = |a: Area| state.regions[a].owner.is_some_and(|o| o != seat);
    if first.kind.is_army() && piece.kind.is_army() && around.iter().any(prey) {
        0.3
    } else if around.is_empty() {
        NEVER
    } else {
        -0.6
    }
}

/// Whoever can found nothing on foot goes aboard; everybody else stays ashore.
fn boarding(state: &State, seat: Seat) -> f32 {
    let picked = state.players[seat].pieces.picked().next();
    let waits = picked.is_some_and(|(_, p)| {
        p.kind.is_settler() && site(state, seat, p.area()) <= 0.0 && passage::waits(state, seat, p.area())
    });
    if waits { 0.5 } else { -0.3 }
}

fn pick_alike(state: &State, seat: Seat) -> f32 {
    state.players[seat]
        .pieces
        .picked()
        .next()
        .map_or(0.0, |(_, first)| worth_adding(state, seat, first, first))
}

fn worth_going(state: &State, seat: Seat, area: Area, voyage: f32) -> f32 {
    let pieces = &state.players[seat].pieces;
    let Some((slot, first)) = pieces.picked().next() else { return 0.0 };
    if !area.is_land() {
        let carries = first.kind.is_fleet() && pieces.cargo(slot) > 0;
        let beyond = if voyage > 0.0 { passage::overseas(state, seat, area) } else { 0.0 };
        let shore = passage::coast(state, seat, area).max(0.5 * beyond);
        return if carries { 0.4 * shore } else { -0.2 };
    }
    let region = &state.regions[area];
    if first.kind.is_settler() {
        // Where another settler already waits there is room for one village only.
        let crowd = pieces.any(|p| p.kind.is_settler() && p.stands_in(area));
        let danger = state.alive().any(|other| other != seat && strength_at(state, other, area) > 0);
        return if crowd || danger { -0.3 } else { 0.4 * site(state, seat, area) };
    }
    match region.owner {
        Some(owner) if owner != seat => {
            let guard: u32 = strength_at(state, owner, area);
            let mine: u32 = pieces.picked().map(|(_, p)| p.kind.era().number() as u32).sum();
            let joined = mine + strength_at(state, seat, area);
            if guard == 0 { 0.8 } else { odds(joined as f32, guard as f32) - 0.6 }
        }
        Some(_) => 0.1,
        None => -0.3,
    }
}

/// Armies of a seat in a region, by era.
fn strength_at(state: &State, seat: Seat, area: Area) -> u32 {
    let armies = state.players[seat].pieces.iter().filter(|(_, p)| p.fights_in(area));
    armies.map(|(_, p)| p.kind.era().number() as u32).sum()
}

fn attack(state: &State, seat: Seat, area: Area, whom: Seat) -> f32 {
    let (mine, theirs) = (strength_at(state, seat, area), strength_at(state, whom, area));
    if theirs == 0 {
        return 1.0;
    }
    let prize = if area.is_land() && state.regions[area].owner == Some(whom) { 0.3 } else { 0.0 };
    2.0 * (odds(mine as f32, theirs as f32) - 0.6) + prize
}

fn challenge(state: &State, seat: Seat) -> f32 {
    let Pending::Challenge(Challenge { mover, area, .. }) = *state.frames.top() else { return 0.0 };
    let entering = state.players[mover].pieces.picked().map(|(_, p)| p.kind);
    let theirs: u32 = entering.filter(|k| !k.is_settler()).map(|k| k.era().number() as u32).sum();
    let mine = strength_at(state, seat, area);
    // A settler that only passes is worth little; whoever comes with less than stands here is taken on.
    2.0 * (odds(mine as f32, theirs as f32) - 0.65)
}

/// R9.42: where it hurts others most.
fn strike(state: &State, seat: Seat, area: Area) -> f32 {
    let region = &state.regions[area];
    match region.owner {
        None => -1.0,
        Some(owner) => region.size as f32 * if owner == seat { -1.0 } else { 0.5 },
    }
}

/// A pick that can be foreseen is lost: an even spread that looks like chance, from what changes every round.
fn bluff(state: &State, seat: Seat, slot: Slot) -> f32 {
    let mut mix = 0x9E37_79B9u32;
    let rolls = state.battle.as_ref().map_or(0, |b| b.round as u32 + 1);
    for part in [state.turn as u32, rolls, LANDS as u32, slot as u32, seat.0 as u32] {
        mix = (mix ^ part).wrapping_mul(0x85EB_CA6B).rotate_left(13);
    }
    for player in state.players.iter() {
        mix = (mix ^ player.gold as u32).wrapping_mul(0xC2B2_AE35).rotate_left(15);
    }
    (mix >> 8) as f32 / (1u32 << 24) as f32
}
