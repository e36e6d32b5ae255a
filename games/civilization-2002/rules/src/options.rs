//! What a table can choose before it starts. The readings (D1 to D19) and their reasons are in DECISIONS.md.

use kernel::{OptionSpec, Preset};
use serde::{Deserialize, Serialize};

/// R1.14: where both describe the same thing only the set in play counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RuleSet {
    #[default]
    Basic,
    Advanced,
}

/// R2.1.1; how long each takes is in R5.5.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    #[default]
    Short,
    Medium,
    Long,
}

/// R9.18, D6
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Carriers {
    /// The buyer chooses battleship or carrier; both base aircraft.
    #[default]
    Choice,
    /// The letter: by level, battleships become carriers and only carriers are sold.
    Upgrade,
    /// Only carriers base aircraft; battleships may be refitted once, free, by the buyer of Advanced Flight.
    Only,
}

/// R9.25, D8
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Milestones {
    #[default]
    Exact,
    AtLeast,
}

/// R9.26, D9
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Loans {
    #[default]
    Card,
    Resource,
}

/// R9.37, D16
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    #[default]
    Shared,
    Gold,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub rules: RuleSet,
    pub length: Length,
    /// R2.1.2: two blank markers fewer for each player.
    pub rich: bool,
    /// Every reading below that the booklet prints.
    pub letter: bool,
    /// R9.4, D1: no owner bonus for the dealt cards.
    pub bare_cards: bool,
    /// R9.6, D2: markers may be looked at after battles too.
    pub late_looks: bool,
    /// R9.8, R9.24, D4: only a purchase ends an era in the basic game.
    pub bought_eras: bool,
    /// R9.19, D7: settlement defence for the defender's own units only.
    pub defender_only: bool,
    /// R9.32, D12: wonders of a past era still give what they give at once.
    pub old_wonders: bool,
    /// R9.39, D17: the first infantry fight as swordsmen.
    pub swordsmen: bool,
    /// R9.50, D19: ancient artillery stays on sale.
    pub old_catapults: bool,
    /// R9.34, D14: nobody is eliminated in the basic game.
    pub nobody_falls: bool,
    pub carriers: Carriers,
    pub milestones: Milestones,
    pub loans: Loans,
    pub ties: Ties,
    /// R9.33, D13: only as many improvements as there are cards.
    pub improvement_cards: bool,
    /// R5.6: the game ends after so many turns; 0 is never.
    pub turn_limit: u16,
}

/// One of the readings that `letter` switches together.
const fn letter(key: &'static str, rule: &'static str) -> OptionSpec {
    OptionSpec::switch(key).rule(rule).under("letter")
}

pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec::one_of("rules", &["basic", "advanced"], "basic").rule("R1.14").foremost(),
    OptionSpec::one_of("length", &["short", "medium", "long"], "short")
        .rule("R5.2")
        .with("rules", "advanced"),
    OptionSpec::switch("rich").rule("R2.1.2"),
    OptionSpec::one_of("turn_limit", &["0", "15", "30", "60"], "0").rule("R5.6"),
    OptionSpec::one_of("milestones", &["exact", "at_least"], "exact").rule("R9.25").with("rules", "basic"),
    OptionSpec::one_of("loans", &["card", "resource"], "card").rule("R9.26").with("rules", "advanced"),
    OptionSpec::one_of("ties", &["shared", "gold"], "shared").rule("R9.37"),
    OptionSpec::switch("improvement_cards").rule("R9.33").with("rules", "advanced"),
    OptionSpec::switch("letter").rule("R9"),
    letter("bare_cards", "R9.4"),
    letter("late_looks", "R9.6"),
    letter("bought_eras", "R9.8").with("rules", "basic"),
    letter("nobody_falls", "R9.34").with("rules", "basic"),
    letter("defender_only", "R9.19").with("rules", "advanced"),
    letter("old_wonders", "R9.32").with("rules", "advanced"),
    letter("swordsmen", "R9.39").with("rules", "advanced"),
    letter("old_catapults", "R9.50").with("rules", "advanced"),
    OptionSpec::one_of("carriers", &["choice", "upgrade", "only"], "choice").rule("R9.18").under("letter"),
];

/// Basic or advanced is asked before them. In a first game nobody is thrown out, and the evening has an end.
pub const PRESETS: &[Preset] = &[
    Preset::first(&[("turn_limit", "15"), ("nobody_falls", "true")]),
    Preset::USUAL,
    Preset::letter(&[("letter", "true")]),
    Preset::everything(&[("length", "long"), ("rich", "true"), ("improvement_cards", "true")]),
];

impl Options {
    pub fn advanced(&self) -> bool {
        self.rules == RuleSet::Advanced
    }

    /// With `letter`, every reading the booklet prints.
    pub fn resolved(mut self) -> Options {
        if self.letter {
            self.bare_cards = true;
            self.late_looks = true;
            self.bought_eras = true;
            self.defender_only = true;
            self.old_wonders = true;
            self.swordsmen = true;
            self.old_catapults = true;
            self.nobody_falls = true;
            if self.carriers == Carriers::Choice {
                self.carriers = Carriers::Upgrade;
            }
        }
        self
    }
}
