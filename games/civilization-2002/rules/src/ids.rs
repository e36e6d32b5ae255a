//! Small ids with names: numbers in memory, the names of the data files in JSON, so that an example can be written
//! by hand.

use crate::data::data;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

macro_rules! named {
    ($(#[$doc:meta])* $id:ident, $rows:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
        pub struct $id(pub u8);

        impl $id {
            pub fn index(self) -> usize {
                self.0 as usize
            }
            pub fn name(self) -> &'static str {
                &data().$rows[self.index()].id
            }
            pub fn named(name: &str) -> Option<$id> {
                data().$rows.iter().position(|row| row.id == name).map(|i| $id(i as u8))
            }
            pub fn all() -> impl DoubleEndedIterator<Item = $id> + Clone {
                (0..data().$rows.len() as u8).map($id)
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.serialize_str(self.name())
            }
        }

        impl<'d> Deserialize<'d> for $id {
            fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
                let name = String::deserialize(d)?;
                $id::named(&name)
                    .ok_or_else(|| D::Error::custom(format!(concat!("no ", stringify!($id), " is called '{}'"), name)))
            }
        }
    };
}

named!(
    /// A land region or a sea zone; land comes first.
    Area,
    areas
);
named!(
    /// A technology card.
    Tech,
    technologies
);
named!(
    /// A wonder card.
    Wonder,
    wonders
);
named!(
    /// A city improvement.
    Improvement,
    improvements
);
named!(
    /// What an exploration marker shows. The first eight are the resources.
    Marker,
    markers
);

macro_rules! set_of {
    ($(#[$doc:meta])* $set:ident, $id:ident, $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub struct $set(pub $bits);

        impl $set {
            pub const EMPTY: $set = $set(0);
            pub fn of(id: $id) -> $set {
                $set(1 << id.0)
            }
            pub fn has(self, id: $id) -> bool {
                self.0 >> id.0 & 1 == 1
            }
            pub fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.0;
            }
            pub fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.0);
            }
            pub fn len(self) -> usize {
                self.0.count_ones() as usize
            }
            pub fn is_empty(self) -> bool {
                self.0 == 0
            }
            pub fn contains_all(self, other: $set) -> bool {
                self.0 & other.0 == other.0
            }
            pub fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
            pub fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
            pub fn without(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut bits = self.0;
                std::iter::from_fn(move || {
                    let next = (bits != 0).then(|| $id(bits.trailing_zeros() as u8))?;
                    bits &= bits - 1;
                    Some(next)
                })
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                let mut set = $set::EMPTY;
                for id in ids {
                    set.insert(id);
                }
                set
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
                s.collect_seq(self.iter())
            }
        }

        impl<'d> Deserialize<'d> for $set {
            fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
                Ok(Vec::<$id>::deserialize(d)?.into_iter().collect())
            }
        }
    };
}

set_of!(TechSet, Tech, u64);
set_of!(WonderSet, Wonder, u32);
set_of!(ImprovementSet, Improvement, u32);
set_of!(AreaSet, Area, u128);

/// Land regions come first among the areas.
pub const LANDS: usize = 68;
pub const AREAS: usize = 108;
pub const MARKERS: usize = 17;
pub const RESOURCES: usize = 8;

impl Area {
    pub fn is_land(self) -> bool {
        (self.0 as usize) < LANDS
    }
    pub fn lands() -> impl DoubleEndedIterator<Item = Area> + Clone {
        (0..LANDS as u8).map(Area)
    }
}

impl Marker {
    pub const FREE_TECHNOLOGY: Marker = Marker(8);
    pub const TREASURE: Marker = Marker(9);
    pub const MINOR_CIVILIZATION: Marker = Marker(10);
    pub const PLAGUE: Marker = Marker(11);
    pub const DESERT: Marker = Marker(12);
    pub const MOUNTAINS: Marker = Marker(13);
    pub const JUNGLE: Marker = Marker(14);
    pub const FERTILE: Marker = Marker(15);
    pub const NOTHING: Marker = Marker(16);

    pub fn is_resource(self) -> bool {
        self.0 < RESOURCES as u8
    }
    pub fn is_terrain(self) -> bool {
        (Marker::DESERT.0..=Marker::FERTILE.0).contains(&self.0)
    }
    /// R2.2.2, R2.2.3: seen by its looker alone; everything else is announced.
    pub fn stays_secret(self) -> bool {
        self.is_resource() || self == Marker::NOTHING
    }
}

/// R1.7.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Era {
    #[default]
    Ancient,
    Medieval,
    Industrial,
    Modern,
}

