//! The plagues of ages II and III (R12.9, R12.10).

use crate::action::Action;
use crate::data::Effect;
use crate::event::Event;
use crate::flow::Flow;
use crate::frame::Frame;
use crate::ids::{Building, Kind, Region};
use crate::state::State;
use crate::table::Id;
use crate::{AgeOfDiscovery, targets};
use kernel::{Cx, MAX_SEATS, Menu, Refusal, Seat, Show, Target, Tone, msg};

/// R12.9: every colony that is large enough now.
pub fn spread(state: &mut State, min_size: u8) {
    let mut colonies = [0u16; MAX_SEATS];
    for seat in Seat::all(state.seats()) {
        for &region in Region::ALL {
            if state.size(seat, region) >= min_size as u32 {
                colonies[seat.index()] |= 1 << region.index();
            }
        }
    }
    state.frames.push(Frame::Plague { colonies });
}

/// In order, each affected player, colony by colony.
pub fn next(state: &State, colonies: &[u16; MAX_SEATS]) -> Option<(Seat, Region)> {
    let seat = *state.order.iter().find(|s| colonies[s.index()] != 0)?;
    Some((seat, Region::ALL[colonies[seat.index()].trailing_zeros() as usize]))
}

pub fn advance(state: &mut State, cx: &mut Cx<AgeOfDiscovery>) -> Flow {
    let Frame::Plague { colonies } = *state.frames.top() else { unreachable!("a plague") };
    let Some((seat, region)) = next(state, &colonies) else {
        state.frames.pop();
        return Flow::Go;
    };
    match state.colony(seat, region).only() {
        Some(only) => {
            lose(state, colonies, seat, region, only, cx);
            Flow::Go
        }
        None => Flow::Ask,
    }
}

fn lose(
    state: &mut State,
    mut colonies: [u16; MAX_SEATS],
    seat: Seat,
    region: Region,
    kind: Kind,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    state.regions[region].workers[seat.index()][kind] -= 1;
    state.put_back(seat, kind);
    cx.tell(|| Event::PlagueTook { seat, region, kind });
    colonies[seat.index()] &= !(1 << region.index());
    *state.frames.top_mut() = Frame::Plague { colonies };
}

pub fn offer(state: &State, colonies: &[u16; MAX_SEATS], menu: &mut impl Menu<Action>) {
    let Some((seat, region)) = next(state, colonies) else { return };
    menu.prompt(|| msg("prompt-plague").with("region", region.place()));
    for kind in state.colony(seat, region).present() {
        menu.choice(Action::Lose(kind), || {
            Show::at(targets::colonists(region, seat, kind), msg("do-lose").with("kind", kind.name()))
        });
    }
}

pub fn apply(state: &mut State, colonies: [u16; MAX_SEATS], action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let (Action::Lose(kind), Some((seat, region))) = (action, next(state, &colonies)) else {
        unreachable!("a worker is given up")
    };
    lose(state, colonies, seat, region, kind, cx);
}

fn most() -> u8 {
    match Building::Plague3.facts().effect {
        Effect::RemoveWorkers { n, .. } => n,
        other => panic!("data/buildings.json: plague_3: {other:?}"),
    }
}

fn has_colonists(state: &State, region: Region) -> bool {
    Seat::all(state.seats()).any(|s| state.colony(s, region)[Kind::Colonist] > 0)
}

/// R12.10.
pub fn strike(state: &mut State, seat: Seat) {
    if Region::ALL.iter().any(|r| has_colonists(state, *r)) {
        state.frames.push(Frame::PlagueRegion { seat });
    }
}

pub fn offer_region(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-plague-region").num("n", most()));
    for &region in Region::ALL {
        if has_colonists(state, region) {
            menu.choice(Action::Choose(region), || {
                Show::at(targets::region(region), msg("do-plague-region").with("region", region.place()))
            });
        } else {
            menu.refuse(|| {
                let why = msg("refuse-no-colonist").with("region", region.place());
                Refusal::new(targets::region(region), "R12.10", why)
            });
        }
    }
    menu.choice(Action::Pass, || Show::button(msg("do-spare")).tone(Tone::Idle));
}

pub fn apply_region(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<AgeOfDiscovery>) {
    let Action::Choose(region) = action else {
        state.frames.pop();
        cx.tell(|| Event::PlagueSpared { seat });
        return;
    };
    let mut there = Seat::all(state.seats()).filter(|s| state.colony(*s, region)[Kind::Colonist] > 0);
    let victim = match (there.next(), there.next()) {
        (only, None) => only,
        _ => None,
    };
    state.frames.replace(Frame::PlagueVictim { seat, region, victim });
}

pub fn offer_victim(state: &State, region: Region, victim: Option<Seat>, menu: &mut impl Menu<Action>) {
    let Some(victim) = victim else {
        menu.prompt(|| msg("prompt-plague-victim").with("region", region.place()));
        for other in Seat::all(state.seats()) {
            if state.colony(other, region)[Kind::Colonist] > 0 {
                menu.choice(Action::Name(other), || {
                    Show::seat(other, msg("do-plague-victim").seat("who", other))
                });
            } else if !state.colony(other, region).is_empty() {
                menu.refuse(|| Refusal::new(Target::Seat(other), "R12.10", msg("refuse-specialists-safe")));
            }
        }
        return;
    };
    menu.prompt(|| msg("prompt-plague-number").seat("who", victim).with("region", region.place()));
    for n in 1..=most().min(state.colony(victim, region)[Kind::Colonist]) {
        menu.choice(Action::Remove(n), || Show::button(msg("do-remove").num("n", n)));
    }
}

pub fn apply_victim(
    state: &mut State,
    seat: Seat,
    region: Region,
    victim: Option<Seat>,
    action: Action,
    cx: &mut Cx<AgeOfDiscovery>,
) {
    match (action, victim) {
        (Action::Name(named), None) => {
            *state.frames.top_mut() = Frame::PlagueVictim { seat, region, victim: Some(named) };
        }
        (Action::Remove(n), Some(victim)) => {
            for _ in 0..n {
                state.regions[region].workers[victim.index()][Kind::Colonist] -= 1;
                state.put_back(victim, Kind::Colonist);
            }
            cx.tell(|| Event::PlagueStruck { seat, victim, region, n });
            state.frames.pop();
        }
        _ => unreachable!("a player, then a number"),
    }
}
