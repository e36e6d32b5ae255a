//! R15.6: using great people cards, and what each of them does.

use crate::Game;
use crate::action::Action;
use crate::city;
use crate::culture::track;
use crate::event::{Event, Gains};
use crate::frames::{Free, Gift, Use};
use crate::ids::*;
use crate::movement::discovery;
use crate::research::learning;
use crate::state::*;
use kernel::{Cx, Seat, SeatSet};

/// Shows a card and puts it face up at the bottom of the deck.
pub fn discard(state: &mut State, seat: Seat, person: Person, cx: &mut Cx<Game>) {
    put_away(state, seat, person);
    cx.reveal();
    cx.tell(|| Event::UsedPerson { who: seat, person, gains: Gains::default() });
}

fn put_away(state: &mut State, seat: Seat, person: Person) {
    let player = state.me(seat);
    player.people.get_mut().remove(person);
    player.up.remove(person);
    state.people_up.insert(person);
}

pub fn begin(state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
    let person = match action {
        Action::TurnUp(person) => {
            let player = state.me(seat);
            player.people.get_mut().remove(person);
            player.up.insert(person);
            cx.reveal();
            cx.tell(|| Event::TurnedUp { who: seat, person });
            return;
        }
        Action::Person(person) => person,
        other => unreachable!("{other:?}"),
    };
    if state.player(seat).up.has(person) {
        use_daily(state, seat, person, cx);
        return;
    }
    if person == Person::SirIsaacNewton {
        // It goes into the pyramid for good (R9.1).
        state.me(seat).people.get_mut().remove(person);
    } else {
        put_away(state, seat, person);
    }
    cx.reveal();
    let before = Gains::held(state.player(seat));
    let brings = bring(state, seat, person);
    cx.tell(|| Event::UsedPerson { who: seat, person, gains: before.since(state.player(seat)) });
    if !brings {
        resolve(state, seat, person, cx);
    }
}

/// What a card brings at once; false if it is not of those.
fn bring(state: &mut State, seat: Seat, person: Person) -> bool {
    let (trade, culture) = match person {
        Person::FrankLloydWright => {
            let n = state.buildings(seat) as u16;
            (n, n)
        }
        Person::StFrancisOfAssisi => (0, 3 * state.unbuilt_armies(seat) as u16),
        Person::MarcoPolo => (27, 0),
        Person::LorenzoDeMedici => (0, state.coins(seat) as u16 / 3),
        Person::AlanTuring => {
            let n = state.unbuilt_armies(seat) as u16 / 2;
            (n, n)
        }
        Person::JimHenson => {
            let n = state.player(seat).puppets as u16;
            (n, n)
        }
        _ => return false,
    };
    state.me(seat).gain_trade(trade as u32);
    state.me(seat).culture += culture;
    true
}

fn resolve(state: &mut State, seat: Seat, person: Person, cx: &mut Cx<Game>) {
    match person {
        Person::JerryGarcia => city::tour(state, seat, cx),
        Person::Michelangelo => state.me(seat).michelangelo = true,
        Person::OrvilleWright => {
            state.frames.push(Free::one(seat, Gift::UnitOf(UnitType::Aircraft)));
        }
        Person::ThomasEdison => {
            let set = learning::of_others(state, seat);
            learning::free(state, seat, set);
        }
        Person::JacquesCousteau => {
            state.frames.push(Free { left: 3, ..Free::one(seat, Gift::Harbor) });
        }
        Person::AndrewCarnegie => {
            let n = state.coins(seat) / 3;
            track::free_advances(state, seat, n);
        }
        Person::CaptainJamesCook => state.me(seat).cook = true,
        Person::ZhengHe => look(state, seat, cx),
        other => ask(state, seat, other),
    }
}

/// What the card needs to be told.
fn ask(state: &mut State, seat: Seat, person: Person) {
    state.frames.push(Use::of(seat, person).unwrap_or_else(|| unreachable!("{person:?}")));
}

/// A card that lies face up is used once a turn.
fn use_daily(state: &mut State, seat: Seat, person: Person, cx: &mut Cx<Game>) {
    state.me(seat).used_people.insert(person);
    let before = Gains::held(state.player(seat));
    let brings = bring(state, seat, person);
    cx.tell(|| Event::UsedPerson { who: seat, person, gains: before.since(state.player(seat)) });
    if !brings {
        ask(state, seat, person);
    }
}

/// Zheng He: every hut and village marker on the map and on others' sheets, for whoever used the card alone.
fn look(state: &mut State, seat: Seat, cx: &mut Cx<Game>) {
    cx.reveal();
    for sq in state.squares() {
        if !matches!(state.markers[sq], Marker::Hut | Marker::Village) {
            continue;
        }
        match state.peeked.iter_mut().find(|p| p.at == sq) {
            Some(peek) => peek.seen.insert(seat),
            None => {
                let content = discovery::draw_content(state, sq, cx);
                state.peeked.push(Peek {
                    at: sq,
                    content: kernel::Secret::new(content),
                    seen: SeatSet::of(seat),
                });
            }
        }
    }
    for other in state.others(seat) {
        for held in &mut state.me(other).held {
            held.seen.insert(seat);
        }
    }
}
