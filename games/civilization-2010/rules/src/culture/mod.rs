//! R14: the culture track and culture events; R2.4, R16: wonders.

pub mod events;
pub mod track;
pub mod wonders;
