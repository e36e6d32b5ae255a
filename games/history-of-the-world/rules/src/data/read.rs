//! From the files to the tables. The files are part of the program, so a fault in them is a fault of the build.

use super::*;

#[derive(Deserialize)]
struct BoardFile {
    regions: Vec<RegionLine>,
    lands: Vec<LandLine>,
    borders: Vec<BorderLine>,
    barren_borders: Vec<BarrenLine>,
    seas: Vec<SeaLine>,
}
#[derive(Deserialize)]
struct RegionLine {
    id: String,
    lands: Vec<String>,
    points: [u8; 7],
}
#[derive(Deserialize)]
struct LandLine {
    terrain: Vec<Terrain>,
    resource: bool,
    #[serde(default)]
    barren: bool,
    #[serde(default)]
    placeholder: bool,
}
#[derive(Deserialize)]
struct BorderLine {
    a: Land,
    b: Land,
    into_a: Option<Terrain>,
    into_b: Option<Terrain>,
}
#[derive(Deserialize)]
struct BarrenLine {
    barren: Land,
    land: Land,
}
#[derive(Deserialize)]
struct SeaLine {
    kind: SeaKind,
    borders: Vec<String>,
    connects: Vec<String>,
}
#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "snake_case")]
enum SeaKind {
    Sea,
    Ocean,
}
#[derive(Deserialize)]
struct EmpiresFile {
    empires: Vec<EmpireLine>,
    minor_empires: Vec<MinorLine>,
}
#[derive(Deserialize)]
struct EmpireLine {
    epoch: u8,
    order: u8,
    strength: u8,
    capital: bool,
    start: Vec<Land>,
    navigation: Vec<Sea>,
    fleets: Vec<Sea>,
    fleets_example: Option<Vec<Sea>>,
}
#[derive(Deserialize)]
struct MinorLine {
    epoch: u8,
    strength: u8,
    capital: bool,
    start: Land,
    fleets: Vec<Sea>,
}
#[derive(Deserialize)]
struct EventsFile {
    events: Vec<CardLine>,
}
#[derive(Deserialize)]
struct CardLine {
    class: Class,
    copies: u8,
    epochs: Vec<u8>,
    effect: Effect,
    figure: Option<Figure>,
}
#[derive(Deserialize)]
struct PiecesFile {
    pieces: Pieces,
}
#[derive(Deserialize)]
struct Id {
    id: String,
}

const BOARD: &str = include_str!("../../data/board.json");
const EMPIRES: &str = include_str!("../../data/empires.json");
const EVENTS: &str = include_str!("../../data/events.json");
const PIECES: &str = include_str!("../../data/pieces.json");

fn parse<T: serde::de::DeserializeOwned>(file: &str, json: &str) -> T {
    serde_json::from_str(json).unwrap_or_else(|e| panic!("data/{file}: {e}"))
}

/// Names first: everything else refers to things by name.
pub fn names() -> Names {
    #[derive(Deserialize)]
    struct Ids {
        regions: Vec<Id>,
        lands: Vec<Id>,
        seas: Vec<Id>,
    }
    #[derive(Deserialize)]
    struct EmpireIds {
        empires: Vec<Id>,
        minor_empires: Vec<Id>,
    }
    #[derive(Deserialize)]
    struct EventIds {
        events: Vec<Id>,
    }
    let list = |ids: Vec<Id>| ids.into_iter().map(|i| i.id).collect();
    let board: Ids = parse("board.json", BOARD);
    let empires: EmpireIds = parse("empires.json", EMPIRES);
    let events: EventIds = parse("events.json", EVENTS);
    Names {
        lands: list(board.lands),
        seas: list(board.seas),
        regions: list(board.regions),
        empires: list(empires.empires),
        minors: list(empires.minor_empires),
        cards: list(events.events),
    }
}

