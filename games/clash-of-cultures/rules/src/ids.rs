//! Names of things. Their order is that of the data files.

use kernel::{Msg, msg};
pub use kit::{Id, Named, Set};
use serde::{Deserialize, Serialize};

kit::ids! {
    /// R1.2.
    pub enum Terrain: u8, "terrain-{}" {
        Fertile = "fertile",
        Forest = "forest",
        Mountain = "mountain",
        Barren = "barren",
        Sea = "sea",
    }
}
kit::ids! {
    /// R7.2, besides the Settlement.
    pub enum Building: u8, "building-{}" {
        Fortress = "fortress",
        Academy = "academy",
        Temple = "temple",
        Port = "port",
    }
}
kit::ids! {
    pub enum Mood: u8, "mood-{}" {
        Angry = "angry",
        Neutral = "neutral",
        Happy = "happy",
    }
}
kit::ids! {
    pub enum UnitKind: u8, "unit-{}" {
        Settler = "settler",
        Army = "army",
        Ship = "ship",
    }
}
kit::ids! {
    pub enum Good: u8, "good-{}" {
        Food = "food",
        Ore = "ore",
        Wood = "wood",
        Idea = "idea",
        Gold = "gold",
        Mood = "mood",
        Culture = "culture",
    }
}
kit::ids! {
    pub enum Category: u16, "category-{}" {
        Agriculture = "agriculture",
        Construction = "construction",
        Maritime = "maritime",
        Education = "education",
        War = "war",
        Spirituality = "spirituality",
        Economy = "economy",
        Culture = "culture",
        Science = "science",
        Democracy = "democracy",
        Autocracy = "autocracy",
        Theocracy = "theocracy",
    }
}
kit::ids! {
    pub enum Advance: u64, "advance-{}" {
        Farming = "farming",
        Irrigation = "irrigation",
        Storage = "storage",
        Husbandry = "husbandry",
        Mining = "mining",
        Engineering = "engineering",
        Sanitation = "sanitation",
        Roads = "roads",
        Fishing = "fishing",
        Cartography = "cartography",
        Warships = "warships",
        Navigation = "navigation",
        Writing = "writing",
        PublicEducation = "public_education",
        FreeEducation = "free_education",
        Philosophy = "philosophy",
        Tactics = "tactics",
        Siegecraft = "siegecraft",
        SteelWeapons = "steel_weapons",
        Draft = "draft",
        Myths = "myths",
        Rituals = "rituals",
        Priesthood = "priesthood",
        StateReligion = "state_religion",
        Bartering = "bartering",
        TradeRoutes = "trade_routes",
        Currency = "currency",
        Taxes = "taxes",
        Arts = "arts",
        Sports = "sports",
        Monuments = "monuments",
        Theatre = "theatre",
        Math = "math",
        Astronomy = "astronomy",
        Chemistry = "chemistry",
        Metallurgy = "metallurgy",
        Voting = "voting",
        SeparationOfPowers = "separation_of_powers",
        CivilLiberties = "civil_liberties",
        EconomicLiberty = "economic_liberty",
        Nationalism = "nationalism",
        Totalitarianism = "totalitarianism",
        AbsolutePower = "absolute_power",
        ForcedLabour = "forced_labour",
        Dogma = "dogma",
        Devotion = "devotion",
        Conversion = "conversion",
        Fanaticism = "fanaticism",
    }
}
kit::ids! {
    pub enum Wonder: u8, "wonder-{}" {
        GreatLibrary = "great_library",
        GreatLighthouse = "great_lighthouse",
        GreatGardens = "great_gardens",
        GreatPyramids = "great_pyramids",
        GreatMausoleum = "great_mausoleum",
        GreatStatue = "great_statue",
        GreatWall = "great_wall",
    }
}
kit::ids! {
    /// The upper half of an action card.
    pub enum Title: u32, "card-{}" {
        Breakthrough = "breakthrough",
        ForeignInspiration = "foreign_inspiration",
        Triumph = "triumph",
        Agent = "agent",
        Scholars = "scholars",
        VictorIdeas = "victor_ideas",
        HiredBarbarians = "hired_barbarians",
        Assimilation = "assimilation",
        CityWorks = "city_works",
        SingleCrop = "single_crop",
        Expedition = "expedition",
        Truce = "truce",
        Leadership = "leadership",
        Murder = "murder",
        BumperHarvest = "bumper_harvest",
        ChangeOfPlans = "change_of_plans",
        TwinStudies = "twin_studies",
        ConqueredLessons = "conquered_lessons",
        Levy = "levy",
        KnowledgeExchange = "knowledge_exchange",
        FertileMinds = "fertile_minds",
    }
}
kit::ids! {
    /// The lower half of an action card.
    pub enum Half: u16, "combat-{}" {
        SkirmishScreen = "skirmish_screen",
        Surrounded = "surrounded",
        WedgeAttack = "wedge_attack",
        HighSpirits = "high_spirits",
        StubbornResistance = "stubborn_resistance",
        UpperGround = "upper_ground",
        SurpriseMove = "surprise_move",
        StarveThemOut = "starve_them_out",
        CitizensToArms = "citizens_to_arms",
        StrongerWalls = "stronger_walls",
        FightingWithdrawal = "fighting_withdrawal",
        ClosedRanks = "closed_ranks",
        Scouts = "scouts",
        SelfSacrifice = "self_sacrifice",
        Volley = "volley",
        FlankAttack = "flank_attack",
    }
}
kit::ids! {
    pub enum Objective: u64, "objective-{}" {
        LargeCivilization = "large_civilization",
        AcademyLead = "academy_lead",
        PortLead = "port_lead",
        AdvanceLead = "advance_lead",
        TempleLead = "temple_lead",
        AllConstruction = "all_construction",
        FiveIdeas = "five_ideas",
        FourHappy = "four_happy",
        AllEducation = "all_education",
        BalancedStock = "balanced_stock",
        FiveGold = "five_gold",
        FiveOre = "five_ore",
        FiveWood = "five_wood",
        FiveFood = "five_food",
        FourBuildingTypes = "four_building_types",
        CategoryLead = "category_lead",
        Colony = "colony",
        AllCulture = "all_culture",
        TwoInfluencedCities = "two_influenced_cities",
        AllScience = "all_science",
        AllEconomy = "all_economy",
        Metropolis = "metropolis",
        AllMaritime = "all_maritime",
        FullGovernment = "full_government",
        FourLonelyCities = "four_lonely_cities",
        DistantFounding = "distant_founding",
        ThreeRoutes = "three_routes",
        TwoSeaRoutes = "two_sea_routes",
        NineCategories = "nine_categories",
        InfluenceLead = "influence_lead",
        WonderBuilder = "wonder_builder",
        DraftTwice = "draft_twice",
        Conqueror = "conqueror",
        TwoBattles = "two_battles",
        General = "general",
        GreatBattle = "great_battle",
        Defiance = "defiance",
        SeaBlockade = "sea_blockade",
        NavalAssault = "naval_assault",
        LargeFleet = "large_fleet",
        LargeArmy = "large_army",
        FortressLead = "fortress_lead",
        StandingArmy = "standing_army",
        AllWar = "all_war",
        Bold = "bold",
        Threat = "threat",
        LegendaryBattle = "legendary_battle",
        Scavenger = "scavenger",
        Aggressor = "aggressor",
        BarbarianConquest = "barbarian_conquest",
        MilitaryMight = "military_might",
        Resistance = "resistance",
        TerrorRegime = "terror_regime",
        Outpost = "outpost",
    }
}
kit::ids! {
    pub enum EventTitle: u32, "happening-{}" {
        Plague = "plague",
        Epidemic = "epidemic",
        Famine = "famine",
        SevereFamine = "severe_famine",
        GoodYear = "good_year",
        VeryGoodYear = "very_good_year",
        SplendidYear = "splendid_year",
        GreatExplorer = "great_explorer",
        GreatArtist = "great_artist",
        GreatProphet = "great_prophet",
        GreatPhilosopher = "great_philosopher",
        GreatScientist = "great_scientist",
        ElderStatesman = "elder_statesman",
        GreatWarlord = "great_warlord",
        GreatMerchant = "great_merchant",
        GreatEngineer = "great_engineer",
        PopulationBoom = "population_boom",
        Volcano = "volcano",
        Earthquake = "earthquake",
        GreatEarthquake = "great_earthquake",
        Flood = "flood",
        GreatFlood = "great_flood",
        Migration = "migration",
        CivilWar = "civil_war",
        Revolution = "revolution",
    }
}
kit::ids! {
    /// Effects that work once a turn.
    pub enum Use: u16, "advance-{}" {
        Husbandry = "husbandry",
        Cartography = "cartography",
        FreeEducation = "free_education",
        Priesthood = "priesthood",
        StateReligion = "state_religion",
        Taxes = "taxes",
        Arts = "arts",
        Theatre = "theatre",
        AbsolutePower = "absolute_power",
        Library = "library",
    }
}
kit::ids! {
    pub enum Icon: u8, "face-icon-{}" {
        Attack = "attack",
        Arrival = "arrival",
        Exhausted = "exhausted",
        GoldMine = "gold_mine",
    }
}
kit::numbered! {
    /// An action card, counted from 0 in the order of `action_cards.json`.
    pub struct Card: u64, 42
}
kit::numbered! {
    /// R16.1: an objective card, counted from 0. It shows two objectives.
    pub struct Goal: u32, 32
}
kit::numbered! {
    /// An event card, counted from 0.
    pub struct EventCard: u64, 38
}

kit::numbered! {
    /// A space: ten times its column plus its row, both from 0. The fourth column and seventh row are 36 on every layout.
    pub struct Space: u128, 110
}
/// No space.
pub const NOWHERE: Space = Space(255);

/// Which level an advance raises (R6.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    None,
    Mood,
    Culture,
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

impl Good {
    /// So many of a resource or token.
    pub fn times(self, n: u8) -> Msg {
        self.term().num("n", n)
    }
}

impl Card {
    /// Both halves: two cards of a title differ by the other.
    pub fn term(self) -> Msg {
        msg("card").with("title", self.title().term()).with("half", self.half().term())
    }
}

impl Goal {
    pub fn term(self) -> Msg {
        let fact = self.fact();
        msg("goal").with("top", fact.top.term()).with("bottom", fact.bottom.term())
    }
}
