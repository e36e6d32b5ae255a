//! What games share: maps, payments, odds, and what a bot needs to know of a game. Rules stay in the games.

pub mod area;
pub mod heuristic;
pub mod hex;
pub mod odds;
pub mod payment;
pub mod square;

pub use heuristic::Heuristic;
