//! What one audience may see. Ids for clicks are those of `targets.rs`.

use super::underway::Underway;
use crate::battle::Kind;
use crate::frames::battle::Step;
use crate::ids::*;
use crate::options::Options;
use crate::scoring::Score;
use crate::state::goods::Pile;
use crate::state::{Done, WonderState};
use kernel::Seat;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are, if anybody's.
    pub who: Option<Seat>,
    pub options: Options,
    pub round: u8,
    pub rounds: u8,
    pub cycle: u8,
    /// The status phase, after the last turns of a round.
    pub status: bool,
    pub first: Seat,
    pub over: bool,
    pub turn: TurnView,
    pub spaces: Vec<SpaceView>,
    pub cities: Vec<CityView>,
    pub camps: Vec<CampView>,
    pub players: Vec<PlayerView>,
    pub wonders: Vec<WonderView>,
    pub piles: Piles,
    pub discards: Set<Card>,
    pub goal_discards: Set<Goal>,
    pub event_discards: Set<EventCard>,
    pub plague: bool,
    pub battle: Option<BattleView>,
    pub trade: Option<TradeView>,
    /// Units picked up, as piece ids.
    pub lifted: Vec<u16>,
    /// A region turned over and not laid yet.
    pub explored: Option<Unlaid>,
    /// The event card of this turn, whether its text counts or only its icon, and who revealed it.
    pub happening: Option<(EventCard, bool, Seat)>,
    /// Objective cards drawn by Change of Plans, for who drew them.
    pub plans: Vec<Goal>,
    /// How far the viewer is with the objectives on their own cards, and would be with those on others they know and might take.
    pub aims: Vec<Aim>,
    /// Where a city's Cultural Influence reaches without tokens.
    pub influence: Vec<Range>,
    /// What attacks by the units picked up would come to.
    pub odds: Vec<Odds>,
    /// For the gauges; whoever reads a view reads the question.
    #[serde(skip)]
    pub underway: Underway,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TurnView {
    pub seat: Seat,
    pub actions: u8,
    pub used: Set<Use>,
    pub influenced: bool,
    pub forced_labour: bool,
    pub collects: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    pub at: Space,
    /// Axial coordinates of a flat-topped grid.
    pub q: i8,
    pub r: i8,
    pub slot: u8,
    /// `None`: undiscovered.
    pub terrain: Option<Terrain>,
    pub exhausted: bool,
    pub home: Option<Seat>,
}

/// A region that may lie two ways: its terrain in the order of the slot's spaces, unturned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Unlaid {
    pub slot: u8,
    pub number: u8,
    pub terrain: [Terrain; 4],
    /// R13.2: where barbarians could settle, unturned and turned.
    #[serde(skip)]
    pub camps: [Set<Space>; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CityView {
    pub at: Space,
    pub owner: Seat,
    pub mood: Mood,
    pub size: u8,
    /// Buildings with the colour of each, and whether they work.
    pub pieces: Vec<(Building, Seat, bool)>,
    pub quay: Option<Space>,
    pub wonder: Option<Wonder>,
    pub activations: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct CampView {
    pub at: Space,
    pub units: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub stock: Pile,
    pub limits: Pile,
    pub culture_level: u8,
    pub mood_level: u8,
    pub advances: Set<Advance>,
    pub units: Vec<UnitView>,
    /// Pieces left: Settlements, then buildings in their order.
    pub pieces_left: [u8; 5],
    pub hand_size: u8,
    pub goal_count: u8,
    /// Own cards, or what the viewer knows of a stranger's.
    pub hand: Set<Card>,
    pub goals: Set<Goal>,
    pub completed: Vec<Done>,
    pub persons: Set<EventCard>,
    pub hindered: u8,
    /// Whom this player may not attack now.
    pub score: Score,
    pub half_points: u16,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct UnitView {
    /// Piece id as in `targets.rs`.
    pub piece: u16,
    pub kind: UnitKind,
    pub at: Space,
    pub aboard: Option<u8>,
    pub fought: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct WonderView {
    pub wonder: Wonder,
    pub state: WonderState,
    pub cost: Pile,
    pub needs: Set<Advance>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Piles {
    pub cards: u8,
    pub goals: u8,
    pub events: u8,
    pub tiles: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BattleView {
    pub kind: Kind,
    pub at: Space,
    pub from: Space,
    pub sides: [SideView; 2],
    pub round: u8,
    pub step: Step,
    pub fortress: bool,
    pub no_die: bool,
    pub no_cancel: bool,
    /// If it is fought to the end, asked after each round.
    pub odds: Option<Odds>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideView {
    /// `None`: the barbarians.
    pub seat: Option<Seat>,
    pub units: u8,
    /// What it rolls with now: dice, what is added, hits besides, hits it cancels.
    pub dice: u8,
    pub modifier: i8,
    pub steel: u8,
    pub cancels: u8,
    pub rolls: Vec<u8>,
    /// Dice of its card in this round.
    #[serde(skip)]
    pub cast: Vec<u8>,
    pub value: u8,
    pub hits: u8,
    pub lost: u8,
    /// A combat card lies there; which one, if it may be seen.
    pub laid: bool,
    pub card: Option<Card>,
    pub half: Option<Half>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TradeView {
    pub from: Seat,
    pub to: Seat,
    pub give: Pile,
    pub ask: Pile,
    pub card_count: u8,
    pub goal_count: u8,
    pub ask_cards: u8,
    pub ask_goals: u8,
    pub cards: Set<Card>,
    pub goals: Set<Goal>,
    pub proposed: bool,
    /// R18.4: what either side would have no room for.
    #[serde(skip)]
    pub lost: [Pile; 2],
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Range {
    pub from: Space,
    pub range: u8,
    pub spaces: Vec<Space>,
}

/// An objective whose condition is counted: what there is, and what it takes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Aim {
    pub objective: Objective,
    pub have: u8,
    pub need: u8,
}

/// Chances in percent, without combat cards.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Odds {
    pub to: Space,
    pub win: u8,
    pub lose: u8,
}
