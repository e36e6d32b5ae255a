//! Odds of a battle, for the view: exact, by the same prowess the dice are rolled with. Nobody plays a combat card or
//! pays for a siege, and the attacker fights on to the end.

use super::round::{self, Prowess};
use super::{ATTACK, Battle, DEFENCE, Kind};
use crate::data::Special;
use crate::frames::battle::{Lay, Step};
use crate::ids::*;
use crate::movement::marching::Meets;
use crate::movement::sailing;
use crate::state::State;
use crate::state::goods::{Bill, Pile};
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

impl Outcome {
    fn add(&mut self, chance: f64, other: Outcome) {
        self.win += chance * other.win;
        self.lose += chance * other.lose;
    }
}

/// What the dice of one round come to.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Round {
    pub win: f64,
    pub lose: f64,
    pub nobody: f64,
    /// It goes on.
    pub on: f64,
}

impl Round {
    fn add(&mut self, chance: f64, decided: Option<Outcome>) {
        let Some(Outcome { win, lose }) = decided else {
            self.on += chance;
            return;
        };
        self.win += chance * win;
        self.lose += chance * lose;
        self.nobody += chance * (1.0 - win - lose);
    }
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
    /// As every later round is fought: without cards.
    rest: Battle,
    /// How many defended at the beginning.
    garrison: u8,
    /// Outcomes of the later rounds, which are all alike, by the units on either side.
    known: Vec<Option<Outcome>>,
}

/// No side of a battle has as many units.
const MANY: u8 = 16;

/// A die of a card succeeds so often: with 5 or 6.
const GOOD_ROLL: f64 = 1.0 / 3.0;

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

    /// Who may be left after the dice of a round in which some have fallen before them, and after Surrounded.
    fn fought(&self, b: &Battle, units: [u8; 2], fell: [u8; 2]) -> Vec<(f64, [u8; 2])> {
        let p = [ATTACK, DEFENCE].map(|side| {
            let p = self.state.prowess(b, side, units);
            if round::rolls(b.kind, side, units) { p } else { Prowess { dice: 0, ..p } }
        });
        let struck = [hits(&p[ATTACK], p[DEFENCE].cancels), hits(&p[DEFENCE], p[ATTACK].cancels)];
        let mut all = Vec::new();
        for (by_attack, a) in struck[ATTACK].iter().enumerate() {
            for (by_defence, d) in struck[DEFENCE].iter().enumerate() {
                let left = [
                    units[ATTACK].saturating_sub(by_defence as u8),
                    units[DEFENCE].saturating_sub(by_attack as u8),
                ];
                let lost = [ATTACK, DEFENCE].map(|side| fell[side] + units[side] - left[side]);
                let mut ways = vec![(a * d, left)];
                for side in [ATTACK, DEFENCE] {
                    let foe = 1 - side;
                    if special(b, side) == Some(Special::Surround) && lost[foe] >= lost[side] {
                        ways = ways.into_iter().flat_map(|way| struck_by_die(way, foe)).collect();
                    }
                }
                all.extend(ways);
            }
        }
        all
    }

    /// The present round, then the rest; what the round itself decides is added up beside it.
    fn now(&mut self, b: &Battle, units: [u8; 2], fell: [u8; 2], share: f64, round: &mut Round) -> Outcome {
        let mut sum = NOBODY;
        for (chance, left) in self.fought(b, units, fell) {
            let decided = self.decided(left);
            round.add(share * chance, decided);
            sum.add(chance, decided.unwrap_or_else(|| self.later(left)));
        }
        sum
    }

    fn later(&mut self, units: [u8; 2]) -> Outcome {
        let slot = (units[ATTACK] * MANY + units[DEFENCE]) as usize;
        if let Some(outcome) = self.known[slot] {
            return outcome;
        }
        let (mut sum, mut again) = (NOBODY, 0.0);
        for (chance, left) in self.fought(&self.rest, units, [0; 2]) {
            if left == units {
                again += chance;
                continue;
            }
            let outcome = self.decided(left).unwrap_or_else(|| self.later(left));
            sum.add(chance, outcome);
        }
        // A later round without losses comes again as it was.
        let outcome = Outcome { win: sum.win / (1.0 - again), lose: sum.lose / (1.0 - again) };
        self.known[slot] = Some(outcome);
        outcome
    }
}

fn special(b: &Battle, side: usize) -> Option<Special> {
    b.halves[side].and_then(|half| half.fact().special)
}

/// A die of a card strikes one more unit of a side, if there is any, or none.
fn struck_by_die((chance, units): (f64, [u8; 2]), side: usize) -> Vec<(f64, [u8; 2])> {
    if units[side] == 0 {
        return vec![(chance, units)];
    }
    let mut struck = units;
    struck[side] -= 1;
    vec![(chance * GOOD_ROLL, struck), (chance * (1.0 - GOOD_ROLL), units)]
}

