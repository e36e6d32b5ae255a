//! Decisions of movement (R9) and exploration (R10).

mod explore;
mod march;
mod moving;
mod survey;

pub use explore::{Dock, Explore, NewCamp, Via};
pub use march::{Arrive, March};
pub use moving::{Lifted, Move};
pub use survey::{Homestead, HomesteadPaid, Survey};

use super::*;
