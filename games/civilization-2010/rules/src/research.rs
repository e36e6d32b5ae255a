//! R8: Research. Choices are sealed and revealed together.

use crate::action::Action;
use crate::data::Timing;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::Frame;
use crate::names::*;
use crate::state::*;
use crate::uses;
use crate::{Context, cards, learn};
use kernel::{Menu, Refusal, Seat, msg};

/// Whether a technology may be researched now; the error is why not.
pub fn may_research(
    s: &State,
    seat: Seat,
    tech: Tech,
    tesla: bool,
) -> Result<(), (&'static str, &'static str)> {
    let player = s.player(seat);
    let level = tech.data().level;
    if player.knows(tech) || !s.in_play(tech) {
        return Err(("R8.1", "refuse-known"));
    }
    if player.trade < s.research_cost(seat, tech) {
        return Err(("R8.1", "refuse-research-trade"));
    }
    let row = if tesla { level - 1 } else { level };
    if !s.room_in_row(seat, row) {
        return Err(("R9.1", "refuse-pyramid"));
    }
    Ok(())
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let player = s.player(seat);
    let tesla = uses::ready(s, seat, Person::NikolaTesla);
    for tech in Tech::LIST {
        if player.knows(tech) || !s.in_play(tech) {
            continue;
        }
        match may_research(s, seat, tech, false) {
            Ok(()) => put(m, s, seat, Action::Tech(tech)),
            Err((rule, why)) => m.refuse(|| Refusal::new(crate::targets::tech(tech), rule, msg(why))),
        }
        if tesla && (2..=4).contains(&tech.data().level) && may_research(s, seat, tech, true).is_ok() {
            put(m, s, seat, Action::Tesla(tech));
        }
    }
    uses::offer_uses(s, seat, Timing::Research, m);
    put(m, s, seat, Action::Done);
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    let Frame::Research { done } = *s.frames.top() else { unreachable!() };
    let choice = match action {
        Action::Tech(tech) => Some(Choice { tech, tesla: false }),
        Action::Tesla(tech) => Some(Choice { tech, tesla: true }),
        Action::Done => None,
        _ => return cards::begin(s, seat, action, cx),
    };
    *s.me(seat).sealed.get_mut() = choice;
    let mut done = done;
    done.insert(seat);
    s.frames.replace(Frame::Research { done });
}

/// R8.2 to R8.4. The last in turn order first, so that what the first one starts is resolved first.
pub fn reveal(s: &mut State, cx: &mut Context) {
    cx.reveal();
    let mut order: arrayvec::ArrayVec<Seat, 5> = s.order().collect();
    order.reverse();
    for seat in order {
        let Some(choice) = *s.player(seat).sealed.get() else {
            cx.tell(|| LogEvent::NoResearch { who: seat });
            continue;
        };
        let level = choice.tech.data().level;
        let row = if choice.tesla { level - 1 } else { level };
        if choice.tesla {
            cards::discard(s, seat, Person::NikolaTesla, cx);
        }
        // R8.3: one trade a coin is kept.
        let kept = s.coins(seat).min(s.player(seat).trade);
        s.me(seat).trade = kept;
        learn::gain(s, seat, choice.tech, row, true, cx);
    }
    for seat in s.all() {
        *s.me(seat).sealed.get_mut() = None;
    }
}