fn oracle<'a>(state: &'a State, battle: &Battle, garrison: u8) -> Oracle<'a> {
    let rest = Battle {
        round: battle.round + 1,
        halves: [None; 2],
        shield: [0; 2],
        hungry: false,
        ..battle.clone()
    };
    Oracle { state, rest, garrison, known: vec![None; MANY as usize * MANY as usize] }
}

/// How a battle ends if it is fought to the end from here, without cards.
pub fn outcome(state: &State, battle: Battle, units: [u8; 2]) -> Outcome {
    if units[DEFENCE] == 0 && !battle.fortress {
        return ATTACKER;
    }
    let garrison = if battle.round > 1 { battle.start[DEFENCE] } else { units[DEFENCE] };
    oracle(state, &battle, garrison).now(&battle, units, [0; 2], 1.0, &mut Round::default())
}

/// The same for a side that is asked for a card and lays this one or none; what the other side may still lay is left out, what it
/// has laid counts, unless it is face down.
pub fn with_card(state: &State, card: Option<Card>) -> Option<(Outcome, Round)> {
    let mut b = state.battle.clone()?;
    let Step::Card(Lay(side)) = b.step else { return None };
    let side = side as usize;
    if b.kind == Kind::Raid || (state.options.sealed_cards && b.has_laid[1 - side]) {
        return None;
    }
    b.halves = b.laid.get().map(|laid| laid.map(Card::half));
    b.halves[side] = card.map(Card::half);
    for side in [ATTACK, DEFENCE] {
        if special(&b, side) == Some(Special::Scout) {
            b.halves[1 - side] = None;
        }
    }
    // Whoever can feed the besieged is taken to do it.
    let fed = b.sides[DEFENCE].is_some_and(|seat| state.can_pay(seat, Bill::plain(Pile::food(2))));
    let full = [state.fighters(ATTACK), state.fighters(DEFENCE)];
    let mut oracle = oracle(state, &b, b.start[DEFENCE]);
    let sacrifice = (0..2).find(|side| special(&b, *side) == Some(Special::Sacrifice));
    let mut start = full;
    if let Some(side) = sacrifice {
        b.halves[1 - side] = None;
        start = full.map(|n| n.saturating_sub(1));
    }
    let mut round = Round::default();
    if let Some(outcome) = bare(&oracle, &b, start) {
        round.add(1.0, Some(outcome));
        return Some((outcome, round));
    }
    b.hungry |= special(&b, ATTACK) == Some(Special::Starve) && !fed;
    let mut sum = NOBODY;
    for (chance, b, units) in before(&b, start) {
        let leaves = (special(&b, DEFENCE) == Some(Special::Withdraw)).then_some(ATTACKER);
        let outcome = match bare(&oracle, &b, units).or(leaves) {
            Some(outcome) => {
                round.add(chance, Some(outcome));
                outcome
            }
            None => oracle.now(&b, units, [full[0] - units[0], full[1] - units[1]], chance, &mut round),
        };
        sum.add(chance, outcome);
    }
    Some((sum, round))
}

/// Whoever has lost everything before the dice fights no more (R11.4, 5).
fn bare(oracle: &Oracle, b: &Battle, units: [u8; 2]) -> Option<Outcome> {
    let walls = oracle.state.prowess(b, DEFENCE, units).dice > 0;
    if units[ATTACK] == 0 || (units[DEFENCE] == 0 && !walls) { oracle.decided(units) } else { None }
}

/// What the dice of cards before the roll come to: skirmishers shield, volleys kill.
fn before(b: &Battle, units: [u8; 2]) -> Vec<(f64, Battle, [u8; 2])> {
    let mut all = vec![(1.0, b.clone(), units)];
    for side in [ATTACK, DEFENCE] {
        match special(b, side) {
            Some(Special::Skirmish) => {
                let none = (1.0 - GOOD_ROLL).powi(units[side] as i32);
                let shielded = |(chance, b, left): (f64, Battle, [u8; 2])| {
                    let mut safe = b.clone();
                    safe.shield[side] += 1;
                    [(chance * none, b, left), (chance * (1.0 - none), safe, left)]
                };
                all = all.into_iter().flat_map(shielded).collect();
            }
            Some(Special::Volley) => {
                let volley = |(chance, b, left): (f64, Battle, [u8; 2])| {
                    let ways = struck_by_die((chance, left), 1 - side);
                    ways.into_iter().map(move |(chance, left)| (chance, b.clone(), left))
                };
                all = all.into_iter().flat_map(volley).collect();
            }
            _ => {}
        }
    }
    all
}

fn odds(to: Space, outcome: Outcome) -> Odds {
    let percent = |x: f64| (x * 100.0).round() as u8;
    Odds { to, win: percent(outcome.win), lose: percent(outcome.lose) }
}

/// The rest of a battle whose round is over, or in whose round nobody has laid a card yet.
pub fn rest(state: &State) -> Option<Odds> {
    let battle = state.battle.as_ref()?;
    let outcome = match battle.has_laid {
        [false, false] => with_card(state, None).map(|(outcome, _)| outcome).or_else(|| rest_outcome(state)),
        _ => rest_outcome(state),
    };
    Some(odds(battle.at, outcome?))
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
