//! The small steps a player takes.

use crate::battle::Side;
use crate::ids::*;
use crate::state::Slot;
use crate::trade::Item;
use kernel::Seat;
use serde::{Deserialize, Serialize};

/// A piece of anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unit {
    pub seat: Seat,
    pub slot: Slot,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    // Setup.
    Start(Area),
    // Movement.
    Pick(Slot),
    PickAlike,
    PutBack,
    Go(Area),
    Board(Slot),
    Look(Area),
    KeepMarker,
    RemoveMarker,
    EndMoves,
    Challenge,
    LetPass,
    LetAllPass,
    // Battles.
    Attack {
        area: Area,
        whom: Seat,
    },
    Resolve(Area),
    EndBattles,
    Join(Option<Side>),
    Commit {
        unit: Unit,
        aircraft: Option<Unit>,
    },
    // Trade.
    Pass,
    Bargain(Seat),
    Give(Item),
    Take(Item),
    Pay(u16),
    Ask(u16),
    /// Takes something off one's own side of the draft.
    Keep(Item),
    /// Takes something off the other's side of the draft.
    Waive(Item),
    NoGold,
    Propose,
    Accept,
    Decline,
    ForceLoan,
    Lend(Area),
    Borrow(Area),
    // Production.
    Confirm,
    /// Changes the suggestion from where it stands.
    Adjust,
    /// Begins with no icon placed.
    Rearrange,
    Happy(Area),
    Productive(Area),
    /// Takes an icon off again.
    Unhappy(Area),
    Unproductive(Area),
    // Purchase.
    Buy(Kind),
    At(Area),
    Launch {
        from: Area,
        zone: Area,
    },
    Found(Area),
    Grow(Area),
    Research(Tech),
    Build(Improvement),
    BuySpaceship,
    Sell(Slot),
    EndPurchases,
    // At several moments.
    ChooseUnit(Kind),
    Claim(Milestone),
    Forgo,
    UseManhattan,
    Strike(Area),
    DeclareEnd(Ending),
    Refit(Slot),
}
