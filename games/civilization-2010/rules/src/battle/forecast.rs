//! How a battle that a step would begin is likely to end. Cards decide it, and how they are played: the chance given here is
//! that of the cards, when both sides simply play the unit that gains them most.

use super::engagement::{power, trumps};
use super::{BattleKind, Prospect, first_side, hands};
use crate::ids::*;
use crate::state::*;
use kernel::{Chance, Dice, Seat};
use kit::gauge::EXACT;

/// So many battles are tried, always the same ones: who knows the same is told the same.
const TRIED: u32 = 240;
/// What is told is no finer than this, and never certain: somebody may play better, or have a card for it.
const STEP: u32 = EXACT / 20;

/// A unit of a hand, and on a front with its wounds.
#[derive(Clone, Copy)]
struct Card {
    kind: UnitType,
    power: i32,
    wounds: i32,
}

/// The attacker's chance to win, in parts of [`EXACT`], by what the attacker knows: the own force, how many units of which
/// type the other has, and which cards neither hold nor have seen fall.
pub fn chance(prospect: &Prospect) -> u32 {
    let there = &prospect.there;
    let battle = there.fighting();
    let unseen = unseen(there, battle.attacker);
    let mut dice = Dice::new(0);
    let mut won = 0;
    for _ in 0..TRIED {
        let mut force = *there.player(battle.attacker).force.get();
        let mut pool = unseen;
        let drawn = (0..prospect.cards[0]).map_while(|_| pick(&mut force, &mut dice));
        let mine: Vec<Card> = drawn.map(|(kind, grade)| card(there, 0, kind, grade)).collect();
        let mut theirs = Vec::new();
        for kind in types(prospect, &mut dice) {
            let counts = &mut pool[kind.index()];
            if *counts == [0; 3] {
                continue;
            }
            let grade = dice.kind(counts.as_slice());
            counts[grade] -= 1;
            theirs.push(card(there, 1, kind, grade));
        }
        won += fought([mine, theirs], prospect.bonus, first_side(there)) as u32;
    }
    let steps = (won * (EXACT / STEP) * 2 + TRIED) / (2 * TRIED);
    (steps * STEP).clamp(STEP, EXACT - STEP)
}

/// Cards that are in a deck or in somebody else's force: together they are known, apart they are not.
fn unseen(state: &State, seat: Seat) -> Units {
    let mut all = *state.decks.get();
    for other in state.others(seat) {
        hands::add(&mut all, state.player(other).force.get());
    }
    all
}

/// The types of a defender's hand: one of each of three for barbarians (R10.9), else some of those it has, which are open.
fn types(prospect: &Prospect, dice: &mut Dice) -> Vec<UnitType> {
    let battle = prospect.there.fighting();
    if battle.kind == BattleKind::Village {
        return vec![UnitType::Artillery, UnitType::Infantry, UnitType::Mounted];
    }
    let force = prospect.there.player(battle.defender).force.get();
    let mut left: [u8; UnitType::COUNT] = std::array::from_fn(|t| force[t].iter().sum());
    let mut found = Vec::new();
    for _ in 0..prospect.cards[1] {
        let t = dice.kind(&left);
        left[t] -= 1;
        found.push(UnitType::at(t));
    }
    found
}

fn pick(units: &mut Units, dice: &mut Dice) -> Option<(UnitType, usize)> {
    let counts: [u8; 3 * UnitType::COUNT] = std::array::from_fn(|i| units[i / 3][i % 3]);
    if counts.iter().all(|&n| n == 0) {
        return None;
    }
    let i = dice.kind(&counts);
    units[i / 3][i % 3] -= 1;
    Some((UnitType::at(i / 3), i % 3))
}

fn card(there: &State, side: u8, kind: UnitType, grade: usize) -> Card {
    Card { kind, power: power(there, side, kind, grade as u8) as i32, wounds: 0 }
}

/// Whether the attacker wins (R10.6, R10.7).
fn fought(mut hands: [Vec<Card>; 2], bonus: [u8; 2], first: u8) -> bool {
    let mut fronts: [Vec<Card>; 2] = [Vec::new(), Vec::new()];
    let mut side = first as usize;
    while hands.iter().any(|hand| !hand.is_empty()) {
        if !hands[side].is_empty() {
            play(&mut hands, &mut fronts, side);
        }
        side = 1 - side;
    }
    let total = |side: usize| {
        let units: i32 = fronts[side].iter().map(|card| card.power).sum();
        units + bonus[side].saturating_sub(bonus[1 - side]) as i32
    };
    total(0) > total(1)
}

/// The unit that gains most, against another or on a front of its own: there it may be struck, as long as the other can.
fn play(hands: &mut [Vec<Card>; 2], fronts: &mut [Vec<Card>; 2], side: usize) {
    let answered = !hands[1 - side].is_empty();
    let alone = |card: &Card| (if answered { -card.power } else { 0 }, None);
    let best = hands[side].iter().enumerate().map(|(i, card)| {
        let struck = fronts[1 - side].iter().enumerate().map(|(at, foe)| {
            let (mine, theirs) = strike(*card, *foe);
            let gain = fallen(&theirs) - fallen(&mine);
            // A wound that does not kill is worth little, but something.
            (10 * gain + (gain == 0) as i32 * (theirs.wounds - foe.wounds - mine.wounds), Some(at))
        });
        let (gain, at) =
            struck.chain([alone(card)]).max_by_key(|(gain, _)| *gain).expect("a front of its own");
        (gain, i, at)
    });
    let (_, i, at) = best.max_by_key(|(gain, ..)| *gain).expect("a card");
    let card = hands[side].remove(i);
    let mut mine = card;
    if let Some(at) = at {
        let foe;
        (mine, foe) = strike(card, fronts[1 - side][at]);
        match fallen(&foe) > 0 {
            true => drop(fronts[1 - side].remove(at)),
            false => fronts[1 - side][at] = foe,
        }
    }
    if fallen(&mine) == 0 {
        fronts[side].push(mine);
    }
}

/// Both after one has attacked the other (R10.6.1).
fn strike(mut mine: Card, mut foe: Card) -> (Card, Card) {
    let first = trumps(mine.kind, foe.kind);
    let second = trumps(foe.kind, mine.kind);
    if first || !second {
        foe.wounds += mine.power;
    }
    if !first || fallen(&foe) == 0 {
        mine.wounds += foe.power;
    }
    if second && !first && fallen(&mine) == 0 {
        foe.wounds += mine.power;
    }
    (mine, foe)
}

/// The strength that is lost with a unit, if it is.
fn fallen(card: &Card) -> i32 {
    if card.wounds >= card.power { card.power } else { 0 }
}
