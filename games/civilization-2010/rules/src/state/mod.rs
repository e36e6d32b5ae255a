//! The position: plain data. `board` adds a cache of who stands and rules where, and small questions.

mod board;
mod grid;
mod numbers;

pub use board::{Cache, State};
pub use grid::{Grid, SQUARES};

use crate::battle::Battle;
use crate::frames::Pending;
use crate::ids::*;
use crate::options::Options;
use crate::trade::Draft;
use arrayvec::ArrayVec;
use kernel::{Bag, Frames, Key, PerSeat, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

pub const ARMIES: usize = 7;
pub const FIGURES: usize = 10;
/// Tokens of each resource that the market holds.
pub type Tokens = PerId<Resource, u8, { Resource::MARKET.len() }>;
/// Unit cards by type and grade: the strengths of one deck come in three grades.
pub type Units = [[u8; 3]; UnitType::COUNT];

/// What stands on a square besides figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    None,
    Building(Building),
    Wonder(Wonder),
    Person(PersonType),
}

impl Piece {
    pub fn key(self) -> Key {
        match self {
            Piece::None => "piece-none".into(),
            Piece::Building(building) => building.key(),
            Piece::Wonder(wonder) => wonder.key(),
            Piece::Person(kind) => kind.key(),
        }
    }
}

/// A face-down marker of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Marker {
    None,
    Hut,
    Village,
    Relic(Relic),
}

/// What lies under a hut or village marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Content {
    Hut(Hut),
    Village(Village),
}

impl Content {
    pub fn village(self) -> bool {
        matches!(self, Content::Village(_))
    }
    pub fn key(self) -> Key {
        match self {
            Content::Hut(hut) => hut.key(),
            Content::Village(village) => village.key(),
        }
    }
    pub fn resource(self) -> Option<Resource> {
        Some(match self {
            Content::Hut(Hut::Incense) => Resource::Incense,
            Content::Hut(Hut::Iron) | Content::Village(Village::Iron) => Resource::Iron,
            Content::Hut(Hut::Silk) => Resource::Silk,
            Content::Hut(Hut::Spy) | Content::Village(Village::Spy) => Resource::Spy,
            Content::Hut(Hut::Wheat) => Resource::Wheat,
            Content::Village(Village::Uranium) => Resource::Uranium,
            _ => return None,
        })
    }
    /// R17.1, R17.2: kept on the sheet, face down.
    pub fn kept(self) -> bool {
        self.resource().is_some()
            || matches!(self, Content::Hut(Hut::Teacher) | Content::Village(Village::FriendlyWorkers))
    }
}

/// A hut or village marker on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    pub village: bool,
    #[serde(with = "kernel::stored")]
    pub content: Secret<Content>,
    /// Who knows what it is.
    pub seen: SeatSet,
}

