//! Facts of the box, read once from `data/*.json`.

use crate::names::*;
use kit::square::{Mosaic, unturned};
use serde::Deserialize;
use serde::de::DeserializeOwned;
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
    pub resource: Option<Res>,
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
}

/// A price in resources (`None` is any), trade and culture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    pub resource: Option<Res>,
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
    Gift { kinds: Set<Res>, afar: bool },
    Cancel,
    DropCoins(u8),
    Kill { range: u8, figures: u8 },
    Relocate(u8),
    Terrain(Terrain),
    Units(u8),
    Exchange(u8),
    Destroy { range: u8, count: u8, own: bool },
    Revolt,
    Production(u8),
}

#[derive(Deserialize)]
pub struct EventData {
    pub id: Event,
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
    pub terrain: [Icons; Terrain::N],
    pub civs: Vec<CivData>,
    pub government_tech: [Option<Tech>; Government::N],
    pub techs: Vec<TechData>,
    pub skills: Vec<SkillData>,
    pub buildings: Vec<BuildingData>,
    pub wonders: Vec<WonderData>,
    pub units: Vec<UnitData>,
    pub events: Vec<EventData>,
    pub track: Vec<TrackSpace>,
    pub person_icons: Vec<Icons>,
    pub persons: Vec<PersonData>,
    pub of_type: [Set<Person>; PersonType::N],
    /// All, and those of the first box.
    pub huts: [[u8; Hut::N]; 2],
    pub villages: [[u8; Village::N]; 2],
    pub investments: Vec<InvestmentData>,
    pub tiles: Vec<TileData>,
    pub layouts: Vec<Layout>,
    pub start_skills: Vec<Skill>,
    pub city_skills: Vec<Skill>,
}

macro_rules! read {
    ($file:literal) => {
        parse($file, include_str!(concat!("../data/", $file)))
    };
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("data/{file}: {e}"))
}

/// Checks that a list has one entry a name, in the order of the enum, so that it can be indexed.
fn ordered<T, E: Name>(list: Vec<T>, id: impl Fn(&T) -> E) -> Vec<T> {
    assert_eq!(list.len(), E::ALL.len(), "one entry for each of {:?}", E::ALL);
    assert!(list.iter().zip(E::ALL).all(|(t, e)| id(t) == *e), "in the order of {:?}", E::ALL);
    list
}

fn square(text: &str, terrain: &[Icons; Terrain::N]) -> Printed {
    let mut chars = text.chars();
    let land = match chars.next().expect("a square has a terrain") {
        'G' => Terrain::Grassland,
        'F' => Terrain::Forest,
        'M' => Terrain::Mountain,
        'D' => Terrain::Desert,
        'W' => Terrain::Water,
        other => panic!("data/map.json: terrain {other}"),
    };
    let mut printed =
        Printed { terrain: land, icons: terrain[land.index()], spot: Spot::Nothing, start: false };
    while let Some(c) = chars.next() {
        match c {
            'h' => printed.spot = Spot::Hut,
            'v' => printed.spot = Spot::Village,
            'A' => printed.spot = Spot::Relic(Relic::Atlantis),
            'C' => printed.spot = Spot::Relic(Relic::SchoolOfConfucius),
            'X' => {
                printed.spot = Spot::Relic(Relic::SevenCitiesOfGold);
                printed.icons.production = 0;
            }
            'c' => printed.icons.culture = 1,
            '$' => printed.icons.coin = 1,
            '*' => printed.start = true,
            '+' => {
                printed.icons.resource = Some(match chars.next() {
                    Some('W') => Res::Wheat,
                    Some('I') => Res::Incense,
                    Some('S') => Res::Silk,
                    Some('R') => Res::Iron,
                    other => panic!("data/map.json: resource {other:?}"),
                });
            }
            other => panic!("data/map.json: sign {other}"),
        }
    }
    printed
}

#[derive(Deserialize)]
struct RawTile {
    id: String,
    home: bool,
    fame: bool,
    squares: String,
}

#[derive(Deserialize)]
struct RawStart {
    slot: (i16, i16),
    rotation: u16,
}

#[derive(Deserialize)]
struct RawLayout {
    slots: Vec<(i16, i16)>,
    starts: Vec<RawStart>,
}

#[derive(Deserialize)]
struct RawMap {
    tiles: Vec<RawTile>,
    layouts: Vec<RawLayout>,
}

#[derive(Deserialize)]
struct Kind<E> {
    id: E,
    #[serde(default)]
    count: u8,
    #[serde(default)]
    base: u8,
    #[serde(default)]
    tech: Option<Tech>,
    #[serde(flatten)]
    icons: Icons,
}

#[derive(Deserialize)]
struct Markers {
    huts: Vec<Kind<Hut>>,
    villages: Vec<Kind<Village>>,
}

#[derive(Deserialize)]
struct People {
    types: Vec<Kind<PersonType>>,
    cards: Vec<PersonData>,
}

#[derive(Deserialize)]
struct Track {
    spaces: Vec<TrackSpace>,
}

