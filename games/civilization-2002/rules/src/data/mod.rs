//! The facts: read once from `data/*.json`, and what follows from them.

mod distance;
mod read;

use crate::ids::*;
use serde::Deserialize;
use std::sync::LazyLock;

pub use distance::FAR;

/// The names of everything that only the files name, in their order.
pub struct Names {
    pub areas: Vec<String>,
    pub technologies: Vec<String>,
    pub wonders: Vec<String>,
    pub improvements: Vec<String>,
    pub units: Vec<String>,
}

/// R4.3.2: what the buyer of a technology has at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    Wonder(Wonder),
    Unit(UnitType),
    Improvement(Improvement),
    Growth,
}

#[derive(Deserialize)]
pub struct TechFacts {
    pub era: Era,
    /// R4.3.1
    pub cost: u16,
    pub prerequisites: Set<Tech>,
    /// R2.1.6: one of the six that are dealt.
    #[serde(default)]
    pub start: bool,
    /// R4.3.6: a great discovery.
    #[serde(default)]
    pub great: bool,
    /// R4.3.3: the size to which it lets settlements grow.
    #[serde(default)]
    opens_size: u8,
    pub bonus: Vec<Bonus>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Settlers(u8),
    Units { class: Class, count: u8 },
    Income(u16),
    Discount(u16),
    SeePick,
    Defence(u8),
    Happy(u8),
    Productive(u8),
    ForcedLoan,
    Destroy,
    Ending(Ending),
    Spaceship(u16),
}

