//! Building Wonders (R17): who may build which, and where.

use super::{activate, again};
use crate::action::Action;
use crate::board::label;
use crate::frames::Erect;
use crate::ids::*;
use crate::state::goods::Bill;
use crate::state::{City, State, WonderState};
use crate::targets;
use kernel::{Menu, Refusal, Seat, Show, msg};

impl State {
    /// R17.3, D17: a reserved Wonder takes no action, but activates its city.
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
        if !fact.needs.is_within(self.players[seat].advances) {
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

/// Whether one can be built.
pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    for w in Wonder::ALL {
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
                None => {
                    any = true;
                    menu.choice(Action::Wonder { at: city.at, wonder: w }, || {
                        let label = msg(if actions == 0 { "do-wonder-reserved" } else { "do-wonder" })
                            .with("what", w.term())
                            .with("where", label(city.at))
                            .with("cost", w.fact().cost.term())
                            .with("again", again(city));
                        Show::at(targets::wonder(w), label)
                    })
                }
                Some((rule, key)) => menu.refuse(|| {
                    let lacks = w.fact().needs - state.players[seat].advances;
                    let why = msg(key).num("n", lacks.len() as u8);
                    let why = why.list("advances", lacks.iter().map(|advance| advance.term()));
                    let refusal = Refusal::new(targets::wonder(w), rule, why);
                    match key {
                        // The same in every city.
                        "refuse-wonder-needs" | "refuse-wonder-cost" => refusal,
                        _ => refusal
                            .about(msg("building-in").with("what", w.term()).with("where", label(city.at))),
                    }
                }),
            }
        }
    }
    any
}

/// R17.7: twelve resources and five Culture tokens.
pub fn begin(state: &mut State, seat: Seat, at: Space, wonder: Wonder) {
    state.turn.actions -= state.wonder_actions(seat, wonder).expect("an offered Wonder");
    activate(state, at);
    state.frames.push(Erect { seat, at, wonder });
    state.charge(seat, Bill::plain(wonder.fact().cost));
}
