//! R15.6: using great people cards, and what each of them does.

use crate::action::Action;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::names::*;
use crate::state::*;
use crate::uses::square_allowed;
use crate::{Context, abilities, city, culture, learn, people};
use kernel::{Menu, Seat, SeatSet};

/// Shows a card and puts it face up at the bottom of the deck.
pub fn discard(s: &mut State, seat: Seat, person: Person, cx: &mut Context) {
    let player = s.me(seat);
    player.people.get_mut().take(person);
    player.up.take(person);
    s.people_up.put(person);
    cx.reveal();
    cx.tell(|| LogEvent::UsedPerson { who: seat, person });
}

pub fn begin(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let person = match action {
        Action::TurnUp(person) => {
            let player = s.me(seat);
            player.people.get_mut().take(person);
            player.up.put(person);
            cx.reveal();
            cx.tell(|| LogEvent::TurnedUp { who: seat, person });
            return;
        }
        Action::Person(person) => person,
        other => unreachable!("{other:?}"),
    };
    if s.player(seat).up.has(person) {
        use_daily(s, seat, person, cx);
        return;
    }
    if person == Person::SirIsaacNewton {
        // It goes into the pyramid for good (R9.1).
        s.me(seat).people.get_mut().take(person);
        cx.reveal();
        cx.tell(|| LogEvent::UsedPerson { who: seat, person });
    } else {
        discard(s, seat, person, cx);
    }
    let ask = Frame::Use { seat, person, a: None, b: None, n: 0 };
    match person {
        Person::JerryGarcia => city::tour(s, seat, cx),
        Person::Michelangelo => s.me(seat).michelangelo = true,
        Person::FrankLloydWright => {
            let n = s.buildings(seat);
            s.me(seat).gain_trade(n as u32);
            s.me(seat).culture += n as u16;
        }
        Person::OrvilleWright => {
            let gift = Gift::UnitOf(UnitType::Aircraft);
            s.push(Frame::Free { seat, gift, left: 1, item: None });
        }
        Person::ThomasEdison => {
            let set = learn::of_others(s, seat);
            learn::free(s, seat, set);
        }
        Person::JacquesCousteau => {
            s.push(Frame::Free { seat, gift: Gift::Harbor, left: 3, item: None });
        }
        Person::StFrancisOfAssisi => {
            let armies = s.unbuilt_armies(seat);
            s.me(seat).culture += 3 * armies as u16;
        }
        Person::AndrewCarnegie => {
            let n = s.coins(seat) / 3;
            culture::free_advances(s, seat, n);
        }
        Person::CaptainJamesCook => s.me(seat).cook = true,
        Person::MarcoPolo => s.me(seat).gain_trade(27),
        Person::ZhengHe => look(s, seat, cx),
        Person::FridaKahlo
        | Person::AdaLovelace
        | Person::Hannibal
        | Person::GalileoGalilei
        | Person::AlbertEinstein
        | Person::SirIsaacNewton => s.push(ask),
        other => unreachable!("{other:?}"),
    }
}

fn use_daily(s: &mut State, seat: Seat, person: Person, cx: &mut Context) {
    s.me(seat).used_people.put(person);
    cx.tell(|| LogEvent::UsedPerson { who: seat, person });
    match person {
        Person::LorenzoDeMedici => {
            let n = s.coins(seat) / 3;
            s.me(seat).culture += n as u16;
        }
        Person::AlanTuring => {
            let n = s.unbuilt_armies(seat) / 2;
            s.me(seat).culture += n as u16;
            s.me(seat).gain_trade(n as u32);
        }
        Person::JimHenson => {
            let n = s.player(seat).puppets;
            s.me(seat).culture += n as u16;
            s.me(seat).gain_trade(n as u32);
        }
        Person::MotherTeresa => s.push(Frame::Use { seat, person, a: None, b: None, n: 0 }),
        other => unreachable!("{other:?}"),
    }
}

