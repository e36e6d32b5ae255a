//! The position: plain data, and a cache of who stands and rules where.

use crate::battle::Battle;
use crate::data::{Layout, data};
use crate::frame::Frame;
use crate::grid::{Grid, SQUARES};
use crate::names::*;
use crate::options::Options;
use crate::trade::Draft;
use arrayvec::ArrayVec;
use kernel::{Bag, Frames, PerSeat, Seat, SeatSet, Secret};
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

pub const ARMIES: usize = 7;
pub const FIGURES: usize = 10;
/// Unit cards by type and grade: the strengths of one deck come in three grades.
pub type Units = [[u8; 3]; UnitType::N];

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Setup,
    Start,
    Trade,
    City,
    Movement,
    Research,
}

/// What stands on a square besides figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    None,
    Building(Building),
    Wonder(Wonder),
    Person(PersonType),
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
    pub fn resource(self) -> Option<Res> {
        Some(match self {
            Content::Hut(Hut::Incense) => Res::Incense,
            Content::Hut(Hut::Iron) | Content::Village(Village::Iron) => Res::Iron,
            Content::Hut(Hut::Silk) => Res::Silk,
            Content::Hut(Hut::Spy) | Content::Village(Village::Spy) => Res::Spy,
            Content::Hut(Hut::Wheat) => Res::Wheat,
            Content::Village(Village::Uranium) => Res::Uranium,
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
    /// R4.5a: unlocked since the last Start of Turn; the letter of the aid (A26) asks only whether anything was learned.
    pub fresh: Set<Government>,
    pub learned: bool,
    /// R4.5e: put into Anarchy by an event this turn.
    pub unrest: bool,
    pub trade: u8,
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
    pub coins: [u8; CoinPlace::N],
    /// R9.7: how often each technology has paid.
    pub paid: [u8; 4],
    pub invested: [u8; Investment::N],
    /// Incense, iron, silk, wheat tokens.
    pub resources: [u8; 4],
    pub held: ArrayVec<Held, 24>,
    #[serde(with = "kernel::stored")]
    pub events: Secret<Bag<{ Event::N }>>,
    #[serde(with = "kernel::stored")]
    pub force: Secret<Units>,
    #[serde(with = "kernel::stored")]
    pub people: Secret<Set<Person>>,
    /// Great people cards that lie face up and work.
    pub up: Set<Person>,
    /// Great people markers in reserve.
    pub reserve: [u8; PersonType::N],
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
    /// Offers made this turn.
    pub offers: u8,
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    Culture,
    Technology,
    Economic,
    Military,
    /// R21.3: the turn limit of the table.
    Limit,
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
    pub huts: Secret<Bag<{ Hut::N }>>,
    #[serde(with = "kernel::stored")]
    pub villages: Secret<Bag<{ Village::N }>>,
    /// Hut and village markers that have left the game.
    pub spent_huts: Bag<{ Hut::N }>,
    pub spent_villages: Bag<{ Village::N }>,
    /// Unit cards face down, and killed ones face up at the bottom.
    #[serde(with = "kernel::stored")]
    pub decks: Secret<Units>,
    pub fallen: Units,
    #[serde(with = "kernel::stored")]
    pub events: Secret<Bag<{ Event::N }>>,
    pub discards: Bag<{ Event::N }>,
    #[serde(with = "kernel::stored")]
    pub people: Secret<Set<Person>>,
    pub people_up: Set<Person>,
    /// Great people markers not in play.
    pub pool: [u8; PersonType::N],
    /// Wonders nobody has seen, how many of each age are still in the deck, and the market.
    pub unseen: Set<Wonder>,
    pub wonder_deck: [u8; 3],
    pub market: ArrayVec<Wonder, 4>,
    pub obsolete: Set<Wonder>,
    pub wonder_at: [Option<u16>; Wonder::N],
    /// Building markers by basic side.
    pub stock: [u8; Building::N],
    pub resources: [u8; 4],
    pub sand: u8,
    pub wood: u8,
    pub small: u8,
    pub investments: u8,
    /// R9.9: squares no figure may leave this turn.
    pub bound: ArrayVec<u16, 8>,
    /// R20.4: owners of the United Nations who declined during this part.
    pub declined: SeatSet,
    pub frames: Frames<Frame, 32>,
    pub battle: Option<Battle>,
    pub winner: Option<(Seat, Victory)>,
}

/// What follows from the core and is asked all the time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cache {
    /// Seats with a figure in the square, one bit each.
    pub figures: Grid<u8>,
    /// 1 + seat * 3 + city for outskirts; the same with the high bit for a centre.
    pub claims: Grid<u8>,
}

const CENTRE: u8 = 0x80;

/// The core with its cache. It is stored as the core alone.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "Core", into = "Core")]
pub struct State {
    core: Core,
    pub cache: Cache,
}

impl From<Core> for State {
    fn from(core: Core) -> State {
        let mut state = State { core, cache: Cache { figures: Grid::all(0), claims: Grid::all(0) } };
        state.cache = state.fresh_cache();
        state
    }
}

impl From<State> for Core {
    fn from(state: State) -> Core {
        state.core
    }
}

impl Deref for State {
    type Target = Core;
    fn deref(&self) -> &Core {
        &self.core
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Core {
        &mut self.core
    }
}

impl Core {
    pub fn layout(&self) -> &'static Layout {
        &data().layouts[self.seats as usize - 2]
    }
    /// Squares of this map.
    pub fn squares(&self) -> std::ops::Range<u16> {
        0..(self.tiles.len() * 16) as u16
    }
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.seats)
    }
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        (1..seats).map(move |i| Seat((seat.0 + i) % seats))
    }
    /// Clockwise from the first player.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first, self.seats);
        (0..seats).map(move |i| Seat((first.0 + i) % seats))
    }
    pub fn push(&mut self, frame: Frame) {
        self.frames.push(frame);
    }
    pub fn army_limit(&self, seat: Seat) -> usize {
        6 + (self.players[seat].civ == Civ::Russians) as usize
    }
    pub fn scout_limit(&self, seat: Seat) -> usize {
        2 + (self.players[seat].civ == Civ::Spanish) as usize
    }
    /// A figure in supply.
    pub fn spare(&self, seat: Seat, scout: bool) -> Option<u8> {
        let range = match scout {
            false => 0..self.army_limit(seat),
            true => ARMIES..ARMIES + self.scout_limit(seat),
        };
        let figures = &self.players[seat].figures;
        range.into_iter().find(|&i| figures[i].at.is_none()).map(|i| i as u8)
    }
    pub fn revealed(&self, square: u16) -> bool {
        self.tiles[square as usize / 16].tile.is_some()
    }
}

