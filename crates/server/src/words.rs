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
