//! Which options to play with.

use kernel::{Chance, Dice, Match, PRESET, Rules, Seed, options_from};

/// The default, every preset, every option changed alone, all changed together, and some sets at random. Setup may refuse
/// a combination; the default must stand.
pub fn option_sets<G: Rules>(random: usize, seed: u64) -> Vec<G::Options> {
    let others = |spec: &kernel::OptionSpec| {
        spec.values
            .iter()
            .filter(|v| **v != spec.default)
            .map(|v| (spec.key.to_owned(), v.to_string()))
            .collect::<Vec<_>>()
    };
    let mut sets: Vec<Vec<(String, String)>> = vec![vec![]];
    sets.extend(G::PRESETS.iter().map(|preset| named(preset.id)));
    for spec in G::OPTIONS {
        sets.extend(others(spec).into_iter().map(|pair| vec![pair]));
    }
    sets.push(G::OPTIONS.iter().filter_map(|spec| others(spec).pop()).collect());
    let mut dice = Dice::new(seed);
    for _ in 0..random {
        let pick = |spec: &kernel::OptionSpec| {
            let value = spec.values[dice.below(spec.values.len() as u32) as usize];
            (spec.key.to_owned(), value.to_owned())
        };
        sets.push(G::OPTIONS.iter().map(pick).collect());
    }
    let mut options: Vec<G::Options> = Vec::new();
    for set in sets {
        let set = options_from::<G>(set).unwrap_or_else(|e| panic!("{e}"));
        if !options.contains(&set) {
            options.push(set);
        }
    }
    options
}

fn named(preset: &str) -> Vec<(String, String)> {
    vec![(PRESET.to_owned(), preset.to_owned())]
}

/// What is wrong with the options of a game and its presets, in words: an option without a rule, one that hangs on
/// another that does not exist, a preset that is not understood, says what is so anyway, or cannot be played by the
/// fewest players.
pub(crate) fn unsound<G: Rules>() -> Vec<String> {
    let mut found = Vec::new();
    let known = |key: &str| G::OPTIONS.iter().find(|spec| spec.key == key);
    for spec in G::OPTIONS {
        let key = spec.key;
        if spec.rule.is_empty() {
            found.push(format!("option '{key}' names no rule"));
        }
        if key == PRESET || spec.under.is_some_and(|over| known(over).is_none()) {
            found.push(format!(
                "option '{key}' is called like a preset or lies under an option that is not there"
            ));
        }
        if spec.with.is_some_and(|(over, value)| known(over).is_none_or(|over| !over.values.contains(&value)))
        {
            found.push(format!("option '{key}' needs what cannot be chosen"));
        }
    }
    for preset in G::PRESETS {
        let id = preset.id;
        let idle =
            |(key, value): &&(&str, &str)| known(key).is_none_or(|s| s.foremost || s.default == *value);
        found.extend(
            preset.sets.iter().filter(idle).map(|(key, _)| format!("preset '{id}' decides '{key}' in vain")),
        );
        match options_from::<G>(named(id)) {
            Err(why) => found.push(format!("preset '{id}': {why}")),
            Ok(options) => {
                if let Err(refusal) = Match::<G>::new(options, G::SEATS.0, Seed::from_number(1)) {
                    found.push(format!(
                        "preset '{id}' is refused to {} players: {}",
                        G::SEATS.0,
                        refusal.why.key
                    ));
                }
            }
        }
        if G::PRESETS.iter().filter(|other| other.sets == preset.sets).count() > 1 {
            found.push(format!("preset '{id}' is the same as another"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::faults::{Fault, With};
    use crate::toy::Raid;
    use kernel::{OptionSpec, Preset};

    struct Careless;
    impl Fault<Raid> for Careless {
        const NAME: &'static str = "presets that say nothing";
        const OPTIONS: &'static [OptionSpec] = &[
            OptionSpec::one_of("rounds", &["short", "long"], "long").under("nothing"),
            OptionSpec::switch("no_peeking"),
        ];
        const PRESETS: &'static [Preset] = &[
            Preset::first(&[("rounds", "long")]),
            Preset::letter(&[("rounds", "endless")]),
            Preset::everything(&[("no_peeking", "true")]),
        ];
    }

    #[test]
    fn careless_options_and_presets_are_found() {
        let found = unsound::<With<Raid, Careless>>().join("\n");
        for fault in [
            "'rounds' names no rule",
            "that is not there",
            "'first' decides 'rounds' in vain",
            "'letter': option 'rounds' cannot be 'endless'",
            "'everything' is refused to 2 players",
        ] {
            assert!(found.contains(fault), "{fault} is missing in:\n{found}");
        }
    }
}
