//! R14: the culture track and culture events; R2.4: the wonder deck.

use crate::action::Action;
use crate::data::data;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::state::*;
use crate::{Context, cards, uses};
use kernel::{Bag, Chance, Menu, Seat};

/// Whether an advance can be paid now; `leap` passes over others' markers.
pub fn can_advance(s: &State, seat: Seat, leap: bool) -> bool {
    let player = s.player(seat);
    if player.track >= data().k.track_end {
        return false;
    }
    let (culture, trade) = s.track_cost(seat, s.next_space(seat, leap));
    player.culture >= culture as u16 && player.trade >= trade
}

/// Whether Shakespeare makes a difference here.
pub fn can_leap(s: &State, seat: Seat) -> bool {
    s.player(seat).track < data().k.track_end
        && s.person_works(seat, Person::WilliamShakespeare)
        && s.next_space(seat, true) != s.next_space(seat, false)
        && can_advance(s, seat, true)
}

pub fn pay_advance(s: &mut State, seat: Seat, leap: bool, cx: &mut Context) {
    let space = s.next_space(seat, leap);
    let (culture, trade) = s.track_cost(seat, space);
    let player = s.me(seat);
    player.culture -= culture as u16;
    player.trade -= trade;
    reach(s, seat, space, cx);
}

pub fn free_advances(s: &mut State, seat: Seat, left: u8) {
    s.push(Frame::Advances { seat, left });
}

/// R22.5.
pub fn roman_advance(s: &mut State, seat: Seat) {
    if s.player(seat).civ == Civ::Romans {
        free_advances(s, seat, 1);
    }
}

pub fn step_advances(s: &mut State, cx: &mut Context) {
    let Frame::Advances { seat, left } = *s.frames.top() else { unreachable!() };
    if left == 0 || s.player(seat).track >= data().k.track_end {
        s.frames.pop();
        return;
    }
    s.frames.replace(Frame::Advances { seat, left: left - 1 });
    let space = s.player(seat).track + 1;
    reach(s, seat, space, cx);
}

/// Moves the marker and gives the reward.
fn reach(s: &mut State, seat: Seat, space: u8, cx: &mut Context) {
    s.me(seat).track = space;
    cx.tell(|| LogEvent::Advanced { who: seat, space });
    let entry = &data().track[space as usize - 1];
    if space == data().k.track_end {
        return;
    }
    match entry.great_person {
        true => s.push(Frame::GainPeople { seat, left: 1 }),
        false => draw_events(s, seat, entry.level, 1, cx),
    }
}

/// The level of the space a marker stands on; space 0 is level I.
pub fn track_level(s: &State, seat: Seat) -> u8 {
    match s.player(seat).track {
        0 => 1,
        space => data().track[space as usize - 1].level,
    }
}

/// One card of a level; an empty deck is refilled from its discards (R14.2).
fn draw_one(s: &mut State, level: u8, cx: &mut Context) -> Option<Event> {
    let of_level = |bag: &Bag<{ Event::N }>| {
        let mut counts = [0u8; Event::N];
        for (kind, n) in bag.kinds() {
            if data().events[kind].level == level {
                counts[kind] = n;
            }
        }
        counts
    };
    let mut counts = of_level(s.events.get());
    if counts.iter().all(|&n| n == 0) {
        counts = of_level(&s.discards);
        if counts.iter().all(|&n| n == 0) {
            return None;
        }
        for (kind, n) in counts.iter().enumerate() {
            for _ in 0..*n {
                s.discards.take(kind);
                s.events.get_mut().put(kind);
            }
        }
    }
    let kind = cx.kind(&counts);
    s.events.get_mut().take(kind);
    Some(Event::of(kind))
}

/// Draws `n` events of a level, one at a time; with Mysticism two are drawn and one is kept.
pub fn draw_events(s: &mut State, seat: Seat, level: u8, n: u8, cx: &mut Context) {
    for i in 0..n {
        let Some(first) = draw_one(s, level, cx) else { return };
        if s.player(seat).knows(Tech::Mysticism)
            && let Some(second) = draw_one(s, level, cx)
        {
            let drawn = s.me(seat).drawn.get_mut();
            drawn.clear();
            drawn.push(first as u8);
            drawn.push(second as u8);
            s.push(Frame::KeepEvent { seat, level, more: n - i - 1 });
            return;
        }
        gain_event(s, seat, first, cx);
    }
}

