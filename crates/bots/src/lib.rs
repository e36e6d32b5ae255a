//! Opponents, written once for all games. A bot is handed a [`Glimpse`]: its choices, its view, and as many worlds as
//! it likes that its seat could not tell from the true one; never the truth.

pub mod arena;
mod careless;
mod glimpse;
mod greedy;
mod level;
mod playout;
mod policy;
mod random;
mod search;
mod spec;
mod tree;
pub mod tune;

pub use careless::Careless;
pub use glimpse::{Bot, Glimpse};
pub use greedy::Greedy;
pub use level::Level;
pub use playout::{LIMIT, Played, play, play_from};
pub use policy::{Policy, Worth, worth};
pub use random::Random;
pub use search::{Budget, Ranked, Search, Thinking};
pub use spec::{BadSpec, Spec};
