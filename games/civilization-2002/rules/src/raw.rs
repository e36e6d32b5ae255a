//! The shapes of the files in `data/`.

use crate::data::{AdvancedPrices, BasicPrices, Effect, Icon, Milestone, Movement, Points};
use crate::ids::*;
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Sheet<R> {
    pub rows: Vec<R>,
}

#[derive(Deserialize)]
pub struct RawTech {
    pub id: String,
    pub era: Era,
    pub cost: u16,
    pub prerequisites: Vec<String>,
    #[serde(default)]
    pub start: bool,
    #[serde(default)]
    pub great: bool,
    #[serde(default)]
    pub opens_size: u8,
    pub bonus: Vec<RawBonus>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RawBonus {
    Wonder(String),
    Unit(String),
    Improvement(String),
    Growth,
}

#[derive(Deserialize)]
pub struct RawWonder {
    pub id: String,
    pub era: Era,
    pub technology: String,
    pub effect: Effect,
}

#[derive(Deserialize)]
pub struct RawImprovement {
    pub id: String,
    pub era: Era,
    pub kind: Icon,
    pub icons: u8,
    pub technology: String,
    pub cards: u8,
}

#[derive(Deserialize)]
pub struct RawUnit {
    pub id: String,
    pub era: Era,
    pub class: Class,
    pub dice: u8,
    pub bonus: u8,
    pub technology: String,
}

#[derive(Deserialize)]
pub struct RawArea {
    pub id: String,
    pub land: Vec<String>,
    pub sea: Vec<String>,
}

#[derive(Deserialize)]
pub struct RawDistance {
    pub technology: Option<String>,
    pub land: Option<u8>,
    pub sea: Option<u8>,
}

#[derive(Deserialize)]
pub struct CriticalRows {
    pub ancient: [String; 5],
    pub medieval: [String; 5],
    pub industrial: [String; 5],
    pub modern: [String; 5],
}

#[derive(Deserialize)]
pub struct RawTables {
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
    pub movement: Movement,
    pub plague_radius: [u8; 4],
    pub critical_resource: CriticalRows,
    pub critical_columns: [u8; 5],
    pub trade_distance: Vec<RawDistance>,
    pub points: Points,
    pub milestones: [[Milestone; 3]; 4],
}