impl Era {
    pub const ALL: [Era; 4] = [Era::Ancient, Era::Medieval, Era::Industrial, Era::Modern];
    pub fn index(self) -> usize {
        self as usize
    }
    /// 1 to 4.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
    pub fn next(self) -> Option<Era> {
        Era::ALL.get(self.index() + 1).copied()
    }
    pub fn name(self) -> &'static str {
        ["ancient", "medieval", "industrial", "modern"][self.index()]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    Infantry,
    Cavalry,
    Artillery,
    Fleet,
    Aircraft,
}

impl Class {
    pub fn is_army(self) -> bool {
        matches!(self, Class::Infantry | Class::Cavalry | Class::Artillery)
    }
    /// R2.5.5: cavalry beats infantry, infantry beats artillery, artillery beats cavalry.
    pub fn beats(self, other: Class) -> bool {
        use Class::*;
        matches!((self, other), (Cavalry, Infantry) | (Infantry, Artillery) | (Artillery, Cavalry))
    }
}

/// A kind of figure: the settler, or an era and a class. The carrier shares the figure of the battleship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Kind(pub u8);

pub const KINDS: usize = 19;
const KIND_NAMES: [&str; KINDS] = [
    "settler",
    "ancient_infantry",
    "ancient_cavalry",
    "ancient_artillery",
    "ancient_fleet",
    "medieval_infantry",
    "medieval_cavalry",
    "medieval_artillery",
    "medieval_fleet",
    "industrial_infantry",
    "industrial_cavalry",
    "industrial_artillery",
    "industrial_fleet",
    "modern_infantry",
    "modern_cavalry",
    "modern_artillery",
    "modern_fleet",
    "aircraft",
    "carrier",
];

impl Kind {
    pub const SETTLER: Kind = Kind(0);
    pub const ANCIENT_INFANTRY: Kind = Kind(1);
    pub const ANCIENT_ARTILLERY: Kind = Kind(3);
    pub const MEDIEVAL_ARTILLERY: Kind = Kind(7);
    pub const BATTLESHIP: Kind = Kind(16);
    pub const AIRCRAFT: Kind = Kind(17);
    pub const CARRIER: Kind = Kind(18);

    pub fn of(era: Era, class: Class) -> Kind {
        match class {
            Class::Infantry => Kind(1 + 4 * era as u8),
            Class::Cavalry => Kind(2 + 4 * era as u8),
            Class::Artillery => Kind(3 + 4 * era as u8),
            Class::Fleet => Kind(4 + 4 * era as u8),
            Class::Aircraft => Kind::AIRCRAFT,
        }
    }
    pub fn index(self) -> usize {
        self.0 as usize
    }
    pub fn all() -> impl DoubleEndedIterator<Item = Kind> + Clone {
        (0..KINDS as u8).map(Kind)
    }
    pub fn units() -> impl DoubleEndedIterator<Item = Kind> + Clone {
        (1..KINDS as u8).map(Kind)
    }
    pub fn name(self) -> &'static str {
        KIND_NAMES[self.index()]
    }
    pub fn class(self) -> Option<Class> {
        Some(match self.0 {
            0 => return None,
            17 => Class::Aircraft,
            18 => Class::Fleet,
            n => [Class::Infantry, Class::Cavalry, Class::Artillery, Class::Fleet][(n as usize - 1) % 4],
        })
    }
    pub fn era(self) -> Era {
        if self.0 >= 17 { Era::Modern } else { Era::ALL[self.0.saturating_sub(1) as usize / 4] }
    }
    pub fn is_settler(self) -> bool {
        self.0 == 0
    }
    pub fn is_army(self) -> bool {
        (1..=16).contains(&self.0) && !self.0.is_multiple_of(4)
    }
    pub fn is_fleet(self) -> bool {
        self.0 == 18 || ((1..=16).contains(&self.0) && self.0.is_multiple_of(4))
    }
    pub fn is_aircraft(self) -> bool {
        self == Kind::AIRCRAFT
    }
    pub fn is_modern_fleet(self) -> bool {
        self == Kind::BATTLESHIP || self == Kind::CARRIER
    }
    /// Walks on land and can be carried.
    pub fn walks(self) -> bool {
        self.is_settler() || self.is_army()
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.name())
    }
}

impl<'d> Deserialize<'d> for Kind {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let name = String::deserialize(d)?;
        let found = KIND_NAMES.iter().position(|n| *n == name);
        found
            .map(|i| Kind(i as u8))
            .ok_or_else(|| D::Error::custom(format!("no kind of figure is called '{name}'")))
    }
}
