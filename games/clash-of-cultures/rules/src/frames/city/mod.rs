//! Decisions of the actions that concern cities (R7, R8).

mod build;
mod civic;
mod collect;
mod enlarge;
mod influence;
mod wonder;

pub use build::{Build, Made};
pub use civic::{Cheer, Cheers, Civic, Happy, Sulk, cheer};
pub use collect::Collect;
pub use enlarge::{Facing, Raise, Sanitation, Settled, Token, Work, Works, can_work, workable};
pub use influence::{Absorb, Boost, Convert, Influence, Short};
pub use wonder::{Erect, Lighthouse};

use super::*;
