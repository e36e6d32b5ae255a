//! Building Wonders (R17).

use crate::action::Action;
use crate::board::Space;
use crate::build;
use crate::cities;
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::Frame;
use crate::goods::Bill;
use crate::ids::*;
use crate::objectives;
use crate::options::Length;
use crate::state::{City, State, WonderState};
use crate::{targets, text};
use kernel::{Menu, Refusal, Seat, Show, msg};

impl State {
    /// R17.3: a reserved Wonder takes no action.
    fn wonder_actions(&self, seat: Seat, w: Wonder) -> Option<u8> {
        match self.wonders[w as usize] {
            WonderState::Revealed => Some(1),
            WonderState::Reserved(by) if by == seat => Some(0),
            _ => None,
        }
    }
    /// R17.2: why this city cannot take this Wonder.
    fn why_no_wonder(&self, seat: Seat, city: &City, w: Wonder) -> Option<(&'static str, &'static str)> {
        let fact = w.fact();
        if !fact.needs.minus(self.players[seat].advances).is_empty() {
            Some(("R17.6", "refuse-wonder-needs"))
        } else if city.wonder.is_some() {
            Some(("R17.4", "refuse-wonder-second"))
        } else if self.acting_mood(city) == Mood::Angry {
            Some(("R17.2", "refuse-angry"))
        } else if !self.may_activate(city) {
            Some(("R7.4.3", "refuse-angry-again"))
        } else if fact.building.is_some_and(|b| city.piece(b).is_none()) {
            Some(("R17.6", "refuse-wonder-port"))
        } else if self.plague && !self.players[seat].has(Advance::Sanitation) {
            Some(("R14.3", "refuse-plague"))
        } else if !self.can_pay(seat, Bill::plain(fact.cost)) {
            Some(("R17.2", "refuse-wonder-cost"))
        } else {
            None
        }
    }
}

pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for &w in Wonder::ALL {
        let Some(actions) = state.wonder_actions(seat, w) else {
            if matches!(state.wonders[w as usize], WonderState::Reserved(_)) {
                menu.refuse(|| Refusal::new(targets::wonder(w), "R17.3", msg("refuse-wonder-reserved")));
            }
            continue;
        };
        if actions > state.turn.actions {
            continue;
        }
        for city in state.cities_of(seat) {
            match state.why_no_wonder(seat, city, w) {
                None => menu.choice(Action::Wonder { at: city.at, wonder: w }, || {
                    let label = msg(if actions == 0 { "do-wonder-reserved" } else { "do-wonder" })
                        .with("what", text::wonder(w))
                        .with("where", text::space(city.at))
                        .with("cost", text::pile(&w.fact().cost));
                    Show::at(targets::wonder(w), label)
                }),
                Some((rule, key)) => menu.refuse(|| {
                    let why = msg(key).with("what", text::wonder(w)).with("where", text::space(city.at));
                    Refusal::new(targets::wonder(w), rule, why)
                }),
            }
        }
    }
}

pub fn begin(state: &mut State, seat: Seat, at: Space, wonder: Wonder) {
    state.turn.actions -= state.wonder_actions(seat, wonder).expect("an offered Wonder");
    cities::activate(state, at);
    state.frames.push(Frame::Erect { seat, at, wonder });
    state.charge(seat, Bill::plain(wonder.fact().cost));
}

pub fn erect(state: &mut State, seat: Seat, at: Space, wonder: Wonder, cx: &mut Cx) {
    let first = !state.wonders.iter().any(|w| matches!(w, WonderState::Built(_)));
    let gone = state.wonders.contains(&WonderState::Gone);
    state.wonders[wonder as usize] = WonderState::Built(seat);
    state.city_mut(at).wonder = Some(wonder);
    cx.tell(|| Event::WonderBuilt { who: seat, at, wonder });
    match wonder {
        Wonder::GreatLibrary => {
            state.gain(seat, Good::Idea, 2);
        }
        Wonder::GreatLighthouse => {
            let city = state.city(at).expect("the Wonder's city").clone();
            // R7.4.1: building it activated the city, so a Ship may move at once.
            state.frames.push(Frame::Lighthouse { seat, at });
            if state.room_for(seat, UnitKind::Ship, &city) {
                state.place(seat, UnitKind::Ship, at);
                build::contest(state, seat, at, cx);
            }
        }
        Wonder::GreatPyramids => state.turn.pyramids = 2,
        _ => {}
    }
    if state.options.length == Length::Wonder && state.in_last_turns() {
        state.marvel = true;
    }
    // R16.2: the first Wonder of the game; one that has gone was built before.
    if first && !gone {
        objectives::claim(state, seat, Objective::WonderBuilder);
    }
}
