//! Clash of Cultures (2012) for 2 to 4 seats.
//!
//! Start with [`flow`] for the order of things, [`frames`] for what players are asked; `cities`, `movement`, `battle` and
//! `cards` have what the decisions share. `targets` has what a table draws.

mod action;
mod advances;
mod audit;
mod battle;
mod board;
mod cards;
mod cities;
mod data;
mod event;
mod flow;
mod foretold;
mod frames;
mod gauges;
mod heuristic;
mod ids;
mod movement;
mod options;
mod resample;
mod routes;
mod scoring;
mod setup;
mod state;
pub mod targets;
mod telling;
mod trade;
mod view;

pub use action::{Action, By, Loss, Ruin};
pub use battle::round::VALUE_PER_HIT;
pub use battle::{Battle, Kind as BattleKind};
pub use board::{by_label, hex_of, label, layout, region};
pub use data::data;
pub use event::{Event, Fought, Site};
pub use frames::battle::{Lay, Losses, Next, Step};
pub use frames::{Arrive, Declare, Explore, Lifted, Move, Pending, Purpose, Short, Via};
pub use ids::*;
pub use options::{Events, Length, Options};
pub use scoring::Score;
pub use state::goods::{Bill, Pile};
pub use state::units::{Cargo, Group, Ship, Unit, UnitId};
pub use state::{Camp, City, Done, Known, Player, Region, State, Turn, WonderState};
pub use trade::{Deal, Trade};
pub use view::*;

kernel::game! {
    pub struct ClashOfCultures: "clash-of-cultures", revision 2, seats 2 to 4,
        reactions ["prompt-react", "prompt-invited", "prompt-answer"];
}
text::spoken!(ClashOfCultures);
bots::opponents!(ClashOfCultures);
