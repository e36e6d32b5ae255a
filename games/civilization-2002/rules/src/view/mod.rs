//! What one audience may see, built by naming it. Everything is open but face-down markers nobody showed it, picks
//! and joinings that are not revealed, and the markers left in the box (R6.1).

mod build;

pub use build::view;

use crate::action::Unit;
use crate::battle::{Pick, Roll, Side};
use crate::figure::Figure;
use crate::frames::Pending;
use crate::ids::*;
use crate::options::Options;
use crate::production::Icons;
use crate::scoring::Score;
use crate::state::*;
use crate::trade::Item;
use kernel::{Audience, Seat, SeatSet};
use serde::Serialize;

#[derive(PartialEq, Debug, Serialize)]
pub struct View {
    pub who: Audience,
    pub options: Options,
    pub turn: u16,
    pub era: Era,
    pub phase: Phase,
    pub first: Seat,
    pub open: SeatSet,
    /// What is pending; none of the frames holds a secret.
    pub frame: Pending,
    pub regions: Vec<RegionView>,
    pub players: Vec<PlayerView>,
    pub pieces: Vec<PieceView>,
    pub technologies: Vec<TechView>,
    pub wonders: Vec<WonderView>,
    pub improvements: Vec<ImprovementView>,
    pub market: Vec<SaleView>,
    pub milestones: Vec<MilestoneView>,
    pub critical: Option<Critical>,
    pub challenges: Vec<(Area, SeatSet)>,
    pub battle: Option<BattleView>,
    pub deal: Option<DealView>,
    pub era_ends: bool,
    /// As things stand, the game ends when this turn does (R6.10).
    pub last_turn: bool,
    pub ending: Option<Ending>,
    pub markers_left: usize,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct RegionView {
    pub area: Area,
    pub face: Face,
    /// Face up, or face down and seen by this audience.
    pub marker: Option<Marker>,
    /// Everybody saw who looked.
    pub known: SeatSet,
    pub owner: Option<Seat>,
    pub size: u8,
    pub limit: u8,
    pub holder: Option<Seat>,
    pub resource: Option<Marker>,
    pub happy: bool,
    pub always_happy: bool,
    pub productive: bool,
    pub fertile: bool,
    /// What its city card is worth in production.
    pub value: u16,
    /// R4.2.2: what of it its size and its resource make, before moods and productivity; nothing in the basic game.
    pub base: u16,
    pub grown: bool,
    pub founded: bool,
    pub placed: u8,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub gold: u16,
    pub technologies: Set<Tech>,
    pub wonders: Set<Wonder>,
    /// Wonders whose effect still holds.
    pub active: Set<Wonder>,
    pub improvements: Set<Improvement>,
    pub icons: Icons,
    /// How many of their city cards could use a happy icon, and how many a productive one.
    pub wanting: Icons,
    pub out: bool,
    pub settlements: u8,
    pub armies: u8,
    pub fleets: u8,
    pub aircraft: u8,
    pub settlers: u8,
    pub proposals: u8,
    /// How the gold of the last production came about.
    pub production: Production,
    /// What production would bring as things stand.
    pub forecast: Production,
    /// What it brings time and again: with the icons where they earn most, and without what the dice made critical, which is paid
    /// once.
    pub income: u16,
    pub score: Score,
    pub points: i32,
    pub partners: SeatSet,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct PieceView {
    /// As in `Target::Piece`.
    pub id: u16,
    pub seat: Seat,
    pub slot: Slot,
    pub figure: Figure,
    pub area: Area,
    pub left: u8,
    pub aboard: Option<Slot>,
    pub picked: bool,
    pub frozen: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct TechView {
    pub tech: Tech,
    pub era: Era,
    pub owner: Option<Seat>,
    /// Set aside by an eliminated player, or lost with its era.
    pub aside: bool,
    pub prerequisites: Set<Tech>,
    pub missing: Set<Tech>,
    /// What this audience would pay.
    pub price: u16,
    pub great: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct WonderView {
    pub wonder: Wonder,
    pub era: Era,
    pub technology: Tech,
    pub owner: Option<Seat>,
    pub in_supply: bool,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct ImprovementView {
    pub improvement: Improvement,
    pub era: Era,
    pub technology: Tech,
    pub in_play: bool,
    pub owners: SeatSet,
    pub price: u16,
    /// What of the price would go to whom if this audience bought it (R4.3.4).
    pub share: Option<(Seat, u16)>,
}

/// A kind of figure, as it is now.
#[derive(PartialEq, Debug, Serialize)]
pub struct SaleView {
    pub kind: Kind,
    pub figure: Figure,
    pub price: u16,
    pub dice: u8,
    pub bonus: u8,
    pub open: bool,
    /// R4.6.4: the technology it is sold by; nothing for settlers and in the basic game.
    pub technology: Option<Tech>,
    /// What of the price would go to whom if this audience bought it (R4.3.4).
    pub share: Option<(Seat, u16)>,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct MilestoneView {
    pub milestone: Milestone,
    pub era: Era,
    pub claimed: bool,
    pub met: SeatSet,
    /// How much each seat has of what it asks for.
    pub counted: Vec<u16>,
}

#[derive(PartialEq, Debug, Serialize)]
pub struct BattleView {
    pub area: Area,
    pub leaders: [Seat; 2],
    pub sides: Vec<Option<Side>>,
    pub ready: [bool; 2],
    /// Own pick, or the one the Oracle shows.
    pub picks: [Option<Pick>; 2],
    pub round: u8,
    pub last: Option<[Roll; 2]>,
    /// What every unit of a leader adds here: for its owner's technologies (R3.4) and for the settlement (R4.7).
    pub science: [u8; 2],
    pub defence: [u8; 2],
    pub forces: [Vec<Unit>; 2],
}

#[derive(PartialEq, Debug, Serialize)]
pub struct DealView {
    pub from: Seat,
    pub to: Seat,
    pub give: Vec<Item>,
    pub take: Vec<Item>,
    pub pay: u16,
    pub ask: u16,
    /// For whoever proposes and whoever is asked: the income of the coming production without this deal, and with it.
    pub income: [(u16, u16); 2],
    /// Their points without this deal, and with it.
    pub points: [(i32, i32); 2],
    /// While it is put together: what every card that could still be lent, and every settlement, would make of the two incomes.
    pub tried: Vec<TriedView>,
}

/// What earns gold in production and could still be part of a deal.
#[derive(PartialEq, Debug, Serialize)]
pub struct TriedView {
    pub item: Item,
    /// For whoever proposes and whoever is asked: the income with the deal as it is, and with this, too.
    pub income: [(u16, u16); 2],
}
