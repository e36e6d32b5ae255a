//! The small steps a player can take. What one means follows from the frame it answers.

use crate::ids::*;
use crate::state::Content;
use kernel::{Key, Msg, Seat, msg};
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

impl Item {
    pub fn key(self) -> Key {
        match self {
            Item::Army => "item-army".into(),
            Item::Scout => "item-scout".into(),
            Item::Walls => "item-walls".into(),
            Item::Unit(unit) => unit.key(),
            Item::Building(building) => building.key(),
            Item::Wonder(wonder) => wonder.key(),
        }
    }
}

/// How one resource is paid (R9.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    Token(Resource),
    Marker(Content),
    Gift(CultureEvent),
    /// The Kremlin: two resources for a spy.
    Kremlin,
    /// Marie Curie: any resource for a uranium.
    Curie,
}

impl Payment {
    pub fn term(self) -> Msg {
        match self {
            Payment::Token(resource) => resource.term(),
            Payment::Marker(content) => msg(content.key()),
            Payment::Gift(event) => event.term(),
            Payment::Kremlin => msg("pay-kremlin"),
            Payment::Curie => msg("pay-curie"),
        }
    }
}

/// What is won in battle (R11.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    Trade,
    Culture,
    Resource(Resource),
    Marker { village: bool },
    DropCoin,
    Tech,
    Event { level: u8 },
    Coin,
}

impl Loot {
    pub fn term(self) -> Msg {
        match self {
            Loot::Trade => msg("loot-trade"),
            Loot::Culture => msg("loot-culture"),
            Loot::Resource(resource) => msg("loot-resource").term("what", resource.key()),
            Loot::Marker { village: false } => msg("loot-hut"),
            Loot::Marker { village: true } => msg("loot-village"),
            Loot::DropCoin => msg("loot-drop-coin"),
            Loot::Tech => msg("loot-tech"),
            Loot::Event { level } => msg("loot-event").num("n", level),
            Loot::Coin => msg("loot-coin"),
        }
    }
}

/// Something that can change hands in the Trade phase (R5.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Trade(u8),
    Culture(u8),
    Resource(Resource),
    /// A marker that holds a resource.
    Marker(Content),
    /// A culture event I have.
    Event(CultureEvent),
    /// A culture event of a level, whichever the other gives.
    AnyEvent {
        level: u8,
    },
}

impl Good {
    pub fn term(self) -> Msg {
        match self {
            Good::Trade(n) => msg("good-trade").num("n", n),
            Good::Culture(n) => msg("good-culture").num("n", n),
            Good::Resource(resource) => resource.term(),
            Good::Marker(content) => msg(content.key()),
            Good::Event(event) => event.term(),
            Good::AnyEvent { level } => msg("good-event").num("n", level),
        }
    }
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
    Resource(Resource),
    Coin(CoinPlace),
    Investment(Investment),
    Government(Government),
    Tech(Tech),
    /// Research with Nikola Tesla: one row lower.
    Tesla(Tech),
    Event(CultureEvent),
    /// A culture event deck.
    Level(u8),
    Discard(CultureEvent),
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
    Harvest(Resource),
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
