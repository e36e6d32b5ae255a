//! Which options to play with.

use kernel::{Chance, Dice, Rules, options_from};

/// The default, every option changed alone, all changed together, and some sets at random. Setup may refuse a
/// combination; the default must stand.
pub fn option_sets<G: Rules>(random: usize, seed: u64) -> Vec<G::Options> {
    let others = |spec: &kernel::OptionSpec| {
        spec.values
            .iter()
            .filter(|v| **v != spec.default)
            .map(|v| (spec.key.to_owned(), v.to_string()))
            .collect::<Vec<_>>()
    };
    let mut sets: Vec<Vec<(String, String)>> = vec![vec![]];
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
