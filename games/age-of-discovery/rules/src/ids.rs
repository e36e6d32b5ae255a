//! The names of things. Facts about them are in `data/`; what they are called is in `text/`.

use crate::table::{Id, Table, ids};
use kernel::{Msg, Seat, msg};
use serde::{Deserialize, Serialize};

ids! {
    /// A sort of worker. R1.4: all but the colonist are specialists.
    Kind {
        Colonist = "colonist",
        Captain = "captain",
        Merchant = "merchant",
        Missionary = "missionary",
        Soldier = "soldier",
        Builder = "builder",
    }
}

ids! {
    /// A region of the New World.
    Region {
        NewFrance = "new_france",
        NewEngland = "new_england",
        Virginia = "virginia",
        Florida = "florida",
        NewSpain = "new_spain",
        Caribbean = "caribbean",
        NewGranada = "new_granada",
        Peru = "peru",
        Brazil = "brazil",
    }
}

ids! {
    /// A sort of trade good.
    Good {
        Silver = "silver",
        Sugar = "sugar",
        Gold = "gold",
        Tobacco = "tobacco",
        Coffee = "coffee",
        Indigo = "indigo",
        Fur = "fur",
        Cattle = "cattle",
        Cocoa = "cocoa",
        Fish = "fish",
        Rice = "rice",
    }
}

ids! {
    /// A national board.
    Nation {
        England = "england",
        Spain = "spain",
        France = "france",
        Portugal = "portugal",
        Holland = "holland",
        Italy = "italy",
    }
}

ids! {
    /// A worker track, in the order in which they are resolved (R6.0.1).
    Track {
        Initiative = "initiative",
        Dock = "dock",
        Goods = "goods",
        MerchantShip = "merchant_ship",
        Buildings = "buildings",
        Discovery = "discovery",
        Specialists = "specialists",
        War = "war",
    }
}

ids! {
    /// A box of the specialist track, left to right.
    Training {
        Captain = "captain",
        Merchant = "merchant",
        Missionary = "missionary",
        Soldier = "soldier",
        Builder = "builder",
        Any = "any",
    }
}

ids! {
    /// A discovery card.
    Card {
        Mississippi = "mississippi",
        GreatLakes = "great_lakes",
        Pampas = "pampas",
        California = "california",
        Philippines = "philippines",
        SouthSeas = "south_seas",
        Ethiopia = "ethiopia",
        Amazon = "amazon",
        NorthwestTerritory = "northwest_territory",
        Australia = "australia",
        Japan = "japan",
        Siam = "siam",
        Moluccas = "moluccas",
        India = "india",
        Circumnavigation = "circumnavigation",
        China = "china",
    }
}

ids! {
    /// A capital building: one id a tile, so the twins have one each.
    Building {
        Colonists = "colonists",
        Colonists2 = "colonists_2",
        Monastery = "monastery",
        TradeRoutes = "trade_routes",
        TrainingGrounds = "training_grounds",
        IndenturedServitude = "indentured_servitude",
        Conquistadors = "conquistadors",
        Navigator = "navigator",
        IncaConquest = "inca_conquest",
        TradingPost = "trading_post",
        Cartography = "cartography",
        SpoilsMoney1 = "spoils_money_1",
        SpoilsShip = "spoils_ship",
        SpoilsSpecialists = "spoils_specialists",
        Magellan = "magellan",
        NewWorldCity = "new_world_city",
        NewWorldMission = "new_world_mission",
        Overpopulation = "overpopulation",
        Smuggler = "smuggler",
        Plague1 = "plague_1",
        IndianAllies = "indian_allies",
        Privateers = "privateers",
        Shipyards = "shipyards",
        Cathedral = "cathedral",
        Taxes = "taxes",
        University = "university",
        WestIndiesCompany = "west_indies_company",
        ColonizationLaws = "colonization_laws",
        RumDistillery = "rum_distillery",
        Market = "market",
        MilitaryAcademy = "military_academy",
        Fortress = "fortress",
        Stables = "stables",
        SpoilsMoney2 = "spoils_money_2",
        SpoilsGoods = "spoils_goods",
        StoneMasonry = "stone_masonry",
        PapalEdict = "papal_edict",
        Mint = "mint",
        Trader = "trader",
        Reformation = "reformation",
        Mayflower = "mayflower",
        Plague2 = "plague_2",
        Militia = "militia",
        Mercantilism = "mercantilism",
        Population = "population",
        Navy = "navy",
        Power = "power",
        Prosperity = "prosperity",
        Glory = "glory",
        Wealth = "wealth",
        Migration = "migration",
        Factory = "factory",
        AgeOfDiscovery = "age_of_discovery",
        NewWorldCapital = "new_world_capital",
        AgeOfReason = "age_of_reason",
        RewritingHistory = "rewriting_history",
        Plague3 = "plague_3",
    }
}

