//! Where the reader of a lesson is.

use crate::Lesson;
use serde::{Deserialize, Serialize};

/// Kept with the match.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Progress {
    /// Which lesson.
    pub lesson: String,
    /// The card that lies open.
    pub card: usize,
    /// The furthest card so far: those before it need not be tried again.
    pub best: usize,
    /// How many steps were taken when the furthest card was turned.
    pub from: usize,
    /// Cards that were turned before what they ask for was tried.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<usize>,
    /// Put away: the match is played on without it.
    #[serde(default)]
    pub away: bool,
}

/// Where a reader turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the next card.
    Next,
    /// To the next card, without having tried this one.
    Skip,
    /// To the one before.
    Back,
    /// Puts it away, or takes it out again.
    Away(bool),
}

impl Progress {
    /// At the first card.
    pub fn begin(lesson: &Lesson) -> Progress {
        Progress { lesson: lesson.id.clone(), ..Progress::default() }
    }

    /// Whether every card was read.
    pub fn done(&self, lesson: &Lesson) -> bool {
        self.best >= lesson.len()
    }

    /// Turns a card, when so many steps are in force.
    pub fn turn(&mut self, way: Way, lesson: &Lesson, steps: usize) {
        match way {
            Way::Back => self.card = self.card.saturating_sub(1),
            Way::Away(away) => self.away = away,
            Way::Next | Way::Skip => {
                if way == Way::Skip && self.card == self.best {
                    self.skipped.push(self.card);
                }
                self.card = (self.card + 1).min(lesson.len());
                if self.card > self.best {
                    self.best = self.card;
                    self.from = steps;
                }
                self.away |= self.done(lesson) && self.card >= lesson.len();
            }
        }
    }

    /// From how many steps on the open card counts what its reader did; none for one that was tried before.
    pub fn since(&self, steps: usize) -> Option<usize> {
        (self.card == self.best).then_some(self.from.min(steps))
    }
}
