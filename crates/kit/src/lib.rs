//! What games share.

pub mod square;
