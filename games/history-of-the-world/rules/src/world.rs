//! What stands on the board: armies, forts, capitals, cities, monuments.

use crate::ids::*;
use kernel::{MAX_SEATS, Seat};
use kit::area::AreaSet;
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Where armies come from. What counts for expansion and monuments is the campaign of the turn, not this.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    #[default]
    Empire,
    Minor,
    Event,
}

/// The armies in a land: all of one owner and one origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Army {
    pub origin: Origin,
    /// When it was placed, from 1.
    pub epoch: u8,
    /// The epoch whose figure it uses (R6.6): looks only.
    pub figure: u8,
    pub count: u8,
}

impl Army {
    pub fn of_empire(epoch: u8) -> Army {
        Army { origin: Origin::Empire, epoch, figure: epoch, count: 1 }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct World {
    held: [AreaSet; MAX_SEATS],
    armies: [Army; LANDS],
    pub forts: AreaSet,
    pub capitals: AreaSet,
    pub cities: AreaSet,
    pub monuments: AreaSet,
}

impl Default for World {
    fn default() -> Self {
        World {
            held: [AreaSet::EMPTY; MAX_SEATS],
            armies: [Army::default(); LANDS],
            forts: AreaSet::EMPTY,
            capitals: AreaSet::EMPTY,
            cities: AreaSet::EMPTY,
            monuments: AreaSet::EMPTY,
        }
    }
}

impl World {
    /// Lands where this player has an army.
    pub fn held_by(&self, seat: Seat) -> AreaSet {
        self.held[seat.index()]
    }
    /// Lands with an army.
    pub fn occupied(&self) -> AreaSet {
        self.held.iter().fold(AreaSet::EMPTY, |all, &h| all | h)
    }
    /// Lands held by anybody else.
    pub fn enemies_of(&self, seat: Seat) -> AreaSet {
        self.occupied() - self.held_by(seat)
    }
    pub fn owner(&self, land: Land) -> Option<Seat> {
        Seat::all(MAX_SEATS as u8).find(|&s| self.held_by(s).contains(land.0))
    }
    /// The armies in a land; `count` is 0 where there is none.
    pub fn army(&self, land: Land) -> Army {
        self.armies[land.index()]
    }
    /// R7.4 and others: whatever army and fort stands there goes, and this comes instead. Other structures stay.
    pub fn settle(&mut self, land: Land, seat: Seat, army: Army) {
        self.clear(land);
        self.held[seat.index()].insert(land.0);
        self.armies[land.index()] = army;
    }
    /// R8.5: the own army there is exchanged for this one; the fort stays.
    pub fn replace(&mut self, land: Land, army: Army) {
        self.armies[land.index()] = army;
    }
    /// R13.3: one more of the same.
    pub fn reinforce(&mut self, land: Land) {
        self.armies[land.index()].count += 1;
    }
    /// Removes every army and the fort.
    pub fn clear(&mut self, land: Land) {
        for held in &mut self.held {
            held.remove(land.0);
        }
        self.armies[land.index()] = Army::default();
        self.forts.remove(land.0);
    }
    /// Removes one army; the land is vacant when it was the last.
    pub fn remove_one(&mut self, land: Land) {
        match self.armies[land.index()].count {
            0 | 1 => {
                let fort = self.forts.contains(land.0);
                self.clear(land);
                debug_assert!(!fort, "a fort falls before the last army or with it");
            }
            _ => self.armies[land.index()].count -= 1,
        }
    }
    /// Capital, city or fort: what Siegecraft is good against.
    pub fn fortified(&self, land: Land) -> bool {
        (self.forts | self.capitals | self.cities).contains(land.0)
    }
    /// R6.9.22: one such piece in a land.
    pub fn put_capital(&mut self, land: Land) {
        self.cities.remove(land.0);
        self.capitals.insert(land.0);
    }
    pub fn put_city(&mut self, land: Land) {
        self.capitals.remove(land.0);
        self.cities.insert(land.0);
    }
    /// R9.13: a capital becomes a city, a city is removed. Says which.
    pub fn sack(&mut self, land: Land) -> Option<Sacked> {
        if self.capitals.contains(land.0) {
            self.put_city(land);
            return Some(Sacked::Capital);
        }
        let city = self.cities.contains(land.0);
        self.cities.remove(land.0);
        city.then_some(Sacked::City)
    }
    /// Armies of a player in a set of lands.
    pub fn armies_in(&self, seat: Seat, lands_of: AreaSet) -> u32 {
        lands(self.held_by(seat) & lands_of).map(|l| self.army(l).count as u32).sum()
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sacked {
    Capital,
    City,
}

/// One land as it is written down: only what stands there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Standing {
    pub owner: Option<Seat>,
    pub origin: Origin,
    pub epoch: u8,
    pub figure: u8,
    pub armies: u8,
    pub fort: bool,
    pub capital: bool,
    pub city: bool,
    pub monument: bool,
}

impl World {
    pub fn standing(&self, land: Land) -> Standing {
        let army = self.army(land);
        Standing {
            owner: self.owner(land),
            origin: army.origin,
            epoch: army.epoch,
            figure: army.figure,
            armies: army.count,
            fort: self.forts.contains(land.0),
            capital: self.capitals.contains(land.0),
            city: self.cities.contains(land.0),
            monument: self.monuments.contains(land.0),
        }
    }
    /// What was left out by whoever wrote it by hand is filled in: one army, of the figure of its epoch.
    fn put(&mut self, land: Land, written: Standing) {
        if let Some(seat) = written.owner {
            let epoch = written.epoch.max(1);
            let figure = if written.figure == 0 { epoch } else { written.figure };
            let army = Army { origin: written.origin, epoch, figure, count: written.armies.max(1) };
            self.held[seat.index()].insert(land.0);
            self.armies[land.index()] = army;
        }
        let marks = [
            (written.fort, &mut self.forts),
            (written.capital, &mut self.capitals),
            (written.city, &mut self.cities),
            (written.monument, &mut self.monuments),
        ];
        for (_, set) in marks.into_iter().filter(|(there, _)| *there) {
            set.insert(land.0);
        }
    }
}

impl Serialize for World {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let standing = self.occupied() | self.capitals | self.cities | self.monuments | self.forts;
        let mut map = s.serialize_map(Some(standing.len() as usize))?;
        for land in lands(standing) {
            map.serialize_entry(land.name(), &self.standing(land))?;
        }
        map.end()
    }
}

impl<'d> Deserialize<'d> for World {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        struct ByName;
        impl<'d> Visitor<'d> for ByName {
            type Value = World;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("lands by name")
            }
            fn visit_map<M: MapAccess<'d>>(self, mut map: M) -> Result<World, M::Error> {
                let mut world = World::default();
                while let Some((land, written)) = map.next_entry::<Land, Standing>()? {
                    if written.owner.is_some_and(|seat| seat.index() >= MAX_SEATS) {
                        return Err(serde::de::Error::custom("an owner is a seat from 0"));
                    }
                    world.put(land, written);
                }
                Ok(world)
            }
        }
        d.deserialize_map(ByName)
    }
}
