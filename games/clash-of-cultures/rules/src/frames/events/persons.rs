//! Great persons (R14.8).

use super::*;
use crate::data::Effect;

/// The revealer pays 1 Culture token to keep the card, others 2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Person {
    pub seat: Seat,
    pub card: EventCard,
    pub price: u8,
}

impl Frame<Game> for Person {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        let Person { card, price, .. } = *self;
        menu.prompt(|| msg("prompt-person").with("what", card.title().term()).num("n", price));
        if state.players[seat].stock.culture >= price {
            menu.choice(Action::Yes, || {
                Show::at(targets::event(card), msg("do-keep-person").num("n", price))
            });
        }
        menu.choice(Action::No, || Show::button(msg("do-decline")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        let Person { card, price, .. } = self;
        state.frames.pop();
        if action == Action::Yes {
            state.spend(seat, Pile { culture: price, ..Pile::default() }, cx);
            state.event_discards.remove(card);
            state.players[seat].persons.insert(card);
            cx.tell(|| Event::PersonKept { who: seat, card });
            // Nobody else is asked.
            while matches!(state.frames.top(), Pending::Person(other) if other.card == card) {
                state.frames.pop();
            }
        } else if price == 1 {
            for seat in state.others(seat).rev().collect::<ArrayVec<_, 4>>() {
                state.frames.push(Person { seat, card, price: 2 });
            }
        }
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        obvious(self, state, cx)
    }
}

/// The keeper plays it as an action.
pub fn offer_persons(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if state.turn.actions == 0 {
        return;
    }
    for card in state.players[seat].persons {
        menu.choice(Action::Person(card), || {
            // What else a person brings comes all the same.
            let none = state.choices(seat, brings(card), false).is_empty();
            let key = if none { "do-person-no-advance" } else { "do-person" };
            Show::at(targets::event(card), msg(key).with("what", card.title().term()))
        });
    }
}

/// Of which category the advance is.
fn brings(card: EventCard) -> Source {
    let Effect::Person(category) = card.fact().effect else { unreachable!("only persons are kept") };
    category.map_or(Source::Government, Source::Category)
}

/// The advance first, then the boon.
pub fn play_person(state: &mut State, seat: Seat, card: EventCard, cx: &mut Cx<Game>) {
    state.turn.actions -= 1;
    state.players[seat].persons.remove(card);
    state.event_discards.insert(card);
    cx.tell(|| Event::PersonPlayed { who: seat, card });
    state.frames.push(Boon { seat, title: card.title() });
    state.frames.push(Acquire { seat, from: brings(card), paid: false });
}

/// What a great person brings besides the advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Boon {
    pub seat: Seat,
    pub title: EventTitle,
}

impl Frame<Game> for Boon {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let seat = self.seat;
        state.frames.pop();
        match self.title {
            EventTitle::GreatExplorer => state.frames.push(Survey { seat, explorer: true }),
            EventTitle::GreatArtist => state.frames.push(Happy { seat }),
            EventTitle::GreatProphet => state.frames.push(Work { seat, works: Works::Temple }),
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
                movement::begin(state, seat, false);
                state.turn.warlord = true;
            }
            EventTitle::GreatMerchant => routes::income(state, seat),
            EventTitle::GreatEngineer => state.frames.push(Work { seat, works: Works::Paid }),
            _ => unreachable!("not a great person"),
        }
        Flow::Go
    }
}
