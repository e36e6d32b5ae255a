//! One language of one game: its catalogue together with the shell's own.

use crate::Face;
use crate::terms::{self, Terms};
use kernel::{Msg, Seat};
use maud::Markup;
use std::collections::{BTreeSet, HashMap};
use std::sync::Mutex;
use text::{Both, Catalogue, Lang, Problem, Spoken};

/// The words of the shell itself: keys `ui-…`; those of matches that are over in a file of their own.
pub const UI: Both = Both {
    en: concat!(include_str!("../text/en.ftl"), include_str!("../text/after/en.ftl")),
    fr: concat!(include_str!("../text/fr.ftl"), include_str!("../text/after/fr.ftl")),
};

/// Everything that can be said at a table in one language. Built once a game and language, then shared.
pub struct Words {
    catalogue: Catalogue,
    /// Texts without arguments, rendered once: a board asks for hundreds of them on every update.
    plain: HashMap<String, String, foldhash::fast::RandomState>,
    /// Keys that were asked for and nobody wrote a text for.
    missed: Mutex<BTreeSet<String>>,
    /// Gauges that the game has a drawing for.
    drawn: BTreeSet<String>,
    /// Words that explain themselves.
    terms: Terms,
}

impl Words {
    /// The words of a game's table: the shell's, the game's and the face's.
    pub fn at<F: Face>(lang: Lang) -> Result<Words, Vec<Problem>> {
        let (own, taught) = (F::TEXT.get(lang), F::TEACHING.text.get(lang));
        let words = Words::new(lang, &[UI.get(lang), <F::Rules as Spoken>::TEXT.get(lang), own, taught])?;
        let mut tips = F::tips(&words);
        tips.extend(terms::defined::<F>(lang));
        let drawn = gauges_drawn(&F::symbols().into_string());
        Ok(Words { drawn, terms: Terms::new(&tips), ..words })
    }

    /// The words of a game, for pages that do not draw it.
    pub fn of<G: Spoken>(lang: Lang) -> Result<Words, Vec<Problem>> {
        Words::new(lang, &[UI.get(lang), G::TEXT.get(lang)])
    }

    /// The words of the pages that belong to no game.
    pub fn shell(lang: Lang) -> Words {
        Words::new(lang, &[UI.get(lang)]).unwrap_or_else(|p| panic!("the shell's own texts: {p:?}"))
    }

    /// From Fluent sources; a key may not stand in two of them.
    pub fn new(lang: Lang, sources: &[&str]) -> Result<Words, Vec<Problem>> {
        let catalogue = Catalogue::new(lang, sources)?;
        let plain = catalogue
            .keys()
            .iter()
            .filter(|(_, variables)| variables.is_empty())
            .map(|(key, _)| (key.clone(), catalogue.get(key)))
            .collect();
        Ok(Words {
            catalogue,
            plain,
            missed: Mutex::default(),
            drawn: BTreeSet::new(),
            terms: Terms::default(),
        })
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.catalogue.lang()
    }

    /// The messages behind it.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// Whether there is a text for a key.
    pub fn has(&self, key: &str) -> bool {
        self.catalogue.has(key)
    }

    /// A text without arguments; a key nobody wrote a text for shows itself.
    pub fn get<'a>(&'a self, key: &'a str) -> &'a str {
        self.find(key).unwrap_or_else(|| {
            if let Ok(mut missed) = self.missed.lock() {
                missed.insert(key.to_owned());
            }
            key
        })
    }

    /// Keys [`Words::get`] found no text for, so far: what a test of texts wants to know.
    pub fn missed(&self) -> Vec<String> {
        self.missed.lock().map_or_else(|_| Vec::new(), |m| m.iter().cloned().collect())
    }

    /// A text without arguments, if there is one.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.plain.get(key).map(String::as_str)
    }

    /// The key of a thing's own name, where this one says it as part of a sentence: `land-in-peru` of `land-peru`.
    pub fn without_form(&self, key: &str) -> Option<String> {
        let (family, said) = key.split_once('-')?;
        let (_, name) = said.split_once('-').filter(|(form, _)| matches!(*form, "in" | "to" | "the"))?;
        Some(format!("{family}-{name}")).filter(|own| self.plain.contains_key(own))
    }

    /// Gauges that the game has a drawing and a name for.
    pub fn drawings(&self) -> impl Iterator<Item = &str> {
        self.drawn.iter().map(String::as_str).filter(|what| self.has(&format!("gauge-{what}")))
    }

    /// Whether the game has a drawing for this gauge.
    pub fn draws(&self, gauge: &str) -> bool {
        self.drawn.contains(gauge)
    }

    /// A text as it is read on a page of the game: its terms explain themselves.
    pub fn explained(&self, text: &str) -> Markup {
        self.terms.explained(text)
    }

    /// A sentence. `name` says what a seat is called.
    pub fn say(&self, msg: &Msg, name: &dyn Fn(Seat) -> String) -> String {
        match msg.args.is_empty().then(|| self.find(&msg.key)).flatten() {
            Some(text) => text.to_owned(),
            None => self.catalogue.render(msg, name),
        }
    }

    /// A sentence that names no seat.
    pub fn fill(&self, msg: &Msg) -> String {
        self.say(msg, &|seat| (seat.0 + 1).to_string())
    }
}

/// Every `<symbol id="i-gauge-…">`.
fn gauges_drawn(symbols: &str) -> BTreeSet<String> {
    let names = symbols.split("id=\"i-gauge-").skip(1).filter_map(|rest| rest.split('"').next());
    names.map(str::to_owned).collect()
}
