//! What follows from the position: derived numbers (R1.3), yields, blockades, coins. Nothing here is stored.

use crate::data::{Icons, Printed, Water, data};
use crate::names::*;
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
    pub resources: [u8; 4],
}

impl Yield {
    fn add(&mut self, icons: Icons) {
        self.production += icons.production;
        self.trade += icons.trade;
        self.culture += icons.culture;
        self.coin += icons.coin;
        if let Some(res) = icons.resource {
            self.resources[res.index()] += 1;
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

    /// Effective icons: a piece hides everything printed (R12.2), a terrain marker replaces it (R19.1).
    pub fn icons(&self, square: u16) -> Icons {
        match self.pieces[square] {
            Piece::Building(b) => b.data().icons,
            Piece::Wonder(w) => Icons { culture: w.data().culture, ..Icons::default() },
            Piece::Person(p) => data().person_icons[p.index()],
            Piece::None => match self.ground[square] {
                Some(terrain) => data().terrain[terrain.index()],
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
        let mut sum = Yield::default();
        let city = &self.player(seat).cities[index];
        for square in self.ring(city) {
            if !self.enemy_at(seat, square) && !self.redirected(seat, square, index) {
                sum.add(self.icons(square));
            }
        }
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
        sum
    }

    /// Production before one-turn bonuses, caravan and rush (R6.2).
    pub fn production(&self, seat: Seat, index: usize) -> u8 {
        let player = self.player(seat);
        let later = self.options.governments == Governments::Later;
        let mut sum = match (player.government, later) {
            (Government::Communism, true) => (0..3)
                .filter(|&i| player.cities[i].at.is_some())
                .map(|i| self.yields(seat, i).production)
                .max()
                .unwrap_or(0),
            _ => self.yields(seat, index).production,
        };
        sum += match (player.government, later) {
            (Government::Communism, false) => 2,
            (Government::Despotism, true) => 1,
            _ => 0,
        };
        sum += 3 * self.wonder_works(seat, Wonder::ChichenItza) as u8;
        sum += 2 * self.person_works(seat, Person::SusanBAnthony) as u8;
        sum += self.invested(seat, Investment::Infrastructure);
        if player.knows(Tech::MilitaryScience) {
            sum += self.coins(seat) / 3;
        }
        sum
    }

    /// Culture of devoting a city to the arts (R6.7).
    pub fn arts(&self, seat: Seat, index: usize) -> u8 {
        let player = self.player(seat);
        let city = &player.cities[index];
        let yields = self.yields(seat, index);
        let mut sum = 1 + city.second.is_some() as u8 + yields.culture;
        if player.civ == Civ::Indians {
            sum += yields.resources.iter().sum::<u8>();
        }
        if self.options.governments == Governments::First {
            match player.government {
                Government::Monarchy if index == 0 => sum += 2,
                Government::Communism => sum -= 1,
                _ => {}
            }
        }
        sum
    }

    /// Trade of one city in the Trade phase (R5.1).
    pub fn city_trade(&self, seat: Seat, index: usize) -> u8 {
        let drawback = self.options.governments == Governments::First
            && self.player(seat).government == Government::Fundamentalism;
        self.yields(seat, index).trade.saturating_sub(drawback as u8)
    }

    pub fn income(&self, seat: Seat) -> u8 {
        let cities = &self.player(seat).cities;
        (0..3).filter(|&i| cities[i].at.is_some()).map(|i| self.city_trade(seat, i)).sum()
    }

    /// R13.1.
    pub fn coins(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut sum = 0;
        for (i, city) in player.cities.iter().enumerate() {
            for square in self.ring(city) {
                let coin = self.icons(square).coin;
                if coin > 0 && !self.enemy_at(seat, square) && !self.redirected(seat, square, i) {
                    sum += coin;
                }
            }
        }
        let scouts = &player.figures[ARMIES..];
        for (i, scout) in scouts.iter().enumerate() {
            let (Some(square), Some(city)) = (scout.at, scout.city) else { continue };
            let own = self.outskirts_of(square) == Some((seat, city as usize));
            let counted = scouts[..i].iter().any(|f| f.at == Some(square) && f.city.is_some());
            if !own && !counted {
                sum += self.icons(square).coin;
            }
        }
        let known = player.known();
        for tech in [Tech::CivilService, Tech::Railroad, Tech::Computers] {
            sum += known.has(tech) as u8 * tech.data().coins;
        }
        for place in CoinPlace::LIST {
            let tokens = player.coins[place.index()];
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
        self.wonder_at[wonder.index()].is_none_or(|square| self.blockaded(square))
    }

    /// Who has built a wonder.
    pub fn wonder_owner(&self, wonder: Wonder) -> Option<Seat> {
        self.outskirts_of(self.wonder_at[wonder.index()]?).map(|(seat, _)| seat)
    }

    /// R12.5.
    pub fn wonder_works(&self, seat: Seat, wonder: Wonder) -> bool {
        match self.wonder_at[wonder.index()] {
            None => false,
            Some(square) => {
                !self.obsolete.has(wonder)
                    && self.outskirts_of(square).is_some_and(|(owner, _)| owner == seat)
                    && !self.enemy_at(seat, square)
            }
        }
    }

    /// A marker of the type on the map, unblockaded (R15.6; A31 to the letter: on the map).
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
            .map(|c| self.ring(c).iter().filter(|&&s| self.pieces[s] == Piece::Person(kind)).count())
            .sum();
        placed + player.reserve[kind.index()] as usize
    }

    /// A face-up card that works now.
    pub fn person_works(&self, seat: Seat, person: Person) -> bool {
        self.player(seat).up.has(person) && self.has_person(seat, person.data().kind)
    }

    /// The value of the highest active level of an investment.
    pub fn invested(&self, seat: Seat, card: Investment) -> u8 {
        let entry = &data().investments[card.index()];
        let markers = self.player(seat).invested[card.index()];
        let level = entry.levels.iter().rposition(|&at| markers >= at);
        level.map_or(0, |i| entry.values[i])
    }

    pub fn travel_speed(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let best = player.known().iter().map(|t| t.data().speed).max().unwrap_or(0).max(data().k.base.speed);
        let speed =
            best + (player.civ == Civ::Spanish) as u8 + self.person_works(seat, Person::HenryFord) as u8;
        if player.cook { speed * 2 } else { speed }
    }

    pub fn stacking_limit(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let best =
            player.known().iter().map(|t| t.data().stacking).max().unwrap_or(0).max(data().k.base.stacking);
        best as usize
            + (player.civ == Civ::Russians) as usize
            + self.person_works(seat, Person::LouisPasteur) as usize
    }

    pub fn culture_hand(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        let k = &data().k.base;
        let mut size = k.culture_hand;
        for tech in [Tech::Pottery, Tech::CivilService, Tech::Theology] {
            size += player.knows(tech) as u8 * tech.data().culture_hand;
        }
        if player.knows(Tech::Computers) {
            size += self.coins(seat) / 5;
        }
        size += 2 * self.person_works(seat, Person::Valmiki) as u8;
        size += 4 * self.wonder_works(seat, Wonder::CristoRedentor) as u8;
        let endowment = &data().investments[Investment::EndowmentForTheArts.index()];
        size += (player.invested[Investment::EndowmentForTheArts.index()] >= endowment.levels[0]) as u8;
        size as usize
    }

    pub fn max_cities(&self, seat: Seat) -> usize {
        let known = self.player(seat).known();
        known.iter().map(|t| t.data().cities).max().unwrap_or(0).max(data().k.base.cities) as usize
    }

    /// R7.4; the letter of the aid lets figures end on water with Steam Power alone (A30).
    pub fn water(&self, seat: Seat) -> Water {
        let known = self.player(seat).known();
        let best = known.iter().map(|t| t.data().water).max().unwrap_or_default();
        if self.options.letter && best == Water::End && !known.has(Tech::SteamPower) {
            return Water::Cross;
        }
        best
    }

    /// 1 to 4; aircraft 0 until Flight.
    pub fn rank(&self, seat: Seat, unit: UnitType) -> u8 {
        let known = self.player(seat).known();
        let best = known.iter().filter(|t| t.data().unit == Some(unit)).map(|t| t.data().rank).max();
        best.unwrap_or((unit != UnitType::Aircraft) as u8)
    }

    pub fn unit_cost(&self, seat: Seat, unit: UnitType) -> u8 {
        match unit {
            UnitType::Aircraft => data().k.aircraft_cost,
            _ => data().k.unit_cost[self.rank(seat, unit) as usize - 1],
        }
    }

    /// R4.5: Despotism always, others by their technology, all with the Pyramids.
    pub fn unlocked(&self, seat: Seat, government: Government) -> bool {
        match data().government_tech[government.index()] {
            None => government == Government::Despotism,
            Some(tech) => self.player(seat).knows(tech) || self.wonder_works(seat, Wonder::ThePyramids),
        }
    }

    pub fn immune_to_anarchy(&self, seat: Seat) -> bool {
        self.wonder_works(seat, Wonder::ThePyramids) || self.person_works(seat, Person::DrMartinLutherKing)
    }

    /// R9.1: room for one more card in a row (1 to 5).
    pub fn room_in_row(&self, seat: Seat, row: u8) -> bool {
        let player = self.player(seat);
        let width = |r: u8| player.rows[r as usize - 1].len() + player.blanks[r as usize - 1] as usize;
        row == 1 || width(row) + 2 <= width(row - 1)
    }

    pub fn in_play(&self, tech: Tech) -> bool {
        self.options.fame_and_fortune || !tech.data().fame
    }

    /// Technologies a player could place now at their own level.
    pub fn learnable(&self, seat: Seat) -> Set<Tech> {
        let known = self.player(seat).known();
        let rows: [bool; 5] = std::array::from_fn(|i| self.room_in_row(seat, i as u8 + 1));
        Set::where_(|t: Tech| !known.has(t) && self.in_play(t) && rows[t.data().level as usize - 1])
    }

    pub fn research_cost(&self, seat: Seat, tech: Tech) -> u8 {
        let cost = data().k.research_cost[tech.data().level as usize - 1];
        cost.saturating_sub(5 * self.wonder_works(seat, Wonder::PorcelainTower) as u8)
    }

    /// Cost of entering a space of the culture track: culture, trade (R14.3).
    pub fn track_cost(&self, seat: Seat, space: u8) -> (u8, u8) {
        let entry = &data().track[space as usize - 1];
        let trade_off = if self.player(seat).knows(Tech::Ecology) { self.coins(seat) / 3 } else { 0 };
        let culture_off = self.invested(seat, Investment::EndowmentForTheArts);
        (entry.culture.saturating_sub(culture_off), entry.trade.saturating_sub(trade_off))
    }

    /// Where the next advance leads: Shakespeare may skip spaces with others' markers (R14.3).
    pub fn next_space(&self, seat: Seat, skip: bool) -> u8 {
        let mut space = self.player(seat).track + 1;
        if skip {
            while space < data().k.track_end && self.others(seat).any(|s| self.player(s).track == space) {
                space += 1;
            }
        }
        space
    }

    /// Combat bonus of buildings, generals and investments (R10.4).
    pub fn standing_bonus(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut sum = self.invested(seat, Investment::MilitaryIndustrialComplex);
        for city in &player.cities {
            for square in self.ring(city) {
                if !self.enemy_at(seat, square) && self.pieces[square] != Piece::None {
                    sum += self.icons(square).combat;
                }
            }
        }
        let later = self.options.governments == Governments::Later;
        sum + 4 * (later && player.government == Government::Fundamentalism) as u8
    }

    /// What a city adds to its defence (R10.4, R18.2).
    pub fn city_defence(&self, seat: Seat, index: usize) -> u8 {
        let city = &self.player(seat).cities[index];
        let base = if index == 0 { 12 } else { 6 };
        base + 4 * city.walled as u8
            + 2 * (city.token == CityToken::Fortification) as u8
            + 2 * city.second.is_some() as u8
    }

    /// The best form of a building a player knows: upgraded if its technology is known (R6.5).
    pub fn best_form(&self, seat: Seat, building: Building) -> Option<Building> {
        let player = self.player(seat);
        let basic = building.basic();
        match basic.data().upgrades_to {
            Some(up) if player.knows(up.data().tech) => Some(up),
            _ => player.knows(basic.data().tech).then_some(basic),
        }
    }

    pub fn wonder_cost(&self, seat: Seat, wonder: Wonder) -> u8 {
        let w = wonder.data();
        let known = w.tech.is_some_and(|t| self.player(seat).knows(t));
        let cost = if known { w.discounted } else { w.cost };
        cost.saturating_sub(5 * self.player(seat).michelangelo as u8)
    }

    /// Army figures in supply (R15.9).
    pub fn unbuilt_armies(&self, seat: Seat) -> u8 {
        let all = self.army_limit(seat);
        self.player(seat).figures[..all].iter().filter(|f| f.at.is_none()).count() as u8
    }

    pub fn buildings(&self, seat: Seat) -> u8 {
        let cities = &self.player(seat).cities;
        let count =
            |c: &City| self.ring(c).iter().filter(|&&s| matches!(self.pieces[s], Piece::Building(_))).count();
        cities.iter().map(count).sum::<usize>() as u8
    }
}
