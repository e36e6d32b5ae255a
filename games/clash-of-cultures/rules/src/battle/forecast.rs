//! Odds of a battle, for the view: exact, by the same prowess the dice are rolled with. Nobody plays a combat card or
//! pays for a siege, and the attacker fights on to the end.

use super::round::{self, Prowess};
use super::{ATTACK, Battle, DEFENCE, Kind};
use crate::frames::battle::Step;
use crate::ids::*;
use crate::movement::marching::Meets;
use crate::movement::sailing;
use crate::state::State;
use crate::state::units::Group;
use crate::view::Odds;
use kernel::Seat;
use kit::odds::Distribution;

/// Chances that the attacker, or the defender, is left on the field; what is missing to 1 is that both fall.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outcome {
    pub win: f64,
    pub lose: f64,
}

const ATTACKER: Outcome = Outcome { win: 1.0, lose: 0.0 };
const DEFENDER: Outcome = Outcome { win: 0.0, lose: 1.0 };
const NOBODY: Outcome = Outcome { win: 0.0, lose: 0.0 };

/// Chance of each number of hits that count, from 0.
fn hits(p: &Prowess, cancels: u8) -> Vec<f64> {
    if p.dice == 0 {
        return vec![1.0];
    }
    let sums = Distribution::die(6).sum_of(p.dice as u32);
    let mut chances = Vec::new();
    for (sum, count) in sums.results() {
        let n = round::hits(p, round::value(p, sum as u8)).saturating_sub(cancels) as usize;
        if chances.len() <= n {
            chances.resize(n + 1, 0.0);
        }
        chances[n] += count as f64 / sums.total() as f64;
    }
    chances
}

struct Oracle<'a> {
    state: &'a State,
    battle: Battle,
    /// How many defended at the beginning.
    garrison: u8,
    /// Outcomes of the later rounds, which are all alike, by the units on either side.
    known: Vec<Option<Outcome>>,
}

/// No side of a battle has as many units.
const MANY: u8 = 16;

impl Oracle<'_> {
    /// R11.4, 5 (D9), as the step `Decide` has it.
    fn decided(&self, [attack, defence]: [u8; 2]) -> Option<Outcome> {
        match (attack, defence) {
            (0, 0) if self.garrison > 0 => Some(NOBODY),
            (0, _) => Some(DEFENDER),
            (_, 0) => Some(ATTACKER),
            _ => None,
        }
    }

    /// The present round, then the rest.
    fn play(&mut self, units: [u8; 2]) -> Outcome {
        let slot = (units[ATTACK] * MANY + units[DEFENCE]) as usize;
        let later = self.battle.round > 1;
        if let (true, Some(outcome)) = (later, self.known[slot]) {
            return outcome;
        }
        let p = [ATTACK, DEFENCE].map(|side| {
            let p = self.state.prowess(&self.battle, side, units);
            if round::rolls(self.battle.kind, side, units) { p } else { Prowess { dice: 0, ..p } }
        });
        let struck = [hits(&p[ATTACK], p[DEFENCE].cancels), hits(&p[DEFENCE], p[ATTACK].cancels)];
        let (mut sum, mut again) = (NOBODY, 0.0);
        self.battle.round += 1;
        for (by_attack, a) in struck[ATTACK].iter().enumerate() {
            for (by_defence, d) in struck[DEFENCE].iter().enumerate() {
                let left = [
                    units[ATTACK].saturating_sub(by_defence as u8),
                    units[DEFENCE].saturating_sub(by_attack as u8),
                ];
                if later && left == units {
                    again += a * d;
                    continue;
                }
                let outcome = self.decided(left).unwrap_or_else(|| self.play(left));
                sum.win += a * d * outcome.win;
                sum.lose += a * d * outcome.lose;
            }
        }
        self.battle.round -= 1;
        // A later round without losses comes again as it was.
        let outcome = Outcome { win: sum.win / (1.0 - again), lose: sum.lose / (1.0 - again) };
        if later {
            self.known[slot] = Some(outcome);
        }
        outcome
    }
}

/// How a battle ends if it is fought to the end from here, without cards.
pub fn outcome(state: &State, battle: Battle, units: [u8; 2]) -> Outcome {
    if units[DEFENCE] == 0 && !battle.fortress {
        return ATTACKER;
    }
    let known = vec![None; MANY as usize * MANY as usize];
    let garrison = if battle.round > 1 { battle.start[DEFENCE] } else { units[DEFENCE] };
    Oracle { state, battle, garrison, known }.play(units)
}

fn odds(to: Space, outcome: Outcome) -> Odds {
    let percent = |x: f64| (x * 100.0).round() as u8;
    Odds { to, win: percent(outcome.win), lose: percent(outcome.lose) }
}

/// The rest of a battle whose round is over.
pub fn rest(state: &State) -> Option<Odds> {
    Some(odds(state.battle.as_ref()?.at, rest_outcome(state)?))
}

pub fn rest_outcome(state: &State) -> Option<Outcome> {
    let mut battle = state.battle.clone()?;
    if battle.kind == Kind::Raid || battle.step != Step::Decide {
        return None;
    }
    (battle.round, battle.halves, battle.shield, battle.hungry) =
        (battle.round + 1, [None; 2], [0; 2], false);
    let units = [state.fighters(ATTACK), state.fighters(DEFENCE)];
    Some(outcome(state, battle, units))
}

/// Odds for every space with enemies that the units picked up could reach.
pub fn attacks(state: &State, seat: Seat, group: Group) -> Vec<Odds> {
    let p = &state.players[seat];
    let Some(origin) = group.first().and_then(|id| p.piece(id)) else { return vec![] };
    let reach = match origin.kind {
        UnitKind::Ship => {
            let w = sailing::waters(state, seat, origin.at);
            w.enemies | w.round_enemies
        }
        _ => {
            let l = state.layout();
            // Roads reach one space farther (R9.6).
            let far = origin.aboard.is_none() && p.has(Advance::Roads);
            l.within(Set::of(origin.at), 1 + far as u8, l.all) & (state.discovered() - state.sea())
        }
    };
    reach.iter().filter_map(|to| attack(state, seat, group, to).map(|(_, won)| odds(to, won))).collect()
}

/// Whom the units picked up would meet on a space, and how that ends.
pub fn attack(state: &State, seat: Seat, group: Group, to: Space) -> Option<(Option<Seat>, Outcome)> {
    let p = &state.players[seat];
    let origin = group.first().and_then(|id| p.piece(id))?;
    if origin.kind == UnitKind::Ship {
        let foe = state.foreign_ships(to, seat)?;
        let battle = super::new(state, Kind::Sea, [Some(seat), Some(foe)], to, origin.at);
        let units = [group.len() as u8, state.players[foe].ships_at(to) as u8];
        return Some((Some(foe), outcome(state, battle, units)));
    }
    let armies = p.group_armies(group) as u8;
    state.terrain(to)?;
    let Meets::Enemy(foe) = state.meets(to, seat) else { return None };
    if armies == 0 {
        return None;
    }
    let mut battle = super::new(state, Kind::Land, [Some(seat), foe], to, origin.at);
    battle.landed = origin.aboard.is_some();
    battle.bonus = state.turn.warlord;
    let defenders = match foe {
        Some(foe) => state.players[foe].armies_at(to) as u8,
        None => state.camp(to).map_or(0, |c| c.units),
    };
    Some((foe, outcome(state, battle, [armies, defenders])))
}
