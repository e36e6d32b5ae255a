//! Conditions of a card, judged by what its reader sees, is asked, heard and did.

use kernel::{Choice, Offer, Rules};
use serde::Deserialize;
use serde_json::{Map, Value};

/// All that is named must hold; nothing named always holds.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct When {
    /// The reader is asked one of these, by the key of the question.
    pub asked: Vec<String>,
    /// Something like this is offered.
    pub offered: Option<Want>,
    /// The reader did one of these since the card was turned.
    pub did: Vec<Want>,
    /// So often; once unless given.
    pub times: Option<usize>,
    /// One of these was told since the card was turned, by the key of its sentence.
    pub told: Vec<String>,
    /// The same, of sentences about the reader.
    pub mine: Vec<String>,
    /// What must stand in the reader's view, by pointer.
    pub view: Map<String, Value>,
    /// What must not stand there.
    pub not: Map<String, Value>,
    /// Or else one of these.
    pub or: Vec<When>,
}

/// Something that was told, by the key of its sentence, and whether it is about the reader.
pub type Heard = (String, bool);

/// An answer, by whatever is named of it.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Want {
    /// The action, as far as it is given: see [`matches()`].
    #[serde(rename = "do")]
    pub action: Option<Value>,
    /// As the game's bar of deeds has it.
    pub deed: Option<String>,
    /// The key of its label.
    pub label: Option<String>,
    /// What it does to its place, as the game's face has it: `attack`. Known of what is offered only.
    pub kind: Option<String>,
}

impl Want {
    /// Whether any answer will do.
    pub fn is_any(&self) -> bool {
        self.action.is_none() && self.deed.is_none() && self.label.is_none()
    }

    /// Whether a choice is such an answer.
    pub fn fits<G: Rules>(&self, choice: &Choice<G::Action>, at: &Standpoint<G>) -> bool {
        self.label.as_ref().is_none_or(|key| *key == choice.show.label.key)
            && self.kind.as_deref().is_none_or(|wanted| (at.kind)(&choice.action) == Some(wanted))
            && self.was(&choice.action, at.deed)
    }

    /// Whether something that was done is such an answer; what it was called is forgotten by then.
    pub fn was<A: serde::Serialize>(&self, action: &A, deed: fn(&A) -> Option<&'static str>) -> bool {
        let alike = |wanted: &Value| matches(wanted, &kernel::to_json(action));
        self.deed.as_deref().is_none_or(|wanted| deed(action) == Some(wanted))
            && self.action.as_ref().is_none_or(alike)
    }
}

/// Whether `found` is what is wanted. `null` is anything; a word is itself or the name of what carries more; of an object
/// only what is named counts.
pub fn matches(wanted: &Value, found: &Value) -> bool {
    match (wanted, found) {
        (Value::Null, _) => true,
        (Value::String(name), Value::Object(fields)) => fields.len() == 1 && fields.contains_key(name),
        (Value::Object(wanted), Value::Object(found)) => {
            wanted.iter().all(|(key, value)| found.get(key).is_some_and(|found| matches(value, found)))
        }
        (Value::Array(wanted), Value::Array(found)) => {
            wanted.len() == found.len()
                && wanted.iter().zip(found).all(|(wanted, found)| matches(wanted, found))
        }
        _ => wanted == found,
    }
}

/// What kind of thing an answer is: the word it goes by in the log, whatever more it carries.
pub fn kind_of(action: &Value) -> Option<&str> {
    match action {
        Value::String(word) => Some(word),
        Value::Object(fields) => fields.keys().next().map(String::as_str),
        _ => None,
    }
}

/// What the reader of a lesson has before them.
pub struct Standpoint<'a, G: Rules> {
    /// What they see.
    pub view: &'a G::View,
    /// What they are asked, if they are.
    pub offer: Option<&'a Offer<G::Action>>,
    /// What they did since the card was turned.
    pub did: &'a [G::Action],
    /// What they heard since, by the keys of the sentences.
    pub told: &'a [Heard],
    /// Nothing more will be asked.
    pub over: bool,
    /// Which deed an answer belongs to.
    pub deed: fn(&G::Action) -> Option<&'static str>,
    /// What an answer that is offered does to its place.
    pub kind: &'a dyn Fn(&G::Action) -> Option<&'static str>,
}

// Not derived: references copy whatever `G` is.
impl<G: Rules> Clone for Standpoint<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Rules> Copy for Standpoint<'_, G> {}

impl When {
    /// Whether all of it holds. Once the game is over, whatever was waited for will not come.
    pub fn holds<G: Rules>(&self, at: &Standpoint<G>) -> bool {
        at.over
            || (self.is_asked(at) && self.is_done(at) && self.is_told(at) && self.is_seen(at))
            || self.or.iter().any(|other| other.holds(at))
    }

    fn is_asked<G: Rules>(&self, at: &Standpoint<G>) -> bool {
        let prompt = at.offer.and_then(|offer| offer.prompt.as_ref()).map(|prompt| prompt.key.as_ref());
        let fits = |want: &Want| at.offer.is_some_and(|o| o.choices.iter().any(|c| want.fits(c, at)));
        (self.asked.is_empty() || self.asked.iter().any(|key| prompt == Some(key.as_str())))
            && self.offered.as_ref().is_none_or(fits)
    }

    fn is_done<G: Rules>(&self, at: &Standpoint<G>) -> bool {
        let done = |action: &&G::Action| self.did.iter().any(|want| want.was(*action, at.deed));
        self.did.is_empty() || at.did.iter().filter(done).count() >= self.times.unwrap_or(1)
    }

    fn is_told<G: Rules>(&self, at: &Standpoint<G>) -> bool {
        let any = |keys: &[String], me: bool| {
            keys.is_empty() || at.told.iter().any(|(key, mine)| keys.contains(key) && (*mine || !me))
        };
        any(&self.told, false) && any(&self.mine, true)
    }

    fn is_seen<G: Rules>(&self, at: &Standpoint<G>) -> bool {
        if self.view.is_empty() && self.not.is_empty() {
            return true;
        }
        let view = kernel::to_json(at.view);
        let stands =
            |(pointer, wanted): (&String, &Value)| view.pointer(pointer).is_some_and(|v| matches(wanted, v));
        self.view.iter().all(stands) && !self.not.iter().any(stands)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_pattern_names_what_counts() {
        let place = json!({ "place": { "specialists": "captain" } });
        assert!(matches(&json!("place"), &place));
        assert!(matches(&json!({ "place": "specialists" }), &place));
        assert!(matches(&json!({ "place": { "specialists": null } }), &place));
        assert!(!matches(&json!({ "place": { "specialists": "soldier" } }), &place));
        assert!(!matches(&json!("pick"), &place));
        assert!(matches(&json!("pass"), &json!("pass")));
        assert!(matches(&json!([1, null]), &json!([1, 2])) && !matches(&json!([1]), &json!([1, 2])));
    }
}
