//! Event cards (R14): reveal, icon, text.

use crate::action::Action;
use crate::board::{Space, bit};
use crate::cx::Cx;
use crate::data::{Effect, Whom};
use crate::event::Event;
use crate::frame::{Frame, Purpose, Whose};
use crate::goods::Pile;
use crate::ids::*;
use crate::options::Events;
use crate::state::{City, State};
use crate::{targets, text};
use kernel::{Menu, Seat, Show, Tone, msg};

/// R14.1, R21.1, R21.2.
pub fn reveal(state: &mut State, seat: Seat, cx: &mut Cx) {
    match state.options.events {
        Events::Full => draw(state, seat, true, cx),
        Events::Icons => draw(state, seat, false, cx),
        Events::Optional => state.frames.push(Frame::Risk { seat }),
    }
}

pub fn offer_risk(menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-risk"));
    menu.choice(Action::Yes, || Show::button(msg("do-risk")));
    menu.choice(Action::No, || Show::button(msg("do-risk-not")).tone(Tone::Idle));
}

pub fn draw(state: &mut State, seat: Seat, whole: bool, cx: &mut Cx) {
    // R14.7.
    if state.events.is_empty() {
        state.events = State::bag_of(std::mem::take(&mut state.event_discards));
    }
    let Some(kind) = state.events.draw(cx) else { return };
    let card = EventCard(kind as u8);
    state.event_discards.insert(card);
    state.turn.happening = Some((card, whole, seat));
    cx.tell(|| Event::EventRevealed { who: seat, card });
    // Pushed last is done first: the icon before the text (R14.1).
    if whole {
        state.frames.push(Frame::Text { seat, card });
    }
    match card.fact().icon {
        None => {}
        Some(Icon::GoldMine) => {
            state.gain(seat, Good::Gold, 2);
        }
        Some(Icon::Exhausted) => state.frames.push(Frame::Exhaust { seat }),
        Some(Icon::Arrival) => {
            state.frames.push(Frame::Reinforce { seat });
            state.frames.push(Frame::Arrival { seat });
        }
        Some(Icon::Attack) => state.frames.push(Frame::Attack { seat }),
    }
}

impl State {
    /// Plague and Epidemic strike harder who travels.
    fn travelled(&self, seat: Seat) -> u8 {
        let p = &self.players[seat];
        1 + [Advance::Roads, Advance::Navigation, Advance::TradeRoutes].iter().any(|&a| p.has(a)) as u8
    }
}

/// R14.2 to R14.6.
pub fn text(state: &mut State, seat: Seat, card: EventCard, cx: &mut Cx) {
    let everybody: arrayvec::ArrayVec<Seat, 4> = state.in_order().rev().collect();
    match card.fact().effect {
        Effect::Plague => {
            for s in everybody {
                if state.city_count(s) >= 2 && !state.players[s].has(Advance::Sanitation) {
                    for _ in 0..state.travelled(s) {
                        state.frames.push(lower(s));
                    }
                }
            }
            state.plague |= state.options.plague_ban;
        }
        Effect::Epidemic => {
            for s in everybody {
                if state.players[s].units() >= 2 && !state.players[s].has(Advance::Sanitation) {
                    let left = state.travelled(s);
                    state.frames.push(Frame::Epidemic { seat: s, left });
                }
            }
        }
        Effect::Famine(n) => famine(state, seat, n, cx),
        Effect::Harvest { food, whom } => harvest(state, seat, food, whom, cx),
        Effect::Person(_) => state.frames.push(Frame::Person { seat, card, price: 1 }),
        Effect::PopulationBoom => {
            state.frames.push(Frame::Choose { seat, purpose: Purpose::Settler });
            state.frames.push(Frame::Place { seat, kind: UnitKind::Settler });
        }
        Effect::Volcano(n) => {
            if state.city_count(seat) >= n as usize {
                state.frames.push(Frame::Volcano { seat });
            }
        }
        Effect::Earthquake { cities, everybody: all } => {
            for s in everybody.into_iter().filter(|&s| all || s == seat) {
                if state.city_count(s) >= cities as usize {
                    state.frames.push(Frame::Quake { seat: s, left: 3, hit: [crate::board::NOWHERE; 3] });
                }
            }
        }
        Effect::Flood { everybody: all } => {
            for s in everybody.into_iter().filter(|&s| all || s == seat) {
                state.frames.push(Frame::Lower {
                    seat: s,
                    whose: Whose::Coastal,
                    to_angry: false,
                    armed: false,
                });
            }
        }
        Effect::Migration => {
            state.frames.push(lower(seat));
            state.frames.push(Frame::Choose { seat, purpose: Purpose::Settler });
        }
        Effect::CivilWar => {
            let armed = state.cities_of(seat).any(|c| torn(state, c));
            state.frames.push(Frame::Lower { seat, whose: Whose::Any, to_angry: false, armed });
        }
        Effect::Revolution => state.frames.push(Frame::Revolt { seat, stage: 1 }),
    }
}

