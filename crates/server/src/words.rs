//! What the server itself says, in both languages.

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
            Words::frame(lang)
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
    use crate::failure::Failure;

    /// Both languages say the same things, with the same variables.
    #[test]
    fn both_languages_are_complete() {
        let keys = |lang: Lang| text::Catalogue::new(lang, &[TEXT.get(lang)]).unwrap().keys().clone();
        assert_eq!(keys(Lang::En), keys(Lang::Fr));
    }

    #[test]
    fn every_failure_has_its_sentence() {
        let source = [
            include_str!("failure.rs"),
            include_str!("people.rs"),
            include_str!("lobby.rs"),
            include_str!("host/said.rs"),
        ];
        let quoted = source.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
        let codes = quoted
            .filter(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c == '_'));
        let said =
            codes.filter(|code| words(Lang::Fr).has(&format!("fail-{}", code.replace('_', "-")))).count();
        assert!(said > 30, "{said}");
        for failure in
            [Failure::NO_TABLE, Failure::NOT_ALLOWED, Failure::FOREIGN, Failure::TAKEN, Failure::BROKEN]
        {
            assert!(!failure.message(Lang::Fr).starts_with("fail-"), "{failure:?}");
        }
    }
}
