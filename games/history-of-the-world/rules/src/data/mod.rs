//! The facts of the box, read once from `data/*.json`. An owner of the game can correct them there.

use crate::ids::*;
use crate::options::Options;
use kit::area::AreaMap;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

mod read;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Greater,
    Lesser,
}

/// What an event card brings, with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum CardKind {
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
    pub kind: CardKind,
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
    fleets: Set<Sea>,
    fleets_example: Set<Sea>,
}

impl EmpireFacts {
    /// Every water of the card and what its oceans give (R7.3).
    pub fn fleets(&self, options: &Options) -> Set<Sea> {
        if options.example_fleets() { self.fleets_example } else { self.fleets }
    }
}

#[derive(Debug)]
pub struct MinorFacts {
    pub strength: u8,
    pub capital: bool,
    pub start: Land,
    pub fleets: Set<Sea>,
}

/// What is printed on the board.
#[derive(Debug)]
pub struct Board {
    /// Borders between lands, straits included, and those of barren lands.
    pub land: AreaMap<Land>,
    /// For each land and terrain: from which neighbours that terrain is met on the way in.
    entries: PerId<Land, PerId<Terrain, Set<Land>, 4>, LANDS>,
    /// Terrain drawn in the land itself.
    pub terrain: PerId<Land, Set<Terrain>, LANDS>,
    pub waters: AreaMap<Sea>,
    /// Lands that border each water.
    pub shores: PerId<Sea, Set<Land>, SEAS>,
    /// Waters that each land borders.
    pub coasts: PerId<Land, Set<Sea>, LANDS>,
    /// Waters that are seas, not oceans.
    pub seas: Set<Sea>,
    pub barren: Set<Land>,
    /// Lands that can be held.
    pub habitable: Set<Land>,
    pub resources: Set<Land>,
    pub regions: PerId<Region, Set<Land>, REGIONS>,
    pub region_of: PerId<Land, Option<Region>, LANDS>,
    /// R2.6: points by epoch.
    pub points: PerId<Region, [u8; 7], REGIONS>,
    /// Regions that have a border in common, for each.
    pub region_neighbours: PerId<Region, Set<Region>, REGIONS>,
}

impl Board {
    /// The neighbours from which this terrain is met when attacking into `land`.
    pub fn entered_over(&self, terrain: Terrain, land: Land) -> Set<Land> {
        self.entries[land][terrain]
    }
    /// The terrain met when attacking across one border.
    pub fn terrain_into(&self, from: Land, to: Land) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&t| self.entered_over(t, to).has(from))
    }
    pub fn value(&self, region: Region, epoch: u8) -> u8 {
        self.points[region][epoch as usize - 1]
    }
    pub fn neighbours(&self, land: Land) -> Set<Land> {
        self.land.neighbours(land)
    }
    /// All lands of this board.
    pub fn all(&self) -> Set<Land> {
        self.habitable | self.barren
    }
}

#[derive(Debug, Deserialize)]
pub struct Pieces {
    /// R2.2: figures of one colour.
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
    pub fn kind(self) -> CardKind {
        self.facts().kind
    }
    /// Its number in the rules.
    pub fn rule(self) -> &'static str {
        match self.kind() {
            CardKind::Leader { .. } => "R6.8.1",
            CardKind::Weaponry { .. } => "R6.8.2",
            CardKind::Reallocation => "R6.8.3",
            CardKind::MinorEmpire { .. } => "R6.8.4",
            CardKind::Disaster { .. } => "R6.9.1",
            CardKind::Coins { with_capital: 0, .. } => "R6.9.2",
            CardKind::Coins { .. } => "R6.9.3",
            CardKind::CivilWar { .. } => "R6.9.4",
            CardKind::Treachery => "R6.9.5",
            CardKind::Barbarians => "R6.9.6",
            CardKind::NavalPower { .. } => "R6.9.7",
            CardKind::EliteTroops => "R6.9.8",
            CardKind::Allies { .. } => "R6.9.9",
            CardKind::Siegecraft { .. } => "R6.9.10",
            CardKind::Engineering { .. } => "R6.9.11",
            CardKind::Astronomy => "R6.9.12",
            CardKind::Jihad => "R6.9.13",
            CardKind::Pestilence { .. } => "R6.9.14",
            CardKind::Plague { .. } => "R6.9.15",
            CardKind::Famine { .. } => "R6.9.16",
            CardKind::BlackDeath { .. } => "R6.9.17",
            CardKind::Crusade { .. } => "R6.9.18",
            CardKind::Revolt { .. } => "R6.9.19",
            CardKind::Migrants { .. } => "R6.9.20",
            CardKind::ExpertTroops { .. } => "R6.9.21",
            CardKind::Kingdom { .. } => "R6.9.22",
        }
    }
    pub fn is_minor(self) -> bool {
        matches!(self.kind(), CardKind::MinorEmpire { .. })
    }
}
