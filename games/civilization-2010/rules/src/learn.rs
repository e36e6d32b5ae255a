//! R9.3, R9.4: gaining a technology.

use crate::action::Action;
use crate::event::LogEvent;
use crate::flow::put;
use crate::frame::{Frame, Gift};
use crate::names::*;
use crate::state::*;
use crate::{Context, place};
use kernel::{Menu, Seat};

/// A free technology out of a set: needs a legal slot (R9.3).
pub fn free(s: &mut State, seat: Seat, set: Set<Tech>) {
    s.push(Frame::Learn { seat, set, must: false });
}

pub fn choices(s: &State, seat: Seat, set: Set<Tech>) -> Set<Tech> {
    s.learnable(seat).and(set)
}

/// Technologies others know.
pub fn of_others(s: &State, seat: Seat) -> Set<Tech> {
    s.others(seat).fold(Set::default(), |all, other| all.or(s.player(other).known()))
}

pub fn up_to_level(level: u8) -> Set<Tech> {
    Set::where_(|t: Tech| t.data().level <= level)
}

pub fn offer(s: &State, seat: Seat, m: &mut impl Menu<Action>) {
    let Frame::Learn { set, must, .. } = *s.frames.top() else { unreachable!() };
    for tech in choices(s, seat, set).iter() {
        put(m, s, seat, Action::Tech(tech));
    }
    if !must {
        put(m, s, seat, Action::Done);
    }
}

pub fn apply(s: &mut State, seat: Seat, action: Action, cx: &mut Context) {
    s.frames.pop();
    if let Action::Tech(tech) = action {
        gain(s, seat, tech, tech.data().level, false, cx);
    }
}

pub fn step(s: &mut State) -> bool {
    let Frame::Learn { seat, set, .. } = *s.frames.top() else { unreachable!() };
    let nothing = choices(s, seat, set).is_empty();
    if nothing {
        s.frames.pop();
    }
    nothing
}

/// Adds a technology to a row of the pyramid with all that follows (R9.4).
pub fn gain(s: &mut State, seat: Seat, tech: Tech, row: u8, researched: bool, cx: &mut Context) {
    let t = tech.data();
    // Counted before the card is turned: who else knows it or researches it this turn.
    let strangers = s
        .others(seat)
        .filter(|&o| {
            let player = s.player(o);
            let researching =
                s.phase == Phase::Research && player.sealed.get().is_some_and(|c| c.tech == tech);
            !player.knows(tech) && !researching
        })
        .count();
    let alone = strangers == s.seats as usize - 1;
    let player = s.me(seat);
    player.rows[row as usize - 1].put(tech);
    player.learned = true;
    if let Some(government) = t.government {
        player.fresh.put(government);
    }
    cx.tell(|| LogEvent::Learned { who: seat, tech, researched });
    if let Some(up) = t.building
        && let Some(basic) = up.data().upgrade_of
    {
        for i in 0..3 {
            for &square in s.ring(&s.player(seat).cities[i]) {
                if s.pieces[square] == Piece::Building(basic) {
                    s.pieces[square] = Piece::Building(up);
                }
            }
        }
    }
    if s.player(seat).civ == Civ::Greeks {
        s.me(seat).culture += strangers as u16;
    }
    if researched && alone && s.person_works(seat, Person::Archimedes) {
        s.me(seat).culture += 3;
    }
    if researched
        && s.player(seat).civ == Civ::Germans
        && let Some(unit) = t.unit
    {
        s.push(Frame::Take { seat, left: 1 });
        s.push(Frame::Free { seat, gift: Gift::UnitOf(unit), left: 1, item: None });
    }
    if tech == Tech::Agriculture && place::must_grow(s, seat) {
        s.push(Frame::Grow { seat });
    }
}
