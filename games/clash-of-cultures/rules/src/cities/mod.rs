//! Founding (R8.2), activation (R7.4) and enlarging (R8.3.3) of cities.

use crate::action::Action;
use crate::board::{Space, bit, spaces};
use crate::cx::Cx;
use crate::event::Event;
use crate::frame::{Frame, From, Works};
use crate::goods::{Bill, Pile};
use crate::ids::*;
use crate::moves;
use crate::objectives;
use crate::state::{City, State};
use crate::{targets, text};
use kernel::{Menu, Msg, Refusal, Seat, Show, Tone, msg};

pub fn tell_mood(state: &State, at: Space, cx: &mut Cx) {
    if let Some(city) = state.city(at) {
        cx.tell(|| Event::Mood { at, mood: city.mood });
    }
}

/// R7.4.2: the mood falls last; before that comes the Great Lighthouse.
pub fn activate(state: &mut State, at: Space) {
    let city = state.city_mut(at);
    city.activations += 1;
    let (again, owner) = (city.activations > 1, city.owner);
    let lighthouse = city.wonder == Some(Wonder::GreatLighthouse);
    if again {
        state.frames.push(Frame::Sulk { at });
    }
    if lighthouse {
        state.frames.push(Frame::Lighthouse { seat: owner, at });
    }
}

pub fn sulk(state: &mut State, at: Space, cx: &mut Cx) {
    if state.city(at).is_some() {
        state.lower_mood(at);
        tell_mood(state, at, cx);
    }
}

/// Great Lighthouse: one Ship may move.
pub fn lighthouse(state: &mut State, seat: Seat) {
    moves::begin(state, seat, true);
}

// Founding.

pub fn offer_found(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    let sites = state.players[seat].settlers.iter().fold(0, |m, u| m | bit(u.at));
    for at in spaces(sites) {
        let target = targets::space(at);
        let refuse = |rule, key: &'static str| Refusal::new(target, rule, msg(key));
        if state.settlements_in_stock(seat) == 0 {
            menu.refuse(|| refuse("R8.2.2", "refuse-no-settlement"));
        } else if state.terrain(at) == Some(Terrain::Barren) {
            menu.refuse(|| refuse("R8.2.1", "refuse-found-barren"));
        } else if state.exhausted.contains(&at) {
            menu.refuse(|| refuse("R8.2.1", "refuse-found-exhausted"));
        } else if state.city(at).is_some() {
            menu.refuse(|| refuse("R8.2.1", "refuse-found-city"));
        } else {
            menu.choice(Action::Found(at), || {
                Show::at(target, msg("do-found").with("where", text::space(at)))
            });
        }
    }
}

pub fn found(state: &mut State, seat: Seat, at: Space, cx: &mut Cx) {
    state.turn.actions -= 1;
    let p = &mut state.players[seat];
    let settler = p.settlers.iter().position(|u| u.at == at).expect("a Settler here");
    p.settlers.remove(settler);
    establish(state, seat, at, cx);
}

/// A new city stands (R8.2.2).
pub fn establish(state: &mut State, seat: Seat, at: Space, cx: &mut Cx) {
    state.cities.push(City::founded(at, seat, Mood::Neutral));
    cx.tell(|| Event::Founded { who: seat, at });
    objectives::after_founding(state, seat, at);
}

// Enlarging.

impl State {
    pub fn building_bill(&self, seat: Seat, b: Building) -> Bill {
        let pious = b == Building::Temple
            && self.players[seat].has(Advance::StateReligion)
            && self.is_turn_of(seat)
            && !self.turn.used.has(Use::StateReligion);
        Bill::plain(Pile { food: !pious as u8, ore: 1, wood: 1, ..Pile::default() })
    }

    /// Sea spaces a Port of this city may face.
    pub fn quays(&self, at: Space) -> u128 {
        self.layout().near[at as usize] & self.sea()
    }

