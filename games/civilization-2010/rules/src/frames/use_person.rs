//! R15.6: a great person card that was used asks for more.

use super::*;
use crate::announcement::effects;
use crate::culture::{events, track};
use crate::people::ready::square_allowed;

/// What is still to be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Events to discard, before the hand is refilled.
    Kahlo,
    /// A city that acts once more.
    Lovelace,
    /// Figures go from one square to another, one by one.
    Hannibal { from: Option<u16>, to: Option<u16> },
    /// All figures of a square go to another on the rim.
    Galileo { from: Option<u16> },
    /// What is turned into the other, and how much.
    Einstein { into: Option<Exchange> },
    /// The row of the blank card.
    Newton,
    /// A coin token, and who gets it.
    Teresa { coin: Option<CoinPlace> },
}

/// What Einstein's owner gains for the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchange {
    Culture,
    Trade,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Use {
    pub seat: Seat,
    pub task: Task,
}

/// As it is written down: the first and the second thing said, as numbers.
#[derive(Serialize, Deserialize)]
struct Stored {
    seat: Seat,
    person: Person,
    a: Option<u16>,
    b: Option<u16>,
    n: u8,
}

impl From<Use> for Stored {
    fn from(used: Use) -> Stored {
        let (a, b) = match used.task {
            Task::Kahlo | Task::Lovelace | Task::Newton => (None, None),
            Task::Hannibal { from, to } => (from, to),
            Task::Galileo { from } => (from, None),
            Task::Einstein { into } => (into.map(|into| (into == Exchange::Trade) as u16), None),
            Task::Teresa { coin } => (coin.map(|place| place.index() as u16), None),
        };
        Stored { seat: used.seat, person: used.person(), a, b, n: 0 }
    }
}

impl TryFrom<Stored> for Use {
    type Error = String;
    fn try_from(stored: Stored) -> Result<Use, String> {
        let Stored { seat, person, a, b, .. } = stored;
        let blank = Use::of(seat, person).ok_or_else(|| format!("{} asks for nothing", person.name()))?;
        let task = match blank.task {
            Task::Hannibal { .. } => Task::Hannibal { from: a, to: b },
            Task::Galileo { .. } => Task::Galileo { from: a },
            Task::Einstein { .. } => {
                Task::Einstein { into: a.map(|a| if a == 0 { Exchange::Culture } else { Exchange::Trade }) }
            }
            Task::Teresa { .. } => Task::Teresa { coin: a.map(|a| CoinPlace::at(a as usize)) },
            other => other,
        };
        Ok(Use { seat, task })
    }
}

impl Use {
    /// What a card asks for first, if it asks for anything.
    pub fn of(seat: Seat, person: Person) -> Option<Use> {
        let task = match person {
            Person::FridaKahlo => Task::Kahlo,
            Person::AdaLovelace => Task::Lovelace,
            Person::Hannibal => Task::Hannibal { from: None, to: None },
            Person::GalileoGalilei => Task::Galileo { from: None },
            Person::AlbertEinstein => Task::Einstein { into: None },
            Person::SirIsaacNewton => Task::Newton,
            Person::MotherTeresa => Task::Teresa { coin: None },
            _ => return None,
        };
        Some(Use { seat, task })
    }

    pub fn person(&self) -> Person {
        match self.task {
            Task::Kahlo => Person::FridaKahlo,
            Task::Lovelace => Person::AdaLovelace,
            Task::Hannibal { .. } => Person::Hannibal,
            Task::Galileo { .. } => Person::GalileoGalilei,
            Task::Einstein { .. } => Person::AlbertEinstein,
            Task::Newton => Person::SirIsaacNewton,
            Task::Teresa { .. } => Person::MotherTeresa,
        }
    }

    /// What the card does, and what is to be chosen next.
    fn question(&self) -> kernel::Msg {
        let from = |key: &'static str, square: u16| msg(key).with("where", places::square(square));
        let next = match self.task {
            Task::Hannibal { from: None, .. } | Task::Galileo { from: None } => msg("prompt-use-group"),
            Task::Hannibal { from: Some(square), to: None } | Task::Galileo { from: Some(square) } => {
                from("prompt-use-group-to", square)
            }
            Task::Hannibal { to: Some(square), .. } => from("prompt-use-figure", square),
            Task::Teresa { coin: None } => msg("prompt-use-coin"),
            Task::Teresa { .. } => msg("prompt-use-player"),
            Task::Lovelace => msg("prompt-use-city"),
            Task::Einstein { into: Some(Exchange::Culture) } => msg("prompt-use-into-culture"),
            Task::Einstein { into: Some(Exchange::Trade) } => msg("prompt-use-into-trade"),
            Task::Kahlo | Task::Einstein { into: None } | Task::Newton => msg("prompt-use"),
        };
        next.term("what", self.person().key()).with("help", self.person().help())
    }

    fn next(self, state: &mut State, task: Task) {
        state.frames.replace(Use { task, ..self });
    }

    fn offer_squares(&self, state: &State, from: Option<u16>, menu: &mut impl Menu<Action>) {
        for square in state.squares() {
            if square_allowed(state, self.seat, self.person(), from, square) {
                put(menu, state, self.seat, Action::Square(square));
            }
        }
        if from.is_some() {
            choose::done(menu, "do-done");
        }
    }
}

/// The most that can be exchanged at once: the trade dial holds no more.
fn most(state: &State, seat: Seat, into: Exchange) -> u8 {
    let player = state.player(seat);
    match into {
        Exchange::Culture => player.trade,
        Exchange::Trade => player.culture.min(data().k.trade_dial as u16) as u8,
    }
}

