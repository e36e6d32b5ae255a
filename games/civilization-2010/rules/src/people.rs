//! R15: great people: gaining markers and cards; R17: hut and village markers; Khalid's window.

use crate::action::Action;
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::options::GreatPeople;
use crate::state::*;
use crate::uses;
use crate::{Context, cards};
use kernel::{Chance, Menu, Seat, SeatSet};

/// Types that still have a marker in the pool.
fn types_left(s: &State) -> Set<PersonType> {
    Set::where_(|t: PersonType| s.pool[t.index()] > 0)
}

/// Draws a card of an allowed type; others go face up to the bottom (R15.1, R15.8).
fn draw_card(s: &mut State, allowed: Set<PersonType>, cx: &mut Context) -> Option<Person> {
    let good = |p: Person| allowed.has(p.data().kind);
    let exists = s.people.get().or(s.people_up).iter().any(good);
    if !exists {
        return None;
    }
    loop {
        if s.people.get().is_empty() {
            *s.people.get_mut() = std::mem::take(&mut s.people_up);
        }
        let deck = *s.people.get();
        let mut counts = [0u8; Person::N];
        for p in deck.iter() {
            counts[p.index()] = 1;
        }
        let person = Person::of(cx.kind(&counts));
        s.people.get_mut().take(person);
        if good(person) {
            return Some(person);
        }
        s.people_up.put(person);
    }
}

/// One great person at a time (R15.1).
pub fn step_gain(s: &mut State, cx: &mut Context) {
    let Frame::GainPeople { seat, left } = *s.frames.top() else { unreachable!() };
    let types = types_left(s);
    if left == 0 || types.is_empty() {
        s.frames.pop();
        return;
    }
    s.frames.replace(Frame::GainPeople { seat, left: left - 1 });
    if s.options.great_people == GreatPeople::Markers {
        let kind = PersonType::of(cx.kind(&s.pool.clone()));
        take_marker(s, seat, kind, cx);
        return;
    }
    let Some(first) = draw_card(s, types, cx) else { return };
    if s.player(seat).civ == Civ::Greeks {
        let mut second_types = types;
        if s.options.greek_types {
            second_types.take(first.data().kind);
        }
        if let Some(second) = draw_card(s, second_types, cx) {
            let drawn = s.me(seat).drawn.get_mut();
            drawn.clear();
            drawn.push(first as u8);
            drawn.push(second as u8);
            s.push(Frame::KeepPerson { seat });
            return;
        }
    }
    keep_card(s, seat, first, cx);
}

fn keep_card(s: &mut State, seat: Seat, person: Person, cx: &mut Context) {
    s.me(seat).people.get_mut().put(person);
    let kind = person.data().kind;
    cx.tell_to(kernel::Ears::only(SeatSet::of(seat)), || LogEvent::DrewPerson { who: seat, person });
    take_marker(s, seat, kind, cx);
}

fn take_marker(s: &mut State, seat: Seat, kind: PersonType, cx: &mut Context) {
    s.pool[kind.index()] -= 1;
    s.me(seat).reserve[kind.index()] += 1;
    cx.tell(|| LogEvent::GainedPerson { who: seat, kind });
    s.push(Frame::Place { seat, kind });
}

pub fn offer_keep(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    for &card in s.player(seat).pick_cards() {
        put(m, s, seat, Action::Person(Person::of(card as usize)));
    }
}

pub fn apply_keep(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let Action::Person(person) = action else { unreachable!("{action:?}") };
    s.frames.pop();
    let drawn = std::mem::take(s.me(seat).drawn.get_mut());
    for card in drawn {
        if card != person as u8 {
            s.people_up.put(Person::of(card as usize));
        }
    }
    cx.reveal();
    keep_card(s, seat, person, cx);
}