    /// R8.3.3, price and activation aside.
    pub fn why_not_enlarge(&self, seat: Seat, city: &City, b: Building) -> Option<(&'static str, Msg)> {
        if city.piece(b).is_some() {
            Some(("R7.1.3", msg("refuse-building-twice")))
        } else if !self.players[seat].has(b.unlocked_by()) {
            Some(("R7.2", msg("refuse-needs").with("what", text::advance(b.unlocked_by()))))
        } else {
            self.hindrance(seat, city, b).map(|(rule, key)| (rule, msg(key)))
        }
    }
    fn hindrance(&self, seat: Seat, city: &City, b: Building) -> Option<(&'static str, &'static str)> {
        if self.acting_mood(city) == Mood::Angry {
            Some(("R7.3.2", "refuse-angry"))
        } else if city.size() as usize >= self.city_count(seat) {
            Some(("R7.1.2", "refuse-too-large"))
        } else if self.in_stock(seat, b) == 0 {
            Some(("R2.3", "refuse-no-building"))
        } else if b == Building::Port && self.quays(city.at) == 0 {
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
}

pub fn offer_enlarge(state: &State, seat: Seat, city: &City, menu: &mut impl Menu<Action>) {
    if state.turn.actions == 0 {
        return;
    }
    for &b in Building::ALL {
        let target = targets::space(city.at);
        if city.piece(b).is_some() || !state.players[seat].has(b.unlocked_by()) {
            continue;
        }
        let bill = state.building_bill(seat, b);
        if !state.may_enlarge(seat, city, b) {
            menu.refuse(|| {
                let (rule, why) = state.why_not_enlarge(seat, city, b).expect("a reason");
                Refusal::new(target, rule, why)
            });
        } else if state.activates(seat, b) && !state.may_activate(city) {
            menu.refuse(|| Refusal::new(target, "R7.4.3", msg("refuse-angry-again")));
        } else if !state.can_pay(seat, bill) {
            menu.refuse(|| {
                Refusal::new(target, "R8.3.3", msg("refuse-cost").with("cost", text::pile(&bill.cost)))
            });
        } else {
            menu.choice(Action::Enlarge { at: city.at, building: b }, || {
                let label = msg("do-enlarge")
                    .with("what", text::building(b))
                    .with("where", text::space(city.at))
                    .with("cost", text::pile(&bill.cost));
                Show::at(target, label)
            });
        }
    }
}

pub fn enlarge(state: &mut State, seat: Seat, at: Space, b: Building, bill: Bill, activates: bool) {
    if activates && state.activates(seat, b) {
        activate(state, at);
    }
    if b == Building::Temple && bill.cost.food == 0 && !bill.cost.is_empty() {
        state.turn.used.insert(Use::StateReligion);
    }
    state.frames.push(Frame::Raise { seat, at, building: b });
    state.charge(seat, bill);
}

/// The building stands; what it gives comes next, first pushed last.
pub fn raise(state: &mut State, seat: Seat, at: Space, b: Building, cx: &mut Cx) {
    state.city_mut(at).set_piece(b, Some(seat));
    cx.tell(|| Event::Enlarged { who: seat, at, building: b });
    if state.players[seat].has(Advance::Sanitation) {
        state.frames.push(Frame::Sanitation { seat, at });
    }
    match b {
        Building::Academy => {
            state.gain(seat, Good::Idea, 2);
        }
        Building::Temple => {
            // R22.5.
            if state.players[seat].has(Advance::Dogma) {
                state.frames.push(Frame::Acquire {
                    seat,
                    from: From::Category(Category::Theocracy),
                    paid: false,
                });
            }
            state.frames.push(Frame::Token { seat });
        }
        Building::Port => state.frames.push(Frame::Facing { seat, at }),
        Building::Fortress => {}
    }
}

pub fn offer_facing(state: &State, at: Space, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-facing").with("where", text::space(at)));
    for s in spaces(state.quays(at)) {
        menu.choice(Action::At(s), || {
            Show::at(targets::space(s), msg("do-facing").with("where", text::space(s)))
        });
    }
}

/// Temple, Nationalism: 1 Mood or 1 Culture token (R7.2, R22.6).
pub fn offer_token(menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-token"));
    for good in [Good::Mood, Good::Culture] {
        menu.choice(Action::Token(good), || Show::button(msg("do-token").with("what", text::good(good, 1))));
    }
}

pub fn apply_token(state: &mut State, seat: Seat, good: Good, cx: &mut Cx) {
    state.frames.pop();
    let n = state.gain(seat, good, 1);
    if n > 0 {
        cx.tell(|| Event::Gained { who: seat, good, n });
    }
}

/// Sanitation: 1 Food for a Settler (R8.3.3).
pub fn offer_sanitation(state: &State, seat: Seat, at: Space, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-sanitation").with("where", text::space(at)));
    let room = state.city(at).is_some_and(|c| state.room_for(seat, UnitKind::Settler, c));
    if room && state.can_pay(seat, Bill::plain(Pile::food(1))) {
        menu.choice(Action::Yes, || Show::at(targets::space(at), msg("do-sanitation")));
    }
    menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
}

pub fn apply_sanitation(state: &mut State, seat: Seat, at: Space, yes: bool) {
    state.frames.pop();
    if yes {
        state.frames.push(Frame::Settled { seat, at });
        state.charge(seat, Bill::plain(Pile::food(1)));
    }
}

/// City Works, Great Prophet, Great Engineer: an extra building.
pub fn offer_works(state: &State, seat: Seat, works: Works, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-works"));
    for city in state.cities_of(seat) {
        for &b in Building::ALL {
            if may_work(state, seat, city, b, works) {
                menu.choice(Action::Enlarge { at: city.at, building: b }, || {
                    let label =
                        msg("do-works").with("what", text::building(b)).with("where", text::space(city.at));
                    Show::at(targets::space(city.at), label)
                });
            }
        }
    }
    if works != Works::Free {
        menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }
}

fn may_work(state: &State, seat: Seat, city: &City, b: Building, works: Works) -> bool {
    let fits = match works {
        Works::Free => state.may_activate(city) || !state.activates(seat, b),
        Works::Temple => b == Building::Temple,
        Works::Paid => true,
    };
    fits && state.may_enlarge(seat, city, b)
        && (works == Works::Free || state.can_pay(seat, state.building_bill(seat, b)))
}

pub fn can_work(state: &State, seat: Seat, works: Works) -> bool {
    state.cities_of(seat).any(|c| Building::ALL.iter().any(|&b| may_work(state, seat, c, b, works)))
}

pub fn apply_works(state: &mut State, seat: Seat, works: Works, action: Action) {
    state.frames.pop();
    if let Action::Enlarge { at, building } = action {
        let free = works == Works::Free;
        let bill = if free { Bill::exact(Pile::default()) } else { state.building_bill(seat, building) };
        enlarge(state, seat, at, building, bill, free);
    }
}
