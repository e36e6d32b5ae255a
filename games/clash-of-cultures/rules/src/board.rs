//! The hex board (R3): layouts, regions, distance.

use crate::ids::*;
use kernel::{Msg, msg};
use kit::PerId;
use kit::area::AreaMap;
use kit::hex::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

const ROWS: u8 = 10;
const COLUMNS: u8 = 11;
pub const MAX_SLOTS: usize = 18;
/// A tile: 0 to 15 are the normal ones, then the two sides of the start tile.
pub const TILES: usize = 16;
const START_A: u8 = 16;
const START_B: u8 = 17;

pub struct Home {
    pub slot: u8,
    pub city: Space,
    pub tile: u8,
}

/// The shape of the board for a number of players (R3.6).
pub struct Layout {
    /// All spaces of the board.
    pub all: Set<Space>,
    pub map: AreaMap<Space>,
    /// Slot and place within it (R3.2) of a space.
    pub slot_of: PerId<Space, (u8, u8), { Space::COUNT }>,
    /// Normal slots first, then the homes.
    pub slots: Vec<[Space; 4]>,
    pub slot_spaces: Vec<Set<Space>>,
    pub normal: u8,
    /// Clockwise, as seats sit.
    pub homes: Vec<Home>,
    /// R3.7, clockwise.
    pub edge: Vec<Space>,
    pub edge_spaces: Set<Space>,
}

impl Layout {
    /// Everything next to a space.
    #[inline]
    pub fn near(&self, at: Space) -> Set<Space> {
        self.map.neighbours(at)
    }
    /// At most `n` steps from `from` inside `within` (R1.8).
    pub fn within(&self, from: Set<Space>, n: u8, within: Set<Space>) -> Set<Space> {
        let (mut reached, mut rim) = (from, from);
        for _ in 0..n {
            rim = (self.map.around(rim) & within) - reached;
            reached |= rim;
        }
        reached
    }
    /// Steps from `a` to `b` inside `within`.
    pub fn distance(&self, a: Space, b: Space, within: Set<Space>) -> Option<u8> {
        let (mut reached, mut rim, mut n) = (Set::of(a), Set::of(a), 0);
        while !reached.has(b) {
            rim = (self.map.around(rim) & within) - reached;
            if rim.is_empty() {
                return None;
            }
            reached |= rim;
            n += 1;
        }
        Some(n)
    }
}

#[derive(Deserialize)]
struct File {
    tiles: Vec<TileFact>,
    start_sides: BTreeMap<String, [Terrain; 4]>,
    layouts: BTreeMap<String, LayoutFact>,
}
#[derive(Deserialize)]
struct TileFact {
    number: u8,
    terrain: [Terrain; 4],
}
#[derive(Deserialize)]
struct LayoutFact {
    homes: Vec<HomeFact>,
    slots: Vec<SlotFact>,
    edge: Vec<String>,
}
#[derive(Deserialize)]
struct HomeFact {
    side: String,
    spaces: [String; 4],
    city: String,
}
#[derive(Deserialize)]
struct SlotFact {
    spaces: [String; 4],
}

pub struct Board {
    layouts: Vec<Layout>,
    /// Terrain by tile, as it lies unturned.
    pub faces: Vec<[Terrain; 4]>,
    pub numbers: Vec<u8>,
}

pub fn board() -> &'static Board {
    static BOARD: OnceLock<Board> = OnceLock::new();
    BOARD.get_or_init(|| {
        let file: File = serde_json::from_str(include_str!("../data/board.json"))
            .unwrap_or_else(|e| panic!("data/board.json: {e}"));
        let mut faces: Vec<_> = file.tiles.iter().map(|t| t.terrain).collect();
        faces.extend([file.start_sides["a"], file.start_sides["b"]]);
        let layouts = ["2", "3", "4"].iter().map(|n| build(&file.layouts[*n])).collect();
        Board { layouts, faces, numbers: file.tiles.iter().map(|t| t.number).collect() }
    })
}

