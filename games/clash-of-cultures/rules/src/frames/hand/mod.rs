//! Decisions about the cards of a hand (R15, R16).

mod agent;
mod claim;
mod hire;
mod plans;
mod react;

pub use agent::Agent;
pub use claim::{Claim, Declare};
pub use hire::{HIRE, Hire, Hired, hirable};
pub use plans::{Plans, draw_plans};
pub use react::React;

use super::*;
