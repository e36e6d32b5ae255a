//! History of the World (2001): seven epochs, in each of which every player leads one empire.
//!
//! Start with [`flow`] for the order of things, [`frames`] for what players are asked, [`campaign`] and [`combat`] for
//! expansion.

mod action;
mod audit;
mod campaign;
mod chances;
mod choose;
mod combat;
mod data;
mod event;
mod flow;
mod frames;
mod gauges;
mod heuristic;
mod ids;
mod options;
mod resample;
mod scoring;
mod setup;
mod sickness;
mod state;
pub mod targets;
mod treason;
mod view;

pub use action::{Action, Foe};
pub use combat::{Route, Side, odds};
pub use data::{Board, CardKind, Class, board};
pub use event::{Event, Fallen, Outcome, Roll};
pub use frames::{CivilWar, Draft, Monuments, Pay, Pending, PressOn, Stage};
pub use ids::{Card, Empire, LANDS, Land, Minor, Region, SEAS, Sea, Terrain};
pub use options::{
    Deccan, IncasAztecs, MinorEmpire, Options, TerrainReading, Treachery, TreacheryArmies, TreacheryStack,
};
pub use scoring::Level;
pub use state::{
    Army, Campaign, CampaignKind, Hand, Jihad, LandStanding, Manned, Origin, Player, Score, State, Turn,
    World,
};
pub use view::*;

kernel::game! {
    // R2.1
    pub struct HistoryOfTheWorld: "history-of-the-world", revision 2, seats 3 to 6;
}
text::spoken!(HistoryOfTheWorld);
bots::opponents!(HistoryOfTheWorld);
