//! Strength, threats and battles.

use super::{W, Weights};
use crate::battle::BattleKind;
use crate::battle::engagement::power;
use crate::battle::hands::{count, hand_size};
use crate::data::data;
use crate::ids::*;
use crate::state::*;
use kernel::{PerSeat, Seat};

/// A chance from a difference in strength.
fn odds(difference: f32) -> f32 {
    1.0 / (1.0 + (-difference / 3.5).exp())
}

/// Units a player has, in the force and in a battle, and their mean strength.
pub fn muster(state: &State, seat: Seat) -> (f32, f32) {
    let force = state.player(seat).force.get();
    let (mut n, mut sum) = (0.0, 0.0);
    let mut add = |kind: UnitType, units: &[u8; 3]| {
        if *units == [0; 3] {
            return;
        }
        let rank = state.rank(seat, kind).max(1) as usize;
        for (grade, &k) in units.iter().enumerate() {
            let strengths = &kind.data().strengths[grade];
            n += k as f32;
            sum += k as f32 * strengths[(rank - 1).min(strengths.len() - 1)] as f32;
        }
    };
    for kind in UnitType::ALL {
        add(kind, &force[kind.index()]);
    }
    if let Some(b) = &state.battle {
        for side in [0u8, 1] {
            if b.seat(side) == seat && !b.barbarian(side) {
                for kind in UnitType::ALL {
                    add(kind, &b.sides[side as usize].hand.get()[kind.index()]);
                    let mut front = [0; 3];
                    for f in b.sides[side as usize].front.iter().filter(|f| f.kind == kind) {
                        front[f.grade as usize] += 1;
                    }
                    add(kind, &front);
                }
            }
        }
    }
    (n, if n > 0.0 { sum / n } else { 0.0 })
}

/// What a player can bring to a battle: counted once, asked often.
#[derive(Clone, Copy)]
struct Host {
    units: f32,
    mean: f32,
    bonus: f32,
}

impl Host {
    fn of(state: &State, seat: Seat) -> Host {
        let (units, mean) = muster(state, seat);
        Host { units, mean, bonus: state.standing_bonus(seat) as f32 }
    }
    /// What a hand of this size would count, with the bonus that always applies.
    fn strength(&self, hand: u8) -> f32 {
        self.mean * self.units.min(hand as f32) + self.bonus
    }
}

fn strength(state: &State, seat: Seat, hand: u8) -> f32 {
    Host::of(state, seat).strength(hand)
}

/// Barbarians: one unit of each of three kinds at the first rank.
const BARBARIANS: f32 = 6.0;

/// The chance of one army against a village.
pub fn village_odds(state: &State, seat: Seat) -> f32 {
    odds(strength(state, seat, data().k.base.battle_hand) - BARBARIANS)
}

/// The chance of the armies in `from`, or of one, against a city.
pub fn city_odds(state: &State, seat: Seat, armies: usize, owner: Seat, city: usize) -> f32 {
    let k = data().k.base.battle_hand;
    let attack = strength(state, seat, k + 2 * armies.saturating_sub(1) as u8);
    let defence = strength(state, owner, k + 3) + state.city_defence(owner, city) as f32;
    odds(attack - defence)
}

/// The chance against another player's armies in a square.
pub fn field_odds(state: &State, seat: Seat, armies: usize, enemy: Seat, square: u16) -> f32 {
    let k = data().k.base.battle_hand;
    let theirs = state.armies_at(enemy, square);
    if theirs == 0 {
        return 1.0;
    }
    let attack = strength(state, seat, k + 2 * armies.saturating_sub(1) as u8);
    odds(attack - strength(state, enemy, k + 2 * (theirs - 1) as u8))
}

/// How soon an army of a player could be somewhere: 1 this turn, less later.
fn closeness(state: &State, from: u16, to: u16, speed: u8) -> f32 {
    let (a, b) = (state.layout().map.at[from as usize], state.layout().map.at[to as usize]);
    let steps = (a.0 - b.0).abs() + (a.1 - b.1).abs();
    let turns = (steps as f32 / speed.max(1) as f32).ceil().max(1.0) - 1.0;
    1.0 / (1.0 + turns * (0.5 + 0.15 * turns))
}

