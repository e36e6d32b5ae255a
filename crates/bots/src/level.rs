//! Bots as a person chooses them.

use crate::{Budget, Spec};
use std::time::Duration;

/// How hard an opponent plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Level {
    /// A beginner: takes what shines, looks no further than the step itself, wastes nothing.
    Novice,
    /// Thinks for a moment.
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
            Level::Companion => thinks(45),
            Level::Strategist => thinks(300),
            Level::Master => thinks(2000),
        }
    }
}

/// What an opponent likes: a character, not a strength. A game's data file says which of its weights that changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Temperament {
    /// Cities, buildings, wonders.
    Builder,
    /// Armies, and what others have.
    Raider,
    /// Goods, money and what they buy.
    Trader,
}

impl Temperament {
    pub const ALL: [Temperament; 3] = [Temperament::Builder, Temperament::Raider, Temperament::Trader];

    /// As it is written behind a level: `strategist-raider`.
    pub fn id(self) -> &'static str {
        match self {
            Temperament::Builder => "builder",
            Temperament::Raider => "raider",
            Temperament::Trader => "trader",
        }
    }
}
