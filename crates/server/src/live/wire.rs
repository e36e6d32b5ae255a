//! The words of the protocol.

use super::diff::{Patch, Sent, Shown};
use crate::host::{Foretold, Step};
use serde::{Deserialize, Serialize};
use table::Effect;

/// Largest message of a browser.
pub const MOST_BYTES: usize = 64 * 1024;
/// Longest id of a message.
pub const MOST_ID: usize = 64;
/// Longest line of chat and longest note, in characters.
pub const MOST_CHAT: usize = 1000;
pub const MOST_NOTE: usize = 20_000;

/// Whose eyes: a seat, or `"table"`.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Eyes {
    Seat(u8),
    Word(String),
}

/// From the browser.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum FromBrowser {
    Hello {
        #[serde(default)]
        digest: Option<String>,
        /// The step that is looked at; without one it is the game as it stands.
        #[serde(default)]
        at: Option<usize>,
    },
    Act {
        id: String,
        seat: u8,
        decision: u32,
        steps: Vec<Step>,
    },
    Undo {
        id: String,
        seat: u8,
    },
    Redo {
        id: String,
        seat: u8,
    },
    Restart {
        id: String,
        seat: u8,
    },
    /// Back to where so many steps were taken.
    BackTo {
        id: String,
        seat: u8,
        step: usize,
    },
    Chat {
        id: String,
        text: String,
    },
    Note {
        id: String,
        text: String,
    },
    /// What would this choice do?
    Foresee {
        seat: u8,
        decision: u32,
        choice: usize,
    },
    At {
        step: Option<usize>,
        /// Plays it: what happened at this step is to be seen.
        #[serde(default)]
        play: bool,
    },
    /// Moves are tried on a private copy from now on, or no longer.
    Try {
        on: bool,
    },
    /// What was tried is kept as a plan.
    Keep {
        id: String,
    },
    As {
        #[serde(rename = "as")]
        eyes: Eyes,
    },
    /// Whose mat somebody who watches wants to have whole.
    Follow {
        seat: Option<u8>,
    },
    Lang {
        lang: String,
    },
    Beat {},
}

/// To the browser.
#[derive(Serialize, Debug)]
#[serde(tag = "t", rename_all = "snake_case")]
pub enum ToBrowser<'a> {
    Screen {
        version: u64,
        digest: &'a str,
        elements: Vec<Sent<'a>>,
        effects: [u8; 0],
    },
    Patch {
        version: u64,
        digest: &'a str,
        #[serde(flatten)]
        patch: Patch<'a>,
        effects: Vec<Effect<String>>,
    },
    Same {
        version: u64,
        digest: &'a str,
    },
    Ok {
        id: &'a str,
        version: u64,
        taken: usize,
    },
    No {
        id: Option<&'a str>,
        code: &'a str,
        message: String,
        taken: usize,
    },
    Foreseen(Foretold),
    Notice {
        level: &'a str,
        message: String,
    },
    Beat {
        version: u64,
    },
    Bye {
        code: &'a str,
        retry_ms: u64,
    },
    /// The page itself is another now: a waiting room whose game began.
    Reload {},
}

impl ToBrowser<'_> {
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// An update as it is sent, for measurements.
pub fn patch_text(shown: &mut Shown, screen: &table::Screen) -> String {
    let patch = shown.update(screen);
    ToBrowser::Patch { version: 1, digest: shown.digest(), patch, effects: Vec::new() }.text()
}
