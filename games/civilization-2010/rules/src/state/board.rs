//! The position with its cache: who stands where, whose outskirts a square is; what players hold.

use super::*;
use crate::data::{Layout, data};
use crate::ids::*;
use kernel::Seat;
use kit::square::SIDES;
use serde::{Deserialize, Serialize};
use std::ops::{Deref, DerefMut};

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
                for &square in self.ring(city) {
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
    pub fn ring(&self, city: &City) -> &'static [u16] {
        let Some(at) = city.at else { return &[] };
        let layout = self.layout();
        let side = city.second.and_then(|second| layout.map.side(at, second));
        &layout.rings[at as usize][side.unwrap_or(SIDES.len())]
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
        self.rows.iter().fold(Set::default(), |all, row| all | *row)
    }
    pub fn knows(&self, tech: Tech) -> bool {
        self.rows.iter().any(|row| row.has(tech))
    }
    pub fn coin_tokens(&self) -> u8 {
        self.coins.total() as u8
    }
    /// The only place where coin tokens lie, if there is just one.
    pub fn only_coin_place(&self) -> Option<CoinPlace> {
        let mut places = CoinPlace::ALL.into_iter().filter(|place| self.coins[*place] > 0);
        places.next().filter(|_| places.next().is_none())
    }
    /// Resource tokens; of what the market does not hold there are none.
    pub fn tokens(&self, resource: Resource) -> u8 {
        self.resources.array().get(resource.index()).copied().unwrap_or(0)
    }
    pub fn holds(&self, content: Content) -> bool {
        self.held.iter().any(|held| *held.content.get() == content)
    }
    /// What lies under the markers held, each kind once.
    pub fn held_kinds(&self) -> impl Iterator<Item = Content> + '_ {
        let all = self.held.iter().map(|held| *held.content.get());
        all.clone()
            .enumerate()
            .filter(move |(i, content)| !all.clone().take(*i).any(|c| c == *content))
            .map(|(_, c)| c)
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
        (*self.people.get() & data().of_type[kind]).len()
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
