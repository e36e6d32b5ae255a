//! Facts of the box, read once from `data/*.json`. An owner of the box who finds a fact wrong corrects it there.

use crate::ids::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::ops::Index;
use std::sync::LazyLock;

/// A discovery tile or card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Discovery {
    pub plunder: u8,
    pub per_soldier: u8,
    pub resistance: u8,
    pub vp: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    Base,
    Expansion,
}

/// R6.5.2: when a building works.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Type {
    Immediate,
    Once,
    Permanent,
}

/// Where a free worker goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum DockSpace {
    X,
    Y,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Where {
    AnyDiscoveredRegions,
    OneRegionWithOwnWorker,
}

/// What a conditional building counts at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Per {
    Good,
    WorkerInNewWorld,
    Ship,
    SoldierInNewWorld,
    BuilderInNewWorld,
    CapitalBuilding,
    ColonizedRegionWithPresence,
    Money,
    DiscoveryTileOrCard,
    #[serde(rename = "own_worker_on_specialist_track_round8")]
    SpecialistTrackRound8,
}

fn one() -> u8 {
    1
}

/// What a building does (section 12), with its numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Effect {
    GainWorkers {
        worker: Kind,
        n: u8,
    },
    FreeWorker {
        worker: Kind,
        space: Option<DockSpace>,
    },
    GainMoney {
        n: u16,
    },
    GainShip {
        n: u8,
    },
    GainSpecialistsChoice {
        n: u8,
    },
    GainMoneyPer {
        per: Good,
        n: u16,
    },
    GainMoneyPerChoice {
        per: [Good; 2],
        n: u16,
    },
    TakeMoneyFromEachOpponent {
        n: u16,
    },
    DrawGoods {
        n: u8,
    },
    FreeDiscovery,
    SetValue {
        worker: Kind,
        value: u8,
    },
    ResistanceModifier {
        n: i8,
    },
    MissionaryBonus {
        n: u8,
    },
    CancelMissionaryBonus,
    ShipsAsDockSpaces {
        max: u8,
    },
    MoveWorkerToFront,
    MoveWorkerAdjacent {
        worker: Kind,
    },
    MoveWorkers {
        worker: Kind,
        n: u8,
    },
    PlaceWorkers {
        worker: Kind,
        n: u8,
        r#where: Where,
    },
    PlaceWorkersWithPartner {
        worker: Kind,
        n: u8,
    },
    SwapGoodWithOpponent,
    SellGoods {
        price: u16,
    },
    RemoveOneFromEachColony {
        min_size: u8,
    },
    RemoveWorkers {
        worker: Kind,
        n: u8,
    },
    StealDiscoveryTiles {
        players: u8,
    },
    DefenceSoldier {
        n: u8,
    },
    VpPer {
        per: Per,
        vp: u16,
        #[serde(default = "one")]
        divisor: u8,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct BuildingFacts {
    pub id: Building,
    pub age: u8,
    pub set: Edition,
    #[serde(rename = "type")]
    pub kind: Type,
    pub cost: u16,
    pub vp: u16,
    pub effect: Effect,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct KindFacts {
    pub id: Kind,
    /// R3.1.
    pub per_player: u8,
    pub merchant_ship_value: u8,
    pub discovery_value: u8,
    pub building_discount: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionFacts {
    pub good: Good,
    /// No source says so: we chose it (R17.1). Others are recalled (R17.2).
    pub good_reconstructed: bool,
    pub starts_discovered: bool,
    /// R12.13, R17.3: what it touches.
    pub adjacent: Set<Region>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct NationFacts {
    pub id: Nation,
    pub uses_total: u8,
    pub uses_per_age: Option<u8>,
}

/// Prices that rise with the age.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ByAge {
    #[serde(rename = "1")]
    one: u16,
    #[serde(rename = "2")]
    two: u16,
    #[serde(rename = "3")]
    three: u16,
}

impl ByAge {
    pub fn of(&self, age: u8) -> u16 {
        [self.one, self.two, self.three][age as usize - 1]
    }
}

/// R7.1: what goods of a kind, or any three, make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct SetValues {
    pub any_three: u16,
    pub three_same: u16,
    pub four_same: u16,
}

/// R10.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct ColonyValues {
    pub min_workers_one_player: u32,
    pub first: u16,
    pub second: u16,
    pub tie_two_first: u16,
    pub tie_three_plus_first: u16,
    pub second_if_first_tied: u16,
    pub tie_second: u16,
    pub builder_first: u16,
    pub builder_second: u16,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub struct Constants {
    pub war_cost: u16,
    pub training_cost: u16,
    pub merchant_arrival: u16,
    pub new_colonists_per_round: u8,
    pub set_values: SetValues,
    pub colony: ColonyValues,
    pub buy_vp_cost: ByAge,
    pub scout_cost: ByAge,
    pub start_money: u16,
    pub auction_money: u16,
    pub rounds: u8,
    pub goods_on_track: u8,
    pub buildings_face_up: u8,
}

pub struct Facts {
    pub regions: PerId<Region, RegionFacts, REGIONS>,
    pub goods: PerId<Good, u8, GOODS>,
    pub kinds: PerId<Kind, KindFacts, KINDS>,
    pub tiles: [Discovery; TILES],
    pub cards: PerId<Card, Discovery, CARDS>,
    pub buildings: PerId<Building, BuildingFacts, BUILDINGS>,
    pub nations: [NationFacts; NATIONS],
    pub constants: Constants,
}

impl Index<Tile> for Facts {
    type Output = Discovery;
    fn index(&self, tile: Tile) -> &Discovery {
        &self.tiles[tile.0 as usize]
    }
}

/// The mark of what we chose to fill a gap.
pub const RECONSTRUCTED: &str = "RECONSTRUCTED";

fn parse<T: DeserializeOwned>(name: &str, json: &str, list: &str) -> Vec<T> {
    let mut whole: serde_json::Value =
        serde_json::from_str(json).unwrap_or_else(|e| panic!("data/{name}.json: {e}"));
    serde_json::from_value(whole[list].take()).unwrap_or_else(|e| panic!("data/{name}.json: {list}: {e}"))
}

/// A list whose ids must be all of `K`, in order.
fn in_order<K: Id, T, U, const N: usize>(
    list: &[T],
    id: impl Fn(&T) -> K,
    make: impl Fn(&T) -> U,
) -> PerId<K, U, N> {
    assert_eq!(list.len(), N, "as many facts as there are ids");
    PerId::from_fn(|k: K| {
        let fact = &list[k.index()];
        assert_eq!(id(fact), k, "facts stand in the order of their ids");
        make(fact)
    })
}

fn read() -> Facts {
    #[derive(Deserialize)]
    struct RegionRow {
        id: Region,
        good: Good,
        good_source: String,
        starts_discovered: bool,
        adjacent: Vec<Region>,
    }
    #[derive(Deserialize)]
    struct GoodRow {
        id: Good,
        count: u8,
    }
    #[derive(Deserialize)]
    struct CardRow {
        id: Card,
        #[serde(flatten)]
        facts: Discovery,
    }
    let regions: Vec<RegionRow> = parse("regions", include_str!("../data/regions.json"), "regions");
    let goods: Vec<GoodRow> = parse("goods", include_str!("../data/goods.json"), "goods");
    let kinds: Vec<KindFacts> = parse("workers", include_str!("../data/workers.json"), "workers");
    let discoveries = include_str!("../data/discoveries.json");
    let tiles: Vec<Discovery> = parse("discoveries", discoveries, "tiles");
    let cards: Vec<CardRow> = parse("discoveries", discoveries, "cards");
    let buildings: Vec<BuildingFacts> =
        parse("buildings", include_str!("../data/buildings.json"), "buildings");
    let nations: Vec<NationFacts> = parse("nations", include_str!("../data/nations.json"), "nations");
    let constants = serde_json::from_str(include_str!("../data/constants.json"));
    Facts {
        regions: in_order(
            &regions,
            |r| r.id,
            |r| RegionFacts {
                good: r.good,
                good_reconstructed: r.good_source == RECONSTRUCTED,
                starts_discovered: r.starts_discovered,
                adjacent: r.adjacent.iter().copied().collect(),
            },
        ),
        goods: in_order(&goods, |g| g.id, |g| g.count),
        kinds: in_order(&kinds, |k| k.id, |k| *k),
        tiles: tiles.try_into().expect("sixteen tiles"),
        cards: in_order(&cards, |c| c.id, |c| c.facts),
        buildings: in_order(&buildings, |b| b.id, |b| *b),
        nations: nations.try_into().expect("six nations"),
        constants: constants.unwrap_or_else(|e| panic!("data/constants.json: {e}")),
    }
}

static FACTS: LazyLock<Facts> = LazyLock::new(read);

/// All facts.
#[inline]
pub fn facts() -> &'static Facts {
    &FACTS
}

impl Building {
    #[inline]
    pub fn facts(self) -> &'static BuildingFacts {
        &facts().buildings[self]
    }
}

impl Nation {
    pub fn facts(self) -> &'static NationFacts {
        &facts().nations[self.index()]
    }
}

impl Tile {
    pub fn facts(self) -> &'static Discovery {
        &facts()[self]
    }
}

impl Card {
    pub fn facts(self) -> &'static Discovery {
        &facts().cards[self]
    }
}
