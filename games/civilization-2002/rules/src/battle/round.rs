//! R2.5, R3.4, R4.7: the rounds of a battle.

use super::{Battle, Pick, Roll, Side, battle, battle_mut};
use crate::Game;
use crate::action::Unit;
use crate::data::{Effect, data};
use crate::event::Event;
use crate::figure::Figure;
use crate::ids::*;
use crate::state::*;
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, MAX_SEATS, Seat};

/// Picks between which a rule can tell: by owner, kind and passengers (R2.5.7); aircraft by owner.
pub fn picks(state: &State, side: Side) -> ArrayVec<Pick, 256> {
    let battle = battle(state);
    let area = battle.area;
    let mut units: ArrayVec<(Unit, Kind, usize), TRAY> = ArrayVec::new();
    let mut planes: ArrayVec<Unit, MAX_SEATS> = ArrayVec::new();
    for seat in battle.members(side) {
        let Some(player) = state.players.get(seat) else { continue };
        for (slot, piece) in player.pieces.iter().filter(|(_, p)| p.stands_in(area)) {
            let unit = Unit { seat, slot };
            if piece.fights_in(area) {
                let load = if piece.kind.is_fleet() { player.pieces.cargo(slot) } else { 0 };
                let like = |(u, kind, cargo): &(Unit, Kind, usize)| {
                    u.seat == seat && *kind == piece.kind && *cargo == load && load == 0
                };
                if !units.iter().any(like) && !units.is_full() {
                    units.push((unit, piece.kind, load));
                }
            } else if piece.kind.is_aircraft() && planes.last().is_none_or(|p| p.seat != seat) {
                planes.push(unit);
            }
        }
    }
    let mut found = ArrayVec::new();
    for (unit, kind, _) in units {
        found.push(Pick { unit, aircraft: None });
        // R2.5.6: at sea an aircraft may partner a modern fleet only.
        if area.is_land() || kind.is_modern_fleet() {
            for plane in &planes {
                if !found.is_full() {
                    found.push(Pick { unit, aircraft: Some(*plane) });
                }
            }
        }
        if found.is_full() {
            break;
        }
    }
    found
}

/// R2.5.1: a side has units able to fight.
pub fn can_fight(state: &State, side: Side) -> bool {
    let battle = battle(state);
    battle
        .members(side)
        .any(|seat| state.players.get(seat).is_some_and(|p| p.pieces.any(|p| p.fights_in(battle.area))))
}

pub fn fighters(state: &State, side: Side) -> usize {
    let battle = battle(state);
    let here =
        |seat: Seat| state.players.get(seat).map_or(0, |p| p.pieces.count(|p| p.fights_in(battle.area)));
    battle.members(side).map(here).sum()
}

/// R4.7, R9.44: the holder of the Oracle picks after seeing the other pick, when they lead a side.
pub fn sees_pick(state: &State, seat: Seat) -> bool {
    state.active(seat, data().oracle) && state.battle.as_ref().is_some_and(|b| b.led_by(seat).is_some())
}

/// R2.5.6, R2.6, R4.7: the dice of a kind of unit and what its type adds; of an aircraft, those it adds to its partner.
pub fn dice_of(state: &State, kind: Kind) -> (u8, u8) {
    match state.type_of(kind) {
        Some(unit) if state.advanced() => (unit.dice, unit.bonus),
        _ if kind.is_aircraft() => (1, 0),
        _ => (kind.era().number(), 0),
    }
}

/// How many dice a side rolls, and its roll before it is made (R2.5.5, R2.6, R3.4, R4.7).
pub fn strength(state: &State, pick: Pick, against: Kind, side: Side) -> (u8, Roll) {
    let battle = battle(state);
    let kind = state.players[pick.unit.seat].pieces.get(pick.unit.slot).kind;
    let (mut dice, type_bonus) = dice_of(state, kind);
    if pick.aircraft.is_some() {
        dice += dice_of(state, Kind::Aircraft).0;
    }
    let beats = match (kind.class(), against.class()) {
        (Some(mine), Some(theirs)) => mine.beats(theirs),
        _ => false,
    };
    let roll = Roll {
        seat: pick.unit.seat,
        kind,
        aircraft: pick.aircraft.is_some(),
        dice: ArrayVec::new(),
        superiority: if beats { state.era.number() } else { 0 },
        science: science(state, pick.unit.seat),
        type_bonus,
        defence: defence(state, battle, side, pick.unit.seat),
        lost: false,
    };
    (dice, roll)
}

fn roll(state: &State, pick: Pick, against: Kind, side: Side, cx: &mut Cx<Game>) -> Roll {
    let (dice, mut roll) = strength(state, pick, against, side);
    roll.dice.extend((0..dice).map(|_| cx.die(6) as u8));
    roll
}

/// R3.4, R9.20: one for every pair of technologies of the unit's owner.
pub fn science(state: &State, owner: Seat) -> u8 {
    if state.basic() { state.players[owner].technologies.len() as u8 / 2 } else { 0 }
}

/// R4.7, R9.19, R9.46: settlement defence.
pub fn defence(state: &State, battle: &Battle, side: Side, unit_owner: Seat) -> u8 {
    if state.basic() || !battle.area.is_land() {
        return 0;
    }
    let Some(owner) = state.regions[battle.area].owner else { return 0 };
    let applies = if state.options.defender_only {
        side == Side::Defender && battle.leader(Side::Defender) == owner && unit_owner == owner
    } else {
        battle.side_of(owner) == Some(side)
    };
    let wall = match data().great_wall.facts().effect {
        Effect::Defence(value) if state.active(owner, data().great_wall) => value,
        _ => 1,
    };
    if applies { wall } else { 0 }
}

/// R2.5.3: the lower total is eliminated; equal totals eliminate both.
pub fn round(state: &mut State, cx: &mut Cx<Game>) {
    let picks = battle(state).picks.get().map(|p| p.expect("both have picked"));
    let kinds = picks.map(|p| state.players[p.unit.seat].pieces.get(p.unit.slot).kind);
    let mut attacker = roll(state, picks[0], kinds[1], Side::Attacker, cx);
    let mut defender = roll(state, picks[1], kinds[0], Side::Defender, cx);
    attacker.lost = attacker.total() <= defender.total();
    defender.lost = defender.total() <= attacker.total();
    let area = battle(state).area;
    let names = [Figure::of(state, attacker.kind), Figure::of(state, defender.kind)];
    for (lost, pick) in [(attacker.lost, picks[0]), (defender.lost, picks[1])] {
        if lost {
            // R2.5.6: the aircraft goes with its partner; R2.5.7: so does the cargo.
            state.players[pick.unit.seat].pieces.remove(pick.unit.slot);
            if let Some(plane) = pick.aircraft {
                state.players[plane.seat].pieces.remove(plane.slot);
            }
        }
    }
    // R2.5.4, R2.5.9: whoever sees the last round sees what it costs.
    cx.tell(|| {
        let won = |side: &Side| can_fight(state, *side) && !can_fight(state, side.other());
        let taken = Side::BOTH.into_iter().find(won).and_then(|side| battle(state).prize(state, side));
        Event::Round { area, rolls: Box::new([attacker.clone(), defender.clone()]), names, taken }
    });
    let battle = battle_mut(state);
    *battle.picks.get_mut() = [None; 2];
    battle.ready = [false; 2];
    battle.round = battle.round.saturating_add(1);
    battle.last = Some([attacker, defender]);
}
