//! R6: what city actions do, and what cities are made of.

pub mod growth;
pub mod pieces;
pub mod production;
pub mod sites;
pub mod sources;
pub mod yields;

use crate::Game;
use crate::announcement::{Aim, Plan, What};
use crate::event::Event;
use crate::frames::{Darwin, HarvestAgain, Split};
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::{Cx, Seat};

/// Kinds of action, as bits of what a city has done.
pub const PRODUCE: u8 = 1;
pub const ARTS: u8 = 2;
pub const HARVEST: u8 = 4;

/// Under the later cards (R24.1) a monarch's capital acts twice, in different ways.
pub fn later_monarchy(state: &State, seat: Seat) -> bool {
    state.options.governments == Governments::Later && state.player(seat).government == Government::Monarchy
}

/// Under the later Monarchy the two actions of the capital are of different kinds; a free building is production.
pub fn kind_allowed(state: &State, seat: Seat, city: usize, kind: u8) -> bool {
    !(later_monarchy(state, seat) && city == 0 && state.player(seat).cities[0].acted & kind != 0)
}

pub fn spend_action(state: &mut State, seat: Seat, city: u8, kind: u8, sure: bool) {
    let own = &mut state.me(seat).cities[city as usize];
    own.acted |= kind;
    // Ada Lovelace's action is on top of the city's own.
    if !sure {
        own.actions -= 1;
    }
}

/// What goes on with the same action after it was not cancelled: a second item with what is left (R6.6.2), a second
/// harvest (R6.8).
pub fn go_on(state: &mut State, plan: &Plan) {
    let seat = plan.by;
    match (plan.what, plan.aim) {
        (What::Produce(_), Aim::Build { city, left, split: true, .. }) => {
            state.frames.push(Split { seat, city, left, sure: plan.sure });
        }
        (What::Harvest(_), _) => {
            let used = state.player(seat).used_wonders.has(Wonder::AngkorWat);
            if state.wonder_works(seat, Wonder::AngkorWat) && !used {
                state.frames.push(HarvestAgain { seat, city: plan.city() });
            }
        }
        _ => {}
    }
}

/// Whether Jerry Garcia may act for the capital: it has an action left that may be the arts.
pub fn may_tour(state: &State, seat: Seat) -> bool {
    state.player(seat).cities[0].actions > 0 && kind_allowed(state, seat, 0, ARTS)
}

/// R15.6: Jerry Garcia: as the action of the capital every city devotes itself to the arts.
pub fn tour(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    spend_action(state, seat, 0, ARTS, false);
    for i in (0..3).rev() {
        if state.player(seat).cities[i].at.is_some() {
            resolve_arts(state, seat, i, cx);
        }
    }
}

/// R6.7: the culture of one city devoted to the arts.
pub fn resolve_arts(state: &mut State, seat: Seat, city: usize, cx: &mut Cx<Game>) {
    let culture = state.arts(seat, city);
    cx.tell(|| Event::Culture { who: seat, culture });
    for other in state.others(seat) {
        if state.person_works(other, Person::AkiraKurosawa) {
            state.me(other).culture += 1;
        }
    }
    let darwin = state.person_works(seat, Person::CharlesDarwin)
        && !state.player(seat).used_people.has(Person::CharlesDarwin);
    if darwin && culture > 0 {
        state.frames.push(Darwin { seat, culture });
    } else {
        state.me(seat).culture += culture as u16;
    }
}

/// One resource from the market, if it has one (R6.8).
pub fn take_resource(state: &mut State, seat: Seat, res: Resource, cx: &mut Cx<Game>) {
    if state.resources[res] > 0 {
        state.resources[res] -= 1;
        state.me(seat).resources[res] += 1;
        cx.tell(|| Event::Took { who: seat, res });
    }
}

/// Resources visible in one of the player's cities that the market has.
pub fn harvestable(state: &State, seat: Seat, city: Option<usize>) -> Set<Resource> {
    let mut found = Set::default();
    for i in 0..3 {
        if city.is_none_or(|c| c == i) && state.player(seat).cities[i].at.is_some() {
            let yields = state.yields(seat, i);
            for resource in Resource::MARKET {
                if yields.resources[resource] > 0 && state.resources[resource] > 0 {
                    found.insert(resource);
                }
            }
        }
    }
    found
}
