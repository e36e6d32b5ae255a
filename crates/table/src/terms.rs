//! Words that explain themselves wherever they are read: those of a game's glossary that a rule defines, and whatever has a tip
//! of its own name.

use crate::{Face, Tip};
use maud::{Markup, html};
use serde::Deserialize;
use std::collections::{BTreeSet, HashMap};
use text::{Lang, Spoken};

/// Shorter words than this are too often something else: "or" is gold in French.
const SHORTEST: usize = 3;

/// A word of a game's `glossary.json`, as far as a page needs it.
#[derive(Deserialize)]
struct Word<'a> {
    en: &'a str,
    fr: &'a str,
    #[serde(borrow)]
    rule: Option<&'a str>,
}

/// The words of a glossary that a rule defines, explained by that rule.
pub(crate) fn defined<F: Face>(lang: Lang) -> Vec<Tip> {
    let words: Vec<Word<'static>> = serde_json::from_str(F::TEACHING.glossary).unwrap_or_default();
    let rules = <F::Rules as Spoken>::RULES.get(lang);
    let tip = |(number, word): (usize, Word<'static>)| {
        let rule = word.rule?;
        let title = if lang == Lang::En { word.en } else { word.fr };
        Some(Tip {
            id: format!("term-{number}"),
            title: capital(title),
            text: said(rules, rule)?,
            rule: Some(rule),
        })
    };
    words.into_iter().enumerate().filter_map(tip).collect()
}

/// What is wrong with a glossary as pages read it: a rule that is not there.
pub(crate) fn undefined<F: Face>() -> Vec<String> {
    if F::TEACHING.glossary.is_empty() {
        return Vec::new();
    }
    let words: Vec<Word> = match serde_json::from_str(F::TEACHING.glossary) {
        Ok(words) => words,
        Err(why) => return vec![format!("the glossary: {why}")],
    };
    let lost = |word: &Word| {
        let rule = word.rule?;
        let there = |lang: &Lang| said(<F::Rules as Spoken>::RULES.get(*lang), rule).is_some();
        (!Lang::ALL.iter().all(there))
            .then(|| format!("'{}' is to be explained by {rule}, which is nowhere", word.en))
    };
    words.iter().filter_map(lost).collect()
}

/// The text of a rule, without its number and marks.
fn said(rules: &str, rule: &str) -> Option<String> {
    let (_, after) = rules.split_once(&format!("**{rule}** "))?;
    Some(after.lines().next()?.replace(['*', '`'], ""))
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Finds words with an explanation in a text.
#[derive(Default)]
pub(crate) struct Terms {
    /// By the first word, the longest first: all words, and the tip.
    by_first: HashMap<String, Vec<(Vec<String>, String)>>,
}

impl Terms {
    /// Of several tips of one name the first counts.
    pub(crate) fn new(tips: &[Tip]) -> Terms {
        let mut by_first: HashMap<String, Vec<(Vec<String>, String)>> = HashMap::new();
        let mut known = BTreeSet::new();
        for tip in tips.iter().filter(|tip| tip.title.chars().count() >= SHORTEST && explains(tip)) {
            let words: Vec<String> = words(&tip.title).map(|(_, word)| stem(word)).collect();
            let Some(first) = words.first().cloned() else { continue };
            if known.insert(words.clone()) {
                by_first.entry(first).or_default().push((words, tip.id.clone()));
            }
        }
        by_first
            .values_mut()
            .for_each(|terms| terms.sort_by_key(|(words, _)| std::cmp::Reverse(words.len())));
        Terms { by_first }
    }

    /// A text in which each explained word shows its tip, the first time it is read.
    pub(crate) fn explained(&self, text: &str) -> Markup {
        let all: Vec<(usize, &str)> = words(text).collect();
        let mut marked = BTreeSet::new();
        let (mut parts, mut from, mut at) = (Vec::new(), 0, 0);
        while at < all.len() {
            let (begin, _) = all[at];
            match self.at(text, &all[at..]).filter(|(_, tip)| marked.insert(*tip)) {
                Some((long, tip)) => {
                    let (last, word) = all[at + long - 1];
                    let end = last + word.len();
                    parts.push((&text[from..begin], Some((&text[begin..end], tip))));
                    (from, at) = (end, at + long);
                }
                None => at += 1,
            }
        }
        parts.push((&text[from..], None));
        html! {
            @for (plain, term) in parts {
                (plain) @if let Some((word, tip)) = term { span.term data-tip=(tip) { (word) } }
            }
        }
    }

    /// The longest explained word that these words begin with: how many they are, and its tip.
    fn at(&self, text: &str, words: &[(usize, &str)]) -> Option<(usize, &str)> {
        let (_, first) = words.first()?;
        let fits = |(term, _): &&(Vec<String>, String)| {
            term.len() <= words.len()
                && term.iter().zip(words).all(|(wanted, (_, word))| *wanted == stem(word))
                && words[..term.len()].windows(2).all(|pair| between(text, pair[0], pair[1]))
        };
        let (term, tip) = self.by_first.get(&stem(first))?.iter().find(fits)?;
        Some((term.len(), tip))
    }
}

/// A tip that only repeats a name explains nothing.
fn explains(tip: &Tip) -> bool {
    !tip.text.is_empty() || tip.rule.is_some()
}

/// Whether nothing but a space or an apostrophe lies between two words.
fn between(text: &str, (at, word): (usize, &str), (next, _): (usize, &str)) -> bool {
    matches!(&text[at + word.len()..next], " " | "\u{a0}" | "\u{202f}" | "’" | "-")
}

/// Where each word begins, and the word.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let letter = |c: char| c.is_alphanumeric();
    let mut rest = 0;
    std::iter::from_fn(move || {
        let begin = rest + text[rest..].find(letter)?;
        let end = begin + text[begin..].find(|c: char| !letter(c)).unwrap_or(text.len() - begin);
        rest = end;
        Some((begin, &text[begin..end]))
    })
}

/// A word without capitals and plural: near enough for both languages.
fn stem(word: &str) -> String {
    let word = word.to_lowercase();
    let long = word.chars().count() > SHORTEST;
    match word.strip_suffix("ies").filter(|_| long) {
        Some(start) => format!("{start}y"),
        None => match word.strip_suffix(['s', 'x']).filter(|_| long) {
            Some(one) => one.to_owned(),
            None => word,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tip(id: &str, title: &str) -> Tip {
        Tip { id: id.into(), title: title.into(), text: "It is so.".into(), rule: None }
    }

    #[test]
    fn words_explain_themselves() {
        let terms = Terms::new(&[
            tip("city", "City"),
            tip("army", "army unit"),
            tip("wall", "Great Wall"),
            tip("or", "Or"),
        ]);
        let explained = |text: &str| terms.explained(text).into_string();
        assert_eq!(
            explained("Two cities, one City."),
            "Two <span class=\"term\" data-tip=\"city\">cities</span>, one City."
        );
        assert_eq!(
            explained("Army units < army"),
            "<span class=\"term\" data-tip=\"army\">Army units</span> &lt; army"
        );
        assert_eq!(explained("Great. Wall or not"), "Great. Wall or not");
        assert_eq!(explained("la Great Wall"), "la <span class=\"term\" data-tip=\"wall\">Great Wall</span>");
        assert_eq!(explained(""), "");
    }
}
