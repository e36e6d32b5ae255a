//! Sentences a native reader would wince at. A catalogue is rendered with names that begin with a vowel and with 0, 1
//! and 2, so that elision and plurals are right by construction, not because a test happened to seat somebody else.

use kernel::{Arg, Msg, Seat, msg};
use std::collections::{BTreeMap, BTreeSet};
use text::{Both, Catalogue, Lang, starts_with_vowel};

/// Messages as they were really said: they know which of their arguments is a number, a name or a term.
#[derive(Default)]
pub struct Heard(BTreeMap<String, Vec<Msg>>);

impl Heard {
    /// More of one message say nothing new about it: a term that needs another article is among the first ones.
    const ENOUGH: usize = 60;

    pub fn hear(&mut self, message: &Msg) {
        let known = self.0.entry(message.key.to_string()).or_default();
        if known.len() < Heard::ENOUGH && !known.contains(message) {
            known.push(message.clone());
        }
        for (_, arg) in &message.args {
            match arg {
                Arg::Msg(inner) => self.hear(inner),
                Arg::List(items) => items.iter().for_each(|item| self.hear(item)),
                Arg::Number(_) | Arg::Points(_) | Arg::Seat(_) => {}
            }
        }
    }
}

/// Checks every message of catalogues that are spoken together, such as a frame's and a game's. Panics with what is wrong.
pub fn sentences(texts: &[Both]) {
    let problems = winced_at(texts, &Heard::default());
    assert!(problems.is_empty(), "{} sentences:\n{}", problems.len(), problems.join("\n"));
}

/// What is wrong with each sentence of both languages, key first.
pub(crate) fn winced_at(texts: &[Both], heard: &Heard) -> Vec<String> {
    let mut found = Vec::new();
    for lang in Lang::ALL {
        let sources: Vec<&str> = texts.iter().map(|text| text.get(lang)).collect();
        let catalogue = match Catalogue::new(lang, &sources) {
            Ok(catalogue) => catalogue,
            Err(problems) => {
                found.extend(problems.iter().map(|p| format!("{lang}: {p}")));
                continue;
            }
        };
        for (key, variables) in catalogue.keys() {
            let mut complaints = BTreeSet::new();
            for message in messages(key, variables, &catalogue, heard) {
                // A name that stands for a term nobody heard would want "an" in English, where names need nothing.
                let names: &[&str] = if lang == Lang::Fr { &["Invité 528", "Bo"] } else { &["Bo"] };
                for name in names {
                    if let Ok(sentence) = catalogue.try_render(&message, &|_| (*name).to_owned()) {
                        complaints.extend(wince(lang, &sentence));
                    }
                }
            }
            found.extend(complaints.into_iter().take(3).map(|why| format!("{lang}: '{key}': {why}")));
        }
    }
    found
}

/// A message as it was heard, or with arguments as its pattern wants them; each with 0, 1 and 2 for its numbers.
fn messages(key: &str, variables: &BTreeSet<String>, catalogue: &Catalogue, heard: &Heard) -> Vec<Msg> {
    let made = || {
        let mut message = msg(key.to_owned());
        for variable in variables {
            let number = catalogue.numbers().contains(variable);
            let arg = if number { Arg::Number(0) } else { Arg::Seat(Seat(0)) };
            // A test may keep the few names a catalogue has.
            message.args.push((String::leak(variable.clone()), arg));
        }
        vec![message]
    };
    let told = heard.0.get(key).cloned().unwrap_or_else(made);
    told.iter().flat_map(|message| [0, 1, 2].map(|n| counting(message, n))).collect()
}

/// The message with `n` for each of its numbers.
fn counting(message: &Msg, n: i64) -> Msg {
    let arg = |arg: &Arg| match arg {
        Arg::Number(_) | Arg::Points(_) => Arg::Number(n),
        Arg::Seat(seat) => Arg::Seat(*seat),
        Arg::Msg(inner) => Arg::Msg(Box::new(counting(inner, n))),
        Arg::List(items) => Arg::List(items.iter().map(|item| counting(item, n)).collect()),
    };
    Msg { key: message.key.clone(), args: message.args.iter().map(|(name, a)| (*name, arg(a))).collect() }
}

