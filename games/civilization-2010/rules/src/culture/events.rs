//! R14.2: drawing and discarding culture events.

use crate::Game;
use crate::data::data;
use crate::event::Event;
use crate::frames::KeepEvent;
use crate::ids::*;
use crate::state::*;
use kernel::{Bag, Chance, Cx, Seat};

/// How many of each there are, of one level.
pub fn of_level(bag: &Bag<{ CultureEvent::COUNT }>, level: u8) -> [u8; CultureEvent::COUNT] {
    let mut counts = [0; CultureEvent::COUNT];
    for (kind, n) in bag.kinds() {
        if data().events[kind].level == level {
            counts[kind] = n;
        }
    }
    counts
}

/// One card of a level; an empty deck is refilled from its discards (R14.2).
fn draw_one(state: &mut State, level: u8, cx: &mut Cx<Game>) -> Option<CultureEvent> {
    let mut counts = of_level(state.events.get(), level);
    if counts.iter().all(|&n| n == 0) {
        counts = of_level(&state.discards, level);
        if counts.iter().all(|&n| n == 0) {
            return None;
        }
        for (kind, n) in counts.iter().enumerate() {
            for _ in 0..*n {
                state.discards.take(kind);
                state.events.get_mut().put(kind);
            }
        }
    }
    let kind = cx.kind(&counts);
    state.events.get_mut().take(kind);
    Some(CultureEvent::at(kind))
}

/// Draws `n` events of a level, one at a time; with Mysticism two are drawn and one is kept.
pub fn draw_events(state: &mut State, seat: Seat, level: u8, n: u8, cx: &mut Cx<Game>) {
    for i in 0..n {
        let Some(first) = draw_one(state, level, cx) else { return };
        if state.player(seat).knows(Tech::Mysticism)
            && let Some(second) = draw_one(state, level, cx)
        {
            let drawn = state.me(seat).drawn.get_mut();
            drawn.clear();
            drawn.push(first as u8);
            drawn.push(second as u8);
            state.frames.push(KeepEvent { seat, level, more: n - i - 1 });
            return;
        }
        gain_event(state, seat, first, cx);
    }
}

pub fn gain_event(state: &mut State, seat: Seat, event: CultureEvent, cx: &mut Cx<Game>) {
    state.me(seat).events.get_mut().put(event.index());
    let level = event.data().level;
    cx.confide(seat, || Event::DrewEvent { who: seat, event }, || Event::DrewEventBack { who: seat, level });
}

/// R24.18: to the pile of its level.
pub fn discard_event(state: &mut State, seat: Seat, event: CultureEvent, cx: &mut Cx<Game>) {
    let had = state.me(seat).events.get_mut().take(event.index());
    debug_assert!(had);
    state.discards.put(event.index());
    cx.reveal();
}

/// Whether a deck and its discards hold a card. How many are where is public.
pub fn deck_has(state: &State, level: u8) -> bool {
    let in_bag =
        |bag: &Bag<{ CultureEvent::COUNT }>| bag.kinds().any(|(k, _)| data().events[k].level == level);
    in_bag(state.events.get()) || in_bag(&state.discards)
}
