//! What games share: maps, payments, odds, and what a bot needs to know of a game. Rules stay in the games.

pub mod area;
pub mod heuristic;
pub mod odds;

pub use heuristic::Heuristic;
