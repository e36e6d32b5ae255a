//! R3.3: wonders of the basic game, for the first who claims a milestone while meeting it.

use crate::action::Action;
use crate::data::Need;
use crate::event::Event;
use crate::frames::{Claims, Pending};
use crate::ids::*;
use crate::options::Milestones;
use crate::state::*;
use crate::{Game, targets};
use kernel::{Cx, Menu, Msg, Seat, SeatSet, Show, msg};

/// The three of the current era.
pub fn of_era(state: &State) -> impl Iterator<Item = Milestone> + use<> {
    let first = 3 * state.era as u8;
    (first..first + 3).map(Milestone)
}

pub fn meets(state: &State, seat: Seat, milestone: Milestone) -> bool {
    let needed = match milestone.facts().need {
        Need::Settlements(_, count)
        | Need::Technologies(count)
        | Need::Armies(count)
        | Need::Fleets(count) => count,
        Need::Gold(gold) => gold as usize,
    };
    counted(state, seat, milestone) >= needed
}

/// R9.25: how many `seat` has of what a milestone asks for, to the letter; an option reads "at least this size".
pub fn counted(state: &State, seat: Seat, milestone: Milestone) -> usize {
    let player = &state.players[seat];
    let era = milestone.era();
    let mine = |test: &dyn Fn(&Piece) -> bool| player.pieces.count(test);
    match milestone.facts().need {
        Need::Settlements(size, _) => {
            let fits = |region: &&Region| match state.options.milestones {
                Milestones::Exact => region.size == size,
                Milestones::AtLeast => region.size >= size,
            };
            state.regions.iter().filter(|region| region.owner == Some(seat)).filter(fits).count()
        }
        Need::Technologies(_) => (player.technologies & era.technologies()).len(),
        Need::Armies(_) => mine(&|piece| piece.kind.is_army() && piece.kind.era() == era),
        Need::Fleets(_) => mine(&|piece| piece.kind.is_fleet() && piece.kind.era() == era),
        Need::Gold(_) => player.gold as usize,
    }
}

/// A milestone in words, and how much of it `seat` has.
pub fn progress(state: &State, seat: Seat, milestone: Milestone) -> Msg {
    let mine = counted(state, seat, milestone) as i64;
    msg("milestone-progress").with("what", milestone.term()).num("n", mine)
}

/// Asks whoever has come to meet an unclaimed milestone; true if somebody is asked.
pub fn ask(state: &mut State) -> bool {
    let asking = matches!(state.frames.top(), Pending::Claims(_));
    // What is met during setup is announced when the first turn begins.
    if !state.look_for_claims || asking || state.phase == Phase::Setup {
        return false;
    }
    state.look_for_claims = false;
    if state.advanced() {
        return false;
    }
    for milestone in of_era(state) {
        if state.milestones.has(milestone) {
            continue;
        }
        let mut waiting = SeatSet::EMPTY;
        for seat in Seat::all(state.seats()) {
            let met = !state.players[seat].out && meets(state, seat, milestone);
            let let_pass = &mut state.players[seat].let_pass;
            if !met {
                let_pass.remove(milestone);
            } else if !let_pass.has(milestone) {
                waiting.insert(seat);
            }
        }
        if !waiting.is_empty() {
            // There may be more than one: look again after this window.
            state.look_for_claims = true;
            state.frames.push(Claims { milestone, waiting, claiming: SeatSet::EMPTY });
            return true;
        }
    }
    false
}

pub fn offer_claim(milestone: Milestone, menu: &mut impl Menu<Action>) {
    menu.choice(Action::Claim(milestone), || {
        Show::card(targets::milestone(milestone), msg("do-claim").with("what", milestone.term()))
    });
}

/// R3.3: what was let pass can still be claimed in one's own step; true if anything can.
pub fn offer_late(state: &State, seat: Seat, menu: &mut impl Menu<Action>) -> bool {
    if state.advanced() {
        return false;
    }
    let mut any = false;
    for milestone in of_era(state) {
        let claimed = state.milestones.has(milestone);
        let passed = state.players[seat].let_pass.has(milestone);
        if passed && !claimed && meets(state, seat, milestone) {
            any = true;
            offer_claim(milestone, menu);
        }
    }
    any
}

/// R3.3: where milestones stand among what can be had. Whoever moves or trades asks for none.
pub fn refuse_claimed(state: &State, menu: &mut impl Menu<Action>) {
    for milestone in of_era(state).filter(|milestone| state.milestones.has(*milestone)) {
        menu.refuse(|| targets::refuse_milestone(milestone, msg("refuse-claimed")));
    }
}

pub fn award(state: &mut State, seat: Seat, milestone: Milestone, cx: &mut Cx<Game>) {
    state.milestones.insert(milestone);
    // Wonders of one era are alike in the basic game: the next of the supply.
    if let Some(wonder) = (state.wonder_supply & milestone.era().wonders()).first() {
        state.wonder_supply.remove(wonder);
        state.players[seat].wonders.insert(wonder);
        cx.tell(|| Event::Claimed { who: seat, milestone, wonder });
    }
}
