//! The hex board (R3): layouts, regions, distance.

use crate::ids::Terrain;
use kit::hex::Hex;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// A space of the layout, counted from 0 by column and row.
pub type Space = u8;
/// No space.
pub const NOWHERE: Space = 255;
pub const MAX_SPACES: usize = 72;
pub const MAX_SLOTS: usize = 18;
/// A tile: 0 to 15 are the normal ones, then the two sides of the start tile.
pub const TILES: usize = 16;
const START_A: u8 = 16;
const START_B: u8 = 17;

/// A set of spaces, one bit each.
pub type Mask = u128;

pub fn bit(space: Space) -> Mask {
    1 << space
}

/// The spaces of a mask, in order.
pub fn spaces(mut mask: Mask) -> impl Iterator<Item = Space> {
    std::iter::from_fn(move || {
        (mask != 0).then(|| {
            let s = mask.trailing_zeros() as Space;
            mask &= mask - 1;
            s
        })
    })
}

pub struct Home {
    pub slot: u8,
    pub city: Space,
    pub tile: u8,
}

/// The shape of the board for a number of players (R3.6).
pub struct Layout {
    pub hexes: Vec<Hex>,
    pub labels: Vec<String>,
    pub near: Vec<Mask>,
    /// Slot and place within it (R3.2) of a space.
    pub slot_of: Vec<(u8, u8)>,
    /// Normal slots first, then the homes.
    pub slots: Vec<[Space; 4]>,
    pub slot_masks: Vec<Mask>,
    pub normal: u8,
    /// Clockwise, as seats sit.
    pub homes: Vec<Home>,
    /// R3.7, clockwise.
    pub edge: Vec<Space>,
    pub edge_mask: Mask,
}

impl Layout {
    pub fn len(&self) -> usize {
        self.hexes.len()
    }
    pub fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }
    pub fn by_label(&self, label: &str) -> Option<Space> {
        self.labels.iter().position(|l| l == label).map(|i| i as Space)
    }
    /// Everything next to a space of `mask`.
    pub fn around(&self, mask: Mask) -> Mask {
        spaces(mask).fold(0, |all, s| all | self.near[s as usize])
    }
    pub fn touch(&self, a: Space, b: Space) -> bool {
        self.near[a as usize] & bit(b) != 0
    }
    /// `from` and what can be reached from it inside `within`.
    pub fn flood(&self, from: Mask, within: Mask) -> Mask {
        let (mut reached, mut rim) = (from, from);
        while rim != 0 {
            rim = self.around(rim) & within & !reached;
            reached |= rim;
        }
        reached
    }
    /// At most `n` steps from `from` inside `within` (R1.8).
    pub fn within(&self, from: Mask, n: u8, within: Mask) -> Mask {
        let (mut reached, mut rim) = (from, from);
        for _ in 0..n {
            rim = self.around(rim) & within & !reached;
            reached |= rim;
        }
        reached
    }
    /// Steps from `a` to `b` inside `within`.
    pub fn distance(&self, a: Space, b: Space, within: Mask) -> Option<u8> {
        let (mut reached, mut rim, mut n) = (bit(a), bit(a), 0);
        while reached & bit(b) == 0 {
            rim = self.around(rim) & within & !reached;
            if rim == 0 {
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

pub fn layout(seats: u8) -> &'static Layout {
    &board().layouts[seats as usize - 2]
}

fn build(fact: &LayoutFact) -> Layout {
    let hex = |label: &String| Hex::from_label(label).unwrap_or_else(|| panic!("no space '{label}'"));
    let groups = || fact.slots.iter().map(|s| &s.spaces).chain(fact.homes.iter().map(|h| &h.spaces));
    let mut named: Vec<(Hex, String)> = groups().flatten().map(|l| (hex(l), l.clone())).collect();
    named.sort_by_key(|(h, _)| (h.q, h.row()));
    let (hexes, labels): (Vec<Hex>, Vec<String>) = named.into_iter().unzip();
    let at = |label: &String| hexes.iter().position(|h| *h == hex(label)).expect("a space of a slot") as Space;
    let slots: Vec<[Space; 4]> = groups().map(|labels| labels.each_ref().map(at)).collect();
    let near = hexes
        .iter()
        .map(|h| (0..hexes.len()).filter(|&i| hexes[i].touches(*h)).fold(0, |m, i| m | bit(i as Space)))
        .collect();
    let mut slot_of = vec![(0, 0); hexes.len()];
    for (slot, spaces) in slots.iter().enumerate() {
        for (place, &space) in spaces.iter().enumerate() {
            slot_of[space as usize] = (slot as u8, place as u8);
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
        near,
        slot_masks: slots.iter().map(|s| s.iter().fold(0, |m, &x| m | bit(x))).collect(),
        slot_of,
        normal: fact.slots.len() as u8,
        homes,
        edge_mask: edge.iter().fold(0, |m, &s| m | bit(s)),
        edge,
        slots,
        labels,
        hexes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R3.6, R3.7, D7: spaces, regions, distance of the start cities, edges.
    #[test]
    fn the_three_layouts() {
        for (seats, regions, spaces, apart) in [(2, 8, 40, 5), (3, 12, 60, 5), (4, 14, 72, 6)] {
            let l = layout(seats);
            assert_eq!((l.normal as usize, l.len()), (regions, spaces));
            assert_eq!(l.homes.len(), seats as usize);
            let whole = (1u128 << spaces) - 1;
            for (i, a) in l.homes.iter().enumerate() {
                for b in &l.homes[..i] {
                    assert!(l.distance(a.city, b.city, whole).unwrap() >= apart);
                }
            }
            let edge: Mask = (0..spaces).filter(|&s| l.near[s].count_ones() < 6).fold(0, |m, s| m | 1 << s);
            assert_eq!(l.edge_mask, edge);
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
