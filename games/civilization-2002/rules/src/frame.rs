//! What is pending, and who is open.

use crate::fight;
use crate::ids::*;
use crate::state::State;
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// R2.1.5: so many start regions were chosen.
    Draft {
        placed: u8,
    },
    /// R2.1.6: deals the starting technologies, from this place in the order on.
    StartCards {
        next: u8,
    },
    /// R2.1.7: turns the start markers up, from this place in the order on.
    StartMarkers {
        next: u8,
    },
    /// R2.3: the active player moves.
    Movement {
        seat: Seat,
    },
    /// R2.3.5: may the pieces that just entered be challenged?
    Challenge {
        mover: Seat,
        area: Area,
        waiting: SeatSet,
        declared: SeatSet,
    },
    /// R2.2.2, R2.2.3: the looker alone has seen it.
    Looked {
        seat: Seat,
        area: Area,
    },
    /// R2.3.6, R2.3.7: the active player declares and fights.
    Battles {
        seat: Seat,
    },
    /// R2.4.4: third players choose a side in secret.
    Join {
        waiting: SeatSet,
    },
    /// R2.5.2: the leaders pick.
    Fight,
    /// R6.5: `seat` may propose.
    Trade {
        seat: Seat,
        passed: SeatSet,
    },
    /// The proposer puts an offer together.
    Bargain,
    /// The other accepts or declines.
    Answer,
    /// Magellan's Voyage.
    ForcedLoan {
        seat: Seat,
        mine: Option<Area>,
    },
    /// R4.5: confirm or change the suggested icons.
    Produce {
        waiting: SeatSet,
    },
    /// R3.6, R4.6.
    Purchase {
        seat: Seat,
    },
    /// Puts figures on the board: bought ones (paid when placed) or free ones.
    Place {
        seat: Seat,
        kind: Kind,
        count: u8,
        bought: bool,
    },
    /// The owner bonus that lets one settlement grow.
    FreeGrowth {
        seat: Seat,
    },
    /// R2.2.5: takes a technology for nothing.
    FreeTechnology {
        seat: Seat,
    },
    /// the winner of a minor civilization chooses its unit.
    MinorUnit {
        seat: Seat,
        area: Area,
    },
    /// R2.8, R-07: the marker is resolved; the village is about to be founded.
    Found {
        seat: Seat,
        area: Area,
    },
    /// the Manhattan Project.
    Destroy {
        seat: Seat,
    },
    /// battleships may become carriers.
    Refit {
        seat: Seat,
    },
    /// R3.3: who claims this milestone?
    Claims {
        milestone: u8,
        waiting: SeatSet,
        claiming: SeatSet,
    },
    EndOfTurn,
    Over,
}

pub fn open(state: &State) -> SeatSet {
    match *state.frames.top() {
        Frame::Draft { placed } => SeatSet::of(crate::setup::placer(state, placed)),
        Frame::Movement { seat }
        | Frame::Looked { seat, .. }
        | Frame::Battles { seat }
        | Frame::Trade { seat, .. }
        | Frame::ForcedLoan { seat, .. }
        | Frame::Purchase { seat }
        | Frame::Place { seat, .. }
        | Frame::FreeGrowth { seat }
        | Frame::FreeTechnology { seat }
        | Frame::MinorUnit { seat, .. }
        | Frame::Destroy { seat }
        | Frame::Refit { seat } => SeatSet::of(seat),
        Frame::Challenge { mover, waiting, .. } => {
            // One after the other, in seat order from the mover (R6.2).
            state.round_from(mover).find(|&s| waiting.contains(s)).map_or(SeatSet::EMPTY, SeatSet::of)
        }
        Frame::Join { waiting } | Frame::Produce { waiting } | Frame::Claims { waiting, .. } => waiting,
        Frame::Fight => fight::open(state),
        Frame::Bargain => state.deal.as_ref().map_or(SeatSet::EMPTY, |d| SeatSet::of(d.from)),
        Frame::Answer => state.deal.as_ref().map_or(SeatSet::EMPTY, |d| SeatSet::of(d.to)),
        Frame::StartCards { .. }
        | Frame::StartMarkers { .. }
        | Frame::Found { .. }
        | Frame::EndOfTurn
        | Frame::Over => SeatSet::EMPTY,
    }
}
