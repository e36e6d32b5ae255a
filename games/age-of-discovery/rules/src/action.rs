//! The small steps a seat can take.

use crate::ids::{Building, Good, Kind, Nation, Region, Track, Training};
use kernel::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Declines, stops or goes on, whatever is asked.
    Pass,

    // Start (R13.3).
    Bid(u8),
    TakeNation(Nation),

    // Placement (R5).
    /// Takes a worker in hand.
    Pick(Kind),
    Place(Spot),
    /// R14.4.
    Scout(Region),
    ScoutDeck,
    KeepOnTop,
    PutUnder,
    /// R12.12: this worker, or this marker, goes to the front.
    University(Queue),

    // Windows (R6.0.3).
    UseEngland,
    /// The next worker of England's sequence, as it stands in the line.
    Next(u8),
    TakeShip,
    /// Italy: the worker in this box gives way.
    Replace(Training),

    // Tracks (R6).
    Land(Region),
    TakeGood(Good),
    Buy(Building),
    /// One more worker joins the expedition.
    Send(Kind),
    SendAll,
    Explore(Goal),
    /// A free discovery: Spain, cartography.
    Discover(Region),
    Train(Kind),
    Battle(Region),
    FullWar(Seat),
    /// Names a player: whom to fight, to favour, to strike, to rob.
    Name(Seat),
    /// Removes a worker of the enemy.
    Hit(Kind),
    HitMilitia,

    // Buildings (R12).
    /// Whoever acts gives up a worker of their own.
    Lose(Kind),
    /// R15: a specialist standing in a region becomes a colonist.
    Exchange {
        region: Region,
        kind: Kind,
    },
    MoveFrom(Region),
    MoveTo(Region),
    /// The region a building acts on.
    Choose(Region),
    Remove(u8),
    Give(Good),
    TakeFrom {
        seat: Seat,
        good: Good,
    },
    Sell(Good),
    Mint(Good),
    /// R8.1: what this building gives, now.
    Collect(Building),
    BuyVp(u16),
}

/// Where a worker is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Spot {
    Initiative,
    Dock,
    /// On one's own ship.
    Mayflower,
    Goods,
    MerchantShip,
    Buildings,
    Discovery,
    Specialists(Training),
    War,
}

/// A place in a queue that the university can shorten.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Queue {
    /// Counted from 0 in the order in which they are resolved: on the dock X, Y and the ships follow the numbered spaces.
    Track {
        track: Track,
        index: u8,
    },
    Order(Seat),
}

/// Where an expedition goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    Region(Region),
    Deck,
    /// The deck by Portugal's power.
    Portugal,
}
