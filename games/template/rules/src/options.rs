//! What a table can choose before it starts.

use kernel::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R2.3
    pub days: u8,
    /// R4.2
    pub storm: bool,
    /// R3.4, D1: who holds no well may raid.
    pub nomads: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options { days: 5, storm: false, nomads: false }
    }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("days", &["3", "5"], "5").rule("R2.3"),
    OptionSpec::switch("storm").rule("R4.2"),
    OptionSpec::switch("nomads").rule("R3.4"),
];

pub const PRESETS: &[Preset] = &[
    Preset::first(&[("days", "3")]),
    Preset::USUAL,
    Preset::everything(&[("storm", "true"), ("nomads", "true")]),
];
