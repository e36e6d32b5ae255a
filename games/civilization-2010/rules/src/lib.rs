//! Civilization: The Board Game (2010) with Fame and Fortune.
//!
//! Start with [`flow`] for the order of things and [`frames`] for what players are asked; the folders are the chapters of
//! the rulebook. Rule numbers are those of `RULES.md`.

mod action;
mod announcement;
mod audit;
mod battle;
mod chances;
mod choose;
mod city;
mod culture;
mod data;
mod event;
mod flow;
mod frames;
mod gauges;
mod government;
mod heuristic;
mod ids;
mod investment;
mod movement;
mod options;
mod payment;
mod people;
pub mod places;
mod resample;
mod research;
mod scoring;
mod setup;
mod state;
pub mod targets;
mod trade;
mod uses;
mod view;

pub use action::{Action, Good, Item, Loot, Payment};
pub use announcement::{Aim, Plan, Struck, Victim, What};
pub use battle::{Battle, BattleKind, Fighter, Side};
pub use city::sources::Source;
pub use city::yields::Yield;
pub use data::{Age, Icons, Layout, Mode, Printed, Spot, Timing, TrackSpace, data};
pub use event::{Event, Forces, Fought, Gains};
pub use frames::{Gift, Pending, Use};
pub use ids::*;
pub use options::{Civilizations, Governments, GreatPeople, Options};
pub use state::*;
pub use trade::Goods;
pub use view::*;

kernel::game! {
    // R2.1
    pub struct Civilization2010: "civilization-2010", revision 2, seats 2 to 5,
        reactions ["prompt-phase-start", "prompt-cancel", "prompt-watch", "prompt-interrupt", "prompt-answer"];
}
text::spoken!(Civilization2010);
bots::opponents!(Civilization2010);
