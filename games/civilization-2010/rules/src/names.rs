//! Everything that has a name: one enum a family, the same words in state, data files, examples and texts.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A family of named things, small enough for a set of 64 bits.
pub trait Name: Copy + Eq + fmt::Debug + 'static {
    const ALL: &'static [Self];
    fn index(self) -> usize;
    fn id(self) -> &'static str;
}

macro_rules! names {
    ($name:ident { $($v:ident = $id:literal),* $(,)? }) => {
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum $name { $(#[serde(rename = $id)] $v),* }
        impl $name {
            pub const N: usize = [$($id),*].len();
            pub const LIST: [$name; Self::N] = [$($name::$v),*];
            pub fn of(index: usize) -> $name {
                Self::LIST[index]
            }
            pub fn named(id: &str) -> Option<$name> {
                match id { $($id => Some($name::$v),)* _ => None }
            }
            /// The id as text keys spell it.
            pub fn kebab(self) -> String {
                self.id().replace('_', "-")
            }
        }
        impl Name for $name {
            const ALL: &'static [Self] = &Self::LIST;
            fn index(self) -> usize { self as usize }
            fn id(self) -> &'static str { match self { $($name::$v => $id),* } }
        }
    };
}

names! { Tech { Agriculture = "agriculture", AnimalHusbandry = "animal_husbandry", CodeOfLaws = "code_of_laws", Currency = "currency", HorsebackRiding = "horseback_riding", Masonry = "masonry", Metalworking = "metalworking", Navigation = "navigation", Philosophy = "philosophy", Pottery = "pottery", Writing = "writing", Chivalry = "chivalry", CivilService = "civil_service", Construction = "construction", Democracy = "democracy", Engineering = "engineering", Irrigation = "irrigation", Mathematics = "mathematics", Monarchy = "monarchy", Mysticism = "mysticism", PrintingPress = "printing_press", Sailing = "sailing", Banking = "banking", Biology = "biology", Communism = "communism", Ecology = "ecology", Gunpowder = "gunpowder", MetalCasting = "metal_casting", MilitaryScience = "military_science", Railroad = "railroad", SteamPower = "steam_power", Theology = "theology", AtomicTheory = "atomic_theory", Ballistics = "ballistics", Combustion = "combustion", Computers = "computers", Flight = "flight", MassMedia = "mass_media", Plastics = "plastics", ReplaceableParts = "replaceable_parts", SpaceFlight = "space_flight" } }
names! { Event { AGiftFromAfar = "a_gift_from_afar", BreadAndCircuses = "bread_and_circuses", Counterfeiters = "counterfeiters", Defection = "defection", Disoriented = "disoriented", Drought = "drought", DutyAndHonor = "duty_and_honor", ExchangeOfIdeas = "exchange_of_ideas", Sabotage = "sabotage", TheCitizensAreRevolting = "the_citizens_are_revolting", WeLoveTheDespotDay = "we_love_the_despot_day", AGenerousGift = "a_generous_gift", Catastrophe = "catastrophe", Deforestation = "deforestation", Depression = "depression", Flooding = "flooding", JoustingTourney = "jousting_tourney", KnowledgeShared = "knowledge_shared", Lost = "lost", MassDefection = "mass_defection", Nationalism = "nationalism", TheCitizensAreRevoltingIi = "the_citizens_are_revolting_ii", WeLoveTheQueenDay = "we_love_the_queen_day", APrincelyGift = "a_princely_gift", BankScandal = "bank_scandal", Disaster = "disaster", OutOfPosition = "out_of_position", Patriotism = "patriotism", PrimetimeTv = "primetime_tv", ThinkTank = "think_tank", WeLoveThePresidentDay = "we_love_the_president_day", WholesaleDefection = "wholesale_defection" } }
names! { Person { AkiraKurosawa = "akira_kurosawa", FridaKahlo = "frida_kahlo", JerryGarcia = "jerry_garcia", MarkTwain = "mark_twain", Michelangelo = "michelangelo", Valmiki = "valmiki", WilliamShakespeare = "william_shakespeare", AdaLovelace = "ada_lovelace", Archimedes = "archimedes", FrankLloydWright = "frank_lloyd_wright", HenryFord = "henry_ford", NikolaTesla = "nikola_tesla", OrvilleWright = "orville_wright", ThomasEdison = "thomas_edison", GeorgyZhukov = "georgy_zhukov", GustavusAdolphus = "gustavus_adolphus", Hannibal = "hannibal", JoanOfArc = "joan_of_arc", KhalidIbnAlWalid = "khalid_ibn_al_walid", Leonidas = "leonidas", SunTzu = "sun_tzu", DrMartinLutherKing = "dr_martin_luther_king", FlorenceNightingale = "florence_nightingale", JacquesCousteau = "jacques_cousteau", JimHenson = "jim_henson", MotherTeresa = "mother_teresa", StFrancisOfAssisi = "st_francis_of_assisi", SusanBAnthony = "susan_b_anthony", APGiannini = "a_p_giannini", AdamSmith = "adam_smith", AndrewCarnegie = "andrew_carnegie", CaptainJamesCook = "captain_james_cook", LorenzoDeMedici = "lorenzo_de_medici", MarcoPolo = "marco_polo", ZhengHe = "zheng_he", AlanTuring = "alan_turing", AlbertEinstein = "albert_einstein", CharlesDarwin = "charles_darwin", GalileoGalilei = "galileo_galilei", LouisPasteur = "louis_pasteur", MarieCurie = "marie_curie", SirIsaacNewton = "sir_isaac_newton" } }
names! { Wonder { Stonehenge = "stonehenge", TheColossus = "the_colossus", TheHangingGardens = "the_hanging_gardens", TheOracle = "the_oracle", ChichenItza = "chichen_itza", TheGreatWall = "the_great_wall", ThePyramids = "the_pyramids", AngkorWat = "angkor_wat", BrandenburgGate = "brandenburg_gate", HimejiSamuraiCastle = "himeji_samurai_castle", PorcelainTower = "porcelain_tower", MachuPicchu = "machu_picchu", TajMahal = "taj_mahal", TheLouvre = "the_louvre", CristoRedentor = "cristo_redentor", PanamaCanal = "panama_canal", StatueOfLiberty = "statue_of_liberty", UnitedNations = "united_nations", BigBen = "big_ben", SydneyOperaHouse = "sydney_opera_house", TheKremlin = "the_kremlin" } }
names! { Building { Harbor = "harbor", TradingPost = "trading_post", Workshop = "workshop", IronMine = "iron_mine", Library = "library", University = "university", Granary = "granary", Aqueduct = "aqueduct", Market = "market", Bank = "bank", Temple = "temple", Cathedral = "cathedral", Barracks = "barracks", Academy = "academy" } }
names! { Civ { Americans = "americans", Chinese = "chinese", Egyptians = "egyptians", Germans = "germans", Romans = "romans", Russians = "russians", Arabs = "arabs", Greeks = "greeks", Indians = "indians", Spanish = "spanish" } }
names! { Government { Anarchy = "anarchy", Despotism = "despotism", Republic = "republic", Feudalism = "feudalism", Monarchy = "monarchy", Democracy = "democracy", Communism = "communism", Fundamentalism = "fundamentalism" } }
names! { Skill { Herding = "herding", AnimalHusbandry = "animal_husbandry", CodeOfLaws = "code_of_laws", Currency = "currency", HorsebackRiding = "horseback_riding", Metalworking = "metalworking", Philosophy = "philosophy", Pottery = "pottery", Writing = "writing", Chivalry = "chivalry", CivilService = "civil_service", Construction = "construction", Democracy = "democracy", Mathematics = "mathematics", Monarchy = "monarchy", Mysticism = "mysticism", PrintingPress = "printing_press", Banking = "banking", Biology = "biology", Communism = "communism", Ecology = "ecology", Gunpowder = "gunpowder", MetalCasting = "metal_casting", SteamPower = "steam_power", AtomicTheory = "atomic_theory", Nuke = "nuke", Ballistics = "ballistics", MassMedia = "mass_media", PlasticsBuild = "plastics_build", Plastics = "plastics" } }

names! { Res { Incense = "incense", Iron = "iron", Silk = "silk", Wheat = "wheat", Spy = "spy", Uranium = "uranium" } }
names! { Terrain { Forest = "forest", Mountain = "mountain", Desert = "desert", Water = "water", Grassland = "grassland" } }
names! { UnitType { Infantry = "infantry", Mounted = "mounted", Artillery = "artillery", Aircraft = "aircraft" } }
names! { PersonType { Artist = "artist", Builder = "builder", General = "general", Humanitarian = "humanitarian", Industrialist = "industrialist", Scientist = "scientist" } }
names! { Hut { Incense = "incense", Iron = "iron", Silk = "silk", Spy = "spy", Wheat = "wheat", FriendlyBarbarian = "friendly_barbarian", NativeArt = "native_art_3", Teacher = "teacher" } }
names! { Village { Iron = "iron", Spy = "spy", Uranium = "uranium", GreatPerson = "great_person", FriendlyWorkers = "friendly_workers", NativeArt = "native_art_6", Wealth = "wealth" } }
names! { Relic { Atlantis = "atlantis", SchoolOfConfucius = "school_of_confucius", SevenCitiesOfGold = "seven_cities_of_gold" } }
names! { Investment { Infrastructure = "infrastructure", MilitaryIndustrialComplex = "military_industrial_complex", PublicEducation = "public_education", EndowmentForTheArts = "endowment_for_the_arts" } }
names! { CoinPlace { CodeOfLaws = "code_of_laws", Pottery = "pottery", Democracy = "democracy", PrintingPress = "printing_press", PanamaCanal = "panama_canal", Sheet = "sheet" } }

/// A set of named things, written as a list of their names.
pub struct Set<E> {
    bits: u64,
    family: PhantomData<E>,
}

impl<E> Clone for Set<E> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<E> Copy for Set<E> {}
impl<E> PartialEq for Set<E> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}
impl<E> Eq for Set<E> {}
impl<E> Default for Set<E> {
    fn default() -> Self {
        Set::from_bits(0)
    }
}

impl<E> Set<E> {
    pub const fn from_bits(bits: u64) -> Self {
        Set { bits, family: PhantomData }
    }
    pub fn bits(self) -> u64 {
        self.bits
    }
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }
    pub fn or(self, other: Self) -> Self {
        Set::from_bits(self.bits | other.bits)
    }
    pub fn and(self, other: Self) -> Self {
        Set::from_bits(self.bits & other.bits)
    }
    pub fn minus(self, other: Self) -> Self {
        Set::from_bits(self.bits & !other.bits)
    }
}