/// "Lower the mood of one city by one step."
fn lower(seat: Seat) -> Frame {
    Frame::Lower { seat, whose: Whose::Any, to_angry: false, armed: false }
}

/// Civil War: a city that is not happy and holds an Army.
fn torn(state: &State, c: &City) -> bool {
    c.mood != Mood::Happy && state.players[c.owner].armies_at(c.at) > 0
}

/// R14.3: Irrigation; Gold is no help.
fn famine(state: &mut State, seat: Seat, n: u8, cx: &mut Cx) {
    if state.players[seat].has(Advance::Irrigation) {
        return;
    }
    let food = &mut state.players[seat].stock.food;
    let eaten = n.min(*food);
    *food -= eaten;
    cx.tell(|| Event::Starved { who: seat, n: eaten });
    if eaten < n {
        state.frames.push(Frame::Lower { seat, whose: Whose::Any, to_angry: true, armed: false });
    }
}

fn harvest(state: &mut State, seat: Seat, food: u8, whom: Whom, cx: &mut Cx) {
    let feed = |state: &mut State, s: Seat, cx: &mut Cx| {
        let n = state.gain(s, Good::Food, food);
        cx.tell(|| Event::Gained { who: s, good: Good::Food, n });
    };
    match whom {
        Whom::Me => feed(state, seat, cx),
        Whom::All => {
            for s in state.in_order().collect::<arrayvec::ArrayVec<_, 4>>() {
                feed(state, s, cx);
            }
        }
        Whom::Share => {
            feed(state, seat, cx);
            state.frames.push(Frame::Share { seat, left: food });
        }
    }
}

// Moods.

/// Cities an event can sadden.
fn sad_choices(state: &State, seat: Seat, whose: Whose, armed: bool) -> impl Iterator<Item = &City> {
    let shore = if whose == Whose::Coastal { state.layout().around(state.sea()) } else { u128::MAX };
    state
        .cities_of(seat)
        .filter(move |c| if armed { torn(state, c) } else { c.mood != Mood::Angry && shore & bit(c.at) != 0 })
}

pub fn offer_lower(
    state: &State,
    seat: Seat,
    whose: Whose,
    to_angry: bool,
    armed: bool,
    menu: &mut impl Menu<Action>,
) {
    menu.prompt(|| msg(if armed { "prompt-civil-war" } else { "prompt-lower" }));
    for city in sad_choices(state, seat, whose, armed) {
        menu.choice(Action::At(city.at), || {
            let key = if to_angry { "do-anger" } else { "do-lower" };
            Show::at(targets::space(city.at), msg(key).with("where", text::space(city.at)))
        });
    }
}

pub fn apply_lower(state: &mut State, seat: Seat, to_angry: bool, armed: bool, at: Space, cx: &mut Cx) {
    state.frames.pop();
    if armed {
        state.players[seat].kill_army(at);
        cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
        if state.city(at).is_some_and(|c| c.mood == Mood::Angry) {
            return;
        }
    }
    sadden(state, seat, at, to_angry, cx);
}

/// R14.3: Myths may avert it.
pub fn sadden(state: &mut State, seat: Seat, at: Space, to_angry: bool, cx: &mut Cx) {
    let p = &state.players[seat];
    if p.has(Advance::Myths) && p.stock.mood > 0 {
        state.frames.push(Frame::Myth { seat, at, to_angry });
    } else {
        fall(state, at, to_angry, cx);
    }
}

