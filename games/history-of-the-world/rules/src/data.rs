//! The facts of the box, read once from `data/*.json`. An owner of the game can correct them there.

use crate::ids::*;
use crate::options::Options;
use kit::area::{AreaMap, AreaSet};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

mod read;

/// What makes a border difficult for whoever attacks across it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    Mountain,
    Forest,
    Strait,
    GreatWall,
}

impl Terrain {
    pub const ALL: [Terrain; 4] = [Terrain::Mountain, Terrain::Forest, Terrain::Strait, Terrain::GreatWall];
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Greater,
    Lesser,
}

/// What an event card does, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    Leader { dice: u8 },
    Weaponry { bonus: u8 },
    Reallocation,
    MinorEmpire { minor: Minor },
    Disaster { lands: u8 },
    Coins { coins: u8, with_capital: u8, with_navigation: u8 },
    CivilWar { armies: u8 },
    Treachery,
    Barbarians,
    NavalPower { dice: u8 },
    EliteTroops,
    Allies { coins: u8 },
    Siegecraft { bonus: u8 },
    Engineering { forts: u8 },
    Astronomy,
    Jihad,
    Pestilence { centre_dice: u8, adjacent_dice: u8 },
    Plague { first_dice: u8, next_dice: u8 },
    Famine { dice: u8 },
    BlackDeath { dice: u8 },
    Crusade { armies: u8, bonus: u8, sea: Sea, goal: Land },
    Revolt { land: Land, dice: u8 },
    Migrants { region: Region, armies: u8 },
    ExpertTroops { terrain: Terrain },
    Kingdom { land: Land },
}

/// Which figure stands for an army that an event brings (R6.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Figure {
    #[serde(rename = "distant")]
    Distant,
    #[serde(rename = "epoch_1")]
    FirstEpoch,
}

#[derive(Debug)]
pub struct CardFacts {
    pub class: Class,
    pub copies: u8,
    /// Epochs from 1, one bit each.
    epochs: u8,
    pub effect: Effect,
    figure: Option<Figure>,
}

impl CardFacts {
    pub fn in_epoch(&self, epoch: u8) -> bool {
        self.epochs >> epoch & 1 == 1
    }
    /// The epoch of the figure that armies of this card use in `epoch`.
    pub fn figure(&self, epoch: u8) -> u8 {
        match self.figure {
            Some(Figure::FirstEpoch) => 1,
            _ if epoch <= 4 => 7,
            _ => 2,
        }
    }
}

#[derive(Debug)]
pub struct EmpireFacts {
    pub strength: u8,
    pub capital: bool,
    /// Two lands for two peoples (R7.5).
    pub start: Vec<Land>,
    pub navigation: bool,
    fleets: AreaSet,
    fleets_example: AreaSet,
}

impl EmpireFacts {
    /// Every water of the card and what its oceans give (R7.3).
    pub fn fleets(&self, options: &Options) -> AreaSet {
        if options.example_fleets() { self.fleets_example } else { self.fleets }
    }
}

#[derive(Debug)]
pub struct MinorFacts {
    pub strength: u8,
    pub capital: bool,
    pub start: Land,
    pub fleets: AreaSet,
}

/// What is printed on the board.
#[derive(Debug)]
pub struct Board {
    /// Borders between lands, straits included, and those of barren lands.
    pub land: AreaMap,
    /// For each land and terrain: from which neighbours that terrain is met on the way in.
    entries: Vec<[AreaSet; 4]>,
    /// Terrain drawn in the land itself, as bits.
    pub terrain: [u8; LANDS],
    pub waters: AreaMap,
    /// Lands that border each water.
    pub shores: [AreaSet; SEAS],
    /// Waters that each land borders.
    pub coasts: [AreaSet; LANDS],
    /// Waters that are seas, not oceans.
    pub seas: AreaSet,
    pub barren: AreaSet,
    /// Lands that can be held.
    pub habitable: AreaSet,
    pub resources: AreaSet,
    pub regions: [AreaSet; REGIONS],
    pub region_of: [Option<Region>; LANDS],
    /// Points by epoch.
    pub points: [[u8; 7]; REGIONS],
    /// Regions that have a border in common, for each.
    pub region_neighbours: [u16; REGIONS],
}

