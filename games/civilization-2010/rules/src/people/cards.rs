//! R15.6: using great people cards, and what each of them does.

use crate::Game;
use crate::action::Action;
use crate::city;
use crate::culture::track;
use crate::event::Event;
use crate::frames::{Free, Gift, Use};
use crate::ids::*;
use crate::movement::discovery;
use crate::research::learning;
use crate::state::*;
use kernel::{Cx, Seat, SeatSet};

/// Shows a card and puts it face up at the bottom of the deck.
pub fn discard(state: &mut State, seat: Seat, person: Person, cx: &mut Cx<Game>) {
    let player = state.me(seat);
    player.people.get_mut().remove(person);
    player.up.remove(person);
    state.people_up.insert(person);
    cx.reveal();
    cx.tell(|| Event::UsedPerson { who: seat, person });
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
        cx.reveal();
        cx.tell(|| Event::UsedPerson { who: seat, person });
    } else {
        discard(state, seat, person, cx);
    }
    match person {
        Person::JerryGarcia => city::tour(state, seat, cx),
        Person::Michelangelo => state.me(seat).michelangelo = true,
        Person::FrankLloydWright => {
            let n = state.buildings(seat);
            state.me(seat).gain_trade(n as u32);
            state.me(seat).culture += n as u16;
        }
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
        Person::StFrancisOfAssisi => {
            let armies = state.unbuilt_armies(seat);
            state.me(seat).culture += 3 * armies as u16;
        }
        Person::AndrewCarnegie => {
            let n = state.coins(seat) / 3;
            track::free_advances(state, seat, n);
        }
        Person::CaptainJamesCook => state.me(seat).cook = true,
        Person::MarcoPolo => state.me(seat).gain_trade(27),
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
    cx.tell(|| Event::UsedPerson { who: seat, person });
    match person {
        Person::LorenzoDeMedici => {
            let n = state.coins(seat) / 3;
            state.me(seat).culture += n as u16;
        }
        Person::AlanTuring => {
            let n = state.unbuilt_armies(seat) / 2;
            state.me(seat).culture += n as u16;
            state.me(seat).gain_trade(n as u32);
        }
        Person::JimHenson => {
            let n = state.player(seat).puppets;
            state.me(seat).culture += n as u16;
            state.me(seat).gain_trade(n as u32);
        }
        other => ask(state, seat, other),
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
