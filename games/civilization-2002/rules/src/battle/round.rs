//! R2.5, R3.4, R4.7: the rounds of a battle, and what the winner takes.

use crate::action::{Action, Unit};
use crate::battle::{Battle, Pick, Roll, Side, battle, battle_mut};
use crate::data::{Effect, data};
use crate::event::Event;
use crate::ids::*;
use crate::pieces::{Piece, TRAY};
use crate::state::*;
use crate::{Civilization2002, aircraft, elimination, setup, targets, words};
use arrayvec::ArrayVec;
use kernel::{Chance, Cx, Menu, Seat, SeatSet, Show, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// Picks between which a rule can tell: by owner, kind and passengers (R2.5.7); aircraft by owner.
pub fn picks(state: &State, side: Side) -> ArrayVec<Pick, 256> {
    let battle = battle(state);
    let area = battle.area;
    let mut units: ArrayVec<(Unit, Kind, usize), TRAY> = ArrayVec::new();
    let mut planes: ArrayVec<Unit, { kernel::MAX_SEATS }> = ArrayVec::new();
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

fn can_fight(state: &State, side: Side) -> bool {
    let battle = battle(state);
    battle
        .members(side)
        .any(|s| state.players.get(s).is_some_and(|p| p.pieces.any(|p| p.fights_in(battle.area))))
}

/// R4.7, R-44: the holder of the Oracle picks after seeing the other pick, when he leads a side.
pub fn sees_pick(state: &State, seat: Seat) -> bool {
    state.active(seat, data().oracle) && state.battle.as_ref().is_some_and(|b| b.led_by(seat).is_some())
}

pub fn open(state: &State) -> SeatSet {
    let battle = battle(state);
    let owing = |side: Side| !battle.ready[side.index()];
    let must_wait = |side: Side| sees_pick(state, battle.leader(side)) && owing(side.other());
    Side::BOTH.into_iter().filter(|&s| owing(s) && !must_wait(s)).map(|s| battle.leader(s)).collect()
}

pub fn offer_fight(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let battle = battle(state);
    let Some(side) = battle.led_by(seat) else { return };
    menu.prompt(|| {
        msg("prompt-pick").num("round", battle.round as i64 + 1).with("where", words::area(battle.area))
    });
    for pick in picks(state, side) {
        menu.choice(Action::Commit { unit: pick.unit, aircraft: pick.aircraft }, || {
            let name = |u: Unit| words::figure(state, state.players[u.seat].pieces.get(u.slot).kind);
            let label = match pick.aircraft {
                None => msg("do-commit").with("what", name(pick.unit)).seat("who", pick.unit.seat),
                Some(plane) => msg("do-commit-aircraft")
                    .with("what", name(pick.unit))
                    .with("plane", name(plane))
                    .seat("who", pick.unit.seat),
            };
            Show::piece(targets::piece(pick.unit.seat, pick.unit.slot), label)
        });
    }
}

pub fn commit(state: &mut State, seat: Seat, pick: Pick, cx: Civ) {
    let Some(side) = battle(state).led_by(seat) else { return };
    let battle = battle_mut(state);
    battle.picks.get_mut()[side.index()] = Some(pick);
    battle.ready[side.index()] = true;
    // The other leader is told that this one is ready, and an Oracle holder what was picked.
    cx.reveal();
}

/// Goes on as far as nobody has a choice: true while there is more to do at once.
pub fn advance(state: &mut State, cx: Civ) -> bool {
    if !(can_fight(state, Side::Attacker) && can_fight(state, Side::Defender)) {
        state.frames.pop();
        finish(state, cx);
        return true;
    }
    for side in Side::BOTH {
        if battle(state).ready[side.index()] {
            continue;
        }
        // R6.4: a single possible pick is no choice.
        let options = picks(state, side);
        if options.len() == 1 {
            let battle = battle_mut(state);
            battle.picks.get_mut()[side.index()] = Some(options[0]);
            battle.ready[side.index()] = true;
        }
    }
    if battle(state).ready == [true; 2] {
        round(state, cx);
        return true;
    }
    false
}

/// Dice, type bonus and the rest for one side (R2.5.5, R2.6, R3.4, R4.7).
fn roll(state: &State, pick: Pick, against: Kind, side: Side, cx: Civ) -> Roll {
    let battle = battle(state);
    let piece = state.players[pick.unit.seat].pieces.get(pick.unit.slot);
    let kind = piece.kind;
    let ty = &data().types[kind.index()][state.type_index(kind)];
    let (mut dice, type_bonus) = if state.basic() { (kind.era().number(), 0) } else { (ty.dice, ty.bonus) };
    if pick.aircraft.is_some() {
        let planes = &data().types[Kind::AIRCRAFT.index()];
        dice += if state.basic() { 1 } else { planes[state.type_index(Kind::AIRCRAFT)].dice };
    }
    let beats = match (kind.class(), against.class()) {
        (Some(mine), Some(theirs)) => mine.beats(theirs),
        _ => false,
    };
    Roll {
        seat: pick.unit.seat,
        kind,
        aircraft: pick.aircraft.is_some(),
        dice: (0..dice).map(|_| cx.die(6) as u8).collect(),
        superiority: if beats { state.era.number() } else { 0 },
        science: science(state, pick.unit.seat),
        type_bonus,
        defence: defence(state, battle, side, pick.unit.seat),
        lost: false,
    }
}

/// R3.4, R-20: one for every pair of technologies of the unit's owner.
pub fn science(state: &State, owner: Seat) -> u8 {
    if state.basic() { state.players[owner].technologies.len() as u8 / 2 } else { 0 }
}

/// R4.7, R-19, R-46: settlement defence.
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
    let wall = match data().wonders[data().great_wall.index()].effect {
        Effect::Defence(value) if state.active(owner, data().great_wall) => value,
        _ => 1,
    };
    if applies { wall } else { 0 }
}

fn round(state: &mut State, cx: Civ) {
    let picks = battle(state).picks.get().map(|p| p.expect("both have picked"));
    let kinds = picks.map(|p| state.players[p.unit.seat].pieces.get(p.unit.slot).kind);
    let mut attacker = roll(state, picks[0], kinds[1], Side::Attacker, cx);
    let mut defender = roll(state, picks[1], kinds[0], Side::Defender, cx);
    attacker.lost = attacker.total() <= defender.total();
    defender.lost = defender.total() <= attacker.total();
    let area = battle(state).area;
    cx.tell(|| Event::Round {
        area,
        rolls: Box::new([attacker.clone(), defender.clone()]),
        names: [words::Figure::of(state, attacker.kind), words::Figure::of(state, defender.kind)],
    });
    for (lost, pick) in [(attacker.lost, picks[0]), (defender.lost, picks[1])] {
        if lost {
            // R2.5.6: the aircraft goes with its partner; R2.5.7: so does the cargo.
            state.players[pick.unit.seat].pieces.remove(pick.unit.slot);
            if let Some(plane) = pick.aircraft {
                state.players[plane.seat].pieces.remove(plane.slot);
            }
        }
    }
    let battle = battle_mut(state);
    *battle.picks.get_mut() = [None; 2];
    battle.ready = [false; 2];
    battle.round = battle.round.saturating_add(1);
    battle.last = Some([attacker, defender]);
}

/// R2.5.8 to R2.5.10: the battle is over.
fn finish(state: &mut State, cx: Civ) {
    let battle = battle(state).clone();
    let area = battle.area;
    let winner = Side::BOTH.into_iter().find(|&side| can_fight(state, side));
    state.battle = None;
    let mut captor = None;
    if let Some(side) = winner {
        let leader = battle.leader(side);
        cx.tell(|| Event::BattleWon { who: leader, area });
        for loser in battle.members(side.other()) {
            // Losers have nothing left here that can fight: settlers and lone aircraft are eliminated.
            let gone = |p: &Piece| p.stands_in(area) && (p.kind.is_settler() || p.kind.is_aircraft());
            let lost = state.players[loser].pieces.remove_where(gone);
            if lost > 0 {
                cx.tell(|| Event::Caught { who: loser, count: lost as u8, area });
            }
            if area.is_land() && state.regions[area].owner == Some(loser) {
                captor = take_settlement(state, &battle, side, cx);
            }
        }
    } else {
        cx.tell(|| Event::BattleDrawn { area });
    }
    for seat in Seat::all(state.seats()).filter(|&s| battle.side_of(s).is_some()) {
        aircraft::ground_aircraft(state, seat, Some(area), cx);
    }
    elimination::check(state, captor, cx);
}

/// the leader if an own army survived, else the ally with most armies there.
fn take_settlement(state: &mut State, battle: &Battle, side: Side, cx: Civ) -> Option<Seat> {
    let area = battle.area;
    let armies = |s: Seat| state.players[s].pieces.count(|p| p.fights_in(area));
    let leader = battle.leader(side);
    let captor = if armies(leader) > 0 {
        leader
    } else {
        let most = battle.members(side).map(armies).max().unwrap_or(0);
        let strongest: SeatSet = battle.members(side).filter(|&s| most > 0 && armies(s) == most).collect();
        match strongest.len() {
            0 => return None,
            1 => strongest.first()?,
            _ => setup::highest_roll(strongest, |_| 0, cx),
        }
    };
    let region = &mut state.regions[area];
    let from = region.owner?;
    region.owner = Some(captor);
    region.holder = Some(captor);
    region.happy = false;
    region.productive = false;
    let size = region.size;
    state.look_for_claims = true;
    cx.tell(|| Event::Captured { who: captor, from, area, size });
    Some(captor)
}
