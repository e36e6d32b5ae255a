//! Games behind one face: the server knows a game only through these three traits.
//!
//! [`Host`] is a game that can be played here, [`Hosted`] a running match in the hands of its owner, [`Frame`] one
//! moment of a match, which any number of connections may look at. Adding a game is one line: `host::game::<Face>()`.

mod frame;
mod match_of;
mod replay;
mod said;
mod since;
mod story;

pub use said::{Answer, MOST_STEPS, No, Step};
pub use since::Ends;

use crate::store::{EntryRow, SnapshotRow, Started};
use kernel::{Audience, OptionSpec, Seat, Seed, msg};
use kit::Heuristic;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use table::{
    ChatLine, Chrome, Effect, Face, GameCard, Glance, Screen, SeatInfo, Since, TableInfo, TablePage, Words,
};
use text::Lang;

/// Why a match could not be set up, loaded or imported, in words for a person.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unfit(pub String);

/// Why a match cannot go on here, though its log is kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Trouble {
    #[error("begun under revision {found} of the rules; this server plays matches from revision {oldest} on")]
    Older { found: u32, oldest: u32 },
    #[error("played by revision {found} of the rules; this server knows revisions up to {known}")]
    Newer { found: u32, known: u32 },
    #[error("this server does not know the game '{0}'")]
    NoGame(String),
    /// It does not lead where it led when it was written.
    #[error("the log does not play again: {0}")]
    Log(String),
    /// While a step was taken; the log is sound.
    #[error("{0}")]
    Rules(String),
}

impl Trouble {
    /// The stable code of the protocol; `fail-<code>` is its sentence.
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::Older { .. } => "older_rules",
            Trouble::Newer { .. } => "newer_rules",
            Trouble::NoGame(_) => "no_game",
            Trouble::Log(_) => "broken_log",
            Trouble::Rules(_) => "frozen",
        }
    }

    /// What the players of the match are told.
    pub fn notice(&self, lang: Lang) -> String {
        let words = crate::words::words(lang);
        match self {
            Trouble::Older { found, oldest } => {
                words.fill(&msg("notice-older").num("found", *found).num("oldest", *oldest))
            }
            Trouble::Newer { found, known } => {
                words.fill(&msg("notice-newer").num("found", *found).num("known", *known))
            }
            Trouble::NoGame(_) => words.get("notice-no-game").to_owned(),
            Trouble::Log(_) => words.get("notice-broken-log").to_owned(),
            Trouble::Rules(_) => words.get("notice-frozen").to_owned(),
        }
    }

    /// Whether this build cannot read the match at all: then its players may carry it elsewhere.
    pub fn unreadable(&self) -> bool {
        !matches!(self, Trouble::Rules(_))
    }
}

/// A game that can be played here.
pub trait Host: Send + Sync {
    fn id(&self) -> &'static str;
    fn revision(&self) -> u32;
    /// Fewest and most seats.
    fn seats(&self) -> (u8, u8);
    fn options(&self) -> &'static [OptionSpec];
    fn words(&self, lang: Lang) -> &Arc<Words>;
    /// RULES.md in this language.
    fn rules(&self, lang: Lang) -> &'static str;
    fn title(&self, lang: Lang) -> String {
        self.words(lang).get("game-title").to_owned()
    }

    /// Options from `key=value` pairs to what is stored.
    fn read_options(&self, pairs: Vec<(String, String)>) -> Result<String, Unfit>;
    /// Stored options as pairs, every option of the game among them.
    fn show_options(&self, stored: &str) -> Vec<(String, String)>;

    /// Whether so many can play with these options; if not, why, in the reader's language.
    fn fits(&self, options: &str, seats: u8, lang: Lang) -> Result<(), Unfit>;
    fn begin(&self, options: &str, seats: u8, seed: Seed) -> Result<Box<dyn Hosted>, Unfit>;
    /// Plays a stored log again; a snapshot that does not fit is passed over.
    fn load(&self, log: &Log) -> Result<Box<dyn Hosted>, Trouble>;
    /// As far as a log can be played that cannot be played to its end; none if not even its beginning can.
    fn rescue(&self, log: &Log) -> Option<Box<dyn Hosted>>;
    /// Plays a stored log again and compares the state after every single entry with what was stored.
    fn verify(&self, log: &Log) -> Result<(), Unfit>;
    /// A match file, checked entry by entry.
    fn import(&self, file: &str) -> Result<Box<dyn Hosted>, Unfit>;

    /// What the form for a new table shows.
    fn card(&self, lang: Lang) -> GameCard;
    /// The game's own style sheet.
    fn style(&self) -> &'static str;
}

/// A match as it is stored.
pub struct Log {
    pub options: String,
    pub seats: u8,
    pub started: Started,
    pub snapshot: Option<SnapshotRow>,
    pub entries: Vec<EntryRow>,
}

/// An entry about to be stored.
#[derive(Clone, Debug)]
pub struct Line {
    pub seat: Seat,
    pub body: String,
    pub hash: String,
    pub open: u8,
}

/// What came of an answer: the entries it made, and why it stopped short of its end, if it did.
#[derive(Debug, Default)]
pub struct Taken {
    pub lines: Vec<Line>,
    pub no: Option<No>,
}

