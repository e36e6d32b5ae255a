//! Empires: Age of Discovery, with the Builder expansion, nations and all variants, for 2 to 6 players.
//!
//! Start with [`flow`] for the order of things, [`frames`] for what players are asked, [`gains`] and [`income`] for what
//! pays. The numbers at the checks (`R6.2.3`) are those of `RULES.md`.

mod action;
mod audit;
mod buildings;
mod chances;
mod data;
mod discovery;
mod event;
mod figures;
mod flow;
mod frames;
mod gains;
mod gauges;
mod heuristic;
mod ids;
mod income;
mod options;
mod purpose;
mod purse;
mod refill;
mod resample;
mod scoring;
mod scouting;
mod setup;
mod stakes;
mod state;
pub mod targets;
mod tracks;
mod university;
mod view;

pub use action::{Action, Goal, Queue, Spot};
pub use buildings::times;
pub use data::{
    BuildingFacts, ColonyValues, Discovery, DockSpace, Edition, Effect, Facts, Per, RECONSTRUCTED, Type,
    facts,
};
pub use event::Event;
pub use frames::{Battle, Dest, Expedition, Moment, Pending, Recruit};
pub use ids::{Building, Card, Good, Goods, Kind, Nation, Region, Tile, Track, Training, Worker, Workers};
pub use income::best as best_income;
pub use options::{Options, StartMode};
pub use scoring::{Breakdown, Landing, Places, colony_of};
pub use state::{Deck, Land, LandTile, Peeked, Phase, Place, Player, Reveal, Seen, State, Tracks};
pub use view::{DeckView, FoundCard, FoundTile, LandView, Mat, Offered, Owned, View};

kernel::game! {
    pub struct AgeOfDiscovery: "age-of-discovery", revision 2, seats 2 to 6,
        reactions ["prompt-window", "prompt-window-order"];
}
text::spoken!(AgeOfDiscovery);
bots::opponents!(AgeOfDiscovery);
