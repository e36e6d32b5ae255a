//! What a table can choose before it starts.

use kernel::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// R21.1, R21.2.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Events {
    #[default]
    Full,
    Icons,
    Optional,
}

/// R5.1, R21.3 to R21.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    #[default]
    Six,
    Four,
    Die,
    Wonder,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub events: Events,
    pub length: Length,
    /// Where our reading departs from the letter of the rulebook, play the letter (DECISIONS.md).
    pub letter: bool,
    /// Both sides lay combat cards face down; they are turned together (D11).
    pub sealed_cards: bool,
    /// The Plague's lasting ban on building, known from the later edition only (D12).
    pub plague_ban: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            events: Events::Full,
            length: Length::Six,
            letter: false,
            sealed_cards: false,
            plague_ban: true,
        }
    }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("events", &["full", "icons", "optional"], "full").rule("R21.1"),
    OptionSpec::one_of("length", &["six", "four", "die", "wonder"], "six").rule("R21.3"),
    OptionSpec::switch("sealed_cards").rule("R11.4"),
    OptionSpec::one_of("plague_ban", &["true", "false"], "true").rule("R14.3"),
    OptionSpec::switch("letter").rule("R2.4"),
];

/// The first is the short game with events that can do no harm yet; by the letter no ban of the later edition holds (D12).
pub const PRESETS: &[Preset] = &[
    Preset::first(&[("events", "icons"), ("length", "four")]),
    Preset::USUAL,
    Preset::letter(&[("letter", "true"), ("plague_ban", "false")]),
    Preset::everything(&[("length", "wonder"), ("sealed_cards", "true")]),
];
