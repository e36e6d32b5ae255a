//! Small numbers with names. In files and logs an id is its name, so that a person can read and write them.

use crate::data;
use kernel::Key;
use kit::area::AreaSet;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! named {
    ($(#[$doc:meta])* $name:ident, $table:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub u8);

        impl $name {
            pub fn index(self) -> usize {
                self.0 as usize
            }
            pub fn name(self) -> &'static str {
                &data::names().$table[self.0 as usize]
            }
            pub fn named(name: &str) -> Option<$name> {
                data::names().$table.iter().position(|n| n == name).map(|i| $name(i as u8))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.name())
            }
        }

        impl<'d> Deserialize<'d> for $name {
            fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
                let name = String::deserialize(d)?;
                $name::named(&name)
                    .ok_or_else(|| serde::de::Error::custom(format!(concat!("no ", $what, " '{}'"), name)))
            }
        }
    };
}

named!(
    /// One space of the board.
    Land, lands, "land"
);
named!(
    /// A sea or an ocean.
    Sea, seas, "water"
);
named!(Region, regions, "region");
named!(
    /// An empire card: seven for each epoch, in order of play.
    Empire, empires, "empire"
);
named!(
    /// An empire that an event card brings, one for each epoch.
    Minor, minors, "minor empire"
);
named!(
    /// A title among the event cards. Several cards may bear the same.
    Card, cards, "event card"
);

/// Lands on the board, with the one that only makes the rulebook's count come out.
pub const LANDS: usize = 102;
pub const SEAS: usize = 15;
pub const REGIONS: usize = 13;
pub const CARDS: usize = 42;

impl Land {
    pub fn set(self) -> AreaSet {
        AreaSet::of(self.0)
    }
    pub fn key(self) -> Key {
        format!("land-{}", self.name()).into()
    }
}

impl Sea {
    pub fn set(self) -> AreaSet {
        AreaSet::of(self.0)
    }
    pub fn key(self) -> Key {
        format!("sea-{}", self.name()).into()
    }
}

impl Region {
    pub fn all() -> impl Iterator<Item = Region> {
        (0..REGIONS as u8).map(Region)
    }
    pub fn key(self) -> Key {
        format!("region-{}", self.name()).into()
    }
}

impl Empire {
    /// The empire with this place in the order of play (from 1) of an epoch (from 1).
    pub fn at(epoch: u8, order: u8) -> Empire {
        Empire((epoch - 1) * 7 + order - 1)
    }
    pub fn order(self) -> u8 {
        self.0 % 7 + 1
    }
    pub fn key(self) -> Key {
        format!("empire-{}", self.name()).into()
    }
}

impl Minor {
    pub fn key(self) -> Key {
        format!("minor-{}", self.name()).into()
    }
}

impl Card {
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }
    pub fn key(self) -> Key {
        format!("card-{}", self.name()).into()
    }
}

/// Areas of a set, as lands.
pub fn lands(set: AreaSet) -> impl Iterator<Item = Land> {
    set.iter().map(Land)
}

/// Areas of a set, as waters.
pub fn seas(set: AreaSet) -> impl Iterator<Item = Sea> {
    set.iter().map(Sea)
}

/// Sets written as lists of names.
pub mod land_set {
    use super::*;

    pub fn serialize<S: Serializer>(set: &AreaSet, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(lands(*set))
    }
    pub fn deserialize<'d, D: Deserializer<'d>>(d: D) -> Result<AreaSet, D::Error> {
        Ok(Vec::<Land>::deserialize(d)?.iter().map(|l| l.0).collect())
    }
}

pub mod sea_set {
    use super::*;

    pub fn serialize<S: Serializer>(set: &AreaSet, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(seas(*set))
    }
    pub fn deserialize<'d, D: Deserializer<'d>>(d: D) -> Result<AreaSet, D::Error> {
        Ok(Vec::<Sea>::deserialize(d)?.iter().map(|s| s.0).collect())
    }
}
