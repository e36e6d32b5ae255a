//! How the numbers of a city come about: each source with what it adds, in the order a player would count them.

use crate::ids::*;
use crate::options::Governments;
use crate::state::*;
use kernel::Seat;
use serde::Serialize;

/// Where production, trade or culture of a city comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The squares of the outskirts.
    Outskirts,
    /// Squares that scouts gather from.
    Scouts,
    /// Every city devoted to the arts has one, a metropolis two.
    City,
    Metropolis,
    Government(Government),
    Wonder(Wonder),
    Person(Person),
    Investment(Investment),
    Tech(Tech),
    Civ(Civ),
    Walls,
    Fortification,
    /// What its owner fights with everywhere.
    Standing,
    /// Abilities and workers, for one action of this turn (R6.14).
    ThisTurn,
}

/// The sum of some sources; never below nothing.
pub fn total(sources: impl FnOnce(&mut dyn FnMut(Source, i16))) -> u8 {
    let mut sum = 0;
    sources(&mut |_, n| sum += n);
    sum.max(0) as u8
}

impl State {
    /// R10.4, R18.2.
    pub fn defence_from(&self, seat: Seat, index: usize, add: &mut dyn FnMut(Source, i16)) {
        let city = &self.player(seat).cities[index];
        add(Source::City, if index == 0 { 12 } else { 6 });
        add(Source::Walls, 4 * city.walled as i16);
        add(Source::Fortification, 2 * (city.token == CityToken::Fortification) as i16);
        add(Source::Metropolis, 2 * city.second.is_some() as i16);
    }

    /// R6.2.
    pub fn production_from(&self, seat: Seat, index: usize, add: &mut dyn FnMut(Source, i16)) {
        let player = self.player(seat);
        let later = self.options.governments == Governments::Later;
        let (near, all) = self.near_and_all(seat, index);
        let (near, all) = (near.production, all.production);
        add(Source::Outskirts, near as i16);
        add(Source::Scouts, (all - near) as i16);
        let government = match (player.government, later) {
            // The later card: every city produces what the best one does.
            (Government::Communism, true) => {
                let best = (0..3).filter(|&i| player.cities[i].at.is_some());
                let best = best.map(|i| self.yields(seat, i).production).max().unwrap_or(0);
                best.saturating_sub(all)
            }
            (Government::Communism, false) => 2,
            (Government::Despotism, true) => 1,
            _ => 0,
        };
        add(Source::Government(player.government), government as i16);
        if self.wonder_works(seat, Wonder::ChichenItza) {
            add(Source::Wonder(Wonder::ChichenItza), 3);
        }
        if self.person_works(seat, Person::SusanBAnthony) {
            add(Source::Person(Person::SusanBAnthony), 2);
        }
        let works = self.invested(seat, Investment::Infrastructure);
        add(Source::Investment(Investment::Infrastructure), works as i16);
        if player.knows(Tech::MilitaryScience) {
            add(Source::Tech(Tech::MilitaryScience), self.coins(seat) as i16 / 3);
        }
    }

    /// R6.7.
    pub fn arts_from(&self, seat: Seat, index: usize, add: &mut dyn FnMut(Source, i16)) {
        let player = self.player(seat);
        let (near, yields) = self.near_and_all(seat, index);
        add(Source::City, 1);
        add(Source::Metropolis, player.cities[index].second.is_some() as i16);
        add(Source::Outskirts, near.culture as i16);
        add(Source::Scouts, (yields.culture - near.culture) as i16);
        if player.civ == Civ::Indians {
            add(Source::Civ(Civ::Indians), yields.resources.total() as i16);
        }
        if self.options.governments == Governments::First {
            let government = match player.government {
                Government::Monarchy if index == 0 => 2,
                Government::Communism => -1,
                _ => 0,
            };
            add(Source::Government(player.government), government);
        }
    }

    /// R5.1.
    pub fn trade_from(&self, seat: Seat, index: usize, add: &mut dyn FnMut(Source, i16)) {
        let (near, all) = self.near_and_all(seat, index);
        add(Source::Outskirts, near.trade as i16);
        add(Source::Scouts, (all.trade - near.trade) as i16);
        let government = self.player(seat).government;
        if self.options.governments == Governments::First && government == Government::Fundamentalism {
            add(Source::Government(government), -1);
        }
    }
}
