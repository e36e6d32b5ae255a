//! What somebody who knows the game looks at: points, what will still earn points before the game ends, and who can
//! take what from whom.

use crate::action::Action;
use crate::barter::NEVER;
use crate::battle::Side;
use crate::data::{Need, data};
use crate::deal::Deal;
use crate::frame::Frame;
use crate::ids::*;
use crate::outlook::{self, Ground, odds};
use crate::pieces::{Piece, Slot};
use crate::state::*;
use crate::{Civilization2002, barter, handover, milestones, scoring};
use kernel::{PerSeat, Seat};

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
        }
    }
}

impl kit::Heuristic for Civilization2002 {
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
    ];
    const WEIGHTS_JSON: &'static str = include_str!("../data/weights.json");

    /// Points a seat may hope to end with. A deal that waits for an answer counts as the answer it will probably get.
    fn evaluate(state: &State, weights: &[f32]) -> PerSeat<f32> {
        let w = Weights::of(weights);
        let now = worth(state, &w);
        let (Frame::Answer, Some(deal)) = (state.frames.top(), &state.deal) else { return now };
        let mut after = state.clone();
        handover::exchange(&mut after, deal);
        let then = worth(&after, &w);
        if agreed(state, deal, &now, &then) { then } else { now }
    }

    /// The fewer turns are left, the more a point decides.
    fn swing(state: &State, _: &[f32]) -> f32 {
        3.0 + 0.5 * outlook::turns_left(state)
    }

    fn promise(state: &State, seat: Seat, action: &Action, _: &[f32]) -> f32 {
        match *action {
            Action::PutBack if !matches!(state.frames.top(), Frame::Bargain) => NEVER,
            Action::Give(_)
            | Action::Take(_)
            | Action::Pay(_)
            | Action::Ask(_)
            | Action::Propose
            | Action::PutBack => state.deal.as_ref().map_or(0.0, |deal| barter::step(state, deal, action)),
            Action::Keep(_) | Action::Waive(_) | Action::NoGold => NEVER,
            Action::Bargain(other) => {
                // Not more than passing: whether it is worth it shows when the answer is weighed.
                if barter::plan(state, seat, other).is_some() { 0.45 } else { NEVER }
            }
            Action::Accept => {
                let gain = state.deal.as_ref().map_or(0.0, |deal| barter::gain_of_asked(state, deal));
                if gain > 0.5 { 0.7 } else { -0.7 }
            }
            Action::Pass | Action::Decline => 0.5,
            Action::Found(area) => 1.0 + 0.2 * site(state, seat, area),
            Action::Grow(_) => 0.9,
            Action::Claim(_) | Action::BuySpaceship => 1.0,
            Action::Research(_) | Action::Build(_) => 0.8,
            Action::Buy(kind) => worth_buying(state, seat, kind),
            Action::Look(_) => 0.7,
            Action::Confirm => 0.4,
            Action::Adjust | Action::Rearrange | Action::Unhappy(_) | Action::Unproductive(_) => NEVER,
            Action::Forgo | Action::Sell(_) => -0.8,
            Action::UseManhattan => -0.7,
            Action::Strike(area) => strike(state, seat, area),
            Action::RemoveMarker => -0.3,
            Action::PickAlike => pick_alike(state, seat),
            Action::Pick(slot) => worth_picking(state, seat, slot),
            Action::Go(area) => worth_going(state, seat, area),
            Action::Board(_) => -0.3,
            Action::Challenge => challenge(state, seat),
            Action::LetPass | Action::LetAllPass => 0.1,
            Action::Attack { area, whom } => attack(state, seat, area, whom),
            Action::Join(Some(_)) => -0.3,
            Action::Commit { unit, .. } => bluff(state, unit.seat, unit.slot),
            _ => 0.0,
        }
    }
}

/// Whoever is asked agrees when he gains, and not much less than the other does over the rest of the table.
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
    let mut taken = AreaSet::EMPTY;
    for (_, piece) in state.players[seat].pieces.iter() {
        if !piece.kind.is_settler() {
            strength += powers[piece.kind.index()];
            continue;
        }
        settlers += 1;
        let area = piece.area();
        if area.is_land() && !taken.has(area) {
            taken.insert(area);
            sites += site(state, seat, area).max(0.0);
        }
    }
    let wanted = 12.0 * state.settlement_count(seat).max(2) as f32;
    let useful = strength.min(wanted) + 0.2 * (strength - wanted).max(0.0);
    soon * (w.settler * (settlers as f32).min(3.0) + w.site * sites) + w.unit * useful
}