#[derive(Deserialize)]
pub struct WonderFacts {
    pub era: Era,
    pub technology: Tech,
    pub effect: Effect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Icon {
    Happy,
    Productive,
}

#[derive(Deserialize)]
pub struct ImprovementFacts {
    pub era: Era,
    #[serde(rename = "kind")]
    pub icon: Icon,
    pub icons: u8,
    pub technology: Tech,
    pub cards: u8,
}

/// R2.6: a unit type of the advanced game.
pub struct UnitFacts {
    pub unit: UnitType,
    pub kind: Kind,
    pub dice: u8,
    pub bonus: u8,
    pub technology: Tech,
}

/// R1.2
#[derive(Deserialize)]
pub struct AreaFacts {
    /// Neighbouring regions and zones.
    pub land: Set<Area>,
    pub sea: Set<Area>,
}

/// R3.6
#[derive(Deserialize)]
pub struct BasicPrices {
    pub army: [u16; 4],
    pub fleet: [u16; 4],
    pub aircraft: u16,
    pub settler: [u16; 4],
    pub village: [u16; 4],
    pub growth: [u16; 3],
    pub technology_first: u16,
    pub technology_more: u16,
}

/// R4.6.1
#[derive(Deserialize)]
pub struct AdvancedPrices {
    pub army: [u16; 4],
    pub fleet: [u16; 4],
    pub aircraft: u16,
    pub share: [u16; 4],
    pub settler: u16,
    pub village: u16,
    pub growth: u16,
    pub improvement: [u16; 4],
    pub resale_percent: u16,
}

/// R4.4.1: `None` is without limit.
#[derive(Deserialize)]
pub struct TradeDistance {
    pub technology: Option<Tech>,
    pub land: Option<u8>,
    pub sea: Option<u8>,
}

/// R5.1
#[derive(Deserialize)]
pub struct BasicPoints {
    pub technology: i32,
    pub wonder: i32,
}

/// R5.3
#[derive(Deserialize)]
pub struct AdvancedPoints {
    pub wonder: i32,
    pub great_discovery: i32,
    pub united_nations: i32,
    pub military_unit: i32,
    pub technology: i32,
}

#[derive(Deserialize)]
pub struct Points {
    pub basic: BasicPoints,
    pub advanced: AdvancedPoints,
}

/// R3.3
#[derive(Deserialize)]
pub struct MilestoneFacts {
    pub id: String,
    pub need: Need,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Need {
    /// Of this size, so many.
    Settlements(u8, usize),
    /// Of the current era.
    Technologies(usize),
    Armies(usize),
    Fleets(usize),
    Gold(u16),
}

/// The tables of the rulebook. Lists go by era.
#[derive(Deserialize)]
pub struct Tables {
    pub start_gold: u16,
    pub minimum_income: u16,
    pub treasure: u16,
    pub fleet_capacity: u8,
    pub aircraft_per_fleet: u8,
    pub basic: BasicPrices,
    pub advanced: AdvancedPrices,
    pub critical_gold: u16,
    pub unique_gold: u16,
    pub monopoly: [u16; 3],
    /// R2.3.1: movement points by kind.
    #[serde(deserialize_with = "read::movement")]
    pub movement: [u8; KINDS],
    pub plague_radius: [u8; 4],
    /// R3.5: by era and column.
    #[serde(deserialize_with = "read::by_era")]
    pub critical_resource: [[Marker; 5]; 4],
    /// The last roll of each column.
    pub critical_columns: [u8; 5],
    pub trade_distance: Vec<TradeDistance>,
    pub points: Points,
    milestones: [[MilestoneFacts; 3]; 4],
}

pub struct Data {
    pub areas: Vec<AreaFacts>,
    pub technologies: Vec<TechFacts>,
    pub wonders: Vec<WonderFacts>,
    pub improvements: Vec<ImprovementFacts>,
    pub units: Vec<UnitFacts>,
    /// R1.13: how many markers of each sort there are.
    pub markers: [u8; MARKERS],
    /// Types of each kind of figure, worst first (R4.6.4).
    pub types: Vec<Vec<UnitType>>,
    pub tables: Tables,
    technologies_of: [Set<Tech>; 4],
    wonders_of: [Set<Wonder>; 4],
    improvements_of: [Set<Improvement>; 4],
    /// R4.3.6
    pub great: Set<Tech>,
    /// Technology that opens settlement size 2, 3, 4 (R4.3.3).
    pub size_tech: [Tech; 3],
    /// Steps over land links between two regions (R4.4.2).
    pub land_steps: Vec<[u8; LANDS]>,
    /// Sea zones in the shortest chain that joins two coasts (R4.4.2).
    pub sea_steps: Vec<[u8; LANDS]>,
    /// Steps through the air, over land and sea (R2.3.4).
    pub air_steps: Vec<[u8; AREAS]>,
    pub engineering: Tech,
    pub advanced_flight: Tech,
    pub fusion: Tech,
    pub united_nations: Wonder,
    pub apollo: Wonder,
    pub spaceship: Wonder,
    pub manhattan: Wonder,
    pub magellan: Wonder,
    pub oracle: Wonder,
    pub great_wall: Wonder,
}

/// The facts. They are part of the program: a fault in them is found by the first test.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(read::data);
    &DATA
}

pub fn names() -> &'static Names {
    static NAMES: LazyLock<Names> = LazyLock::new(read::names);
    &NAMES
}

impl Area {
    #[inline]
    pub fn facts(self) -> &'static AreaFacts {
        &data().areas[self.index()]
    }
}

impl Tech {
    #[inline]
    pub fn facts(self) -> &'static TechFacts {
        &data().technologies[self.index()]
    }
}

impl Wonder {
    #[inline]
    pub fn facts(self) -> &'static WonderFacts {
        &data().wonders[self.index()]
    }
}

impl Improvement {
    #[inline]
    pub fn facts(self) -> &'static ImprovementFacts {
        &data().improvements[self.index()]
    }
}

impl UnitType {
    #[inline]
    pub fn facts(self) -> &'static UnitFacts {
        &data().units[self.index()]
    }
}

impl Milestone {
    pub fn facts(self) -> &'static MilestoneFacts {
        &data().tables.milestones[self.index() / 3][self.index() % 3]
    }
}

impl Kind {
    /// What it may be in the advanced game, worst first; settlers have no types.
    #[inline]
    pub fn types(self) -> &'static [UnitType] {
        &data().types[self.index()]
    }
}

impl Era {
    #[inline]
    pub fn technologies(self) -> Set<Tech> {
        data().technologies_of[self.index()]
    }
    #[inline]
    pub fn wonders(self) -> Set<Wonder> {
        data().wonders_of[self.index()]
    }
    #[inline]
    pub fn improvements(self) -> Set<Improvement> {
        data().improvements_of[self.index()]
    }
}