impl State {
    pub fn fresh_cache(&self) -> Cache {
        let mut cache = Cache { figures: Grid::all(0), claims: Grid::all(0) };
        for (seat, player) in self.players.pairs() {
            for square in player.figures.iter().filter_map(|f| f.at) {
                cache.figures[square] |= 1 << seat.0;
            }
            for (i, city) in player.cities.iter().enumerate() {
                let claim = 1 + seat.0 * 3 + i as u8;
                for square in self.ring(city) {
                    cache.claims[square] = claim;
                }
                for square in [city.at, city.second].into_iter().flatten() {
                    cache.claims[square] = claim | CENTRE;
                }
            }
        }
        cache
    }

    /// The outskirts of a city: 8 squares, 10 of a metropolis (R12.1).
    pub fn ring(&self, city: &City) -> ArrayVec<u16, 10> {
        let mut ring = ArrayVec::new();
        let Some(at) = city.at else { return ring };
        let around = &self.layout().map.around;
        for &square in &around[at as usize] {
            if (square as usize) < SQUARES && city.second != Some(square) {
                ring.push(square);
            }
        }
        if let Some(second) = city.second {
            for &square in &around[second as usize] {
                if (square as usize) < SQUARES && square != at && !ring.contains(&square) {
                    ring.push(square);
                }
            }
        }
        ring
    }

