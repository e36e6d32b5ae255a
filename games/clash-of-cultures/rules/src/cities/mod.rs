//! Cities: mood and activation (R7.3, R7.4), founding (R8.2).

pub mod build;
pub mod civic;
pub mod collect;
pub mod enlarge;
pub mod influence;
pub mod wonders;

use crate::action::Action;
use crate::board::label;
use crate::cards::objectives;
use crate::event::Event;
use crate::frames::{Lighthouse, Sulk};
use crate::ids::*;
use crate::state::{City, State};
use crate::{Game, targets};
use kernel::{Cx, Menu, Msg, Refusal, Seat, Show, msg};

/// R7.4.2: what a choice that activates the city costs beside its price. R7.4.3: an angry one is activated only once.
pub fn again(city: &City) -> Msg {
    msg(match (city.activations, city.mood) {
        (0, _) | (_, Mood::Angry) => "again-none",
        (_, Mood::Neutral) => "again-angry",
        (_, Mood::Happy) => "again-neutral",
    })
}

pub fn tell_mood(state: &State, at: Space, cx: &mut Cx<Game>) {
    if let Some(city) = state.city(at) {
        cx.tell(|| Event::Mood { at, mood: city.mood });
    }
}

/// R7.4.2, R23.2: the mood falls last; before that comes the Great Lighthouse.
pub fn activate(state: &mut State, at: Space) {
    let city = state.city_mut(at);
    city.activations += 1;
    let (again, owner) = (city.activations > 1, city.owner);
    let lighthouse = city.wonder == Some(Wonder::GreatLighthouse);
    if again {
        state.frames.push(Sulk { at });
    }
    if lighthouse {
        state.frames.push(Lighthouse { seat: owner, at });
    }
}

/// Whether there was a site.
pub fn offer_found(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    let sites: Set<Space> = state.players[seat].settlers.iter().map(|u| u.at).collect();
    for at in sites {
        let target = targets::space(at);
        let here = || msg("do-found").with("where", label(at));
        let refuse = |rule, key: &'static str| Refusal::new(target, rule, msg(key)).about(here());
        if state.settlements_in_stock(seat) == 0 {
            menu.refuse(|| refuse("R8.2.2", "refuse-no-settlement"));
        } else if state.terrain(at) == Some(Terrain::Barren) {
            menu.refuse(|| refuse("R8.2.1", "refuse-found-barren"));
        } else if state.exhausted.contains(&at) {
            menu.refuse(|| refuse("R8.2.1", "refuse-found-exhausted"));
        } else if state.city(at).is_some() {
            menu.refuse(|| refuse("R8.2.1", "refuse-found-city"));
        } else {
            any = true;
            menu.choice(Action::Found(at), || Show::at(target, here()));
        }
    }
    any
}

/// Why no city can be founded.
pub fn why_none_founded(state: &State, seat: Seat) -> (&'static str, Msg) {
    if state.players[seat].settlers.is_empty() {
        ("R8.2.1", msg("refuse-no-settler"))
    } else if state.settlements_in_stock(seat) == 0 {
        ("R8.2.2", msg("refuse-no-settlement"))
    } else {
        ("R8.2.1", msg("refuse-no-site"))
    }
}

/// Everything that activates a city (R8.3, R17); whether there was anything.
pub fn offer_activation(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    for city in state.cities_of(seat) {
        any |= collect::offer_turn(state, seat, city, menu);
        any |= build::offer_turn(state, seat, city, menu);
        any |= enlarge::offer_turn(state, seat, city, menu);
    }
    any
}

/// Why no city can be activated.
pub fn why_none_activated(state: &State, seat: Seat) -> (&'static str, Msg) {
    if state.city_count(seat) == 0 {
        ("R7.4.1", msg("refuse-no-city"))
    } else if state.cities_of(seat).any(|city| state.may_activate(city)) {
        ("R8.3.2.4", msg("refuse-liberty"))
    } else {
        ("R7.4.3", msg("refuse-all-angry"))
    }
}

pub fn found(state: &mut State, seat: Seat, at: Space, cx: &mut Cx<Game>) {
    state.turn.actions -= 1;
    let p = &mut state.players[seat];
    let settler = p.settlers.iter().position(|u| u.at == at).expect("a Settler here");
    p.settlers.remove(settler);
    establish(state, seat, at, cx);
}

/// A new city stands (R8.2.2).
pub fn establish(state: &mut State, seat: Seat, at: Space, cx: &mut Cx<Game>) {
    state.cities.push(City::founded(at, seat, Mood::Neutral));
    cx.tell(|| Event::Founded { who: seat, at, near: collect::kinds(state, seat, at) });
    objectives::after_founding(state, seat, at);
}
