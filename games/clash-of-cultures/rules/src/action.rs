//! The small steps.

use crate::ids::*;
use crate::state::goods::Pile;
use crate::state::units::UnitId;
use kernel::{Msg, Seat, msg};
use serde::{Deserialize, Serialize};

/// How a Cultural Influence attempt is made (R8.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Action,
    Arts,
    Pyramids,
}

/// Something that can be destroyed in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ruin {
    Building(Building),
    Settlement,
    Wonder,
}

impl Ruin {
    /// What it is called.
    pub fn term(self) -> Msg {
        match self {
            Ruin::Building(building) => building.term(),
            Ruin::Settlement => msg("building-settlement"),
            Ruin::Wonder => msg("building-wonder"),
        }
    }
}

/// What takes a hit of a barbarian attack, or a Ship with its cargo.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    Unit(UnitId),
    Piece(Ruin),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    // The turn.
    Advance(Advance),
    /// A Science advance without its Food.
    Priesthood(Advance),
    Found(Space),
    Collect(Space),
    Build(Space),
    Enlarge {
        at: Space,
        building: Building,
    },
    Move,
    Civic,
    Vote,
    Influence {
        at: Space,
        by: By,
    },
    Wonder {
        at: Space,
        wonder: Wonder,
    },
    Cartography,
    Taxes,
    Barter,
    CivilLiberties,
    AbsolutePower,
    ForcedLabour,
    /// The token given up.
    Theatre(Good),
    Gardens(Space),
    Play(Card),
    Person(EventCard),
    Claim {
        card: Goal,
        objective: Objective,
    },
    Trade,
    EndTurn,
    // Answers.
    Pay(Pile),
    Done,
    Yes,
    No,
    At(Space),
    Seat(Seat),
    Token(Good),
    Reserve(Wonder),
    Gather {
        at: Space,
        good: Good,
    },
    Husbandry,
    Make(UnitKind),
    /// Draft: an Army unit for Mood tokens.
    Levy,
    Exchange {
        give: Good,
        get: Good,
    },
    Income {
        gold: u8,
    },
    // Movement.
    Lift(UnitId),
    PutDown,
    /// `food` and `ore` are the two uses of Roads.
    Go {
        to: Space,
        food: bool,
        ore: bool,
    },
    Board(u8),
    Chart {
        slot: u8,
        round: bool,
    },
    Turned(bool),
    // Battle.
    Siege {
        wood: bool,
        ore: bool,
    },
    Lay(Card),
    Lose(Loss),
    Retreat,
    Fight,
    Keep,
    Raze,
    Convert(Building),
    // Cards and events.
    Raid {
        camp: Space,
        city: Space,
    },
    /// An earthquake takes a piece.
    Wreck {
        at: Space,
        loss: Loss,
    },
    Slot(u8),
    Swap {
        mine: Card,
        theirs: Card,
    },
    SwapGoal {
        mine: Goal,
        theirs: Goal,
    },
    KeepGoal {
        keep: Goal,
        discard: Goal,
    },
    Enter(Category),
    // Trade.
    Give(Good),
    Ask(Good),
    Ungive(Good),
    Unask(Good),
    GiveCard(Card),
    GiveGoal(Goal),
    AskCard,
    AskGoal,
    Propose,
    /// The player whose turn it is hears what another has to propose.
    Invite(Seat),
}