/// Cities that might fall: what the owner has to fear, the neighbour may hope for.
pub fn threats(state: &State, w: Weights, all: &mut PerSeat<f32>) {
    let k = data().k.base.battle_hand;
    let hosts = PerSeat::new(state.seats, |seat| Host::of(state, seat));
    for attacker in state.all() {
        let speed = state.travel_speed(attacker);
        let mut armies = [None; ARMIES];
        for (slot, figure) in armies.iter_mut().zip(&state.player(attacker).figures) {
            *slot = figure.at;
        }
        if armies.iter().all(|a| a.is_none()) || !crate::city::sites::may_attack(state, attacker) {
            continue;
        }
        let one = hosts[attacker].strength(k);
        let more = hosts[attacker].strength(k + 2) - one;
        for owner in state.others(attacker) {
            let home = hosts[owner].strength(k + 3);
            for (i, city) in state.player(owner).cities.iter().enumerate() {
                let Some(at) = city.at else { continue };
                let defence = home + state.city_defence(owner, i) as f32;
                let mut danger = 0.0f32;
                for (j, &from) in armies.iter().enumerate() {
                    let Some(from) = from else { continue };
                    let stack = armies[..j].iter().filter(|&&a| a == Some(from)).count();
                    let chance = odds(one + more * stack as f32 - defence);
                    danger = danger.max(chance * closeness(state, from, at, speed));
                }
                let prize = if i == 0 { w.at(W::Capital) } else { w.at(W::Outpost) };
                all[owner] -= danger * prize;
                all[attacker] += w.at(W::Siege) * danger * prize;
            }
        }
    }
}

/// A battle that is being fought: how it will probably end, and what is at stake.
pub fn battle(state: &State, w: Weights, all: &mut PerSeat<f32>) {
    let Some(b) = &state.battle else { return };
    if b.winner.is_some() {
        return;
    }
    let total = |side: u8| -> f32 {
        let half = &b.sides[side as usize];
        let mut sum = half.bonus as f32;
        if b.stage == 0 {
            let hand = hand_size(state, b, side);
            return match b.barbarian(side) {
                true => BARBARIANS,
                false => strength(state, b.seat(side), hand),
            };
        }
        for kind in UnitType::ALL {
            for grade in 0..3u8 {
                let n = half.hand.get()[kind.index()][grade as usize];
                if n > 0 {
                    sum += n as f32 * power(state, side, kind, grade) as f32;
                }
            }
        }
        for f in &half.front {
            // A wounded unit counts whole in the end, but the next blow kills it.
            let p = power(state, side, f.kind, f.grade) as f32;
            sum += p * (1.0 - 0.35 * f.wounds as f32 / p.max(1.0));
        }
        // A card still in hand chooses where it strikes.
        sum + 0.4 * count(half.hand.get()) as f32
    };
    let mut edge = total(0) - total(1);
    if b.stage == 0
        && let BattleKind::City(city) = b.kind
    {
        edge -= state.city_defence(b.defender, city as usize) as f32;
    }
    let chance = odds(edge);
    let armies = state.armies_at(b.attacker, b.square) as f32;
    let loss = armies * w.at(W::Army);
    let (prize, price) = match b.kind {
        BattleKind::Village => (w.at(W::Village) * 1.5, 0.0),
        BattleKind::Field => {
            let theirs = state.armies_at(b.defender, b.square) as f32 * w.at(W::Army);
            (0.5 * w.at(W::Outpost), theirs + 0.5 * w.at(W::Outpost))
        }
        BattleKind::City(0) => (3.0 * w.at(W::Route), 2.0 * w.at(W::Route)),
        BattleKind::City(_) => (w.at(W::Outpost), 1.5 * w.at(W::Outpost)),
    };
    all[b.attacker] += chance * prize - (1.0 - chance) * loss;
    if b.kind != BattleKind::Village {
        all[b.defender] += (1.0 - chance) * 0.3 * prize.min(w.at(W::Outpost)) - chance * price;
    }
}
