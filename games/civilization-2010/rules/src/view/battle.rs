//! What is seen of a battle.

use super::*;
use crate::battle::{Battle, Fighter, engagement, hands};
use crate::data::Timing;
use crate::frames::{Pending, Play};
use crate::payment;
use kernel::Audience;

/// Unit cards by type, strength and grade, and how many there are.
pub fn list(units: &Units, strength: impl Fn(UnitType, u8) -> u8) -> Vec<(UnitType, u8, u8, u8)> {
    let mut all = Vec::new();
    for kind in UnitType::ALL {
        for grade in 0..3u8 {
            let n = units[kind.index()][grade as usize];
            if n > 0 {
                all.push((kind, strength(kind, grade), grade, n));
            }
        }
    }
    all
}

pub fn battle_view(state: &State, who: Audience) -> BattleView {
    let b = state.battle.as_ref().expect("a battle");
    let side = |i: u8| {
        let half = &b.sides[i as usize];
        let owner = b.seat(i);
        let seen = who.is(owner) || sees_hand(state, who, i);
        SideView {
            seat: owner,
            barbarian: b.barbarian(i),
            front: half
                .front
                .iter()
                .map(|&Fighter { kind, grade, wounds, front }| FighterView {
                    kind,
                    strength: engagement::power(state, i, kind, grade),
                    wounds,
                    front,
                })
                .collect(),
            hand_count: hands::count(half.hand.get()),
            draws: draws(state, b, i),
            hand: seen.then(|| list(half.hand.get(), |kind, grade| engagement::power(state, i, kind, grade))),
            lost: half.lost,
            dead: half.dead,
            bonus: if b.stage >= 2 { half.bonus } else { hands::bonus(state, i) },
            total: engagement::total(state, i),
            strike: half.strike,
            lacks: if who.is(owner) { lacks(state, owner) } else { Vec::new() },
        }
    };
    let playing = state.frames.iter().find_map(|f| match *f {
        Pending::Play(Play { side, kind, grade }) => {
            Some((side, kind, engagement::power(state, side, kind, grade)))
        }
        _ => None,
    });
    BattleView {
        kind: b.kind,
        square: b.square,
        engaged: b.stage >= 2,
        sides: [side(0), side(1)],
        playing,
        winner: b.winner,
    }
}

/// R9.6: abilities whose resources their owner does not have. What others hold face down is theirs.
fn lacks(state: &State, seat: Seat) -> Vec<Skill> {
    let player = state.player(seat);
    let known = |skill: &Skill| player.knows(skill.data().tech) && skill.data().timing == Timing::Battle;
    let paid = |skill: &Skill| {
        let cost = skill.data().cost;
        payment::can_pay(state, seat, cost.resource, cost.count)
    };
    Skill::ALL.into_iter().filter(|skill| known(skill) && !paid(skill)).collect()
}

/// R10.3: a village has one unit of each of three types (R10.9).
fn draws(state: &State, battle: &Battle, side: u8) -> (u8, u8) {
    if battle.barbarian(side) {
        return (3, 3);
    }
    let units = hands::count(state.player(battle.seat(side)).force.get());
    (hands::hand_size(state, battle, side).min(units), units)
}

/// The Oracle shows its owner the opponent's battle hand (R10.5).
pub fn sees_hand(state: &State, who: Audience, side: u8) -> bool {
    let Some(b) = state.battle.as_ref() else { return false };
    let Audience::Seat(seat) = who else { return false };
    !b.barbarian(1 - side) && b.seat(1 - side) == seat && state.wonder_works(seat, Wonder::TheOracle)
}
