//! R20: the window in which others may cancel what was announced.

use crate::action::Action;
use crate::aims;
use crate::data::EventEffect;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Plan, What};
use crate::names::*;
use crate::state::*;
use crate::uses;
use crate::{Context, abilities, cards, city};
use kernel::{Menu, Seat};

/// What kind of thing lies in the window, as cancels see it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Prey {
    City,
    Ability,
    Event,
    /// Nothing may cancel it.
    Safe,
}

fn prey(s: &State, p: &Plan) -> Prey {
    match p.what {
        _ if p.sure => Prey::Safe,
        What::Produce(_) | What::Free(_) | What::Arts | What::Harvest(_) => {
            match s.person_works(p.by, Person::DrMartinLutherKing) {
                true => Prey::Safe,
                false => Prey::City,
            }
        }
        // Only abilities paid with resources are resource abilities.
        What::Skill(skill) if skill.data().cost.count > 0 => Prey::Ability,
        What::Skill(_) | What::Twain => Prey::Safe,
        What::Event(_) if s.player(p.by).knows(Tech::MassMedia) => Prey::Safe,
        What::Event(_) => Prey::Event,
    }
}

fn twain_possible(s: &State, seat: Seat) -> bool {
    let open = s.players.iter().fold(s.people_up, |all, p| all.or(p.up));
    s.player(seat).people_backs(PersonType::Artist) > 0
        && !open.has(Person::MarkTwain)
        && s.has_person(seat, PersonType::Artist)
}

/// Whether a seat is asked: decided by what everybody sees, so that being asked proves nothing.
fn may_respond(s: &State, seat: Seat, p: &Plan) -> bool {
    let prey = prey(s, p);
    if prey == Prey::Safe {
        return false;
    }
    let backs = s.player(seat).event_backs();
    let cards = match prey {
        Prey::City => abilities::might_use(s, seat, Skill::Writing),
        Prey::Ability => abilities::might_use(s, seat, Skill::MassMedia) || backs[2] > 0,
        Prey::Event => {
            let targeted = aims::targets(s, p).contains(seat) || is_answer_to(s, p, seat);
            abilities::might_use(s, seat, Skill::CivilService)
                || backs[1] + backs[2] > 0
                || (backs[0] > 0 && targeted)
        }
        Prey::Safe => false,
    };
    cards || twain_possible(s, seat)
}

/// A cancelling event aims at whoever announced what it answers.
fn is_answer_to(s: &State, p: &Plan, seat: Seat) -> bool {
    let What::Event(event) = p.what else { return false };
    if !matches!(event.data().effect, EventEffect::Cancel) {
        return false;
    }
    let mut below = s.frames.iter().rev().skip(1);
    matches!(below.next(), Some(Frame::Window { plan, .. }) if plan.by == seat)
}

pub fn step(s: &mut State, cx: &mut Context) -> bool {
    let Frame::Window { plan: p, next, cancelled } = *s.frames.top() else { unreachable!() };
    if cancelled {
        s.frames.pop();
        cx.tell(|| LogEvent::Cancelled { who: p.by });
        return true;
    }
    if next + 1 >= s.seats {
        s.frames.pop();
        // What goes on with the same action lies beneath what this one starts.
        city::go_on(s, &p);
        abilities::resolve(s, &p, cx);
        return true;
    }
    let seat = Seat((p.by.0 + 1 + next) % s.seats);
    if may_respond(s, seat, &p) {
        return false;
    }
    s.frames.replace(Frame::Window { plan: p, next: next + 1, cancelled });
    true
}

pub fn offer(s: &State, seat: Seat, p: &Plan, m: &mut impl Menu<Action>) {
    let prey = prey(s, p);
    let skill = match prey {
        Prey::City => Some(Skill::Writing),
        Prey::Ability => Some(Skill::MassMedia),
        Prey::Event => Some(Skill::CivilService),
        Prey::Safe => None,
    };
    if let Some(skill) = skill
        && abilities::usable(s, seat, skill)
    {
        put(m, s, seat, Action::Skill(skill));
    }
    let targeted = aims::targets(s, p).contains(seat) || is_answer_to(s, p, seat);
    let hand = s.player(seat).events.get();
    for event in [Event::BreadAndCircuses, Event::JoustingTourney, Event::PrimetimeTv] {
        let fits = match event {
            Event::BreadAndCircuses => prey == Prey::Event && targeted,
            Event::JoustingTourney => prey == Prey::Event,
            _ => matches!(prey, Prey::Event | Prey::Ability),
        };
        if fits && hand.contains(event.index()) {
            put(m, s, seat, Action::Event(event));
        }
    }
    if uses::ready(s, seat, Person::MarkTwain) {
        put(m, s, seat, Action::Person(Person::MarkTwain));
    }
    put(m, s, seat, Action::Pass);
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let Frame::Window { plan: p, next, cancelled } = *s.frames.top() else { unreachable!() };
    match action {
        Action::Pass => {
            s.frames.replace(Frame::Window { plan: p, next: next + 1, cancelled });
        }
        Action::Skill(skill) => s.push(Frame::Plan(Plan::new(seat, What::Skill(skill)))),
        Action::Event(event) => s.push(Frame::Plan(Plan::new(seat, What::Event(event)))),
        Action::Person(person) => {
            cards::discard(s, seat, person, cx);
            s.push(Frame::Plan(Plan::new(seat, What::Twain)));
        }
        other => unreachable!("{other:?}"),
    }
}

pub fn offer_consent(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    put(m, s, seat, Action::Yes);
    put(m, s, seat, Action::No);
}

/// R20.4: the United Nations let an event choose its owner, or not.
pub fn apply_consent(s: &mut State, seat: Seat, action: Action, _cx: &mut Context) {
    s.frames.pop();
    let Frame::Plan(mut p) = *s.frames.top() else { unreachable!() };
    match action {
        Action::Yes => {
            p.agreed.insert(seat);
            s.frames.replace(Frame::Plan(p));
        }
        _ => {
            s.frames.pop();
            s.declined.insert(seat);
        }
    }
}
