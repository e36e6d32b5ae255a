//! Bots by name.

use crate::{Bot, Budget, Greedy, Level, Mind, Novice, Opponents, Random, Search, Temperament, Thinking};
use kit::Heuristic;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Which bot, with how much time to think: `random`, `novice`, `greedy`, `search` (200 ms), `search:50`
/// (milliseconds), `search:800i` (iterations), `search:200x2` (on two cores); or a level by its name (`strategist`), with
/// a temperament if one is wanted (`strategist-raider`). `search:800i-measured` judges by chances that come true in
/// self-play, `search:800i-other` and `greedy-other` by another file of weights: to be compared with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    Random,
    Novice,
    Greedy,
    Search(Thinking),
    SearchMeasured(Thinking),
    SearchOther(Thinking),
    GreedyOther,
    Tempered(Level, Temperament),
}

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "unknown bot '{0}'; accepted: random, novice, greedy, search, search:MILLISECONDS (as search:50), \
     search:ITERATIONSi (as search:800i), either with xCORES (as search:200x2), companion, strategist, master, a level with -builder, \
     -raider or -trader; search with -measured judges by what was measured and learned as well, search and greedy with -other by \
     another file"
)]
pub struct BadSpec(String);

impl FromStr for Spec {
    type Err = BadSpec;
    fn from_str(text: &str) -> Result<Spec, BadSpec> {
        let bad = || BadSpec(text.to_owned());
        if let Some((bot, manner)) = text.split_once('-') {
            let level = Level::ALL.into_iter().find(|level| level.id() == bot);
            let temperament = Temperament::ALL.into_iter().find(|liking| liking.id() == manner);
            return match (level, temperament, bot.parse::<Spec>(), manner) {
                (Some(level), Some(temperament), ..) => Ok(Spec::Tempered(level, temperament)),
                (_, _, Ok(Spec::Search(thinking)), "measured") => Ok(Spec::SearchMeasured(thinking)),
                (_, _, Ok(Spec::Search(thinking)), "other") => Ok(Spec::SearchOther(thinking)),
                (_, _, Ok(Spec::Greedy), "other") => Ok(Spec::GreedyOther),
                _ => Err(bad()),
            };
        }
        match text {
            "random" => return Ok(Spec::Random),
            "greedy" => return Ok(Spec::Greedy),
            "search" => return Ok(Spec::Search(Thinking::default())),
            _ => {}
        }
        if let Some(level) = Level::ALL.into_iter().find(|level| level.id() == text) {
            return Ok(level.spec());
        }
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|n| *n > 0).ok_or_else(bad);
        let how = text.strip_prefix("search:").ok_or_else(bad)?;
        let (budget, cores) = match how.split_once('x') {
            Some((budget, cores)) => (budget, number(cores)?.min(64)),
            None => (how, 1),
        };
        let budget = match budget.strip_suffix('i') {
            Some(iterations) => Budget::Iterations(number(iterations)?),
            None => Budget::Time(Duration::from_millis(number(budget)? as u64)),
        };
        Ok(Spec::Search(Thinking { budget, cores }))
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Novice => f.write_str("novice"),
            Spec::SearchMeasured(thinking) => write!(f, "{}-measured", Spec::Search(*thinking)),
            Spec::SearchOther(thinking) => write!(f, "{}-other", Spec::Search(*thinking)),
            Spec::Tempered(level, temperament) => write!(f, "{}-{}", level.id(), temperament.id()),
            Spec::Greedy => f.write_str("greedy"),
            Spec::GreedyOther => f.write_str("greedy-other"),
            Spec::Search(Thinking { budget, cores }) => {
                match budget {
                    Budget::Time(time) => write!(f, "search:{}", time.as_millis())?,
                    Budget::Iterations(n) => write!(f, "search:{n}i")?,
                }
                if *cores > 1 { write!(f, "x{cores}") } else { Ok(()) }
            }
        }
    }
}

impl Spec {
    /// Whether it plays by a file of weights that is not the game's own.
    pub fn is_other(self) -> bool {
        matches!(self, Spec::SearchOther(_) | Spec::GreedyOther)
    }

    /// The bot. The same seed makes the same choices; a search on the clock only as long as the clock does not cut it
    /// short (see [`Budget`]).
    pub fn make<G: Opponents>(self, seed: u64) -> Box<dyn Bot<G>> {
        let mind = match self {
            Spec::SearchMeasured(_) => Mind::of::<G>(),
            Spec::Tempered(_, temperament) => Mind::to_play::<G>().tempered::<G>(temperament),
            _ => Mind::to_play::<G>(),
        };
        self.make_with(mind, seed)
    }

    /// The bot with this mind instead of the game's own.
    pub fn make_with<G: Opponents>(self, mind: Mind, seed: u64) -> Box<dyn Bot<G>> {
        G::bot(self, mind, seed)
    }
}

pub fn compiled<G: Heuristic>(spec: Spec, mind: Mind, seed: u64) -> Box<dyn Bot<G>> {
    match spec {
        Spec::Random => Box::new(Random::new(seed)),
        Spec::Novice => Box::new(Novice::new(mind, seed)),
        Spec::Greedy | Spec::GreedyOther => Box::new(Greedy::new(mind, seed)),
        Spec::Search(thinking) | Spec::SearchMeasured(thinking) | Spec::SearchOther(thinking) => {
            Box::new(Search::new(mind, thinking, seed))
        }
        Spec::Tempered(level, _) => compiled(level.spec(), mind, seed),
    }
}
