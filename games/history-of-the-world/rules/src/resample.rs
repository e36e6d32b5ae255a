//! Another position that an audience could not tell from this one.
//!
//! Hidden are hands, the cards that were never dealt, empire cards that were not turned up, and those nobody
//! holds. Pre-eminence markers have no value before the end, so there is nothing to draw for them.

use crate::data::Class;
use crate::frames::Pending;
use crate::ids::*;
use crate::setup;
use crate::state::{Hand, State};
use kernel::{Audience, Bag, Chance, Seat};

pub fn resample(state: &State, who: Audience, chance: &mut dyn Chance) -> State {
    let mut other = state.clone();
    hands(&mut other, who, chance);
    empires(&mut other, who, chance);
    other
}

/// Every pile without what lies open and what `who` holds; the others draw from it as many as they have.
fn hands(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    let mut piles = setup::piles(&state.options);
    let known = state.players.pairs().filter(|(seat, _)| who.is(*seat));
    let mut seen: Vec<usize> =
        known.flat_map(|(_, p)| p.hand.get().cards().iter().map(|c| c.index())).collect();
    for (kind, count) in state.played.kinds() {
        seen.extend(std::iter::repeat_n(kind, count as usize));
    }
    for kind in seen {
        let found = piles.iter_mut().any(|(pile, _)| pile.take(kind));
        debug_assert!(found, "a card that was seen is in a pile");
    }
    let dealt_minors = state.options.dealt_minors;
    let pile_of = |card: Card| match card.facts().class {
        Class::Lesser => piles_index(dealt_minors, 2),
        Class::Greater if dealt_minors && !card.is_minor() => 1,
        Class::Greater => 0,
    };
    for seat in Seat::all(state.seats()).filter(|&s| !who.is(s)) {
        let hand = state.players[seat].hand.get_mut();
        let draw = |&card: &Card| {
            let (pile, _) = &mut piles[pile_of(card)];
            Card::at(pile.draw(chance).expect("what was dealt is not all seen"))
        };
        let cards: Vec<Card> = hand.cards().iter().map(draw).collect();
        *hand = cards.into_iter().collect::<Hand>();
    }
}

fn piles_index(dealt_minors: bool, last: usize) -> usize {
    if dealt_minors { last } else { last - 1 }
}

/// Cards not yet called change places among the holders who did not show them and the deck.
fn empires(state: &mut State, who: Audience, chance: &mut dyn Chance) {
    if state.is_over() {
        return;
    }
    let epoch = state.epoch;
    let seen_by = |seen: kernel::SeatSet| matches!(who, Audience::Seat(s) if seen.contains(s));
    let mut unknown: Bag<7> = Bag::EMPTY;
    let deck = state.deck.get_mut();
    for place in state.called as usize..7 {
        if deck.take(place) {
            unknown.put(place);
        }
    }
    let place = |e: Empire| e.order() as usize - 1;
    let hidden: Vec<Seat> = state
        .players
        .pairs()
        .filter(|(_, p)| p.has_empire && p.empires[epoch as usize - 1].is_none() && !seen_by(p.empire_seen))
        .map(|(seat, _)| seat)
        .collect();
    for &seat in &hidden {
        unknown.put(place(state.players[seat].empire.get().expect("it has one")));
    }
    let drawn = match state.frames.top() {
        Pending::Draft(draft) if !who.is(draft.drawer) => Some(*draft.card.get()),
        _ => None,
    };
    if let Some(card) = drawn {
        unknown.put(place(card));
    }
    let mut next = || Empire::of(epoch, unknown.draw(chance).expect("as many as were put in") as u8 + 1);
    for seat in hidden {
        *state.players[seat].empire.get_mut() = Some(next());
    }
    if drawn.is_some() {
        let another = next();
        if let Pending::Draft(draft) = state.frames.top_mut() {
            *draft.card.get_mut() = another;
        }
    }
    state.deck.get_mut().absorb(&mut unknown);
}
