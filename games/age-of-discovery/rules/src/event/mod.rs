//! What happened. `narrate` gives each its sentence.

mod narrate;
use crate::action::{Goal, Queue, Spot};
use crate::{frames::Dest, ids::*, scoring::Breakdown};
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};
pub use narrate::narrate;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    AuctionOpened {
        seat: Seat,
    },
    Bid {
        seat: Seat,
        n: u8,
    },
    DroppedOut {
        seat: Seat,
    },
    WonAuction {
        seat: Seat,
        price: u8,
        position: u8,
    },
    LastBoard {
        seat: Seat,
        price: u8,
        position: u8,
    },
    TookNation {
        seat: Seat,
        nation: Nation,
    },
    OrderSet {
        order: ArrayVec<Seat, 6>,
    },
    StartMoney {
        seat: Seat,
        n: u16,
    },
    CaptainsReady {
        seat: Seat,
        n: u8,
    },
    TileShown {
        region: Region,
        tile: Tile,
    },
    LastAgeShown {
        buildings: Vec<Building>,
    },
    RoundBegins {
        round: u8,
        age: u8,
    },
    TrackBegins {
        track: Track,
    },
    IncomeBegins,
    BenefitsBegin,
    RefreshBegins,
    Placed {
        seat: Seat,
        kind: Kind,
        spot: Spot,
        space: u8,
    },
    ScoutedTile {
        seat: Seat,
        region: Region,
        cost: u16,
        tile: Option<Tile>,
    },
    ScoutedDeck {
        seat: Seat,
        cost: u16,
        card: Option<Card>,
    },
    PutBack {
        seat: Seat,
        under: bool,
    },
    // Powers.
    UniversityUsed {
        seat: Seat,
        whose: Seat,
        queue: Queue,
    },
    EnglandAdded {
        seat: Seat,
        n: u8,
    },
    EnglandSet {
        seat: Seat,
        line: Vec<Worker>,
    },
    FranceTook {
        seat: Seat,
        good: Good,
    },
    HollandTook {
        seat: Seat,
    },
    ItalyReplaced {
        seat: Seat,
        kind: Kind,
        place: Training,
        whose: Seat,
        out: Kind,
    },
    StablesMoved {
        seat: Seat,
        from: Region,
        to: Region,
    },
    PowerDeclined {
        seat: Seat,
        nation: Nation,
    },
    // Tracks.
    InitiativePaid {
        seat: Seat,
        n: u16,
    },
    Landed {
        seat: Seat,
        kind: Kind,
        region: Region,
    },
    StayedHome {
        seat: Seat,
        kind: Kind,
    },
    MerchantPaid {
        seat: Seat,
        n: u16,
    },
    Converted {
        seat: Seat,
        region: Region,
        n: u8,
    },
    ReformationSpoke {
        seat: Seat,
        owner: Seat,
        region: Region,
    },
    RegionGood {
        seat: Seat,
        region: Region,
        good: Good,
    },
    TookGood {
        seat: Seat,
        good: Good,
    },
    LeftGoods {
        seat: Seat,
    },
    NoGoodLeft {
        seat: Seat,
    },
    ShipWon {
        seat: Seat,
        value: u32,
        tied: bool,
    },
    ShipStays,
    NoShip,
    Bought {
        seat: Seat,
        building: Building,
        price: u16,
    },
    BoughtNothing {
        seat: Seat,
        /// R6.5.1: what was in hand, where that paid for nothing and nobody was asked.
        too_little: Option<u16>,
    },
    ExpeditionSent {
        seat: Seat,
        party: Workers,
        goal: Goal,
        value: u32,
    },
    ExpeditionWaits {
        seat: Seat,
    },
    TileRevealed {
        region: Region,
        tile: Tile,
    },
    CardRevealed {
        card: Card,
    },
    Succeeded {
        seat: Seat,
        goal: Goal,
        value: u32,
        needed: u8,
        lowered: u8, // R6.6.3: by one's own Plague, of what is printed.
        plunder: u16,
        soldiers: u16,
        vp: u8,
    },
    Failed {
        seat: Seat,
        goal: Goal,
        value: u32,
        needed: u8,
        lowered: u8,
    },
    TileReplaced {
        region: Region,
        tile: Tile,
    },
    CardReshuffled {
        card: Card,
    },
    FreeDiscovery {
        seat: Seat,
        region: Region,
        tile: Tile,
        plunder: u16,
    },
    Settled {
        seat: Seat,
        kind: Kind,
        region: Region,
    },
    Gained {
        seat: Seat,
        kind: Kind,
        to: Dest,
        /// No round follows in which it could be placed.
        last_round: bool,
    },
    GainLost {
        seat: Seat,
        kind: Kind,
    },
    Exchanged {
        seat: Seat,
        region: Region,
        kind: Kind,
    },
    Trained {
        seat: Seat,
        kind: Kind,
        cost: u16,
    },
    TrainedNobody {
        seat: Seat,
    },
    WarPassed {
        seat: Seat,
    },
    BattleDeclared {
        seat: Seat,
        against: Seat,
        region: Region,
    },
    WarDeclared {
        seat: Seat,
        against: Seat,
        cost: u16,
        regions: Vec<Region>,
    },
    BattleFought {
        region: Region,
        attacker: Seat,
        defender: Seat,
        attacker_lost: Workers,
        defender_lost: Workers,
        militia: bool,
    },
    // Buildings.
    MoneyFrom {
        seat: Seat,
        building: Building,
        n: u16,
    },
    ShipFrom {
        seat: Seat,
        building: Building,
    },
    GoodsFrom {
        seat: Seat,
        building: Building,
        goods: Goods,
    },
    BagEmpty {
        seat: Seat,
        building: Building,
    },
    FreeWorker {
        seat: Seat,
        building: Building,
        kind: Kind,
    },
    EdictNamed {
        seat: Seat,
        partner: Seat,
    },
    EdictSettled {
        seat: Seat,
        region: Region,
        n: u8,
    },
    EdictIdle {
        seat: Seat,
    },
    PlagueTook {
        seat: Seat,
        region: Region,
        kind: Kind,
    },
    PlagueStruck {
        seat: Seat,
        victim: Seat,
        region: Region,
        n: u8,
    },
    PlagueSpared {
        seat: Seat,
    },
    TileStolen {
        seat: Seat,
        from: Seat,
        tile: Tile,
    },
    Privateered {
        seat: Seat,
        from: Seat,
        n: u16,
    },
    Smuggled {
        seat: Seat,
        from: Seat,
        gave: Good,
        took: Good,
    },
    Sold {
        seat: Seat,
        good: Good,
        n: u16,
    },
    Minted {
        seat: Seat,
        good: Good,
        n: u16,
    },
    Migrated {
        seat: Seat,
        from: Region,
        to: Region,
    },
    Income {
        seat: Seat,
        n: u16,
    },
    GoodsRefreshed {
        removed: Vec<Good>,
        drawn: Vec<Good>,
    },
    ShipAdded,
    AgeEnded {
        age: u8,
    },
    BuildingsRevealed {
        buildings: Vec<Building>,
    },
    NewColonists {
        n: u8,
    },
    ColonyScored {
        seat: Seat,
        region: Region,
        n: u16,
    },
    BoughtVp {
        seat: Seat,
        n: u16,
        cost: u16,
    },
    NewOrder {
        order: ArrayVec<Seat, 6>,
    },
    FinalScore {
        seat: Seat,
        score: Breakdown,
    },
    Won {
        seats: SeatSet,
    },
}
