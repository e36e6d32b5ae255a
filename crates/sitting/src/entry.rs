//! What the log of a table says. It names people by id; whoever shows it knows what they are called.

use crate::{Chair, Moment, Person, Terms, What};
use serde::{Deserialize, Serialize};

/// Something that happened at a table beside the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum Entry {
    /// The table was opened so; or, at a table older than its log, this is how it stood.
    Opened {
        host: Person,
        chairs: Vec<Chair>,
        terms: Terms,
        #[serde(default)]
        playing: bool,
    },
    Sat {
        seat: u8,
        who: Person,
    },
    Left {
        seat: u8,
        who: Person,
    },
    /// By the host, before the game; `who` is none for a bot.
    Removed {
        seat: u8,
        who: Option<Person>,
    },
    BotSeated {
        seat: u8,
        bot: String,
    },
    /// The host changed two seats.
    Swapped {
        a: u8,
        b: u8,
    },
    Began,
    /// To a bot, by whoever sits there,
    Lent {
        seat: u8,
        who: Person,
        bot: String,
    },
    /// and back.
    TakenBack {
        seat: u8,
        who: Person,
    },
    /// Somebody's time was out: a bot plays on,
    StoodIn {
        seat: u8,
        who: Person,
        bot: String,
    },
    /// until they return.
    Returned {
        seat: u8,
        who: Person,
    },
    /// For good.
    Resigned {
        seat: u8,
        who: Person,
        bot: String,
    },
    /// The seat is somebody else's now: by invitation, or because the table said so.
    HandedOver {
        seat: u8,
        from: Option<Person>,
        to: Person,
        by: Option<Person>,
    },
    /// A question to the table; nobody's where time asks it.
    Proposed {
        n: u32,
        what: What,
        by: Option<Person>,
    },
    Voted {
        n: u32,
        who: Person,
        yes: bool,
    },
    Settled {
        n: u32,
        what: What,
        carried: bool,
    },
    Paused,
    Resumed {
        who: Person,
    },
    Agreed {
        terms: Terms,
    },
    Holiday {
        who: Person,
        until: Moment,
    },
    BackFromHoliday {
        who: Person,
    },
}

/// An entry, and when it was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Logged {
    pub at: Moment,
    pub entry: Entry,
}

impl Entry {
    /// Everybody it names.
    pub fn people(&self) -> Vec<&Person> {
        match self {
            Entry::Opened { host, chairs, .. } => {
                chairs.iter().filter_map(|chair| chair.person.as_ref()).chain([host]).collect()
            }
            Entry::Sat { who, .. }
            | Entry::Left { who, .. }
            | Entry::Lent { who, .. }
            | Entry::TakenBack { who, .. }
            | Entry::StoodIn { who, .. }
            | Entry::Returned { who, .. }
            | Entry::Resigned { who, .. }
            | Entry::Voted { who, .. }
            | Entry::Resumed { who }
            | Entry::Holiday { who, .. }
            | Entry::BackFromHoliday { who } => vec![who],
            Entry::Removed { who, .. } => who.iter().collect(),
            Entry::HandedOver { from, to, by, .. } => from.iter().chain([to]).chain(by).collect(),
            Entry::Proposed { what, by, .. } => what.person().into_iter().chain(by).collect(),
            Entry::Settled { what, .. } => what.person().into_iter().collect(),
            Entry::BotSeated { .. }
            | Entry::Swapped { .. }
            | Entry::Began
            | Entry::Paused
            | Entry::Agreed { .. } => Vec::new(),
        }
    }
}
