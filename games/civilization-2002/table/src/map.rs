//! The geometry of the map, read once into strings that are ready to print, and where things stand on it.

use civilization_2002::ids::Area;
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Deserialize)]
pub struct Label {
    pub x: f32,
    pub y: f32,
    pub angle: f32,
    pub size: f32,
    pub lines: Vec<String>,
}

#[derive(Deserialize)]
pub struct Shape {
    pub path: String,
    pub label: Label,
    pub continent: String,
    anchors: Vec<(f32, f32)>,
}

#[derive(Deserialize)]
pub struct Map {
    pub areas: Vec<Shape>,
    pub wraps: Vec<String>,
    pub lakes: Vec<String>,
}

static MAP: LazyLock<Map> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/map.json")).expect("data/map.json is ours"));

pub fn map() -> &'static Map {
    &MAP
}

pub fn shape(area: Area) -> &'static Shape {
    &MAP.areas[area.index()]
}

/// Middle of the pile of an area: the first anchor that leaves the name readable.
static MIDDLES: LazyLock<Vec<(f32, f32)>> = LazyLock::new(|| {
    MAP.areas
        .iter()
        .map(|shape| {
            let clear =
                |p: &&(f32, f32)| (p.0 - shape.label.x).abs() > 62.0 || (p.1 - shape.label.y).abs() > 25.0;
            let below = |p: &&(f32, f32)| clear(p) && p.1 > shape.label.y;
            let near = |p: &(f32, f32)| (p.0 - shape.label.x).powi(2) + (p.1 - shape.label.y).powi(2);
            let nearest = |points: Vec<&(f32, f32)>| {
                points.into_iter().min_by(|a, b| near(a).total_cmp(&near(b))).copied()
            };
            nearest(shape.anchors.iter().filter(below).collect())
                .or_else(|| nearest(shape.anchors.iter().filter(clear).collect()))
                .unwrap_or((shape.label.x, shape.label.y + 24.0))
        })
        .collect()
});

/// Room for one thing.
pub const STEP: f32 = 35.0;

/// Where the `index`-th of `count` things of an area stands: a block around the middle, grown away from the name.
pub fn place(area: Area, index: usize, count: usize) -> (f32, f32) {
    let (x, y) = MIDDLES[area.index()];
    // Regions are rather round than wide: four things stand two by two.
    let columns = match count {
        0..=3 => count.max(1),
        4 => 2,
        5..=9 => 3,
        10..=12 => 4,
        _ => 5,
    };
    let rows = count.div_ceil(columns);
    let (row, column) = (index / columns, index % columns);
    let in_row = if row + 1 == rows { count - row * columns } else { columns };
    let dx = (column as f32 - (in_row as f32 - 1.0) / 2.0) * STEP;
    let away = if y > shape(area).label.y { 0.3 } else { -0.3 };
    let dy = (row as f32 - (rows as f32 - 1.0) * (0.5 - away)) * STEP;
    ((x + dx).clamp(18.0, 1582.0), (y + dy).clamp(18.0, 942.0))
}
