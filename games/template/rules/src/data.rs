//! The map, read once from `data/wells.json`.

use crate::ids::*;
use kit::area::AreaMap;
use serde::Deserialize;
use std::sync::LazyLock;

#[derive(Deserialize)]
struct File {
    wells: Vec<Line>,
    tracks: Vec<(String, String)>,
}

#[derive(Deserialize)]
struct Line {
    id: String,
    worth: u8,
}

pub struct Facts {
    pub names: Vec<String>,
    /// R1.2
    pub worth: [u8; WELLS],
    pub map: AreaMap<Well>,
    tracks: Vec<(Well, Well)>,
}

pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(read);
    &FACTS
}

/// The tracks of the map, each once.
pub fn tracks() -> impl Iterator<Item = (Well, Well)> {
    facts().tracks.iter().copied()
}

fn read() -> Facts {
    let file: File =
        serde_json::from_str(include_str!("../data/wells.json")).expect("data/wells.json is ours");
    let names: Vec<String> = file.wells.iter().map(|well| well.id.clone()).collect();
    let well = |name: &String| {
        let place = names.iter().position(|known| known == name);
        Well::at(place.unwrap_or_else(|| panic!("data/wells.json has no well '{name}'")))
    };
    let tracks: Vec<(Well, Well)> = file.tracks.iter().map(|(a, b)| (well(a), well(b))).collect();
    let mut map = AreaMap::default();
    // R1.1
    tracks.iter().for_each(|&(a, b)| map.join(a, b));
    Facts { worth: std::array::from_fn(|i| file.wells[i].worth), names, map, tracks }
}

impl Well {
    /// R1.2
    pub fn worth(self) -> u8 {
        facts().worth[self.index()]
    }
}
