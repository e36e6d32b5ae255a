//! The state: plain data, small ids; and the questions every rule asks of the board and of who stands where.
//! Cities are in `city.rs`, players and their turn in `player.rs`, units in `units.rs`.

mod city;
pub mod goods;
mod player;
pub mod units;

use crate::battle::Battle;
use crate::board::{Layout, MAX_SLOTS, TILES, board, layout};
use crate::frames::Pending;

use crate::ids::*;
use crate::options::Options;
use crate::trade::Trade;
use arrayvec::ArrayVec;
use goods::Pile;
use kernel::{Bag, Frames, PerSeat, Seat, Secret};
use serde::{Deserialize, Serialize};

pub use city::{Camp, City};
pub use player::{Known, Player, Turn};

pub const PLAYERS: usize = 4;
/// R2.1.
pub const PIECES: u8 = 7;
pub const BARBARIANS: u8 = 16;
pub const CAMPS: usize = 7;
/// R6.1, R6.4.
pub const LIMIT: u8 = 8;
pub const FOOD_LIMIT: u8 = 2;
pub const IDEA_LIMIT: u8 = 2;
/// R2.5.
pub const STACK: usize = 4;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub options: Options,
    pub seats: u8,
    /// From 1.
    pub round: u8,
    /// The turn cycle within the round, from 1.
    pub cycle: u8,
    pub first: Seat,
    pub frames: Frames<Pending, 24>,
    pub turn: Turn,
    pub players: PerSeat<Player>,
    /// What lies in each slot; `None` is undiscovered (R1.1).
    pub regions: ArrayVec<Option<Region>, MAX_SLOTS>,
    /// Tiles nobody has seen. Drawn when explored.
    pub tiles: Bag<TILES>,
    pub cities: ArrayVec<City, { PLAYERS * PIECES as usize }>,
    pub camps: ArrayVec<Camp, CAMPS>,
    pub exhausted: ArrayVec<Space, 4>,
    pub wonders: [WonderState; 7],
    #[serde(with = "kernel::stored")]
    pub cards: Secret<Bag<42>>,
    pub discards: Set<Card>,
    #[serde(with = "kernel::stored")]
    pub goals: Secret<Bag<32>>,
    pub goal_discards: Set<Goal>,
    pub events: Bag<38>,
    pub event_discards: Set<EventCard>,
    /// E01: no building without Sanitation.
    pub plague: bool,
    /// R21.5: a wonder was built in one of the last turns.
    pub marvel: bool,
    pub battle: Option<Battle>,
    pub trade: Option<Trade>,
    /// What the last bill was paid with.
    pub paid: Pile,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Region {
    pub tile: u8,
    pub turned: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WonderState {
    Deck,
    Revealed,
    Reserved(Seat),
    /// In a city, built by this seat.
    Built(Seat),
    Gone,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    pub card: Goal,
    pub objective: Objective,
}

impl State {
    pub fn layout(&self) -> &'static Layout {
        layout(self.seats)
    }
    /// Clockwise from `from`, itself first.
    pub fn clockwise(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        let seats = self.seats;
        (0..seats).map(move |i| Seat((from.0 + i) % seats))
    }
    /// The order of a status phase and of events that concern all.
    pub fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        self.clockwise(self.first)
    }
    pub fn others(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats;
        (1..seats).map(move |i| Seat((seat.0 + i) % seats))
    }
    pub fn is_turn_of(&self, seat: Seat) -> bool {
        self.turn.seat == seat && matches!(self.frames.iter().next(), Some(Pending::Actions))
    }
    pub fn terrain(&self, at: Space) -> Option<Terrain> {
        let (slot, place) = self.layout().slot_of[at];
        self.regions[slot as usize].map(|r| {
            let place = if r.turned { 3 - place } else { place };
            board().faces[r.tile as usize][place as usize]
        })
    }
    pub fn discovered(&self) -> Set<Space> {
        let l = self.layout();
        Set::union(self.regions.iter().zip(&l.slot_spaces).filter(|(r, _)| r.is_some()).map(|(_, s)| *s))
    }
    /// Spaces of one terrain.
    pub fn of_terrain(&self, terrain: Terrain) -> Set<Space> {
        let mut found = Set::empty();
        for (region, slot) in self.regions.iter().zip(&self.layout().slots) {
            if let Some(r) = region {
                let face = &board().faces[r.tile as usize];
                for (place, &space) in slot.iter().enumerate() {
                    let t = face[if r.turned { 3 - place } else { place }];
                    if t == terrain {
                        found.insert(space);
                    }
                }
            }
        }
        found
    }
    pub fn sea(&self) -> Set<Space> {
        self.of_terrain(Terrain::Sea)
    }
    pub fn is_sea(&self, at: Space) -> bool {
        self.terrain(at) == Some(Terrain::Sea)
    }
    /// R1.8.
    pub fn within(&self, from: Set<Space>, n: u8) -> Set<Space> {
        self.layout().within(from, n, self.discovered())
    }
    pub fn distance(&self, a: Space, b: Space) -> Option<u8> {
        self.layout().distance(a, b, self.discovered())
    }
    /// Whether a land unit or Ship of another player stands here.
    pub fn foreign_units(&self, at: Space, seat: Seat) -> bool {
        self.others(seat).any(|o| {
            let p = &self.players[o];
            p.land_units_at(at) || p.ships.iter().any(|s| s.at == at)
        })
    }
    /// Whose land units stand here, apart from `seat`.
    pub fn foreign_land(&self, at: Space, seat: Seat) -> Option<Seat> {
        self.others(seat).find(|&o| self.players[o].land_units_at(at))
    }
    pub fn foreign_ships(&self, at: Space, seat: Seat) -> Option<Seat> {
        self.others(seat).find(|&o| self.players[o].ships.iter().any(|s| s.at == at))
    }
    pub fn foreign_ship_spaces(&self, seat: Seat) -> Set<Space> {
        self.others(seat).flat_map(|o| self.players[o].ships.iter()).map(|s| s.at).collect()
    }
    /// A land unit of `seat` could stand here in peace.
    pub fn meets_nobody(&self, at: Space, seat: Seat) -> bool {
        self.meets(at, seat) == crate::movement::marching::Meets::Nothing
    }
    /// No city, camp or unit of anybody.
    pub fn empty(&self, at: Space) -> bool {
        self.city(at).is_none()
            && self.camp(at).is_none()
            && !self.players.iter().any(|p| p.land_units_at(at) || p.ships_at(at) > 0)
    }
    /// The cities within `n` of units or cities of `seat`, or rather the spaces.
    pub fn presence(&self, seat: Seat) -> Set<Space> {
        self.players[seat].unit_spaces() | self.city_spaces(seat)
    }
    /// R6.7, R2.3: gains what fits; returns how much that was.
    pub fn gain(&mut self, seat: Seat, good: Good, n: u8) -> u8 {
        let n = if self.options.letter { n.min(self.supply(good)) } else { n };
        let p = &mut self.players[seat];
        let limit = p.limit(good);
        let have = p.stock.get_mut(good);
        let gained = n.min(limit.saturating_sub(*have));
        *have += gained;
        gained
    }
    /// R2.4, D1: tokens left by the letter of the rulebook, 40 of each kind, markers on cities included.
    pub fn supply(&self, good: Good) -> u8 {
        let held: u8 = match good {
            Good::Mood => {
                let marked = self.cities.iter().filter(|c| c.mood != Mood::Neutral).count() as u8;
                marked + self.players.iter().map(|p| p.stock.mood).sum::<u8>()
            }
            Good::Culture => self.players.iter().map(|p| p.stock.culture).sum(),
            _ => 0,
        };
        40u8.saturating_sub(held)
    }
    pub fn known_advances(&self, set: impl Iterator<Item = Seat>) -> Set<Advance> {
        Set::union(set.map(|s| self.players[s].advances))
    }
    pub fn category_count(&self, seat: Seat) -> usize {
        Category::all().filter(|c| self.players[seat].has(c.first())).count()
    }
    pub fn bag_of<const N: usize, T: Id>(set: Set<T>) -> Bag<N> {
        set.iter().map(Id::index).collect()
    }
}