/// Terrain of the region with this number on its back.
pub fn region(number: u8) -> Option<&'static [Terrain; 4]> {
    let at = board().numbers.iter().position(|n| *n == number)?;
    board().faces.get(at)
}

pub fn layout(seats: u8) -> &'static Layout {
    &board().layouts[seats as usize - 2]
}

/// The space a label names.
pub fn by_label(label: &str) -> Option<Space> {
    let hex = Hex::from_label(label)?;
    let (column, row) = (hex.q as u8, hex.row() as u8);
    (column < COLUMNS && row < ROWS).then_some(Space(column * ROWS + row))
}

/// R3.1: a space as on the board's rim, column letter and row.
pub fn label(at: Space) -> Msg {
    let (column, row) = (at.0 / ROWS, at.0 % ROWS + 1);
    msg("space").with("column", msg(format!("column-{}", (b'a' + column) as char))).num("row", row)
}

/// Axial coordinates, for drawing.
pub fn hex_of(at: Space) -> Hex {
    let (q, row) = ((at.0 / ROWS) as i8, (at.0 % ROWS) as i8);
    Hex::new(q, row - q.div_euclid(2))
}

fn build(fact: &LayoutFact) -> Layout {
    let at = |label: &String| by_label(label).unwrap_or_else(|| panic!("no space '{label}'"));
    let groups = || fact.slots.iter().map(|s| &s.spaces).chain(fact.homes.iter().map(|h| &h.spaces));
    let slots: Vec<[Space; 4]> = groups().map(|labels| labels.each_ref().map(at)).collect();
    let all: Set<Space> = slots.iter().flatten().copied().collect();
    let mut map = AreaMap::default();
    for a in all {
        for b in all.filter(|b| hex_of(a).touches(hex_of(b))) {
            map.join(a, b);
        }
    }
    let mut slot_of = PerId::default();
    for (slot, spaces) in slots.iter().enumerate() {
        for (place, &space) in spaces.iter().enumerate() {
            slot_of[space] = (slot as u8, place as u8);
        }
    }
    let homes = fact
        .homes
        .iter()
        .enumerate()
        .map(|(i, h)| Home {
            slot: (fact.slots.len() + i) as u8,
            city: at(&h.city),
            tile: if h.side == "a" { START_A } else { START_B },
        })
        .collect();
    let edge: Vec<Space> = fact.edge.iter().map(at).collect();
    Layout {
        all,
        map,
        slot_spaces: slots.iter().map(|s| s.iter().copied().collect()).collect(),
        slot_of,
        normal: fact.slots.len() as u8,
        homes,
        edge_spaces: edge.iter().copied().collect(),
        edge,
        slots,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R3.6, R3.7: spaces, regions, distance of the start cities, edges.
    #[test]
    fn the_three_layouts() {
        for (seats, regions, spaces, apart) in [(2, 8, 40, 5), (3, 12, 60, 5), (4, 14, 72, 6)] {
            let l = layout(seats);
            assert_eq!((l.normal as usize, l.all.len()), (regions, spaces));
            assert_eq!(l.homes.len(), seats as usize);
            for (i, a) in l.homes.iter().enumerate() {
                for b in &l.homes[..i] {
                    assert!(l.distance(a.city, b.city, l.all).unwrap() >= apart);
                }
            }
            assert_eq!(l.edge_spaces, l.all.filter(|s| l.near(s).len() < 6));
        }
    }

    /// R3.4: totals of the sixteen normal regions.
    #[test]
    fn terrain_totals() {
        let count = |t| board().faces[..TILES].iter().flatten().filter(|x| **x == t).count();
        use Terrain::*;
        assert_eq!([Fertile, Sea, Mountain, Forest, Barren].map(count), [17, 16, 14, 12, 5]);
        // R3.5: the sides of the start tile differ by mountain and forest only.
        assert_eq!(board().faces[16], [Fertile, Mountain, Forest, Barren]);
        assert_eq!(board().faces[17], [Fertile, Forest, Mountain, Barren]);
    }
}