pub fn facts() -> Facts {
    let file: BoardFile = parse("board.json", BOARD);
    let empires: EmpiresFile = parse("empires.json", EMPIRES);
    let events: EventsFile = parse("events.json", EVENTS);
    let pieces: PiecesFile = parse("pieces.json", PIECES);
    let sea_set = |seas: &[Sea]| -> AreaSet { seas.iter().map(|s| s.0).collect() };
    let empire = |(i, e): (usize, EmpireLine)| {
        assert_eq!(Empire::at(e.epoch, e.order), Empire(i as u8), "empires.json: by epoch and order");
        let fleets = sea_set(&e.fleets);
        EmpireFacts {
            strength: e.strength,
            capital: e.capital,
            start: e.start,
            navigation: !e.navigation.is_empty(),
            fleets,
            fleets_example: e.fleets_example.map_or(fleets, |f| sea_set(&f)),
        }
    };
    let minor = |(i, m): (usize, MinorLine)| {
        assert_eq!(m.epoch as usize, i + 1, "empires.json: one minor empire an epoch, in order");
        MinorFacts { strength: m.strength, capital: m.capital, start: m.start, fleets: sea_set(&m.fleets) }
    };
    let card = |c: CardLine| CardFacts {
        class: c.class,
        copies: c.copies,
        epochs: c.epochs.iter().fold(0, |bits, e| bits | 1 << e),
        effect: c.effect,
        figure: c.figure,
    };
    Facts {
        boards: [(false, false), (true, false), (false, true), (true, true)]
            .map(|(all_lands, swapped)| board(&file, all_lands, swapped)),
        empires: empires.empires.into_iter().enumerate().map(empire).collect(),
        minors: empires.minor_empires.into_iter().enumerate().map(minor).collect(),
        cards: events.events.into_iter().map(card).collect(),
        pieces: pieces.pieces,
    }
}

fn board(file: &BoardFile, all_lands: bool, swapped: bool) -> Board {
    assert_eq!((file.lands.len(), file.seas.len(), file.regions.len()), (LANDS, SEAS, REGIONS));
    let named = |name: &String| Land::named(name).unwrap_or_else(|| panic!("board.json: land {name}"));
    let there = |land: Land| all_lands || !file.lands[land.index()].placeholder;
    let mut board = Board {
        land: AreaMap::new(LANDS as u8),
        entries: vec![[AreaSet::EMPTY; 4]; LANDS],
        terrain: [0; LANDS],
        waters: AreaMap::new(SEAS as u8),
        shores: [AreaSet::EMPTY; SEAS],
        coasts: [AreaSet::EMPTY; LANDS],
        seas: AreaSet::EMPTY,
        barren: AreaSet::EMPTY,
        habitable: AreaSet::EMPTY,
        resources: AreaSet::EMPTY,
        regions: [AreaSet::EMPTY; REGIONS],
        region_of: [None; LANDS],
        points: [[0; 7]; REGIONS],
        region_neighbours: [0; REGIONS],
    };
    for (i, line) in file.lands.iter().enumerate().filter(|(i, _)| there(Land(*i as u8))) {
        let set = if line.barren { &mut board.barren } else { &mut board.habitable };
        set.insert(i as u8);
        if line.resource {
            board.resources.insert(i as u8);
        }
        board.terrain[i] = line.terrain.iter().fold(0, |bits, t| bits | t.bit());
    }
    for line in file.borders.iter().filter(|b| there(b.a) && there(b.b)) {
        board.land.join(line.a.0, line.b.0);
        let (mut into_a, mut into_b) = (line.into_a, line.into_b);
        let ganges = [line.a.name(), line.b.name()] == ["eastern-deccan", "ganges-delta"];
        if swapped && ganges {
            std::mem::swap(&mut into_a, &mut into_b);
        }
        for (from, to, terrain) in [(line.b, line.a, into_a), (line.a, line.b, into_b)] {
            if let Some(terrain) = terrain {
                board.entries[to.index()][terrain as usize].insert(from.0);
            }
        }
    }
    for line in &file.barren_borders {
        board.land.join(line.barren.0, line.land.0);
    }
    for (i, line) in file.seas.iter().enumerate() {
        if line.kind == SeaKind::Sea {
            board.seas.insert(i as u8);
        }
        for land in line.borders.iter().map(named).filter(|&l| there(l)) {
            board.shores[i].insert(land.0);
            board.coasts[land.index()].insert(i as u8);
        }
        for other in &line.connects {
            let other = Sea::named(other).unwrap_or_else(|| panic!("board.json: water {other}"));
            board.waters.join(i as u8, other.0);
        }
    }
    for (i, line) in file.regions.iter().enumerate() {
        assert_eq!(line.id, Region(i as u8).name());
        for land in line.lands.iter().map(named).filter(|&l| there(l)) {
            board.regions[i].insert(land.0);
            board.region_of[land.index()] = Some(Region(i as u8));
        }
        board.points[i] = line.points;
    }
    for i in 0..REGIONS {
        for j in (0..REGIONS).filter(|&j| j != i) {
            if board.land.around(board.regions[i]).meets(board.regions[j]) {
                board.region_neighbours[i] |= 1 << j;
            }
        }
    }
    board
}
