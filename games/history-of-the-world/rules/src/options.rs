//! What a table can choose before it starts.

use kernel::OptionSpec;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R13.1: the markers stay in the box.
    pub no_preeminence: bool,
    /// R13.2: one minor empire and two other greater events for each.
    pub dealt_minors: bool,
    /// R13.3
    pub multiple_armies: bool,
    /// R13.4
    pub naval_control: bool,
    /// The attested map of 101 lands, or the rulebook's count of 102 (A14).
    pub lands: u8,
    /// The letter of the rulebook wherever the rules resolve it otherwise.
    pub letter: bool,
    pub treachery: Treachery,
    pub incas_aztecs: IncasAztecs,
    pub terrain: TerrainReading,
    pub deccan: Deccan,
}

/// What the certain victory of Treachery brings (A4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Treachery {
    /// A won battle: army and fort go together, the capital or city is sacked.
    #[default]
    Conquest,
    /// Army and fort go together; capital and city stay as they are.
    NoSack,
    /// One round is won: a fort goes alone.
    Letter,
}

/// How the Incas and Aztecs build monuments (R10.7, A23).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncasAztecs {
    /// One for each symbol, in the capital of the people that holds it.
    #[default]
    Single,
    /// One for each pair, as everybody.
    Pairs,
}

/// Where terrain stands (A5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TerrainReading {
    /// On a side of a border.
    #[default]
    Borders,
    /// In a land, whichever border is crossed.
    Lands,
}

/// On which side of the border between the Eastern Deccan and the Ganges Delta the forest stands (A21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deccan {
    #[default]
    Letter,
    Swapped,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            no_preeminence: false,
            dealt_minors: false,
            multiple_armies: false,
            naval_control: false,
            lands: 101,
            letter: false,
            treachery: Treachery::Conquest,
            incas_aztecs: IncasAztecs::Single,
            terrain: TerrainReading::Borders,
            deccan: Deccan::Letter,
        }
    }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::switch("no_preeminence"),
    OptionSpec::switch("dealt_minors"),
    OptionSpec::switch("multiple_armies"),
    OptionSpec::switch("naval_control"),
    OptionSpec::one_of("lands", &["101", "102"], "101"),
    OptionSpec::switch("letter"),
    OptionSpec::one_of("treachery", &["conquest", "no_sack", "letter"], "conquest"),
    OptionSpec::one_of("incas_aztecs", &["single", "pairs"], "single"),
    OptionSpec::one_of("terrain", &["borders", "lands"], "borders"),
    OptionSpec::one_of("deccan", &["letter", "swapped"], "letter"),
];

impl Options {
    pub fn treachery(&self) -> Treachery {
        if self.letter { Treachery::Letter } else { self.treachery }
    }
    pub fn incas_aztecs_single(&self) -> bool {
        !self.letter && self.incas_aztecs == IncasAztecs::Single
    }
    /// A6: the fleets of the rulebook's example of Portugal.
    pub fn example_fleets(&self) -> bool {
        self.letter
    }
    pub fn deccan_swapped(&self) -> bool {
        !self.letter && self.deccan == Deccan::Swapped
    }
    /// R13.3: armies of one owner that fit in a land.
    pub fn stack(&self) -> u8 {
        if self.multiple_armies { 3 } else { 1 }
    }
    /// R14.3: fleet markers, where they are counted at all.
    pub fn markers(&self) -> u32 {
        let pieces = &crate::data::facts().pieces;
        (if self.letter { pieces.coins_and_fleets } else { pieces.navigable_waters }) as u32
    }
}