/// What is wrong with a sentence, if something is.
pub fn wince(lang: Lang, sentence: &str) -> Option<String> {
    let words: Vec<&str> = sentence.split_whitespace().collect();
    let near = |at: usize| words[at.saturating_sub(1)..(at + 3).min(words.len())].join(" ");
    for at in 0..words.len().saturating_sub(1) {
        let (word, next) = (bare(words[at]), words[at + 1]);
        let before = at.checked_sub(1).map_or("", |i| bare(words[i]));
        // A word that ends a clause has nothing to do with the next one.
        let ends = words[at].ends_with([',', ';', ':', '.', '!', '?', ')', '»']);
        let pair = match lang {
            _ if ends => false,
            Lang::En => wrong_pair_en(word, bare(next)),
            Lang::Fr => wrong_pair_fr(word, next),
        };
        if pair || (!ends && wrong_number(lang, before, words[at], bare(next))) {
            return Some(format!("\"{}\"", near(at)));
        }
    }
    letters(lang, sentence)
}

fn bare(word: &str) -> &str {
    word.trim_matches(|c: char| !c.is_alphanumeric() && !"+-−".contains(c))
}

fn wrong_pair_en(word: &str, next: &str) -> bool {
    let next = next.to_lowercase();
    let Some(first) = next.chars().next().filter(|c| c.is_alphabetic()) else { return false };
    // Spelled with a vowel, spoken with a consonant.
    let spoken = ["one", "once", "uni", "use", "usu", "eu", "ut", "u-"];
    let vowel = "aeiou".contains(first) && !spoken.iter().any(|start| next.starts_with(start));
    match word {
        "a" | "A" => vowel,
        "an" | "An" => !vowel && first != 'h' && first != 'é',
        _ => false,
    }
}

fn wrong_pair_fr(word: &str, next: &str) -> bool {
    let word = word.to_lowercase();
    let follows = next.trim_start_matches(['(', '"']).to_lowercase();
    let read_as_it_stands = ["onze", "onzième", "oui", "un", "une"].contains(&bare(&follows));
    let single = next.chars().filter(|c| c.is_alphanumeric()).count() == 1;
    match word.as_str() {
        "de" if ["le", "les"].contains(&follows.as_str()) => true,
        "à" if ["le", "les"].contains(&follows.as_str()) => true,
        "si" => ["il", "ils"].contains(&bare(&follows)),
        "le" | "la" => !single && !read_as_it_stands && starts_with_vowel(&follows),
        "de" | "que" | "jusque" | "lorsque" | "puisque" | "ne" | "se" | "me" | "te" | "je" | "ce" => {
            !single && starts_with_vowel(&follows)
        }
        _ => false,
    }
}

/// "1 steps", "0 pas" being right in French.
fn wrong_number(lang: Lang, before: &str, number: &str, next: &str) -> bool {
    // Numbered, not counted: "space 1 pays", "tour 1", "a 1 removes".
    #[rustfmt::skip]
    const NUMBERED: [&str; 25] = [
        "a", "any", "each",
        "space", "player", "seat", "epoch", "round", "turn", "level", "era", "age", "number", "case", "espace", "manche",
        "tour", "niveau", "joueur", "place", "époque", "ère", "numéro", "phase", "deck",
    ];
    #[rustfmt::skip]
    const INVARIABLE: [&str; 49] = [
        "des", "les", "aux", "ses", "encens",
        "is", "was", "has", "as", "less", "pass", "loss", "across", "plus", "minus", "its", "this", "always", "unless",
        "bois", "fois", "pas", "corps", "temps", "bras", "choix", "prix", "voix", "mois", "poids", "succès", "accès",
        "repos", "moins", "sans", "dans", "après", "très", "puis", "vers", "sous", "dès", "colis", "cas", "deux", "six",
        "dix", "colossus", "versus",
    ];
    let number = number.trim_start_matches(['(', '"', '+', '-', '−', '×']);
    let singular = number == "1" || (number == "0" && lang == Lang::Fr);
    let next = next.to_lowercase();
    singular
        && !NUMBERED.contains(&before.to_lowercase().as_str())
        && next.chars().count() > 2
        && next.chars().all(char::is_alphabetic)
        && (next.ends_with('s') || (lang == Lang::Fr && next.ends_with('x')))
        && !INVARIABLE.contains(&next.as_str())
}

