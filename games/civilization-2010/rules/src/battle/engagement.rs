//! R10.6: units that strike, are wounded and fall.

use super::{BattleKind, Fighter, hands};
use crate::Game;
use crate::data::Effect;
use crate::event::Event;
use crate::frames::{Heal, Wound, Zhukov};
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Seat};

pub const SKILLS: [Skill; 5] =
    [Skill::Metalworking, Skill::Mathematics, Skill::Ballistics, Skill::Herding, Skill::Biology];

/// Strength of a unit: its owner's rank (R10.13), and Himeji, for wounds dealt and taken and for the total (R24.11).
pub fn power(state: &State, side: u8, kind: UnitType, grade: u8) -> u8 {
    let battle = state.fighting();
    if battle.barbarian(side) {
        // R10.9
        return kind.data().strengths[grade as usize][0];
    }
    let seat = battle.seat(side);
    state.strength(seat, kind, grade) + state.wonder_works(seat, Wonder::HimejiSamuraiCastle) as u8
}

pub fn trumps(a: UnitType, b: UnitType) -> bool {
    a.data().trumps == Some(b)
}

/// Whether an ability makes sense now, by what lies open.
pub fn in_point(state: &State, side: u8, skill: Skill, played: bool) -> bool {
    let battle = state.fighting();
    let (mine, theirs) = (&battle.sides[side as usize], &battle.sides[1 - side as usize]);
    match skill.data().effect {
        // Declared before a unit is played against another.
        Effect::Strike(_) => !played && mine.strike == 0 && !theirs.front.is_empty(),
        Effect::Wounds(_) => !theirs.front.is_empty(),
        _ => mine.front.iter().any(|f| f.wounds > 0),
    }
}

pub fn front_empty(state: &State, side: u8) -> bool {
    state.fighting().sides[side as usize].front.is_empty()
}

pub fn open_front(state: &mut State, side: u8, kind: UnitType, grade: u8, cx: &mut Cx<Game>) {
    let battle = state.fighting_mut();
    let front = battle.fronts;
    battle.fronts += 1;
    let who = battle.seat(side);
    let half = &mut battle.sides[side as usize];
    half.strike = 0;
    half.front.push(Fighter { kind, grade, wounds: 0, front });
    let (strength, wild) = (power(state, side, kind, grade), state.fighting().wild(side));
    cx.tell(|| Event::Front { who, kind, strength, wild });
}

/// R10.6.1: the unit that trumps strikes first; otherwise both strike at once, and nothing is used in between (R20.6).
/// R24.12: Metalworking's strike adds to the wounds dealt, and only here; R24.13: wounds of earlier attacks stay.
pub fn attack(state: &mut State, side: u8, kind: UnitType, grade: u8, target: usize, cx: &mut Cx<Game>) {
    let other = 1 - side;
    let battle = state.fighting_mut();
    let front = battle.sides[other as usize].front[target].front;
    let strike = std::mem::take(&mut battle.sides[side as usize].strike);
    battle.sides[side as usize].front.push(Fighter { kind, grade, wounds: 0, front });
    let me = battle.sides[side as usize].front.len() - 1;
    let (who, foe) = (battle.seat(side), battle.sides[other as usize].front[target]);
    let mine = power(state, side, kind, grade);
    let theirs = power(state, other, foe.kind, foe.grade);
    let wild = state.fighting().wild(side);
    cx.tell(|| Event::Attack { who, kind, strength: mine, foe: foe.kind, against: theirs, wild });
    let (first, second) = (trumps(kind, foe.kind), trumps(foe.kind, kind));
    if first && !second {
        if !hurt(state, other, target, mine + strike) {
            hurt(state, side, me, theirs);
        }
    } else if second && !first {
        if !hurt(state, side, me, theirs) {
            hurt(state, other, target, mine + strike);
        }
    } else {
        hurt(state, other, target, mine + strike);
        hurt(state, side, me, theirs);
    }
    bury(state, cx);
}

/// Adds wounds; true if that is enough to kill.
fn hurt(state: &mut State, side: u8, unit: usize, wounds: u8) -> bool {
    let fighter = state.fighting().sides[side as usize].front[unit];
    let all = fighter.wounds.saturating_add(wounds);
    state.fighting_mut().sides[side as usize].front[unit].wounds = all;
    all >= power(state, side, fighter.kind, fighter.grade)
}

/// One wound from an ability.
pub fn wound(state: &mut State, side: u8, unit: usize, cx: &mut Cx<Game>) {
    hurt(state, side, unit, 1);
    bury(state, cx);
}

/// Takes killed units out of play; Zhukov answers each (R10.6.1).
fn bury(state: &mut State, cx: &mut Cx<Game>) {
    for side in [0u8, 1] {
        let mut fallen = 0;
        let mut i = 0;
        while i < state.fighting().sides[side as usize].front.len() {
            let f = state.fighting().sides[side as usize].front[i];
            if f.wounds >= power(state, side, f.kind, f.grade) {
                let battle = state.fighting_mut();
                let (who, wild) = (battle.seat(side), battle.wild(side));
                let half = &mut battle.sides[side as usize];
                half.front.remove(i);
                half.dead[f.kind.index()][f.grade as usize] += 1;
                half.lost += 1;
                fallen += 1;
                cx.tell(|| Event::Killed { who, kind: f.kind, wild });
            } else {
                i += 1;
            }
        }
        let battle = state.fighting();
        if fallen > 0
            && !battle.barbarian(side)
            && state.person_works(battle.seat(side), Person::GeorgyZhukov)
        {
            state.frames.push(Zhukov { side, left: fallen });
        }
    }
}

/// R10.7: strengths of the survivors; wounds do not count. R24.10: only here does the bonus count, R24.14: even alone.
pub fn total(state: &State, side: u8) -> u32 {
    let battle = state.fighting();
    let half = &battle.sides[side as usize];
    debug_assert!(battle.stage < 3 || hands::count(half.hand.get()) == 0);
    let units: u32 = half.front.iter().map(|f| power(state, side, f.kind, f.grade) as u32).sum();
    units + half.bonus.saturating_sub(battle.sides[1 - side as usize].bonus) as u32
}

/// What a battle ability does once it is paid (R10.6.2).
pub fn resolve_skill(state: &mut State, seat: Seat, skill: Skill) {
    let Some(battle) = state.battle.as_mut() else { return };
    let side = (battle.defender == seat && battle.kind != BattleKind::Village) as u8;
    match skill.data().effect {
        Effect::Strike(n) => battle.sides[side as usize].strike = n,
        Effect::Wounds(left) => state.frames.push(Wound { side, left }),
        Effect::HealAll => {
            for fighter in &mut battle.sides[side as usize].front {
                fighter.wounds = 0;
            }
        }
        Effect::Heal(left) => state.frames.push(Heal { side, left }),
        other => unreachable!("{other:?}"),
    }
}
