//! The server's own [`Words`], as a game has its own: what the server itself says, in both languages.

use std::sync::{Arc, LazyLock};
use table::Words;
use text::{Both, Lang};

/// Keys of `text/*.ftl`.
pub const TEXT: Both = Both { en: include_str!("../text/en.ftl"), fr: include_str!("../text/fr.ftl") };

static WORDS: LazyLock<[Arc<Words>; 2]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| {
        let words = Words::new(lang, &[table::UI.get(lang), TEXT.get(lang)]);
        Arc::new(words.unwrap_or_else(|problems| {
            tracing::error!(%lang, "broken texts: {problems:?}");
            Words::shell(lang)
        }))
    })
});

/// The words of pages and messages that belong to no game.
pub fn words(lang: Lang) -> &'static Arc<Words> {
    &WORDS[lang as usize]
}

/// One sentence without arguments.
pub fn say(lang: Lang, key: &str) -> String {
    words(lang).get(key).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::code::Code;
    use std::collections::BTreeSet;

    /// Both languages say the same things, with the same variables.
    #[test]
    fn both_languages_are_complete() {
        let keys = |lang: Lang| text::Catalogue::new(lang, &[TEXT.get(lang)]).unwrap().keys().clone();
        assert_eq!(keys(Lang::En), keys(Lang::Fr));
    }

    /// Every code has its sentence in both languages, and no sentence is left over from a code that is gone.
    #[test]
    fn every_failure_has_its_sentence() {
        let codes: BTreeSet<String> = Code::ALL.iter().map(|code| code.key()).collect();
        assert_eq!(codes.len(), Code::ALL.len(), "a word stands for two codes");
        for lang in Lang::ALL {
            let catalogue = text::Catalogue::new(lang, &[TEXT.get(lang)]).unwrap();
            let said = catalogue.keys().keys().filter(|key| key.starts_with("fail-"));
            assert_eq!(said.cloned().collect::<BTreeSet<_>>(), codes, "{lang}");
        }
    }

    /// French has its own spaces and apostrophes, English only the latter; nobody is taken for a man.
    #[test]
    fn texts_are_set_as_printers_do() {
        for (lang, source) in
            Lang::ALL.into_iter().flat_map(|lang| [(lang, TEXT.get(lang)), (lang, table::UI.get(lang))])
        {
            for line in source.lines().filter(|line| !line.starts_with('#')) {
                assert!(!line.contains('\''), "a straight apostrophe: {line}");
                let text = line.split_once(" = ").map_or(line, |(_, text)| text);
                match lang {
                    Lang::En => {
                        let mut words = text.split(|c: char| !c.is_alphabetic());
                        assert!(!words.any(|w| ["he", "him", "his"].contains(&w)), "{line}");
                    }
                    Lang::Fr => {
                        for loose in [" ;", " !", " ?", " :", " »", "« "] {
                            assert!(!text.contains(loose), "a space that may break before '{loose}': {line}");
                        }
                    }
                }
            }
        }
    }
}
