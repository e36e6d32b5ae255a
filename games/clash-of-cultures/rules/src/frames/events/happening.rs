//! Event cards (R14): reveal, icon, text.

use super::*;
use crate::data::{Effect, Whom};

/// A level has reached 3, 5 or 7 (R6.6, R14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    pub seat: Seat,
}

impl Frame<Game> for Reveal {
    /// R21.1, R21.2; R21.6: whatever the length of the game.
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        let seat = self.seat;
        state.frames.pop();
        match state.options.events {
            Events::Full => draw(state, seat, true, cx),
            Events::Icons => draw(state, seat, false, cx),
            Events::Optional => state.frames.push(Risk { seat }),
        }
        Flow::Go
    }
}

/// R21.2: whether the text of the card shall count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Risk {
    pub seat: Seat,
}

impl Frame<Game> for Risk {
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::of(self.seat)
    }

    fn offer(&self, _: &State, _: Seat, menu: &mut impl Menu<Action>) {
        menu.prompt(|| msg("prompt-risk"));
        menu.choice(Action::Yes, || Show::button(msg("do-risk")));
        menu.choice(Action::No, || Show::button(msg("do-risk-not")).tone(Tone::Idle));
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.frames.pop();
        draw(state, seat, action == Action::Yes, cx);
    }
}

fn draw(state: &mut State, seat: Seat, whole: bool, cx: &mut Cx<Game>) {
    // R14.7.
    if state.events.is_empty() {
        state.events = State::bag_of(std::mem::take(&mut state.event_discards));
    }
    let Some(kind) = state.events.draw(cx) else { return };
    let card = EventCard(kind as u8);
    state.event_discards.insert(card);
    state.turn.happening = Some((card, whole, seat));
    cx.tell(|| Event::EventRevealed { who: seat, card, whole });
    // Pushed last is done first: the icon before the text (R14.1, D16).
    if whole {
        state.frames.push(Text { seat, card });
    }
    // R13.1, R14.4.
    match card.fact().icon {
        None => {}
        Some(Icon::GoldMine) => {
            state.gain(seat, Good::Gold, 2);
        }
        Some(Icon::Exhausted) => state.frames.push(Exhaust { seat }),
        Some(Icon::Arrival) => {
            state.frames.push(Reinforce { seat });
            state.frames.push(Arrival { seat });
        }
        Some(Icon::Attack) => state.frames.push(Attack { seat }),
    }
}

/// The text of an event, once its icon is done. R14.2: what concerns all goes from the first player on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Text {
    pub seat: Seat,
    pub card: EventCard,
}

impl Frame<Game> for Text {
    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.frames.pop();
        self.work(state, cx);
        Flow::Go
    }
}

/// Plague and Epidemic strike harder who travels.
fn travelled(state: &State, seat: Seat) -> u8 {
    let p = &state.players[seat];
    1 + [Advance::Roads, Advance::Navigation, Advance::TradeRoutes].iter().any(|&a| p.has(a)) as u8
}

impl Text {
    /// R14.2 to R14.6.
    fn work(self, state: &mut State, cx: &mut Cx<Game>) {
        let Text { seat, card } = self;
        let everybody: ArrayVec<Seat, 4> = state.in_order().rev().collect();
        match card.fact().effect {
            // R14.3.
            Effect::Plague => {
                for seat in everybody {
                    if state.city_count(seat) >= 2 && !state.players[seat].has(Advance::Sanitation) {
                        for _ in 0..travelled(state, seat) {
                            state.frames.push(Lower::a_step(seat));
                        }
                    }
                }
                // D12.
                state.plague |= state.options.plague_ban;
            }
            Effect::Epidemic => {
                for seat in everybody {
                    if state.players[seat].units() >= 2 && !state.players[seat].has(Advance::Sanitation) {
                        let left = travelled(state, seat);
                        state.frames.push(Epidemic { seat, left });
                    }
                }
            }
            Effect::Famine(n) => famine(state, seat, n, cx),
            Effect::Harvest { food, whom } => harvest(state, seat, food, whom, cx),
            Effect::Person(_) => state.frames.push(Person { seat, card, price: 1 }),
            Effect::PopulationBoom => {
                state.frames.push(Choose { seat, purpose: Purpose::Settler });
                state.frames.push(Place { seat, kind: UnitKind::Settler });
            }
            Effect::Volcano(n) => {
                if state.city_count(seat) >= n as usize {
                    state.frames.push(Volcano { seat });
                }
            }
            Effect::Earthquake { cities, everybody: all } => {
                for seat in everybody.into_iter().filter(|&s| all || s == seat) {
                    if state.city_count(seat) >= cities as usize {
                        state.frames.push(Quake { seat, left: 3, hit: [NOWHERE; 3] });
                    }
                }
            }
            Effect::Flood { everybody: all } => {
                for seat in everybody.into_iter().filter(|&s| all || s == seat) {
                    state.frames.push(Lower { whose: Whose::Coastal, ..Lower::a_step(seat) });
                }
            }
            Effect::Migration => {
                state.frames.push(Lower::a_step(seat));
                state.frames.push(Choose { seat, purpose: Purpose::Settler });
            }
            Effect::CivilWar => {
                let armed = state.cities_of(seat).any(|c| torn(state, c));
                state.frames.push(Lower { armed, ..Lower::a_step(seat) });
            }
            Effect::Revolution => state.frames.push(Revolt { seat, stage: 1 }),
        }
    }
}

/// R14.3: Irrigation; Gold is no help.
fn famine(state: &mut State, seat: Seat, n: u8, cx: &mut Cx<Game>) {
    if state.players[seat].has(Advance::Irrigation) {
        return;
    }
    let food = &mut state.players[seat].stock.food;
    let eaten = n.min(*food);
    *food -= eaten;
    cx.tell(|| Event::Starved { who: seat, n: eaten });
    if eaten < n {
        state.frames.push(Lower { to_angry: true, ..Lower::a_step(seat) });
    }
}

fn harvest(state: &mut State, seat: Seat, food: u8, whom: Whom, cx: &mut Cx<Game>) {
    let feed = |state: &mut State, seat: Seat, cx: &mut Cx<Game>| {
        let n = state.gain(seat, Good::Food, food);
        cx.tell(|| Event::Gained { who: seat, good: Good::Food, n });
    };
    match whom {
        Whom::Me => feed(state, seat, cx),
        Whom::All => {
            for seat in state.in_order().collect::<ArrayVec<_, 4>>() {
                feed(state, seat, cx);
            }
        }
        Whom::Share => {
            feed(state, seat, cx);
            state.frames.push(Share { seat, left: food });
        }
    }
}
