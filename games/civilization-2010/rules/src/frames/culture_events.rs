//! R14.2, R14.4: drawing, keeping and discarding culture events.

use super::*;
use crate::culture::events;
use crate::people::{cards, ready};

/// Mysticism: two were drawn, one is kept; so many `more` are to be drawn after that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct KeepEvent {
    pub seat: Seat,
    pub level: u8,
    pub more: u8,
}

impl Frame<Game> for KeepEvent {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-keep"));
        let cards = state.player(seat).pick_cards();
        for (i, &card) in cards.iter().enumerate() {
            if !cards[..i].contains(&card) {
                choose::event(menu, "do-keep", CultureEvent::at(card as usize));
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Action::Event(event) = action else { unreachable!("{action:?}") };
        state.frames.pop();
        let drawn = std::mem::take(state.me(seat).drawn.get_mut());
        let kept = drawn.iter().position(|&card| card == event as u8).expect("one of the two");
        let other = CultureEvent::at(drawn[1 - kept] as usize);
        state.discards.put(other.index());
        cx.reveal();
        cx.tell(|| Event::DiscardedEvent { who: seat, event: other });
        events::gain_event(state, seat, event, cx);
        events::draw_events(state, seat, self.level, self.more, cx);
    }
}

/// R14.4: Cristo Redentor draws from decks of one's choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DrawEvents {
    pub seat: Seat,
    pub left: u8,
}

impl Frame<Game> for DrawEvents {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-draw-events").num("n", self.left));
        for level in 1..=3 {
            if events::deck_has(state, level) {
                put(menu, state, seat, Action::Level(level));
            }
        }
        choose::done(menu, "do-done");
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Level(level) => {
                state.frames.replace(DrawEvents { left: self.left - 1, ..self });
                events::draw_events(state, seat, level, 1, cx);
            }
            _ => {
                state.frames.pop();
            }
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if self.left > 0 && (1..=3).any(|level| events::deck_has(state, level)) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}

/// R14.2: more events than the hand holds are discarded at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct DropEvents {
    pub seat: Seat,
}

impl Frame<Game> for DropEvents {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-drop-events").num("n", state.culture_hand(seat) as i64));
        for (kind, _) in state.player(seat).events.get().kinds() {
            put(menu, state, seat, Action::Discard(CultureEvent::at(kind)));
        }
        ready::offer_any_time(state, seat, menu);
        // R15.9
        if ready::ready(state, seat, Person::Valmiki) {
            put(menu, state, seat, Action::TurnUp(Person::Valmiki));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match action {
            Action::Discard(event) => {
                events::discard_event(state, seat, event, cx);
                cx.tell(|| Event::DiscardedEvent { who: seat, event });
            }
            _ => cards::begin(state, seat, action, cx),
        }
    }

    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        if state.player(self.seat).events.get().len() > state.culture_hand(self.seat) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
