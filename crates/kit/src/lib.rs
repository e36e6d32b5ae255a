//! What games share: grids, payments.

pub mod hex;
pub mod payment;
