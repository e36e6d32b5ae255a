//! R15.6, R15.9, R20.7: when a great person card can be used.

use crate::action::Action;
use crate::battle::hands;
use crate::choose::put;
use crate::city;
use crate::data::{Mode, Timing, Water, data};
use crate::frames::{Gift, any_gift};
use crate::ids::*;
use crate::research::learning;
use crate::state::*;
use kernel::{Menu, Seat};

/// A face-down card its owner may use: there is a marker of its type on the map.
pub fn ready(state: &State, seat: Seat, person: Person) -> bool {
    state.player(seat).people.get().has(person) && state.has_person(seat, person.data().kind)
}

/// Whether somebody's face-down card could be this one, as far as everybody can tell: being asked about it proves nothing.
pub fn might_be(state: &State, seat: Seat, person: Person) -> bool {
    let kind = person.data().kind;
    let open = state.players.iter().fold(state.people_up, |all, player| all | player.up);
    state.player(seat).people_backs(kind) > 0 && !open.has(person) && state.has_person(seat, kind)
}

/// Whether a card that is used up would do something now.
pub fn useful(state: &State, seat: Seat, person: Person) -> bool {
    let player = state.player(seat);
    match person {
        Person::FridaKahlo => {
            let held = player.events.get().len();
            held > 0 || held < state.culture_hand(seat)
        }
        Person::JerryGarcia => city::may_tour(state, seat),
        Person::Michelangelo => !player.michelangelo && !state.market.is_empty(),
        Person::AdaLovelace => player.city_count() > 0,
        Person::FrankLloydWright => state.buildings(seat) > 0,
        Person::OrvilleWright => hands::can_draw(state, UnitType::Aircraft),
        Person::ThomasEdison => !learning::choices(state, seat, learning::of_others(state, seat)).is_empty(),
        Person::Hannibal | Person::GalileoGalilei => any_square(state, seat, person, None),
        Person::JacquesCousteau => any_gift(state, seat, Gift::Harbor),
        Person::StFrancisOfAssisi => state.unbuilt_armies(seat) > 0,
        Person::AndrewCarnegie => state.coins(seat) >= 3 && player.track < data().k.track_end,
        Person::CaptainJamesCook => !player.cook,
        Person::MarcoPolo => player.trade < data().k.trade_dial,
        Person::ZhengHe => {
            state.squares().any(|sq| matches!(state.markers[sq], Marker::Hut | Marker::Village))
                || state.others(seat).any(|o| !state.player(o).held.is_empty())
        }
        Person::AlbertEinstein => player.trade > 0 || player.culture > 0,
        Person::SirIsaacNewton => (1..=4).any(|row| state.room_in_row(seat, row)),
        _ => false,
    }
}

/// Once-a-turn abilities of face-up cards at the Start of Turn.
pub fn daily(state: &State, seat: Seat, person: Person) -> bool {
    let player = state.player(seat);
    if player.used_people.has(person) || !state.person_works(seat, person) {
        return false;
    }
    match person {
        Person::LorenzoDeMedici => state.coins(seat) >= 3,
        Person::AlanTuring => state.unbuilt_armies(seat) >= 2,
        Person::JimHenson => player.puppets > 0,
        Person::MotherTeresa => player.coin_tokens() > 0 && player.track < data().k.track_end,
        _ => false,
    }
}

/// Cards of a timing, "any time" cards, and cards that can be turned up.
pub fn offer_uses(state: &State, seat: Seat, timing: Timing, menu: &mut impl Menu<Action>) {
    let player = state.player(seat);
    if timing == Timing::Start {
        for person in player.up.iter() {
            if daily(state, seat, person) {
                put(menu, state, seat, Action::Person(person));
            }
        }
    }
    for person in player.people.get().iter() {
        let d = person.data();
        if !state.has_person(seat, d.kind) {
            continue;
        }
        match d.mode {
            Mode::Continuous | Mode::Triggered => put(menu, state, seat, Action::TurnUp(person)),
            Mode::Discard | Mode::Other => {
                let now = d.timing == timing || d.timing == Timing::AnyTime;
                if now && useful(state, seat, person) {
                    put(menu, state, seat, Action::Person(person));
                }
            }
        }
    }
}

/// R20.7: a card that is used up at any time, if it would do something then.
pub fn any_time(state: &State, seat: Seat, person: Person) -> bool {
    let d = person.data();
    d.timing == Timing::AnyTime && d.mode == Mode::Discard && state.has_person(seat, d.kind)
}

/// R20.7: "any time" cards where their owner is asked outside their own parts.
pub fn offer_any_time(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    for person in state.player(seat).people.get().iter() {
        if any_time(state, seat, person) && useful(state, seat, person) {
            put(menu, state, seat, Action::Person(person));
        }
    }
}

/// Squares a card may choose, the second after the first.
pub fn square_allowed(state: &State, seat: Seat, person: Person, from: Option<u16>, sq: u16) -> bool {
    let outer = |sq: u16| state.layout().map.outer[sq as usize];
    let room = |sq: u16, n: usize| state.figures_at(seat, sq).count() + n <= state.stacking_limit(seat);
    let water = |sq: u16| !state.is_water(sq) || state.water(seat) == Water::End;
    match (person, from) {
        (Person::Hannibal, None) => {
            state.here(seat, sq)
                && state.squares().any(|to| square_allowed(state, seat, person, Some(sq), to))
        }
        (Person::Hannibal, Some(from)) => sq != from && state.here(seat, sq) && room(sq, 1) && water(sq),
        (Person::GalileoGalilei, None) => outer(sq) && state.here(seat, sq),
        (Person::GalileoGalilei, Some(_)) => {
            outer(sq)
                && state.revealed(sq)
                && !state.anybody_at(sq)
                && state.centre_of(sq).is_none()
                && state.pieces[sq] == Piece::None
                && state.markers[sq] == Marker::None
                && water(sq)
        }
        _ => false,
    }
}

pub fn any_square(state: &State, seat: Seat, person: Person, from: Option<u16>) -> bool {
    state.squares().any(|sq| square_allowed(state, seat, person, from, sq))
}
