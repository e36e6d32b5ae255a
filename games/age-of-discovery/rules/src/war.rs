//! The war track (R6.8).

use crate::action::Action;
use crate::data::{Effect, facts};
use crate::event::Event;
use crate::flow::{self, Flow};
use crate::frame::{Battle, Frame};
use crate::ids::{Building, Kind, Region, Workers};
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, targets};
use kernel::{Cx, Menu, Refusal, Seat, Show, Target, Tone, msg};

/// R6.8.1: both have workers there and at least one of them a soldier. R6.8.4: the militia does not count.
fn can_fight(state: &State, a: Seat, b: Seat, region: Region) -> bool {
    let (mine, theirs) = (state.colony(a, region), state.colony(b, region));
    (mine[Kind::Soldier] > 0 || theirs[Kind::Soldier] > 0) && !mine.is_empty() && !theirs.is_empty()
}

fn battlefields(state: &State, a: Seat, b: Seat) -> u16 {
    let fields = Region::ALL.iter().filter(|r| can_fight(state, a, b, **r));
    fields.map(|r| 1 << r.index()).sum()
}

fn can_battle(state: &State, seat: Seat, region: Region) -> bool {
    !state.colony(seat, region).is_empty() && state.others(seat).any(|o| can_fight(state, seat, o, region))
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Some(&worker) = state.tracks.war.first() else {
        flow::begin_income(state, cx);
        return Flow::Go;
    };
    // A full war needs a battle somewhere.
    if Region::ALL.iter().any(|&r| can_battle(state, worker.seat, r)) {
        return Flow::Ask;
    }
    pass(state, cx);
    Flow::Go
}

fn pass(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) {
    let worker = state.tracks.war.remove(0);
    state.put_back_worker(worker);
    cx.tell(|| Event::WarPassed { seat: worker.seat });
}

pub fn offer(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let cost = facts().constants.war_cost;
    let rich = state.players[seat].money >= cost;
    menu.prompt(|| msg("prompt-war").num("n", cost));
    for &region in Region::ALL {
        if can_battle(state, seat, region) {
            menu.choice(Action::Battle(region), || {
                Show::at(targets::region(region), msg("do-battle").with("region", region.place()))
            });
        } else {
            menu.refuse(|| {
                let meet =
                    state.size(seat, region) > 0 && state.others(seat).any(|o| state.size(o, region) > 0);
                let why = msg(if meet { "refuse-no-soldier" } else { "refuse-nobody-there" });
                Refusal::new(targets::region(region), "R6.8.1", why.with("region", region.place()))
            });
        }
    }
    for other in state.others(seat) {
        if battlefields(state, seat, other) == 0 {
            menu.refuse(|| {
                Refusal::new(Target::Seat(other), "R6.8.1", msg("refuse-no-battlefield").seat("who", other))
            });
        } else if rich {
            menu.choice(Action::FullWar(other), || {
                Show::seat(other, msg("do-full-war").seat("who", other).num("n", cost))
            });
        } else {
            menu.refuse(|| {
                Refusal::new(Target::Seat(other), "R6.8.1", msg("refuse-war-money").num("n", cost))
            });
        }
    }
    menu.choice(Action::Pass, || Show::button(msg("do-peace")).tone(Tone::Idle));
}

pub fn apply(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    if action == Action::Pass {
        return pass(state, cx);
    }
    let worker = state.tracks.war.remove(0);
    state.put_back_worker(worker);
    match action {
        Action::Battle(region) => {
            let mut enemies = state.others(seat).filter(|o| can_fight(state, seat, *o, region));
            match (enemies.next(), enemies.next()) {
                (Some(only), None) => declare(state, seat, only, region, cx),
                _ => state.frames.push(Frame::Opponent { seat, region }),
            }
        }
        Action::FullWar(defender) => {
            let cost = facts().constants.war_cost;
            state.players[seat].money -= cost;
            // R6.8.6: the battlefields are fixed now.
            let regions = battlefields(state, seat, defender);
            cx.tell(|| {
                let fields = Region::ALL.iter().copied().filter(|r| regions >> r.index() & 1 == 1);
                Event::WarDeclared { seat, against: defender, cost, regions: fields.collect() }
            });
            state.frames.push(Frame::FullWar { attacker: seat, defender, regions });
        }
        _ => unreachable!("a battle, a war or peace"),
    }
}

pub fn offer_opponent(state: &State, seat: Seat, region: Region, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-opponent").with("region", region.place()));
    for other in state.others(seat) {
        if can_fight(state, seat, other, region) {
            menu.choice(Action::Name(other), || Show::seat(other, msg("do-fight").seat("who", other)));
        } else if state.size(other, region) > 0 {
            menu.refuse(|| {
                let why = msg("refuse-no-soldier").with("region", region.place());
                Refusal::new(Target::Seat(other), "R6.8.1", why)
            });
        }
    }
}

pub fn apply_opponent(
    state: &mut State,
    seat: Seat,
    region: Region,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    let Action::Name(defender) = action else { unreachable!("an opponent is named") };
    state.frames.pop();
    declare(state, seat, defender, region, cx);
}

