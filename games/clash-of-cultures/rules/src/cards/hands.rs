//! Drawing and discarding action and objective cards (R15, R16).

use crate::Game;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use kernel::{Cx, Seat};

/// R15.4: an empty deck is made anew from the discards.
pub fn draw_card(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    if state.cards.get().is_empty() {
        for card in state.discards.iter() {
            state.cards.get_mut().put(card.index());
        }
        state.discards = Set::empty();
    }
    if let Some(kind) = state.cards.get_mut().draw(cx) {
        let card = Card(kind as u8);
        state.players[seat].hand.get_mut().insert(card);
        cx.confide(seat, || Event::DrewCard { who: seat, card }, || Event::DrewSomeCard { who: seat });
    }
}

/// R16.6: from an empty deck nothing is drawn.
pub fn draw_goal(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    if let Some(kind) = state.goals.get_mut().draw(cx) {
        let card = Goal(kind as u8);
        state.players[seat].goals.get_mut().insert(card);
        cx.confide(seat, || Event::DrewGoal { who: seat, card }, || Event::DrewSomeGoal { who: seat });
    }
}

/// A card leaves a hand in sight of all.
pub fn forget_card(state: &mut State, card: Card) {
    for p in state.players.iter_mut() {
        p.hand.get_mut().remove(card);
        for known in &mut p.known.get_mut().cards {
            known.remove(card);
        }
    }
}

pub fn forget_goal(state: &mut State, card: Goal) {
    for p in state.players.iter_mut() {
        p.goals.get_mut().remove(card);
        for known in &mut p.known.get_mut().goals {
            known.remove(card);
        }
    }
}

/// Played or discarded face up.
pub fn discard_card(state: &mut State, card: Card) {
    forget_card(state, card);
    state.discards.insert(card);
}

pub fn discard_goal(state: &mut State, card: Goal) {
    forget_goal(state, card);
    state.goal_discards.insert(card);
}

/// `card` goes from `from` to `to`; only they see which. Whoever else knew cards of `from` no longer can be sure.
pub fn pass_card(state: &mut State, from: Seat, to: Seat, card: Card) {
    for (seat, p) in state.players.iter_mut().enumerate() {
        let known = p.known.get_mut();
        if Seat(seat as u8) == from || Seat(seat as u8) == to {
            known.cards[from.index()].remove(card);
        } else {
            known.cards[from.index()] = Set::empty();
        }
    }
    state.players[from].hand.get_mut().remove(card);
    state.players[to].hand.get_mut().insert(card);
    state.players[from].known.get_mut().cards[to.index()].insert(card);
}

pub fn pass_goal(state: &mut State, from: Seat, to: Seat, card: Goal) {
    for (seat, p) in state.players.iter_mut().enumerate() {
        let known = p.known.get_mut();
        if Seat(seat as u8) == from || Seat(seat as u8) == to {
            known.goals[from.index()].remove(card);
        } else {
            known.goals[from.index()] = Set::empty();
        }
    }
    state.players[from].goals.get_mut().remove(card);
    state.players[to].goals.get_mut().insert(card);
    state.players[from].known.get_mut().goals[to.index()].insert(card);
}
