//! Barbarians (R13): arrival, reinforcement, attack.

use crate::action::Action;
use crate::battle;
use crate::board::{Space, bit, spaces};
use crate::cx::Cx;
use crate::event::Event;
use crate::ids::*;
use crate::state::{BARBARIANS, Camp, STACK, State};
use crate::{targets, text};
use arrayvec::ArrayVec;
use kernel::{Menu, Seat, Show, msg};

/// R14.4: within 2 of a city.
const RANGE: u8 = 2;

pub fn offer_arrival(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-arrival"));
    if state.camps.is_full() || state.barbarians() >= BARBARIANS {
        return;
    }
    for s in spaces(state.within(state.city_mask(seat), RANGE)) {
        if state.fit_for_city(s) && state.empty(s) {
            menu.choice(Action::At(s), || {
                Show::at(targets::space(s), msg("do-camp").with("where", text::space(s)))
            });
        }
    }
}

pub fn apply_arrival(state: &mut State, at: Space, cx: &mut Cx) {
    state.frames.pop();
    state.camps.push(Camp { at, units: 1 });
    cx.tell(|| Event::Camp { at });
}

pub fn offer_reinforce(state: &State, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-reinforce"));
    if state.barbarians() < BARBARIANS {
        for camp in state.camps.iter().filter(|c| (c.units as usize) < STACK) {
            menu.choice(Action::At(camp.at), || {
                Show::at(targets::space(camp.at), msg("do-reinforce").with("where", text::space(camp.at)))
            });
        }
    }
}

pub fn apply_reinforce(state: &mut State, at: Space, cx: &mut Cx) {
    state.frames.pop();
    if let Some(camp) = state.camps.iter_mut().find(|c| c.at == at) {
        camp.units += 1;
    }
    cx.tell(|| Event::Reinforced { at });
}

/// R14.4: the strongest Settlement within 2, against the nearest city; ties are the player's to settle.
pub fn attacks(state: &State, seat: Seat) -> ArrayVec<(Space, Space), 64> {
    let mut found = ArrayVec::new();
    let cities = state.city_mask(seat);
    // R13.8.
    if cities == 0 || state.has_wonder(seat, Wonder::GreatWall) {
        return found;
    }
    let reach = state.within(cities, RANGE);
    let near = || state.camps.iter().filter(|c| c.units > 0 && reach & bit(c.at) != 0);
    let Some(most) = near().map(|c| c.units).max() else { return found };
    for camp in near().filter(|c| c.units == most) {
        let close = state.within(bit(camp.at), 1) & cities;
        let targets = if close != 0 { close } else { state.within(bit(camp.at), RANGE) & cities };
        for city in spaces(targets) {
            let _ = found.try_push((camp.at, city));
        }
    }
    found
}

pub fn offer_attack(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-attack"));
    for (camp, city) in attacks(state, seat) {
        offer_raid(camp, city, menu);
    }
}

pub fn offer_raid(camp: Space, city: Space, menu: &mut impl Menu<Action>) {
    menu.choice(Action::Raid { camp, city }, || {
        let label = msg("do-raid").with("from", text::space(camp)).with("where", text::space(city));
        Show::at(targets::space(city), label)
    });
}

pub fn apply_attack(state: &mut State, camp: Space, city: Space, cx: &mut Cx) {
    state.frames.pop();
    battle::begin_raid(state, camp, city, cx);
}

/// R14.4: an empty space that is not barren, next to a city; by the letter the sea too (R14.4, AMB 13).
pub fn offer_exhaust(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-exhaust"));
    if state.exhausted.is_full() {
        return;
    }
    let near = state.layout().around(state.city_mask(seat)) & state.discovered();
    for s in spaces(near) {
        let ground = match state.terrain(s) {
            None | Some(Terrain::Barren) => false,
            Some(Terrain::Sea) => state.options.letter,
            Some(_) => true,
        };
        if ground && state.empty(s) && !state.exhausted.contains(&s) {
            menu.choice(Action::At(s), || {
                Show::at(targets::space(s), msg("do-exhaust").with("where", text::space(s)))
            });
        }
    }
}

pub fn apply_exhaust(state: &mut State, at: Space, cx: &mut Cx) {
    state.frames.pop();
    state.exhausted.push(at);
    cx.tell(|| Event::Exhausted { at });
}
