//! Sentences with drawings: whatever has one is shown before its word, as on the cards of the box.

use crate::symbols::inline;
use civilization_2010::{Building, Civilization2010, Named, Resource, UnitType};
use maud::{Markup, html};
use table::Scene;

/// What has a drawing, by the word for it; longer words first, so that an iron mine is not taken for iron.
fn names(scene: &Scene<Civilization2010>) -> Vec<(String, &'static str)> {
    let named = |key: &str, icon: &'static str| (scene.t(key).to_owned(), icon);
    let mut all = vec![named("gauge-trade", "trade"), named("gauge-production", "production")];
    all.extend(Resource::ALL.into_iter().map(|r| named(&r.key(), r.name())));
    all.extend(Building::ALL.into_iter().map(|b| named(&b.key(), b.name())));
    all.extend(UnitType::ALL.into_iter().map(|u| named(&u.key(), u.name())));
    all.sort_by_key(|(word, _)| std::cmp::Reverse(word.len()));
    all
}

pub fn pictured(scene: &Scene<Civilization2010>, line: &str) -> Markup {
    html! { @for (text, icon) in pieces(line, &names(scene)) { (text) @if let Some(icon) = icon { (inline(icon)) } } }
}

/// The line cut before every whole word that has a drawing, and the drawing. A capital is another word: the name of a phase.
fn pieces<'a>(line: &'a str, names: &[(String, &'static str)]) -> Vec<(&'a str, Option<&'static str>)> {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphabetic);
    let (mut found, mut from, mut at) = (Vec::new(), 0, 0);
    while let Some(next) = line[at..].chars().next() {
        let begins = !letter(line[..at].chars().next_back());
        let whole =
            |word: &str| line[at..].strip_prefix(word).is_some_and(|after| !letter(after.chars().next()));
        match names.iter().find(|(word, _)| begins && whole(word)) {
            Some((word, icon)) => {
                found.push((&line[from..at], Some(*icon)));
                from = at;
                at += word.len();
            }
            None => at += next.len_utf8(),
        }
    }
    found.push((&line[from..], None));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_words_have_their_drawings() {
        let names = [("mine de fer", "iron-mine"), ("fer", "iron"), ("commerce", "trade")]
            .map(|(w, i)| (w.to_owned(), i));
        let line = "Commerce : une mine de fer et 1 fer préfèrent 9 points de commerce.";
        let found = pieces(line, &names);
        let icons: Vec<_> = found.iter().filter_map(|(_, icon)| *icon).collect();
        assert_eq!(icons, ["iron-mine", "iron", "trade"], "no phase, no part of a word");
        assert_eq!(found.iter().map(|(text, _)| *text).collect::<String>(), line, "nothing of it is lost");
    }
}
