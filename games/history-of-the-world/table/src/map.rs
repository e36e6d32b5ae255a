//! The geometry of the map, read once, and what never changes on it, printed once a language.

use history_of_the_world::{Land, Sea};
use kit::{Id, Named};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[derive(Deserialize)]
struct File {
    areas: Vec<AreaLine>,
    marks: Marks,
    borders: Vec<String>,
    straits: Vec<String>,
    crossings: Vec<String>,
    walls: Vec<String>,
    decoration: Decoration,
}

#[derive(Deserialize)]
struct AreaLine {
    id: String,
    path: String,
    /// x, y, angle, size, lines, letters of the longest line.
    label: (f32, f32, f32, f32, usize, usize),
    /// Where pieces stand, and how large.
    spot: (f32, f32, f32),
    /// Where the sign of a resource lies.
    gem: Option<(f32, f32)>,
}

/// Terrain on the defender's side of a border: x, y, angle of the way in.
#[derive(Deserialize)]
pub struct Marks {
    pub mountain: Vec<(f32, f32, f32)>,
    pub forest: Vec<(f32, f32, f32)>,
    pub great_wall: Vec<(f32, f32, f32)>,
}

#[derive(Deserialize)]
pub struct Decoration {
    pub ice: Vec<String>,
    pub wild: Vec<String>,
    pub river: Vec<String>,
    pub lake: Vec<String>,
}

pub struct Area {
    pub path: String,
    pub label: Label,
    pub spot: Spot,
    pub gem: Option<(f32, f32)>,
}

pub struct Label {
    pub x: f32,
    pub y: f32,
    pub angle: f32,
    pub size: f32,
    pub lines: usize,
    pub letters: usize,
}

#[derive(Clone, Copy)]
pub struct Spot {
    pub x: f32,
    pub y: f32,
    pub scale: f32,
}

pub struct Map {
    pub lands: Vec<Area>,
    pub seas: Vec<Area>,
    pub marks: Marks,
    /// Where one region ends and another begins.
    pub borders: Vec<String>,
    pub straits: Vec<String>,
    pub crossings: Vec<String>,
    pub walls: Vec<String>,
    pub decoration: Decoration,
}

/// Width and height of the map. In its oceans lie the empires of the epoch and the values of the regions, below it runs the
/// score track.
pub const WIDTH: u32 = 1600;
pub const HEIGHT: u32 = 1060;
pub const TRACK: u32 = 75;

/// Names of lands are never smaller: where the camera goes to somebody's empire, they can be read.
pub const LEAST_NAME: f32 = 9.6;
/// Names of this size can be read on a map that is shown whole.
pub const READ_FROM_AFAR: f32 = 17.5;

/// Where the name of a region is written while the names of its lands are too small to be read.
pub const REGION_NAMES: [(f32, f32); 13] = [
    (935.0, 708.0),
    (650.0, 712.0),
    (1372.0, 400.0),
    (1172.0, 600.0),
    (668.0, 372.0),
    (650.0, 232.0),
    (1345.0, 700.0),
    (1060.0, 210.0),
    (165.0, 270.0),
    (345.0, 832.0),
    (1500.0, 350.0),
    (705.0, 915.0),
    (1440.0, 962.0),
];

pub fn map() -> &'static Map {
    static MAP: LazyLock<Map> = LazyLock::new(read);
    &MAP
}

fn read() -> Map {
    let file: File = serde_json::from_str(include_str!("../data/map.json")).expect("data/map.json is ours");
    let mut areas: BTreeMap<String, Area> = file
        .areas
        .into_iter()
        .map(|a| {
            let (x, y, angle, size, lines, letters) = a.label;
            let label = Label { x, y, angle, size, lines, letters };
            // Pieces may stand a little over the edge of a small land: they have to be read from afar.
            let spot = Spot { x: a.spot.0, y: a.spot.1, scale: (a.spot.2 * 1.25).clamp(0.85, 1.25) };
            (a.id, Area { path: a.path, label, spot, gem: a.gem })
        })
        .collect();
    let mut take = |name: &str| areas.remove(name).unwrap_or_else(|| panic!("data/map.json has no '{name}'"));
    Map {
        lands: Land::all().map(|land| take(land.name())).collect(),
        seas: Sea::all().map(|sea| take(sea.name())).collect(),
        marks: file.marks,
        borders: file.borders,
        straits: file.straits,
        crossings: file.crossings,
        walls: file.walls,
        decoration: file.decoration,
    }
}

impl Map {
    pub fn land(&self, land: Land) -> &Area {
        &self.lands[land.index()]
    }
    pub fn sea(&self, sea: Sea) -> &Area {
        &self.seas[sea.index()]
    }
}

/// Breaks a name into so many lines, as even as words allow.
pub fn wrap(name: &str, lines: usize) -> Vec<String> {
    let words: Vec<&str> = name.split(' ').collect();
    let lines = lines.clamp(1, words.len());
    let length = |line: &[&str]| line.iter().map(|w| w.chars().count() + 1).sum::<usize>();
    let mut best: Option<(usize, Vec<String>)> = None;
    // Few words and few lines: try every way to cut.
    let cuts = words.len() - 1;
    for mask in 0u32..1 << cuts {
        if mask.count_ones() as usize != lines - 1 {
            continue;
        }
        let mut rows: Vec<Vec<&str>> = vec![vec![words[0]]];
        for (i, word) in words[1..].iter().enumerate() {
            match mask >> i & 1 {
                1 => rows.push(vec![word]),
                _ => rows.last_mut().expect("there is a row").push(word),
            }
        }
        let longest = rows.iter().map(|r| length(r)).max().unwrap_or(0);
        if best.as_ref().is_none_or(|(n, _)| longest < *n) {
            best = Some((longest, rows.iter().map(|r| r.join(" ")).collect()));
        }
    }
    best.map_or_else(|| vec![name.to_owned()], |(_, rows)| rows)
}

#[cfg(test)]
mod tests {
    use super::wrap;

    #[test]
    fn names_break_evenly() {
        assert_eq!(wrap("Great Plain of China", 1), ["Great Plain of China"]);
        assert_eq!(wrap("Plaine de Mandchourie", 2), ["Plaine de", "Mandchourie"]);
        assert_eq!(wrap("Mer de Chine méridionale", 3), ["Mer", "de Chine", "méridionale"]);
        assert_eq!(wrap("Crète", 2), ["Crète"]);
    }
}
