use kernel::Rules;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A language of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// As in `lang="fr"`.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;
    fn from_str(s: &str) -> Result<Self, String> {
        Lang::ALL
            .into_iter()
            .find(|l| l.code() == s)
            .ok_or_else(|| format!("unknown language '{s}'; accepted: en, fr"))
    }
}

/// The same text in both languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Both {
    /// In English.
    pub en: &'static str,
    /// In French.
    pub fr: &'static str,
}

impl Both {
    /// In one of them.
    pub fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// A game with its words.
pub trait Spoken: Rules {
    /// `text/en.ftl` and `text/fr.ftl`.
    const TEXT: Both;
    /// `RULES.md` and `RULES.fr.md`.
    const RULES: Both;
}
