//! Opponents, written once for all games. A bot is handed a [`Glimpse`]: its choices, its view, and as many worlds as
//! it likes that its seat could not tell from the true one; never the truth.

pub mod arena;
pub mod blunders;
pub mod calibrate;
mod futures;
pub mod gather;
mod glimpse;
mod greedy;
pub mod learn;
mod level;
mod mind;
mod novice;
mod opponents;
mod playout;
mod policy;
mod random;
pub mod residual;
mod search;
mod spec;
pub mod style;
pub mod suite;
mod tree;
pub mod tune;

pub use futures::{Future, ahead_of, futures};
pub use glimpse::{Bot, Glimpse};
pub use greedy::Greedy;
pub use level::{Level, Temperament};
pub use mind::Mind;
pub use novice::{Novice, Weakness};
#[doc(hidden)]
pub use opponents::compiled;
pub use opponents::{Ahead, Bots, Opponents};
pub use playout::{LIMIT, Played, answered, play, play_from};
pub use policy::{Policy, Worth, worth};
pub use random::Random;
pub use search::{Budget, Ranked, Search, Thinking};
pub use spec::{BadSpec, Spec};