/// Apostrophes are typographic; French sets a space before its tall punctuation.
fn letters(lang: Lang, sentence: &str) -> Option<String> {
    let signs: Vec<char> = sentence.chars().collect();
    for (at, sign) in signs.iter().enumerate() {
        let before = at.checked_sub(1).map(|i| signs[i]);
        let after = signs.get(at + 1).copied();
        let near = || signs[at.saturating_sub(12)..(at + 8).min(signs.len())].iter().collect::<String>();
        let in_a_word = before.is_some_and(char::is_alphabetic) && after.is_some_and(char::is_alphabetic);
        if *sign == '\'' && in_a_word {
            return Some(format!("a straight apostrophe in \"{}\"", near()));
        }
        let stands_alone = after.is_none_or(|c| c.is_whitespace() || c == '»');
        if lang == Lang::Fr
            && ":;?!".contains(*sign)
            && stands_alone
            && before.is_some_and(char::is_alphanumeric)
        {
            return Some(format!("no space before '{sign}' in \"{}\"", near()));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn winces(lang: Lang, sentence: &str) -> bool {
        wince(lang, sentence).is_some()
    }

    #[test]
    fn elision_contraction_and_articles() {
        for wrong in
            ["Le missionnaire de Invité 528", "avant que Alba joue", "le or", "près de le port", "si il"]
        {
            assert!(winces(Lang::Fr, wrong), "{wrong}");
        }
        for right in ["d’Invité 528", "de Bo", "la hutte", "le onze", "de E4", "de A à B", "le 8", "de, en"]
        {
            assert!(!winces(Lang::Fr, right), "{right}");
        }
        assert!(winces(Lang::En, "a army") && winces(Lang::En, "an soldier"));
        assert!(!winces(Lang::En, "a unit, an army, an hour, a one-off"));
    }

    #[test]
    fn one_thing_is_not_several() {
        assert!(winces(Lang::En, "1 steps left") && winces(Lang::En, "(1 hits)"));
        assert!(
            winces(Lang::Fr, "1 technologies")
                && winces(Lang::Fr, "0 cartes")
                && winces(Lang::Fr, "1 joyaux")
        );
        assert!(!winces(Lang::En, "space 1 pays; 0 steps; 2 steps; 1 step"));
        assert!(!winces(Lang::Fr, "1 bois, 1 fois, 0 pièce, tour 1 sans carte"));
    }

    #[test]
    fn apostrophes_and_spaces() {
        assert!(winces(Lang::En, "it isn't") && !winces(Lang::En, "it isn’t, 'quoted'"));
        assert!(winces(Lang::Fr, "Jouer: oui") && !winces(Lang::Fr, "Jouer : oui, 12:30 ?"));
    }

    #[test]
    fn every_message_is_rendered_with_vowels_and_numbers() {
        let texts = [Both {
            en: "left = { $n } steps left of { $who }\nfine = { $n ->\n    [one] one step\n   *[other] { $n } steps\n }",
            fr: "left = { $n } pas, tour de { $who }\nfine = { $n ->\n    [one] un pas\n   *[other] { $n } pas\n }",
        }];
        let found = winced_at(&texts, &Heard::default());
        assert_eq!(found, ["en: 'left': \"1 steps left\"", "fr: 'left': \"tour de Invité 528\""]);
    }
}
