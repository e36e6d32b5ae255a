//! The facts: read once from `data/*.json`, and what follows from them.

use crate::ids::*;
use crate::load::load;
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bonus {
    Wonder(Wonder),
    Unit(Kind),
    Improvement(Improvement),
    Growth,
}

pub struct TechRow {
    pub id: String,
    pub era: Era,
    pub cost: u16,
    pub prerequisites: TechSet,
    pub start: bool,
    pub great: bool,
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

/// R5.2: how a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Basic: three modern technologies; short and medium: the die.
    Time,
    Conquest,
    Diplomatic,
    Military,
    Technological,
}

pub struct WonderRow {
    pub id: String,
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

pub struct ImprovementRow {
    pub id: String,
    pub era: Era,
    pub icon: Icon,
    pub icons: u8,
    pub technology: Tech,
    pub cards: u8,
}

/// A unit type of the advanced game.
pub struct UnitType {
    pub id: String,
    pub dice: u8,
    pub bonus: u8,
    pub technology: Tech,
}

#[derive(Deserialize)]
pub struct MarkerRow {
    pub id: String,
    pub count: u8,
}

pub struct AreaRow {
    pub id: String,
    /// Neighbouring regions and zones.
    pub land: AreaSet,
    pub sea: AreaSet,
}

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

#[derive(Deserialize)]
pub struct Movement {
    pub army: u8,
    pub settler: u8,
    pub aircraft: u8,
    pub fleet: [u8; 4],
}

/// R4.4: `None` is without limit.
pub struct TradeDistance {
    pub technology: Option<Tech>,
    pub land: Option<u8>,
    pub sea: Option<u8>,
}

#[derive(Deserialize)]
pub struct BasicPoints {
    pub technology: i32,
    pub wonder: i32,
}

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

/// R3.3.
#[derive(Deserialize)]
pub struct Milestone {
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
    pub movement: [u8; KINDS],
    pub plague_radius: [u8; 4],
    pub critical_resource: [[Marker; 5]; 4],
    pub critical_columns: [u8; 5],
    pub trade_distance: Vec<TradeDistance>,
    pub points: Points,
    pub milestones: [[Milestone; 3]; 4],
}

pub struct Data {
    pub areas: Vec<AreaRow>,
    pub technologies: Vec<TechRow>,
    pub wonders: Vec<WonderRow>,
    pub improvements: Vec<ImprovementRow>,
    pub markers: Vec<MarkerRow>,
    /// Types of each kind of figure, worst first.
    pub types: Vec<Vec<UnitType>>,
    pub tables: Tables,
    pub techs_of: [TechSet; 4],
    pub wonders_of: [WonderSet; 4],
    pub improvements_of: [ImprovementSet; 4],
    pub great: TechSet,
    /// Technology that opens settlement size 2, 3, 4 (R4.3.3).
    pub size_tech: [Tech; 3],
    /// Steps over land links between two regions.
    pub land_steps: Vec<[u8; LANDS]>,
    /// Sea zones in the shortest chain that joins two coasts (R4.4.2).
    pub sea_steps: Vec<[u8; LANDS]>,
    /// Steps through the air, over land and sea.
    pub air_steps: Vec<[u8; AREAS]>,
    pub all_techs: TechSet,
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

static DATA: LazyLock<Data> = LazyLock::new(load);

/// The facts. They are part of the program: a fault in them is found by the first test.
pub fn data() -> &'static Data {
    &DATA
}
