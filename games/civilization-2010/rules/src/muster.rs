//! R10.3, R10.4, R10.10: unit decks, battle hands and the combat bonus.

use crate::Context;
use crate::battle::{Battle, BattleKind};
use crate::data::data;
use crate::names::*;
use crate::options::Governments;
use crate::state::*;
use kernel::Chance;

pub fn can_draw(s: &State, unit: UnitType) -> bool {
    let i = unit.index();
    s.decks.get()[i].iter().chain(&s.fallen[i]).any(|&n| n > 0)
}

/// The top card of a deck; killed cards are shuffled in when they surface (R10.10).
pub fn draw_unit(s: &mut State, unit: UnitType, cx: &mut Context) -> Option<usize> {
    let i = unit.index();
    if s.decks.get()[i] == [0; 3] {
        s.decks.get_mut()[i] = std::mem::take(&mut s.fallen[i]);
    }
    let counts = s.decks.get()[i];
    if counts == [0; 3] {
        return None;
    }
    let grade = cx.kind(&counts);
    s.decks.get_mut()[i][grade] -= 1;
    Some(grade)
}

/// Draws one unit at random from a pile of several types.
pub fn draw_from(units: &mut Units, cx: &mut Context) -> Option<(UnitType, usize)> {
    let counts: [u8; 12] = std::array::from_fn(|i| units[i / 3][i % 3]);
    if counts.iter().all(|&n| n == 0) {
        return None;
    }
    let kind = cx.kind(&counts);
    units[kind / 3][kind % 3] -= 1;
    Some((UnitType::of(kind / 3), kind % 3))
}

pub fn count(units: &Units) -> u8 {
    units.iter().flatten().sum()
}

/// R10.3.
pub fn hand_size(s: &State, b: &Battle, side: u8) -> u8 {
    let seat = b.seat(side);
    let player = s.player(seat);
    let later = s.options.governments == Governments::Later;
    let figures = match s.options.letter {
        true => s.figures_at(seat, b.square).count(),
        false => s.armies_at(seat, b.square),
    };
    let mut size = data().k.base.battle_hand + 2 * figures.saturating_sub(1) as u8;
    size += match player.government {
        Government::Fundamentalism => !later as u8,
        Government::Communism => later as u8,
        _ => 0,
    };
    if side == 1 && matches!(b.kind, BattleKind::City(_)) {
        size += 3;
    }
    if player.knows(Tech::Computers) {
        size += s.coins(seat) / 5;
    }
    size
}

pub fn muster(s: &mut State, side: u8, cx: &mut Context) {
    let b = s.battle.as_ref().expect("a battle");
    let seat = b.seat(side);
    let mut hand = Units::default();
    if b.barbarian(side) {
        for unit in [UnitType::Artillery, UnitType::Infantry, UnitType::Mounted] {
            // A missing type is replaced from another deck.
            let order = [unit, UnitType::Artillery, UnitType::Infantry, UnitType::Mounted];
            let found = order.into_iter().find(|&u| can_draw(s, u));
            if let Some(unit) = found
                && let Some(grade) = draw_unit(s, unit, cx)
            {
                hand[unit.index()][grade] += 1;
            }
        }
    } else {
        let size = hand_size(s, b, side);
        let mut force = *s.player(seat).force.get();
        if count(&force) <= size {
            hand = std::mem::take(&mut force);
        } else {
            for _ in 0..size {
                if let Some((unit, grade)) = draw_from(&mut force, cx) {
                    hand[unit.index()][grade] += 1;
                }
            }
        }
        *s.me(seat).force.get_mut() = force;
    }
    cx.reveal();
    *s.battle.as_mut().expect("a battle").sides[side as usize].hand.get_mut() = hand;
}

/// Units a side has in hand.
pub fn hand_count(s: &State, side: u8) -> u8 {
    count(s.battle.as_ref().expect("a battle").sides[side as usize].hand.get())
}

/// R10.4; recomputed after the cards of the battle's start.
pub fn set_bonus(s: &mut State) {
    let b = s.battle.as_ref().expect("a battle");
    let mut bonus = [0u8; 2];
    for side in [0, 1] {
        if b.barbarian(side) {
            continue;
        }
        let seat = b.seat(side);
        let mut sum = s.standing_bonus(seat) + b.sides[side as usize].culture;
        if side == 1 {
            if let BattleKind::City(city) = b.kind {
                sum += s.city_defence(seat, city as usize);
            }
            if s.person_works(seat, Person::Leonidas) && hand_count(s, 1) < hand_count(s, 0) {
                sum += 8;
            }
        }
        bonus[side as usize] = sum;
    }
    let b = s.battle.as_mut().expect("a battle");
    b.sides[0].bonus = bonus[0];
    b.sides[1].bonus = bonus[1];
}