/// R15.7: no more cards of a type than markers; the surplus goes at random.
pub fn check_cards(s: &mut State, cx: &mut Context) {
    if s.options.great_people == GreatPeople::Markers {
        return;
    }
    for seat in s.all() {
        for kind in PersonType::LIST {
            let of_type = data().of_type[kind.index()];
            loop {
                let player = s.player(seat);
                let mine = player.people.get().or(player.up).and(of_type);
                if mine.is_empty() || mine.len() <= s.person_markers(seat, kind) {
                    break;
                }
                let mut counts = [0u8; Person::N];
                for p in mine.iter() {
                    counts[p.index()] = 1;
                }
                let person = Person::of(cx.kind(&counts));
                let player = s.me(seat);
                player.people.get_mut().take(person);
                player.up.take(person);
                if person == Person::JimHenson {
                    // His counters lie on the card.
                    player.puppets = 0;
                }
                s.people_up.put(person);
                cx.tell(|| LogEvent::LostPerson { who: seat, person });
            }
        }
    }
}

/// Jim Henson counts wonders.
pub fn wonder_built(s: &mut State, seat: Seat) {
    if s.person_works(seat, Person::JimHenson) {
        s.me(seat).puppets += 1;
    }
}

/// Khalid: asked at the start of a phase if a face-down general could be he (R3.2).
fn might_be_khalid(s: &State, seat: Seat) -> bool {
    let player = s.player(seat);
    let open = s.players.iter().fold(s.people_up, |all, p| all.or(p.up));
    s.phase != Phase::Setup
        && player.people_backs(PersonType::General) > 0
        && !open.has(Person::KhalidIbnAlWalid)
        && s.first != seat
        && s.has_person(seat, PersonType::General)
}

pub fn step_phase_start(s: &mut State) -> bool {
    let Frame::PhaseStart { asked } = *s.frames.top() else { unreachable!() };
    let next = s.order().find(|&seat| !asked.contains(seat));
    match next {
        None => {
            s.frames.pop();
            true
        }
        Some(seat) if might_be_khalid(s, seat) => false,
        Some(seat) => {
            let mut asked = asked;
            asked.insert(seat);
            s.frames.replace(Frame::PhaseStart { asked });
            true
        }
    }
}

pub fn offer_phase_start(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    if uses::ready(s, seat, Person::KhalidIbnAlWalid) {
        put(m, s, seat, Action::Person(Person::KhalidIbnAlWalid));
    }
    put(m, s, seat, Action::Pass);
}

pub fn apply_phase_start(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let Frame::PhaseStart { asked } = *s.frames.top() else { unreachable!() };
    let mut asked = asked;
    asked.insert(seat);
    s.frames.replace(Frame::PhaseStart { asked });
    if let Action::Person(person) = action {
        cards::discard(s, seat, person, cx);
        s.first = seat;
        cx.tell(|| LogEvent::FirstPlayer { who: seat });
    }
}

/// What lies under a marker: already seen by somebody, or drawn now.
pub fn uncover(s: &mut State, square: u16, cx: &mut Context) -> (Content, SeatSet) {
    if let Some(i) = s.peeked.iter().position(|p| p.at == square) {
        let peek = s.peeked.remove(i);
        cx.reveal();
        return (*peek.content.get(), peek.seen);
    }
    (draw_content(s, square, cx), SeatSet::EMPTY)
}

pub fn draw_content(s: &mut State, square: u16, cx: &mut Context) -> Content {
    match s.markers[square] {
        Marker::Hut => Content::Hut(Hut::of(s.huts.get_mut().draw(cx).expect("a marker is from the bag"))),
        Marker::Village => {
            Content::Village(Village::of(s.villages.get_mut().draw(cx).expect("a marker is from the bag")))
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn spend_content(s: &mut State, content: Content) {
    match content {
        Content::Hut(h) => s.spent_huts.put(h.index()),
        Content::Village(v) => s.spent_villages.put(v.index()),
    }
}

/// A kept marker is shown and leaves the game.
pub fn spend_marker(s: &mut State, seat: Seat, content: Content, cx: &mut Context) {
    let i = s.player(seat).held.iter().position(|h| *h.content.get() == content).expect("a held marker");
    s.me(seat).held.remove(i);
    spend_content(s, content);
    cx.reveal();
}
