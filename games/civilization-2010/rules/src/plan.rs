//! Announcements in the making (R20.2): which choices a culture event or ability needs, one small step each.

use crate::action::{Action, Item};
use crate::aims::{
    any_seat, any_square, any_wonder, may_become, seat_allowed, squares, targets, wonder_allowed,
};
use crate::data::{Effect, EventEffect, Timing, data};
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Plan, What};
use crate::grid::SQUARES;
use crate::names::*;
use crate::place::{self};
use crate::state::*;
use crate::{Context, abilities, culture};
use arrayvec::ArrayVec;
use kernel::{Menu, Seat};

/// Whether all choices are made.
fn ready(s: &State, plan: &Plan) -> bool {
    if plan.done {
        return true;
    }
    match plan.what {
        What::Event(event) => match event.data().effect {
            EventEffect::DropCoins(1) | EventEffect::Exchange(_) | EventEffect::Revolt => {
                !plan.seats.is_empty()
            }
            EventEffect::DropCoins(2) => plan.seats.len() == 2 || (s.seats == 2 && plan.seats.len() == 1),
            EventEffect::Relocate(_) => plan.b.is_some(),
            EventEffect::Terrain(_) => plan.a.is_some(),
            EventEffect::Destroy { count, .. } => plan.b.is_some() || (count == 1 && plan.a.is_some()),
            EventEffect::Kill { .. } | EventEffect::Production(_) => false,
            _ => true,
        },
        What::Skill(skill) => match skill.data().effect {
            Effect::Production(_) => false,
            Effect::CaravanTrade | Effect::DropCoin => !plan.seats.is_empty(),
            Effect::Monarchy => !plan.seats.is_empty() || plan.n > 0,
            Effect::Gunpowder => plan.a.is_some() || plan.n > 0,
            Effect::Steam => plan.b.is_some(),
            Effect::Nuke | Effect::Bind => plan.a.is_some(),
            Effect::Terrain => plan.n > 0,
            _ => true,
        },
        What::Produce(item) | What::Free(item) => {
            plan.a.is_some() || matches!(item, Item::Unit(_) | Item::Walls)
        }
        What::Arts | What::Harvest(_) | What::Twain => true,
    }
}

pub fn offer(s: &State, plan: &Plan, m: &mut impl Menu<Action>) {
    let by = plan.by;
    let mut found = ArrayVec::<u16, SQUARES>::new();
    squares(s, plan, |sq| {
        found.push(sq);
        true
    });
    for sq in found {
        put(m, s, by, Action::Square(sq));
    }
    for seat in s.others(by) {
        if seat_allowed(s, plan, seat) {
            put(m, s, by, Action::Seat(seat));
        }
    }
    match plan.what {
        What::Event(event) => match (event.data().effect, plan.a) {
            (EventEffect::Kill { figures, .. }, Some(sq)) => offer_kill(s, plan, sq, figures, m),
            (EventEffect::Destroy { .. }, Some(_)) => put(m, s, by, Action::Done),
            (EventEffect::DropCoins(2), _) if !plan.seats.is_empty() => put(m, s, by, Action::Done),
            (EventEffect::Production(_), _) => offer_cities(s, by, m),
            _ => {}
        },
        What::Skill(skill) => match (skill.data().effect, plan.a) {
            (Effect::Production(_), _) => offer_cities(s, by, m),
            (Effect::Monarchy | Effect::Gunpowder, _) => {
                for w in Wonder::LIST {
                    if wonder_allowed(s, skill, w) {
                        put(m, s, by, Action::Wonder(w));
                    }
                }
            }
            (Effect::Terrain, Some(sq)) => {
                for t in Terrain::LIST {
                    if t != Terrain::Mountain && may_become(s, sq, t, true) {
                        put(m, s, by, Action::Terrain(t));
                    }
                }
            }
            _ => {}
        },
        _ => {}
    }
}

fn offer_cities(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    for (i, city) in s.player(seat).cities.iter().enumerate() {
        if city.at.is_some() {
            put(m, s, seat, Action::City(i as u8));
        }
    }
}

/// Figures picked so far are counted in `n`: armies in the low half, scouts in the high half.
fn offer_kill(s: &State, plan: &Plan, square: u16, figures: u8, m: &mut impl Menu<Action>) {
    let picked = (plan.n & 15) + (plan.n >> 4);
    if picked == 0 && figures > 1 && matches!(s.pieces[square], Piece::Person(_)) {
        put(m, s, plan.by, Action::KillPerson);
    }
    for seat in s.all() {
        if !s.here(seat, square) || (!plan.seats.is_empty() && !plan.seats.contains(seat)) {
            continue;
        }
        let armies = s.armies_at(seat, square);
        let scouts = s.figures_at(seat, square).count() - armies;
        if armies > (plan.n & 15) as usize {
            put(m, s, plan.by, Action::KillFigure { seat, scout: false });
        }
        if scouts > (plan.n >> 4) as usize {
            put(m, s, plan.by, Action::KillFigure { seat, scout: true });
        }
    }
    if picked > 0 {
        put(m, s, plan.by, Action::Done);
    }
}

