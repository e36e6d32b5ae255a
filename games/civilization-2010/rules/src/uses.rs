//! R15.6: when a great person card can be used.

use crate::action::Action;
use crate::data::{Mode, Timing, Water, data};
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::learn;
use crate::names::*;
use crate::state::*;
use kernel::{Menu, Seat};

/// A face-down card its owner may use: he has a marker of its type on the map.
pub fn ready(s: &State, seat: Seat, person: Person) -> bool {
    s.player(seat).people.get().has(person) && s.has_person(seat, person.data().kind)
}

/// Whether a card that is used up would do something now.
pub fn useful(s: &State, seat: Seat, person: Person) -> bool {
    let player = s.player(seat);
    match person {
        Person::FridaKahlo => {
            let held = player.events.get().len();
            held > 0 || held < s.culture_hand(seat)
        }
        Person::JerryGarcia => crate::city::may_tour(s, seat),
        Person::Michelangelo => !player.michelangelo && !s.market.is_empty(),
        Person::AdaLovelace => player.city_count() > 0,
        Person::FrankLloydWright => s.buildings(seat) > 0,
        Person::OrvilleWright => crate::muster::can_draw(s, UnitType::Aircraft),
        Person::ThomasEdison => !learn::choices(s, seat, learn::of_others(s, seat)).is_empty(),
        Person::Hannibal | Person::GalileoGalilei => any_square(s, seat, person, None),
        Person::JacquesCousteau => crate::place::any_gift(s, seat, Gift::Harbor),
        Person::StFrancisOfAssisi => s.unbuilt_armies(seat) > 0,
        Person::AndrewCarnegie => s.coins(seat) >= 3 && player.track < data().k.track_end,
        Person::CaptainJamesCook => !player.cook,
        Person::MarcoPolo => player.trade < data().k.trade_dial,
        Person::ZhengHe => {
            s.squares().any(|sq| matches!(s.markers[sq], Marker::Hut | Marker::Village))
                || s.others(seat).any(|o| !s.player(o).held.is_empty())
        }
        Person::AlbertEinstein => player.trade > 0 || player.culture > 0,
        Person::SirIsaacNewton => (1..=4).any(|row| s.room_in_row(seat, row)),
        _ => false,
    }
}

/// Once-a-turn abilities of face-up cards at the Start of Turn.
pub fn daily(s: &State, seat: Seat, person: Person) -> bool {
    let player = s.player(seat);
    if player.used_people.has(person) || !s.person_works(seat, person) {
        return false;
    }
    match person {
        Person::LorenzoDeMedici => s.coins(seat) >= 3,
        Person::AlanTuring => s.unbuilt_armies(seat) >= 2,
        Person::JimHenson => player.puppets > 0,
        Person::MotherTeresa => player.coin_tokens() > 0 && player.track < data().k.track_end,
        _ => false,
    }
}

/// Cards of a timing, "any time" cards, and cards that can be turned up.
pub fn offer_uses(s: &State, seat: Seat, timing: Timing, m: &mut impl Menu<Action>) {
    let player = s.player(seat);
    if timing == Timing::Start {
        for person in player.up.iter() {
            if daily(s, seat, person) {
                put(m, s, seat, Action::Person(person));
            }
        }
    }
    for person in player.people.get().iter() {
        let d = person.data();
        if !s.has_person(seat, d.kind) {
            continue;
        }
        match d.mode {
            Mode::Continuous | Mode::Triggered => put(m, s, seat, Action::TurnUp(person)),
            Mode::Discard | Mode::Other => {
                let now = d.timing == timing || d.timing == Timing::AnyTime;
                if now && useful(s, seat, person) {
                    put(m, s, seat, Action::Person(person));
                }
            }
        }
    }
}

/// R20.7: "any time" cards where their owner is asked outside his parts, and what would spare him a discard.
pub fn offer_any_time(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    for person in s.player(seat).people.get().iter() {
        let d = person.data();
        let any_time = d.timing == Timing::AnyTime && d.mode == Mode::Discard;
        if any_time && s.has_person(seat, d.kind) && useful(s, seat, person) {
            put(m, s, seat, Action::Person(person));
        }
    }
    let discarding = matches!(s.frames.top(), Frame::DropEvents { .. });
    if discarding && ready(s, seat, Person::Valmiki) {
        put(m, s, seat, Action::TurnUp(Person::Valmiki));
    }
}

/// Squares a card may choose, the second after the first.
pub fn square_allowed(s: &State, seat: Seat, person: Person, from: Option<u16>, sq: u16) -> bool {
    let outer = |sq: u16| s.layout().map.outer[sq as usize];
    let room = |sq: u16, n: usize| s.figures_at(seat, sq).count() + n <= s.stacking_limit(seat);
    let water = |sq: u16| !s.is_water(sq) || s.water(seat) == Water::End;
    match (person, from) {
        (Person::Hannibal, None) => {
            s.here(seat, sq) && s.squares().any(|to| square_allowed(s, seat, person, Some(sq), to))
        }
        (Person::Hannibal, Some(from)) => sq != from && s.here(seat, sq) && room(sq, 1) && water(sq),
        (Person::GalileoGalilei, None) => outer(sq) && s.here(seat, sq),
        (Person::GalileoGalilei, Some(_)) => {
            outer(sq)
                && s.revealed(sq)
                && !s.anybody_at(sq)
                && s.centre_of(sq).is_none()
                && s.pieces[sq] == Piece::None
                && s.markers[sq] == Marker::None
                && water(sq)
        }
        _ => false,
    }
}

pub fn any_square(s: &State, seat: Seat, person: Person, from: Option<u16>) -> bool {
    s.squares().any(|sq| square_allowed(s, seat, person, from, sq))
}
