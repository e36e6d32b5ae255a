//! Mirage: caravans take wells in a desert, in secret order, and raid each other's.
//!
//! Start with [`flow`] for the order of things and [`frames`] for what players are asked.

mod action;
mod audit;
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
mod state;
pub mod targets;
mod view;

pub use action::Action;
pub use data::tracks;
pub use event::Event;
pub use frames::{Pending, Travel};
pub use ids::{HOURS, Hour, WELLS, Well};
pub use options::Options;
pub use state::{Player, State};
pub use view::{PlayerView, View};

kernel::game! {
    // R2.1
    pub struct Template: "template", revision 1, seats 2 to 4;
}
text::spoken!(Template);
bots::opponents!(Template);
