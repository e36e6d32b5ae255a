//! The position: plain data, a copy of less than two kilobytes. Queries a rule asks are at the end.

use crate::frames::Pending;
use crate::ids::*;
use crate::options::Options;
use arrayvec::ArrayVec;
use kernel::{Bag, Frames, PerSeat, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};

pub type Line<const N: usize> = ArrayVec<Worker, N>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    /// As they are played: see [`Options::played`].
    pub options: Options,
    /// 1 to 8.
    pub round: u8,
    pub phase: Phase,
    /// R5.6: first to last.
    pub order: ArrayVec<Seat, 6>,
    pub players: PerSeat<Player>,
    pub regions: PerId<Region, Land, REGIONS>,
    pub tracks: Tracks,
    /// Where each capital building is; a stack is what still lies there, drawn when it is turned over.
    pub buildings: PerId<Building, Place, BUILDINGS>,
    /// Face up and for sale.
    pub row: ArrayVec<Building, 5>,
    /// Face up on the goods track.
    pub goods_row: ArrayVec<Good, 4>,
    pub bag: Bag<GOODS>,
    /// R9.3: out of the game.
    pub goods_out: Goods,
    /// R6.4: a merchant ship waits on its track.
    pub ship: bool,
    /// Tiles nobody has seen: those face down on the map and those left in the box. They are told apart only when
    /// one is turned over or looked at, so no secret lies in a state before somebody knows it.
    pub tiles: Bag<TILES>,
    /// How many of them are in the box.
    pub tiles_in_box: u8,
    /// R14.3: tiles removed by "no survivors".
    #[serde(with = "kit::set::as_bits")]
    pub tiles_out: Set<Tile>,
    pub deck: Deck,
    /// What was turned over for all last, this round.
    pub last_reveal: Option<Reveal>,
    pub frames: Frames<Pending, 8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Start,
    Placement,
    Tracks,
    Income,
    Benefits,
    Refresh,
    Over,
}

/// R1.3: what lies before a player. R1.7: goods and ships are theirs for good.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    pub money: u16,
    /// Available this round, or gained for the next.
    pub hand: Workers,
    pub supply: Workers,
    /// Colonists in play beyond those of the box (R15.3).
    pub extra_colonists: u8,
    pub goods: Goods,
    pub ships: u8,
    /// R5.3: ships that carry a worker this round.
    pub loaded: u8,
    /// Discovery tiles won.
    #[serde(with = "kit::set::as_bits")]
    pub tiles: Set<Tile>,
    /// Discovery cards won.
    #[serde(with = "kit::set::as_bits")]
    pub cards: Set<Card>,
    pub nation: Option<Nation>,
    /// How often the national power was used,
    pub power_uses: u8,
    /// and in which round the last time.
    pub power_round: u8,
    /// Points of the three colony scorings.
    pub colony_vp: [u16; 3],
    pub bought_vp: u16,
    /// R7.6: round-8 income.
    pub economy_vp: u16,
    /// R11.3: money before round-8 purchases.
    pub wealth_money: Option<u16>,
    /// R6.7: own workers that stood on the specialist track in round 8.
    pub reason: u8,
}

/// R1.2: a region.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Land {
    pub tile: LandTile,
    /// The good token is still there.
    pub good: bool,
    /// By seat.
    pub workers: [Workers; kernel::MAX_SEATS],
}

impl Default for Land {
    fn default() -> Self {
        Land { tile: LandTile::None, good: false, workers: [Workers::default(); kernel::MAX_SEATS] }
    }
}

/// The discovery tile of a region.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LandTile {
    /// R1.4: discovered.
    None,
    /// Face down; nobody knows it.
    Unseen,
    Seen(Seen),
}

/// A tile that somebody has seen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Seen {
    #[serde(with = "kernel::stored")]
    pub tile: Secret<Tile>,
    pub by: SeatSet,
    /// Turned over for all, once (R6.6.5) or for good (R3.13).
    pub public: bool,
}

/// A discovery turned over for all.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reveal {
    Tile { region: Region, tile: Tile },
    Card(Card),
}

/// A card of the deck that somebody has seen and put back.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Peeked {
    #[serde(with = "kernel::stored")]
    pub card: Secret<Card>,
    pub by: SeatSet,
}

/// The discovery deck: perhaps a known card, then cards nobody knows, then known ones put under.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Deck {
    pub top: Option<Peeked>,
    pub unseen: Bag<CARDS>,
    pub bottom: ArrayVec<Peeked, CARDS>,
}

impl Deck {
    pub fn len(&self) -> usize {
        self.top.is_some() as usize + self.unseen.len() + self.bottom.len()
    }
    pub fn is_empty(&self) -> bool {
        self.top.is_none() && self.bottom.is_empty() && self.unseen.is_empty()
    }
}

/// Workers on the eight tracks. R17.4: six spaces of initiative, and the boxes of specialists in this order.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Tracks {
    pub initiative: Line<6>,
    /// The numbered spaces, with what England adds and, by the letter, mixes in.
    pub dock: Line<18>,
    /// X and Y of the dock.
    pub dock_x: Option<Worker>,
    pub dock_y: Option<Worker>,
    /// On ships of the Mayflower's owner.
    pub dock_ships: Line<3>,
    pub goods: Line<4>,
    /// By seat.
    pub merchant_ship: [Workers; kernel::MAX_SEATS],
    pub buildings: Line<5>,
    /// By seat.
    pub discovery: [Workers; kernel::MAX_SEATS],
    pub specialists: [Option<Worker>; 6],
    pub war: Line<4>,
}

