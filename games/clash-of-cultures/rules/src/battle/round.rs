//! What a side brings to a combat round (R11.4).

use super::{ATTACK, Battle, DEFENCE, Kind};
use crate::ids::*;
use crate::state::State;
use kernel::Seat;

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
    /// R13.4: barbarians know nothing.
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
        // R11.5, R7.2.1.
        let fort = side == DEFENCE && first && b.fortress;

        let mut modifier = half(side).map_or(0, |h| h.cv + h.cv_per_enemy * foe as i8)
            + half(1 - side).map_or(0, |h| h.enemy_cv + h.enemy_cv_per_unit * own as i8);
        // R11.6.
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
