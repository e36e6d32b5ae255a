//! What teaches a game: lessons and examples that its table crate takes in, with their words.

use crate::{Face, Still, Tip, Words};
use kernel::Rules;
use lessons::Lesson;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use text::Both;

/// `examples/…/*.json` by the text key of what each shows.
pub type Things = &'static [(&'static str, &'static str)];

/// Files beside a game, as its face takes them in.
pub struct Teaching {
    /// `lessons/*.json`, the guided first game first.
    pub lessons: &'static [&'static str],
    /// `examples/…/*.json` by name: those with a caption, `example-<name>`.
    pub examples: &'static [(&'static str, &'static str)],
    /// Examples of single things (a card, a building, a wonder), by the text key of the thing. They need no caption: what
    /// the thing's tip says is shown beside them.
    pub things: Things,
    /// `glossary.json`: words that a rule defines are explained by it wherever they are read.
    pub glossary: &'static str,
    /// `lengths.json`: how many answers a match takes, by the number of seats (`ecumene lengths`).
    pub lengths: &'static str,
    /// What stands for the game on the first page.
    pub still: Still,
    /// `lessons/en.ftl` and `lessons/fr.ftl`.
    pub text: Both,
}

impl Teaching {
    /// A game that nobody teaches yet.
    pub const NONE: Teaching = Teaching {
        lessons: &[],
        examples: &[],
        things: &[],
        glossary: "",
        lengths: "",
        still: Still::WHOLE,
        text: Both { en: "", fr: "" },
    };
}

/// The example of what a tip explains, if there is one. A tip goes by the key of its thing, or is called as the thing is.
pub(crate) fn thing_of<F: Face>(tip: &Tip, words: &Words) -> Option<&'static str> {
    let keys = || F::TEACHING.things.iter().map(|(key, _)| *key);
    keys().find(|key| *key == tip.id).or_else(|| keys().find(|key| words.find(key) == Some(&tip.title)))
}

/// The lessons of a game, read once. One that cannot be read is left out here; the game's tests say why.
pub fn lessons_of<F: Face>() -> &'static [Lesson] {
    static READ: LazyLock<Mutex<HashMap<&str, &[Lesson]>>> = LazyLock::new(Mutex::default);
    let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
    read.entry(F::Rules::ID).or_insert_with(|| {
        let all: Vec<Lesson> =
            F::TEACHING.lessons.iter().filter_map(|json| Lesson::read(json).ok()).collect();
        all.leak()
    })
}
