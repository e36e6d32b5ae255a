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
    use std::collections::BTreeSet;
    use std::path::Path;

    /// Both languages say the same things, with the same variables.
    #[test]
    fn both_languages_are_complete() {
        let keys = |lang: Lang| text::Catalogue::new(lang, &[TEXT.get(lang)]).unwrap().keys().clone();
        assert_eq!(keys(Lang::En), keys(Lang::Fr));
    }

    /// A failure's code is a word in the source. Every one has its sentence in both languages, and no sentence is left
    /// over from a code that is gone.
    #[test]
    fn every_failure_has_its_sentence() {
        let codes = codes_in_source();
        for lang in Lang::ALL {
            let catalogue = text::Catalogue::new(lang, &[TEXT.get(lang)]).unwrap();
            let said = catalogue.keys().keys().filter_map(|key| key.strip_prefix("fail-"));
            assert_eq!(said.map(|key| key.replace('-', "_")).collect::<BTreeSet<_>>(), codes, "{lang}");
        }
    }

    /// Where a code is not written into `Failure::new` itself: which file, and what stands before each code there.
    const ELSEWHERE: [(&str, &str, &[&str]); 5] = [
        ("failure.rs", "host/said.rs", &["=> \""]),
        ("http/forms.rs", "http/forms.rs", &["PAYLOAD_TOO_LARGE { \"", "} else { \""]),
        ("http/guard.rs", "http/guard.rs", &["=> \""]),
        ("live/asides.rs", "live/asides.rs", &["=> \""]),
        ("remind/mod.rs", "remind/mod.rs", &[" bad(\"", "(bad(\""]),
    ];

    fn codes_in_source() -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let read = |path: &Path| std::fs::read_to_string(path).unwrap();
        let mut files = vec![folder.clone()];
        let (mut codes, mut indirect) = (BTreeSet::new(), BTreeSet::new());
        while let Some(path) = files.pop() {
            if path.is_dir() {
                files.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
                continue;
            }
            let text = read(&path);
            let name = path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
            for call in text.split("Failure::new(").skip(1).filter(|_| name != "words.rs") {
                let code = call.split_once(',').map(|(_, rest)| rest.trim_start()).unwrap_or_default();
                match code.strip_prefix('"').and_then(|rest| rest.split_once('"')) {
                    Some((code, _)) => drop(codes.insert(code.to_owned())),
                    None => drop(indirect.insert(name.clone())),
                }
            }
        }
        let known = ELSEWHERE.map(|(from, ..)| from.to_owned());
        assert_eq!(
            indirect,
            BTreeSet::from(known),
            "say in ELSEWHERE where these files have their codes from"
        );
        for (_, file, marks) in ELSEWHERE {
            let text = read(&folder.join(file));
            for rest in marks.iter().flat_map(|mark| text.split(mark).skip(1)) {
                let code = rest.split('"').next().unwrap_or_default();
                assert!(code.chars().all(|c| c.is_ascii_lowercase() || c == '_'), "{file}: {code}");
                codes.insert(code.to_owned());
            }
        }
        codes
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
