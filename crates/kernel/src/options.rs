//! What a table chooses before it starts: one by one, or by the name of a whole choice.

use crate::Rules;
use serde::Serialize;

/// Names a whole choice where options are named: `preset=first`. No option is called so.
pub const PRESET: &str = "preset";

/// One option of a game: its field in `Options` and what it may be, as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionSpec {
    /// The field of `Options`, and the family of its text keys.
    pub key: &'static str,
    /// What it may be, in the order it is shown.
    pub values: &'static [&'static str],
    /// What it is unless somebody chooses.
    pub default: &'static str,
    /// Where the rules speak of it.
    #[serde(skip_serializing_if = "str::is_empty")]
    pub rule: &'static str,
    /// The option that sets this one and others like it at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub under: Option<&'static str>,
    /// The option and its value without which this one changes nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<(&'static str, &'static str)>,
    /// Whether it is the first thing to be asked, whatever else is chosen: no preset decides it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub foremost: bool,
}

impl OptionSpec {
    /// Off or on, off by default.
    pub const fn switch(key: &'static str) -> OptionSpec {
        OptionSpec::one_of(key, &["false", "true"], "false")
    }
    /// Off or on, on by default.
    pub const fn switched_on(key: &'static str) -> OptionSpec {
        OptionSpec::one_of(key, &["false", "true"], "true")
    }
    /// One of several values.
    pub const fn one_of(
        key: &'static str,
        values: &'static [&'static str],
        default: &'static str,
    ) -> OptionSpec {
        OptionSpec { key, values, default, rule: "", under: None, with: None, foremost: false }
    }
    /// See [`OptionSpec::rule`].
    pub const fn rule(mut self, rule: &'static str) -> OptionSpec {
        self.rule = rule;
        self
    }
    /// See [`OptionSpec::under`].
    pub const fn under(mut self, key: &'static str) -> OptionSpec {
        self.under = Some(key);
        self
    }
    /// See [`OptionSpec::with`].
    pub const fn with(mut self, key: &'static str, value: &'static str) -> OptionSpec {
        self.with = Some((key, value));
        self
    }
    /// See [`OptionSpec::foremost`].
    pub const fn foremost(mut self) -> OptionSpec {
        self.foremost = true;
        self
    }
}

/// A whole choice of options under a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Preset {
    /// `first`, `usual`, `letter` or `everything`: what these are called is said once for all games, and
    /// `preset-<id>` of a game says what it means there.
    pub id: &'static str,
    /// What is not as by default.
    pub sets: &'static [(&'static str, &'static str)],
}

impl Preset {
    /// For a first game.
    pub const fn first(sets: &'static [(&'static str, &'static str)]) -> Preset {
        Preset { id: "first", sets }
    }
    /// As most people play: every option as by default.
    pub const USUAL: Preset = Preset { id: "usual", sets: &[] };
    /// To the letter of the rulebook.
    pub const fn letter(sets: &'static [(&'static str, &'static str)]) -> Preset {
        Preset { id: "letter", sets }
    }
    /// With everything that goes together.
    pub const fn everything(sets: &'static [(&'static str, &'static str)]) -> Preset {
        Preset { id: "everything", sets }
    }
}

/// Why a choice of options was not understood.
#[allow(missing_docs)] // The sentences say what their fields are.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OptionsError {
    /// No such option.
    #[error("{game} has no option '{key}'; it has: {accepted}")]
    Unknown { game: &'static str, key: String, accepted: String },
    /// The option cannot have this value.
    #[error("option '{key}' cannot be '{value}'; accepted: {accepted}")]
    Value { key: &'static str, value: String, accepted: String },
}

/// Options from `key=value` pairs; what is not named is as in the preset, if one is named, or keeps its default.
pub fn options_from<G: Rules>(
    pairs: impl IntoIterator<Item = (String, String)>,
) -> Result<G::Options, OptionsError> {
    let (presets, pairs): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|(key, _)| key == PRESET);
    let mut object = serde_json::Map::new();
    for (_, id) in presets {
        let Some(preset) = G::PRESETS.iter().find(|preset| preset.id == id) else {
            let accepted = G::PRESETS.iter().map(|preset| preset.id).collect::<Vec<_>>().join(", ");
            return Err(OptionsError::Value { key: PRESET, value: id, accepted });
        };
        for (key, value) in preset.sets {
            set::<G>(&mut object, (*key).to_owned(), (*value).to_owned())?;
        }
    }
    for (key, value) in pairs {
        set::<G>(&mut object, key, value)?;
    }
    Ok(crate::from_json(&object.into())
        .unwrap_or_else(|e| panic!("{}: OPTIONS and Options disagree: {e}", G::ID)))
}

type Object = serde_json::Map<String, serde_json::Value>;

fn set<G: Rules>(object: &mut Object, key: String, value: String) -> Result<(), OptionsError> {
    let Some(spec) = G::OPTIONS.iter().find(|spec| spec.key == key) else {
        let accepted = G::OPTIONS.iter().map(|o| o.key).collect::<Vec<_>>().join(", ");
        return Err(OptionsError::Unknown { game: G::ID, key, accepted });
    };
    if !spec.values.contains(&value.as_str()) {
        return Err(OptionsError::Value { key: spec.key, value, accepted: spec.values.join(", ") });
    }
    // "true" and "3" are themselves in JSON; a word is a string.
    let json = serde_json::from_str(&value).unwrap_or_else(|_| value.into());
    object.insert(key, json);
    Ok(())
}
