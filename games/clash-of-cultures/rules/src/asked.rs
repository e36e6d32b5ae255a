//! Whom a frame asks, and which questions need not be asked.

use crate::frame::Frame;
use crate::state::State;
use kernel::Seat;

impl Frame {
    /// Whose answer it waits for, once nothing happens by itself.
    pub fn seat(&self, state: &State) -> Option<Seat> {
        use Frame::*;
        match *self {
            Over => None,
            Turn => Some(state.turn.seat),
            Battle => state.battle.as_ref().and_then(|b| b.asked()),
            Pay { seat, .. }
            | Acquire { seat, .. }
            | Cubes { seat, .. }
            | Reserve { seat }
            | React { seat, .. }
            | Income { seat, .. }
            | Collect { seat, .. }
            | Build { seat, .. }
            | Facing { seat, .. }
            | Token { seat }
            | Sanitation { seat, .. }
            | Works { seat, .. }
            | Civic { seat, .. }
            | Barter { seat, .. }
            | Boost { seat, .. }
            | Convert { seat, .. }
            | Absorb { seat, .. }
            | Move { seat, .. }
            | Group { seat, .. }
            | Explore { seat, .. }
            | Camp { seat, .. }
            | Dock { seat, .. }
            | Camped { seat, .. }
            | Place { seat, .. }
            | Claim { seat, .. }
            | Risk { seat }
            | Exhaust { seat }
            | Arrival { seat }
            | Reinforce { seat }
            | Attack { seat }
            | Lower { seat, .. }
            | Myth { seat, .. }
            | Epidemic { seat, .. }
            | Share { seat, .. }
            | Choose { seat, .. }
            | Person { seat, .. }
            | Volcano { seat }
            | Quake { seat, .. }
            | Revolt { seat, .. }
            | RemoveArmy { seat }
            | Happy { seat }
            | Cheers { seat, .. }
            | Survey { seat, .. }
            | Homestead { seat, .. }
            | Agent { seat, .. }
            | Plans { seat, .. }
            | Hire { seat, .. }
            | Draft { seat, .. }
            | Answer { seat, .. }
            | Deliver { seat, .. }
            | Declare { seat, .. }
            | Raze { seat }
            | First { seat } => Some(seat),
            Status { .. }
            | Buy { .. }
            | Made { .. }
            | Raise { .. }
            | Settled { .. }
            | Erect { .. }
            | Lighthouse { .. }
            | Sulk { .. }
            | Cheer { .. }
            | Influence { .. }
            | March { .. }
            | Arrive { .. }
            | Reveal { .. }
            | Text { .. }
            | Boon { .. }
            | HomesteadPaid { .. }
            | Hired { .. } => None,
        }
    }

    /// Questions whose answers are all public: with one answer they need not be asked, with none they lapse.
    /// What depends on a hand is always asked, so that being asked proves nothing.
    pub fn may_be_forced(&self) -> bool {
        use Frame::*;
        !matches!(
            self,
            Turn | Status { .. }
                | Over
                | Battle
                | Collect { .. }
                | React { .. }
                | Claim { .. }
                | Move { .. }
                | Group { .. }
                | Agent { .. }
                | Plans { .. }
                | Draft { .. }
                | Answer { .. }
                | Deliver { .. }
                | Declare { .. }
        )
    }
}
