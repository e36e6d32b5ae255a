//! The pending decisions, in the order of a turn.

mod bargain;
mod battles;
mod challenge;
mod claims;
mod end_of_turn;
mod fight;
mod found;
mod join;
mod markers;
mod movement;
mod owner_bonus;
mod place;
mod produce;
mod purchase;
mod start;
mod trade;
mod wonders;

pub use bargain::{Answer, Bargain};
pub use battles::{Battles, challengers};
pub use challenge::Challenge;
pub use claims::Claims;
pub use end_of_turn::{EndOfTurn, Over};
pub use fight::Fight;
pub use found::Found;
pub use join::Join;
pub use markers::{FreeTechnology, Looked, MinorUnit};
pub use movement::Movement;
pub use owner_bonus::{FreeGrowth, Refit};
pub use place::Place;
pub use produce::Produce;
pub use purchase::Purchase;
pub use start::{Draft, StartCards, StartMarkers};
pub use trade::Trade;
pub use wonders::{Destroy, ForcedLoan};

// What every decision speaks of.
use crate::action::{Action, Unit};
use crate::data::data;
use crate::event::{Event, RollFor};
use crate::figure::{self, Figure};
use crate::ids::*;
use crate::state::*;
use crate::technology::Source;
use crate::{Game, battle, elimination, flow, milestones, production, setup, targets, technology};
use arrayvec::ArrayVec;
use kernel::{Cx, Flow, Frame, Menu, Msg, Refusal, Seat, SeatSet, Show, Target, Tone, msg};
use serde::{Deserialize, Serialize};

kernel::frames! {
    /// What is pending: the step of a phase, and on top of it what is being resolved.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Pending: Game {
        Draft(Draft),
        StartCards(StartCards),
        StartMarkers(StartMarkers),
        Movement(Movement),
        Challenge(Challenge),
        Looked(Looked),
        Battles(Battles),
        Join(Join),
        Fight,
        Trade(Trade),
        Bargain,
        Answer,
        ForcedLoan(ForcedLoan),
        Produce(Produce),
        Purchase(Purchase),
        Place(Place),
        FreeGrowth(FreeGrowth),
        FreeTechnology(FreeTechnology),
        MinorUnit(MinorUnit),
        Found(Found),
        Destroy(Destroy),
        Refit(Refit),
        Claims(Claims),
        EndOfTurn,
        Over,
    }
}
