//! R10.3, R10.4, R10.10: unit decks, battle hands and the combat bonus.

use super::{Battle, BattleKind};
use crate::Game;
use crate::data::data;
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::{Chance, Cx, Seat};

pub fn can_draw(state: &State, unit: UnitType) -> bool {
    let i = unit.index();
    state.decks.get()[i].iter().chain(&state.fallen[i]).any(|&n| n > 0)
}

/// R1.4: which card it is, is drawn now. The top card of a deck; killed cards are shuffled in when they surface (R10.10).
pub fn draw_unit(state: &mut State, unit: UnitType, cx: &mut Cx<Game>) -> Option<usize> {
    let i = unit.index();
    if state.decks.get()[i] == [0; 3] {
        state.decks.get_mut()[i] = std::mem::take(&mut state.fallen[i]);
    }
    let counts = state.decks.get()[i];
    if counts == [0; 3] {
        return None;
    }
    let grade = cx.kind(&counts);
    state.decks.get_mut()[i][grade] -= 1;
    Some(grade)
}

/// Draws one unit at random from a pile of several types.
pub fn draw_from(units: &mut Units, cx: &mut Cx<Game>) -> Option<(UnitType, usize)> {
    let counts: [u8; 12] = std::array::from_fn(|i| units[i / 3][i % 3]);
    if counts.iter().all(|&n| n == 0) {
        return None;
    }
    let kind = cx.kind(&counts);
    units[kind / 3][kind % 3] -= 1;
    Some((UnitType::at(kind / 3), kind % 3))
}

pub fn count(units: &Units) -> u8 {
    units.iter().flatten().sum()
}

/// The sorts of units there are, by type and grade.
pub fn kinds(units: &Units) -> impl Iterator<Item = (UnitType, u8)> + '_ {
    let sorts = UnitType::ALL.into_iter().flat_map(|kind| (0..3u8).map(move |grade| (kind, grade)));
    sorts.filter(|(kind, grade)| units[kind.index()][*grade as usize] > 0)
}

pub fn add(to: &mut Units, more: &Units) {
    for (mine, new) in to.iter_mut().flatten().zip(more.iter().flatten()) {
        *mine += new;
    }
}

/// R10.3, R24.28: further armies count; to the letter further figures do.
pub fn hand_size(state: &State, battle: &Battle, side: u8) -> u8 {
    let seat = battle.seat(side);
    let figures = match state.options.letter {
        true => state.figures_at(seat, battle.square).count(),
        false => state.armies_at(seat, battle.square),
    };
    let city = side == 1 && matches!(battle.kind, BattleKind::City(_));
    hand_of(state, seat, figures) + if city { 3 } else { 0 }
}

/// The cards that so many figures draw, if their owner has as many.
pub fn hand_of(state: &State, seat: Seat, figures: usize) -> u8 {
    let player = state.player(seat);
    let later = state.options.governments == Governments::Later;
    let mut size = data().k.base.battle_hand + 2 * figures.saturating_sub(1) as u8;
    size += match player.government {
        Government::Fundamentalism => !later as u8,
        Government::Communism => later as u8,
        _ => 0,
    };
    if player.knows(Tech::Computers) {
        size += state.coins(seat) / 5;
    }
    size
}

pub fn muster(state: &mut State, side: u8, cx: &mut Cx<Game>) {
    let battle = state.fighting();
    let seat = battle.seat(side);
    let mut hand = Units::default();
    if battle.barbarian(side) {
        for unit in [UnitType::Artillery, UnitType::Infantry, UnitType::Mounted] {
            // A missing type is replaced from another deck.
            let order = [unit, UnitType::Artillery, UnitType::Infantry, UnitType::Mounted];
            let found = order.into_iter().find(|&u| can_draw(state, u));
            if let Some(unit) = found
                && let Some(grade) = draw_unit(state, unit, cx)
            {
                hand[unit.index()][grade] += 1;
            }
        }
    } else {
        let size = hand_size(state, battle, side);
        let mut force = *state.player(seat).force.get();
        if count(&force) <= size {
            hand = std::mem::take(&mut force);
        } else {
            for _ in 0..size {
                if let Some((unit, grade)) = draw_from(&mut force, cx) {
                    hand[unit.index()][grade] += 1;
                }
            }
        }
        *state.me(seat).force.get_mut() = force;
    }
    cx.reveal();
    *state.fighting_mut().sides[side as usize].hand.get_mut() = hand;
}

/// Units a side has in hand.
pub fn hand_count(state: &State, side: u8) -> u8 {
    count(state.fighting().sides[side as usize].hand.get())
}

/// R10.4; recomputed after the cards of the battle's start.
pub fn set_bonus(state: &mut State) {
    let bonus = [bonus(state, 0), bonus(state, 1)];
    let battle = state.fighting_mut();
    battle.sides[0].bonus = bonus[0];
    battle.sides[1].bonus = bonus[1];
}

/// R10.4: what a side adds to its units.
pub fn bonus(state: &State, side: u8) -> u8 {
    let battle = state.fighting();
    if battle.barbarian(side) {
        return 0;
    }
    let seat = battle.seat(side);
    let mut sum = state.standing_bonus(seat) + battle.sides[side as usize].culture;
    if side == 1 {
        if let BattleKind::City(city) = battle.kind {
            sum += state.city_defence(seat, city as usize);
        }
        // R24.2: the value of the later printing.
        if state.person_works(seat, Person::Leonidas) && hand_count(state, 1) < hand_count(state, 0) {
            sum += 8;
        }
    }
    sum
}
