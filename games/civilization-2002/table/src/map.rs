//! The geometry of the map, read once into strings that are ready to print.

use civilization_2002::ids::*;
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
}

impl Label {
    /// Whether something that stands at a point would hide the name.
    pub fn covers(&self, (x, y): (f32, f32)) -> bool {
        const HALF_A_PIECE: f32 = 15.0;
        let (sin, cos) = self.angle.to_radians().sin_cos();
        let (dx, dy) = (x - self.x, y - self.y);
        let (along, across) = (dx * cos + dy * sin, dy * cos - dx * sin);
        let letters = self.lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as f32;
        along.abs() < letters * self.size * 0.29 + HALF_A_PIECE
            && across.abs() < self.lines.len() as f32 * self.size * 0.5 + HALF_A_PIECE
    }
}

impl Shape {
    /// The corners of its outlines, of islands and of holes alike.
    pub fn rings(&self) -> Vec<Vec<(f32, f32)>> {
        let point = |text: &str| {
            let (x, y) = text.split_once(',').expect("a path of ours");
            (x.parse().expect("a path of ours"), y.parse().expect("a path of ours"))
        };
        let ring = |text: &str| text.trim_end_matches('Z').split('L').map(point).collect();
        self.path.split('M').filter(|r| !r.is_empty()).map(ring).collect()
    }
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
