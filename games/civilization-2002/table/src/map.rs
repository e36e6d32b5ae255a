//! The geometry of the map, read once into strings that are ready to print.

use civilization_2002::ids::*;
use serde::Deserialize;
use std::sync::LazyLock;
use text::Lang;

/// Units of the board; everything on it is drawn in these.
pub const SIZE: (u32, u32) = (1600, 1136);

/// Where a name was fitted: over its land, or on the water beside a small one.
#[derive(Deserialize)]
pub struct Label {
    pub x: f32,
    pub y: f32,
    pub angle: f32,
    pub size: f32,
    /// Half the length of its longest line.
    pub half: f32,
    pub lines: Vec<String>,
}

/// Names differ in length, so each language has its own places.
#[derive(Deserialize)]
pub struct Labels {
    en: Label,
    fr: Label,
}

impl Labels {
    pub fn of(&self, lang: Lang) -> &Label {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        }
    }
    /// Whether a square of this size around a point would hide the name of either language.
    pub fn covered_by(&self, side: f32) -> impl Fn((f32, f32)) -> bool + use<> {
        let names = [&self.en, &self.fr].map(|label| label.covered_by(side));
        move |at| names.iter().any(|covered| covered(at))
    }
}

#[derive(Deserialize)]
pub struct Shape {
    pub path: String,
    pub label: Labels,
    pub continent: String,
}

impl Label {
    /// Every square of the board is held against it: what is the same for all of them is worked out once.
    fn covered_by(&self, side: f32) -> impl Fn((f32, f32)) -> bool + use<> {
        let (sin, cos) = self.angle.to_radians().sin_cos();
        let reach = side / 2.0 * (sin.abs() + cos.abs());
        let height = self.lines.len() as f32 * self.size * 0.45;
        let (middle, long, high) = ((self.x, self.y), self.half + reach, height + reach);
        move |(x, y)| {
            let (dx, dy) = (x - middle.0, y - middle.1);
            let (along, across) = (dx * cos + dy * sin, dy * cos - dx * sin);
            along.abs() < long && across.abs() < high
        }
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
