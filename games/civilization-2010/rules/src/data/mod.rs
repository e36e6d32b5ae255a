//! Facts of the box, read once from `data/*.json` by `load`.

mod facts;
mod load;

use crate::ids::*;
use arrayvec::ArrayVec;
use kit::square::Mosaic;
use serde::Deserialize;
use std::sync::OnceLock;

/// What a square, a building or a great person gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Icons {
    pub production: u8,
    pub trade: u8,
    pub culture: u8,
    pub coin: u8,
    pub combat: u8,
    #[serde(skip)]
    pub resource: Option<Resource>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    Start,
    Trade,
    City,
    Movement,
    Research,
    Battle,
    Cancel,
    Pay,
    Phase,
    AnyTime,
    Continuous,
    Never,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Water {
    #[default]
    No,
    Cross,
    End,
}

/// What an ability of a technology does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    Culture(u8),
    Production(u8),
    GreatPerson,
    Coin,
    CaravanTrade,
    Monarchy,
    Gunpowder,
    DropCoin,
    Steam,
    ExtraActions,
    Nuke,
    Bind,
    Terrain,
    FreeBuild,
    Cancel,
    Strike(u8),
    Wounds(u8),
    Heal(u8),
    HealAll,
}

/// A price in resources (`None` is any), trade and culture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub resource: Option<Resource>,
    pub count: u8,
    pub trade: u8,
    pub culture: u8,
}

#[derive(Clone, Copy, Debug)]
pub struct SkillData {
    pub tech: Tech,
    pub timing: Timing,
    pub cost: Cost,
    pub effect: Effect,
}

#[derive(Deserialize)]
struct RawSkill {
    id: Skill,
    timing: Timing,
    effect: Effect,
    resource: Option<String>,
    #[serde(default)]
    count: u8,
    #[serde(default)]
    trade: u8,
    #[serde(default)]
    culture: u8,
}

#[derive(Deserialize)]
pub struct TechData {
    pub id: Tech,
    pub level: u8,
    pub fame: bool,
    #[serde(default)]
    pub speed: u8,
    #[serde(default)]
    pub stacking: u8,
    #[serde(default)]
    pub culture_hand: u8,
    #[serde(default)]
    pub cities: u8,
    #[serde(default)]
    pub water: Water,
    #[serde(default)]
    pub coins: u8,
    #[serde(default)]
    pub coin_slots: u8,
    pub government: Option<Government>,
    pub building: Option<Building>,
    pub unit: Option<UnitType>,
    #[serde(default)]
    pub rank: u8,
    #[serde(default)]
    abilities: Vec<RawSkill>,
}

