//! The pending decisions.

mod dawn;
mod evening;
mod over;
mod travel;

pub use dawn::Dawn;
pub use evening::Evening;
pub use over::Over;
pub use travel::Travel;

// What every decision speaks of.
use crate::action::Action;
use crate::event::Event;
use crate::ids::*;
use crate::state::State;
use crate::{Game, flow, targets};
use kernel::{Chance, Cx, Flow, Frame, Menu, Refusal, Seat, SeatSet, Show, Tone, msg};
use serde::{Deserialize, Serialize};

kernel::frames! {
    /// What is pending.
    #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pending: Game {
        Dawn,
        Travel(Travel),
        Evening,
        Over,
    }
}
