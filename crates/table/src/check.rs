//! What every face keeps to, as checks a game's own tests call on positions of its own.

use crate::{Chrome, Face, Screen, ScreenInput, TablePage, Theme, table_page, targets};
use std::collections::{BTreeMap, BTreeSet};

/// Draws a page and says what is wrong with it: a target of the offer that is nowhere on the page, an id that stands
/// twice, a text that is missing, a part that does not carry its own id, a tip nobody explains, a label that nobody hears,
/// dark colours that are written twice.
pub fn check<F: Face>(input: &ScreenInput<F::Rules>) -> Result<Screen, String> {
    let chrome =
        Chrome { words: input.words, theme: Theme::Light, path: "/", name: "", signed_in: false, waiting: 0 };
    let page = TablePage { version: 0, digest: "", live_url: "/" };
    let (html, screen) = table_page::<F>(&chrome, &page, input);
    let html = html.into_string();

    let mut ids = BTreeMap::new();
    for id in attribute(&html, "id") {
        *ids.entry(id).or_insert(0) += 1;
    }
    if let Some((id, _)) = ids.iter().find(|(_, n)| **n > 1) {
        return Err(format!("the id '{id}' stands twice on the page"));
    }
    for element in &screen.elements {
        let own = attribute(&element.html, "id").next();
        if own != Some(element.id.as_str()) {
            return Err(format!("element '{}' carries the id {own:?}", element.id));
        }
    }
    let drawn: BTreeSet<&str> = attribute(&html, "data-target").collect();
    if let Some(asked) = &input.decision {
        if let Some(target) = targets(asked.offer).iter().find(|t| !drawn.contains(t.as_str())) {
            return Err(format!("'{target}' is in the offer and nowhere on the page"));
        }
        let buttons = attribute(&html, "data-choice").count();
        if buttons != asked.offer.choices.len() {
            return Err(format!("{} choices, {buttons} buttons", asked.offer.choices.len()));
        }
    } else if attribute(&html, "data-choice").next().is_some() {
        return Err("nobody is asked, yet something can be chosen".to_owned());
    }
    if let Some(at) = html.find('⟨') {
        let hole: String = html[at..].chars().take(40).collect();
        return Err(format!("a text is missing: {hole}"));
    }
    if let Some(key) = input.words.missed().first() {
        return Err(format!("nobody wrote a text for '{key}'"));
    }
    if let Some(mute) = html.split('<').find(|tag| mute(tag)) {
        return Err(format!("a drawing with a label needs a role to have it read out: <{mute}"));
    }
    if F::STYLE.contains("prefers-color-scheme") {
        return Err("the colours of a dark system are made from those of data-theme=\"dark\"".to_owned());
    }
    let symbols: BTreeSet<&str> = attribute(&html, "id").collect();
    if let Some(lost) = attribute(&html, "href").filter_map(|h| h.strip_prefix('#')).find(|name| {
        // Links into the rules point at text that is loaded later.
        !symbols.contains(name) && !name.starts_with('R')
    }) {
        return Err(format!("'#{lost}' is drawn and nowhere defined"));
    }
    Ok(screen)
}

/// A part of a drawing with a label and without a role.
fn mute(tag: &str) -> bool {
    let shape = ["path ", "g ", "rect ", "circle ", "use "].iter().any(|name| tag.starts_with(name));
    let tag = tag.split('>').next().unwrap_or_default();
    shape && tag.contains(" aria-label=") && !tag.contains(" role=")
}

/// The values of an attribute, in the order of the page.
fn attribute<'a>(html: &'a str, name: &str) -> impl Iterator<Item = &'a str> + use<'a> {
    let start = format!(" {name}=\"");
    let mut rest = html;
    std::iter::from_fn(move || {
        let at = rest.find(&start)? + start.len();
        let end = at + rest[at..].find('"')?;
        let value = &rest[at..end];
        rest = &rest[end..];
        Some(value)
    })
}
