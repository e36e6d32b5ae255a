//! R15: great people: gaining markers and cards.

pub mod cards;
pub mod ready;

use crate::Game;
use crate::data::data;
use crate::event::Event;
use crate::frames::Place;
use crate::ids::*;
use crate::options::GreatPeople;
use crate::state::*;
use kernel::{Chance, Cx, Seat, SeatSet};

/// Types that still have a marker in the pool.
pub fn types_left(state: &State) -> Set<PersonType> {
    Set::of_all(|t: PersonType| state.pool[t] > 0)
}

/// Draws a card of an allowed type; others go face up to the bottom (R15.1, R15.8).
pub fn draw_card(state: &mut State, allowed: Set<PersonType>, cx: &mut Cx<Game>) -> Option<Person> {
    let good = |p: Person| allowed.has(p.data().kind);
    let exists = (*state.people.get() | state.people_up).iter().any(good);
    if !exists {
        return None;
    }
    loop {
        if state.people.get().is_empty() {
            *state.people.get_mut() = std::mem::take(&mut state.people_up);
        }
        let deck = *state.people.get();
        let mut counts = [0u8; Person::COUNT];
        for p in deck.iter() {
            counts[p.index()] = 1;
        }
        let person = Person::at(cx.kind(&counts));
        state.people.get_mut().remove(person);
        if good(person) {
            return Some(person);
        }
        state.people_up.insert(person);
    }
}

pub fn keep_card(state: &mut State, seat: Seat, person: Person, cx: &mut Cx<Game>) {
    state.me(seat).people.get_mut().insert(person);
    let kind = person.data().kind;
    cx.tell_to(kernel::Ears::only(SeatSet::of(seat)), || Event::DrewPerson { who: seat, person });
    take_marker(state, seat, kind, cx);
}

pub fn take_marker(state: &mut State, seat: Seat, kind: PersonType, cx: &mut Cx<Game>) {
    state.pool[kind] -= 1;
    state.me(seat).reserve[kind] += 1;
    cx.tell(|| Event::GainedPerson { who: seat, kind });
    state.frames.push(Place { seat, kind });
}

/// R15.7: no more cards of a type than markers; the surplus goes at random.
pub fn check_cards(state: &mut State, cx: &mut Cx<Game>) {
    if state.options.great_people == GreatPeople::Markers {
        return;
    }
    for seat in state.all() {
        for kind in PersonType::ALL {
            let of_type = data().of_type[kind];
            loop {
                let player = state.player(seat);
                let mine = (*player.people.get() | player.up) & of_type;
                if mine.is_empty() || mine.len() <= state.person_markers(seat, kind) {
                    break;
                }
                let mut counts = [0u8; Person::COUNT];
                for p in mine.iter() {
                    counts[p.index()] = 1;
                }
                let person = Person::at(cx.kind(&counts));
                let player = state.me(seat);
                player.people.get_mut().remove(person);
                player.up.remove(person);
                if person == Person::JimHenson {
                    // His counters lie on the card.
                    player.puppets = 0;
                }
                state.people_up.insert(person);
                cx.tell(|| Event::LostPerson { who: seat, person });
            }
        }
    }
}

/// Jim Henson counts wonders.
pub fn wonder_built(state: &mut State, seat: Seat) {
    if state.person_works(seat, Person::JimHenson) {
        state.me(seat).puppets += 1;
    }
}
