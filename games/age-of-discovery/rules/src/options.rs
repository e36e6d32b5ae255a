//! What a table chooses before it starts (R2.1), and the letter of the rulebook where our reading departs from it.

use kernel::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// How order, money and nations are settled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartMode {
    #[default]
    Standard,
    AuctionNations,
    RandomNations,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub start_mode: StartMode,
    pub builders: bool,
    pub expansion_buildings: bool,
    pub plague: bool,
    pub buy_vp: bool,
    pub two_player_captains: bool,
    pub reduced_luck: bool,
    pub no_survivors: bool,
    pub scouting: bool,
    pub advanced_recon: bool,
    /// R15.3: no more colonists than the box holds.
    pub strict_colonists: bool,
    /// All of the following at once.
    pub letter: bool,
    pub letter_captains: bool,
    pub letter_money: bool,
    pub letter_auction: bool,
    pub letter_england: bool,
    pub letter_portugal_deck: bool,
    pub letter_portugal_plague: bool,
    pub letter_scouting: bool,
    pub letter_explorers: bool,
    pub letter_university: bool,
    pub letter_stables: bool,
    pub letter_mint: bool,
    pub letter_glory: bool,
    pub letter_reason: bool,
    pub letter_figures: bool,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            start_mode: StartMode::Standard,
            builders: true,
            expansion_buildings: true,
            plague: true,
            buy_vp: false,
            two_player_captains: true,
            reduced_luck: false,
            no_survivors: false,
            scouting: false,
            advanced_recon: false,
            strict_colonists: false,
            letter: false,
            letter_captains: false,
            letter_money: false,
            letter_auction: false,
            letter_england: false,
            letter_portugal_deck: false,
            letter_portugal_plague: false,
            letter_scouting: false,
            letter_explorers: false,
            letter_university: false,
            letter_stables: false,
            letter_mint: false,
            letter_glory: false,
            letter_reason: false,
            letter_figures: false,
        }
    }
}

impl Options {
    /// The options as they are played: `letter` spread over its parts, what cannot matter switched off.
    pub fn played(&self, seats: u8) -> Options {
        let mut played = *self;
        if self.letter {
            for part in played.letters() {
                *part = true;
            }
        }
        played.two_player_captains &= seats == 2;
        // R2.3: with every tile in sight nothing is left to replace.
        played.no_survivors &= !self.advanced_recon;
        played
    }

    fn letters(&mut self) -> [&mut bool; 14] {
        [
            &mut self.letter_captains,
            &mut self.letter_money,
            &mut self.letter_auction,
            &mut self.letter_england,
            &mut self.letter_portugal_deck,
            &mut self.letter_portugal_plague,
            &mut self.letter_scouting,
            &mut self.letter_explorers,
            &mut self.letter_university,
            &mut self.letter_stables,
            &mut self.letter_mint,
            &mut self.letter_glory,
            &mut self.letter_reason,
            &mut self.letter_figures,
        ]
    }
}

/// One of the readings that `letter` switches together.
const fn letter(key: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec::switch(key).rule(rule).under("letter")
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("start_mode", &["standard", "auction_nations", "random_nations"], "standard")
        .rule("R13.3"),
    OptionSpec::switched_on("builders").rule("R6.7"),
    OptionSpec::switched_on("expansion_buildings").rule("R2.1"),
    OptionSpec::switched_on("plague").rule("R2.1"),
    OptionSpec::switch("buy_vp").rule("R9.2"),
    OptionSpec::switched_on("two_player_captains").rule("R3.11"),
    OptionSpec::switch("reduced_luck").rule("R3.12"),
    OptionSpec::switch("no_survivors").rule("R14.3"),
    OptionSpec::switch("scouting").rule("R14.4"),
    OptionSpec::switch("advanced_recon").rule("R3.13"),
    OptionSpec::switch("strict_colonists").rule("R15.3"),
    OptionSpec::switch("letter").rule("R2.1"),
    letter("letter_captains", "R3.11"),
    letter("letter_money", "R13.4"),
    letter("letter_auction", "R13.3"),
    letter("letter_england", "R13.2"),
    letter("letter_portugal_deck", "R13.2"),
    letter("letter_portugal_plague", "R6.6.3"),
    letter("letter_scouting", "R14.4"),
    letter("letter_explorers", "R8.4"),
    letter("letter_university", "R12.12"),
    letter("letter_stables", "R12.13"),
    letter("letter_mint", "R12.7"),
    letter("letter_glory", "R12.19"),
    letter("letter_reason", "R12.18"),
    letter("letter_figures", "R15.6"),
];

/// The rules advise the first (section 18); the last has every variant that can be played together (R2.3).
pub const PRESETS: &[Preset] = &[
    Preset::first(&[("builders", "false"), ("expansion_buildings", "false")]),
    Preset::USUAL,
    Preset::letter(&[("letter", "true")]),
    Preset::everything(&[
        ("start_mode", "auction_nations"),
        ("buy_vp", "true"),
        ("reduced_luck", "true"),
        ("no_survivors", "true"),
        ("scouting", "true"),
    ]),
];
