//! Land regions with their markers and settlements, and where movers were challenged.

use crate::ids::*;
use kernel::{Seat, SeatSet, Secret};
use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// R1.9.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Gone,
    Down,
    Up,
}

/// A land region: its marker, its settlement and the city card of that settlement.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Means nothing once it is gone.
    #[serde(with = "kernel::stored")]
    pub marker: Secret<Marker>,
    pub face: Face,
    /// Who looked at it (R2.2.2, R-11).
    pub known: SeatSet,
    pub owner: Option<Seat>,
    /// 1 village, 2 town, 3 city, 4 metropolis; 0 without settlement.
    pub size: u8,
    /// Who holds the city card: the owner, or the borrower until the end of production (R2.7.1).
    pub holder: Option<Seat>,
    /// R3.6, R4.6.6: it grew this turn.
    pub grown: bool,
    /// it was founded this turn.
    pub founded: bool,
    /// R4.6.3: figures bought here in this purchase phase.
    pub placed: u8,
    /// R4.2.3, R4.2.4: icons assigned at the last production.
    pub happy: bool,
    pub productive: bool,
}

impl Region {
    /// Without marker or settlement.
    pub fn empty() -> Region {
        Region {
            marker: Secret::new(Marker::NOTHING),
            face: Face::Gone,
            known: SeatSet::EMPTY,
            owner: None,
            size: 0,
            holder: None,
            grown: false,
            founded: false,
            placed: 0,
            happy: false,
            productive: false,
        }
    }
    /// What lies here for all to see.
    pub fn shows(&self) -> Option<Marker> {
        (self.face == Face::Up).then(|| *self.marker.get())
    }
    /// R2.2.2: the resource on the city card of the settlement here.
    pub fn resource(&self) -> Option<Marker> {
        self.owner?;
        self.shows().filter(|m| m.is_resource())
    }
    /// R2.2.4.
    pub fn size_limit(&self) -> u8 {
        match self.shows() {
            Some(Marker::DESERT) => 0,
            Some(Marker::MOUNTAINS) => 1,
            Some(Marker::JUNGLE) => 2,
            _ => 4,
        }
    }
    pub fn fertile(&self) -> bool {
        self.shows() == Some(Marker::FERTILE)
    }
}

/// All land regions; in JSON an object by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Regions(pub [Region; LANDS]);

impl Index<Area> for Regions {
    type Output = Region;
    fn index(&self, area: Area) -> &Region {
        &self.0[area.index()]
    }
}

impl IndexMut<Area> for Regions {
    fn index_mut(&mut self, area: Area) -> &mut Region {
        &mut self.0[area.index()]
    }
}

impl Serialize for Regions {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        let mut map = s.serialize_map(Some(LANDS))?;
        for area in Area::lands() {
            map.serialize_entry(area.name(), &self[area])?;
        }
        map.end()
    }
}

impl<'d> Deserialize<'d> for Regions {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        struct ByName;
        impl<'d> Visitor<'d> for ByName {
            type Value = Regions;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("land regions by name")
            }
            fn visit_map<A: MapAccess<'d>>(self, mut map: A) -> Result<Regions, A::Error> {
                let mut regions = Regions([Region::empty(); LANDS]);
                while let Some(name) = map.next_key::<String>()? {
                    let area = Area::named(&name).filter(|a| a.is_land());
                    let area = area.ok_or_else(|| {
                        serde::de::Error::custom(format!("no land region is called '{name}'"))
                    })?;
                    regions[area] = map.next_value()?;
                }
                Ok(regions)
            }
        }
        d.deserialize_map(ByName)
    }
}

/// R2.3.5: who challenged the mover where; in JSON only the areas where somebody did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenges(pub [SeatSet; AREAS]);

impl Challenges {
    pub const NONE: Challenges = Challenges([SeatSet::EMPTY; AREAS]);
    pub fn areas(&self) -> impl Iterator<Item = Area> + '_ {
        Area::all().filter(|a| !self.0[a.index()].is_empty())
    }
}

impl Serialize for Challenges {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.areas().map(|a| (a, self.0[a.index()])))
    }
}

impl<'d> Deserialize<'d> for Challenges {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let mut all = Challenges::NONE;
        for (area, seats) in Vec::<(Area, SeatSet)>::deserialize(d)? {
            all.0[area.index()] = seats;
        }
        Ok(all)
    }
}
