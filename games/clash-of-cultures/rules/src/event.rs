//! What happened, typed. The sentence it becomes is in `telling`.

use crate::action::Action;
pub use crate::battle::Fought;
use crate::frames::{Purpose, Short};
use crate::ids::*;
use crate::state::goods::Pile;
pub use crate::telling::narrate;
use crate::trade::Deal;
use arrayvec::ArrayVec;
use kernel::Seat;
use serde::Serialize;

pub type Dice = ArrayVec<u8, 10>;

/// What a place is to a Settler that has come there (R8.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Site {
    /// Nobody came who could found a city, or nothing is to be said of it.
    Untold,
    Unfit,
    /// What a city could collect, stores aside.
    Fit(Set<Good>),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    TurnBegins {
        who: Seat,
    },
    StatusPhase {
        round: u8,
    },
    FirstPlayer {
        who: Seat,
    },
    EndRoll {
        die: u8,
        over: bool,
    },
    Acquired {
        who: Seat,
        advance: Advance,
    },
    Cube {
        who: Seat,
        advance: Advance,
    },
    WonderRevealed {
        wonder: Wonder,
    },
    WonderReserved {
        who: Seat,
        wonder: Wonder,
    },
    WonderBuilt {
        who: Seat,
        at: Space,
        wonder: Wonder,
    },
    DrewCard {
        who: Seat,
        card: Card,
    },
    DrewSomeCard {
        who: Seat,
    },
    DrewGoal {
        who: Seat,
        card: Goal,
    },
    DrewSomeGoal {
        who: Seat,
    },
    Founded {
        who: Seat,
        at: Space,
        /// What it could collect, stores aside.
        #[serde(skip)]
        near: Set<Good>,
    },
    Collects {
        who: Seat,
        at: Space,
    },
    Gathered {
        who: Seat,
        at: Space,
        good: Good,
    },
    Gained {
        who: Seat,
        good: Good,
        n: u8,
    },
    Spent {
        who: Seat,
        cost: Pile,
    },
    Starved {
        who: Seat,
        n: u8,
    },
    Built {
        who: Seat,
        at: Space,
        unit: UnitKind,
        /// R9.2: for want of Tactics it cannot march.
        #[serde(skip)]
        idle: bool,
    },
    Enlarged {
        who: Seat,
        at: Space,
        building: Building,
    },
    Mood {
        at: Space,
        mood: Mood,
    },
    /// R7.4.2: it was activated once more.
    Sulked {
        at: Space,
        mood: Mood,
    },
    Effect {
        who: Seat,
        action: Action,
    },
    Routes {
        who: Seat,
        food: u8,
        gold: u8,
    },
    InfluenceRolled {
        who: Seat,
        at: Space,
        die: u8,
        need: u8,
        /// Whose city it is; nobody's, if barbarians hold the place.
        #[serde(skip)]
        of: Option<Seat>,
        /// No tokens can make up for what the die lacks.
        #[serde(skip)]
        vain: bool,
    },
    InfluenceBoosted {
        who: Seat,
        at: Space,
        short: Short,
        #[serde(skip)]
        of: Option<Seat>,
    },
    InfluenceFailed {
        who: Seat,
        at: Space,
        #[serde(skip)]
        short: Option<Short>,
    },
    Influenced {
        who: Seat,
        at: Space,
        building: Building,
        /// Whose colour it bore, and whose point it was.
        #[serde(skip)]
        from: Seat,
        /// Whose city it stands in.
        #[serde(skip)]
        of: Seat,
    },
    Assimilated {
        who: Seat,
        at: Space,
    },
    Moved {
        who: Seat,
        from: Space,
        to: Space,
        n: u8,
        #[serde(skip)]
        site: Site,
    },
    Boarded {
        who: Seat,
        at: Space,
    },
    Sailed {
        who: Seat,
        from: Space,
        to: Space,
        n: u8,
    },
    Explored {
        who: Seat,
        tile: u8,
        /// Its spaces.
        #[serde(skip)]
        on: [Space; 4],
        /// R13.2: barbarians settle in it, however it lies.
        #[serde(skip)]
        savage: bool,
    },
    Camp {
        at: Space,
        /// In a region just discovered, which has been told of already.
        #[serde(skip)]
        fresh: bool,
    },
    Reinforced {
        at: Space,
    },
    /// Barbarians were called to attack, and none can.
    Spared {
        who: Seat,
    },
    Exhausted {
        at: Space,
    },
    BattleBegins {
        /// R11.9, R13.3: nobody chose to attack there: new Ships meet others, or barbarians come.
        #[serde(skip)]
        met: bool,
        attacker: Option<Seat>,
        defender: Option<Seat>,
        at: Space,
    },
    Siege {
        who: Seat,
        wood: bool,
        ore: bool,
    },
    CombatCard {
        who: Seat,
        card: Card,
    },
    CombatCardHidden {
        who: Seat,
    },
    Scouted {
        who: Seat,
        card: Card,
    },
    CardRoll {
        success: bool,
        #[serde(skip)]
        half: Option<Half>,
        #[serde(skip)]
        dice: Dice,
    },
    Rolled {
        at: Space,
        round: u8,
        attack: Dice,
        defence: Dice,
        values: [u8; 2],
        hits: [u8; 2],
        #[serde(skip)]
        fought: Fought,
    },
    Lost {
        who: Option<Seat>,
        n: u8,
    },
    BuildingLost {
        who: Seat,
        at: Space,
        building: Building,
    },
    CityLost {
        who: Seat,
        at: Space,
        /// R13.3: barbarians destroyed it.
        #[serde(skip)]
        razed: bool,
    },
    /// R11.8, R12.1: with the army they went or stood with.
    SettlersLost {
        who: Seat,
        at: Space,
        n: u8,
    },
    Withdrew {
        who: Seat,
        from: Space,
        to: Space,
    },
    Retreated {
        who: Seat,
        to: Space,
    },
    BattleWon {
        who: Option<Seat>,
        at: Space,
        #[serde(skip)]
        fought: Fought,
    },
    BattleOver {
        at: Space,
        #[serde(skip)]
        fought: Fought,
    },
    RaidOver {
        home: Space,
        #[serde(skip)]
        fought: Fought,
    },
    Captured {
        who: Seat,
        from: Seat,
        at: Space,
    },
    CampTaken {
        who: Seat,
        at: Space,
        gold: u8,
    },
    CampKept {
        who: Seat,
        at: Space,
        kept: bool,
    },
    EventRevealed {
        who: Seat,
        card: EventCard,
        /// Its text counts, not its icon alone.
        #[serde(skip)]
        whole: bool,
    },
    PersonKept {
        who: Seat,
        card: EventCard,
    },
    PersonPlayed {
        who: Seat,
        card: EventCard,
    },
    ActionLost {
        who: Seat,
    },
    /// A turn begins with so many actions less.
    Hindered {
        who: Seat,
        n: u8,
    },
    Played {
        who: Seat,
        card: Card,
    },
    Chose {
        who: Seat,
        whom: Seat,
        purpose: Purpose,
        /// R15.1: of those who teach each other, whether each has anything to learn.
        #[serde(skip)]
        learns: [bool; 2],
    },
    Swapped {
        who: Seat,
        whom: Seat,
    },
    GoalDiscarded {
        who: Seat,
        card: Goal,
    },
    Completed {
        who: Seat,
        card: Goal,
        objective: Objective,
    },
    Proposed {
        who: Seat,
        to: Seat,
        give: Pile,
        cards: u8,
        ask: Pile,
        asked: u8,
    },
    Answered {
        who: Seat,
        yes: bool,
        #[serde(skip)]
        deal: Option<Deal>,
    },
    Invited {
        who: Seat,
        to: Seat,
    },
    NoProposal {
        who: Seat,
    },
    Razed {
        who: Seat,
        at: Space,
    },
}
