//! The small steps a player can take. What one means follows from the frame it answers.

use crate::names::*;
use crate::state::Content;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// Something a city can produce (R6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Item {
    Army,
    Scout,
    Unit(UnitType),
    Building(Building),
    Walls,
    Wonder(Wonder),
}

/// How one resource is paid (R9.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    Token(Res),
    Marker(Content),
    Gift(Event),
    /// The Kremlin: two resources for a spy.
    Kremlin,
    /// Marie Curie: any resource for a uranium.
    Curie,
}

/// What is won in battle (R11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    Trade,
    Culture,
    Resource(Res),
    Marker { village: bool },
    DropCoin,
    Tech,
    Event { level: u8 },
    Coin,
}

/// Something that can change hands in the Trade phase (R5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Trade(u8),
    Culture(u8),
    Resource(Res),
    /// A marker that holds a resource.
    Marker(Content),
    /// A culture event I have.
    Event(Event),
    /// A culture event of a level, whichever the other gives.
    AnyEvent {
        level: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// No more of this; the part is over.
    Done,
    Yes,
    No,
    Civ(Civ),
    Square(u16),
    Seat(Seat),
    City(u8),
    /// A figure of the asked player: 0 to 6 armies, 7 to 9 scouts.
    Figure(u8),
    Terrain(Terrain),
    Number(u8),
    Row(u8),
    Resource(Res),
    Coin(CoinPlace),
    Investment(Investment),
    Government(Government),
    Tech(Tech),
    /// Research with Nikola Tesla: one row lower.
    Tesla(Tech),
    Event(Event),
    /// A culture event deck.
    Level(u8),
    Discard(Event),
    Skill(Skill),
    Wonder(Wonder),
    Person(Person),
    /// Turn a card that keeps working face up.
    TurnUp(Person),
    PersonType(PersonType),
    Item(Item),
    /// The Egyptian free building.
    FreeBuilding(Building),
    Arts,
    Harvest(Res),
    Caravan,
    Advance,
    /// Advance past others' markers (Shakespeare).
    Leap,
    Found(u8),
    Invest,
    Grow,
    /// The Start of Turn ability of the government.
    Decree,
    Teacher,
    Workers,
    Relic(Relic),
    Pick(u8),
    /// Leave a figure of the moving group here.
    Leave(u8),
    Step(u16),
    Discover(u8),
    /// Remove a figure in an own city centre; with a token it fortifies the city or sends a caravan.
    Disband {
        figure: u8,
        token: bool,
    },
    Steal,
    Stop,
    Destroy,
    Watch,
    Pass,
    KillPerson,
    KillFigure {
        seat: Seat,
        scout: bool,
    },
    Unit {
        kind: UnitType,
        grade: u8,
    },
    Front,
    Target(u8),
    Pay(Payment),
    Loot(Loot),
    Talk(Seat),
    Give(Good),
    Ask(Good),
    Show,
    Propose,
    Withdraw,
    /// Take something off the draft again: off what is given, off what is asked for.
    Keep(Good),
    Unask(Good),
}
