//! The names of things. Facts about them are in `data/`; what they are called is in `text/`.

use kernel::{Msg, Seat, msg};
pub use kit::{Id, Named, PerId, Set};
use serde::{Deserialize, Serialize};

kit::ids! {
    /// A sort of worker. R1.4: all but the colonist are specialists.
    pub enum Kind: u8, "worker-{}" {
        Colonist = "colonist",
        Captain = "captain",
        Merchant = "merchant",
        Missionary = "missionary",
        Soldier = "soldier",
        Builder = "builder",
    }
}

kit::ids! {
    /// A region of the New World.
    pub enum Region: u16, "region-{}" {
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

kit::ids! {
    /// A sort of trade good.
    pub enum Good: u16, "good-{}" {
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

kit::ids! {
    /// A national board.
    pub enum Nation: u8, "nation-{}" {
        England = "england",
        Spain = "spain",
        France = "france",
        Portugal = "portugal",
        Holland = "holland",
        Italy = "italy",
    }
}

kit::ids! {
    /// A worker track, in the order in which they are resolved (R6.0.1).
    pub enum Track: u8, "track-{}" {
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

kit::ids! {
    /// A box of the specialist track, left to right.
    pub enum Training: u8, "training-{}" {
        Captain = "captain",
        Merchant = "merchant",
        Missionary = "missionary",
        Soldier = "soldier",
        Builder = "builder",
        Any = "any",
    }
}

kit::ids! {
    /// A discovery card.
    pub enum Card: u16, "card-{}" {
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

kit::ids! {
    /// A capital building: one id a tile, so the twins have one each.
    pub enum Building: u64, "building-{}" {
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

/// R3.5: eight on the map, eight in the box.
pub const TILES: usize = 16;

kit::numbered! {
    /// A discovery tile, counted from 0 as in `data/discoveries.json`.
    pub struct Tile: u16, TILES
}

pub const KINDS: usize = Kind::COUNT;
pub const GOODS: usize = Good::COUNT;
pub const REGIONS: usize = Region::COUNT;
pub const NATIONS: usize = Nation::COUNT;
pub const BUILDINGS: usize = Building::COUNT;
pub const CARDS: usize = Card::COUNT;

/// How many workers of each sort.
pub type Workers = PerId<Kind, u8, KINDS>;
/// How many tokens of each good.
pub type Goods = PerId<Good, u8, GOODS>;

/// A worker on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Worker {
    pub seat: Seat,
    pub kind: Kind,
}

impl Kind {
    /// With its number: "3 colonists".
    pub fn counted(self, n: u32) -> Msg {
        msg(self.key_in("workers-{}")).num("n", n)
    }
}

impl Region {
    /// With its article: "the Caribbean", « le Pérou ».
    pub fn the(self) -> Msg {
        msg(self.key_in("region-the-{}"))
    }
    /// "to Peru", as somebody comes or is sent there.
    pub fn to(self) -> Msg {
        msg(self.key_in("region-to-{}"))
    }
    /// With its preposition: "in Peru", « au Pérou ».
    pub fn place(self) -> Msg {
        msg(self.key_in("region-in-{}"))
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
}

/// "3rd": of a place counted from 0.
pub fn nth(place: usize) -> &'static str {
    const NTH: [&str; 12] = [
        "nth-1", "nth-2", "nth-3", "nth-4", "nth-5", "nth-6", "nth-7", "nth-8", "nth-9", "nth-10", "nth-11",
        "nth-12",
    ];
    NTH[place.min(NTH.len() - 1)]
}

/// Several workers, as a list of counted names.
pub fn crew(workers: &Workers) -> Vec<Msg> {
    workers.pairs().filter(|(_, n)| **n > 0).map(|(kind, n)| kind.counted(*n as u32)).collect()
}