pub const KINDS: usize = Kind::COUNT;
pub const GOODS: usize = Good::COUNT;
pub const REGIONS: usize = Region::COUNT;
pub const BUILDINGS: usize = Building::COUNT;
pub const TILES: usize = 16;
pub const CARDS: usize = Card::COUNT;

/// How many workers of each sort.
pub type Workers = Table<Kind, u8, KINDS>;
/// How many tokens of each good.
pub type Goods = Table<Good, u8, GOODS>;

/// A discovery tile, counted from 0 as in `data/discoveries.json`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(pub u8);

/// A worker on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worker {
    pub seat: Seat,
    pub kind: Kind,
}

impl Kind {
    pub fn name(self) -> Msg {
        msg(format!("worker-{}", self.key()))
    }
    /// What it is good for.
    pub fn help(self) -> Msg {
        msg(format!("worker-{}-help", self.key()))
    }
    /// With its number: "3 colonists".
    pub fn counted(self, n: u32) -> Msg {
        msg(format!("workers-{}", self.key())).num("n", n)
    }
}

impl Region {
    /// As on a map: "Peru", "Caribbean".
    pub fn name(self) -> Msg {
        msg(format!("region-{}", self.key()))
    }
    /// With its article: "the Caribbean", « le Pérou ».
    pub fn the(self) -> Msg {
        msg(format!("region-the-{}", self.key()))
    }
    /// "to Peru", as somebody comes or is sent there.
    pub fn to(self) -> Msg {
        msg(format!("region-to-{}", self.key()))
    }
    /// With its preposition: "in Peru", « au Pérou ».
    pub fn place(self) -> Msg {
        msg(format!("region-in-{}", self.key()))
    }
}

impl Good {
    pub fn name(self) -> Msg {
        msg(format!("good-{}", self.key()))
    }
}

impl Nation {
    pub fn name(self) -> Msg {
        msg(format!("nation-{}", self.key()))
    }
    /// Its power.
    pub fn help(self) -> Msg {
        msg(format!("nation-{}-help", self.key()))
    }
}

impl Track {
    pub fn name(self) -> Msg {
        msg(format!("track-{}", self.key()))
    }
    /// What it does.
    pub fn help(self) -> Msg {
        msg(format!("track-{}-help", self.key()))
    }
}

impl Training {
    /// The specialist this box gives; the last one gives any, for money.
    pub fn kind(self) -> Option<Kind> {
        match self {
            Training::Captain => Some(Kind::Captain),
            Training::Merchant => Some(Kind::Merchant),
            Training::Missionary => Some(Kind::Missionary),
            Training::Soldier => Some(Kind::Soldier),
            Training::Builder => Some(Kind::Builder),
            Training::Any => None,
        }
    }
    pub fn name(self) -> Msg {
        msg(format!("training-{}", self.key()))
    }
    /// What it gives.
    pub fn help(self) -> Msg {
        msg(format!("training-{}-help", self.key()))
    }
}

impl Card {
    pub fn name(self) -> Msg {
        msg(format!("card-{}", self.key()))
    }
}

impl Building {
    /// The twins share a name.
    pub fn title(self) -> &'static str {
        match self {
            Building::Colonists2 => Building::Colonists.key(),
            other => other.key(),
        }
    }
    pub fn name(self) -> Msg {
        msg(format!("building-{}", self.title()))
    }
    /// What it does, in a sentence.
    pub fn help(self) -> Msg {
        msg(format!("building-{}-help", self.title()))
    }
}

/// Several workers, as a list of counted names.
pub fn crew(workers: &Workers) -> Vec<Msg> {
    workers.pairs().filter(|(_, n)| **n > 0).map(|(kind, n)| kind.counted(*n as u32)).collect()
}