/// How good a place for a village a region is, as far as `seat` knows: 1 is ordinary, below 0 there is none.
fn site(state: &State, seat: Seat, area: Area) -> f32 {
    let region = &state.regions[area];
    if region.owner.is_some() || region.size_limit() == 0 {
        return -1.0;
    }
    let seen = region.face == Face::Up || region.known.contains(seat);
    match *region.marker.get() {
        _ if region.face == Face::Gone => 0.9,
        _ if !seen => 1.0,
        marker if marker.is_resource() => 1.6,
        Marker::FERTILE => 1.4,
        Marker::MOUNTAINS => 0.3,
        Marker::JUNGLE => 0.6,
        _ => 0.9,
    }
}

/// R3.3: how near a seat is to the milestones of the era that nobody has claimed; the last steps count most.
fn closeness(state: &State, seat: Seat) -> f32 {
    let player = &state.players[seat];
    let era = state.era;
    let share = |have: usize, want: usize| (have as f32 / want as f32).min(1.0).powi(3);
    let of_kind = |test: fn(Kind) -> bool| player.pieces.count(|p| test(p.kind) && p.kind.era() == era);
    milestones::of_era(state)
        .filter(|m| state.milestones >> m & 1 == 0)
        .map(|m| match milestones::need(m).need {
            Need::Settlements(size, count) => {
                let mine = state.regions.0.iter().filter(|r| r.owner == Some(seat));
                share(mine.filter(|r| r.size == size).count(), count)
            }
            Need::Technologies(count) => {
                share(player.technologies.and(data().techs_of[era.index()]).len(), count)
            }
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
        let mut danger: f32 = 0.0;
        for seat in state.alive().filter(|&s| s != owner) {
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
        let Some(owner) = state.regions.0.get(battle.area.index()).and_then(|r| r.owner) else { continue };
        let stake = state.regions[battle.area].size as f32 + 1.0;
        if battle.side_of(owner) == Some(side) {
            values[owner] -= 0.6 * stake * (1.0 - win);
        } else if battle.side_of(owner) == Some(side.other()) {
            values[leader] += 0.6 * stake * win;
        }
    }
}

fn worth_buying(state: &State, seat: Seat, kind: Kind) -> f32 {
    let pieces = &state.players[seat].pieces;
    if kind.is_settler() {
        let settlers = pieces.count(|p| p.kind.is_settler());
        return if settlers < 2 && outlook::turns_left(state) > 2.0 { 0.6 } else { -0.6 };
    }
    if !kind.is_army() {
        return -0.5;
    }
    // Something to hold the settlements with, but no arms race in every playout. Of each class a share, so that
    // nobody can beat them all.
    let (mut armies, mut alike) = (0, 0);
    for (_, piece) in pieces.iter().filter(|(_, p)| p.kind.is_army()) {
        armies += 1;
        alike += (piece.kind.class() == kind.class()) as usize;
    }
    let guards = state.settlement_count(seat);
    if armies < guards { 0.3 - 0.1 * alike as f32 / guards as f32 } else { -0.5 }
}

/// A settler that stands where a village can be founded stays; an army with nothing to take stays.
fn worth_picking(state: &State, seat: Seat, slot: Slot) -> f32 {
    let pieces = &state.players[seat].pieces;
    let piece = pieces.get(slot);
    let area = piece.area();
    if let Some((_, first)) = pieces.picked().next() {
        return worth_adding(state, seat, first, piece);
    }
    if piece.kind.is_settler() {
        return if area.is_land() && site(state, seat, area) > 0.0 { -0.4 } else { 0.4 };
    }
    if !piece.kind.is_army() {
        return -0.3;
    }
    let around = data().areas[area.index()].land;
    let prey = around.iter().any(|a| state.regions[a].owner.is_some_and(|o| o != seat));
    if prey { 0.1 } else { -0.2 }
}

/// Armies go together where there is something to take; everything else goes alone. From an island more may be picked
/// than a fleet has room for, and then they could only be put back.
fn worth_adding(state: &State, seat: Seat, first: &Piece, piece: &Piece) -> f32 {
    let around = data().areas[piece.area().index()].land;
    let prey = |a: Area| state.regions[a].owner.is_some_and(|o| o != seat);
    if first.kind.is_army() && piece.kind.is_army() && around.iter().any(prey) {
        0.3
    } else if around.is_empty() {
        NEVER
    } else {
        -0.6
    }
}

fn pick_alike(state: &State, seat: Seat) -> f32 {
    state.players[seat]
        .pieces
        .picked()
        .next()
        .map_or(0.0, |(_, first)| worth_adding(state, seat, first, first))
}

fn worth_going(state: &State, seat: Seat, area: Area) -> f32 {
    if !area.is_land() {
        return -0.2;
    }
    let pieces = &state.players[seat].pieces;
    let Some((_, first)) = pieces.picked().next() else { return 0.0 };
    let region = &state.regions[area];
    if first.kind.is_settler() {
        // Where another settler already waits there is room for one village only.
        let crowd = pieces.any(|p| p.kind.is_settler() && p.stands_in(area));
        return if crowd { -0.3 } else { 0.4 * site(state, seat, area) };
    }
    match region.owner {
        Some(owner) if owner != seat => {
            let guard: u32 = strength_at(state, owner, area);
            let mine: u32 = pieces.picked().map(|(_, p)| p.kind.era().number() as u32).sum();
            let joined = mine + strength_at(state, seat, area);
            if guard == 0 { 0.8 } else { odds(joined as f32, guard as f32) - 0.6 }
        }
        Some(_) => 0.1,
        None => -0.3,
    }
}

/// Armies of a seat in a region, by era.
fn strength_at(state: &State, seat: Seat, area: Area) -> u32 {
    let armies = state.players[seat].pieces.iter().filter(|(_, p)| p.fights_in(area));
    armies.map(|(_, p)| p.kind.era().number() as u32).sum()
}

fn attack(state: &State, seat: Seat, area: Area, whom: Seat) -> f32 {
    let (mine, theirs) = (strength_at(state, seat, area), strength_at(state, whom, area));
    if theirs == 0 {
        return 1.0;
    }
    let prize = if area.is_land() && state.regions[area].owner == Some(whom) { 0.3 } else { 0.0 };
    2.0 * (odds(mine as f32, theirs as f32) - 0.6) + prize
}

fn challenge(state: &State, seat: Seat) -> f32 {
    let Frame::Challenge { mover, area, .. } = *state.frames.top() else { return 0.0 };
    let entering = state.players[mover].pieces.picked().map(|(_, p)| p.kind);
    let theirs: u32 = entering.filter(|k| !k.is_settler()).map(|k| k.era().number() as u32).sum();
    let mine = strength_at(state, seat, area);
    // A settler that only passes is worth little; whoever comes with less than stands here is taken on.
    2.0 * (odds(mine as f32, theirs as f32) - 0.65)
}

/// where it hurts others most.
fn strike(state: &State, seat: Seat, area: Area) -> f32 {
    let region = &state.regions[area];
    match region.owner {
        None => -1.0,
        Some(owner) => region.size as f32 * if owner == seat { -1.0 } else { 0.5 },
    }
}

/// A pick that can be foreseen is lost: an even spread that looks like chance, from what changes every round.
fn bluff(state: &State, seat: Seat, slot: Slot) -> f32 {
    let mut mix = 0x9E37_79B9u32;
    let rolls = state.battle.as_ref().map_or(0, |b| b.round as u32 + 1);
    for part in [state.turn as u32, rolls, state.regions.0.len() as u32, slot as u32, seat.0 as u32] {
        mix = (mix ^ part).wrapping_mul(0x85EB_CA6B).rotate_left(13);
    }
    for player in state.players.iter() {
        mix = (mix ^ player.gold as u32).wrapping_mul(0xC2B2_AE35).rotate_left(15);
    }
    (mix >> 8) as f32 / (1u32 << 24) as f32
}
