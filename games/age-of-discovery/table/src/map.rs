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

/// The chart on the board: left, top, width, height.
pub const CHART: (f32, f32, f32, f32) = (6.0, 6.0, 406.0, 704.0);

/// From the geometry to the board: the chart is as high as the board, and a little narrower than the world.
pub const TO_BOARD: &str = "translate(-60,5) scale(.535,.587)";

/// The pin of a region in the geometry: its middle, and what is a circle on the board.
pub fn pin(region: Region) -> (f32, f32, f32, f32) {
    let (x, y) = place(region).land;
    ((x + 60.0) / 0.535, (y - 5.0) / 0.587, 8.0 / 0.535, 8.0 / 0.587)
}

/// Where a region's card lies on the chart: its left upper corner, and the point of the land that it belongs to.
pub struct Place {
    pub x: f32,
    pub y: f32,
    pub land: (f32, f32),
}

/// Width of a card.
pub const CARD: f32 = 158.0;

pub fn place(region: Region) -> &'static Place {
    const fn at(x: f32, y: f32, land: (f32, f32)) -> Place {
        Place { x, y, land }
    }
    const PLACES: [Place; 9] = [
        at(116.0, 14.0, (232.0, 104.0)),
        at(250.0, 96.0, (232.0, 168.0)),
        at(250.0, 176.0, (194.0, 244.0)),
        at(250.0, 256.0, (176.0, 306.0)),
        at(10.0, 356.0, (100.0, 340.0)),
        at(250.0, 340.0, (230.0, 392.0)),
        at(10.0, 446.0, (212.0, 488.0)),
        at(10.0, 536.0, (232.0, 606.0)),
        at(250.0, 536.0, (352.0, 519.0)),
    ];
    &PLACES[region.index()]
}
