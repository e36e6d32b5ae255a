//! Great persons (R14.8).

use crate::action::Action;
use crate::board::{Space, spaces};
use crate::cities;
use crate::cx::Cx;
use crate::data::Effect;
use crate::event::Event;
use crate::explore;
use crate::frame::{Frame, From, Via, Works};
use crate::goods::{Bill, Pile};
use crate::hands;
use crate::ids::*;
use crate::moves;
use crate::routes;
use crate::state::State;
use crate::{targets, text};
use kernel::{Menu, Seat, Show, Tone, msg};

/// The revealer pays 1 Culture token to keep the card, others 2.
pub fn offer_keep(state: &State, seat: Seat, card: EventCard, price: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-person").with("what", text::event(card)).num("n", price));
    if state.players[seat].stock.culture >= price {
        menu.choice(Action::Yes, || Show::at(targets::event(card), msg("do-keep-person").num("n", price)));
    }
    menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
}

pub fn apply_keep(state: &mut State, seat: Seat, card: EventCard, price: u8, yes: bool, cx: &mut Cx) {
    state.frames.pop();
    if yes {
        state.spend(seat, Pile { culture: price, ..Pile::default() }, cx);
        state.event_discards.remove(card);
        state.players[seat].persons.insert(card);
        cx.tell(|| Event::PersonKept { who: seat, card });
        // Nobody else is asked.
        while matches!(state.frames.top(), Frame::Person { card: other, .. } if *other == card) {
            state.frames.pop();
        }
    } else if price == 1 {
        for s in state.others(seat).rev().collect::<arrayvec::ArrayVec<_, 4>>() {
            state.frames.push(Frame::Person { seat: s, card, price: 2 });
        }
    }
}

pub fn offer_turn(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if state.turn.actions == 0 {
        return;
    }
    for card in state.players[seat].persons.iter() {
        menu.choice(Action::Person(card), || {
            Show::at(targets::event(card), msg("do-person").with("what", text::event(card)))
        });
    }
}

/// An action: the advance first, then the boon.
pub fn play(state: &mut State, seat: Seat, card: EventCard, cx: &mut Cx) {
    state.turn.actions -= 1;
    state.players[seat].persons.remove(card);
    state.event_discards.insert(card);
    cx.tell(|| Event::PersonPlayed { who: seat, card });
    let Effect::Person(category) = card.fact().effect else { unreachable!("only persons are kept") };
    state.frames.push(Frame::Boon { seat, title: card.fact().title });
    let from = category.map_or(From::Government, From::Category);
    state.frames.push(Frame::Acquire { seat, from, paid: false });
}

pub fn boon(state: &mut State, seat: Seat, title: EventTitle, cx: &mut Cx) {
    match title {
        EventTitle::GreatExplorer => state.frames.push(Frame::Survey { seat, explorer: true }),
        EventTitle::GreatArtist => state.frames.push(Frame::Happy { seat }),
        EventTitle::GreatProphet => state.frames.push(Frame::Works { seat, works: Works::Temple }),
        EventTitle::GreatPhilosopher => {
            state.gain(seat, Good::Idea, 2);
        }
        EventTitle::GreatScientist => {
            state.gain(seat, Good::Idea, 1);
            hands::draw_card(state, seat, cx);
        }
        EventTitle::ElderStatesman => {
            hands::draw_card(state, seat, cx);
            hands::draw_card(state, seat, cx);
        }
        EventTitle::GreatWarlord => {
            moves::begin(state, seat, false);
            state.turn.warlord = true;
        }
        EventTitle::GreatMerchant => routes::income(state, seat),
        EventTitle::GreatEngineer => state.frames.push(Frame::Works { seat, works: Works::Paid }),
        _ => unreachable!("not a great person"),
    }
}

/// Expedition and Great Explorer: a region next to one with a city of yours.
pub fn offer_survey(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-survey"));
    let frontier = state.frontier(seat);
    for slot in (0..state.layout().normal).filter(|s| frontier >> s & 1 == 1) {
        menu.choice(Action::Slot(slot), || {
            let entry = state.layout().slots[slot as usize][0];
            Show::at(targets::space(entry), msg("do-chart").with("where", text::space(entry)))
        });
    }
    menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
}

pub fn apply_survey(state: &mut State, seat: Seat, explorer: bool, action: Action, cx: &mut Cx) {
    state.frames.pop();
    if let Action::Slot(slot) = action {
        if explorer {
            state.frames.push(Frame::Homestead { seat, slot });
        }
        explore::reveal(state, seat, slot, Via::Card, crate::board::NOWHERE, cx);
    }
}

/// Great Explorer: a city in the new region for 2 Food, without a Settler.
pub fn offer_homestead(state: &State, seat: Seat, slot: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-homestead"));
    if state.settlements_in_stock(seat) > 0 && state.can_pay(seat, Bill::plain(Pile::food(2))) {
        for s in spaces(state.layout().slot_masks[slot as usize]) {
            if state.fit_for_city(s) && !state.foreign_units(s, seat) {
                menu.choice(Action::At(s), || {
                    Show::at(targets::space(s), msg("do-found").with("where", text::space(s)))
                });
            }
        }
    }
    menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
}

pub fn apply_homestead(state: &mut State, seat: Seat, action: Action) {
    state.frames.pop();
    if let Action::At(at) = action {
        state.frames.push(Frame::HomesteadPaid { seat, at });
        state.charge(seat, Bill::plain(Pile::food(2)));
    }
}

pub fn homestead(state: &mut State, seat: Seat, at: Space, cx: &mut Cx) {
    cities::establish(state, seat, at, cx);
}
