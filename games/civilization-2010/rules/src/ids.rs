//! Everything that has a name: one family each, the same words in state, data files, examples and texts.

use kernel::Key;
pub use kit::{Id, Named, PerId, Set};

kit::ids! {
    /// A technology.
    pub enum Tech: u64, "tech-{}" {
        Agriculture = "agriculture", AnimalHusbandry = "animal_husbandry", CodeOfLaws = "code_of_laws",
        Currency = "currency", HorsebackRiding = "horseback_riding", Masonry = "masonry",
        Metalworking = "metalworking", Navigation = "navigation", Philosophy = "philosophy",
        Pottery = "pottery", Writing = "writing", Chivalry = "chivalry", CivilService = "civil_service",
        Construction = "construction", Democracy = "democracy", Engineering = "engineering",
        Irrigation = "irrigation", Mathematics = "mathematics", Monarchy = "monarchy",
        Mysticism = "mysticism", PrintingPress = "printing_press", Sailing = "sailing", Banking = "banking",
        Biology = "biology", Communism = "communism", Ecology = "ecology", Gunpowder = "gunpowder",
        MetalCasting = "metal_casting", MilitaryScience = "military_science", Railroad = "railroad",
        SteamPower = "steam_power", Theology = "theology", AtomicTheory = "atomic_theory",
        Ballistics = "ballistics", Combustion = "combustion", Computers = "computers", Flight = "flight",
        MassMedia = "mass_media", Plastics = "plastics", ReplaceableParts = "replaceable_parts",
        SpaceFlight = "space_flight",
    }
}
kit::ids! {
    /// A culture event: a title, of which there are several cards.
    pub enum CultureEvent: u32, "card-{}" {
        AGiftFromAfar = "a_gift_from_afar", BreadAndCircuses = "bread_and_circuses",
        Counterfeiters = "counterfeiters", Defection = "defection", Disoriented = "disoriented",
        Drought = "drought", DutyAndHonor = "duty_and_honor", ExchangeOfIdeas = "exchange_of_ideas",
        Sabotage = "sabotage", TheCitizensAreRevolting = "the_citizens_are_revolting",
        WeLoveTheDespotDay = "we_love_the_despot_day", AGenerousGift = "a_generous_gift",
        Catastrophe = "catastrophe", Deforestation = "deforestation", Depression = "depression",
        Flooding = "flooding", JoustingTourney = "jousting_tourney", KnowledgeShared = "knowledge_shared",
        Lost = "lost", MassDefection = "mass_defection", Nationalism = "nationalism",
        TheCitizensAreRevoltingIi = "the_citizens_are_revolting_ii",
        WeLoveTheQueenDay = "we_love_the_queen_day", APrincelyGift = "a_princely_gift",
        BankScandal = "bank_scandal", Disaster = "disaster", OutOfPosition = "out_of_position",
        Patriotism = "patriotism", PrimetimeTv = "primetime_tv", ThinkTank = "think_tank",
        WeLoveThePresidentDay = "we_love_the_president_day", WholesaleDefection = "wholesale_defection",
    }
}
kit::ids! {
    /// A great person card.
    pub enum Person: u64, "person-{}" {
        AkiraKurosawa = "akira_kurosawa", FridaKahlo = "frida_kahlo", JerryGarcia = "jerry_garcia",
        MarkTwain = "mark_twain", Michelangelo = "michelangelo", Valmiki = "valmiki",
        WilliamShakespeare = "william_shakespeare", AdaLovelace = "ada_lovelace", Archimedes = "archimedes",
        FrankLloydWright = "frank_lloyd_wright", HenryFord = "henry_ford", NikolaTesla = "nikola_tesla",
        OrvilleWright = "orville_wright", ThomasEdison = "thomas_edison", GeorgyZhukov = "georgy_zhukov",
        GustavusAdolphus = "gustavus_adolphus", Hannibal = "hannibal", JoanOfArc = "joan_of_arc",
        KhalidIbnAlWalid = "khalid_ibn_al_walid", Leonidas = "leonidas", SunTzu = "sun_tzu",
        DrMartinLutherKing = "dr_martin_luther_king", FlorenceNightingale = "florence_nightingale",
        JacquesCousteau = "jacques_cousteau", JimHenson = "jim_henson", MotherTeresa = "mother_teresa",
        StFrancisOfAssisi = "st_francis_of_assisi", SusanBAnthony = "susan_b_anthony",
        APGiannini = "a_p_giannini", AdamSmith = "adam_smith", AndrewCarnegie = "andrew_carnegie",
        CaptainJamesCook = "captain_james_cook", LorenzoDeMedici = "lorenzo_de_medici",
        MarcoPolo = "marco_polo", ZhengHe = "zheng_he", AlanTuring = "alan_turing",
        AlbertEinstein = "albert_einstein", CharlesDarwin = "charles_darwin",
        GalileoGalilei = "galileo_galilei", LouisPasteur = "louis_pasteur", MarieCurie = "marie_curie",
        SirIsaacNewton = "sir_isaac_newton",
    }
}
kit::ids! {
    pub enum Wonder: u32, "wonder-{}" {
        Stonehenge = "stonehenge", TheColossus = "the_colossus", TheHangingGardens = "the_hanging_gardens",
        TheOracle = "the_oracle", ChichenItza = "chichen_itza", TheGreatWall = "the_great_wall",
        ThePyramids = "the_pyramids", AngkorWat = "angkor_wat", BrandenburgGate = "brandenburg_gate",
        HimejiSamuraiCastle = "himeji_samurai_castle", PorcelainTower = "porcelain_tower",
        MachuPicchu = "machu_picchu", TajMahal = "taj_mahal", TheLouvre = "the_louvre",
        CristoRedentor = "cristo_redentor", PanamaCanal = "panama_canal",
        StatueOfLiberty = "statue_of_liberty", UnitedNations = "united_nations", BigBen = "big_ben",
        SydneyOperaHouse = "sydney_opera_house", TheKremlin = "the_kremlin",
    }
}
kit::ids! {
    /// A building, in its basic or its upgraded form.
    pub enum Building: u16, "building-{}" {
        Harbor = "harbor", TradingPost = "trading_post", Workshop = "workshop", IronMine = "iron_mine",
        Library = "library", University = "university", Granary = "granary", Aqueduct = "aqueduct",
        Market = "market", Bank = "bank", Temple = "temple", Cathedral = "cathedral", Barracks = "barracks",
        Academy = "academy",
    }
}
kit::ids! {
    /// A civilization.
    pub enum Civ: u16, "civ-{}" {
        Americans = "americans", Chinese = "chinese", Egyptians = "egyptians", Germans = "germans",
        Romans = "romans", Russians = "russians", Arabs = "arabs", Greeks = "greeks", Indians = "indians",
        Spanish = "spanish",
    }
}
kit::ids! {
    pub enum Government: u8, "government-{}" {
        Anarchy = "anarchy", Despotism = "despotism", Republic = "republic", Feudalism = "feudalism",
        Monarchy = "monarchy", Democracy = "democracy", Communism = "communism",
        Fundamentalism = "fundamentalism",
    }
}
kit::ids! {
    /// An ability of a technology: one that is used, with or without a price (R9.6, R9.8).
    pub enum Skill: u32, "skill-{}" {
        Herding = "herding", AnimalHusbandry = "animal_husbandry", CodeOfLaws = "code_of_laws",
        Currency = "currency", HorsebackRiding = "horseback_riding", Metalworking = "metalworking",
        Philosophy = "philosophy", Pottery = "pottery", Writing = "writing", Chivalry = "chivalry",
        CivilService = "civil_service", Construction = "construction", Democracy = "democracy",
        Mathematics = "mathematics", Monarchy = "monarchy", Mysticism = "mysticism",
        PrintingPress = "printing_press", Banking = "banking", Biology = "biology", Communism = "communism",
        Ecology = "ecology", Gunpowder = "gunpowder", MetalCasting = "metal_casting",
        SteamPower = "steam_power", AtomicTheory = "atomic_theory", Nuke = "nuke",
        Ballistics = "ballistics", MassMedia = "mass_media", PlasticsBuild = "plastics_build",
        Plastics = "plastics",
    }
}
kit::ids! {
    /// Tokens of the market first; spies and uranium lie only under markers (R2.3).
    pub enum Resource: u8, "resource-{}" {
        Incense = "incense", Iron = "iron", Silk = "silk", Wheat = "wheat", Spy = "spy",
        Uranium = "uranium",
    }
}
kit::ids! {
    pub enum Terrain: u8, "terrain-{}" {
        Forest = "forest", Mountain = "mountain", Desert = "desert", Water = "water",
        Grassland = "grassland",
    }
}
kit::ids! {
    pub enum UnitType: u8, "unit-{}" {
        Infantry = "infantry", Mounted = "mounted", Artillery = "artillery", Aircraft = "aircraft",
    }
}
kit::ids! {
    /// R15.3: six types of great people.
    pub enum PersonType: u8, "person-type-{}" {
        Artist = "artist", Builder = "builder", General = "general", Humanitarian = "humanitarian",
        Industrialist = "industrialist", Scientist = "scientist",
    }
}
kit::ids! {
    /// What may lie under a hut (R17.1).
    pub enum Hut: u8, "hut-{}" {
        Incense = "incense", Iron = "iron", Silk = "silk", Spy = "spy", Wheat = "wheat",
        FriendlyBarbarian = "friendly_barbarian", NativeArt = "native_art_3", Teacher = "teacher",
    }
}
kit::ids! {
    /// What may lie under a village (R17.2).
    pub enum Village: u8, "village-{}" {
        Iron = "iron", Spy = "spy", Uranium = "uranium", GreatPerson = "great_person",
        FriendlyWorkers = "friendly_workers", NativeArt = "native_art_6", Wealth = "wealth",
    }
}
kit::ids! {
    /// R17.3.
    pub enum Relic: u8, "relic-{}" {
        Atlantis = "atlantis", SchoolOfConfucius = "school_of_confucius",
        SevenCitiesOfGold = "seven_cities_of_gold",
    }
}
kit::ids! {
    /// R13.4.
    pub enum Investment: u8, "investment-{}" {
        Infrastructure = "infrastructure", MilitaryIndustrialComplex = "military_industrial_complex",
        PublicEducation = "public_education", EndowmentForTheArts = "endowment_for_the_arts",
    }
}
kit::ids! {
    /// Where coin tokens lie.
    pub enum CoinPlace: u8, "coin-place-{}" {
        CodeOfLaws = "code_of_laws", Pottery = "pottery", Democracy = "democracy",
        PrintingPress = "printing_press", PanamaCanal = "panama_canal", Sheet = "sheet",
    }
}
kit::ids! {
    /// What a player does at most once a turn.
    pub enum Once: u16, "once-{}" {
        Invest = "invest", Government = "government", Decree = "decree", FreeBuilding = "free_building",
        Theft = "theft", Split = "split", Combustion = "combustion", Harvest = "harvest",
        ExtraMonarchy = "extra_monarchy",
    }
}
kit::ids! {
    /// R3.1, and the setup before the first turn.
    pub enum Phase: u8, "phase-{}" {
        Setup = "setup", Start = "start", Trade = "trade", City = "city", Movement = "movement", Research = "research",
    }
}
kit::ids! {
    /// R21.1: how the game is won; the limit is the table's own (R21.3).
    pub enum Victory: u8, "victory-{}" {
        Culture = "culture", Technology = "technology", Economic = "economic", Military = "military", Limit = "limit",
    }
}

impl Resource {
    /// What the market holds tokens of (R2.3): incense, iron, silk, wheat.
    pub const MARKET: [Resource; 4] = [Resource::Incense, Resource::Iron, Resource::Silk, Resource::Wheat];
}

impl Government {
    /// The text of the publisher's later card (R24.1); `help` is that of the first box.
    pub fn later(self) -> Key {
        Key::Owned(format!("government-{}-later", self.name()))
    }
}
