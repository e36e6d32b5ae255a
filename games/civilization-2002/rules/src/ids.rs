//! Everything that has a name. What only the data files speak of is named there.

use crate::data;
use kernel::{Msg, msg};
pub use kit::{Id, Named, PerId, Set};
use serde::{Deserialize, Serialize};

/// R1.2: 68 land regions, which come first among the areas, and 40 sea zones.
pub const LANDS: usize = 68;
pub const AREAS: usize = 108;
/// R1.13
pub const TECHNOLOGIES: usize = 53;
pub const WONDERS: usize = 25;
pub const IMPROVEMENTS: usize = 28;
pub const UNIT_TYPES: usize = 30;
pub const MARKERS: usize = Marker::COUNT;
/// R1.10
pub const RESOURCES: usize = 8;
pub const KINDS: usize = Kind::COUNT;

kit::data_ids! {
    /// A land region or a sea zone; land comes first.
    pub struct Area: u128, "area-{}", AREAS, &data::names().areas
}
kit::data_ids! {
    /// A technology card.
    pub struct Tech: u64, "tech-{}", TECHNOLOGIES, &data::names().technologies
}
kit::data_ids! {
    /// A wonder card.
    pub struct Wonder: u32, "wonder-{}", WONDERS, &data::names().wonders
}
kit::data_ids! {
    /// A city improvement.
    pub struct Improvement: u32, "improvement-{}", IMPROVEMENTS, &data::names().improvements
}
kit::data_ids! {
    /// What a military unit of the advanced game is called.
    pub struct UnitType: u32, "unit-{}", UNIT_TYPES, &data::names().units
}
kit::numbered! {
    /// R3.3: a milestone of the basic game, three an era.
    pub struct Milestone: u16, 12
}

kit::ids! {
    /// What an exploration marker shows. The first eight are the resources (R1.10).
    pub enum Marker: u32, "marker-{}" {
        Wine = "wine",
        Horses = "horses",
        Iron = "iron",
        Gems = "gems",
        Spices = "spices",
        Oil = "oil",
        Coal = "coal",
        PreciousMetals = "precious_metals",
        FreeTechnology = "free_technology",
        Treasure = "treasure",
        MinorCivilization = "minor_civilization",
        Plague = "plague",
        Desert = "desert",
        Mountains = "mountains",
        Jungle = "jungle_forest",
        Fertile = "fertile",
        Nothing = "no_encounter",
    }
}
kit::ids! {
    /// R1.7
    pub enum Era: u8, "era-{}" {
        Ancient = "ancient",
        Medieval = "medieval",
        Industrial = "industrial",
        Modern = "modern",
    }
}
kit::ids! {
    /// R5.2: how a game ends.
    pub enum Ending: u8, "ending-{}" {
        /// Basic: three modern technologies; short and medium: the die.
        Time = "time",
        Conquest = "conquest",
        Diplomatic = "diplomatic",
        Military = "military",
        Technological = "technological",
    }
}
kit::ids! {
    /// A kind of figure: the settler, or an era and a class (R1.5). The carrier shares the figure of the battleship
    /// (R9.18).
    pub enum Kind: u32, "figure-{}" {
        Settler = "settler",
        AncientInfantry = "ancient_infantry",
        AncientCavalry = "ancient_cavalry",
        AncientArtillery = "ancient_artillery",
        AncientFleet = "ancient_fleet",
        MedievalInfantry = "medieval_infantry",
        MedievalCavalry = "medieval_cavalry",
        MedievalArtillery = "medieval_artillery",
        MedievalFleet = "medieval_fleet",
        IndustrialInfantry = "industrial_infantry",
        IndustrialCavalry = "industrial_cavalry",
        IndustrialArtillery = "industrial_artillery",
        IndustrialFleet = "industrial_fleet",
        ModernInfantry = "modern_infantry",
        ModernCavalry = "modern_cavalry",
        ModernArtillery = "modern_artillery",
        Battleship = "modern_fleet",
        Aircraft = "aircraft",
        Carrier = "carrier",
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

impl Area {
    #[inline]
    pub fn is_land(self) -> bool {
        self.index() < LANDS
    }
    pub fn lands() -> impl DoubleEndedIterator<Item = Area> + Clone {
        (0..LANDS as u8).map(Area)
    }
}

impl Marker {
    #[inline]
    pub fn is_resource(self) -> bool {
        self.index() < RESOURCES
    }
    /// R2.2.4
    pub fn is_terrain(self) -> bool {
        (Marker::Desert..=Marker::Fertile).contains(&self)
    }
    /// R2.2.2, R2.2.3: seen by its looker alone; everything else is announced.
    pub fn stays_secret(self) -> bool {
        self.is_resource() || self == Marker::Nothing
    }
}

impl Era {
    /// 1 to 4.
    #[inline]
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
    pub fn next(self) -> Option<Era> {
        Era::ALL.get(self.index() + 1).copied()
    }
}

impl Milestone {
    pub fn era(self) -> Era {
        Era::at(self.index() / 3)
    }
    /// What it is called.
    pub fn term(self) -> Msg {
        msg(format!("milestone-{}", self.facts().id.replace('_', "-")))
    }
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

/// Figures stand in the order of eras, four classes each, between the settler and what only the modern era has.
impl Kind {
    pub fn of(era: Era, class: Class) -> Kind {
        let place = match class {
            Class::Infantry => 1,
            Class::Cavalry => 2,
            Class::Artillery => 3,
            Class::Fleet => 4,
            Class::Aircraft => return Kind::Aircraft,
        };
        Kind::at(place + 4 * era.index())
    }
    /// R1.5: everything but settlers.
    pub fn units() -> impl DoubleEndedIterator<Item = Kind> + Clone {
        Kind::all().skip(1)
    }
    pub fn class(self) -> Option<Class> {
        const BY_PLACE: [Class; 4] = [Class::Infantry, Class::Cavalry, Class::Artillery, Class::Fleet];
        match self {
            Kind::Settler => None,
            Kind::Aircraft => Some(Class::Aircraft),
            Kind::Carrier => Some(Class::Fleet),
            unit => Some(BY_PLACE[(unit.index() - 1) % 4]),
        }
    }
    #[inline]
    pub fn era(self) -> Era {
        if self >= Kind::Aircraft { Era::Modern } else { Era::at(self.index().saturating_sub(1) / 4) }
    }
    /// R1.4: settlers found and explore, and never fight.
    #[inline]
    pub fn is_settler(self) -> bool {
        self == Kind::Settler
    }
    #[inline]
    pub fn is_army(self) -> bool {
        self < Kind::Aircraft && !self.index().is_multiple_of(4)
    }
    #[inline]
    pub fn is_fleet(self) -> bool {
        self == Kind::Carrier
            || (self != Kind::Settler && self < Kind::Aircraft && self.index().is_multiple_of(4))
    }
    #[inline]
    pub fn is_aircraft(self) -> bool {
        self == Kind::Aircraft
    }
    #[inline]
    pub fn is_modern_fleet(self) -> bool {
        self == Kind::Battleship || self == Kind::Carrier
    }
    /// Walks on land and can be carried.
    #[inline]
    pub fn walks(self) -> bool {
        self.is_settler() || self.is_army()
    }
}
