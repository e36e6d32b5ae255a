//! What teaches a game: lessons and examples that its table crate takes in, with their words.

use crate::{Face, Still};
use kernel::Rules;
use lessons::Lesson;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};
use text::Both;

/// Files beside a game, as its face takes them in.
pub struct Teaching {
    /// `lessons/*.json`, the guided first game first.
    pub lessons: &'static [&'static str],
    /// `examples/…/*.json` by name: those with a caption, `example-<name>`.
    pub examples: &'static [(&'static str, &'static str)],
    /// What stands for the game on the first page.
    pub still: Still,
    /// `lessons/en.ftl` and `lessons/fr.ftl`.
    pub text: Both,
}

impl Teaching {
    /// A game that nobody teaches yet.
    pub const NONE: Teaching =
        Teaching { lessons: &[], examples: &[], still: Still::WHOLE, text: Both { en: "", fr: "" } };
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
