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

    /// Between the parts of a long sentence: the French set a narrow space before it.
    pub fn semicolon(self) -> &'static str {
        match self {
            Lang::En => "; ",
            Lang::Fr => "\u{202f}; ",
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

/// A game's words from where every game keeps them; to be called in the root of its rules crate.
#[macro_export]
macro_rules! spoken {
    ($game:ty) => {
        impl $crate::Spoken for $game {
            const TEXT: $crate::Both =
                $crate::Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };
            const RULES: $crate::Both =
                $crate::Both { en: include_str!("../../RULES.md"), fr: include_str!("../../RULES.fr.md") };
        }
    };
}
