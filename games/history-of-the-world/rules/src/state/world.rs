//! What stands on the board: armies and structures (R1.6).

use crate::ids::*;
use kernel::{MAX_SEATS, Seat};
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

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct World {
    held: [Set<Land>; MAX_SEATS],
    armies: PerId<Land, Army, LANDS>,
    pub forts: Set<Land>,
    pub capitals: Set<Land>,
    pub cities: Set<Land>,
    pub monuments: Set<Land>,
}

impl World {
    /// Lands where this player has an army.
    pub fn held_by(&self, seat: Seat) -> Set<Land> {
        self.held[seat.index()]
    }
    /// Lands with an army.
    pub fn occupied(&self) -> Set<Land> {
        Set::union(self.held)
    }
    /// Lands held by anybody else.
    pub fn enemies_of(&self, seat: Seat) -> Set<Land> {
        self.occupied() - self.held_by(seat)
    }
    pub fn owner(&self, land: Land) -> Option<Seat> {
        Seat::all(MAX_SEATS as u8).find(|&s| self.held_by(s).has(land))
    }
    /// The armies in a land; `count` is 0 where there is none.
    pub fn army(&self, land: Land) -> Army {
        self.armies[land]
    }
    /// R7.4 and others: whatever army and fort stands there goes, and this comes instead. Other structures stay.
    pub fn settle(&mut self, land: Land, seat: Seat, army: Army) {
        self.clear(land);
        self.held[seat.index()].insert(land);
        self.armies[land] = army;
    }
    /// R8.5: the own army there is exchanged for this one; the fort stays.
    pub fn replace(&mut self, land: Land, army: Army) {
        self.armies[land] = army;
    }
    /// R13.3: one more of the same.
    pub fn reinforce(&mut self, land: Land) {
        self.armies[land].count += 1;
    }
    /// Removes every army and the fort.
    pub fn clear(&mut self, land: Land) {
        for held in &mut self.held {
            held.remove(land);
        }
        self.armies[land] = Army::default();
        self.forts.remove(land);
    }
    /// Removes one army; the land is vacant when it was the last.
    pub fn remove_one(&mut self, land: Land) {
        match self.armies[land].count {
            0 | 1 => {
                let fort = self.forts.has(land);
                self.clear(land);
                debug_assert!(!fort, "a fort falls before the last army or with it");
            }
            _ => self.armies[land].count -= 1,
        }
    }
    /// Capital, city or fort: what Siegecraft is good against.
    pub fn fortified(&self, land: Land) -> bool {
        (self.forts | self.capitals | self.cities).has(land)
    }
    /// R6.9.22: one such piece in a land.
    pub fn put_capital(&mut self, land: Land) {
        self.cities.remove(land);
        self.capitals.insert(land);
    }
    pub fn put_city(&mut self, land: Land) {
        self.capitals.remove(land);
        self.cities.insert(land);
    }
    /// R9.13: a capital becomes a city, a city is removed. Says which.
    pub fn sack(&mut self, land: Land) -> Option<Sacked> {
        if self.capitals.has(land) {
            self.put_city(land);
            return Some(Sacked::Capital);
        }
        let city = self.cities.has(land);
        self.cities.remove(land);
        city.then_some(Sacked::City)
    }
    /// Armies of a player in a set of lands.
    pub fn armies_in(&self, seat: Seat, within: Set<Land>) -> u32 {
        (self.held_by(seat) & within).iter().map(|l| self.army(l).count as u32).sum()
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
pub struct LandStanding {
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
    pub fn standing(&self, land: Land) -> LandStanding {
        let army = self.army(land);
        LandStanding {
            owner: self.owner(land),
            origin: army.origin,
            epoch: army.epoch,
            figure: army.figure,
            armies: army.count,
            fort: self.forts.has(land),
            capital: self.capitals.has(land),
            city: self.cities.has(land),
            monument: self.monuments.has(land),
        }
    }
    /// What was left out by whoever wrote it by hand is filled in: one army, of the figure of its epoch.
    fn put(&mut self, land: Land, written: LandStanding) {
        if let Some(seat) = written.owner {
            let epoch = written.epoch.max(1);
            let figure = if written.figure == 0 { epoch } else { written.figure };
            let army = Army { origin: written.origin, epoch, figure, count: written.armies.max(1) };
            self.held[seat.index()].insert(land);
            self.armies[land] = army;
        }
        let marks = [
            (written.fort, &mut self.forts),
            (written.capital, &mut self.capitals),
            (written.city, &mut self.cities),
            (written.monument, &mut self.monuments),
        ];
        for (_, set) in marks.into_iter().filter(|(there, _)| *there) {
            set.insert(land);
        }
    }
}

impl Serialize for World {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let standing = self.occupied() | self.capitals | self.cities | self.monuments | self.forts;
        let mut map = s.serialize_map(Some(standing.len()))?;
        for land in standing {
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
                while let Some((land, written)) = map.next_entry::<Land, LandStanding>()? {
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
