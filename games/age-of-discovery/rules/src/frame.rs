//! What is pending, and who is asked. The bottom frame says where in the round the game is; what a track, a power or
//! a building asks in between is pushed on top.

use crate::ids::{Good, Kind, Region, Track, Training, Workers};
use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    // Start (R13).
    Auction(Auction),
    /// The winner of an auction, or the last without a board, chooses.
    ChooseNation {
        seat: Seat,
    },
    Spain {
        seat: Seat,
    },

    // Phase 1.
    Placement {
        seat: Seat,
        /// Who has placed in this pass.
        done: SeatSet,
        holding: Option<Kind>,
    },
    ScoutedCard {
        seat: Seat,
    },

    // Phase 2.
    Window {
        moment: Moment,
        seat: Option<Seat>,
        done: SeatSet,
        /// The stables were used (R12.13: once a round).
        stabled: bool,
    },
    England {
        seat: Seat,
        /// So many places of the line are settled.
        settled: u8,
    },
    Italy {
        seat: Seat,
        place: Training,
    },
    Stables {
        seat: Seat,
        from: Region,
    },
    Dock,
    Goods,
    Buildings,
    Discovery {
        seat: Option<Seat>,
        done: SeatSet,
        party: Workers,
    },
    Specialists {
        next: u8,
    },
    War,
    /// The attacker names the defender in this region.
    Opponent {
        seat: Seat,
        region: Region,
    },
    FullWar {
        attacker: Seat,
        defender: Seat,
        /// Regions still to be fought over, one bit each.
        regions: u16,
    },
    Battle(Battle),

    // Figures (R15).
    Gain {
        seat: Seat,
        kind: Kind,
        to: Dest,
        left: u8,
    },

    // Immediate buildings (R12).
    Recruit {
        seat: Seat,
        left: u8,
    },
    Settle {
        seat: Seat,
        left: u8,
    },
    Allies {
        seat: Seat,
    },
    EdictPartner {
        seat: Seat,
    },
    EdictFirst {
        seat: Seat,
        partner: Seat,
    },
    EdictPlace {
        seat: Seat,
    },
    Cartography {
        seat: Seat,
    },
    University {
        seat: Seat,
    },
    /// Colonies that lose a worker: one bit a region, by seat.
    Plague {
        colonies: [u16; kernel::MAX_SEATS],
    },
    PlagueRegion {
        seat: Seat,
    },
    PlagueVictim {
        seat: Seat,
        region: Region,
        victim: Option<Seat>,
    },
    Rewrite {
        seat: Seat,
        robbed: SeatSet,
    },

    // Phases 3 and 4.
    Income,
    Benefits(Benefits),
    Smuggle {
        seat: Seat,
        give: Good,
    },
    Migrate {
        seat: Seat,
        from: Region,
        to: Option<Region>,
        moved: u8,
    },

    // Phase 5.
    Refresh,
    Purchase {
        seat: Option<Seat>,
        done: SeatSet,
    },
    NextRound,
    Over,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Auction {
    /// Whose turn it is to bid.
    pub seat: Seat,
    /// Who has not dropped out of this auction.
    pub bidding: SeatSet,
    /// Who has no board yet.
    pub without: SeatSet,
    pub opener: Seat,
    pub leader: Option<Seat>,
    pub bid: u8,
    /// What the last winner paid.
    pub last: u8,
}

/// When a power may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Before(Track),
    /// In phase 5, once the new order is set (R12.12).
    Order,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    pub region: Region,
    pub attacker: Seat,
    pub defender: Seat,
    /// Hits not yet dealt out.
    pub attacker_hits: u8,
    pub defender_hits: u8,
    /// What each side loses, removed together at the end.
    pub attacker_lost: Workers,
    pub defender_lost: Workers,
    /// The militia figures still standing.
    pub militia: u8,
}

/// Where a gained figure goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dest {
    Hand,
    Discovery,
    Region(Region),
}

/// Phase 4 of one player.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Benefits {
    pub seat: Option<Seat>,
    pub done: SeatSet,
    /// Buildings that have given, one bit each: every way to be given something notes it here.
    pub given: u64,
    /// The player is done; what is still due is given now.
    pub closing: bool,
    pub smuggled: bool,
    pub migrated: bool,
}

impl Frame {
    /// Who has to answer, if anybody.
    pub fn asked(&self) -> Option<Seat> {
        match *self {
            Frame::Auction(a) => Some(a.seat),
            Frame::Battle(b) => Some(if b.attacker_hits > 0 { b.attacker } else { b.defender }),
            Frame::Window { seat, .. } | Frame::Discovery { seat, .. } | Frame::Purchase { seat, .. } => seat,
            Frame::Benefits(b) => b.seat,
            Frame::ChooseNation { seat }
            | Frame::Spain { seat }
            | Frame::Placement { seat, .. }
            | Frame::ScoutedCard { seat }
            | Frame::England { seat, .. }
            | Frame::Italy { seat, .. }
            | Frame::Stables { seat, .. }
            | Frame::Opponent { seat, .. }
            | Frame::Gain { seat, .. }
            | Frame::Recruit { seat, .. }
            | Frame::Settle { seat, .. }
            | Frame::Allies { seat }
            | Frame::EdictPartner { seat }
            | Frame::EdictFirst { seat, .. }
            | Frame::EdictPlace { seat }
            | Frame::Cartography { seat }
            | Frame::University { seat }
            | Frame::PlagueRegion { seat }
            | Frame::PlagueVictim { seat, .. }
            | Frame::Rewrite { seat, .. }
            | Frame::Smuggle { seat, .. }
            | Frame::Migrate { seat, .. } => Some(seat),
            // Whose worker is next, or who comes next in the order, is in the position: see `flow::asked`.
            Frame::Dock
            | Frame::Goods
            | Frame::Buildings
            | Frame::Specialists { .. }
            | Frame::War
            | Frame::FullWar { .. }
            | Frame::Plague { .. }
            | Frame::Income
            | Frame::Refresh
            | Frame::NextRound
            | Frame::Over => None,
        }
    }
}
