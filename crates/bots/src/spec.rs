//! Bots by name.

use crate::{Bot, Budget, Greedy, Random, Search};
use kit::{Heuristic, heuristic};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Which bot, with how much time to think: `random`, `greedy`, `search` (200 ms), `search:50` (milliseconds),
/// `search:800i` (iterations, the same on every machine).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    Random,
    Greedy,
    Search(Budget),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown bot '{0}'; accepted: random, greedy, search, search:MILLISECONDS (as search:50), \
     search:ITERATIONSi (as search:800i)"
)]
pub struct BadSpec(String);

impl FromStr for Spec {
    type Err = BadSpec;
    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = || BadSpec(text.to_owned());
        match text {
            "random" => return Ok(Spec::Random),
            "greedy" => return Ok(Spec::Greedy),
            "search" => return Ok(Spec::Search(Budget::default())),
            _ => {}
        }
        let budget = text.strip_prefix("search:").ok_or_else(bad)?;
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|n| *n > 0).ok_or_else(bad);
        Ok(Spec::Search(match budget.strip_suffix('i') {
            Some(iterations) => Budget::Iterations(number(iterations)?),
            None => Budget::Time(Duration::from_millis(number(budget)? as u64)),
        }))
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Search(Budget::Time(time)) => write!(f, "search:{}", time.as_millis()),
            Spec::Search(Budget::Iterations(n)) => write!(f, "search:{n}i"),
        }
    }
}

impl Spec {
    /// The bot. The same seed makes the same choices, as long as the budget is not a time.
    pub fn make<G: Heuristic>(self, seed: u64) -> Box<dyn Bot<G>> {
        let weights = heuristic::weights::<G>().unwrap_or_else(|e| panic!("{e}"));
        self.make_with(weights, seed)
    }

    pub fn make_with<G: Heuristic>(self, weights: Vec<f32>, seed: u64) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(Random::new(seed)),
            Spec::Greedy => Box::new(Greedy::new(weights, seed)),
            Spec::Search(budget) => Box::new(Search::new(weights, budget, seed)),
        }
    }
}
