//! R9.3, R9.4: gaining a technology.

use crate::Game;
use crate::city::growth;
use crate::event::Event;
use crate::frames::{Free, Gift, Grow, Learn, Take};
use crate::ids::*;
use crate::state::*;
use kernel::{Cx, Seat};

/// A free technology out of a set: needs a legal slot (R9.3).
pub fn free(state: &mut State, seat: Seat, set: Set<Tech>) {
    state.frames.push(Learn { seat, set, must: false });
}

pub fn choices(state: &State, seat: Seat, set: Set<Tech>) -> Set<Tech> {
    state.learnable(seat) & set
}

/// Technologies others know.
pub fn of_others(state: &State, seat: Seat) -> Set<Tech> {
    state.others(seat).fold(Set::default(), |all, other| all | state.player(other).known())
}

pub fn up_to_level(level: u8) -> Set<Tech> {
    Set::of_all(|t: Tech| t.data().level <= level)
}

/// Adds a technology to a row of the pyramid with all that follows (R9.4).
pub fn gain(state: &mut State, seat: Seat, tech: Tech, row: u8, researched: bool, cx: &mut Cx<Game>) {
    let t = tech.data();
    // Counted before the card is turned: who else knows it or researches it this turn.
    let strangers = state
        .others(seat)
        .filter(|&o| {
            let player = state.player(o);
            let researching =
                state.phase == Phase::Research && player.sealed.get().is_some_and(|c| c.tech == tech);
            !player.knows(tech) && !researching
        })
        .count();
    let alone = strangers == state.seats as usize - 1;
    let player = state.me(seat);
    player.rows[row as usize - 1].insert(tech);
    player.learned = true;
    if let Some(government) = t.government {
        player.fresh.insert(government);
    }
    cx.tell(|| Event::Learned { who: seat, tech, researched });
    // R24.16: a flip never breaks the star limit.
    if let Some(up) = t.building
        && let Some(basic) = up.data().upgrade_of
    {
        for i in 0..3 {
            for &square in state.ring(&state.player(seat).cities[i]) {
                if state.pieces[square] == Piece::Building(basic) {
                    state.pieces[square] = Piece::Building(up);
                }
            }
        }
    }
    // R22.8
    if state.player(seat).civ == Civ::Greeks {
        state.me(seat).culture += strangers as u16;
    }
    if researched && alone && state.person_works(seat, Person::Archimedes) {
        state.me(seat).culture += 3;
    }
    if researched
        && state.player(seat).civ == Civ::Germans
        && let Some(unit) = t.unit
    {
        state.frames.push(Take { seat, left: 1 });
        state.frames.push(Free::one(seat, Gift::UnitOf(unit)));
    }
    if tech == Tech::Agriculture && growth::must_grow(state, seat) {
        state.frames.push(Grow { seat });
    }
}
