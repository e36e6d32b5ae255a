//! What is pending.

use crate::action::Foe;
use crate::ids::*;
use crate::state::State;
use kernel::{Seat, SeatSet, Secret};
use kit::area::AreaSet;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// R4.3: an empire card was drawn; keep it or give it away.
    Draft {
        drawer: Seat,
        #[serde(with = "kernel::stored")]
        card: Secret<Empire>,
    },
    /// Where the turn stands; the cards below are resolved on top of it.
    Turn(Stage),
    /// Choosing lands with a monument.
    Disaster {
        left: u8,
    },
    /// Choosing an enemy empire, then lands of it.
    CivilWar {
        card: Card,
        foe: Option<Foe>,
        left: u8,
        #[serde(with = "land_set")]
        done: AreaSet,
    },
    /// Naming a land.
    Treachery,
    /// Choosing a barren land, then lands next to it.
    Barbarians {
        card: Card,
        home: Option<Land>,
    },
    Pestilence {
        card: Card,
    },
    Plague {
        card: Card,
        from: Option<Land>,
    },
    Famine {
        card: Card,
    },
    /// Two regions, or by the letter two lands.
    BlackDeath {
        card: Card,
        first: Option<Region>,
    },
    BlackDeathLands {
        card: Card,
        first: Option<Land>,
    },
    Migrants {
        card: Card,
        left: u8,
    },
    /// A minor empire or the crusaders expand.
    Campaign,
    /// R9.1: where the fort goes.
    FortSite {
        pay: Pay,
    },
    /// R9.9: the fort (or one of several armies) is gone, the attacking army may go on.
    PressOn {
        land: Land,
        people: u8,
    },
    Over,
}

/// R5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Events,
    Astronomy,
    /// R13.4: a fleet marker has to be taken off the board.
    Markers,
    /// R13.4: manning fleets and fighting for seas.
    Fleets,
    Reallocation,
    Expand,
    /// Monuments still to be built, by people (R10.7).
    Monuments {
        left: [u8; 2],
    },
}

/// What a fort costs (R9.1, R6.10.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// One of Engineering's.
    Free,
    Coin,
    /// A pool army.
    Army,
}

/// Nobody ever reacts in this game: one seat at a time.
pub fn open(state: &State) -> SeatSet {
    match state.frames.top() {
        Frame::Over => SeatSet::EMPTY,
        Frame::Draft { drawer, .. } => SeatSet::of(*drawer),
        _ => SeatSet::of(state.turn.seat),
    }
}
