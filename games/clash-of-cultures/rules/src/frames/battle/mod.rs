//! A battle by steps (R11): each is a decision of its own, in the order of R11.4.

mod cards;
mod losses;
mod round;
mod siege;

pub use cards::{After, Before, Lay, Reveal, Starve, Withdraw, may_lay, playable};
pub use losses::{Losses, Next, after_raid, settlers_perish};
pub use round::{Decide, Roll};
pub use siege::Siege;

use super::*;
use crate::battle::{ATTACK, Battle, DEFENCE, Kind, aftermath, round as rounds};

/// The battle in `State::battle`, at its step.
pub struct Fight;

impl Frame<Game> for Fight {
    fn asked(&self, state: &State) -> SeatSet {
        state.battle.as_ref().map_or(SeatSet::EMPTY, |battle| battle.step.asked(state))
    }

    fn offer(&self, state: &State, seat: Seat, menu: &mut impl Menu<Action>) {
        state.fight().step.offer(state, seat, menu);
    }

    fn answer(self, state: &mut State, seat: Seat, action: Action, cx: &mut Cx<Game>) {
        state.fight().step.answer(state, seat, action, cx);
    }

    fn advance(self, state: &mut State, cx: &mut Cx<Game>) -> Flow {
        state.fight().step.advance(state, cx)
    }
}

kernel::frames! {
    /// Where a battle stands. What follows losses depends on what caused them.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Step: Game {
        Siege,
        Card(Lay),
        Reveal,
        Before,
        Withdraw,
        Starve,
        Roll,
        After,
        Decide,
        Losses(Losses),
    }
}

/// Whoever fights on a side, if it is a player.
fn side(state: &State, side: usize) -> SeatSet {
    state.fight().sides[side].into_iter().collect()
}

/// What follows.
fn go(state: &mut State, step: impl Into<Step>) {
    state.fight_mut().step = step.into();
}
