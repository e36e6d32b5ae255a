//! The dice of a combat round (R11.4) and the end of it.

use crate::aftermath;
use crate::battle::{ATTACK, DEFENCE, Kind, Next, Step};
use crate::cx::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use kernel::{Chance, Secret};

/// Hits are a fifth of the combat value (R11.4, 3).
const VALUE_PER_HIT: u8 = 5;

impl State {
    /// R11.4, R11.5: a die a unit, the Fortress, cards.
    pub fn dice(&self, side: usize) -> u8 {
        let b = self.fight();
        let fortress = side == DEFENCE && b.round == 1 && b.fortress && !b.no_die;
        self.fighters(side) + fortress as u8 + b.halves[side].map_or(0, |h| h.fact().dice)
    }
    /// What is added to a side's dice.
    pub fn modifier(&self, side: usize) -> i8 {
        let b = self.fight();
        let (own, foe) = (self.fighters(side) as i8, self.fighters(1 - side) as i8);
        let card = b.halves[side].map_or(0, |h| h.fact().cv + h.fact().cv_per_enemy * foe);
        let against = b.halves[1 - side].map_or(0, |h| h.fact().enemy_cv + h.fact().enemy_cv_per_unit * own);
        let fanatic = b.round == 1 && b.temple && b.on_land() && self.side_has(side, Advance::Fanaticism);
        let warlord = side == ATTACK && b.bonus;
        let hungry = side == DEFENCE && b.hungry;
        card + against + 2 * (fanatic as i8) + 2 * (warlord as i8) - 2 * (hungry as i8)
    }
    /// R11.4, 3: Steel Weapons, round 1 on land, with an Army unit, against a side without.
    pub fn steel(&self, side: usize) -> bool {
        let b = self.fight();
        b.round == 1
            && b.on_land()
            && self.fighters(side) > 0
            && self.side_has(side, Advance::SteelWeapons)
            && !self.side_has(1 - side, Advance::SteelWeapons)
    }
    /// R11.4, 4: hits a side cancels.
    fn cancels(&self, side: usize) -> u8 {
        let b = self.fight();
        let fortress = side == DEFENCE && b.round == 1 && b.fortress && !b.no_cancel;
        // R11.9, R11.11.
        let warships = b.round == 1
            && self.side_has(side, Advance::Warships)
            && (b.kind == Kind::Sea || (side == ATTACK && b.landed));
        b.shield[side] + fortress as u8 + warships as u8 + b.halves[side].map_or(0, |h| h.fact().cancel)
    }
}

pub fn roll(state: &mut State, cx: &mut Cx) {
    let raid = state.fight().kind == Kind::Raid;
    let mut values = [0u8; 2];
    let mut hits = [0u8; 2];
    for side in [ATTACK, DEFENCE] {
        let mut rolls = arrayvec::ArrayVec::<u8, 10>::new();
        // Whoever faces nobody need not roll; barbarians do, for what they destroy (R13.3 d).
        let idle = state.fighters(1 - side) == 0 && !(raid && side == ATTACK);
        let dice = if idle { 0 } else { state.dice(side) };
        for _ in 0..dice {
            rolls.push(cx.die(6) as u8);
        }
        if dice > 0 {
            let sum: u8 = rolls.iter().sum();
            values[side] = (sum as i8 + state.modifier(side)).max(0) as u8;
            hits[side] = values[side] / VALUE_PER_HIT + state.steel(side) as u8;
        }
        state.fight_mut().rolls[side] = rolls;
    }
    let cancels = [state.cancels(ATTACK), state.cancels(DEFENCE)];
    let fighters = [state.fighters(ATTACK), state.fighters(DEFENCE)];
    let b = state.fight_mut();
    b.values = values;
    b.hits = hits;
    for side in [ATTACK, DEFENCE] {
        let suffered = hits[1 - side].saturating_sub(cancels[side]);
        b.owed[side] = if raid && side == DEFENCE { suffered } else { suffered.min(fighters[side]) };
    }
    b.step = Step::Losses(Next::After);
    let (at, round, rolls) = (b.at, b.round, b.rolls.clone());
    cx.tell(|| Event::Rolled {
        at,
        round,
        attack: rolls[ATTACK].clone(),
        defence: rolls[DEFENCE].clone(),
        values,
        hits,
    });
    if raid && state.options.letter && state.fight().owed[DEFENCE] > 0 {
        // By the letter of the rules on mood any hit on a city saddens it (R13.5).
        state.lower_mood(at);
    }
}

/// R11.4, 5: true while it goes on by itself.
pub fn decide(state: &mut State, cx: &mut Cx) -> bool {
    let (attack, defence) = (state.fighters(ATTACK), state.fighters(DEFENCE));
    let b = state.fight();
    let winner = match (b.kind, attack, defence) {
        (Kind::Raid, 0, _) => Some(DEFENCE),
        (Kind::Raid, ..) => None,
        // D4: both gone, nobody wins; a Fortress that stood alone has won.
        (_, 0, 0) => (b.start[DEFENCE] == 0).then_some(DEFENCE),
        (_, 0, _) => Some(DEFENCE),
        (_, _, 0) => Some(ATTACK),
        _ if b.fixed || b.sides[ATTACK].is_none() => {
            next(state);
            return true;
        }
        _ => return false,
    };
    aftermath::conclude(state, winner, cx);
    true
}

/// A new round (R11.4: a card works for one round only).
pub fn next(state: &mut State) {
    let b = state.fight_mut();
    b.round += 1;
    b.step = Step::Card(0);
    b.laid = Secret::default();
    b.has_laid = [false; 2];
    b.halves = [None; 2];
    b.fell = [0; 2];
    b.owed = [0; 2];
    b.shield = [0; 2];
    b.hungry = false;
}
