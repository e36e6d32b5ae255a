//! Derived numbers (R1.3): speed, stacking, hand, ranks, costs, room in the pyramid. Nothing here is stored.

use crate::city::sources;
use crate::data::{Water, data};
use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::Seat;

impl State {
    /// The value of the highest active level of an investment.
    pub fn invested(&self, seat: Seat, card: Investment) -> u8 {
        let entry = &data().investments[card.index()];
        let markers = self.player(seat).invested[card];
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
        size += (player.invested[Investment::EndowmentForTheArts] >= endowment.levels[0]) as u8;
        size as usize
    }

    pub fn max_cities(&self, seat: Seat) -> usize {
        let known = self.player(seat).known();
        known.iter().map(|t| t.data().cities).max().unwrap_or(0).max(data().k.base.cities) as usize
    }

    /// R7.4; the letter of the aid lets figures end on water with Steam Power alone (R24.30).
    pub fn water(&self, seat: Seat) -> Water {
        let known = self.player(seat).known();
        let best = known.iter().map(|t| t.data().water).max().unwrap_or_default();
        if self.options.letter && best == Water::End && !known.has(Tech::SteamPower) {
            return Water::Cross;
        }
        best
    }

    /// R9.5, R10.13: 1 to 4, for all units of the type; aircraft 0 until Flight.
    pub fn rank(&self, seat: Seat, unit: UnitType) -> u8 {
        let known = self.player(seat).known();
        let best = known.iter().filter(|t| t.data().unit == Some(unit)).map(|t| t.data().rank).max();
        best.unwrap_or((unit != UnitType::Aircraft) as u8)
    }

    /// R10.13: what a unit card counts at its owner's rank.
    pub fn strength(&self, seat: Seat, unit: UnitType, grade: u8) -> u8 {
        let strengths = &unit.data().strengths[grade as usize];
        let rank = self.rank(seat, unit).max(1) as usize;
        strengths[(rank - 1).min(strengths.len() - 1)]
    }

    pub fn unit_cost(&self, seat: Seat, unit: UnitType) -> u8 {
        match unit {
            UnitType::Aircraft => data().k.aircraft_cost,
            _ => data().k.unit_cost[self.rank(seat, unit) as usize - 1],
        }
    }

    /// R4.5: Despotism always, others by their technology, all with the Pyramids.
    pub fn unlocked(&self, seat: Seat, government: Government) -> bool {
        match data().government_tech[government] {
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
        Set::of_all(|t: Tech| !known.has(t) && self.in_play(t) && rows[t.data().level as usize - 1])
    }

    /// R8.1, R5.5: the points of the dial; the Porcelain Tower makes it cheaper.
    pub fn research_cost(&self, seat: Seat, tech: Tech) -> u8 {
        let cost = data().k.research_cost[tech.data().level as usize - 1];
        cost.saturating_sub(5 * self.wonder_works(seat, Wonder::PorcelainTower) as u8)
    }

    /// Cost of entering a space of the culture track: culture, trade (R14.3).
    pub fn track_cost(&self, seat: Seat, space: u8) -> (u8, u8) {
        let entry = &data().track[space as usize - 1];
        let trade_off = if self.player(seat).knows(Tech::Ecology) { self.coins(seat) / 3 } else { 0 };
        // R24.2
        let culture_off = self.invested(seat, Investment::EndowmentForTheArts);
        (entry.culture.saturating_sub(culture_off), entry.trade.saturating_sub(trade_off))
    }

    /// Where the next advance leads: Shakespeare may skip spaces with others' markers (R14.3).
    pub fn next_space(&self, seat: Seat, skip: bool) -> u8 {
        let mut space = self.player(seat).track + 1;
        if skip {
            while space < data().k.track_end
                && self.others(seat).any(|other| self.player(other).track == space)
            {
                space += 1;
            }
        }
        space
    }

    /// R10.4, R15.5: combat bonus of buildings, generals and investments; R24.7: what is blockaded gives none.
    pub fn standing_bonus(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let mut sum = self.invested(seat, Investment::MilitaryIndustrialComplex);
        for city in &player.cities {
            for &square in self.ring(city) {
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
        sources::total(|add| self.defence_from(seat, index, add))
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

    /// R6.12: a wonder is no building, nor is a great person.
    pub fn buildings(&self, seat: Seat) -> u8 {
        let cities = &self.player(seat).cities;
        let count = |c: &City| {
            self.ring(c).iter().filter(|&&sq| matches!(self.pieces[sq], Piece::Building(_))).count()
        };
        cities.iter().map(count).sum::<usize>() as u8
    }
}