    /// Renews who rules where, after a city came, grew or went.
    pub fn claim_again(&mut self) {
        self.cache.claims = self.fresh_cache().claims;
    }

    /// The city whose outskirts a square belongs to.
    pub fn outskirts_of(&self, square: u16) -> Option<(Seat, usize)> {
        let claim = self.cache.claims[square];
        (claim != 0 && claim & CENTRE == 0).then(|| (Seat((claim - 1) / 3), ((claim - 1) % 3) as usize))
    }

    /// The city whose centre a square is.
    pub fn centre_of(&self, square: u16) -> Option<(Seat, usize)> {
        let claim = self.cache.claims[square];
        (claim & CENTRE != 0).then(|| {
            let claim = claim & !CENTRE;
            (Seat((claim - 1) / 3), ((claim - 1) % 3) as usize)
        })
    }

    pub fn here(&self, seat: Seat, square: u16) -> bool {
        self.cache.figures[square] >> seat.0 & 1 == 1
    }

    /// Whether another player than `seat` has a figure there.
    pub fn enemy_at(&self, seat: Seat, square: u16) -> bool {
        self.cache.figures[square] & !(1 << seat.0) != 0
    }

    pub fn anybody_at(&self, square: u16) -> bool {
        self.cache.figures[square] != 0
    }

    pub fn figures_at(&self, seat: Seat, square: u16) -> impl Iterator<Item = u8> + '_ {
        let figures = &self.players[seat].figures;
        (0..FIGURES as u8).filter(move |&i| figures[i as usize].at == Some(square))
    }

    /// Any figure there, armies first.
    pub fn figure_at(&self, seat: Seat, square: u16) -> Option<u8> {
        self.figures_at(seat, square).next()
    }

    pub fn armies_at(&self, seat: Seat, square: u16) -> usize {
        self.figures_at(seat, square).filter(|&i| (i as usize) < ARMIES).count()
    }

    /// Puts a figure somewhere, or back in supply.
    pub fn put_figure(&mut self, seat: Seat, figure: u8, to: Option<u16>) {
        let slot = &mut self.core.players[seat].figures[figure as usize];
        let from = std::mem::replace(&mut slot.at, to);
        if to.is_none() {
            *slot = Figure::HOME;
        }
        if let Some(from) = from {
            let still = self.core.players[seat].figures.iter().any(|f| f.at == Some(from));
            if !still {
                self.cache.figures[from] &= !(1 << seat.0);
            }
        }
        if let Some(to) = to {
            self.cache.figures[to] |= 1 << seat.0;
        }
    }

    pub fn player(&self, seat: Seat) -> &Player {
        &self.core.players[seat]
    }
    pub fn me(&mut self, seat: Seat) -> &mut Player {
        &mut self.core.players[seat]
    }
}

impl Player {
    pub fn known(&self) -> Set<Tech> {
        self.rows.iter().fold(Set::default(), |all, row| all.or(*row))
    }
    pub fn knows(&self, tech: Tech) -> bool {
        self.rows.iter().any(|row| row.has(tech))
    }
    pub fn coin_tokens(&self) -> u8 {
        self.coins.iter().sum()
    }
    pub fn units(&self) -> u8 {
        self.force.get().iter().flatten().sum()
    }
    /// Culture events held, by level: the backs are public.
    pub fn event_backs(&self) -> [u8; 3] {
        let mut backs = [0; 3];
        for (kind, n) in self.events.get().kinds() {
            backs[data().events[kind].level as usize - 1] += n;
        }
        backs
    }
    /// Face-down great people cards by type: each came with a marker everybody saw.
    pub fn people_backs(&self, kind: PersonType) -> usize {
        self.people.get().and(data().of_type[kind.index()]).len()
    }
    pub fn city_count(&self) -> usize {
        self.cities.iter().filter(|c| c.at.is_some()).count()
    }
    pub fn gain_trade(&mut self, n: u32) {
        self.trade = (self.trade as u32 + n).min(data().k.trade_dial as u32) as u8;
    }
    pub fn pick_cards(&self) -> &[u8] {
        self.drawn.get()
    }
}
