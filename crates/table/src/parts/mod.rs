//! The parts of a screen that every game shares, one file each. Each puts its keyed elements.

pub mod about;
pub mod aids;
pub mod chart;
pub mod copy;
pub mod deeds;
pub mod history;
pub mod lesson;
pub mod mats;
pub mod plan;
pub mod prompt;
pub mod reasons;
pub mod score;
pub mod since;
pub mod slips;
pub mod stands;
pub mod stepper;
pub mod story;
pub mod take_back;
pub mod talk;
