//! R9.6: paying with resources.

use crate::action::{Action, Payment};
use crate::data::{EventEffect, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::state::*;
use crate::uses;
use crate::{Context, cards, culture, people};
use arrayvec::ArrayVec;
use kernel::{Menu, Seat};

/// Whether a token or marker of `res` pays for `need` (`None` is any); the Indians substitute (R22.9).
fn counts_as(s: &State, seat: Seat, res: Res, need: Option<Res>) -> bool {
    match need {
        None => true,
        Some(n) if n == res => true,
        Some(n) => s.player(seat).civ == Civ::Indians && n.index() < 4,
    }
}

/// Ways of paying one unit.
pub fn ways(s: &State, seat: Seat, need: Option<Res>) -> ArrayVec<Payment, 24> {
    let mut ways = ArrayVec::new();
    let player = s.player(seat);
    for res in &Res::LIST[..4] {
        if player.resources[res.index()] > 0 && counts_as(s, seat, *res, need) {
            ways.push(Payment::Token(*res));
        }
    }
    for (i, held) in player.held.iter().enumerate() {
        let content = *held.content.get();
        let twin = player.held[..i].iter().any(|h| *h.content.get() == content);
        if !twin && content.resource().is_some_and(|res| counts_as(s, seat, res, need)) {
            ways.push(Payment::Marker(content));
        }
    }
    for event in [Event::AGiftFromAfar, Event::AGenerousGift, Event::APrincelyGift] {
        let EventEffect::Gift { kinds, .. } = event.data().effect else { unreachable!() };
        // A gift counts as one of its kinds: for "any" resource too.
        if player.events.get().contains(event.index()) && need.is_none_or(|n| kinds.has(n)) {
            ways.push(Payment::Gift(event));
        }
    }
    ways
}

/// Resources a player could pay in all, counting each token, marker and gift once.
fn wealth(s: &State, seat: Seat) -> usize {
    let player = s.player(seat);
    let tokens: u8 = player.resources.iter().sum();
    let markers = player.held.iter().filter(|h| h.content.get().resource().is_some()).count();
    let gifts: u8 = [Event::AGiftFromAfar, Event::AGenerousGift, Event::APrincelyGift]
        .iter()
        .map(|e| player.events.get().count(e.index()))
        .sum();
    tokens as usize + markers + gifts as usize
}

fn kremlin(s: &State, seat: Seat, need: Option<Res>) -> bool {
    need == Some(Res::Spy)
        && s.wonder_works(seat, Wonder::TheKremlin)
        && !s.player(seat).used_wonders.has(Wonder::TheKremlin)
        && wealth(s, seat) >= 2
}

fn curie(s: &State, seat: Seat, need: Option<Res>) -> bool {
    need == Some(Res::Uranium) && uses::ready(s, seat, Person::MarieCurie) && wealth(s, seat) >= 1
}

/// Whether `seat` can pay; the seat's own knowledge.
pub fn can_pay(s: &State, seat: Seat, need: Option<Res>, count: u8) -> bool {
    if count == 0 {
        return true;
    }
    match need {
        None => wealth(s, seat) >= count as usize,
        Some(_) => !ways(s, seat, need).is_empty() || kremlin(s, seat, need) || curie(s, seat, need),
    }
}

/// Whether others must think it possible: decided by what everybody sees.
pub fn might_pay(s: &State, seat: Seat, need: Option<Res>, count: u8) -> bool {
    if count == 0 {
        return true;
    }
    let player = s.player(seat);
    let backs: u8 = player.event_backs().iter().sum();
    let hidden = player.held.len() + backs as usize;
    let tokens: u8 = player.resources.iter().sum();
    let all = hidden + tokens as usize;
    match need {
        None => all >= count as usize,
        Some(res) => {
            let own = if res.index() < 4 { player.resources[res.index()] } else { 0 };
            let substitute = player.civ == Civ::Indians && res.index() < 4 && tokens > 0;
            let curie = res == Res::Uranium
                && player.people_backs(PersonType::Scientist) > 0
                && s.has_person(seat, PersonType::Scientist)
                && all >= 1;
            hidden > 0 || own > 0 || substitute || curie || kremlin_public(s, seat, res, all)
        }
    }
}

fn kremlin_public(s: &State, seat: Seat, res: Res, all: usize) -> bool {
    res == Res::Spy
        && s.wonder_works(seat, Wonder::TheKremlin)
        && !s.player(seat).used_wonders.has(Wonder::TheKremlin)
        && all >= 2
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    match *s.frames.top() {
        Frame::Pay { resource, .. } => {
            for way in options(s, seat, resource) {
                put(m, s, seat, Action::Pay(way));
            }
        }
        Frame::GiveCoin { .. } => {
            for other in s.others(seat) {
                put(m, s, seat, Action::Seat(other));
            }
        }
        _ => unreachable!(),
    }
}

fn options(s: &State, seat: Seat, need: Option<Res>) -> ArrayVec<Payment, 24> {
    let mut all = ways(s, seat, need);
    if kremlin(s, seat, need) {
        all.push(Payment::Kremlin);
    }
    if curie(s, seat, need) {
        all.push(Payment::Curie);
    }
    all
}

/// What is settled by open facts is not asked about.
pub fn step(s: &mut State, cx: &mut Context) -> bool {
    match *s.frames.top() {
        Frame::Pay { left: 0, .. } => {
            s.frames.pop();
            true
        }
        Frame::Pay { by, resource, .. } => {
            let all = options(s, by, resource);
            // Only where everybody can see that there is one way: not being asked must prove nothing.
            let player = s.player(by);
            let open = player.held.is_empty()
                && player.events.get().is_empty()
                && player.people_backs(PersonType::Scientist) == 0;
            if open && all.len() == 1 {
                pay(s, by, all[0], cx);
                return true;
            }
            false
        }
        Frame::GiveCoin { by } if s.seats == 2 => {
            let other = by.next(2);
            s.frames.pop();
            give_coin(s, by, other, cx);
            true
        }
        _ => false,
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    match action {
        Action::Pay(way) => pay(s, seat, way, cx),
        Action::Seat(other) => {
            s.frames.pop();
            give_coin(s, seat, other, cx);
        }
        other => unreachable!("{other:?}"),
    }
}

fn pay(s: &mut State, seat: Seat, way: Payment, cx: &mut Context) {
    let Frame::Pay { by, resource, left } = *s.frames.top() else { unreachable!() };
    match way {
        Payment::Kremlin => {
            s.me(seat).used_wonders.put(Wonder::TheKremlin);
            s.frames.replace(Frame::Pay { by, resource: None, left: 2 });
            return;
        }
        Payment::Curie => {
            cards::discard(s, seat, Person::MarieCurie, cx);
            s.frames.replace(Frame::Pay { by, resource: None, left: 1 });
            return;
        }
        _ => {}
    }
    s.frames.replace(Frame::Pay { by, resource, left: left - 1 });
    cx.tell(|| LogEvent::Paid { who: seat, way });
    match way {
        Payment::Token(res) => {
            s.me(seat).resources[res.index()] -= 1;
            s.resources[res.index()] += 1;
            arab_culture(s, seat);
        }
        Payment::Marker(content) => {
            people::spend_marker(s, seat, content, cx);
            arab_culture(s, seat);
        }
        // R22.7: a gift is no token.
        Payment::Gift(event) => {
            culture::discard_event(s, seat, event, cx);
            if let EventEffect::Gift { afar: true, .. } = data().events[event.index()].effect {
                s.push(Frame::GiveCoin { by: seat });
            }
        }
        Payment::Kremlin | Payment::Curie => unreachable!("handled above"),
    }
}

/// A gift from afar brings another player a coin.
fn give_coin(s: &mut State, by: Seat, to: Seat, cx: &mut Context) {
    s.me(to).coins[CoinPlace::Sheet.index()] += 1;
    cx.tell(|| LogEvent::GaveCoin { who: by, to });
}

fn arab_culture(s: &mut State, seat: Seat) {
    if s.player(seat).civ == Civ::Arabs {
        s.me(seat).culture += 1;
    }
}
