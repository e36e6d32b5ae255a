//! Every text key exists in both languages, wants the same variables, is used, and renders as somebody would say it.

use crate::example::files_ending;
use crate::options::{option_sets, unsound};
use crate::sentences::{Heard, winced_at};
use kernel::{Chance, Dice, Match, Msg, Seat, Seed};
use std::collections::BTreeSet;
use std::path::Path;
use text::{Catalogue, Lang, Spoken};

/// Checks the catalogues of a game. `sources` are the folders of Rust files in which keys are used; a literal with
/// `{}` or `{name}` in it stands for a whole family of keys.
pub fn words<G: Spoken>(sources: &[&Path]) {
    let problems = problems::<G>(sources);
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

fn problems<G: Spoken>(sources: &[&Path]) -> Vec<String> {
    let mut problems = unsound::<G>();
    let catalogues = Lang::ALL.map(|lang| Catalogue::new(lang, &[G::TEXT.get(lang)]));
    let [en, fr] = match catalogues {
        [Ok(en), Ok(fr)] => [en, fr],
        broken => {
            for (lang, found) in Lang::ALL.iter().zip(broken) {
                problems.extend(found.err().into_iter().flatten().map(|p| format!("{lang}: {p}")));
            }
            return problems;
        }
    };
    for (key, wants) in en.keys() {
        match fr.keys().get(key) {
            None => problems.push(format!("fr: '{key}' is missing")),
            Some(too) if too != wants => {
                problems.push(format!("'{key}' wants {wants:?} in en, {too:?} in fr"))
            }
            Some(_) => {}
        }
    }
    problems.extend(fr.keys().keys().filter(|k| !en.has(k)).map(|key| format!("en: '{key}' is missing")));

    let literals: BTreeSet<String> = sources
        .iter()
        .flat_map(|folder| files_ending(folder, "rs"))
        .filter_map(|file| std::fs::read_to_string(file).ok())
        .flat_map(|source| literals(&source))
        .collect();
    let mut wanted: BTreeSet<String> =
        ["game-title", "game-tagline", "game-about"].into_iter().map(str::to_owned).collect();
    for option in G::OPTIONS {
        wanted.insert(format!("option-{}", option.key));
        wanted.insert(format!("option-{}-help", option.key));
        if option.values != ["false", "true"] {
            wanted.extend(option.values.iter().map(|value| format!("option-{}-{value}", option.key)));
        }
    }
    wanted.extend(G::PRESETS.iter().map(|preset| format!("preset-{}", preset.id)));
    // What may be declined for good is listed by this name.
    let named = |prompt: &&str| format!("react-{}", prompt.strip_prefix("prompt-").unwrap_or(prompt));
    wanted.extend(G::REACTIONS.iter().map(named));
    problems.extend(wanted.iter().filter(|key| !en.has(key)).map(|key| format!("'{key}' is missing")));
    // What a standing names is said at the end of rare games only.
    let ties = literals.iter().filter(|literal| literal.starts_with("tie-") && !en.has(literal));
    problems.extend(ties.map(|key| format!("'{key}' is missing")));
    // A gauge is named without the beginning of its key, and without the end of what is there when it is gone.
    let gauge = |key: &str| {
        let what = key.strip_prefix("gauge-").map(|what| what.strip_suffix("-gone").unwrap_or(what));
        what.is_some_and(|what| literals.contains(what))
    };
    let literal = |key: &str| literals.iter().any(|literal| matches_family(literal, key));
    // What a deed is for is its tip on any table.
    let deed =
        |key: &str| key.strip_suffix("-help").is_some_and(|k| k.starts_with("deed-") && literals.contains(k));
    let used = |key: &str| wanted.contains(key) || gauge(key) || deed(key) || literal(key);
    problems.extend(en.keys().keys().filter(|k| !used(k)).map(|key| format!("'{key}' is used nowhere")));

    let mut heard = Heard::default();
    problems.extend(spoken_in_play::<G>(&[en, fr], &mut heard));
    problems.extend(winced_at(&[G::TEXT], &heard));
    problems
}

/// Plays random games and renders everything that is said.
fn spoken_in_play<G: Spoken>(catalogues: &[Catalogue; 2], heard: &mut Heard) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut check = |m: &Msg| {
        heard.hear(m);
        for catalogue in catalogues {
            if let Err(problem) = catalogue.try_render(m, &|seat| format!("P{seat}")) {
                found.insert(format!("{}: {problem}", catalogue.lang()));
            }
        }
    };
    let mut dice = Dice::new(7);
    for (n, options) in option_sets::<G>(8, 3).into_iter().enumerate() {
        let seats = G::SEATS.0 + dice.below((G::SEATS.1 - G::SEATS.0 + 1) as u32) as u8;
        let (mut m, told) = match Match::<G>::new(options, seats, Seed::from_number(n as u64)) {
            Ok(begun) => begun,
            Err(refusal) => {
                check(&refusal.why);
                continue;
            }
        };
        told.iter().for_each(|t| check(&G::narrate(&t.event)));
        for _ in 0..20_000 {
            let open = G::open(m.state());
            if open.is_empty() {
                break;
            }
            let seat: Seat = open.iter().nth(dice.below(open.len() as u32) as usize).expect("open");
            let decision = m.decision(seat).expect("open");
            decision.offer.prompt.iter().for_each(&mut check);
            decision.offer.choices.iter().for_each(|c| check(&c.show.label));
            decision.offer.refused.iter().for_each(|r| check(&r.why));
            let (number, choices) = (decision.number, &decision.offer.choices);
            let action = choices[dice.below(choices.len() as u32) as usize].action.clone();
            let done = m.submit(seat, number, action).unwrap_or_else(|e| panic!("{}: {e}", G::ID));
            done.told.iter().for_each(|t| check(&G::narrate(&t.event)));
        }
    }
    found
}

/// The string literals of Rust source that could be keys or families of keys.
fn literals(source: &str) -> Vec<String> {
    source
        .split('"')
        .skip(1)
        .filter(|s| !s.is_empty() && s.len() < 80)
        .filter(|s| s.chars().all(|c| c.is_ascii_alphanumeric() || "-_{}".contains(c)))
        .map(str::to_owned)
        .collect()
}

/// Whether a key is the literal, or of the family it stands for.
fn matches_family(literal: &str, key: &str) -> bool {
    let Some((before, rest)) = literal.split_once('{') else { return literal == key };
    let Some((_, after)) = rest.split_once('}') else { return false };
    let Some(middle) = key.strip_prefix(before) else { return false };
    // A family needs a name of its own: "{}" alone would excuse every key.
    !before.is_empty()
        && (1..=middle.len()).any(|n| middle.is_char_boundary(n) && matches_family(after, &middle[n..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_family_is_told_by_its_literal_parts() {
        assert!(matches_family("building-{}", "building-mint"));
        assert!(matches_family("building-{id}-help", "building-mint-help"));
        assert!(!matches_family("building-{}-help", "building-mint"));
        assert!(!matches_family("{}", "anything"));
        assert!(matches_family("pass", "pass"));
    }
}
