//! Opponents. A bot is handed a [`Glimpse`]: its choices, its view, and as many worlds as it likes that its seat could
//! not tell from the true one; never the truth.

mod glimpse;
mod playout;
mod random;

pub use glimpse::{Bot, Glimpse};
pub use playout::{Played, play, play_from};
pub use random::Random;

use kernel::Rules;

/// The bots that can be asked for by name.
pub const NAMES: &[&str] = &["random"];

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown bot '{name}'; accepted: {}", NAMES.join(", "))]
pub struct UnknownBot {
    pub name: String,
}

/// A bot by its name. The same seed makes the same choices.
pub fn make<G: Rules>(name: &str, seed: u64) -> Result<Box<dyn Bot<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::new(seed))),
        _ => Err(UnknownBot { name: name.to_owned() }),
    }
}
