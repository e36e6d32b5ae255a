//! What games share: named ids and sets of them, maps, payments, odds, and what a bot needs to know of a game. Rules stay
//! in the games.

#![warn(missing_docs)]

pub mod area;
pub mod gauge;
pub mod heuristic;
pub mod hex;
mod id;
pub mod odds;
pub mod payment;
pub mod per_id;
pub mod set;
pub mod square;

pub use gauge::{Gauge, Gauges};
pub use heuristic::Heuristic;
pub use id::{Id, Named};
pub use per_id::PerId;
pub use set::Set;
