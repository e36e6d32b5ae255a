//! Civilization: The Boardgame (2002), basic and advanced rules, for two to six players.
//!
//! Start with [`flow`] for the order of things and [`frames`] for what players are asked.

pub mod action;
pub mod battle;
pub mod data;
pub mod event;
pub mod exposed;
pub mod figure;
pub mod frames;
pub mod ids;
pub mod options;
pub mod production;
pub mod scoring;
pub mod state;
pub mod targets;
pub mod trade;
pub mod view;

mod audit;
mod chances;
mod elimination;
mod flow;
mod gauges;
mod heuristic;
mod markers;
mod milestones;
mod movement;
mod purchase;
mod resample;
mod rolls;
mod setup;
mod technology;
mod wonders;

pub use action::Action;
pub use event::Event;
pub use frames::Pending;
pub use options::Options;
pub use state::State;
pub use view::View;

kernel::game! {
    // R1.1, R9.1
    pub struct Civilization2002: "civilization-2002", revision 2, seats 2 to 6,
        reactions ["prompt-challenge", "prompt-join", "prompt-answer"];
}
text::spoken!(Civilization2002);
bots::opponents!(Civilization2002);
