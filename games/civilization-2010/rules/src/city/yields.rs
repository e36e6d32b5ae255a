//! What squares and cities yield, what is blockaded, who has built what (R12, R13). Nothing here is stored.

use super::sources::total;
use crate::data::{Icons, Printed, data};
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::Seat;

/// What a city receives (R12.2, R12.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Yield {
    pub production: u8,
    pub trade: u8,
    pub culture: u8,
    pub coin: u8,
    /// Squares that show each market resource.
    pub resources: Tokens,
}

impl Yield {
    fn add(&mut self, icons: Icons) {
        self.production += icons.production;
        self.trade += icons.trade;
        self.culture += icons.culture;
        self.coin += icons.coin;
        if let Some(res) = icons.resource {
            self.resources[res] += 1;
        }
    }
}

impl State {
    pub fn printed(&self, square: u16) -> Option<&'static Printed> {
        let tile = self.tiles[square as usize / 16];
        Some(&data().tiles[tile.tile? as usize].squares[tile.quarters as usize][square as usize % 16])
    }

    pub fn terrain(&self, square: u16) -> Option<Terrain> {
        let printed = self.printed(square)?.terrain;
        Some(self.ground[square].unwrap_or(printed))
    }

    pub fn is_water(&self, square: u16) -> bool {
        self.terrain(square) == Some(Terrain::Water)
    }

    /// Effective icons: a piece hides everything printed (R12.2), a terrain marker replaces it (R19.1); a hut or village
    /// marker hides nothing (R24.25).
    #[inline]
    pub fn icons(&self, square: u16) -> Icons {
        match self.pieces[square] {
            Piece::Building(b) => b.data().icons,
            Piece::Wonder(w) => Icons { culture: w.data().culture, ..Icons::default() },
            // R15.5
            Piece::Person(p) => data().person_icons[p],
            Piece::None => match self.ground[square] {
                Some(terrain) => data().terrain[terrain],
                None => self.printed(square).map_or(Icons::default(), |p| p.icons),
            },
        }
    }

    /// R12.4: a square of outskirts with another player's figure.
    pub fn blockaded(&self, square: u16) -> bool {
        self.outskirts_of(square).is_some_and(|(owner, _)| self.enemy_at(owner, square))
    }

    /// The scout of `seat` on a square that sends it to another city than `city`.
    fn redirected(&self, seat: Seat, square: u16, city: usize) -> bool {
        self.here(seat, square)
            && self.player(seat).figures[ARMIES..]
                .iter()
                .any(|f| f.at == Some(square) && f.city.is_some_and(|c| c as usize != city))
    }

    pub fn yields(&self, seat: Seat, index: usize) -> Yield {
        let mut sum = self.outskirts_yield(seat, index);
        self.add_scouts(seat, index, &mut sum);
        sum
    }

    /// What the outskirts give: nothing where another player's figure stands, or a scout gathers for another city.
    pub fn outskirts_yield(&self, seat: Seat, index: usize) -> Yield {
        let mut sum = Yield::default();
        let city = &self.player(seat).cities[index];
        for &square in self.ring(city) {
            if !self.enemy_at(seat, square) && !self.redirected(seat, square, index) {
                sum.add(self.icons(square));
            }
        }
        sum
    }

    /// What the outskirts give, and that with what scouts bring.
    pub fn near_and_all(&self, seat: Seat, index: usize) -> (Yield, Yield) {
        let near = self.outskirts_yield(seat, index);
        let mut all = near;
        self.add_scouts(seat, index, &mut all);
        (near, all)
    }

    /// What scouts bring from elsewhere (R12.3).
    fn add_scouts(&self, seat: Seat, index: usize, sum: &mut Yield) {
        let scouts = &self.player(seat).figures[ARMIES..];
        for (i, scout) in scouts.iter().enumerate() {
            let (Some(square), Some(c)) = (scout.at, scout.city) else { continue };
            if c as usize != index || self.outskirts_of(square) == Some((seat, index)) {
                continue;
            }
            // A square yields once a player, even with two scouts.
            let counted = scouts[..i].iter().any(|f| f.at == Some(square) && f.city.is_some());
            if !counted {
                sum.add(self.icons(square));
            }
        }
    }

    /// Production before one-turn bonuses, caravan and rush (R6.2).
    pub fn production(&self, seat: Seat, index: usize) -> u8 {
        total(|add| self.production_from(seat, index, add))
    }

    /// Culture of devoting a city to the arts (R6.7).
    pub fn arts(&self, seat: Seat, index: usize) -> u8 {
        total(|add| self.arts_from(seat, index, add))
    }

    /// Trade of one city in the Trade phase (R5.1).
    pub fn city_trade(&self, seat: Seat, index: usize) -> u8 {
        total(|add| self.trade_from(seat, index, add))
    }

    pub fn income(&self, seat: Seat) -> u8 {
        let cities = &self.player(seat).cities;
        (0..3).filter(|&i| cities[i].at.is_some()).map(|i| self.city_trade(seat, i)).sum()
    }

    /// R4.7, R4.8: what scouts gather that have no city yet, but will before cities are collected from again.
    pub fn unassigned(&self, seat: Seat) -> Yield {
        let scouts = &self.player(seat).figures[ARMIES..];
        let new = scouts.iter().enumerate().filter(|(_, scout)| scout.city.is_none());
        let mut sum = Yield::default();
        for (i, square) in new.filter_map(|(i, scout)| Some((i, scout.at?))) {
            let own = self.outskirts_of(square).is_some_and(|(owner, _)| owner == seat);
            // R12.3: two scouts on a square count once.
            let mut others = scouts.iter().enumerate().filter(|(_, other)| other.at == Some(square));
            let counted = others.any(|(j, other)| j < i || other.city.is_some());
            if !own && !counted && self.centre_of(square).is_none() {
                sum.add(self.icons(square));
            }
        }
        sum
    }

    /// R13.1, R24.8: as things stand now; a square is controlled by outskirts or by a scout, whichever city the scout gathers for.
    pub fn coins(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut sum = 0;
        for city in &player.cities {
            for &square in self.ring(city) {
                let coin = self.icons(square).coin;
                if coin > 0 && !self.enemy_at(seat, square) {
                    sum += coin;
                }
            }
        }
        let scouts = &player.figures[ARMIES..];
        for (i, scout) in scouts.iter().enumerate() {
            let Some(square) = scout.at else { continue };
            let own = self.outskirts_of(square).is_some_and(|(owner, _)| owner == seat);
            let counted = scouts[..i].iter().any(|f| f.at == Some(square));
            // A scout on its way through a city: a centre yields nothing (R12.1).
            if !own && !counted && self.centre_of(square).is_none() {
                sum += self.icons(square).coin;
            }
        }
        let known = player.known();
        for tech in [Tech::CivilService, Tech::Railroad, Tech::Computers] {
            sum += known.has(tech) as u8 * tech.data().coins;
        }
        for place in CoinPlace::ALL {
            let tokens = player.coins[place];
            if tokens > 0 && (place != CoinPlace::PanamaCanal || !self.wonder_blocked(Wonder::PanamaCanal)) {
                sum += tokens;
            }
        }
        sum += self.person_works(seat, Person::AdamSmith) as u8;
        sum += (self.options.governments == Governments::Later && player.government == Government::Democracy)
            as u8;
        sum
    }

    fn wonder_blocked(&self, wonder: Wonder) -> bool {
        self.wonder_at[wonder].is_none_or(|square| self.blockaded(square))
    }

    /// Who has built a wonder.
    pub fn wonder_owner(&self, wonder: Wonder) -> Option<Seat> {
        self.outskirts_of(self.wonder_at[wonder]?).map(|(seat, _)| seat)
    }

    /// R12.5.
    pub fn wonder_works(&self, seat: Seat, wonder: Wonder) -> bool {
        match self.wonder_at[wonder] {
            None => false,
            Some(square) => {
                !self.obsolete.has(wonder)
                    && self.outskirts_of(square).is_some_and(|(owner, _)| owner == seat)
                    && !self.enemy_at(seat, square)
            }
        }
    }

    /// A marker of the type on the map, unblockaded (R15.6; to the letter, R24.31, on the map).
    pub fn has_person(&self, seat: Seat, kind: PersonType) -> bool {
        self.player(seat).cities.iter().any(|city| {
            self.ring(city).iter().any(|&square| {
                self.pieces[square] == Piece::Person(kind)
                    && (self.options.letter || !self.enemy_at(seat, square))
            })
        })
    }

    /// Markers of a type a player has on the map and in reserve.
    pub fn person_markers(&self, seat: Seat, kind: PersonType) -> usize {
        let player = self.player(seat);
        let placed: usize = player
            .cities
            .iter()
            .map(|c| self.ring(c).iter().filter(|&&sq| self.pieces[sq] == Piece::Person(kind)).count())
            .sum();
        placed + player.reserve[kind] as usize
    }

    /// A face-up card that works now.
    pub fn person_works(&self, seat: Seat, person: Person) -> bool {
        self.player(seat).up.has(person) && self.has_person(seat, person.data().kind)
    }
}