#[derive(Deserialize)]
pub struct BuildingData {
    pub id: Building,
    pub cost: u8,
    terrain: Vec<Terrain>,
    pub tech: Tech,
    pub starred: bool,
    #[serde(flatten)]
    pub icons: Icons,
    pub upgrade_of: Option<Building>,
    pub markers: u8,
    #[serde(skip)]
    pub on: Set<Terrain>,
    #[serde(skip)]
    pub upgrades_to: Option<Building>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Age {
    Ancient,
    Medieval,
    Modern,
}

#[derive(Deserialize)]
pub struct WonderData {
    pub id: Wonder,
    pub age: Age,
    pub fame: bool,
    pub culture: u8,
    pub cost: u8,
    pub tech: Option<Tech>,
    pub discounted: u8,
}

#[derive(Deserialize)]
pub struct UnitData {
    pub id: UnitType,
    pub trumps: Option<UnitType>,
    pub strengths: [Vec<u8>; 3],
    pub counts: [u8; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventEffect {
    Gift {
        kinds: Set<Resource>,
        afar: bool,
    },
    Cancel,
    DropCoins(Victims),
    /// Without a range it reaches everywhere.
    Kill {
        range: Option<u8>,
        figures: u8,
    },
    Relocate(u8),
    Terrain(Terrain),
    Units(u8),
    Exchange(u8),
    Destroy {
        range: Option<u8>,
        count: u8,
        own: bool,
    },
    Revolt,
    Production(u8),
}

/// Who loses a coin token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victims {
    One,
    UpToTwo,
    All,
}

#[derive(Deserialize)]
pub struct EventData {
    pub id: CultureEvent,
    pub level: u8,
    pub count: u8,
    pub timing: Timing,
    pub effect: EventEffect,
    pub fame: bool,
}

#[derive(Deserialize)]
pub struct TrackSpace {
    pub culture: u8,
    pub trade: u8,
    pub level: u8,
    pub great_person: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    Triggered,
    Discard,
    Continuous,
    Other,
}

#[derive(Deserialize)]
pub struct PersonData {
    pub id: Person,
    #[serde(rename = "type")]
    pub kind: PersonType,
    pub timing: Timing,
    pub mode: Mode,
}

#[derive(Deserialize)]
pub struct CivData {
    pub id: Civ,
    pub fame: bool,
    pub tech: Tech,
    pub government: Government,
    home: String,
    #[serde(skip)]
    pub tile: u8,
}

#[derive(Deserialize)]
pub struct InvestmentData {
    pub id: Investment,
    pub levels: [u8; 3],
    pub values: [u8; 3],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Spot {
    #[default]
    Nothing,
    Hut,
    Village,
    Relic(Relic),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printed {
    pub terrain: Terrain,
    pub icons: Icons,
    pub spot: Spot,
    pub start: bool,
}

pub struct TileData {
    pub id: String,
    pub home: bool,
    pub fame: bool,
    /// By quarter turns, then by square as it lies.
    pub squares: [[Printed; 16]; 4],
}

pub struct Layout {
    pub map: Mosaic,
    /// The outskirts of a city on each square: of one that grew over the side, or, last, did not (R12.1).
    pub rings: Vec<[ArrayVec<u16, 10>; 5]>,
    /// From each square all squares with their distance, were there no gaps, the nearest first.
    pub near: Vec<Vec<(u16, u8)>>,
    /// Slot and quarter turns of each seat's home tile, clockwise.
    pub starts: Vec<(u8, u8)>,
}

#[derive(Deserialize)]
pub struct Base {
    pub speed: u8,
    pub stacking: u8,
    pub culture_hand: u8,
    pub cities: u8,
    pub battle_hand: u8,
}

#[derive(Deserialize)]
pub struct Constants {
    pub trade_dial: u8,
    pub coins_to_win: u8,
    pub track_end: u8,
    pub base: Base,
    pub rush_trade: u8,
    pub army_cost: u8,
    pub scout_cost: u8,
    pub unit_cost: [u8; 4],
    pub aircraft_cost: u8,
    pub walls_cost: u8,
    pub research_cost: [u8; 5],
    pub caravan: u8,
    pub armies: u8,
    pub scouts: u8,
    pub small_markers: u8,
    pub investment_markers: u8,
    pub desert_grassland_markers: u8,
    pub forest_water_markers: u8,
    pub person_markers: u8,
}

pub struct Data {
    pub k: Constants,
    pub terrain: PerId<Terrain, Icons, { Terrain::COUNT }>,
    pub civs: Vec<CivData>,
    pub government_tech: PerId<Government, Option<Tech>, { Government::COUNT }>,
    pub techs: Vec<TechData>,
    pub skills: Vec<SkillData>,
    pub buildings: Vec<BuildingData>,
    pub wonders: Vec<WonderData>,
    pub units: Vec<UnitData>,
    pub events: Vec<EventData>,
    pub track: Vec<TrackSpace>,
    pub person_icons: PerId<PersonType, Icons, { PersonType::COUNT }>,
    pub persons: Vec<PersonData>,
    pub of_type: PerId<PersonType, Set<Person>, { PersonType::COUNT }>,
    /// All, and those of the first box.
    pub huts: [[u8; Hut::COUNT]; 2],
    pub villages: [[u8; Village::COUNT]; 2],
    pub investments: Vec<InvestmentData>,
    pub tiles: Vec<TileData>,
    pub layouts: Vec<Layout>,
    pub start_skills: Vec<Skill>,
    pub city_skills: Vec<Skill>,
}

pub fn data() -> &'static Data {
    static DATA: OnceLock<Data> = OnceLock::new();
    DATA.get_or_init(load::load)
}