impl Board {
    /// The neighbours from which this terrain is met when attacking into `land`.
    pub fn entered_over(&self, terrain: Terrain, land: Land) -> AreaSet {
        self.entries[land.index()][terrain as usize]
    }
    /// The terrain met when attacking across one border.
    pub fn terrain_into(&self, from: Land, to: Land) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&t| self.entered_over(t, to).contains(from.0))
    }
    pub fn value(&self, region: Region, epoch: u8) -> u8 {
        self.points[region.index()][epoch as usize - 1]
    }
    pub fn neighbours(&self, land: Land) -> AreaSet {
        self.land.neighbours(land.0)
    }
    /// All lands of this board.
    pub fn all(&self) -> AreaSet {
        self.habitable | self.barren
    }
}

#[derive(Debug, Deserialize)]
pub struct Pieces {
    pub armies_by_epoch: [u8; 7],
    pub monuments: u8,
    pub coins_and_fleets: u8,
    pub navigable_waters: u8,
    pub preeminence: [u8; 8],
    pub hand: Hand,
}

#[derive(Debug, Deserialize)]
pub struct Hand {
    pub greater: u8,
    pub lesser: u8,
}

pub struct Names {
    pub lands: Vec<String>,
    pub seas: Vec<String>,
    pub regions: Vec<String>,
    pub empires: Vec<String>,
    pub minors: Vec<String>,
    pub cards: Vec<String>,
}

pub struct Facts {
    /// With and without the hundred-and-second land, with the forest of the Ganges on either side.
    boards: [Board; 4],
    pub empires: Vec<EmpireFacts>,
    pub minors: Vec<MinorFacts>,
    pub cards: Vec<CardFacts>,
    pub pieces: Pieces,
}

pub fn facts() -> &'static Facts {
    static FACTS: LazyLock<Facts> = LazyLock::new(read::facts);
    &FACTS
}

pub fn names() -> &'static Names {
    static NAMES: LazyLock<Names> = LazyLock::new(read::names);
    &NAMES
}

pub fn board(options: &Options) -> &'static Board {
    &facts().boards[(options.lands == 102) as usize + 2 * options.deccan_swapped() as usize]
}

impl Empire {
    pub fn facts(self) -> &'static EmpireFacts {
        &facts().empires[self.index()]
    }
}

impl Minor {
    pub fn facts(self) -> &'static MinorFacts {
        &facts().minors[self.index()]
    }
}

impl Card {
    pub fn facts(self) -> &'static CardFacts {
        &facts().cards[self.index()]
    }
    pub fn effect(self) -> Effect {
        self.facts().effect
    }
    /// Its number in the rules.
    pub fn rule(self) -> &'static str {
        match self.effect() {
            Effect::Leader { .. } => "R6.8.1",
            Effect::Weaponry { .. } => "R6.8.2",
            Effect::Reallocation => "R6.8.3",
            Effect::MinorEmpire { .. } => "R6.8.4",
            Effect::Disaster { .. } => "R6.9.1",
            Effect::Coins { with_capital: 0, .. } => "R6.9.2",
            Effect::Coins { .. } => "R6.9.3",
            Effect::CivilWar { .. } => "R6.9.4",
            Effect::Treachery => "R6.9.5",
            Effect::Barbarians => "R6.9.6",
            Effect::NavalPower { .. } => "R6.9.7",
            Effect::EliteTroops => "R6.9.8",
            Effect::Allies { .. } => "R6.9.9",
            Effect::Siegecraft { .. } => "R6.9.10",
            Effect::Engineering { .. } => "R6.9.11",
            Effect::Astronomy => "R6.9.12",
            Effect::Jihad => "R6.9.13",
            Effect::Pestilence { .. } => "R6.9.14",
            Effect::Plague { .. } => "R6.9.15",
            Effect::Famine { .. } => "R6.9.16",
            Effect::BlackDeath { .. } => "R6.9.17",
            Effect::Crusade { .. } => "R6.9.18",
            Effect::Revolt { .. } => "R6.9.19",
            Effect::Migrants { .. } => "R6.9.20",
            Effect::ExpertTroops { .. } => "R6.9.21",
            Effect::Kingdom { .. } => "R6.9.22",
        }
    }
    pub fn is_minor(self) -> bool {
        matches!(self.effect(), Effect::MinorEmpire { .. })
    }
}