fn load() -> Data {
    let mut terrain = [Icons::default(); Terrain::N];
    let kinds: Vec<Kind<Terrain>> = read!("terrain.json");
    for kind in kinds {
        terrain[kind.id.index()] = kind.icons;
    }
    let map: RawMap = read!("map.json");
    let tiles: Vec<TileData> = map
        .tiles
        .into_iter()
        .map(|raw| {
            let printed: Vec<Printed> = raw
                .squares
                .split([' ', '/'])
                .filter(|s| !s.is_empty())
                .map(|s| square(s, &terrain))
                .collect();
            assert_eq!(printed.len(), 16, "{}: 16 squares", raw.id);
            let squares = std::array::from_fn(|quarters| {
                std::array::from_fn(|i| {
                    let (r, c) = unturned(i / 4, i % 4, 4, quarters);
                    printed[r * 4 + c]
                })
            });
            TileData { id: raw.id, home: raw.home, fame: raw.fame, squares }
        })
        .collect();
    let layouts = map
        .layouts
        .into_iter()
        .map(|raw| Layout {
            map: Mosaic::new(&raw.slots, 4),
            starts: raw
                .starts
                .iter()
                .map(|s| {
                    let slot = raw.slots.iter().position(|x| *x == s.slot).expect("a start is a slot");
                    (slot as u8, (s.rotation / 90) as u8)
                })
                .collect(),
        })
        .collect();
    let techs: Vec<TechData> = ordered(read!("technologies.json"), |t: &TechData| t.id);
    let mut skills = vec![None; Skill::N];
    for tech in &techs {
        for raw in &tech.abilities {
            let resource = raw.resource.as_deref().and_then(Res::named);
            let cost = Cost { resource, count: raw.count, trade: raw.trade, culture: raw.culture };
            skills[raw.id.index()] =
                Some(SkillData { tech: tech.id, timing: raw.timing, cost, effect: raw.effect });
        }
    }
    let skills: Vec<SkillData> =
        skills.into_iter().map(|s| s.expect("every skill has a technology")).collect();
    let timed = |timing| Skill::LIST.into_iter().filter(|s| skills[s.index()].timing == timing).collect();
    let (start_skills, city_skills) = (timed(Timing::Start), timed(Timing::City));
    let mut buildings: Vec<BuildingData> = ordered(read!("buildings.json"), |b: &BuildingData| b.id);
    for i in 0..buildings.len() {
        buildings[i].on = buildings[i].terrain.iter().copied().collect();
        if let Some(basic) = buildings[i].upgrade_of {
            buildings[basic.index()].upgrades_to = Some(buildings[i].id);
        }
    }
    let mut civs: Vec<CivData> = ordered(read!("civilizations.json"), |c: &CivData| c.id);
    for civ in &mut civs {
        civ.tile = tiles.iter().position(|t| t.id == civ.home).expect("a home tile") as u8;
    }
    let people: People = read!("great_people.json");
    let persons = ordered(people.cards, |p: &PersonData| p.id);
    let of_type =
        std::array::from_fn(|t| persons.iter().filter(|p| p.kind.index() == t).map(|p| p.id).collect());
    let markers: Markers = read!("markers.json");
    let huts = ordered(markers.huts, |k| k.id);
    let villages = ordered(markers.villages, |k| k.id);
    let governments: Vec<Kind<Government>> = ordered(read!("governments.json"), |k: &Kind<Government>| k.id);
    let track: Track = read!("culture_track.json");
    Data {
        k: read!("constants.json"),
        terrain,
        civs,
        government_tech: std::array::from_fn(|i| governments[i].tech),
        techs,
        skills,
        buildings,
        wonders: ordered(read!("wonders.json"), |w: &WonderData| w.id),
        units: ordered(read!("units.json"), |u: &UnitData| u.id),
        events: ordered(read!("culture_events.json"), |e: &EventData| e.id),
        track: track.spaces,
        person_icons: ordered(people.types, |k| k.id).into_iter().map(|k| k.icons).collect(),
        persons,
        of_type,
        huts: [std::array::from_fn(|i| huts[i].count), std::array::from_fn(|i| huts[i].base)],
        villages: [std::array::from_fn(|i| villages[i].count), std::array::from_fn(|i| villages[i].base)],
        investments: ordered(read!("investments.json"), |i: &InvestmentData| i.id),
        tiles,
        layouts,
        start_skills,
        city_skills,
    }
}

pub fn data() -> &'static Data {
    static DATA: OnceLock<Data> = OnceLock::new();
    DATA.get_or_init(load)
}

impl Tech {
    pub fn data(self) -> &'static TechData {
        &data().techs[self.index()]
    }
}
impl Skill {
    pub fn data(self) -> &'static SkillData {
        &data().skills[self.index()]
    }
}
impl Building {
    pub fn data(self) -> &'static BuildingData {
        &data().buildings[self.index()]
    }
    /// The side in the stock: markers are counted under their basic name.
    pub fn basic(self) -> Building {
        self.data().upgrade_of.unwrap_or(self)
    }
}
impl Wonder {
    pub fn data(self) -> &'static WonderData {
        &data().wonders[self.index()]
    }
}
impl Event {
    pub fn data(self) -> &'static EventData {
        &data().events[self.index()]
    }
}
impl Person {
    pub fn data(self) -> &'static PersonData {
        &data().persons[self.index()]
    }
}
impl UnitType {
    pub fn data(self) -> &'static UnitData {
        &data().units[self.index()]
    }
}
impl Civ {
    pub fn data(self) -> &'static CivData {
        &data().civs[self.index()]
    }
}