impl<E: Name> Set<E> {
    pub fn of(item: E) -> Self {
        Set::from_bits(1 << item.index())
    }
    pub fn has(self, item: E) -> bool {
        self.bits >> item.index() & 1 == 1
    }
    pub fn put(&mut self, item: E) {
        self.bits |= 1 << item.index();
    }
    pub fn take(&mut self, item: E) {
        self.bits &= !(1 << item.index());
    }
    pub fn iter(self) -> impl Iterator<Item = E> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let i = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
            bits &= bits - 1;
            Some(E::ALL[i])
        })
    }
    pub fn where_(test: impl Fn(E) -> bool) -> Self {
        E::ALL.iter().copied().filter(|&e| test(e)).collect()
    }
}

impl<E: Name> FromIterator<E> for Set<E> {
    fn from_iter<I: IntoIterator<Item = E>>(items: I) -> Self {
        let mut set = Set::default();
        for item in items {
            set.put(item);
        }
        set
    }
}

impl<E: Name> fmt::Debug for Set<E> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<E: Name> Serialize for Set<E> {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter().map(|e| e.id()))
    }
}

impl<'d, E: Name> Deserialize<'d> for Set<E> {
    fn deserialize<D: Deserializer<'d>>(d: D) -> Result<Self, D::Error> {
        let list = Vec::<String>::deserialize(d)?;
        list.iter()
            .map(|id| {
                let found = E::ALL.iter().copied().find(|e| e.id() == id);
                found.ok_or_else(|| serde::de::Error::custom(format!("no such name: {id}")))
            })
            .collect()
    }
}

names! { Once { Invest = "invest", Government = "government", Decree = "decree", FreeBuilding = "free_building", Theft = "theft", Split = "split", Combustion = "combustion", Harvest = "harvest", ExtraMonarchy = "extra_monarchy" } }