pub fn gain_event(s: &mut State, seat: Seat, event: Event, cx: &mut Context) {
    s.me(seat).events.get_mut().put(event.index());
    let level = event.data().level;
    cx.confide(
        seat,
        || LogEvent::DrewEvent { who: seat, event },
        || LogEvent::DrewEventBack { who: seat, level },
    );
}

pub fn discard_event(s: &mut State, seat: Seat, event: Event, cx: &mut Context) {
    let had = s.me(seat).events.get_mut().take(event.index());
    debug_assert!(had);
    s.discards.put(event.index());
    cx.reveal();
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::KeepEvent { .. } => {
            let cards = s.player(seat).pick_cards();
            for (i, &card) in cards.iter().enumerate() {
                if !cards[..i].contains(&card) {
                    put(m, s, seat, Action::Event(Event::of(card as usize)));
                }
            }
        }
        Frame::DrawEvents { .. } => {
            for level in 1..=3 {
                if deck_has(s, level) {
                    put(m, s, seat, Action::Level(level));
                }
            }
            put(m, s, seat, Action::Done);
        }
        Frame::DropEvents { .. } => {
            for (kind, _) in s.player(seat).events.get().kinds() {
                put(m, s, seat, Action::Discard(Event::of(kind)));
            }
            uses::offer_any_time(s, seat, m);
        }
        _ => unreachable!(),
    }
}

/// Whether a deck and its discards hold a card. How many are where is public.
pub fn deck_has(s: &State, level: u8) -> bool {
    let in_bag = |bag: &Bag<{ Event::N }>| bag.kinds().any(|(k, _)| data().events[k].level == level);
    in_bag(s.events.get()) || in_bag(&s.discards)
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match (*s.frames.top(), action) {
        (Frame::KeepEvent { level, more, .. }, Action::Event(event)) => {
            s.frames.pop();
            let drawn = std::mem::take(s.me(seat).drawn.get_mut());
            let kept = drawn.iter().position(|&c| c == event as u8).expect("one of the two");
            let other = Event::of(drawn[1 - kept] as usize);
            s.discards.put(other.index());
            cx.reveal();
            cx.tell(|| LogEvent::DiscardedEvent { who: seat, event: other });
            gain_event(s, seat, event, cx);
            draw_events(s, seat, level, more, cx);
        }
        (Frame::DrawEvents { .. }, Action::Done) => {
            s.frames.pop();
        }
        (Frame::DrawEvents { left, .. }, Action::Level(level)) => {
            s.frames.replace(Frame::DrawEvents { seat, left: left - 1 });
            draw_events(s, seat, level, 1, cx);
        }
        (Frame::DropEvents { .. }, Action::Discard(event)) => {
            discard_event(s, seat, event, cx);
            cx.tell(|| LogEvent::DiscardedEvent { who: seat, event });
        }
        (Frame::DropEvents { .. }, Action::Person(_) | Action::TurnUp(_)) => {
            cards::begin(s, seat, action, cx);
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn step(s: &mut State) -> bool {
    let over = match *s.frames.top() {
        Frame::DrawEvents { left, .. } => left == 0 || !(1..=3).any(|level| deck_has(s, level)),
        Frame::DropEvents { seat } => s.player(seat).events.get().len() <= s.culture_hand(seat),
        _ => false,
    };
    if over {
        s.frames.pop();
    }
    over
}

/// The next wonder of the deck: ancient, then medieval, then modern (R2.4).
pub fn draw_wonder(s: &mut State, cx: &mut Context) -> Option<Wonder> {
    let age = s.wonder_deck.iter().position(|&n| n > 0)?;
    let left: Set<Wonder> = s.unseen.iter().filter(|w| w.data().age as usize == age).collect();
    let mut counts = [0u8; Wonder::N];
    for wonder in left.iter() {
        counts[wonder.index()] = 1;
    }
    let wonder = Wonder::of(cx.kind(&counts));
    s.wonder_deck[age] -= 1;
    s.unseen.take(wonder);
    Some(wonder)
}

pub fn refill_market(s: &mut State, cx: &mut Context) {
    while s.market.len() < 4 {
        let Some(wonder) = draw_wonder(s, cx) else { return };
        s.market.push(wonder);
        cx.tell(|| LogEvent::WonderTurned { wonder });
    }
}
