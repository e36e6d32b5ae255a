//! What a table can choose before it starts. The readings (D1 to D18) and their reasons are in DECISIONS.md.

use kernel::{OptionSpec, Preset};
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
    /// The attested map of 101 lands, or the rulebook's count of 102 (R1.1, D1).
    pub lands: u8,
    /// The letter of the rulebook wherever the rules resolve it otherwise.
    pub letter: bool,
    pub treachery: Treachery,
    pub treachery_stack: TreacheryStack,
    pub treachery_armies: TreacheryArmies,
    pub minor_empire: MinorEmpire,
    pub incas_aztecs: IncasAztecs,
    pub terrain: TerrainReading,
    pub deccan: Deccan,
}

/// What the certain victory of Treachery brings (R6.9.5, D2).
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

/// What Treachery removes where several armies stand (R6.9.5, R13.3, D3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TreacheryStack {
    /// The attack on the land is won, and with it the land.
    #[default]
    Whole,
    /// One army attacks one army: the others are fought.
    One,
}

/// Whose attack Treachery wins (R6.9.5, D4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TreacheryArmies {
    /// That of the active empire, as with the other cards that help attacks (R6.4).
    #[default]
    Active,
    /// That of crusaders, rebels and barbarians too: the card says "if you attack this land".
    All,
}

/// Whether a card of the turn touches the minor empire of the turn (R6.8.4, D5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MinorEmpire {
    /// None does, for good or ill.
    #[default]
    Spared,
    /// None helps it; what harms everybody harms it too.
    Touched,
}

/// How the Incas and Aztecs build monuments (R10.7, D16).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum IncasAztecs {
    /// One for each symbol, in the capital of the people that holds it.
    #[default]
    Single,
    /// One for each pair, as everybody.
    Pairs,
}

/// Where terrain stands (R9.5, D13).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TerrainReading {
    /// On a side of a border.
    #[default]
    Borders,
    /// In a land, whichever border is crossed.
    Lands,
}

/// On which side of the border between the Eastern Deccan and the Ganges Delta the forest stands (R9.5, D14).
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
            treachery_stack: TreacheryStack::Whole,
            treachery_armies: TreacheryArmies::Active,
            minor_empire: MinorEmpire::Spared,
            incas_aztecs: IncasAztecs::Single,
            terrain: TerrainReading::Borders,
            deccan: Deccan::Letter,
        }
    }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::switch("no_preeminence").rule("R13.1"),
    OptionSpec::switch("dealt_minors").rule("R13.2"),
    OptionSpec::switch("multiple_armies").rule("R13.3"),
    OptionSpec::switch("naval_control").rule("R13.4"),
    OptionSpec::one_of("lands", &["101", "102"], "101").rule("R1.1"),
    OptionSpec::one_of("treachery_stack", &["whole", "one"], "whole")
        .rule("R6.9.5")
        .with("multiple_armies", "true"),
    OptionSpec::one_of("terrain", &["borders", "lands"], "borders").rule("R9.5"),
    OptionSpec::switch("letter").rule("R6.9.13"),
    OptionSpec::one_of("treachery", &["conquest", "no_sack", "letter"], "conquest")
        .rule("R6.9.5")
        .under("letter"),
    OptionSpec::one_of("treachery_armies", &["active", "all"], "active").rule("R6.9.5").under("letter"),
    OptionSpec::one_of("minor_empire", &["spared", "touched"], "spared").rule("R6.8.4").under("letter"),
    OptionSpec::one_of("incas_aztecs", &["single", "pairs"], "single").rule("R10.7").under("letter"),
    OptionSpec::one_of("deccan", &["letter", "swapped"], "letter").rule("R9.5").under("letter"),
];

/// In a first game every point lies open; the last has all optional rules of section 13 that add something.
pub const PRESETS: &[Preset] = &[
    Preset::first(&[("no_preeminence", "true")]),
    Preset::USUAL,
    Preset::letter(&[("letter", "true"), ("lands", "102")]),
    Preset::everything(&[("dealt_minors", "true"), ("multiple_armies", "true"), ("naval_control", "true")]),
];

impl Options {
    pub fn treachery(&self) -> Treachery {
        if self.letter { Treachery::Letter } else { self.treachery }
    }
    pub fn treachery_opens_the_whole_stack(&self) -> bool {
        self.treachery_stack == TreacheryStack::Whole
    }
    pub fn treachery_helps_all(&self) -> bool {
        self.letter || self.treachery_armies == TreacheryArmies::All
    }
    pub fn minor_empire_spared(&self) -> bool {
        self.letter || self.minor_empire == MinorEmpire::Spared
    }
    pub fn incas_aztecs_single(&self) -> bool {
        !self.letter && self.incas_aztecs == IncasAztecs::Single
    }
    /// R7.3, D12: the fleets of the rulebook's example of Portugal.
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
    /// R14.3, D18: fleet markers, where they are counted at all; R14.2: else there are enough.
    pub fn markers(&self) -> usize {
        let pieces = &crate::data::facts().pieces;
        (if self.letter { pieces.coins_and_fleets } else { pieces.navigable_waters }) as usize
    }
}
