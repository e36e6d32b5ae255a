//! Reads the data files and checks that they fit the names in code.

use super::*;
use kit::square::{NONE, unturned};
use serde::de::DeserializeOwned;

macro_rules! read {
    ($file:literal) => {
        parse($file, include_str!(concat!("../../data/", $file)))
    };
}

fn parse<T: DeserializeOwned>(file: &str, text: &str) -> T {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("data/{file}: {e}"))
}

/// Checks that a list has one entry a name, in the order of the enum, so that it can be indexed.
fn ordered<T, E: Id>(list: Vec<T>, id: impl Fn(&T) -> E) -> Vec<T> {
    let names: Vec<E> = E::all().collect();
    assert_eq!(list.len(), E::COUNT, "one entry for each of {names:?}");
    assert!(list.iter().map(id).eq(E::all()), "in the order of {names:?}");
    list
}

fn square(text: &str, terrain: &PerId<Terrain, Icons, { Terrain::COUNT }>) -> Printed {
    let mut chars = text.chars();
    let land = match chars.next().expect("a square has a terrain") {
        'G' => Terrain::Grassland,
        'F' => Terrain::Forest,
        'M' => Terrain::Mountain,
        'D' => Terrain::Desert,
        'W' => Terrain::Water,
        other => panic!("data/map.json: terrain {other}"),
    };
    let mut printed = Printed { terrain: land, icons: terrain[land], spot: Spot::Nothing, start: false };
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
                    Some('W') => Resource::Wheat,
                    Some('I') => Resource::Incense,
                    Some('S') => Resource::Silk,
                    Some('R') => Resource::Iron,
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

pub fn load() -> Data {
    let mut terrain = PerId::default();
    let kinds: Vec<Kind<Terrain>> = read!("terrain.json");
    for kind in kinds {
        terrain[kind.id] = kind.icons;
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
        .map(|raw| {
            let map = Mosaic::new(&raw.slots, 4);
            let rings = (0..map.len() as u16).map(|at| rings(&map, at)).collect();
            let near = (0..map.len() as u16).map(|at| near(&map, at)).collect();
            let start = |s: &RawStart| {
                let slot = raw.slots.iter().position(|x| *x == s.slot).expect("a start is a slot");
                (slot as u8, (s.rotation / 90) as u8)
            };
            Layout { map, rings, near, starts: raw.starts.iter().map(start).collect() }
        })
        .collect();
    let techs: Vec<TechData> = ordered(read!("technologies.json"), |t: &TechData| t.id);
    let mut skills = vec![None; Skill::COUNT];
    for tech in &techs {
        for raw in &tech.abilities {
            let resource = raw.resource.as_deref().and_then(Resource::named);
            let cost = Cost { resource, count: raw.count, trade: raw.trade, culture: raw.culture };
            skills[raw.id.index()] =
                Some(SkillData { tech: tech.id, timing: raw.timing, cost, effect: raw.effect });
        }
    }
    let skills: Vec<SkillData> =
        skills.into_iter().map(|s| s.expect("every skill has a technology")).collect();
    let timed = |timing| Skill::ALL.into_iter().filter(|s| skills[s.index()].timing == timing).collect();
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
        PerId::from_fn(|kind: PersonType| persons.iter().filter(|p| p.kind == kind).map(|p| p.id).collect());
    let types = ordered(people.types, |kind| kind.id);
    let markers: Markers = read!("markers.json");
    let huts = ordered(markers.huts, |k| k.id);
    let villages = ordered(markers.villages, |k| k.id);
    let governments: Vec<Kind<Government>> = ordered(read!("governments.json"), |k: &Kind<Government>| k.id);
    let track: Track = read!("culture_track.json");
    Data {
        k: read!("constants.json"),
        terrain,
        civs,
        government_tech: PerId::from_fn(|government: Government| governments[government.index()].tech),
        techs,
        skills,
        buildings,
        wonders: ordered(read!("wonders.json"), |w: &WonderData| w.id),
        units: ordered(read!("units.json"), |u: &UnitData| u.id),
        events: ordered(read!("culture_events.json"), |e: &EventData| e.id),
        track: track.spaces,
        person_icons: PerId::from_fn(|kind: PersonType| types[kind.index()].icons),
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

fn near(map: &Mosaic, from: u16) -> Vec<(u16, u8)> {
    let (x, y) = map.at[from as usize];
    let steps = |&(to_x, to_y): &(i16, i16)| ((x - to_x).abs() + (y - to_y).abs()) as u8;
    let mut all: Vec<(u16, u8)> = (0u16..).zip(map.at.iter().map(steps)).collect();
    all.sort_by_key(|(_, steps)| *steps);
    all
}

/// R12.1: 8 squares, 10 of a metropolis.
fn rings(map: &Mosaic, at: u16) -> [ArrayVec<u16, 10>; 5] {
    std::array::from_fn(|side| {
        let second = map.orth[at as usize].get(side).copied().filter(|&s| s != NONE);
        let mut ring = ArrayVec::new();
        for centre in [Some(at), second].into_iter().flatten() {
            for &square in &map.around[centre as usize] {
                let centre = square == at || Some(square) == second;
                if square != NONE && !centre && !ring.contains(&square) {
                    ring.push(square);
                }
            }
        }
        ring
    })
}