/// A marker on the map that somebody has looked under. All others are still in the bag.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Peek {
    pub at: u16,
    #[serde(with = "kernel::stored")]
    pub content: Secret<Content>,
    pub seen: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CityToken {
    None,
    Fortification,
    Caravan,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct City {
    pub at: Option<u16>,
    /// The expansion square of a metropolis.
    pub second: Option<u16>,
    pub walled: bool,
    pub token: CityToken,
    /// City actions left in this part.
    pub actions: u8,
    /// Kinds of action taken in this part, one bit each.
    pub acted: u8,
    /// R6.14: more production for one action of this turn.
    pub bonus: u8,
}

impl City {
    pub const NONE: City = City {
        at: None,
        second: None,
        walled: false,
        token: CityToken::None,
        actions: 0,
        acted: 0,
        bonus: 0,
    };
    pub fn covers(&self, square: u16) -> bool {
        self.at == Some(square) || self.second == Some(square)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Figure {
    pub at: Option<u16>,
    /// Has moved, or may not move any more this turn.
    pub done: bool,
    /// R4.7: the city a scout gathers for.
    pub city: Option<u8>,
}

impl Figure {
    pub const HOME: Figure = Figure { at: None, done: false, city: None };
}

/// A sealed choice of the research phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    pub tech: Tech,
    pub tesla: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Player {
    pub civ: Civ,
    pub government: Government,
    /// R4.5: unlocked since the last Start of Turn; the letter of the aid (R24.26) asks only whether anything was learned.
    pub fresh: Set<Government>,
    pub learned: bool,
    /// R4.5, R24.9: put into Anarchy by an event this turn.
    pub unrest: bool,
    pub trade: u8,
    /// R14.1: without limit.
    pub culture: u16,
    pub track: u8,
    pub cities: [City; 3],
    /// Armies first, then scouts.
    pub figures: [Figure; FIGURES],
    /// The pyramid, row by row.
    pub rows: [Set<Tech>; 5],
    /// Newton's blank cards.
    pub blanks: [u8; 5],
    /// Coin tokens by where they lie.
    #[serde(with = "kit::per_id::as_list")]
    pub coins: PerId<CoinPlace, u8, { CoinPlace::COUNT }>,
    /// R9.7: how often each technology has paid.
    #[serde(with = "kit::per_id::as_list")]
    pub paid: PerId<CoinPlace, u8, 4>,
    #[serde(with = "kit::per_id::as_list")]
    pub invested: PerId<Investment, u8, { Investment::COUNT }>,
    /// Tokens of what the market holds.
    #[serde(with = "kit::per_id::as_list")]
    pub resources: Tokens,
    pub held: ArrayVec<Held, 24>,
    #[serde(with = "kernel::stored")]
    pub events: Secret<Bag<{ CultureEvent::COUNT }>>,
    #[serde(with = "kernel::stored")]
    pub force: Secret<Units>,
    #[serde(with = "kernel::stored")]
    pub people: Secret<Set<Person>>,
    /// Great people cards that lie face up and work.
    pub up: Set<Person>,
    /// Great people markers in reserve.
    #[serde(with = "kit::per_id::as_list")]
    pub reserve: PerId<PersonType, u8, { PersonType::COUNT }>,
    /// Jim Henson's counters.
    pub puppets: u8,
    pub used: Set<Skill>,
    pub used_wonders: Set<Wonder>,
    pub used_people: Set<Person>,
    pub once: Set<Once>,
    pub cook: bool,
    pub michelangelo: bool,
    /// Relic rewards that fall due at the next Start of Turn.
    pub atlantis: bool,
    pub seven_cities: bool,
    /// Offers made this turn, and drafts begun.
    pub offers: u8,
    pub drafts: u8,
    #[serde(with = "kernel::stored")]
    pub draft: Secret<Draft>,
    #[serde(with = "kernel::stored")]
    pub sealed: Secret<Option<Choice>>,
    /// Cards drawn of which one is kept.
    #[serde(with = "kernel::stored")]
    pub drawn: Secret<ArrayVec<u8, 2>>,
    pub watching: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tile {
    /// Which tile, once it is turned up.
    pub tile: Option<u8>,
    pub quarters: u8,
}

/// Everything that is stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Core {
    pub options: Options,
    pub seats: u8,
    pub turn: u16,
    pub first: Seat,
    pub phase: Phase,
    /// How many parts of this phase are over.
    pub part: u8,
    pub players: PerSeat<Player>,
    pub tiles: ArrayVec<Tile, 22>,
    /// Neutral tiles not turned up yet, in the game or not.
    pub tile_bag: Bag<31>,
    pub pieces: Grid<Piece>,
    /// Terrain markers.
    pub ground: Grid<Option<Terrain>>,
    pub markers: Grid<Marker>,
    pub peeked: ArrayVec<Peek, 45>,
    #[serde(with = "kernel::stored")]
    pub huts: Secret<Bag<{ Hut::COUNT }>>,
    #[serde(with = "kernel::stored")]
    pub villages: Secret<Bag<{ Village::COUNT }>>,
    /// Hut and village markers that have left the game.
    pub spent_huts: Bag<{ Hut::COUNT }>,
    pub spent_villages: Bag<{ Village::COUNT }>,
    /// Unit cards face down, and killed ones face up at the bottom.
    #[serde(with = "kernel::stored")]
    pub decks: Secret<Units>,
    pub fallen: Units,
    #[serde(with = "kernel::stored")]
    pub events: Secret<Bag<{ CultureEvent::COUNT }>>,
    pub discards: Bag<{ CultureEvent::COUNT }>,
    #[serde(with = "kernel::stored")]
    pub people: Secret<Set<Person>>,
    pub people_up: Set<Person>,
    /// Great people markers not in play.
    #[serde(with = "kit::per_id::as_list")]
    pub pool: PerId<PersonType, u8, { PersonType::COUNT }>,
    /// Wonders nobody has seen, how many of each age are still in the deck, and the market.
    pub unseen: Set<Wonder>,
    pub wonder_deck: [u8; 3],
    pub market: ArrayVec<Wonder, 4>,
    pub obsolete: Set<Wonder>,
    #[serde(with = "kit::per_id::as_list")]
    pub wonder_at: PerId<Wonder, Option<u16>, { Wonder::COUNT }>,
    /// Building markers by basic side.
    #[serde(with = "kit::per_id::as_list")]
    pub stock: PerId<Building, u8, { Building::COUNT }>,
    #[serde(with = "kit::per_id::as_list")]
    pub resources: Tokens,
    pub sand: u8,
    pub wood: u8,
    pub small: u8,
    pub investments: u8,
    /// R9.9: squares no figure may leave this turn.
    pub bound: ArrayVec<u16, 8>,
    /// R20.4: owners of the United Nations who declined during this part.
    pub declined: SeatSet,
    pub frames: Frames<Pending, 32>,
    pub battle: Option<Battle>,
    pub winner: Option<(Seat, Victory)>,
}
