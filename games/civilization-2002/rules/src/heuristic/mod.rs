//! What somebody who knows the game looks at: points, what will still earn points before the game ends, and who can
//! take what from whom.

mod barter;
mod features;
mod outlook;
mod passage;
mod promise;

use crate::action::Action;
use crate::battle::Side;
use crate::data::Need;
use crate::frames::Pending;
use crate::ids::*;
use crate::state::*;
use crate::trade::{self, Deal};
use crate::{Game, milestones, scoring};
use kernel::{PerSeat, Seat};
use outlook::{Ground, odds};
use promise::site;

/// The weights by name, in the order of `WEIGHTS`.
struct Weights {
    gold: f32,
    advanced: f32,
    technology: f32,
    settler: f32,
    site: f32,
    unit: f32,
    risk: f32,
    prey: f32,
    milestone: f32,
    hoard: f32,
    income: f32,
    /// A size that a settlement can still grow by.
    room: f32,
    /// A fleet that somebody waits for.
    fleet: f32,
    /// A fleet that finds room overseas once there is none at home; settlers on their way there.
    voyage: f32,
}

impl Weights {
    fn of(weights: &[f32]) -> Weights {
        let at = |i: usize| weights.get(i).copied().unwrap_or(0.0);
        Weights {
            gold: at(0),
            advanced: at(1),
            technology: at(2),
            settler: at(3),
            site: at(4),
            unit: at(5),
            risk: at(6),
            prey: at(7),
            milestone: at(8),
            hoard: at(9),
            income: at(10),
            room: at(11),
            fleet: at(12),
            voyage: at(13),
        }
    }
}

impl kit::Heuristic for Game {
    const WEIGHTS: &'static [&'static str] = &[
        "gold",
        "advanced",
        "technology",
        "settler",
        "site",
        "unit",
        "risk",
        "prey",
        "milestone",
        "hoard",
        "income",
        "room",
        "fleet",
        "voyage",
    ];
    const WEIGHTS_JSON: &'static str = include_str!("../../data/weights.json");
    const STYLE: &'static [(&'static str, &'static [&'static str])] = features::STYLE;
    const FEATURES: &'static [&'static str] = features::NAMES;
    const LEARNED_JSON: &'static str = include_str!("../../data/learned.json");

    /// Points a seat may hope to end with. A deal that waits for an answer counts as the answer it will probably get.
    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let w = Weights::of(weights);
        let now = worth(state, &w);
        let (Pending::Answer, Some(deal)) = (state.frames.top(), &state.deal) else { return now };
        let mut after = state.clone();
        trade::exchange(&mut after, deal);
        let then = worth(&after, &w);
        if agreed(state, deal, &now, &then) { then } else { now }
    }

    /// The fewer turns are left, the more a point decides.
    fn swing(state: &State, _: &[f32]) -> f32 {
        3.0 + 0.5 * outlook::turns_left(state)
    }

    fn progress(state: &State) -> f32 {
        let (gone, left) = (state.turn as f32, outlook::turns_left(state));
        gone / (gone + left).max(1.0)
    }

    fn features(state: &State, seat: Seat, _: &[f32], out: &mut [f32]) {
        features::features(state, seat, out);
    }

    fn promise(state: &State, seat: Seat, action: &Action, weights: &[f32]) -> f32 {
        promise::promise(state, seat, action, Weights::of(weights).voyage)
    }
}

/// Whoever is asked agrees when they gain, and not much less than the other does over the rest of the table.
fn agreed(state: &State, deal: &Deal, now: &PerSeat<f32>, then: &PerSeat<f32>) -> bool {
    let (mine, theirs) = (then[deal.from] - now[deal.from], then[deal.to] - now[deal.to]);
    let rivals = (state.alive().count() as f32 - 1.0).max(1.0);
    theirs > 0.0 && theirs * rivals * 1.25 >= mine
}

fn worth(state: &State, w: &Weights) -> PerSeat<f32> {
    let left = outlook::turns_left(state);
    let gold = w.gold * if state.advanced() { w.advanced } else { 1.0 };
    let books = outlook::books(state);
    let powers = outlook::powers(state);
    let ground = outlook::ground(state, &powers);
    // Production of this turn still comes; without a purchase after it gold is worth nothing.
    let ahead = matches!(state.phase, Phase::Setup | Phase::Movement | Phase::Trade | Phase::Production);
    let spend = if ahead || state.phase == Phase::Purchase { 1.0 } else { left.min(1.0) };
    let coming = books.lent.as_ref().unwrap_or(&books.own);
    let mut values = state.players.map(|seat, player| {
        if player.out {
            return -20.0;
        }
        let income = books.own[seat.index()].income(state, seat);
        let now = if ahead { coming[seat.index()].income(state, seat) } else { 0.0 };
        scoring::score(state, seat).total() as f32
            + gold * spend * useful(player.gold as f32 + now, w)
            + gold * w.income * left * income
            + w.technology * player.technologies.len() as f32 * (left * 0.15).min(1.0)
            + figures(state, seat, w, left, &powers)
            + if state.basic() { w.milestone * closeness(state, seat) } else { 0.0 }
    });
    threats(state, &ground, w, left, &mut values);
    pending_battle(state, &powers, w, &mut values);
    values
}