pub fn apply(s: &mut State, action: Action, _cx: &mut Context) {
    let Frame::Plan(mut plan) = *s.frames.top() else { unreachable!() };
    match action {
        Action::Square(sq) if plan.a.is_none() => plan.a = Some(sq),
        Action::Square(sq) => plan.b = Some(sq),
        Action::Seat(seat) => plan.seats.insert(seat),
        Action::City(city) => {
            plan.city = city;
            plan.done = true;
        }
        Action::Wonder(w) => plan.n = w.index() as u8 + 1,
        Action::Terrain(t) => plan.n = t.index() as u8 + 1,
        Action::Done => plan.done = true,
        Action::KillPerson => {
            plan.b = plan.a;
            plan.done = true;
        }
        Action::KillFigure { seat, scout } => {
            plan.seats.insert(seat);
            plan.n += if scout { 16 } else { 1 };
            let What::Event(event) = plan.what else { unreachable!() };
            let EventEffect::Kill { figures, .. } = event.data().effect else { unreachable!() };
            let square = plan.a.expect("the square comes first");
            let picked = (plan.n & 15) + (plan.n >> 4);
            plan.done = picked >= figures || picked as usize >= s.figures_at(seat, square).count();
        }
        other => unreachable!("{other:?}"),
    }
    s.frames.replace(Frame::Plan(plan));
}

/// A finished plan is announced: consent, card and price, then the window for cancels.
pub fn step(s: &mut State, cx: &mut Context) -> bool {
    let Frame::Plan(plan) = *s.frames.top() else { unreachable!() };
    if !ready(s, &plan) {
        return false;
    }
    let by = plan.by;
    let window = Frame::Window { plan, next: 0, cancelled: false };
    match plan.what {
        What::Event(event) => {
            if !matches!(event.data().effect, EventEffect::Cancel) {
                let asked = targets(s, &plan)
                    .iter()
                    .find(|&t| s.wonder_works(t, Wonder::UnitedNations) && !plan.agreed.contains(t));
                if let Some(seat) = asked {
                    cx.reveal();
                    s.push(Frame::Consent { seat });
                    return true;
                }
            }
            culture::discard_event(s, by, event, cx);
            cx.tell(|| LogEvent::Played { who: by, event });
            s.frames.replace(window);
        }
        What::Skill(skill) => {
            let cost = skill.data().cost;
            let player = s.me(by);
            player.used.put(skill);
            player.trade -= cost.trade;
            player.culture -= cost.culture as u16;
            cx.tell(|| LogEvent::Skill { who: by, skill });
            s.frames.replace(window);
            if cost.count > 0 {
                s.push(Frame::Pay { by, resource: cost.resource, left: cost.count });
            }
        }
        What::Produce(item) | What::Free(item) => {
            cx.tell(|| LogEvent::Produces { who: by, city: plan.city, item });
            s.frames.replace(window);
        }
        What::Arts | What::Harvest(_) | What::Twain => {
            s.frames.replace(window);
        }
    }
    true
}

/// Whether an event could be played now by its owner.
pub fn event_ready(s: &State, seat: Seat, event: Event) -> bool {
    let plan = Plan::new(seat, What::Event(event));
    match event.data().effect {
        EventEffect::DropCoins(9) => s.others(seat).any(|o| s.player(o).coin_tokens() > 0),
        EventEffect::DropCoins(2) => {
            any_seat(s, &plan) && s.others(seat).any(|o| s.player(o).coin_tokens() > 0)
        }
        EventEffect::DropCoins(_) | EventEffect::Exchange(_) | EventEffect::Revolt => any_seat(s, &plan),
        EventEffect::Production(_) => true,
        EventEffect::Units(_) => place::any_gift(s, seat, crate::frame::Gift::Unit),
        EventEffect::Gift { .. } | EventEffect::Cancel => false,
        _ => any_square(s, &plan),
    }
}

pub fn offer_events(s: &State, seat: Seat, timing: Timing, m: &mut impl Menu<Action>) {
    for (kind, _) in s.player(seat).events.get().kinds() {
        if data().events[kind].timing == timing && event_ready(s, seat, Event::of(kind)) {
            put(m, s, seat, Action::Event(Event::of(kind)));
        }
    }
}

pub fn begin_event(s: &mut State, seat: Seat, event: Event) {
    s.push(Frame::Plan(Plan::new(seat, What::Event(event))));
}

/// Whether a skill that needs a target has one.
pub fn skill_has_target(s: &State, seat: Seat, skill: Skill) -> bool {
    let plan = Plan::new(seat, What::Skill(skill));
    match skill.data().effect {
        Effect::DropCoin | Effect::CaravanTrade => any_seat(s, &plan),
        Effect::Monarchy => any_seat(s, &plan) || any_wonder(s, skill),
        Effect::Gunpowder => any_square(s, &plan) || any_wonder(s, skill),
        Effect::Steam | Effect::Nuke | Effect::Bind | Effect::Terrain => any_square(s, &plan),
        _ => abilities::always(skill),
    }
}
