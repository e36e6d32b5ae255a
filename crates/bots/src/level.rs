//! Bots as a person chooses them.

use crate::{Budget, Spec};
use std::time::Duration;

/// How hard an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// A beginner: takes what shines, looks no further than the step itself, wastes nothing.
    Novice,
    /// Takes what looks best now.
    Companion,
    /// Thinks ahead, and answers within a second.
    #[default]
    Strategist,
    /// Takes its time.
    Master,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Novice, Level::Companion, Level::Strategist, Level::Master];

    /// As it is written down and in addresses; its name for people is in the catalogues.
    pub fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Companion => "companion",
            Level::Strategist => "strategist",
            Level::Master => "master",
        }
    }

    pub fn spec(self) -> Spec {
        let thinks = |ms| Spec::Search(Budget::Time(Duration::from_millis(ms)).into());
        match self {
            Level::Novice => Spec::Novice,
            Level::Companion => Spec::Greedy,
            Level::Strategist => thinks(300),
            Level::Master => thinks(2000),
        }
    }
}
