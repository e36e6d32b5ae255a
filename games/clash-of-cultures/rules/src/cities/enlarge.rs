//! Enlarging cities (R8.3.3).

use super::{activate, again};
use crate::action::Action;
use crate::board::label;
use crate::frames::Raise;
use crate::ids::*;
use crate::state::goods::{Bill, Pile};
use crate::state::{City, State};
use crate::targets;
use kernel::{Menu, Msg, Refusal, Seat, Show, msg};

impl State {
    pub fn building_bill(&self, seat: Seat, b: Building) -> Bill {
        let pious = b == Building::Temple
            && self.players[seat].has(Advance::StateReligion)
            && self.is_turn_of(seat)
            && !self.turn.used.has(Use::StateReligion);
        Bill::plain(Pile { food: !pious as u8, ore: 1, wood: 1, ..Pile::default() })
    }

    /// Sea spaces a Port of this city may face.
    pub fn quays(&self, at: Space) -> Set<Space> {
        self.layout().near(at) & self.sea()
    }

    /// R8.3.3, price and activation aside.
    pub fn why_not_enlarge(&self, seat: Seat, city: &City, b: Building) -> Option<(&'static str, Msg)> {
        if city.piece(b).is_some() {
            Some(("R7.1.3", msg("refuse-building-twice")))
        } else if !self.players[seat].has(b.unlocked_by()) {
            // R8.1.6.
            Some(("R7.2", msg("refuse-needs").with("what", b.unlocked_by().term())))
        } else {
            // They are read beside the city: each says by itself of what it speaks.
            self.hindrance(seat, city, b).map(|(rule, key)| match key {
                "refuse-too-large" => (rule, msg(key).num("n", self.city_count(seat) as i64)),
                "refuse-no-building" => (rule, msg(key).with("what", b.term())),
                _ => (rule, msg(key)),
            })
        }
    }
    fn hindrance(&self, seat: Seat, city: &City, b: Building) -> Option<(&'static str, &'static str)> {
        if self.acting_mood(city) == Mood::Angry {
            Some(("R7.3.2", "refuse-angry-enlarge"))
        } else if city.size() as usize >= self.city_count(seat) {
            Some(("R7.1.2", "refuse-too-large"))
        } else if self.in_stock(seat, b) == 0 {
            Some(("R2.3", "refuse-no-building"))
        } else if b == Building::Port && self.quays(city.at).is_empty() {
            Some(("R7.2.2", "refuse-no-sea"))
        } else if self.plague && !self.players[seat].has(Advance::Sanitation) {
            Some(("R14.3", "refuse-plague"))
        } else {
            None
        }
    }
    pub fn may_enlarge(&self, seat: Seat, city: &City, b: Building) -> bool {
        city.piece(b).is_none()
            && self.players[seat].has(b.unlocked_by())
            && self.hindrance(seat, city, b).is_none()
    }
    /// R7.4.1: whether adding this building activates the city.
    pub fn activates(&self, seat: Seat, b: Building) -> bool {
        !(b == Building::Temple && self.has_wonder(seat, Wonder::GreatMausoleum))
    }
    /// R7.4.2: what adding this building costs beside its price.
    pub fn enlarges_again(&self, seat: Seat, city: &City, b: Building) -> Msg {
        if self.activates(seat, b) { again(city) } else { msg("again-none") }
    }
}

/// R7.2: whether somebody has none of the advances for which buildings wait.
pub fn none_allowed(state: &State, seat: Seat) -> bool {
    !Building::all().any(|b| state.players[seat].has(b.unlocked_by()))
}

/// Which building waits for which advance.
pub fn needs() -> impl Iterator<Item = Msg> {
    Building::all()
        .map(|b| msg("building-needs").with("what", b.term()).with("advance", b.unlocked_by().term()))
}

/// R7.2: each building waits for its advance. Of somebody who has none of these nothing else says so.
pub fn explain(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if state.turn.actions > 0 && none_allowed(state, seat) {
        menu.refuse(|| {
            let why = msg("refuse-no-building-yet").list("needs", needs());
            Refusal::new(targets::BUTTON, "R7.2", why).about(msg("building-any"))
        });
    }
}

/// Whether the city can take a building.
pub fn offer_turn(state: &State, seat: Seat, city: &City, menu: &mut impl Menu<Action>) -> bool {
    let mut any = false;
    if state.turn.actions == 0 {
        return false;
    }
    for b in Building::ALL {
        let target = targets::space(city.at);
        if city.piece(b).is_some() || !state.players[seat].has(b.unlocked_by()) {
            continue;
        }
        let bill = state.building_bill(seat, b);
        let thing = || msg("building-in").with("what", b.term()).with("where", label(city.at));
        if !state.may_enlarge(seat, city, b) {
            menu.refuse(|| {
                let (rule, why) = state.why_not_enlarge(seat, city, b).expect("a reason");
                Refusal::new(target, rule, why).about(thing())
            });
        } else if state.activates(seat, b) && !state.may_activate(city) {
            menu.refuse(|| Refusal::new(target, "R7.4.3", msg("refuse-angry-again")));
        } else if !state.can_pay(seat, bill) {
            menu.refuse(|| {
                let why = msg("refuse-building-cost").with("cost", bill.cost.term());
                Refusal::new(target, "R8.3.3", why).about(thing())
            });
        } else {
            any = true;
            menu.choice(Action::Enlarge { at: city.at, building: b }, || {
                let label = msg("do-enlarge")
                    .with("what", b.term())
                    .with("where", label(city.at))
                    .with("cost", bill.cost.term())
                    .with("again", state.enlarges_again(seat, city, b));
                Show::at(target, label)
            });
        }
    }
    any
}

pub fn enlarge(state: &mut State, seat: Seat, at: Space, b: Building, bill: Bill, activates: bool) {
    if activates && state.activates(seat, b) {
        activate(state, at);
    }
    if b == Building::Temple && bill.cost.food == 0 && !bill.cost.is_empty() {
        state.turn.used.insert(Use::StateReligion);
    }
    state.frames.push(Raise { seat, at, building: b });
    state.charge(seat, bill);
}
