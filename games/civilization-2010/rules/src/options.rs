//! What a table can choose before it starts.

use kernel::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Civilizations {
    Random,
    Chosen,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GreatPeople {
    /// Cards with abilities (Fame and Fortune).
    Cards,
    /// Markers alone.
    Markers,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Governments {
    /// The texts of the first box, as far as they are known.
    First,
    /// The publisher's later cards.
    Later,
}

/// R2.1 and the readings of R24.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// With the Fame and Fortune expansion; five seats need it.
    pub fame_and_fortune: bool,
    pub civilizations: Civilizations,
    pub great_people: GreatPeople,
    pub investments: bool,
    /// D1.
    pub governments: Governments,
    /// D3, D4, D6, D7, D8, D10 and D11 as the French player aid has them to the letter.
    pub letter: bool,
    /// D9: at most four coin tokens lie on a technology at a time, instead of four in the whole game.
    pub coins_again: bool,
    /// D12: the Greeks draw two great people of different types.
    pub greek_types: bool,
    /// D13: a great person killed by a culture event leaves the game.
    pub mourning: bool,
    /// D20: the game is stopped after this turn; 0 for never, as in the box.
    pub turn_limit: u16,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            fame_and_fortune: true,
            civilizations: Civilizations::Random,
            great_people: GreatPeople::Cards,
            investments: true,
            governments: Governments::First,
            letter: false,
            coins_again: false,
            greek_types: false,
            mourning: false,
            turn_limit: 0,
        }
    }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("fame_and_fortune", &["true", "false"], "true").rule("R2.1"),
    OptionSpec::one_of("civilizations", &["random", "chosen"], "random").rule("R2.2"),
    OptionSpec::one_of("great_people", &["cards", "markers"], "cards").rule("R15.1"),
    OptionSpec::one_of("investments", &["true", "false"], "true").rule("R2.1"),
    OptionSpec::one_of("governments", &["first", "later"], "first").rule("R24.1"),
    OptionSpec::one_of("turn_limit", &["0", "20", "40"], "0").rule("R21.3"),
    OptionSpec::switch("coins_again").rule("R24.29"),
    OptionSpec::switch("greek_types").rule("R24.32"),
    OptionSpec::switch("mourning").rule("R24.33"),
    OptionSpec::switch("letter").rule("R24.4"),
];

/// A first game is played from the first box alone; five players cannot (R2.1).
pub const PRESETS: &[Preset] = &[
    Preset::first(&[("fame_and_fortune", "false"), ("great_people", "markers"), ("investments", "false")]),
    Preset::USUAL,
    Preset::letter(&[("letter", "true")]),
    Preset::everything(&[("civilizations", "chosen"), ("governments", "later"), ("mourning", "true")]),
];
