//! What a table agreed on about time, told to everybody before the game and changed only by agreement.

use crate::{Hours, Moment};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Most days of holiday a table may give each.
pub const HOLIDAYS_MOST: u16 = 60;
/// Longest time for a move, in minutes: four weeks.
const MOVE_MOST: u32 = 4 * 7 * 24 * 60;

/// How long somebody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Tempo {
    /// As long as they like.
    #[default]
    Free,
    /// So many minutes for every move.
    Move { minutes: u32 },
    /// So many minutes for the game, and seconds more for every answer that ends one's turn.
    Live { minutes: u32, seconds: u32 },
}

impl Tempo {
    /// A day for a move.
    pub const DAY: Tempo = Tempo::Move { minutes: 24 * 60 };
    /// A week for a move.
    pub const WEEK: Tempo = Tempo::Move { minutes: 7 * 24 * 60 };
    /// An evening.
    pub const LIVE: Tempo = Tempo::Live { minutes: 30, seconds: 30 };

    /// What a clock has at its beginning, in minutes.
    pub fn minutes(self) -> Option<u32> {
        match self {
            Tempo::Free => None,
            Tempo::Move { minutes } | Tempo::Live { minutes, .. } => Some(minutes),
        }
    }
}

impl fmt::Display for Tempo {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match *self {
            Tempo::Free => f.write_str("none"),
            Tempo::DAY => f.write_str("day"),
            Tempo::WEEK => f.write_str("week"),
            Tempo::Move { minutes } => write!(f, "move:{minutes}"),
            Tempo::Live { minutes, seconds } => write!(f, "live:{minutes}+{seconds}"),
        }
    }
}

crate::stored_as_text!(Tempo);

impl FromStr for Tempo {
    type Err = String;
    fn from_str(text: &str) -> Result<Tempo, String> {
        let read = || match text.split_once(':') {
            None => match text {
                "none" => Some(Tempo::Free),
                "day" => Some(Tempo::DAY),
                "week" => Some(Tempo::WEEK),
                "live" => Some(Tempo::LIVE),
                _ => None,
            },
            Some(("move", minutes)) => {
                let minutes = minutes.parse().ok().filter(|minutes| (1..=MOVE_MOST).contains(minutes))?;
                Some(Tempo::Move { minutes })
            }
            Some(("live", both)) => {
                let (minutes, seconds) = both.split_once('+')?;
                let minutes = minutes.parse().ok().filter(|minutes| (1..=600).contains(minutes))?;
                let seconds = seconds.parse().ok().filter(|seconds| *seconds <= 600)?;
                Some(Tempo::Live { minutes, seconds })
            }
            _ => None,
        };
        read().ok_or_else(|| {
            format!(
                "a clock is none, day, week, move:<1 to {MOVE_MOST} minutes> or live:<1 to 600 minutes>+<0 to 600 seconds>, not '{text}'"
            )
        })
    }
}

/// What happens when somebody's time is out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Away {
    /// The others wait.
    Wait,
    /// A bot plays on until its owner returns.
    #[default]
    StandIn,
    /// The others are asked whether a bot shall play on.
    Vote,
}

impl Away {
    const ALL: [(Away, &'static str); 3] =
        [(Away::StandIn, "stand_in"), (Away::Vote, "vote"), (Away::Wait, "wait")];
    pub fn name(self) -> &'static str {
        Away::ALL.iter().find(|(away, _)| *away == self).map_or("wait", |(_, name)| name)
    }
    /// All of them, the usual one first.
    pub fn all() -> impl Iterator<Item = Away> {
        Away::ALL.into_iter().map(|(away, _)| away)
    }
}

impl FromStr for Away {
    type Err = String;
    fn from_str(text: &str) -> Result<Away, String> {
        let found = Away::ALL.iter().find(|(_, name)| *name == text);
        found.map(|(away, _)| *away).ok_or_else(|| format!("away is stand_in, vote or wait, not '{text}'"))
    }
}

/// All of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Terms {
    pub tempo: Tempo,
    /// When clocks run; always, if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hours: Option<Hours>,
    #[serde(default)]
    pub away: Away,
    /// Days on which somebody's clock may rest, for each.
    #[serde(default)]
    pub holidays: u16,
}

impl Default for Terms {
    /// A move a day, and somebody who is away longer has a stand-in.
    fn default() -> Terms {
        Terms { tempo: Tempo::DAY, hours: None, away: Away::StandIn, holidays: 14 }
    }
}

impl Terms {
    /// Without a clock: for those who play among bots, and for tables that were opened before there were clocks.
    pub const FREE: Terms = Terms { tempo: Tempo::Free, hours: None, away: Away::Wait, holidays: 0 };

    /// How long a clock runs between two moments.
    pub fn between(&self, from: Moment, to: Moment) -> i64 {
        self.hours.map_or((to - from).max(0), |hours| hours.between(from, to))
    }
    /// When it has run so long since a moment.
    pub fn after(&self, from: Moment, left: i64) -> Moment {
        self.hours.map_or(from + left.max(0), |hours| hours.after(from, left))
    }
    /// Whether a clock would run then.
    pub fn hold(&self, at: Moment) -> bool {
        self.hours.is_none_or(|hours| hours.hold(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_it_writes() {
        for text in ["none", "day", "week", "move:90", "live:15+10"] {
            assert_eq!(text.parse::<Tempo>().unwrap().to_string(), text);
        }
        for text in ["", "live:0+0", "live:15", "move:0", "move:99999999", "fast", "live:15+-1"] {
            let why = text.parse::<Tempo>().unwrap_err();
            assert!(why.contains("none, day, week"), "{why}");
        }
        for away in Away::all() {
            assert_eq!(away.name().parse(), Ok(away));
        }
    }
}
