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
    lands: Set<Land>,
    points: [u8; 7],
}
#[derive(Deserialize)]
struct LandLine {
    terrain: Set<Terrain>,
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
    borders: Set<Land>,
    connects: Set<Sea>,
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
    navigation: Set<Sea>,
    fleets: Set<Sea>,
    fleets_example: Option<Set<Sea>>,
}
#[derive(Deserialize)]
struct MinorLine {
    epoch: u8,
    strength: u8,
    capital: bool,
    start: Land,
    fleets: Set<Sea>,
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
    effect: CardKind,
    figure: Option<Figure>,
}
#[derive(Deserialize)]
struct PiecesFile {
    pieces: Pieces,
}
#[derive(Deserialize)]
struct Line {
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
        regions: Vec<Line>,
        lands: Vec<Line>,
        seas: Vec<Line>,
    }
    #[derive(Deserialize)]
    struct EmpireIds {
        empires: Vec<Line>,
        minor_empires: Vec<Line>,
    }
    #[derive(Deserialize)]
    struct EventIds {
        events: Vec<Line>,
    }
    let list = |ids: Vec<Line>| ids.into_iter().map(|i| i.id).collect();
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
    let empire = |(i, e): (usize, EmpireLine)| {
        assert_eq!(Empire::of(e.epoch, e.order), Empire::at(i), "empires.json: by epoch and order");
        EmpireFacts {
            strength: e.strength,
            capital: e.capital,
            start: e.start,
            navigation: !e.navigation.is_empty(),
            fleets: e.fleets,
            fleets_example: e.fleets_example.unwrap_or(e.fleets),
        }
    };
    let minor = |(i, m): (usize, MinorLine)| {
        assert_eq!(m.epoch as usize, i + 1, "empires.json: one minor empire an epoch, in order");
        MinorFacts { strength: m.strength, capital: m.capital, start: m.start, fleets: m.fleets }
    };
    let card = |c: CardLine| CardFacts {
        class: c.class,
        copies: c.copies,
        epochs: c.epochs.iter().fold(0, |bits, e| bits | 1 << e),
        kind: c.effect,
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
    let there = Set::of_all(|land: Land| all_lands || !file.lands[land.index()].placeholder);
    let mut board = Board {
        land: AreaMap::default(),
        entries: PerId::default(),
        terrain: PerId::default(),
        waters: AreaMap::default(),
        shores: PerId::default(),
        coasts: PerId::default(),
        seas: Set::empty(),
        barren: Set::empty(),
        habitable: Set::empty(),
        resources: Set::empty(),
        regions: PerId::default(),
        region_of: PerId::default(),
        points: PerId::default(),
        region_neighbours: PerId::default(),
    };
    for land in there {
        let line = &file.lands[land.index()];
        let set = if line.barren { &mut board.barren } else { &mut board.habitable };
        set.insert(land);
        if line.resource {
            board.resources.insert(land);
        }
        board.terrain[land] = line.terrain;
    }
    for line in file.borders.iter().filter(|b| there.has(b.a) && there.has(b.b)) {
        board.land.join(line.a, line.b);
        let (mut into_a, mut into_b) = (line.into_a, line.into_b);
        let ganges = [line.a.name(), line.b.name()] == ["eastern-deccan", "ganges-delta"];
        if swapped && ganges {
            std::mem::swap(&mut into_a, &mut into_b);
        }
        for (from, to, terrain) in [(line.b, line.a, into_a), (line.a, line.b, into_b)] {
            if let Some(terrain) = terrain {
                board.entries[to][terrain].insert(from);
            }
        }
    }
    for line in &file.barren_borders {
        board.land.join(line.barren, line.land);
    }
    for (sea, line) in Sea::all().zip(&file.seas) {
        if line.kind == SeaKind::Sea {
            board.seas.insert(sea);
        }
        board.shores[sea] = line.borders & there;
        for land in board.shores[sea] {
            board.coasts[land].insert(sea);
        }
        for other in line.connects {
            board.waters.join(sea, other);
        }
    }
    for (region, line) in Region::all().zip(&file.regions) {
        board.regions[region] = line.lands & there;
        for land in board.regions[region] {
            board.region_of[land] = Some(region);
        }
        board.points[region] = line.points;
    }
    for region in Region::all() {
        let around = board.land.around(board.regions[region]);
        board.region_neighbours[region] =
            Set::of_all(|other| other != region && around.meets(board.regions[other]));
    }
    board
}
