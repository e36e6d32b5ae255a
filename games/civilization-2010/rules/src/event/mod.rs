//! What happened. `narrate` gives each its sentence.

mod gains;
mod narrate;

use crate::action::{Item, Loot, Payment};
use crate::battle::BattleKind;
use crate::ids::*;
use crate::state::{Content, Piece};
use crate::view::OfferView;
pub use gains::Gains;
use kernel::Seat;
pub use narrate::narrate;
use serde::Serialize;

/// Where and with what a battle was fought: by the attacker and by the defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Fought {
    pub kind: BattleKind,
    pub square: u16,
    pub forces: [Forces; 2],
}

/// What a side had when its battle was over: units on its fronts, units lost, its combat bonus.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Forces {
    pub standing: [u8; UnitType::COUNT],
    pub dead: [u8; UnitType::COUNT],
    pub bonus: u8,
}

fn nowhere(at: &[Option<u16>; 2]) -> bool {
    *at == [None; 2]
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Turn {
        turn: u16,
        first: Seat,
    },
    Phase {
        phase: Phase,
    },
    Part {
        who: Seat,
    },
    Nation {
        who: Seat,
        civ: Civ,
    },
    Capital {
        who: Seat,
        square: u16,
    },
    Placed {
        who: Seat,
        piece: Piece,
        square: u16,
    },
    Replaced {
        who: Seat,
        piece: Piece,
    },
    WonderLost {
        who: Seat,
        wonder: Wonder,
    },
    Figure {
        who: Seat,
        scout: bool,
        square: u16,
    },
    /// R2.10: a figure that one begins with.
    Deployed {
        who: Seat,
        scout: bool,
        square: u16,
    },
    /// R7.2: where the last step of a move leads, with how many armies and scouts.
    Moved {
        who: Seat,
        armies: u8,
        scouts: u8,
        square: u16,
    },
    /// A move that is ended, or some of a group left, before the last step: a tile may have been turned up from there.
    Halted {
        who: Seat,
        armies: u8,
        scouts: u8,
        square: u16,
    },
    Walls {
        who: Seat,
        city: u8,
    },
    /// R6.4: how strong it is now is told to its owner alone.
    Unit {
        who: Seat,
        unit: UnitType,
        #[serde(skip_serializing_if = "Option::is_none")]
        strength: Option<u8>,
    },
    Grown {
        who: Seat,
        square: u16,
    },
    Invested {
        who: Seat,
        card: Investment,
    },
    Learned {
        who: Seat,
        tech: Tech,
        researched: bool,
    },
    NoResearch {
        who: Seat,
    },
    UsedWonder {
        who: Seat,
        wonder: Wonder,
        #[serde(skip_serializing_if = "Gains::is_none")]
        gains: Gains,
    },
    /// R4.2: what a government does once a turn.
    Decree {
        who: Seat,
        government: Government,
        #[serde(skip_serializing_if = "Gains::is_none")]
        gains: Gains,
    },
    Government {
        who: Seat,
        government: Government,
    },
    Founded {
        who: Seat,
        square: u16,
    },
    Advanced {
        who: Seat,
        space: u8,
    },
    DrewEvent {
        who: Seat,
        event: CultureEvent,
    },
    DrewEventBack {
        who: Seat,
        level: u8,
    },
    DiscardedEvent {
        who: Seat,
        event: CultureEvent,
    },
    WonderTurned {
        wonder: Wonder,
    },
    Income {
        who: Seat,
        trade: u8,
    },
    Proposed {
        who: Seat,
        to: Seat,
    },
    /// What was offered, as the two it was between saw it.
    Declined {
        who: Seat,
        from: Seat,
        #[serde(skip_serializing_if = "Option::is_none")]
        offer: Option<OfferView>,
    },
    Exchanged {
        who: Seat,
        with: Seat,
    },
    GaveCoin {
        who: Seat,
        to: Seat,
    },
    Paid {
        who: Seat,
        way: Payment,
    },
    DrewPerson {
        who: Seat,
        person: Person,
    },
    GainedPerson {
        who: Seat,
        kind: PersonType,
    },
    LostPerson {
        who: Seat,
        person: Person,
    },
    UsedPerson {
        who: Seat,
        person: Person,
        #[serde(skip_serializing_if = "Gains::is_none")]
        gains: Gains,
    },
    TurnedUp {
        who: Seat,
        person: Person,
    },
    FirstPlayer {
        who: Seat,
    },
    Terrain {
        square: u16,
        terrain: Terrain,
    },
    /// `at`: the squares it is aimed at.
    Played {
        who: Seat,
        event: CultureEvent,
        #[serde(skip_serializing_if = "nowhere")]
        at: [Option<u16>; 2],
    },
    Skill {
        who: Seat,
        skill: Skill,
    },
    Cancelled {
        who: Seat,
    },
    Produces {
        who: Seat,
        city: u8,
        item: Item,
    },
    /// R6.2: trade that is spent on what a city produces.
    Rushed {
        who: Seat,
        trade: u8,
    },
    /// R2.11: what follows is its owner's for nothing, by the people they lead.
    ByNation {
        who: Seat,
        civ: Civ,
    },
    Arts {
        who: Seat,
        city: u8,
    },
    Harvests {
        who: Seat,
        city: u8,
        res: Resource,
    },
    Culture {
        who: Seat,
        culture: u8,
    },
    Took {
        who: Seat,
        res: Resource,
    },
    Coin {
        who: Seat,
        place: CoinPlace,
    },
    LostCoin {
        who: Seat,
        place: CoinPlace,
    },
    Bound {
        square: u16,
    },
    Relocated {
        who: Seat,
        square: u16,
    },
    PersonKilled {
        kind: PersonType,
        square: u16,
    },
    FigureKilled {
        who: Seat,
        scout: bool,
        square: u16,
    },
    Destroyed {
        building: Building,
        square: u16,
    },
    Obsolete {
        wonder: Wonder,
    },
    UnitLost {
        who: Seat,
        unit: UnitType,
    },
    Nuked {
        who: Seat,
        square: u16,
    },
    Stole {
        who: Seat,
        from: Seat,
    },
    Disbanded {
        who: Seat,
        square: u16,
        token: bool,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        scout: bool,
    },
    /// R7.3: from a square, with the figures that stand there: their move is told when it ends.
    Discovered {
        who: Seat,
        tile: u8,
        slot: u8,
        from: u16,
        armies: u8,
        scouts: u8,
    },
    Marker {
        who: Seat,
        content: Content,
    },
    MarkerBack {
        who: Seat,
        village: bool,
    },
    Relic {
        who: Seat,
        relic: Relic,
    },
    ScoutsKilled {
        who: Seat,
        enemy: Seat,
        square: u16,
    },
    Battle {
        who: Seat,
        enemy: Seat,
        kind: BattleKind,
        square: u16,
    },
    /// `who` plays the cards; `wild`: those of the barbarians (R10.9), against whom.
    Front {
        who: Seat,
        kind: UnitType,
        strength: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        wild: Option<Seat>,
    },
    Attack {
        who: Seat,
        kind: UnitType,
        strength: u8,
        foe: UnitType,
        against: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        wild: Option<Seat>,
    },
    Killed {
        who: Seat,
        kind: UnitType,
        #[serde(skip_serializing_if = "Option::is_none")]
        wild: Option<Seat>,
    },
    BattleOver {
        who: Seat,
        enemy: Seat,
        attack: u32,
        defence: u32,
        won: bool,
        fought: Fought,
    },
    CityFell {
        who: Seat,
        enemy: Seat,
        square: u16,
    },
    Looted {
        who: Seat,
        from: Seat,
        loot: Loot,
    },
    Won {
        who: Seat,
        how: Victory,
    },
}