/// Where a capital building is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Not in this game.
    #[default]
    Box,
    Stack,
    Row,
    Owned(Seat),
    /// Owned and turned over (R1.8).
    Spent(Seat),
    /// Left the game unsold.
    Gone,
}

impl Place {
    pub fn owner(self) -> Option<Seat> {
        match self {
            Place::Owned(seat) | Place::Spent(seat) => Some(seat),
            _ => None,
        }
    }
}

/// R1.1: which age a round belongs to.
pub fn age_of(round: u8) -> u8 {
    match round {
        0..=3 => 1,
        4..=6 => 2,
        _ => 3,
    }
}

impl State {
    pub fn seats(&self) -> u8 {
        self.players.seats()
    }
    pub fn age(&self) -> u8 {
        age_of(self.round)
    }
    /// R3.9, R14.1: 3 spaces of the dock for two players, 2 more for each other.
    pub fn dock_spaces(&self) -> usize {
        2 * self.seats() as usize - 1
    }
    /// Specialists that exist in this game.
    pub fn specialists(&self) -> impl Iterator<Item = Kind> + use<> {
        let builders = self.options.builders;
        Kind::all().filter(move |&kind| kind != Kind::Colonist && (builders || kind != Kind::Builder))
    }
    /// Boxes of the specialist track that exist in this game (R2.2).
    pub fn boxes(&self) -> impl Iterator<Item = Training> + use<> {
        let builders = self.options.builders;
        Training::all().filter(move |b| builders || *b != Training::Builder)
    }
    #[inline]
    pub fn owner(&self, building: Building) -> Option<Seat> {
        self.buildings[building].owner()
    }
    #[inline]
    pub fn owns(&self, seat: Seat, building: Building) -> bool {
        self.owner(building) == Some(seat)
    }
    /// Owned and not yet turned over.
    #[inline]
    pub fn ready(&self, seat: Seat, building: Building) -> bool {
        self.buildings[building] == Place::Owned(seat)
    }
    pub fn owned(&self, seat: Seat) -> impl Iterator<Item = Building> + '_ {
        self.buildings.pairs().filter(move |(_, p)| p.owner() == Some(seat)).map(|(b, _)| b)
    }
    #[inline]
    pub fn colony(&self, seat: Seat, region: Region) -> &Workers {
        &self.regions[region].workers[seat.index()]
    }
    /// R1.4: how many workers a seat has there.
    #[inline]
    pub fn size(&self, seat: Seat, region: Region) -> u32 {
        self.colony(seat, region).total()
    }
    pub fn has_colony(&self, seat: Seat) -> bool {
        Region::all().any(|region| !self.colony(seat, region).is_empty())
    }
    #[inline]
    pub fn discovered(&self, region: Region) -> bool {
        self.regions[region].tile == LandTile::None
    }
    pub fn all_discovered(&self) -> bool {
        Region::all().all(|region| self.discovered(region))
    }
    pub fn discovered_regions(&self) -> impl Iterator<Item = Region> + '_ {
        Region::all().filter(|&r| self.discovered(r))
    }
    pub fn undiscovered_regions(&self) -> impl Iterator<Item = Region> + '_ {
        Region::all().filter(|&r| !self.discovered(r))
    }
    /// Everybody but this seat.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats()).filter(move |s| *s != seat)
    }
    /// The first of the order that is not in `done` and satisfies `test`.
    pub fn next_of(&self, done: SeatSet, mut test: impl FnMut(Seat) -> bool) -> Option<Seat> {
        self.order.iter().copied().find(|&s| !done.contains(s) && test(s))
    }
    /// The tile of a region, if `seat` has seen it.
    pub fn known_tile(&self, seat: Seat, region: Region) -> Option<Tile> {
        match &self.regions[region].tile {
            LandTile::Seen(seen) if seen.public || seen.by.contains(seat) => Some(*seen.tile.get()),
            _ => None,
        }
    }
    /// R13.1: whether `seat` may use the power of `nation` now.
    pub fn power(&self, seat: Seat, nation: Nation) -> bool {
        let player = &self.players[seat];
        if player.nation != Some(nation) || player.power_round == self.round {
            return false;
        }
        let facts = nation.facts();
        match facts.uses_per_age {
            // R13.2, Portugal: once an age; an age not used is lost.
            Some(_) => player.power_round == 0 || age_of(player.power_round) < self.age(),
            None => player.power_uses < facts.uses_total,
        }
    }
    /// How often the national power of `seat` can still be used, in the rest of the game.
    pub fn power_left(&self, seat: Seat) -> u8 {
        let player = &self.players[seat];
        let Some(nation) = player.nation else { return 0 };
        let facts = nation.facts();
        match (nation, facts.uses_per_age) {
            // R13.2: only before round 1.
            (Nation::Spain, _) if self.phase != Phase::Start => 0,
            (_, Some(_)) => {
                let this_age = player.power_round == 0 || age_of(player.power_round) < self.age();
                this_age as u8 + 3 - self.age()
            }
            _ => facts.uses_total - player.power_uses,
        }
    }
    pub fn spend_power(&mut self, seat: Seat) {
        let round = self.round;
        let player = &mut self.players[seat];
        player.power_uses += 1;
        player.power_round = round;
    }
}
