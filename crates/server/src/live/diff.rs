//! What one connection shows: a fingerprint of each element, so that only what changed is sent.

use serde::Serialize;
use std::collections::HashMap;
use table::Screen;

/// An element as it is sent.
#[derive(Serialize, Debug)]
pub struct Sent<'a> {
    pub id: &'a str,
    pub parent: &'a str,
    /// The element before it in the same parent.
    pub after: Option<&'a str>,
    pub html: &'a str,
}

/// What changed between two screens.
#[derive(Debug)]
pub struct Patch<'a> {
    pub changed: Vec<Sent<'a>>,
    pub removed: Vec<String>,
}

/// Fingerprints of the elements a browser has.
#[derive(Clone, Default, Debug)]
pub struct Shown {
    prints: HashMap<String, [u8; 8]>,
    digest: String,
}

impl Shown {
    pub fn digest(&self) -> &str {
        &self.digest
    }

    /// Takes note that the browser has this screen now; says what it had not. Elements that went are forgotten.
    pub fn update<'a>(&mut self, screen: &'a Screen) -> Patch<'a> {
        let mut prints = HashMap::with_capacity(screen.elements.len());
        let mut changed = Vec::new();
        let mut whole = blake3::Hasher::new();
        for sent in listed(screen) {
            let print = fingerprint(&sent);
            whole.update(&print);
            prints.insert(sent.id.to_owned(), print);
            if self.prints.get(sent.id) != Some(&print) {
                changed.push(sent);
            }
        }
        let mut removed: Vec<String> =
            self.prints.keys().filter(|id| !prints.contains_key(*id)).cloned().collect();
        removed.sort();
        self.prints = prints;
        self.digest = whole.finalize().to_hex()[..16].to_owned();
        Patch { changed, removed }
    }
}

/// The elements with their neighbours.
pub fn listed(screen: &Screen) -> impl Iterator<Item = Sent<'_>> {
    let mut last: HashMap<&str, &str> = HashMap::new();
    screen.elements.iter().map(move |e| Sent {
        id: &e.id,
        parent: e.parent,
        after: last.insert(e.parent, &e.id),
        html: &e.html,
    })
}

/// Covers the place as well as the content: an element that moves among its neighbours has changed.
fn fingerprint(sent: &Sent) -> [u8; 8] {
    let mut hasher = blake3::Hasher::new();
    for part in [sent.id, sent.parent, sent.after.unwrap_or_default(), sent.html] {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    let mut print = [0; 8];
    print.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    print
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
        assert!(shown.update(&first).changed.is_empty());
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
    }
}
