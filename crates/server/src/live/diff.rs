//! What one connection shows: a fingerprint of each element, so that only what changed is sent.

use foldhash::quality::FixedState;
use serde::{Serialize, Serializer};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;
use table::Screen;

/// An element as it is sent.
#[derive(Serialize, Clone, Copy, Debug)]
pub struct Sent<'a> {
    pub id: &'a str,
    pub parent: &'a str,
    /// The element before it in the same parent.
    pub after: Option<&'a str>,
    #[serde(serialize_with = "quoted")]
    pub html: &'a str,
}

/// Most of what is sent is HTML, and it is quoted where pages are drawn, in a crate that is built for speed.
fn quoted<S: Serializer>(html: &str, to: S) -> Result<S::Ok, S::Error> {
    table::quoted(html).serialize(to)
}

/// What changed between two screens.
#[derive(Serialize, Debug)]
pub struct Patch<'a> {
    pub changed: Vec<Sent<'a>>,
    pub removed: Vec<String>,
}

impl Patch<'_> {
    pub fn is_empty(&self) -> bool {
        self.changed.is_empty() && self.removed.is_empty()
    }
}

/// An element a browser has. The print covers its place as well as its content: an element that moves among its
/// neighbours has changed.
#[derive(Clone, Debug)]
struct Mark {
    id: Arc<str>,
    print: u64,
}

/// Fingerprints of the elements a browser has, in the order of the screen.
#[derive(Clone, Default, Debug)]
pub struct Shown {
    marks: Vec<Mark>,
    digest: String,
}

impl Shown {
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// Takes note that the browser has this screen now; says what it had not. Elements that went are forgotten.
    pub fn update<'a>(&mut self, screen: &'a Screen) -> Patch<'a> {
        let before = std::mem::take(&mut self.marks);
        let mut kept = vec![false; before.len()];
        // Screens mostly keep their elements in order: each is looked for after the one before it.
        let mut expected = 0;
        let mut places: Option<HashMap<&str, usize>> = None;
        let mut marks = Vec::with_capacity(screen.elements.len());
        let mut changed = Vec::new();
        let mut whole = FixedState::default().build_hasher();
        for sent in listed(screen) {
            let print = fingerprint(&sent);
            whole.write_u64(print);
            let found = match before.get(expected) {
                Some(mark) if *mark.id == *sent.id => Some(expected),
                _ => {
                    let places = places.get_or_insert_with(|| {
                        before.iter().enumerate().map(|(i, mark)| (&*mark.id, i)).collect()
                    });
                    places.get(sent.id).copied()
                }
            };
            let id = match found {
                Some(place) => {
                    kept[place] = true;
                    expected = place + 1;
                    before[place].id.clone()
                }
                None => sent.id.into(),
            };
            if found.is_none_or(|place| before[place].print != print) {
                changed.push(sent);
            }
            marks.push(Mark { id, print });
        }
        let gone = before.iter().zip(&kept).filter(|(_, kept)| !**kept);
        let removed = gone.map(|(mark, _)| mark.id.to_string()).collect();
        self.marks = marks;
        self.digest = format!("{:016x}", whole.finish());
        Patch { changed, removed }
    }
}

/// The elements with their neighbours.
pub fn listed(screen: &Screen) -> impl Iterator<Item = Sent<'_>> {
    // Elements of one parent follow each other, and there are few parents.
    let mut last: Vec<(&str, &str)> = Vec::new();
    screen.elements.iter().map(move |e| {
        let known = last.iter_mut().rev().find(|(parent, _)| *parent == e.parent);
        let after = match known {
            Some((_, before)) => Some(std::mem::replace(before, &e.id)),
            None => {
                last.push((e.parent, &e.id));
                None
            }
        };
        Sent { id: &e.id, parent: e.parent, after, html: &e.html }
    })
}

fn fingerprint(sent: &Sent) -> u64 {
    FixedState::default().hash_one((sent.id, sent.parent, sent.after, sent.html))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Element;

    fn screen(elements: &[(&str, &str)]) -> Screen {
        let elements = elements.iter().map(|(id, html)| Element {
            id: (*id).into(),
            parent: "t-log",
            html: (*html).into(),
        });
        Screen { elements: elements.collect() }
    }

    fn ids(patch: &Patch) -> Vec<String> {
        patch.changed.iter().map(|e| e.id.to_owned()).collect()
    }

    #[test]
    fn only_what_changed_is_sent() {
        let mut shown = Shown::default();
        let first = screen(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(ids(&shown.update(&first)), ["a", "b", "c"]);
        let digest = shown.digest().to_owned();
        assert!(shown.update(&first).is_empty());
        assert_eq!(shown.digest(), digest);

        let second = screen(&[("a", "1"), ("x", "9"), ("c", "3")]);
        let patch = shown.update(&second);
        assert_eq!(
            patch.changed.iter().map(|e| (e.id, e.after)).collect::<Vec<_>>(),
            [("x", Some("a")), ("c", Some("x"))]
        );
        assert_eq!(patch.removed, ["b"]);
        assert_ne!(shown.digest(), digest);
    }

    #[test]
    fn an_element_that_moves_has_changed() {
        let mut shown = Shown::default();
        shown.update(&screen(&[("a", "1"), ("b", "2")]));
        let turned = screen(&[("b", "2"), ("a", "1")]);
        assert_eq!(ids(&shown.update(&turned)), ["b", "a"]);
        assert!(shown.update(&turned).is_empty());
    }
}
