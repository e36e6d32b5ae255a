//! Games behind one face: the server knows a game only through these three traits.
//!
//! [`Host`] is a game that can be played here, [`Hosted`] a running match in the hands of its owner, [`Moment`] one
//! moment of a match, which any number of connections may look at. Adding a game is one line: `host::game::<Face>()`.

mod after;
mod along;
mod answer;
mod coach;
mod foreseen;
mod game_of;
mod match_of;
mod moment;
mod moment_of;
mod motive;
mod replay;
mod since;
mod sketch;
mod still;
mod story;
mod taught;
mod worlds;

pub use after::{About, Aftermath};
pub use answer::{Answer, MOST_STEPS, No, Step};
pub use moment::{
    Advice, Coached, Doubt, Drawable, Foreseeable, Foretold, Hint, Moment, Playable, Reaction, Readable,
    Sight, Storable,
};
pub(crate) use moment_of::{counted, resampled};
pub use since::{Ended, Ends, Tellable};
pub use sketch::Sketch;
pub use worlds::{Compared, Leak, TwoWorlds};

use crate::code::Code;
use crate::store::{EntryRow, SnapshotRow, Started};
use bots::Opponents;
use kernel::{OptionSpec, Preset, Seat, SeatSet, Seed, msg};
use lessons::Lesson;
use std::sync::Arc;
use table::{Chrome, Face, GameCard, Words};
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
    pub fn code(&self) -> Code {
        match self {
            Trouble::Older { .. } => Code::OlderRules,
            Trouble::Newer { .. } => Code::NewerRules,
            Trouble::NoGame(_) => Code::NoGame,
            Trouble::Log(_) => Code::BrokenLog,
            Trouble::Rules(_) => Code::Frozen,
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
pub trait Host: Aftermath + TwoWorlds + Send + Sync {
    fn id(&self) -> &'static str;
    fn revision(&self) -> u32;
    /// Fewest and most seats.
    fn seats(&self) -> (u8, u8);
    fn options(&self) -> &'static [OptionSpec];
    fn presets(&self) -> &'static [Preset];
    fn words(&self, lang: Lang) -> &Arc<Words>;
    /// RULES.md in this language.
    fn rules(&self, lang: Lang) -> &'static str;
    /// Prompts that may be declined for good.
    fn reactions(&self) -> &'static [&'static str];
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

    /// A picture of its board in play, as an SVG file, with its words in a language. The first call plays for a while.
    fn still(&self, lang: Lang) -> Arc<str>;
    /// A picture for messengers, as a JPEG.
    fn picture(&self) -> Option<&'static [u8]>;
    /// Rules that can be seen, and the name of an example of each.
    fn plays(&self) -> Vec<(String, &'static str)>;
    /// The player aid: one sheet to be printed.
    fn aid(&self, chrome: &Chrome) -> Option<String>;
    /// The page of an example after so many of its steps.
    fn example(&self, chrome: &Chrome, name: &str, step: usize) -> Option<String>;
    /// What teaches it, the guided first game first.
    fn lessons(&self) -> &'static [Lesson];
    /// The match of a lesson that begins in the middle of one; bots play as far as that, which takes a while.
    fn opened(&self, lesson: &Lesson) -> Result<Box<dyn Hosted>, Unfit>;

    /// What the form for a new table shows.
    fn card(&self, lang: Lang) -> GameCard;
    /// The game's own style sheet.
    fn style(&self) -> &'static str;
    /// Where a page finds it.
    fn style_url(&self) -> String;
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
pub struct NewEntry {
    pub seat: Seat,
    pub body: String,
    pub hash: String,
    pub open: u8,
}

/// What came of an answer: the entries it made, and why it stopped short of its end, if it did.
#[derive(Debug, Default)]
pub struct Taken {
    pub entries: Vec<NewEntry>,
    pub no: Option<No>,
}

/// A match in the hands of its owner.
pub trait Hosted: Send + Sync {
    fn answer(&mut self, seat: Seat, answer: &Answer) -> Taken;
    /// Goes on with what another process stored. After an error it may be half-way: then all of it is read anew.
    fn follow(&mut self, rows: &[EntryRow]) -> Result<(), Trouble>;
    /// Length of the log.
    fn entries(&self) -> usize;
    /// Everything known from the start on.
    fn started(&self) -> Started;
    /// The options, as stored.
    fn options(&self) -> String;
    fn seats(&self) -> u8;
    /// Every entry, as it would be stored: for a match that was imported.
    fn new_entries(&self) -> Result<Vec<NewEntry>, Unfit>;
    fn snapshot(&self) -> Option<SnapshotRow>;
    /// The match file.
    fn record(&self) -> String;
    /// The newest moment.
    fn moment(&self) -> Arc<dyn Moment>;
    /// The moment after so many steps.
    fn moment_at(&self, steps: usize) -> Option<Arc<dyn Moment>>;
    /// Who sits where has changed: sentences must be made anew. `bots` are those among whom one person plays alone; what
    /// they answered goes back with that person's step.
    fn seated(&mut self, bots: SeatSet);
}

/// Registers a game by its face.
pub fn game<F: Face<Rules: Opponents>>() -> Box<dyn Host> {
    Box::new(game_of::Game::<F>::new())
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