impl Frame<Game> for Use {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| self.question());
        let player = state.player(seat);
        match self.task {
            Task::Kahlo => {
                for (kind, _) in player.events.get().kinds() {
                    put(menu, state, seat, Action::Discard(CultureEvent::at(kind)));
                }
                choose::done(menu, "do-done");
            }
            Task::Lovelace => choose::cities(menu, state, seat, |_| true),
            Task::Hannibal { from, to: None } | Task::Galileo { from } => {
                self.offer_squares(state, from, menu);
            }
            Task::Hannibal { from, .. } => {
                let from = from.expect("the first square");
                let mut kinds = [false; 2];
                for figure in state.figures_at(seat, from) {
                    let kind = &mut kinds[(figure as usize >= ARMIES) as usize];
                    if !std::mem::replace(kind, true) {
                        put(menu, state, seat, Action::Figure(figure));
                    }
                }
                choose::done(menu, "do-done");
            }
            Task::Einstein { into: None } => {
                let label = |key: &'static str, into| msg(key).num("n", most(state, seat, into));
                if player.trade > 0 {
                    menu.choice(Action::Yes, || {
                        Show::button(label("do-trade-to-culture", Exchange::Culture)).tone(Tone::Confirm)
                    });
                }
                if player.culture > 0 {
                    menu.choice(Action::No, || {
                        Show::button(label("do-culture-to-trade", Exchange::Trade)).tone(Tone::Idle)
                    });
                }
            }
            Task::Einstein { into: Some(into) } => {
                for n in 1..=most(state, seat, into) {
                    menu.choice(Action::Number(n), || {
                        let key = if into == Exchange::Culture { "do-into-culture" } else { "do-into-trade" };
                        // What the trade dial cannot hold is lost.
                        let room = data().k.trade_dial - player.trade;
                        let gain = if into == Exchange::Culture { n } else { n.min(room) };
                        Show::button(msg(key).num("n", n).num("gain", gain))
                    });
                }
            }
            Task::Newton => {
                for row in 1..=4 {
                    if state.room_in_row(seat, row) {
                        put(menu, state, seat, Action::Row(row));
                    }
                }
            }
            Task::Teresa { coin: None } => choose::coins(menu, state, seat),
            Task::Teresa { .. } => {
                for other in state.others(seat) {
                    put(menu, state, seat, Action::Seat(other));
                }
            }
        }
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        match (self.task, action) {
            (Task::Kahlo, Action::Discard(event)) => {
                events::discard_event(state, seat, event, cx);
                cx.tell(|| Event::DiscardedEvent { who: seat, event });
            }
            (Task::Kahlo, _) => {
                state.frames.pop();
                let held = state.player(seat).events.get().len();
                let missing = state.culture_hand(seat).saturating_sub(held);
                // R14.4
                let level = track::track_level(state, seat);
                events::draw_events(state, seat, level, missing as u8, cx);
            }
            (Task::Lovelace, Action::City(city)) => {
                state.frames.replace(CityAction { seat, city, caravan: false, sure: true });
            }
            (Task::Hannibal { from: None, .. }, Action::Square(from)) => {
                self.next(state, Task::Hannibal { from: Some(from), to: None });
            }
            (Task::Hannibal { from, .. }, Action::Square(to)) => {
                self.next(state, Task::Hannibal { from, to: Some(to) });
            }
            (Task::Hannibal { to, .. }, Action::Figure(figure)) => state.put_figure(seat, figure, to),
            (Task::Galileo { from: None }, Action::Square(from)) => {
                self.next(state, Task::Galileo { from: Some(from) });
            }
            (Task::Galileo { from: Some(from) }, Action::Square(to)) => {
                state.frames.pop();
                effects::relocate(state, seat, from, to, true);
            }
            (Task::Hannibal { .. } | Task::Galileo { .. }, _) => {
                state.frames.pop();
            }
            (Task::Einstein { into: Some(into) }, Action::Number(n)) => {
                state.frames.pop();
                let player = state.me(seat);
                match into {
                    Exchange::Culture => {
                        player.trade -= n;
                        player.culture += n as u16;
                    }
                    Exchange::Trade => {
                        player.culture -= n as u16;
                        player.gain_trade(n as u32);
                    }
                }
            }
            (Task::Einstein { .. }, answer) => {
                let into = if answer == Action::No { Exchange::Trade } else { Exchange::Culture };
                self.next(state, Task::Einstein { into: Some(into) });
            }
            (Task::Newton, Action::Row(row)) => {
                state.frames.pop();
                state.me(seat).blanks[row as usize - 1] += 1;
            }
            (Task::Teresa { .. }, Action::Coin(place)) => {
                self.next(state, Task::Teresa { coin: Some(place) });
            }
            (Task::Teresa { coin: Some(coin) }, Action::Seat(to)) => {
                state.frames.pop();
                state.me(seat).coins[coin] -= 1;
                state.me(to).coins[CoinPlace::Sheet] += 1;
                cx.tell(|| Event::GaveCoin { who: seat, to });
                track::free_advances(state, seat, 1);
            }
            other => unreachable!("{other:?}"),
        }
    }

    /// Hannibal stops when the stack is full or the first square is empty. A first square there always is: the card is only
    /// offered if it is useful.
    fn advance(self, state: &mut State, _: &mut Cx<Game>) -> Flow {
        let Task::Hannibal { from: Some(from), to: Some(to) } = self.task else { return Flow::Ask };
        let full = state.figures_at(self.seat, to).count() >= state.stacking_limit(self.seat);
        if !full && state.here(self.seat, from) {
            return Flow::Ask;
        }
        state.frames.pop();
        Flow::Go
    }
}
