//! The geometry of the map, read once into strings that are ready to print, and where things stand on it.

use age_of_discovery::Region;
use kit::{Id, Named};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[derive(Deserialize)]
pub struct Map {
    lands: BTreeMap<String, String>,
    pub wild: Vec<String>,
    pub rivers: Vec<String>,
    pub lakes: Vec<String>,
    pub straits: Vec<String>,
}

static MAP: LazyLock<Map> =
    LazyLock::new(|| serde_json::from_str(include_str!("../data/map.json")).expect("data/map.json is ours"));

pub fn map() -> &'static Map {
    &MAP
}

impl Map {
    pub fn land(&self, region: Region) -> &str {
        &self.lands[region.name()]
    }
}

/// Where a region's name, good and workers are shown.
pub struct Place {
    /// Middle of the upper edge.
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
    /// Beside the land, on a plate of its own, with a line to the land: there is no room on it.
    pub plate: Option<(f32, f32)>,
}

const fn on(x: f32, y: f32, width: f32, height: f32) -> Place {
    Place { x, y, width, height, plate: None }
}
const fn beside(x: f32, y: f32, width: f32, height: f32, land: (f32, f32)) -> Place {
    Place { x, y, width, height, plate: Some(land) }
}

pub fn place(region: Region) -> &'static Place {
    const PLACES: [Place; 9] = [
        on(545.0, 108.0, 270.0, 124.0),
        beside(706.0, 280.0, 220.0, 112.0, (570.0, 280.0)),
        beside(640.0, 400.0, 220.0, 112.0, (484.0, 420.0)),
        beside(596.0, 520.0, 220.0, 112.0, (430.0, 530.0)),
        beside(112.0, 640.0, 196.0, 112.0, (225.0, 690.0)),
        beside(830.0, 640.0, 220.0, 112.0, (690.0, 686.0)),
        on(556.0, 790.0, 214.0, 108.0),
        on(596.0, 1006.0, 140.0, 140.0),
        on(744.0, 908.0, 240.0, 150.0),
    ];
    &PLACES[region.index()]
}