/// A match in the hands of its owner.
pub trait Hosted: Send + Sync {
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Taken;
    /// Length of the log.
    fn entries(&self) -> usize;
    /// Everything known from the start on.
    fn started(&self) -> Started;
    /// The options, as stored.
    fn options(&self) -> String;
    fn seats(&self) -> u8;
    /// Every entry, as it would be stored: for a match that was imported.
    fn lines(&self) -> Result<Vec<Line>, Unfit>;
    fn snapshot(&self) -> Option<SnapshotRow>;
    /// The match file.
    fn record(&self) -> String;
    /// The newest moment.
    fn frame(&self) -> Arc<dyn Frame>;
    /// The moment after so many steps.
    fn frame_at(&self, steps: usize) -> Option<Arc<dyn Frame>>;
    /// Whoever sits somewhere has another name now: sentences must be made anew.
    fn renamed(&mut self);
}

/// Whose eyes a moment is seen with, and what stands around it.
pub struct Sight<'a> {
    pub audience: Audience,
    pub lang: Lang,
    pub seats: &'a [SeatInfo],
    pub chat: &'a [ChatLine],
    pub note: &'a str,
    pub table: &'a TableInfo,
}

/// What a bot would do.
#[derive(Serialize, Debug)]
pub struct Hint {
    pub decision: u32,
    /// The best first.
    pub best: Vec<Advice>,
}

#[derive(Serialize, Debug)]
pub struct Advice {
    /// An index in the offer.
    pub choice: usize,
    pub label: String,
    /// The place it is expected to lead to: 1 is the first.
    pub place: f32,
}

/// One moment of a match. Immutable; only ever what is stored already.
pub trait Frame: Send + Sync {
    /// Steps in force at this moment, and at the newest.
    fn steps(&self) -> (usize, usize);
    fn live(&self) -> bool;
    /// Length of the log when it was taken.
    fn entries(&self) -> usize;
    /// Seats that are asked, a bit each.
    fn open(&self) -> u8;
    /// How it ended, as JSON.
    fn standing(&self) -> Option<String>;
    fn commitment(&self) -> String;
    /// The seed, once the game is over.
    fn seed(&self) -> Option<String>;
    /// Whether a seat's page holds anything not everybody may see, in the position or in the log.
    fn secret(&self, seat: Seat) -> bool;
    /// The number of what a seat is asked, and how many choices it has.
    fn asked(&self, seat: Seat) -> Option<(u32, usize)>;
    /// What a bot of this name answers for a seat, as an index in its offer. May think for a while.
    fn bot(&self, name: &str, seat: Seat) -> Option<usize>;
    /// What a bot would do in this seat's place, and its next best choices. Thinks for a moment.
    fn hint(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Hint>;
    /// The safe choice of somebody who is gone.
    fn idle(&self, seat: Seat) -> Option<usize>;

    fn screen(&self, sight: &Sight) -> Screen;
    /// The whole page around a screen.
    fn page(&self, sight: &Sight, chrome: &Chrome, page: &TablePage) -> String;
    /// What happened after the log was `since` entries long, to be seen by this audience: each thing once, however many
    /// steps lie between.
    fn effects(&self, since: usize, sight: &Sight) -> Vec<Effect<String>>;
    /// What happened at the step that led here, for somebody who plays the past again.
    fn replayed(&self, sight: &Sight) -> Vec<Effect<String>>;

    /// The stretch of the game that others played since a seat last answered; none in the past.
    fn stretch(&self, seat: Seat) -> Option<Since>;
    /// What an audience could compare with another moment.
    fn glance(&self, audience: Audience) -> Glance;
    /// The story of a stretch between two moments, told again for the seat that looks.
    fn digest(&self, ends: &Ends, sight: &Sight) -> Option<String>;
    /// The card of a line of the log, by its number among those that the audience heard.
    fn card(&self, line: usize, sight: &Sight) -> Option<String>;

    /// What the audience sees.
    fn view(&self, audience: Audience) -> Value;
    /// What a seat may answer, with its sentences said.
    fn offer(&self, seat: Seat, lang: Lang, seats: &[SeatInfo]) -> Option<Value>;
    /// The same moment in another world, which `who` cannot tell from this one.
    fn resampled(&self, who: Audience, seed: u64) -> Arc<dyn Frame>;
    /// The newest sentences of the log.
    fn story(&self, audience: Audience, lang: Lang, seats: &[SeatInfo]) -> Vec<table::Line>;
}

/// Looks at what is published of a match (by its id) with other eyes: the leak test shows one connection another world.
pub type Lens = Arc<dyn Fn(&str, &Arc<dyn Frame>) -> Arc<dyn Frame> + Send + Sync>;

/// Registers a game by its face.
pub fn game<F: Face<Rules: Heuristic>>() -> Box<dyn Host> {
    Box::new(match_of::Game::<F>::new())
}

/// The games of a server, found by id.
pub struct Games(Vec<Box<dyn Host>>);

impl Games {
    pub fn new(games: Vec<Box<dyn Host>>) -> Games {
        Games(games)
    }
    pub fn get(&self, id: &str) -> Option<&dyn Host> {
        self.iter().find(|game| game.id() == id)
    }
    pub fn iter(&self) -> impl Iterator<Item = &dyn Host> {
        self.0.iter().map(|game| &**game)
    }
}
