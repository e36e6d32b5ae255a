//! Names of things. Their order is that of the data files.

use crate::set::Id;
use serde::{Deserialize, Serialize};

/// The last part of a text key: `FreeEducation` is `free-education`.
pub fn kebab(camel: &str) -> String {
    let mut key = String::with_capacity(camel.len() + 4);
    for c in camel.chars() {
        if c.is_ascii_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.push(c.to_ascii_lowercase());
    }
    key
}

macro_rules! ids {
    ($(#[$doc:meta])* $name:ident { $($variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name { $($variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];
            pub fn key(self) -> String {
                kebab(&format!("{self:?}"))
            }
        }
        impl Id for $name {
            const COUNT: usize = $name::ALL.len();
            fn index(self) -> usize {
                self as usize
            }
            fn at(index: usize) -> Self {
                $name::ALL[index]
            }
        }
    };
}

ids! {
    /// R1.2.
    Terrain { Fertile, Forest, Mountain, Barren, Sea }
}
ids! {
    /// R7.2, besides the Settlement.
    Building { Fortress, Academy, Temple, Port }
}
ids! { Mood { Angry, Neutral, Happy } }
ids! { UnitKind { Settler, Army, Ship } }
ids! { Good { Food, Ore, Wood, Idea, Gold, Mood, Culture } }
ids! { Colour { None, Mood, Culture } }
ids! { Category {
    Agriculture, Construction, Maritime, Education, War, Spirituality, Economy, Culture, Science,
    Democracy, Autocracy, Theocracy,
} }
ids! { Advance {
    Farming, Irrigation, Storage, Husbandry,
    Mining, Engineering, Sanitation, Roads,
    Fishing, Cartography, Warships, Navigation,
    Writing, PublicEducation, FreeEducation, Philosophy,
    Tactics, Siegecraft, SteelWeapons, Draft,
    Myths, Rituals, Priesthood, StateReligion,
    Bartering, TradeRoutes, Currency, Taxes,
    Arts, Sports, Monuments, Theatre,
    Math, Astronomy, Chemistry, Metallurgy,
    Voting, SeparationOfPowers, CivilLiberties, EconomicLiberty,
    Nationalism, Totalitarianism, AbsolutePower, ForcedLabour,
    Dogma, Devotion, Conversion, Fanaticism,
} }
ids! { Wonder {
    GreatLibrary, GreatLighthouse, GreatGardens, GreatPyramids, GreatMausoleum, GreatStatue, GreatWall,
} }
ids! {
    /// The upper half of an action card.
    Title {
        Breakthrough, ForeignInspiration, Triumph, Agent, Scholars, VictorIdeas, HiredBarbarians, Assimilation,
        CityWorks, SingleCrop, Expedition, Truce, Leadership, Murder, BumperHarvest, ChangeOfPlans, TwinStudies,
        ConqueredLessons, Levy, KnowledgeExchange, FertileMinds,
    }
}
ids! {
    /// The lower half of an action card.
    Half {
        SkirmishScreen, Surrounded, WedgeAttack, HighSpirits, StubbornResistance, UpperGround, SurpriseMove,
        StarveThemOut, CitizensToArms, StrongerWalls, FightingWithdrawal, ClosedRanks, Scouts, SelfSacrifice,
        Volley, FlankAttack,
    }
}
ids! { Objective {
    LargeCivilization, AcademyLead, PortLead, AdvanceLead, TempleLead, AllConstruction, FiveIdeas, FourHappy,
    AllEducation, BalancedStock, FiveGold, FiveOre, FiveWood, FiveFood, FourBuildingTypes, CategoryLead, Colony,
    AllCulture, TwoInfluencedCities, AllScience, AllEconomy, Metropolis, AllMaritime, FullGovernment,
    FourLonelyCities, DistantFounding, ThreeRoutes, TwoSeaRoutes, NineCategories, InfluenceLead, WonderBuilder,
    DraftTwice, Conqueror, TwoBattles, General, GreatBattle, Defiance, SeaBlockade, NavalAssault, LargeFleet,
    LargeArmy, FortressLead, StandingArmy, AllWar, Bold, Threat, LegendaryBattle, Scavenger, Aggressor,
    BarbarianConquest, MilitaryMight, Resistance, TerrorRegime, Outpost,
} }
ids! { EventTitle {
    Plague, Epidemic, Famine, SevereFamine, GoodYear, VeryGoodYear, SplendidYear, GreatExplorer, GreatArtist,
    GreatProphet, GreatPhilosopher, GreatScientist, ElderStatesman, GreatWarlord, GreatMerchant, GreatEngineer,
    PopulationBoom, Volcano, Earthquake, GreatEarthquake, Flood, GreatFlood, Migration, CivilWar, Revolution,
} }
ids! {
    /// Effects that work once a turn.
    Use {
        Husbandry, Cartography, FreeEducation, Priesthood, StateReligion, Taxes, Arts, Theatre, AbsolutePower,
        Library,
    }
}
ids! { Icon { Attack, Arrival, Exhausted, GoldMine } }

macro_rules! cards {
    ($(#[$doc:meta])* $name:ident, $count:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl Id for $name {
            const COUNT: usize = $count;
            fn index(self) -> usize {
                self.0 as usize
            }
            fn at(index: usize) -> Self {
                $name(index as u8)
            }
        }
    };
}
cards! {
    /// An action card, counted from 0 in the order of `action_cards.json`.
    Card, 42
}
cards! {
    /// An objective card, counted from 0.
    Goal, 32
}
cards! {
    /// An event card, counted from 0.
    EventCard, 38
}

impl Advance {
    pub fn category(self) -> Category {
        Category::ALL[self as usize / 4]
    }
    pub fn opens_category(self) -> bool {
        (self as usize).is_multiple_of(4)
    }
}

impl Category {
    pub fn first(self) -> Advance {
        Advance::ALL[self as usize * 4]
    }
    pub fn advances(self) -> [Advance; 4] {
        std::array::from_fn(|i| Advance::ALL[self as usize * 4 + i])
    }
    pub fn is_government(self) -> bool {
        self >= Category::Democracy
    }
}

impl Building {
    /// R7.2: whoever lacks it neither builds the building nor profits from it.
    pub fn unlocked_by(self) -> Advance {
        match self {
            Building::Fortress => Advance::Tactics,
            Building::Academy => Advance::Writing,
            Building::Temple => Advance::Myths,
            Building::Port => Advance::Fishing,
        }
    }
}
