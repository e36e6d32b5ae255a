//! From the files to the tables. The files are part of the program, so a fault in them is a fault of the build.

use super::distance::{air_steps_from, land_steps_from, sea_steps_from};
use super::*;
use serde::Deserializer;
use serde::de::DeserializeOwned;

const TECHNOLOGIES: &str = include_str!("../../data/technologies.json");
const WONDERS: &str = include_str!("../../data/wonders.json");
const IMPROVEMENTS: &str = include_str!("../../data/improvements.json");
const UNITS: &str = include_str!("../../data/units.json");
const MARKERS_FILE: &str = include_str!("../../data/markers.json");
const MAP: &str = include_str!("../../data/map.json");
const TABLES: &str = include_str!("../../data/tables.json");

fn rows<R: DeserializeOwned>(json: &str) -> Vec<R> {
    #[derive(Deserialize)]
    struct Sheet<R> {
        rows: Vec<R>,
    }
    serde_json::from_str::<Sheet<R>>(json).unwrap_or_else(|e| panic!("data: {e}")).rows
}

/// Names first: everything else refers to things by name.
pub fn names() -> Names {
    #[derive(Deserialize)]
    struct Line {
        id: String,
    }
    let ids = |json| rows::<Line>(json).into_iter().map(|line| line.id).collect();
    Names {
        areas: ids(MAP),
        technologies: ids(TECHNOLOGIES),
        wonders: ids(WONDERS),
        improvements: ids(IMPROVEMENTS),
        units: ids(UNITS),
    }
}

pub fn data() -> Data {
    let areas: Vec<AreaFacts> = rows(MAP);
    let technologies: Vec<TechFacts> = rows(TECHNOLOGIES);
    let wonders: Vec<WonderFacts> = rows(WONDERS);
    let improvements: Vec<ImprovementFacts> = rows(IMPROVEMENTS);
    let units = units();
    let tech = |name: &str| Tech::named(name).unwrap_or_else(|| panic!("data: no technology '{name}'"));
    let wonder = |name: &str| Wonder::named(name).unwrap_or_else(|| panic!("data: no wonder '{name}'"));
    let of_kind =
        |kind: Kind| units.iter().filter(|facts| facts.kind == kind).map(|facts| facts.unit).collect();
    Data {
        technologies_of: Era::ALL.map(|era| Set::of_all(|tech: Tech| technologies[tech.index()].era == era)),
        wonders_of: Era::ALL.map(|era| Set::of_all(|wonder: Wonder| wonders[wonder.index()].era == era)),
        improvements_of: Era::ALL
            .map(|era| Set::of_all(|improvement: Improvement| improvements[improvement.index()].era == era)),
        great: Set::of_all(|tech: Tech| technologies[tech.index()].great),
        size_tech: [2, 3, 4].map(|size| {
            let opener = Tech::all().find(|tech| technologies[tech.index()].opens_size == size);
            opener.expect("a technology opens each size")
        }),
        land_steps: Area::lands().map(|from| land_steps_from(&areas, from)).collect(),
        sea_steps: Area::lands().map(|from| sea_steps_from(&areas, from)).collect(),
        air_steps: Area::all().map(|from| air_steps_from(&areas, from)).collect(),
        types: Kind::all().map(of_kind).collect(),
        engineering: tech("engineering"),
        advanced_flight: tech("advanced_flight"),
        fusion: tech("fusion"),
        united_nations: wonder("united_nations"),
        apollo: wonder("apollo_program"),
        spaceship: wonder("alpha_centauri"),
        manhattan: wonder("manhattan_project"),
        magellan: wonder("magellan"),
        oracle: wonder("oracle"),
        great_wall: wonder("great_wall"),
        markers: markers(),
        tables: serde_json::from_str(TABLES).unwrap_or_else(|e| panic!("data/tables.json: {e}")),
        areas,
        technologies,
        wonders,
        improvements,
        units,
    }
}

fn units() -> Vec<UnitFacts> {
    #[derive(Deserialize)]
    struct Line {
        id: UnitType,
        era: Era,
        class: Class,
        dice: u8,
        bonus: u8,
        technology: Tech,
    }
    let facts = |line: Line| UnitFacts {
        unit: line.id,
        // It shares era and class with the battleship (R9.18).
        kind: if line.id.name() == "carrier" { Kind::Carrier } else { Kind::of(line.era, line.class) },
        dice: line.dice,
        bonus: line.bonus,
        technology: line.technology,
    };
    rows::<Line>(UNITS).into_iter().map(facts).collect()
}

fn markers() -> [u8; MARKERS] {
    #[derive(Deserialize)]
    struct Line {
        id: Marker,
        count: u8,
    }
    let mut counts = [0; MARKERS];
    for line in rows::<Line>(MARKERS_FILE) {
        counts[line.id.index()] = line.count;
    }
    counts
}

/// R2.3.1: the points of armies, settlers and aircraft, and of fleets by era.
pub fn movement<'d, D: Deserializer<'d>>(d: D) -> Result<[u8; KINDS], D::Error> {
    #[derive(Deserialize)]
    struct Points {
        army: u8,
        settler: u8,
        aircraft: u8,
        fleet: [u8; 4],
    }
    let points = Points::deserialize(d)?;
    Ok(Kind::ALL.map(|kind| match kind {
        Kind::Settler => points.settler,
        Kind::Aircraft => points.aircraft,
        kind if kind.is_fleet() => points.fleet[kind.era().index()],
        _ => points.army,
    }))
}

/// Lists under the names of eras.
pub fn by_era<'d, D: Deserializer<'d>, T: Deserialize<'d>>(d: D) -> Result<[T; 4], D::Error> {
    #[derive(Deserialize)]
    struct Eras<T> {
        ancient: T,
        medieval: T,
        industrial: T,
        modern: T,
    }
    Eras::deserialize(d).map(|eras| [eras.ancient, eras.medieval, eras.industrial, eras.modern])
}