/// Zheng He: every hut and village marker on the map and on others' sheets, for his user alone.
fn look(s: &mut State, seat: Seat, cx: &mut Context) {
    cx.reveal();
    for sq in s.squares() {
        if !matches!(s.markers[sq], Marker::Hut | Marker::Village) {
            continue;
        }
        match s.peeked.iter_mut().find(|p| p.at == sq) {
            Some(peek) => peek.seen.insert(seat),
            None => {
                let content = people::draw_content(s, sq, cx);
                s.peeked.push(Peek {
                    at: sq,
                    content: kernel::Secret::new(content),
                    seen: SeatSet::of(seat),
                });
            }
        }
    }
    for other in s.others(seat) {
        for held in &mut s.me(other).held {
            held.seen.insert(seat);
        }
    }
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let Frame::Use { person, a, b, .. } = *s.frames.top() else { unreachable!() };
    let player = s.player(seat);
    match person {
        Person::FridaKahlo => {
            for (kind, _) in player.events.get().kinds() {
                put(m, s, seat, Action::Discard(Event::of(kind)));
            }
            put(m, s, seat, Action::Done);
        }
        Person::AdaLovelace => {
            for (i, c) in player.cities.iter().enumerate() {
                if c.at.is_some() {
                    put(m, s, seat, Action::City(i as u8));
                }
            }
        }
        Person::Hannibal | Person::GalileoGalilei => match b {
            None => {
                for sq in s.squares() {
                    if square_allowed(s, seat, person, a, sq) {
                        put(m, s, seat, Action::Square(sq));
                    }
                }
                if a.is_some() {
                    put(m, s, seat, Action::Done);
                }
            }
            Some(_) => {
                let from = a.expect("the first square");
                let mut kinds = [false; 2];
                for figure in s.figures_at(seat, from) {
                    let kind = &mut kinds[(figure as usize >= ARMIES) as usize];
                    if !std::mem::replace(kind, true) {
                        put(m, s, seat, Action::Figure(figure));
                    }
                }
                put(m, s, seat, Action::Done);
            }
        },
        Person::AlbertEinstein => {
            // A number turns trade into culture, "yes" first turns the direction.
            match a {
                None => {
                    if player.trade > 0 {
                        put(m, s, seat, Action::Yes);
                    }
                    if player.culture > 0 {
                        put(m, s, seat, Action::No);
                    }
                }
                Some(direction) => {
                    let most = if direction == 0 { player.trade as u16 } else { player.culture.min(27) };
                    for n in 1..=most as u8 {
                        put(m, s, seat, Action::Number(n));
                    }
                }
            }
        }
        Person::SirIsaacNewton => {
            for row in 1..=4 {
                if s.room_in_row(seat, row) {
                    put(m, s, seat, Action::Row(row));
                }
            }
        }
        Person::MotherTeresa => match a {
            None => {
                for place in CoinPlace::LIST {
                    if player.coins[place.index()] > 0 {
                        put(m, s, seat, Action::Coin(place));
                    }
                }
            }
            Some(_) => {
                for other in s.others(seat) {
                    put(m, s, seat, Action::Seat(other));
                }
            }
        },
        other => unreachable!("{other:?}"),
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let Frame::Use { person, a, b, n, .. } = *s.frames.top() else { unreachable!() };
    match (person, action) {
        (Person::FridaKahlo, Action::Discard(event)) => {
            culture::discard_event(s, seat, event, cx);
            cx.tell(|| LogEvent::DiscardedEvent { who: seat, event });
        }
        (Person::FridaKahlo, _) => {
            s.frames.pop();
            let held = s.player(seat).events.get().len();
            let missing = s.culture_hand(seat).saturating_sub(held);
            let level = culture::track_level(s, seat);
            culture::draw_events(s, seat, level, missing as u8, cx);
        }
        (Person::AdaLovelace, Action::City(city)) => {
            s.frames.replace(Frame::City { seat, city, caravan: false, sure: true });
        }
        (Person::Hannibal | Person::GalileoGalilei, Action::Square(sq)) if a.is_none() => {
            s.frames.replace(Frame::Use { seat, person, a: Some(sq), b, n });
        }
        (Person::Hannibal, Action::Square(sq)) => {
            s.frames.replace(Frame::Use { seat, person, a, b: Some(sq), n });
        }
        (Person::GalileoGalilei, Action::Square(to)) => {
            s.frames.pop();
            abilities::relocate(s, seat, a.expect("the first square"), to, true);
        }
        (Person::Hannibal, Action::Figure(figure)) => s.put_figure(seat, figure, b),
        (Person::Hannibal | Person::GalileoGalilei, _) => {
            s.frames.pop();
        }
        (Person::AlbertEinstein, Action::Number(n)) => {
            s.frames.pop();
            let player = s.me(seat);
            if a == Some(0) {
                player.trade -= n;
                player.culture += n as u16;
            } else {
                player.culture -= n as u16;
                player.gain_trade(n as u32);
            }
        }
        (Person::AlbertEinstein, answer) => {
            let direction = (answer == Action::No) as u16;
            s.frames.replace(Frame::Use { seat, person, a: Some(direction), b, n });
        }
        (Person::SirIsaacNewton, Action::Row(row)) => {
            s.frames.pop();
            s.me(seat).blanks[row as usize - 1] += 1;
        }
        (Person::MotherTeresa, Action::Coin(place)) => {
            let a = Some(place.index() as u16);
            s.frames.replace(Frame::Use { seat, person, a, b, n });
        }
        (Person::MotherTeresa, Action::Seat(to)) => {
            s.frames.pop();
            s.me(seat).coins[a.expect("a coin") as usize] -= 1;
            s.me(to).coins[CoinPlace::Sheet.index()] += 1;
            cx.tell(|| LogEvent::GaveCoin { who: seat, to });
            culture::free_advances(s, seat, 1);
        }
        other => unreachable!("{other:?}"),
    }
}

/// Hannibal stops when the stack is full or the first square is empty.
pub fn step(s: &mut State, _cx: &mut Context) -> bool {
    let Frame::Use { seat, person, a, b, .. } = *s.frames.top() else { unreachable!() };
    if let (Person::Hannibal, Some(from), Some(to)) = (person, a, b) {
        let full = s.figures_at(seat, to).count() >= s.stacking_limit(seat);
        if full || !s.here(seat, from) {
            s.frames.pop();
            return true;
        }
    }
    // The choice of the first square cannot be empty: the card is only offered if it is useful.
    false
}