/// More than a purchase phase can spend well lies idle.
fn useful(gold: f32, w: &Weights) -> f32 {
    const WELL_SPENT: f32 = 60.0;
    gold.min(WELL_SPENT) + w.hoard * (gold - WELL_SPENT).max(0.0)
}

/// Settlers by where they stand, units by what they roll: the more there are for each settlement, the less each counts.
fn figures(state: &State, seat: Seat, w: &Weights, left: f32, powers: &[f32; KINDS]) -> f32 {
    let soon = (left / 4.0).min(1.0);
    let (mut settlers, mut sites, mut strength) = (0, 0.0, 0.0);
    let mut taken = Set::empty();
    let (mut stranded, mut shores) = (false, 0.0f32);
    for (_, piece) in state.players[seat].pieces.iter() {
        if !piece.kind.is_settler() {
            strength += powers[piece.kind.index()];
            if piece.kind.is_fleet() && shores == 0.0 && w.voyage > 0.0 {
                shores = passage::overseas(state, seat, piece.area());
            }
            continue;
        }
        settlers += 1;
        let area = piece.area();
        if area.is_land() && !taken.has(area) && site(state, seat, area) > 0.0 {
            taken.insert(area);
            sites += site(state, seat, area);
        } else {
            let hope = passage::hope(state, seat, piece, w.voyage);
            stranded |= hope == 0.0;
            sites += hope;
        }
    }
    let carried = state.players[seat].pieces.any(|piece| piece.kind.is_fleet());
    let mut fleet = if stranded && carried { w.fleet } else { 0.0 };
    if shores > 0.0 && passage::crowded(state, seat) {
        fleet += w.voyage * shores;
    }
    let wanted = 12.0 * state.settlement_count(seat).max(2) as f32;
    let useful = strength.min(wanted) + 0.2 * (strength - wanted).max(0.0);
    soon * (w.settler * (settlers as f32).min(3.0) + w.site * sites + fleet) + w.unit * useful
}

/// R3.3: how near a seat is to the milestones of the era that nobody has claimed; the last steps count most.
fn closeness(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let era = state.era;
    let share = |have: usize, want: usize| (have as f32 / want as f32).min(1.0).powi(3);
    let of_kind = |test: fn(Kind) -> bool| player.pieces.count(|p| test(p.kind) && p.kind.era() == era);
    milestones::of_era(state)
        .filter(|&milestone| !state.milestones.has(milestone))
        .map(|milestone| match milestone.facts().need {
            Need::Settlements(size, count) => {
                let mine = state.regions.iter().filter(|r| r.owner == Some(seat));
                share(mine.filter(|r| r.size == size).count(), count)
            }
            Need::Technologies(count) => share((player.technologies & era.technologies()).len(), count),
            Need::Armies(count) => share(of_kind(Kind::is_army), count),
            Need::Fleets(count) => share(of_kind(Kind::is_fleet), count),
            Need::Gold(gold) => share(player.gold as usize, gold as usize),
        })
        .sum()
}

/// Settlements that neighbours could take, for whoever could lose them and for whoever could take them.
fn threats(state: &State, ground: &Ground, w: &Weights, left: f32, values: &mut PerSeat<f32>) {
    let soon = (left / 3.0).min(1.0);
    for area in Area::lands() {
        let region = &state.regions[area];
        let Some(owner) = region.owner else { continue };
        let guard = ground.at(owner, area) + if state.advanced() { 1.0 } else { 0.0 };
        let stake = region.size as f32 + if region.resource().is_some() { 1.5 } else { 0.5 };
        values[owner] += w.room * soon * region.size_limit().saturating_sub(region.size) as f32;
        let mut danger: f32 = 0.0;
        for seat in state.alive().filter(|&other| other != owner) {
            let force = ground.reach(seat, area);
            if force > 0.0 {
                let chance = odds(force, guard);
                danger = danger.max(chance);
                values[seat] += w.prey * soon * stake * chance;
            }
        }
        values[owner] -= w.risk * soon * stake * danger;
    }
}

/// A battle that is on: what it will probably cost and bring.
fn pending_battle(state: &State, powers: &[f32; KINDS], w: &Weights, values: &mut PerSeat<f32>) {
    let Some(battle) = &state.battle else { return };
    let strength = |side: Side| -> f32 {
        let force = |seat: Seat| -> f32 {
            let Some(player) = state.players.get(seat) else { return 0.0 };
            let here = player.pieces.iter().filter(|(_, p)| p.fights_in(battle.area));
            here.map(|(_, p)| powers[p.kind.index()]).sum()
        };
        battle.members(side).map(force).sum()
    };
    let powers = Side::BOTH.map(strength);
    for side in Side::BOTH {
        let (mine, theirs) = (powers[side.index()], powers[side.other().index()]);
        let win = odds(mine, theirs);
        let leader = battle.leader(side);
        // The winner loses about as much as the loser could roll away.
        let lost = mine * (1.0 - win) + win * mine * odds(theirs, mine);
        values[leader] -= w.unit * lost;
        let Some(owner) = state.regions.array().get(battle.area.index()).and_then(|r| r.owner) else {
            continue;
        };
        let stake = state.regions[battle.area].size as f32 + 1.0;
        if battle.side_of(owner) == Some(side) {
            values[owner] -= 0.6 * stake * (1.0 - win);
        } else if battle.side_of(owner) == Some(side.other()) {
            values[leader] += 0.6 * stake * win;
        }
    }
}
