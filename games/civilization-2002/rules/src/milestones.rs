//! R3.3: wonders of the basic game, for the first who claims a milestone while meeting it.

use crate::action::Action;
use crate::data::{Need, data};
use crate::event::Event;
use crate::frame::Frame;
use crate::options::Milestones;
use crate::state::*;
use crate::{Civilization2002, setup, targets, words};
use kernel::{Cx, Menu, Seat, SeatSet, Show, Tone, msg};

type Civ<'a, 'b> = &'a mut Cx<'b, Civilization2002>;

/// Three an era, numbered 0 to 11.
pub fn of_era(state: &State) -> std::ops::Range<u8> {
    let first = 3 * state.era.index() as u8;
    first..first + 3
}

pub fn need(milestone: u8) -> &'static crate::data::Milestone {
    &data().tables.milestones[milestone as usize / 3][milestone as usize % 3]
}

/// counted to the letter; an option reads "at least this size".
pub fn meets(state: &State, seat: Seat, milestone: u8) -> bool {
    let player = &state.players[seat];
    let era = state.era;
    let mine = |test: &dyn Fn(&crate::pieces::Piece) -> bool| player.pieces.count(test);
    match need(milestone).need {
        Need::Settlements(size, count) => {
            let fits = |region: &&Region| match state.options.milestones {
                Milestones::Exact => region.size == size,
                Milestones::AtLeast => region.size >= size,
            };
            state.regions.0.iter().filter(|r| r.owner == Some(seat)).filter(fits).count() >= count
        }
        Need::Technologies(count) => player.technologies.and(data().techs_of[era.index()]).len() >= count,
        Need::Armies(count) => mine(&|p| p.kind.is_army() && p.kind.era() == era) >= count,
        Need::Fleets(count) => mine(&|p| p.kind.is_fleet() && p.kind.era() == era) >= count,
        Need::Gold(gold) => player.gold >= gold,
    }
}

fn claimed(state: &State, milestone: u8) -> bool {
    state.milestones >> milestone & 1 == 1
}

/// Asks whoever has come to meet an unclaimed milestone; true if somebody is asked.
pub fn ask(state: &mut State) -> bool {
    // What is met during setup is announced when the first turn begins.
    if state.phase == Phase::Setup || !std::mem::take(&mut state.look_for_claims) || state.advanced() {
        return false;
    }
    for milestone in of_era(state) {
        if claimed(state, milestone) {
            continue;
        }
        let mut waiting = SeatSet::EMPTY;
        for seat in Seat::all(state.seats()) {
            let met = !state.players[seat].out && meets(state, seat, milestone);
            let bit = 1 << milestone;
            if !met {
                state.players[seat].let_pass &= !bit;
            } else if state.players[seat].let_pass & bit == 0 {
                waiting.insert(seat);
            }
        }
        if !waiting.is_empty() {
            // There may be more than one: look again after this window.
            state.look_for_claims = true;
            state.frames.push(Frame::Claims { milestone, waiting, claiming: SeatSet::EMPTY });
            return true;
        }
    }
    false
}

pub fn offer(milestone: u8, menu: &mut impl Menu<Action>) {
    menu.prompt(|| msg("prompt-claim").with("what", words::milestone(milestone)));
    menu.choice(Action::Claim(milestone), || {
        Show::card(targets::milestone(milestone), msg("do-claim").with("what", words::milestone(milestone)))
    });
    menu.choice(Action::Forgo, || Show::button(msg("do-forgo")).tone(Tone::Idle));
}

pub fn apply(state: &mut State, seat: Seat, claim: bool, cx: Civ) {
    let Frame::Claims { milestone, mut waiting, mut claiming } = *state.frames.top() else { return };
    waiting.remove(seat);
    if claim {
        claiming.insert(seat);
    } else {
        state.players[seat].let_pass |= 1 << milestone;
    }
    state.frames.replace(Frame::Claims { milestone, waiting, claiming });
    if !waiting.is_empty() {
        return;
    }
    state.frames.pop();
    let winner = match (claiming.len(), claiming.first()) {
        (0, _) => return,
        (1, Some(seat)) => seat,
        // Claims of one window are simultaneous (R6.8).
        _ => setup::highest_roll(claiming, |_| 0, cx),
    };
    award(state, winner, milestone, cx);
}

/// What was let pass can still be claimed in one's own step.
pub fn offer_late(state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
    if state.advanced() {
        return;
    }
    for milestone in of_era(state) {
        let passed = state.players[seat].let_pass >> milestone & 1 == 1;
        if passed && !claimed(state, milestone) && meets(state, seat, milestone) {
            menu.choice(Action::Claim(milestone), || {
                Show::card(
                    targets::milestone(milestone),
                    msg("do-claim").with("what", words::milestone(milestone)),
                )
            });
        } else if claimed(state, milestone) {
            menu.refuse(|| targets::refuse_milestone(milestone, msg("refuse-claimed")));
        }
    }
}

pub fn claim_late(state: &mut State, seat: Seat, milestone: u8, cx: Civ) {
    award(state, seat, milestone, cx);
}

fn award(state: &mut State, seat: Seat, milestone: u8, cx: Civ) {
    state.milestones |= 1 << milestone;
    let era = milestone as usize / 3;
    // Wonders of one era are alike in the basic game: the next of the supply.
    if let Some(wonder) = state.wonder_supply.and(data().wonders_of[era]).iter().next() {
        state.wonder_supply.remove(wonder);
        state.players[seat].wonders.insert(wonder);
        cx.tell(|| Event::Claimed { who: seat, milestone, wonder });
    }
}
