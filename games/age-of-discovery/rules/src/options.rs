//! What a table chooses before it starts (R2.1), and the letter of the rulebook where our reading departs from it.

use kernel::OptionSpec;
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

const fn on(key: &'static str) -> OptionSpec {
    OptionSpec { key, values: &["false", "true"], default: "true" }
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("start_mode", &["standard", "auction_nations", "random_nations"], "standard"),
    on("builders"),
    on("expansion_buildings"),
    on("plague"),
    OptionSpec::switch("buy_vp"),
    on("two_player_captains"),
    OptionSpec::switch("reduced_luck"),
    OptionSpec::switch("no_survivors"),
    OptionSpec::switch("scouting"),
    OptionSpec::switch("advanced_recon"),
    OptionSpec::switch("strict_colonists"),
    OptionSpec::switch("letter"),
    OptionSpec::switch("letter_captains"),
    OptionSpec::switch("letter_money"),
    OptionSpec::switch("letter_auction"),
    OptionSpec::switch("letter_england"),
    OptionSpec::switch("letter_portugal_deck"),
    OptionSpec::switch("letter_portugal_plague"),
    OptionSpec::switch("letter_scouting"),
    OptionSpec::switch("letter_explorers"),
    OptionSpec::switch("letter_university"),
    OptionSpec::switch("letter_stables"),
    OptionSpec::switch("letter_mint"),
    OptionSpec::switch("letter_glory"),
    OptionSpec::switch("letter_reason"),
    OptionSpec::switch("letter_figures"),
];