fn fall(state: &mut State, at: Space, to_angry: bool, cx: &mut Cx) {
    if to_angry {
        state.set_mood(at, Mood::Angry);
    } else {
        state.lower_mood(at);
    }
    let mood = state.city(at).map_or(Mood::Angry, |c| c.mood);
    cx.tell(|| Event::Mood { at, mood });
}

pub fn offer_myth(state: &State, seat: Seat, at: Space, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-myth").with("where", text::space(at)));
    // Several cities may be asked for one after the other.
    if state.players[seat].stock.mood > 0 {
        menu.choice(Action::Yes, || Show::at(targets::advance(Advance::Myths), msg("do-myth")));
    }
    menu.choice(Action::No, || Show::button(msg("do-suffer")).tone(Tone::Idle));
}

pub fn apply_myth(state: &mut State, seat: Seat, at: Space, to_angry: bool, yes: bool, cx: &mut Cx) {
    state.frames.pop();
    if yes {
        state.spend(seat, Pile { mood: 1, ..Pile::default() }, cx);
    } else {
        fall(state, at, to_angry, cx);
    }
}

// Gifts and choices of players.

pub fn offer_share(state: &State, seat: Seat, left: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-share").num("n", left));
    offer_seats(state.others(seat), menu);
}

fn offer_seats(seats: impl Iterator<Item = Seat>, menu: &mut impl Menu<Action>) {
    for s in seats {
        menu.choice(Action::Seat(s), || Show::seat(s, msg("do-choose-seat").seat("who", s)));
    }
}

pub fn apply_share(state: &mut State, seat: Seat, left: u8, to: Seat, cx: &mut Cx) {
    state.frames.pop();
    let n = state.gain(to, Good::Food, 1);
    cx.tell(|| Event::Gained { who: to, good: Good::Food, n });
    if left > 1 {
        state.frames.push(Frame::Share { seat, left: left - 1 });
    }
}

/// Whom a purpose allows.
pub fn candidates(state: &State, seat: Seat, purpose: Purpose) -> impl Iterator<Item = Seat> {
    let near: Set2 = match purpose {
        Purpose::Exchange => state.neighbours(seat).collect(),
        _ => state.others(seat).collect(),
    };
    near.into_iter().filter(move |&s| purpose != Purpose::Murder || state.players[s].hindered == 0)
}

type Set2 = arrayvec::ArrayVec<Seat, 4>;

pub fn offer_choose(state: &State, seat: Seat, purpose: Purpose, menu: &mut impl Menu<Action>) {
    menu.prompt(|| {
        msg(match purpose {
            Purpose::Settler => "prompt-choose-settler",
            Purpose::Truce => "prompt-choose-truce",
            Purpose::Murder => "prompt-choose-murder",
            Purpose::Spy => "prompt-choose-spy",
            Purpose::Exchange | Purpose::Trade => "prompt-choose-exchange",
        })
    });
    offer_seats(candidates(state, seat, purpose), menu);
}

// Losses.

pub fn offer_unit(state: &State, seat: Seat, armies_only: bool, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-remove-unit"));
    let mut seen: arrayvec::ArrayVec<crate::units::Piece, 32> = arrayvec::ArrayVec::new();
    for (id, piece) in state.players[seat].pieces() {
        if armies_only && piece.kind != UnitKind::Army {
            continue;
        }
        let alike = crate::units::Piece { marks: 0, ..piece };
        if piece.kind != UnitKind::Ship && seen.contains(&alike) {
            continue;
        }
        seen.push(alike);
        menu.choice(Action::Lift(id), || {
            let label =
                msg("do-remove").with("what", text::unit(piece.kind)).with("where", text::space(piece.at));
            Show::at(targets::unit(seat, id), label)
        });
    }
}

pub fn apply_unit(state: &mut State, seat: Seat, id: u8, cx: &mut Cx) {
    state.players[seat].lift(1 << id);
    cx.tell(|| Event::Lost { who: Some(seat), n: 1 });
}
