//! What a sentence does to the word that follows, which a catalogue cannot know beforehand: elision, contraction, the
//! capital of its first letter. In a catalogue: `{ DE($who) }`, `{ A($where) }`, `{ QUE($who) }`, `{ CAP($who) }`.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

type Inflect = fn(&str) -> String;

/// Makes the functions known to a catalogue. They are the same in both languages; only French needs most of them.
pub fn teach(bundle: &mut FluentBundle<FluentResource>) {
    let functions: [(&str, Inflect); 4] = [("DE", de), ("A", a), ("QUE", que), ("CAP", capital)];
    for (name, inflect) in functions {
        let known: Result<(), FluentError> =
            bundle.add_function(name, move |positional: &[FluentValue], _: &FluentArgs| {
                match positional.first() {
                    Some(FluentValue::String(word)) => inflect(word).into(),
                    Some(FluentValue::Number(number)) => inflect(&number.as_string()).into(),
                    _ => FluentValue::Error,
                }
            });
        known.unwrap_or_else(|e| panic!("{name} is ours alone: {e}"));
    }
}

/// "de Bo", "d’Ana", "du village", "de l’Égypte", "des barbares".
fn de(word: &str) -> String {
    contracted("du", "des", word).unwrap_or_else(|| elided("de", word))
}

/// "à Londres", "à l’Empire", "au Caire", "aux barbares".
fn a(word: &str) -> String {
    contracted("au", "aux", word).unwrap_or_else(|| format!("à {word}"))
}

/// "que Bo", "qu’Ana".
fn que(word: &str) -> String {
    elided("que", word)
}

/// With an article that melts into the preposition.
fn contracted(masculine: &str, plural: &str, word: &str) -> Option<String> {
    if let Some(rest) = word.strip_prefix("le ") {
        return Some(format!("{masculine} {rest}"));
    }
    word.strip_prefix("les ").map(|rest| format!("{plural} {rest}"))
}

/// A word whose last letter falls before a vowel.
fn elided(little: &str, word: &str) -> String {
    match starts_with_vowel(word) {
        true => format!("{}’{word}", &little[..little.len() - 1]),
        false => format!("{little} {word}"),
    }
}

/// Whether the word before loses its vowel. An `h` counts as mute unless the word is known for an aspirated one; figures
/// and the names of squares ("de 8", "de E4") are read as they stand.
pub fn starts_with_vowel(word: &str) -> bool {
    #[rustfmt::skip]
    const ASPIRATED: [&str; 41] = [
        "hache", "haches", "haine", "hall", "halle", "halles", "halte", "hameau", "hameaux", "han", "hanche", "hangar",
        "hardi", "harem", "hasard", "hausse", "haut", "haute", "hautes", "hauteur", "hauteurs", "hauts", "havre", "héros",
        "hittite", "hittites", "hollandais", "hollande", "hongrie", "hongrois", "honte", "hors", "huit", "huitième", "hun",
        "huns", "hurons", "hutte", "huttes", "héraut", "himeji",
    ];
    let first_word = word.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_lowercase();
    let square = first_word.chars().any(|c| c.is_ascii_digit());
    match first_word.chars().next() {
        Some(_) if square => false,
        Some('h') => !ASPIRATED.contains(&first_word.as_str()),
        Some(letter) => "aeiouàâäéèêëîïôöùûüœæ".contains(letter),
        None => false,
    }
}

/// The first letter large: a term that opens a sentence.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use crate::{Catalogue, Lang};
    use kernel::{Seat, msg};

    fn said(pattern: &str, name: &str) -> String {
        let fr = Catalogue::new(Lang::Fr, &[&format!("x = {pattern}")]).unwrap_or_else(|p| panic!("{p:?}"));
        fr.render(&msg("x").seat("who", Seat(0)), &|_| name.to_owned())
    }

    #[test]
    fn de_and_que_lose_their_vowel_before_another() {
        assert_eq!(said("Le missionnaire { DE($who) }", "Invité 528"), "Le missionnaire d’Invité 528");
        assert_eq!(said("Le missionnaire { DE($who) }", "Bo"), "Le missionnaire de Bo");
        assert_eq!(said("avant { QUE($who) }", "Élise"), "avant qu’Élise");
        assert_eq!(said("près { DE($who) }", "huns"), "près de huns");
        assert_eq!(said("près { DE($who) }", "Hélène"), "près d’Hélène");
        assert_eq!(said("près { DE($who) }", "E4"), "près de E4");
    }

    #[test]
    fn an_article_melts_into_its_preposition() {
        assert_eq!(said("{ DE($who) }", "le village"), "du village");
        assert_eq!(said("{ DE($who) }", "les barbares"), "des barbares");
        assert_eq!(said("{ DE($who) }", "l’Égypte"), "de l’Égypte");
        assert_eq!(said("{ A($who) }", "les barbares"), "aux barbares");
        assert_eq!(said("{ A($who) }", "le Caire"), "au Caire");
        assert_eq!(said("{ A($who) }", "Ana"), "à Ana");
    }

    #[test]
    fn a_term_may_open_a_sentence() {
        assert_eq!(said("{ CAP($who) } attaquent.", "les barbares"), "Les barbares attaquent.");
        assert_eq!(said("{ CAP($who) }", "éléphants"), "Éléphants");
    }
}
