//! The dice of a combat round (R11.4) and the end of it.

use crate::aftermath;
use crate::battle::{ATTACK, Battle, DEFENCE, Kind, Next, Step};
use crate::cities;
use crate::cx::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use kernel::{Chance, Seat, Secret};

/// Hits are a fifth of the combat value (R11.4, 3).
pub const VALUE_PER_HIT: u8 = 5;

/// What one side brings to a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prowess {
    pub dice: u8,
    /// Added to the dice.
    pub modifier: i8,
    /// Hits besides those of the dice.
    pub steel: u8,
    /// Hits of the other side that do not count.
    pub cancels: u8,
}

impl State {
    fn knows(&self, side: Option<Seat>, a: Advance) -> bool {
        side.is_some_and(|s| self.players[s].has(a))
    }
    /// R11.4: dice, bonuses and shields of a side if so many units fight on either. What rolls the dice and what
    /// foretells them ask the same question.
    pub fn prowess(&self, b: &Battle, side: usize, units: [u8; 2]) -> Prowess {
        let (own, foe) = (units[side], units[1 - side]);
        let first = b.round == 1;
        let knows = |side: usize, a| self.knows(b.sides[side], a);
        let half = |side: usize| b.halves[side].map(Half::fact);
        let fort = side == DEFENCE && first && b.fortress;

        let mut modifier = half(side).map_or(0, |h| h.cv + h.cv_per_enemy * foe as i8)
            + half(1 - side).map_or(0, |h| h.enemy_cv + h.enemy_cv_per_unit * own as i8);
        if first && b.temple && b.on_land() && knows(side, Advance::Fanaticism) {
            modifier += 2;
        }
        if side == ATTACK && b.bonus {
            modifier += 2;
        }
        if side == DEFENCE && b.hungry {
            modifier -= 2;
        }
        // R11.4, 3: round 1 on land, with an Army unit, against a side without.
        let steel = first
            && b.on_land()
            && own > 0
            && knows(side, Advance::SteelWeapons)
            && !knows(1 - side, Advance::SteelWeapons);
        // R11.9, R11.11.
        let warships =
            first && knows(side, Advance::Warships) && (b.kind == Kind::Sea || (side == ATTACK && b.landed));
        Prowess {
            dice: own + (fort && !b.no_die) as u8 + half(side).map_or(0, |h| h.dice),
            modifier,
            steel: steel as u8,
            cancels: b.shield[side]
                + (fort && !b.no_cancel) as u8
                + warships as u8
                + half(side).map_or(0, |h| h.cancel),
        }
    }
    /// The same as things stand.
    pub fn prowess_now(&self, side: usize) -> Prowess {
        self.prowess(self.fight(), side, [self.fighters(ATTACK), self.fighters(DEFENCE)])
    }
    pub fn dice(&self, side: usize) -> u8 {
        self.prowess_now(side).dice
    }
}

/// Whoever faces nobody need not roll; barbarians do, for what they destroy (R13.3 d).
pub fn rolls(kind: Kind, side: usize, units: [u8; 2]) -> bool {
    units[1 - side] > 0 || (kind == Kind::Raid && side == ATTACK)
}

/// The combat value of a sum of dice.
pub fn value(p: &Prowess, sum: u8) -> u8 {
    (sum as i8 + p.modifier).max(0) as u8
}

/// Hits of a combat value.
pub fn hits(p: &Prowess, value: u8) -> u8 {
    value / VALUE_PER_HIT + p.steel
}

pub fn roll(state: &mut State, cx: &mut Cx) {
    let units = [state.fighters(ATTACK), state.fighters(DEFENCE)];
    let strength = [state.prowess_now(ATTACK), state.prowess_now(DEFENCE)];
    let b = state.fight_mut();
    let raid = b.kind == Kind::Raid;
    (b.values, b.hits) = ([0; 2], [0; 2]);
    for (side, p) in strength.iter().enumerate() {
        b.rolls[side].clear();
        if p.dice > 0 && rolls(b.kind, side, units) {
            (0..p.dice).for_each(|_| b.rolls[side].push(cx.die(6) as u8));
            b.values[side] = value(p, b.rolls[side].iter().sum());
            b.hits[side] = hits(p, b.values[side]);
        }
    }
    for side in [ATTACK, DEFENCE] {
        let suffered = b.hits[1 - side].saturating_sub(strength[side].cancels);
        b.owed[side] = if raid && side == DEFENCE { suffered } else { suffered.min(units[side]) };
    }
    b.step = Step::Losses(Next::After);
    let Battle { at, round, values, hits, .. } = *b;
    let dice = b.rolls.clone();
    cx.tell(|| {
        let [attack, defence] = dice;
        Event::Rolled { at, round, attack, defence, values, hits }
    });
    if raid && state.options.letter && state.fight().owed[DEFENCE] > 0 {
        // By the letter of the rules on mood any hit on a city saddens it (R13.5).
        state.lower_mood(at);
        cities::tell_mood(state, at, cx);
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
