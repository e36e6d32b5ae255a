//! What is pending. Whom each frame asks is in `asked.rs`.

use crate::action::By;
use crate::board::Space;
use crate::goods::Bill;
use crate::ids::*;
use crate::set::Set;
use crate::units::Group;
use kernel::{Seat, Secret};
use serde::{Deserialize, Serialize};

/// Where a free or extra advance may come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    Any,
    Category(Category),
    Government,
    OwnedBy(Seat),
    /// Players with a unit or city within 2.
    Near,
}

/// How an extra building is paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Works {
    /// City Works: free, activates.
    Free,
    /// Great Prophet: a Temple at its price, no activation.
    Temple,
    /// Great Engineer: any building at its price, no activation.
    Paid,
}

/// How a region is entered (R10).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    Land,
    Sea,
    Round,
    Card,
}

/// Which cities an event may sadden.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    Any,
    Coastal,
}

/// What a chosen player is chosen for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    Settler,
    Truce,
    Murder,
    Spy,
    Exchange,
    Trade,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    // The bottom of the stack.
    Turn,
    Status {
        step: u8,
    },
    Over,
    // Payments and advances.
    Pay {
        seat: Seat,
        bill: Bill,
    },
    Buy {
        seat: Seat,
        advance: Advance,
        bought: bool,
    },
    Acquire {
        seat: Seat,
        from: From,
        paid: bool,
    },
    Cubes {
        seat: Seat,
        category: Category,
        left: u8,
    },
    Reserve {
        seat: Seat,
    },
    React {
        seat: Seat,
        category: Category,
    },
    Income {
        seat: Seat,
        routes: u8,
    },
    // Cities.
    Collect {
        seat: Seat,
        at: Space,
        left: u8,
        taken: u32,
        far: bool,
        crop: bool,
        card: bool,
    },
    Build {
        seat: Seat,
        at: Space,
        left: u8,
        made: u8,
        drafted: bool,
        ships: bool,
        armed: bool,
    },
    Made {
        seat: Seat,
        at: Space,
        kind: UnitKind,
    },
    Raise {
        seat: Seat,
        at: Space,
        building: Building,
    },
    Facing {
        seat: Seat,
        at: Space,
    },
    Token {
        seat: Seat,
    },
    Sanitation {
        seat: Seat,
        at: Space,
    },
    Settled {
        seat: Seat,
        at: Space,
    },
    Works {
        seat: Seat,
        works: Works,
    },
    Erect {
        seat: Seat,
        at: Space,
        wonder: Wonder,
    },
    Lighthouse {
        seat: Seat,
        at: Space,
    },
    Sulk {
        at: Space,
    },
    Civic {
        seat: Seat,
        raised: bool,
    },
    Cheer {
        at: Space,
    },
    Barter {
        seat: Seat,
        left: u8,
    },
    // Influence.
    Influence {
        seat: Seat,
        at: Space,
        by: By,
    },
    Boost {
        seat: Seat,
        at: Space,
        missing: u8,
    },
    Convert {
        seat: Seat,
        at: Space,
    },
    Absorb {
        seat: Seat,
        at: Space,
    },
    // Movement and exploration.
    Move {
        seat: Seat,
        left: u8,
        lighthouse: bool,
    },
    Group {
        seat: Seat,
        group: Group,
    },
    March {
        seat: Seat,
        group: Group,
        to: Space,
        middle: Space,
        ore: bool,
    },
    Explore {
        seat: Seat,
        slot: u8,
        tile: u8,
        via: Via,
        entry: Space,
    },
    Camp {
        seat: Seat,
        slot: u8,
        entry: Space,
    },
    Arrive {
        seat: Seat,
        group: Group,
        to: Space,
    },
    Dock {
        seat: Seat,
        group: Group,
        slot: u8,
        via: Via,
    },
    // Battle.
    Battle,
    Camped {
        seat: Seat,
        at: Space,
        beaten: u8,
    },
    Place {
        seat: Seat,
        kind: UnitKind,
    },
    Claim {
        seat: Seat,
        set: Set<Objective>,
    },
    // Events.
    Reveal {
        seat: Seat,
    },
    Risk {
        seat: Seat,
    },
    Text {
        seat: Seat,
        card: EventCard,
    },
    Exhaust {
        seat: Seat,
    },
    Arrival {
        seat: Seat,
    },
    Reinforce {
        seat: Seat,
    },
    Attack {
        seat: Seat,
    },
    Lower {
        seat: Seat,
        whose: Whose,
        to_angry: bool,
        armed: bool,
    },
    Myth {
        seat: Seat,
        at: Space,
        to_angry: bool,
    },
    Epidemic {
        seat: Seat,
        left: u8,
    },
    Share {
        seat: Seat,
        left: u8,
    },
    Choose {
        seat: Seat,
        purpose: Purpose,
    },
    Person {
        seat: Seat,
        card: EventCard,
        price: u8,
    },
    Volcano {
        seat: Seat,
    },
    Quake {
        seat: Seat,
        left: u8,
        hit: [Space; 3],
    },
    Revolt {
        seat: Seat,
        stage: u8,
    },
    RemoveArmy {
        seat: Seat,
    },
    Boon {
        seat: Seat,
        title: EventTitle,
    },
    Happy {
        seat: Seat,
    },
    // Action cards.
    Cheers {
        seat: Seat,
        second: bool,
    },
    Survey {
        seat: Seat,
        explorer: bool,
    },
    Homestead {
        seat: Seat,
        slot: u8,
    },
    HomesteadPaid {
        seat: Seat,
        at: Space,
    },
    Agent {
        seat: Seat,
        target: Seat,
    },
    Plans {
        seat: Seat,
        #[serde(with = "kernel::stored")]
        drawn: Secret<[Goal; 2]>,
        n: u8,
    },
    Hire {
        seat: Seat,
        done: [Space; 7],
    },
    Hired {
        seat: Seat,
        camp: Space,
        city: Space,
    },
    // Trade.
    Draft {
        seat: Seat,
        to: Seat,
    },
    Answer {
        seat: Seat,
        from: Seat,
    },
    Deliver {
        seat: Seat,
        to: Seat,
    },
    // Status phase.
    Declare {
        seat: Seat,
        done: Set<Objective>,
    },
    Raze {
        seat: Seat,
    },
    First {
        seat: Seat,
    },
}
