//! What games share and the kernel need not know: maps of areas, exact odds of dice.

pub mod area;
pub mod odds;