fn declare(state: &mut State, seat: Seat, against: Seat, region: Region, cx: &mut Cx<AgeOfDiscovery>) {
    cx.tell(|| Event::BattleDeclared { seat, against, region });
    start(state, seat, against, region);
}

/// R6.8.3: soldiers are counted first; each removes one enemy.
fn start(state: &mut State, attacker: Seat, defender: Seat, region: Region) {
    let militia = match Building::Militia.facts().effect {
        Effect::DefenceSoldier { n } if state.owns(defender, Building::Militia) => n,
        _ => 0,
    };
    let (mine, theirs) = (state.colony(attacker, region), state.colony(defender, region));
    let targets = theirs.total() as u8 + militia;
    let hits = theirs[Kind::Soldier] + militia;
    let battle = Battle {
        region,
        attacker,
        defender,
        attacker_hits: mine[Kind::Soldier].min(targets),
        defender_hits: hits.min(mine.total() as u8),
        attacker_lost: Workers::default(),
        defender_lost: Workers::default(),
        militia,
    };
    state.frames.push(Frame::Battle(battle));
}

/// R6.8.6: one region after the other.
pub fn advance_full(state: &mut State, _cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::FullWar { attacker, defender, regions } = *state.frames.top() else {
        unreachable!("a full war")
    };
    if regions == 0 {
        state.frames.pop();
        return Flow::Go;
    }
    let region = Region::ALL[regions.trailing_zeros() as usize];
    *state.frames.top_mut() = Frame::FullWar { attacker, defender, regions: regions & (regions - 1) };
    start(state, attacker, defender, region);
    Flow::Go
}

/// The enemies that can still be hit: those before the battle, without those hit already.
fn standing(state: &State, side: Seat, region: Region, lost: &Workers) -> Workers {
    let mut left = *state.colony(side, region);
    for &kind in Kind::ALL {
        left[kind] -= lost[kind];
    }
    left
}

/// Deals out hits that leave no choice; true when none is left.
fn deal(standing: &Workers, militia: &mut u8, hits: &mut u8, lost: &mut Workers) -> bool {
    if *hits as u32 >= standing.total() + *militia as u32 {
        lost.add(standing);
        (*hits, *militia) = (0, 0);
    } else if *hits > 0 {
        match standing.only() {
            Some(only) if *militia == 0 => {
                lost[only] += *hits;
                *hits = 0;
            }
            _ => return false,
        }
    }
    *hits == 0
}

/// The attacker deals first, then the defender; nobody falls before both have.
pub fn advance_battle(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Battle(mut b) = *state.frames.top() else { unreachable!("a battle") };
    let theirs = standing(state, b.defender, b.region, &b.defender_lost);
    let mine = standing(state, b.attacker, b.region, &b.attacker_lost);
    let dealt = deal(&theirs, &mut b.militia, &mut b.attacker_hits, &mut b.defender_lost)
        && deal(&mine, &mut 0, &mut b.defender_hits, &mut b.attacker_lost);
    *state.frames.top_mut() = Frame::Battle(b);
    if !dealt {
        return Flow::Ask;
    }
    fall(state, b.attacker, b.region, &b.attacker_lost);
    fall(state, b.defender, b.region, &b.defender_lost);
    let militia = state.owns(b.defender, Building::Militia);
    cx.tell(|| Event::BattleFought {
        region: b.region,
        attacker: b.attacker,
        defender: b.defender,
        attacker_lost: b.attacker_lost,
        defender_lost: b.defender_lost,
        militia,
    });
    state.frames.pop();
    Flow::Go
}

/// R6.8.4: the fallen go to their owner's supply.
fn fall(state: &mut State, seat: Seat, region: Region, lost: &Workers) {
    for &kind in Kind::ALL {
        for _ in 0..lost[kind] {
            state.regions[region].workers[seat.index()][kind] -= 1;
            state.put_back(seat, kind);
        }
    }
}

pub fn offer_battle(state: &State, b: &Battle, menu: &mut impl Menu<Action>) {
    let (enemy, lost, hits, militia) = match b.attacker_hits {
        0 => (b.attacker, &b.attacker_lost, b.defender_hits, 0),
        hits => (b.defender, &b.defender_lost, hits, b.militia),
    };
    menu.prompt(|| msg("prompt-hit").num("n", hits).with("region", b.region.place()).seat("who", enemy));
    for kind in standing(state, enemy, b.region, lost).present() {
        menu.choice(Action::Hit(kind), || {
            Show::at(targets::colonists(b.region, enemy, kind), msg("do-hit").with("kind", kind.name()))
        });
    }
    if militia > 0 {
        menu.choice(Action::HitMilitia, || Show::at(targets::MILITIA, msg("do-hit-militia")));
    }
}

pub fn apply_battle(state: &mut State, mut b: Battle, action: Action) {
    let (hits, lost) = match b.attacker_hits {
        0 => (&mut b.defender_hits, &mut b.attacker_lost),
        _ => (&mut b.attacker_hits, &mut b.defender_lost),
    };
    *hits -= 1;
    match action {
        Action::Hit(kind) => lost[kind] += 1,
        Action::HitMilitia => b.militia -= 1,
        _ => unreachable!("somebody is hit"),
    }
    *state.frames.top_mut() = Frame::Battle(b);
}
